"""The adviser of King of the Dice: what moves are worth, quick moves, levels."""

from __future__ import annotations

from typing import Any

import pytest

import stolek
from stolek.bots.levels import make_bot
from stolek.bots.paired_rollouts import PairedRollouts
from stolek.bots.ranking import Ranking
from stolek.bots.search import Search
from stolek.games.dicekings import GAME
from stolek.games.dicekings.bot.adviser import DiceKingsAdviser, levels
from stolek.games.dicekings.bot.terms import GEM, HINDERS, JOKERS, N_TERMS, TERMS, TERRITORY, THROW
from stolek.games.dicekings.edition.schema import FIELDS
from stolek.games.dicekings.rules.codes import (
    CLAIMING,
    FIRST_ALARM,
    FIRST_CARD_THEFT,
    FIRST_CLAIM,
    FIRST_CONQUER,
    FIRST_GEM_THEFT,
    FIRST_PLACE,
    FIRST_SLAY,
    PASS,
    ROLLING,
    STOP,
)
from stolek.games.dicekings.rules.state import DiceKings
from stolek.kernel.level import NAMES, Level
from stolek.kernel.seats import CHANCE
from stolek.words.speak import LANGUAGES, Speaker
from tests.bots.positions import rehearsed

from .positions import Table

CHASER = levels(2)["chaser"].skill


def looks(state: DiceKings, skill: int = 0) -> dict[int, int]:
    """How good every legal move looks to the seat on turn."""
    adviser = DiceKingsAdviser()
    adviser.skill = skill
    sight = Ranking(adviser)
    sight.begin(state, state.turn, 1)
    return dict(sight.looks())


def best(state: DiceKings, skill: int = 0) -> int:
    """The move that looks best."""
    judged = looks(state, skill)
    return max(judged, key=lambda action: judged[action])


def reasons(state: DiceKings, action: int) -> list[int]:
    """The terms of a move."""
    adviser = DiceKingsAdviser()
    adviser.watch(state)
    return adviser.reasons(state.turn, action)


def field(name: str) -> int:
    """The number of a field."""
    return FIELDS.index(name)


def placing(**told: Any) -> DiceKings:
    """A merchant's tile is to be placed."""
    return Table(phase="placing", task="merchant", level=1, dice="111111", throws=3, **told).state()


# ---- fields -------------------------------------------------------------------------------------------


def test_a_field_that_joins_territories_is_best() -> None:
    state = placing(fields={0: "A1 A3"}, shown="floodplain", white="", gold="")
    assert best(state) == FIRST_PLACE + field("A2")
    joining = reasons(state, FIRST_PLACE + field("A2"))
    apart = reasons(state, FIRST_PLACE + field("B14"))
    assert joining[TERRITORY] > apart[TERRITORY] > 0


def test_the_gem_of_a_field_counts() -> None:
    with_gem = placing(shown="steppe", white="B2", gold="")
    bare = placing(shown="steppe", white="", gold="")
    assert reasons(with_gem, FIRST_PLACE + field("B2"))[GEM] > 0
    assert reasons(bare, FIRST_PLACE + field("B2"))[GEM] == 0
    assert best(with_gem) == FIRST_PLACE + field("B2")


def test_a_rogue_cuts_a_territory_in_two() -> None:
    row = {0: "A7", 1: "A11 A12 A13"}  # A7 touches A12 and A13
    state = Table(phase="conquering", task="rogue", level=1, dice="111111", fields=row).state()
    cut = reasons(state, FIRST_CONQUER + field("A12"))
    end = reasons(state, FIRST_CONQUER + field("A13"))
    assert cut[HINDERS] > end[HINDERS] > 0


def test_a_dragon_with_a_gem_is_slain_first() -> None:
    state = Table(phase="slaying", task="slayer", level=1, dice="111111", dragons="A6 B6", gold="B6").state()
    assert best(state) == FIRST_SLAY + field("B6")


