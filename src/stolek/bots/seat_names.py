"""The record names a bot's seat after its level, behind a mark with which no person's name may begin. So a
match that is resumed, or continued elsewhere, recognises its bots."""

from __future__ import annotations

MARK = "~"


def bot_seat_name(level: str) -> str:
    """The name of a seat with a bot of this level."""
    return f"{MARK}{level}"


def level_of(name: str) -> str | None:
    """The level of the bot with this name; None for a person's name."""
    return name.removeprefix(MARK) if name.startswith(MARK) else None
