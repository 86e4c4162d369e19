"""Variants: no tree card, two rounds (WIS-86 … WIS-88)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.wispwood import GAME
from tests.games.wispwood.facts import FIRST_GAME
from tests.games.wispwood.positions import Play, Table, moves, play, trees

FOUR = FIRST_GAME[:4]
GAP = "n13"


def almost(side: int) -> str:
    """A forest with a heart among trees, full but for one cell."""
    return " ".join(["T" * side] * (side - 2) + ["T" * (side - 1) + "h", "T" * (side - 2) + "C."])


@pytest.mark.parametrize("cards", [FOUR, FIRST_GAME])
def test_without_a_tree_card_trees_score_nothing(cards: tuple[str, ...]) -> None:
    """WIS-86: four cards; hearts still look at trees, and a full grid has its bonus."""
    match = Table(forests={0: almost(4), 1: "TC"}, cards=cards).match()
    trees(match, GAP)
    trees(match, "m12")
    scored = match.view(None)["scored"][0][0]
    assert set(scored) == {*cards, "fill", "total"}
    assert (scored["E-ADJACENT"], scored["fill"]) == (6, 2)
    assert scored.get("T-LARGEST", 0) == (13 if cards == FIRST_GAME else 0)
    assert match.view(None)["scores"][0] == scored["total"] == sum(scored[line] for line in (*cards, "fill"))
    assert [event.facts["card"] for event in match.told(None) if event.name == "scored-card"] == 2 * list(
        cards
    )


def test_trees_are_laid_without_a_tree_card() -> None:
    """WIS-86: everything else is as it is."""
    match = Table(cards=FOUR).match()
    assert "tree m12" in moves(match)
    play(match, "take 2", "shape I2", "wisp n14", "lay n", "done")
    assert match.view(None)["forests"][0] == ["CT", ".H"]
    assert len(match.view(None)["cards"]) == 4


@pytest.mark.parametrize(("rounds", "over"), [(2, True), (3, False)])
def test_two_rounds(rounds: int, over: bool) -> None:
    """WIS-87: grids of four and five with their bonuses, then the game is over."""
    match = Table(forests={1: almost(4)}, turn=1, rounds=rounds).match()
    assert match.view(None)["rounds"] == rounds
    trees(match, GAP)
    assert match.outcome is None
    assert match.view(None)["scored"][1][0]["fill"] == 2
    match = Table(round=2, forests={1: almost(5)}, turn=1, rounds=rounds, scored={1: [30]}).match()
    trees(match, GAP)
    assert match.view(None)["scored"][1][1]["fill"] == 4
    assert (match.outcome is not None) == over
    assert match.view(None)["phase"] == ("over" if over else "cats")


def whole(players: int, seed: int, **options: Any) -> Play:
    """A match to its end, by idle decisions."""
    match = GAME.start(players, seed=seed, **options)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, GAME.moves.move(match.state.idle(seat)))
    return match


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("tree_card", [True, False])
@pytest.mark.parametrize("rounds", [2, 3])
def test_variants_combine_freely(players: int, tree_card: bool, rounds: int) -> None:
    """WIS-88: also in the solo game."""
    match = whole(players, 5, tree_card=tree_card, rounds=rounds, cards="one-paw")
    view = match.view(None)
    assert len(view["cards"]) == 4 + tree_card
    assert (view["round"], len(view["scored"][0])) == (rounds, rounds)
    assert match.outcome is not None
    assert sum(item.points for item in match.outcome.items[0]) == match.outcome.scores[0]
    if players == 1:
        assert len(view["ghost"]["points"]) == rounds
    else:
        assert {fill["fill"] for fill in view["scored"][0] + view["scored"][1]} - {0} == {2, 4, 6} - (
            {6} if rounds == 2 else set()
        )
