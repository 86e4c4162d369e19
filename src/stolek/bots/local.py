"""Players: bots that sit at a table, built in or brought from outside, all asked in the same way."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from stolek.bots.bots import Bot
from stolek.kernel.events import Event
from stolek.kernel.outcome import Outcome
from stolek.kernel.state import State


class BotQuestion(NamedTuple):
    """A decision that a seat owes, with nothing in it that the seat cannot know."""

    seat: int
    number: int
    """How many entries the record has: no two questions of a match share it and the seat."""
    world: State
    """The position as this seat can imagine it: what it knows is true, the rest is dealt anew."""
    told: list[Event]
    """What it was told since its last question; empty for players that do not listen."""
    seed: int
    """Where its own dice start."""


class BotFault(Exception):
    """A player that did not answer as it should.

    Kinds: `crashed` (it has ended), `overran` (its time), `illegal` (not a move that it may make now),
    `garbled` (not an answer at all), `gone` (it has ended too often to be started again).
    """

    def __init__(self, kind: str, detail: str, said: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail
        self.said = said  # the answer, when there was one


class Player(Protocol):
    """One who answers questions of one match."""

    listens: bool
    """Whether it wants to be told what happened."""

    def get_ready(self) -> None:
        """Be there for the next question, off the clock; raises Fault when it cannot be."""

    def answer(self, question: BotQuestion) -> int:
        """An action; raises Fault when there is none to be had."""

    def leave(self, outcome: Outcome | None) -> None:
        """The match is over, or broken off."""


class LocalBot:
    """A built-in mind in this process."""

    listens = False

    def __init__(self, bot: Bot) -> None:
        self.mind = bot

    def get_ready(self) -> None:
        """A mind is always there."""

    def answer(self, question: BotQuestion) -> int:
        """What the mind chooses; whatever goes wrong in it is its own fault."""
        try:
            return self.mind.choose(question.world, question.seat, question.seed)
        except Exception as error:
            raise BotFault("crashed", f"{type(error).__name__}: {error}") from error

    def leave(self, outcome: Outcome | None) -> None:
        """A mind keeps nothing from one match to the next."""


class SeatAtMatch(NamedTuple):
    """Where a player sits: all that it is told before the first question."""

    game: str
    revision: int
    players: int
    options: dict[str, Any]
    seat: int
