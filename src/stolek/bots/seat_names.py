"""A bot's seat carries the name of its level in the record, with a mark before it that no person's name may
have; so a match that goes on later, or elsewhere, knows its bots again."""

from __future__ import annotations

MARK = "~"


def bot_seat_name(level: str) -> str:
    """The name of a seat at which a bot of this level plays."""
    return f"{MARK}{level}"


def level_of(name: str) -> str | None:
    """The level of the bot with this name; None when it is a person's."""
    return name.removeprefix(MARK) if name.startswith(MARK) else None
