"""What is stored, as SQL tables. A change here needs a migration beside it."""

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

# Constraints have names of their own, so that a migration can speak of them on every engine.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table() -> Column[str]:
    """The table that a row belongs to."""
    return Column("table", String(LONGEST_ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(12), nullable=False),  # gathering, playing, over
    Column("agreement", Text, nullable=False),  # what was agreed before the start, as JSON
    Column("header", Text),  # of the record, as JSON, once the match has begun
    Column("seed", LargeBinary),  # the secret one; none where dice are real
    Column("host", SmallInteger),  # his seat; none when he does not play
    Column("locked", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # whether strangers find it
    Column("invitations", Integer, nullable=False, server_default="0"),  # that are worthless by now
    Column("following", String(LONGEST_ID)),  # the rematch
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    Column("begun", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when somebody's time will be up
    Index(None, "deadline"),
    Index("ix_tables_lobby", "open", "phase", "changed"),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", SmallInteger, primary_key=True),
    Column("guest", String(LONGEST_ID)),  # who sits there; none: nobody
    Column("name", String(40), nullable=False),
    Column("colour", String(12), nullable=False),
    Column("bot", String(40)),  # the level of the bot that plays there
    Column("code", String(LONGEST_DIGEST)),  # digest of the code to come back with
    Column("pin", String(LONGEST_DIGEST)),  # digest of the PIN that the code needs; none: it opens alone
    Column("left", Boolean, nullable=False, server_default=false()),  # given up, or out of time
    Index(None, "guest"),
)

entries = Table(
    "entries",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),  # as in a record
    Column("at", BigInteger, nullable=False),
    Column("request", String(LONGEST_REQUEST)),  # by which it was asked for
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

remarks = Table(
    "remarks",
    metadata,
    of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger),  # none: the gallery
    Column("name", String(40), nullable=False),
    Column("phrase", String(20)),
    Column("text", Text),
    Column("at", BigInteger, nullable=False),
    Column("request", String(LONGEST_REQUEST)),
    Index("ix_remarks_request", "table", "seat", "request", unique=True),
)

breaks = Table(
    "breaks",
    metadata,
    of_table(),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger),  # none: it goes on
)

ways = Table(
    "ways",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("guest", String(LONGEST_ID), nullable=False),  # who is called by it
    Column("way", String(8), nullable=False),  # push, email, webhook
    Column("target", Text, nullable=False),  # where it leads, as JSON
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # whether he who is called there wants it
    Column("created", BigInteger, nullable=False),
    Index(None, "guest"),
)

hours = Table(
    "hours",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
