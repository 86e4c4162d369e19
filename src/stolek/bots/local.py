"""Players at a table, built-in bots and external ones, all asked through one interface."""

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
    """The length of the record: with the seat, it identifies a question within a match."""
    world: State
    """The position as imagined for this seat: what it knows is true, the rest is dealt anew."""
    told: list[Event]
    """The events since its last question; empty for players that do not listen."""
    seed: int
    """The seed of its random numbers."""


class BotFault(Exception):
    """A player did not answer as it should.

    Kinds: `crashed` (it has ended), `overran` (its time limit), `illegal` (not a legal move now),
    `garbled` (not a valid message), `gone` (it has ended too often to be started again).
    """

    def __init__(self, kind: str, detail: str, said: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail
        self.said = said  # the answer, when there was one


class Player(Protocol):
    """Answers the questions of one match."""

    listens: bool
    """Whether it wants to be told what happened."""

    def get_ready(self) -> None:
        """Prepare for the next question, off the clock; raises BotFault on failure."""

    def answer(self, question: BotQuestion) -> int:
        """An action; raises BotFault when there is none."""

    def leave(self, outcome: Outcome | None) -> None:
        """The match is over, or was broken off."""


class LocalBot:
    """A built-in bot in this process."""

    listens = False

    def __init__(self, bot: Bot) -> None:
        self.mind = bot

    def get_ready(self) -> None:
        """Nothing to prepare."""

    def answer(self, question: BotQuestion) -> int:
        """What the bot chooses; any exception in it becomes a fault."""
        try:
            return self.mind.choose(question.world, question.seat, question.seed)
        except Exception as error:
            raise BotFault("crashed", f"{type(error).__name__}: {error}") from error

    def leave(self, outcome: Outcome | None) -> None:
        """Nothing to clean up."""


class SeatAtMatch(NamedTuple):
    """A player's place in a match: all that it is told before the first question."""

    game: str
    revision: int
    players: int
    options: dict[str, Any]
    seat: int
