"""Levels: every game has them for every number of players, and each of them plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

import stolek
from stolek import Refusal
from stolek.bots import bots
from stolek.bots.bots import RandomBot, SearchBot
from stolek.bots.levels import known, make_bot
from stolek.kernel.game import plain_levels
from stolek.kernel.level import NAMES, Level
from tests.bots.positions import TINY, position
from tests.laws.tables import Table, all_tables

TABLES = [(name, players) for name in (*stolek.games(), "_template") for players in stolek.game(name).players]
FEW = 3
MODES = [table for table in all_tables() if stolek.compiled or not table.options]  # slow when interpreted
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
def test_every_table_has_the_levels_from_random_to_expert(name: str, players: int) -> None:
    game = stolek.game(name)
    assert known(game, players)[: len(NAMES)] == NAMES
    assert len(set(known(game, players))) == len(known(game, players))
    assert all(make_bot(game, players, bot) for bot in known(game, players))


@pytest.mark.parametrize("table", MODES, ids=str)
def test_every_bot_answers_legally_in_every_mode(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "FEWEST", 1)
    monkeypatch.setattr(bots, "SLOWER", 1)
    game = table.game
    state = position(game.name, table.players, 5, 3, **table.options)
    before = state.clone()
    for bot, level in game.levels(table.players).items():
        thinker = SearchBot(game, replace(level, simulations=min(level.simulations, FEW)))
        for seat in state.actors():
            assert thinker.choose(state, seat, 9) in state.legal(seat), bot
    assert state == before


def test_the_first_level_is_luck_the_others_think() -> None:
    assert isinstance(make_bot(TINY, 2, "random"), RandomBot)
    assert all(isinstance(make_bot(TINY, 2, name), SearchBot) for name in NAMES[1:])


@pytest.mark.parametrize("bot", ["grandmaster", "", "Random", "easy ", "../easy"])
def test_an_unknown_bot_is_refused_with_the_known_ones(bot: str) -> None:
    with pytest.raises(Refusal, match="unknown-bot") as caught:
        make_bot(TINY, 2, bot)
    assert caught.value.facts == {"bot": bot, "known": list(NAMES)}


def test_baselines_of_a_game_come_behind_the_levels() -> None:
    def with_baselines(players: int) -> Mapping[str, Level]:
        return {"greedy": Level(), **plain_levels(players), "flat": Level(simulations=9)}

    game = replace(TINY, levels=with_baselines)
    assert known(game, 2) == (*NAMES, "greedy", "flat")
    thinker = make_bot(game, 2, "flat")
    assert isinstance(thinker, SearchBot)
    assert thinker.level.simulations == 9


def test_without_advice_a_harder_level_imagines_more_games() -> None:
    budgets = [plain_levels(2)[name].simulations for name in NAMES[1:]]
    assert budgets == sorted(set(budgets))
    assert all(level.horizon >= 1000 for level in plain_levels(2).values())
