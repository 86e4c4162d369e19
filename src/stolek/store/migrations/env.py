"""How Alembic runs our migrations: always on a connection that the house hands in."""

from __future__ import annotations

from alembic import context

from stolek.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by making the table anew
)
with context.begin_transaction():
    context.run_migrations()
