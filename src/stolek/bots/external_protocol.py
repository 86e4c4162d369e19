"""The protocol between Stolek and external bots: one JSON object a line (docs/manual/bots.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from stolek.kernel.events import Event

PROTOCOL = 1
LONGEST_LINE = 1 << 16  # bytes of a line from the bot


class ToBot(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to the bot."""


class BotHello(ToBot, frozen=True, tag="hello"):
    """The first message: the game, the bot's seat and the limits."""

    protocol: int
    game: str
    revision: int
    players: int
    options: dict[str, Any]
    seat: int
    milliseconds: int


class Observe(ToBot, frozen=True, tag="observe"):
    """You owe a decision: your view, the events since your last one, and the legal moves."""

    number: int
    view: dict[str, Any]
    events: list[Event]
    legal: list[str]
    seed: int
    milliseconds: int


class Result(ToBot, frozen=True, tag="result"):
    """The last message: how the match ended."""

    ending: str | None
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class FromBot(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the bot."""


class Greeting(FromBot, frozen=True, tag="hello"):
    """The answer to `hello`."""


class Act(FromBot, frozen=True, tag="act"):
    """The answer to `observe` with the same number: one of the legal moves, as it was written there."""

    number: int
    move: str


GREETINGS = msgspec.json.Decoder(Greeting)
ACTS = msgspec.json.Decoder(Act)
