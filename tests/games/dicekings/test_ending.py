"""The end of the game, and places (KOD-57, KOD-63, KOD-69, KOD-70)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek import Outcome
from tests.games.dicekings.positions import Play, Table, draw, moves, names, play
from tests.games.dicekings.second import LAND

SIXTEEN = " ".join(list(LAND)[:16])


def last_tile(**table: Any) -> Play:
    """The first seat has claimed a merchant of the first tier; one tile is left in the stock."""
    usual: dict[str, Any] = {"dice": "341611", "offer": "K1-01", "stock": 1}
    match = Table(**usual | table).match()
    play(match, "claim merchant")
    draw(match, "K1-12")
    return match


def ended(**table: Any) -> Outcome:
    """The result of a game whose last tile the first seat placed on A1, a coast."""
    match = last_tile(**{"free": "A1"} | table)
    draw(match, "coast")
    play(match, "place A1")
    assert match.outcome is not None
    return match.outcome


def test_the_game_ends_with_the_stock() -> None:
    """KOD-63: at once; nobody has another turn, and two fields are free."""
    match = last_tile(players=3, turn=1, free="A1")
    draw(match, "coast")
    assert match.outcome is None
    events = play(match, "place A1")
    assert names(events) == ["placed", "ended"]
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("stock-empty", "KOD-63")
    view = match.view(None)
    assert (view["phase"], view["to_act"], view["stock"]["tiles"]) == ("over", [], 0)
    assert sum(not known["tile"] for known in view["fields"].values()) == 2


@pytest.mark.parametrize(("what", "dice", "tiles"), [("merchant", "341621", 2), ("thief", "162512", 2)])
def test_a_returned_tile_keeps_the_game_going(what: str, dice: str, tiles: int) -> None:
    """KOD-47, KOD-63: what goes back into the stock is there for the next turn."""
    card, next_card = {"merchant": ("K1-01", "K1-12"), "thief": ("K2-04", "K2-12")}[what]
    match = Table(dice=dice, offer=card, stock=tiles, free="A1 A2 B14 B15").match()
    play(match, f"claim {what}")
    draw(match, next_card, "coast", "floodplain")
    play(match, "place A1")
    assert (match.outcome, match.to_act) == (None, (1,))
    assert match.view(None)["stock"]["tiles"] == 1


def test_the_effect_comes_first() -> None:
    """KOD-56, KOD-63: a theft with the last tile, a gem of the third tier: then the end."""
    match = Table(dice="665555", offer="K2-09", stock=1, free="A1").match()
    play(match, "claim thief")
    draw(match, "K2-12", "coast")
    play(match, "place A1")
    assert match.outcome is None
    assert moves(match) == {"steal white from 2", "pass"}
    assert names(play(match, "steal white from 2")) == ["stole-gem", "ended"]
    merchant = Table(dice="341625", offer="K1-01", stock=1, free="A1").match()
    play(merchant, "claim merchant")
    draw(merchant, "K1-12", "coast")
    assert names(play(merchant, "place A1")) == ["placed", "gem-taken", "ended"]


def test_a_turn_without_tile_goes_on() -> None:
    """KOD-30, KOD-63: slayer and rogue place none, so the stock stays as it is."""
    match = Table(dice="515151", offer="K3-03", stock=1, dragons="A6").match()
    play(match, "claim slayer")
    draw(match, "K3-12")
    play(match, "slay A6")
    assert (match.outcome, match.to_act) == (None, (1,))


# ---- places -------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """KOD-69: more fires are of no use to who has fewer points."""
    outcome = ended(fields={0: "A5"}, whites={0: 4}, fires={1: 1})
    assert (outcome.scores, outcome.ranks) == ((6 + 8, 2 + 4), (1, 2))


def test_a_tie_is_broken_by_fires() -> None:
    """KOD-69: the same points, more dragon fires."""
    outcome = ended(whites={0: 3, 1: 0}, fields={1: "B6 B7"}, fires={0: 0, 1: 1}, golds={0: 1, 1: 0})
    assert outcome.scores[0] == 3 + 6 + 3
    assert outcome.scores[1] == 6 + 4
    outcome = ended(whites={0: 3, 1: 1}, fields={1: "B6 B7"}, fires={1: 1}, golds={0: 1})
    assert (outcome.scores, outcome.ranks) == ((12, 12), (2, 1))
    assert outcome.order == ((0, 12, 0), (0, 12, 1))


def test_a_tie_is_broken_by_more_fires() -> None:
    """KOD-68, KOD-69: three with the same points; who has most fires is first, the others share nothing."""
    outcome = ended(players=3, whites={0: 2, 1: 0, 2: 2}, fires={0: 1, 1: 2, 2: 0}, fields={1: "B6", 2: "B7"})
    assert (outcome.scores, outcome.ranks) == ((7, 7, 7), (2, 1, 3))


def test_a_shared_win() -> None:
    """KOD-69: the same points and as many fires; the third is third."""
    outcome = ended(players=3, fires={0: 1, 1: 1}, fields={1: "B6"}, whites={0: 1, 1: 1, 2: 1})
    assert (outcome.scores, outcome.ranks) == ((9, 9, 2), (1, 1, 3))


def test_lower_places_are_shared() -> None:
    """KOD-69: alike, by points and then by fires."""
    outcome = ended(players=4, whites={0: 5, 1: 1, 2: 1, 3: 1})
    assert (outcome.scores, outcome.ranks) == ((13, 2, 2, 2), (1, 2, 2, 2))
    whites, fires = {0: 1, 1: 4, 2: 3, 3: 1}, {0: 1, 1: 1, 2: 3, 3: 3}
    outcome = ended(players=4, whites=whites, fires=fires, golds={0: 2}, fields={1: "B6"})
    assert (outcome.scores, outcome.ranks) == ((11, 11, 10, 6), (1, 1, 3, 4))


# ---- won at once --------------------------------------------------------------------------------


def at_once(**table: Any) -> Outcome:
    """The second seat has sixteen tokens on the map, and needs another."""
    usual: dict[str, Any] = {"dice": "515151", "offer": "K3-03", "turn": 1, "dragons": "B6"}
    match = Table(**usual | table).match()
    play(match, "claim slayer")
    draw(match, "K3-12")
    assert match.outcome is not None
    return match.outcome


def test_an_immediate_win_over_a_higher_score() -> None:
    """KOD-57, KOD-70: that player alone is first, whatever the points, though tiles are left."""
    scattered = "A1 A3 A10 A12 A14 A9 B1 B3 B5 B7 B9 B11 B13 B15 A5 A7"
    rich = {
        "whites": {0: 8, 1: 0},
        "golds": {0: 2},
        "fires": {0: 5},
        "fields": {0: "A2 A4 A11", 1: scattered},
    }
    outcome = at_once(map=4, **rich)
    assert outcome.ending == "no-token-left"
    assert outcome.ranks == (2, 1)
    assert outcome.scores[0] > outcome.scores[1]
    first = at_once(players=3, map=4, fields={1: SIXTEEN, 0: "B2 B5", 2: "B9"}, whites={1: 0, 0: 5, 2: 3})
    assert first.ranks == (2, 1, 3)
    assert first.order[1][0] == 1


def test_the_others_are_ranked_as_usual() -> None:
    """KOD-69, KOD-70: by points, then by fires, shared where both are equal."""
    outcome = at_once(players=4, fields={1: SIXTEEN}, whites={0: 3, 1: 0, 2: 1, 3: 3}, fires={2: 1})
    assert outcome.scores[0] == outcome.scores[2] == outcome.scores[3] == 6
    assert outcome.ranks == (3, 1, 2, 3)


def test_a_winner_who_would_have_won_anyway() -> None:
    """KOD-70: and a leader who did not win is second, even with more points than the winner."""
    low = at_once(fields={1: SIXTEEN}, whites={0: 1, 1: 1})
    assert low.ranks == (2, 1)
    assert low.scores[1] > low.scores[0]


def test_how_things_stand_before_the_end() -> None:
    """KOD-69: the same order while the game goes on, without an ending."""
    match = Table(whites={0: 1, 1: 3}, fires={0: 1}).match()
    standing = match.game.outcome(match.state)
    assert (standing.ending, standing.clause, standing.ranks, standing.scores) == (None, None, (1, 2), (6, 6))
