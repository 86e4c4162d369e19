"""Notification channels."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table of guests' channels: push, e-mail and webhook."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
    )
    op.create_index("ix_ways_guest", "ways", ["guest"])
