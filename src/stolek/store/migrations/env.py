"""The environment of Alembic: migrations run on a connection that the server passes in."""

from __future__ import annotations

from alembic import context

from stolek.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by recreating the table
)
with context.begin_transaction():
    context.run_migrations()
