"""Every law at every table: games on the shelf and the template, all players, all options."""

from __future__ import annotations

from random import Random

import pytest

import stolek
from tests.laws.laws import LAWS, Law
from tests.laws.laws_twins import traced_apart
from tests.laws.tables import SOAK, Table, all_games, all_tables

# Every law plays at least one match for each seed: 25 of them make more than 100,000 decisions. Interpreted
# one is enough: law 14 holds what is interpreted against what is compiled, where there are three.
SEEDS = range(1000, 1025) if SOAK else range(3 if stolek.compiled else 1)

laws = pytest.mark.parametrize("law", LAWS.values(), ids=lambda law: law.__name__)
at_tables = pytest.mark.parametrize("table", all_tables(), ids=str)


pytestmark = [pytest.mark.soak] if SOAK else []


@laws
@at_tables
def test_law(table: Table, law: Law) -> None:
    for seed in SEEDS:
        law(table, Random(f"{table} {law.__name__} {seed}"))


@pytest.mark.skipif(not stolek.compiled, reason="the rules run interpreted: no binaries to compare with")
@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_compiled_equals_interpreted(name: str) -> None:
    seeds = range(8 if SOAK else 1)
    compiled = traced_apart(name, seeds, interpreted=False)
    interpreted = traced_apart(name, seeds, interpreted=True)
    assert len(compiled) == len(interpreted) > 0
    for one, other in zip(compiled, interpreted, strict=True):
        assert one == other
