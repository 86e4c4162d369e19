"""Every law at every table: games on the shelf and the template, all players, all options."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import stolek
from tests.amounts import SAMPLE, SOAK, seeds
from tests.laws.laws import COSTLY, LAWS, Law
from tests.laws.laws_twins import traced_apart
from tests.laws.tables import Table, all_games, tables

pytestmark = [pytest.mark.soak] if SOAK else []


def cases() -> list[tuple[Table, Law]]:
    """Every law at every table; in a sample each law at one table of each game, the next law at the next."""
    found: list[tuple[Table, Law]] = []
    for game, (number, law) in product(all_games(), LAWS.items()):
        every = tables(game)
        found += [(table, law) for table in ([every[number % len(every)]] if SAMPLE else every)]
    return found


@pytest.mark.parametrize(("table", "law"), cases(), ids=lambda one: getattr(one, "__name__", str(one)))
def test_law(table: Table, law: Law) -> None:
    for seed in seeds(costly=law in COSTLY):
        law(table, Random(f"{table} {law.__name__} {seed}"))


@pytest.mark.skipif(not stolek.compiled, reason="the rules run interpreted: no binaries to compare with")
@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_compiled_equals_interpreted(name: str) -> None:
    games = range(8 if SOAK else 1)
    compiled = traced_apart(name, games, interpreted=False)
    interpreted = traced_apart(name, games, interpreted=True)
    assert len(compiled) == len(interpreted) > 0
    for one, other in zip(compiled, interpreted, strict=True):
        assert one == other
