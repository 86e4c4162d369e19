"""Every law at every table: games on the shelf and the template, all players, all options."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import stolek
from tests.amounts import SAMPLE, SOAK, chosen, seeds
from tests.laws.laws import COSTLY, LAWS, Law
from tests.laws.laws_twins import traced_apart
from tests.laws.tables import Table, all_games, tables

pytestmark = [pytest.mark.soak] if SOAK else []


def cases() -> list[tuple[Table, Law]]:
    """Every law at every table; in a sample at one table of each game, another one for another law."""
    found: list[tuple[Table, Law]] = []
    for game, law in product(all_games(), LAWS.values()):
        every = [(table, law) for table in tables(game)]
        found += chosen(every, 1, named) if SAMPLE else every
    return found


def named(case: tuple[Table, Law]) -> str:
    """A law at a table."""
    table, law = case
    return f"{table}-{law.__name__}"


@pytest.mark.parametrize(("table", "law"), [pytest.param(*case, id=named(case)) for case in cases()])
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
