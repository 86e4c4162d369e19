"""Seats that were left, and chat requests that are done only once."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("left", sa.Boolean))
entries = sa.table("entries", sa.column("table"), sa.column("entry"))
remarks = sa.table(
    "remarks", sa.column("table"), sa.column("number"), sa.column("seat"), sa.column("request")
)


def upgrade() -> None:
    """Add `seats.left`; make the request ids of remarks unique."""
    op.add_column("seats", sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()))
    mark_what_was_left()
    forget_names_of_repeated_requests()
    op.create_index("ix_remarks_request", "remarks", ["table", "seat", "request"], unique=True)


def mark_what_was_left() -> None:
    """Set `left` from the record: resignations and timeouts cannot be undone."""
    connection = op.get_bind()
    kinds = [entries.c.entry.like(f'["{kind}",%') for kind in ("resigned", "timed-out")]
    for table, entry in connection.execute(sa.select(entries).where(sa.or_(*kinds))).all():
        place = sa.and_(seats.c.table == table, seats.c.seat == json.loads(entry)[1])
        connection.execute(sa.update(seats).where(place).values(left=True))


def forget_names_of_repeated_requests() -> None:
    """Where remarks share a request id, only the first one keeps it."""
    earlier = remarks.alias("earlier")
    same = [earlier.c[name] == remarks.c[name] for name in ("table", "seat", "request")]
    repeated = sa.exists().where(*same, earlier.c.number < remarks.c.number)
    op.get_bind().execute(sa.update(remarks).where(repeated).values(request=None))
