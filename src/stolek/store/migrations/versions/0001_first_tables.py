"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create tables, seats, entries, keys and remarks (chat); hours (uptime of the server)."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("agreement", sa.Text, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("host", sa.SmallInteger),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("following", sa.String(16)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("begun", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_lobby", "tables", ["open", "phase", "changed"])
    op.create_table(
        "seats",
        of_table("seats"),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("guest", sa.String(16)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(12), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("code", sa.String(64)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        of_table("entries"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("request", sa.String(40)),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), nullable=False),
        of_table("keys"),
        sa.Column("opens", sa.String(8), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.PrimaryKeyConstraint("digest", name="pk_keys"),
    )
    op.create_index("ix_keys_table", "keys", ["table"])
    op.create_table(
        "remarks",
        of_table("remarks"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("phrase", sa.String(20)),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("request", sa.String(40)),
        sa.PrimaryKeyConstraint("table", "number", name="pk_remarks"),
    )
    op.create_table(
        "hours",
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_hours"),
    )


def of_table(name: str) -> sa.Column[str]:
    """The foreign key to the table that a row belongs to."""
    owner = sa.ForeignKey("tables.id", name=f"fk_{name}_table", ondelete="CASCADE")
    return sa.Column("table", sa.String(16), owner, nullable=False)
