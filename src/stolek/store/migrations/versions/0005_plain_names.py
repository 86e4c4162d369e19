"""Plain names: chat, pauses, channels and uptime were remarks, breaks, ways and hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables under their new names and move the rows.

    Copied and not renamed, so that constraints have the new names, too, which SQLite cannot rename.
    """
    op.create_table(
        "chat",
        of_table("chat"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("phrase", sa.String(20)),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("request", sa.String(40)),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
    )
    move("remarks", "chat", ("table", "number", "seat", "name", "phrase", "text", "at", "request"))
    op.create_index("ix_chat_request", "chat", ["table", "seat", "request"], unique=True)
    op.create_table(
        "pauses",
        of_table("pauses"),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("table", "since", name="pk_pauses"),
    )
    move("breaks", "pauses", ("table", "since", "until"))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    same = ("target", "language", "confirmed", "created")
    move("ways", "channels", ("id", "guest", "way", *same), ("id", "guest", "kind", *same))
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_table(
        "uptime",
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_uptime"),
    )
    move("hours", "uptime", ("since", "until"))


def of_table(name: str) -> sa.Column[str]:
    """The table that a row belongs to."""
    foreign_key = sa.ForeignKey("tables.id", ondelete="CASCADE", name=f"fk_{name}_table")
    return sa.Column("table", sa.String(16), foreign_key, nullable=False)


def move(old: str, new: str, columns: tuple[str, ...], renamed: tuple[str, ...] | None = None) -> None:
    """Copy all rows into the new table, and drop the old one."""
    source = sa.table(old, *map(sa.column, columns))
    target = sa.table(new, *map(sa.column, renamed or columns))
    op.execute(sa.insert(target).from_select(list(renamed or columns), sa.select(*source.c)))
    op.drop_table(old)
