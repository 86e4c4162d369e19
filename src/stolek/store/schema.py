"""The database schema. Every change here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

LONGEST_ID = 16
LONGEST_DIGEST = 64
LONGEST_REQUEST = 40

# Named constraints, so that migrations can refer to them on every database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table() -> Column[str]:
    """The foreign key to the table that a row belongs to."""
    return Column("table", String(LONGEST_ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(12), nullable=False),  # gathering, playing, over
    Column("agreement", Text, nullable=False),  # settings agreed before the start, as JSON
    Column("header", Text),  # of the record, as JSON, once the match has begun
    Column("seed", LargeBinary),  # secret; null if chance is manual
    Column("host", SmallInteger),  # seat of the host; null if the host does not play
    Column("locked", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # whether strangers see it in lists
    Column("invitations", Integer, nullable=False, server_default="0"),  # how many were revoked
    Column("following", String(LONGEST_ID)),  # the rematch
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    Column("begun", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when the next clock runs out
    Index(None, "deadline"),
    Index("ix_tables_lobby", "open", "phase", "changed"),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", SmallInteger, primary_key=True),
    Column("guest", String(LONGEST_ID)),  # null: nobody sits there
    Column("name", String(40), nullable=False),
    Column("colour", String(12), nullable=False),
    Column("bot", String(40)),  # the level of the bot that plays there
    Column("code", String(LONGEST_DIGEST)),  # digest of the rejoin code
    Column("pin", String(LONGEST_DIGEST)),  # digest of the PIN that the code needs; null: none
    Column("left", Boolean, nullable=False, server_default=false()),  # resigned, or out of time
    Index(None, "guest"),
)

entries = Table(
    "entries",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),  # as in a record
    Column("at", BigInteger, nullable=False),
    Column("request", String(LONGEST_REQUEST)),  # id of the request for it
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(LONGEST_DIGEST), primary_key=True),
    Column("table", String(LONGEST_ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("opens", String(8), nullable=False),  # seat, watch, invite, host
    Column("seat", SmallInteger),
    Index(None, "table"),
)

chat = Table(
    "chat",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger),  # null: the gallery
    Column("name", String(40), nullable=False),
    Column("phrase", String(20)),
    Column("text", Text),
    Column("at", BigInteger, nullable=False),
    Column("request", String(LONGEST_REQUEST)),
    Index("ix_chat_request", "table", "seat", "request", unique=True),
)

pauses = Table(
    "pauses",
    metadata,
    of_table(),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger),  # null: not over yet
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("guest", String(LONGEST_ID), nullable=False),  # who is notified
    Column("kind", String(8), nullable=False),  # push, email, webhook
    Column("target", Text, nullable=False),  # address, or URL and keys, as JSON
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # whether its recipient has agreed
    Column("created", BigInteger, nullable=False),
    Index(None, "guest"),
)

uptime = Table(
    "uptime",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
