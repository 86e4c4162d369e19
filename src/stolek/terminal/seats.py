"""Who sits where: people at this keyboard, and bots of some level."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

from stolek.bots.imagined_state import imagined_state
from stolek.bots.seat_names import MARK, bot_seat_name, level_of
from stolek.bots.worker import BotWorker, Thought
from stolek.kernel.level import RANDOM
from stolek.kernel.match import Match
from stolek.kernel.move import Move
from stolek.kernel.refusal import Refusal
from stolek.words.speak import Speaker

ADVISER = "expert"  # the level that gives hints


def seating(players: int, people: int, names: Sequence[str], level: str = RANDOM) -> tuple[str, ...]:
    """The names of the seats as the record stores them: people first, then bots."""
    if not 0 <= people <= players:
        raise Refusal("bad-people", people=people, players=players)
    if len(names) > people or any(name.startswith(MARK) or not name.isprintable() for name in names):
        raise Refusal("bad-names", people=people, mark=MARK)
    return (*names, *[""] * (people - len(names)), *[bot_seat_name(level)] * (players - people))


def spoken_names(seats: Sequence[str], speaker: Speaker) -> tuple[str, ...]:
    """The names of the seats as they are shown: bots are called bots."""
    bots = [seat for seat, name in enumerate(seats) if level_of(name)]
    return tuple(
        speaker.say("terminal-bot", number=bots.index(seat) + 1) if seat in bots else name
        for seat, name in enumerate(seats)
    )


class Lineup:
    """The people and bots of one match."""

    def __init__(self, match: Match[Any], luck: str | None = None) -> None:
        names = match.record.header.seats
        self.people = [seat for seat, name in enumerate(names) if level_of(name) is None]
        self.bots = [seat for seat, name in enumerate(names) if level_of(name) is not None]
        self.thoughts = BotWorker()
        self.luck = luck or match.record.header.commitment or secrets.token_hex()

    def level(self, match: Match[Any], seat: int) -> str:
        """The level of the bot on a seat; RANDOM for a person."""
        return level_of(match.record.header.seats[seat]) or RANDOM

    def bot_move(self, match: Match[Any], seat: int) -> Move:
        """The move of the bot on this seat, from what the seat may know."""
        return match.game.moves.move(self.thought(match, seat, self.level(match, seat)).action)

    def thought(self, match: Match[Any], seat: int, level: str) -> Thought:
        """The action of a bot of some level for a seat, and the reasons."""
        number = self.number(match, seat)
        world = imagined_state(match.state, seat, number)
        return self.thoughts.think(match.game.name, level, world, seat, number)

    def number(self, match: Match[Any], seat: int) -> int:
        """The seed of a bot's decision: the same in a match that was saved and resumed."""
        text = f"{self.luck} {len(match.record.entries)} {seat}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
