"""Pauses of the clocks, PINs of seats, and the number of revoked invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add an empty table of pauses and the columns; no seat has a PIN yet."""
    op.create_table(
        "breaks",
        sa.Column(
            "table",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE", name="fk_breaks_table"),
            nullable=False,
        ),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("table", "since", name="pk_breaks"),
    )
    op.add_column("tables", sa.Column("invitations", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("pin", sa.String(64)))