# ---- thefts -------------------------------------------------------------------------------------------


def test_the_golden_gem_is_stolen() -> None:
    told: dict[str, Any] = {"golds": {1: 1}, "whites": {1: 1}, "fields": {0: "A1"}}
    state = Table(phase="stealing-gem", task="thief_gem", level=1, dice="111111", **told).state()
    assert best(state) == FIRST_GEM_THEFT + 4 + 1


def test_a_card_that_makes_a_pair_is_stolen() -> None:
    """K4-03 and K5-12 both carry a red 6, K1-01 a blue 2."""
    told: dict[str, Any] = {"up": {0: "K4-03", 1: "K5-12 K1-01"}, "fields": {0: "A1"}}
    state = Table(phase="stealing-card", task="thief_card", level=1, dice="111111", **told).state()
    assert best(state) == FIRST_CARD_THEFT + 18 + 5


def test_to_decline_looks_worse_than_any_theft() -> None:
    gems = Table(phase="stealing-gem", task="thief_gem", level=1, dice="111111", golds={1: 1}).state()
    told: dict[str, Any] = {"players": 4, "up": {1: "K3-08", 2: "K5-02 K3-01", 3: "K5-01"}}
    cards = Table(phase="stealing-card", task="thief_card", level=1, dice="111111", **told).state()
    for state in (gems, cards):
        for skill in (0, CHASER):
            judged = looks(state, skill)
            assert judged.pop(PASS) < min(judged.values())
        assert not any(reasons(state, PASS))


# ---- cards and throws ---------------------------------------------------------------------------------


def test_a_higher_tier_is_worth_more() -> None:
    """K1-07 asks for three, four or five of a kind."""
    worth = [looks(Table(dice=dice, offer="K1-07").state())[FIRST_CLAIM] for dice in ("555123", "555523")]
    assert worth[0] < worth[1]


def test_jokers_have_their_price() -> None:
    """A red 6 is missing for K3-01 (AC-1)."""
    state = Table(dice="116342", offer="K3-01", up={0: "K4-03 K5-12"}).state()
    assert FIRST_CLAIM + 2 in state.legal(0)
    assert reasons(state, FIRST_CLAIM + 2)[JOKERS] < 0


def test_an_alarm_brings_a_superjoker() -> None:
    state = Table(dice="123456", offer="K1-10 K2-12 K3-02 K4-01 K5-07").state()
    alarms = [action for action in state.legal(0) if action >= FIRST_ALARM]
    assert all(reasons(state, action)[JOKERS] > 0 for action in alarms)


def test_a_throw_is_planned() -> None:
    """Who has a merchant's best tier stops; what is thrown again is never worth less than the plan says."""
    state = Table(dice="555555", throws=2, offer="K1-07 K5-04").state()
    judged = looks(state)
    assert best(state) == STOP
    assert reasons(state, STOP)[THROW] == judged[STOP]


def test_the_chaser_stops_at_the_easiest_card() -> None:
    state = Table(dice="555123", throws=1, offer="K1-07").state()
    assert best(state, CHASER) == STOP


def test_terms_add_up() -> None:
    for state in (
        Table(dice="555123", offer="K1-07").state(),
        placing(fields={0: "A1", 1: "A9"}, shown="steppe"),
    ):
        for action, total in looks(state).items():
            assert sum(reasons(state, action)[:N_TERMS]) == total


# ---- rehearsals ---------------------------------------------------------------------------------------

N_AIMS = 5 * 3 + 1  # every pile at every tier, and the alarm


def rehearsal(state: DiceKings) -> PairedRollouts:
    """Some games rehearsed for the seat on turn."""
    return rehearsed(state, state.turn, 1, 40, DiceKingsAdviser())


def test_while_dice_are_thrown_cards_and_the_alarm_are_rehearsed() -> None:
    state = Table(dice="555123", offer="K1-07", throws=1).state()
    options = {option for option, _, _ in rehearsal(state).tried()}
    assert options < set(range(N_AIMS))
    assert max(options) == N_AIMS - 1
    assert rehearsal(state).choice() in state.legal(0)


