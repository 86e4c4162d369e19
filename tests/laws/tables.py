"""All ways to sit down: every game on the shelf, the template too, with every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import stolek
from stolek import Game, Match, Refusal, State

TESTS = Path(__file__).parents[1] / "games"
TEMPLATE = "_template"

Given = dict[str, Any]
Eye = int | None


@dataclass(frozen=True)
class Table:
    """One way to play one game; what the laws are applied to."""

    game: Game[Any]
    players: int
    options: Given
    tests: Path = field(default=TESTS, repr=False)
    """Where the tests of all games are."""

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players}{chosen}"

    @property
    def eyes(self) -> tuple[Eye, ...]:
        """All who look on: the gallery and every seat."""
        return (None, *range(self.players))

    def start(self, dice: Random) -> State:
        """The position before anything happened, with the searcher's dice set."""
        state: State = self.game.set_up(self.players, self.game.agreed(self.players, self.options))
        state.seed(dice.getrandbits(60))
        return state

    def match(self, dice: Random, chance: str = "sealed") -> Match[Any]:
        """A match waiting for its first decision."""
        seed = dice.getrandbits(60) if chance == "sealed" else None
        return self.game.start(self.players, seed, chance, **self.options)


def all_games() -> list[Game[Any]]:
    """Every game on the shelf, and the template."""
    return [stolek.game(name) for name in (*stolek.games(), TEMPLATE)]


@cache
def all_tables() -> list[Table]:
    """Every table of every game."""
    return [table for game in all_games() for table in tables(game)]


def tables(game: Game[Any], tests: Path = TESTS) -> list[Table]:
    """As few ways to play as show every option value with every number of players that takes it."""
    found: list[Table] = []
    for players in game.players:
        shown: set[tuple[str, str]] = set()
        for given in choices(game, players):
            values = {(name, repr(value)) for name, value in given.items()}
            if shown and values <= shown:
                continue
            try:
                agreed = game.agreed(players, given)
            except Refusal:
                continue
            found.append(Table(game, players, given, tests))
            shown |= values | {(name, repr(value)) for name, value in agreed.items()}
    return found


def choices(game: Game[Any], players: int) -> Iterator[Given]:
    """No option, another value of every option at once, of one, of two in pairs."""
    single = [{option.name: value} for option in game.options for value in option.known]
    yield {}
    yield from (many(game, players, turn) for turn in range(1, most_values(game)))
    yield from single
    yield from (one | other for one, other in combinations(single, 2) if one.keys() != other.keys())


def most_values(game: Game[Any]) -> int:
    """The values of the option that has most of them."""
    return max((len(option.known) for option in game.options), default=0)


def many(game: Game[Any], players: int, turn: int) -> Given:
    """The value of every option whose turn it is, as far as they go together."""
    given: Given = {}
    for option in game.options:
        more = given | {option.name: option.known[turn % len(option.known)]}
        try:
            game.agreed(players, more)
        except Refusal:
            continue
        given = more
    return given