def test_rehearsals_leave_the_position_alone_and_are_repeatable() -> None:
    state = Table(dice="555123", offer="K1-07", fields={0: "A1", 1: "A9"}).state()
    before = state.clone()
    assert rehearsal(state).tried() == rehearsal(state).tried()
    assert state == before
    assert state.rng == before.rng


def test_what_games_show_is_believed() -> None:
    state = Table(dice="555523", offer="K1-07 K3-07", fields={0: "A1", 1: "A9"}).state()
    assert any(looked != believed for _, looked, believed in rehearsal(state).tried())


# ---- playing on ---------------------------------------------------------------------------------------

SETUPS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"setup": "random"}),
    (4, {"setup": "random"}),
    (2, {"setup": "free", "map": 4, "dragons": []}),
]


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_moves_are_legal_in_a_random_game(players: int, options: dict[str, Any]) -> None:
    """Planning a throw takes long where the rules run interpreted; there quick moves can be asked for."""
    state = GAME.set_up(players, GAME.agreed(players, options))
    state.seed(players)
    sight, adviser = Ranking(DiceKingsAdviser()), DiceKingsAdviser()
    adviser.watch(state)
    while not state.over():
        seat = state.actors()[0]
        if seat != CHANCE and (stolek.compiled or state.phase != ROLLING):
            sight.begin(state, seat, 1)
            assert sight.choice() in state.legal(seat)
            assert stolek.compiled or adviser.choose(seat) in state.legal(seat)
        state.apply(seat, state.sample(seat))
    shares = [adviser.estimate(seat) for seat in range(players)]
    assert sum(shares) == pytest.approx(1)
    assert [share > 0 for share in shares] == [rank == 1 for rank in state.ranks()]


def test_quick_games_come_to_an_end() -> None:
    """One game, played on by quick moves alone; fewer of them where the rules run interpreted."""
    state = GAME.set_up(2, GAME.agreed(2, {"first": 0}))
    state.seed(1)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(CHANCE))
    search = Search(DiceKingsAdviser())
    search.horizon = 600 if stolek.compiled else 6
    search.begin(state, 0, 1)
    search.run(1)
    assert len(search.tried()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_estimates_are_shares(players: int) -> None:
    state = GAME.set_up(players, GAME.agreed(players, {}))
    state.seed(1)
    adviser = DiceKingsAdviser()
    adviser.watch(state)
    while not state.over():
        if state.actors()[0] != CHANCE:
            assert all(0 <= adviser.estimate(seat) <= 1 for seat in range(players))
        state.apply(state.actors()[0], state.sample(state.actors()[0]))


def test_who_has_more_is_better_off() -> None:
    state = Table(fields={0: "A1 A2 A3", 1: "B15"}).state()
    adviser = DiceKingsAdviser()
    adviser.watch(state)
    assert adviser.estimate(0) > 0.5 > adviser.estimate(1)


# ---- levels -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_makes_the_same_legal_move_again(players: int) -> None:
    state = Table(players=players, dice="555123", offer="K1-07", fields={0: "A1", 1: "A9"}).state()
    assert state.phase == CLAIMING
    for name in (*NAMES, "chaser"):
        moves = {make_bot(GAME, players, name).choose(state, 0, 7) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(state.legal(0))


def test_levels_are_known_for_every_number_of_players() -> None:
    for players in GAME.players:
        assert {*NAMES[1:], "chaser"} == set(GAME.levels(players))
        assert all(isinstance(level, Level) for level in GAME.levels(players).values())


def test_every_term_has_a_word_in_every_language() -> None:
    assert GAME.terms == TERMS
    for language in LANGUAGES:
        speaker = Speaker(language, GAME)
        assert all(speaker.say(f"term-{term}") for term in TERMS)
