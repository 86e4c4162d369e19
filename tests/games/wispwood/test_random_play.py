"""The engine against a second, obvious telling of the rules (second.py), on random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stolek.games.wispwood import GAME
from stolek.games.wispwood.rules import Wispwood
from tests.games.wispwood.facts import GHOSTS, GRIDS, KINDS, OF_EACH_KIND
from tests.games.wispwood.positions import Play, tickets
from tests.games.wispwood.second import Second, name_of

PICKED = ["P-PAIRS", "H-CHAIN", "O-CORNER", "E-BEAM", "T-DIAGONAL"]
Policy = Callable[[list[str], Random], str]


def any_verb(moves: list[str], dice: Random) -> str:
    """Anything, but not always a tree only because there are so many cells."""
    verbs = sorted({move.rpartition(" ")[0] or move for move in moves})
    verb = dice.choice(verbs)
    return dice.choice([move for move in moves if (move.rpartition(" ")[0] or move) == verb])


def lover_of_wisps(moves: list[str], dice: Random) -> str:
    """Wisps, and shapes that cost the cat, as long as there are any."""
    taking = [move for move in moves if move.startswith(("take", "cat shape"))]
    return dice.choice(taking) if taking and dice.random() < 0.9 else any_verb(moves, dice)


def lover_of_refreshes(moves: list[str], dice: Random) -> str:
    """A new pond in every turn, and then a single tree: the supply is soon used up."""
    for first in ("refresh", "cat refresh", "done"):
        if first in moves:
            return first
    trees = [move for move in moves if move.startswith("tree")]
    return dice.choice(trees) if trees and dice.random() < 0.93 else any_verb(moves, dice)


def wanderer(moves: list[str], dice: Random) -> str:
    """Always as far to the right and down as possible."""
    cells = [move for move in moves if move.startswith(("tree", "wisp", "cat m", "cat "))]
    cells = [move for move in cells if move[-1].isdigit() and " shape " not in move]
    if cells and dice.random() < 0.8:
        return max(cells, key=lambda move: (move.split()[-1][0], int(move.split()[-1][1:])))
    return any_verb(moves, dice)


STARTS: list[tuple[int, dict[str, Any], Policy, str]] = [
    (1, {}, any_verb, "fair"),
    (1, {"ghost": 4, "cards": "promos"}, lover_of_wisps, "fair"),
    (1, {"ghost": 2, "rounds": 2, "tree_card": False}, any_verb, "loaded"),
    (1, {"ghost": 3, "pond": "free"}, lover_of_refreshes, "loaded"),
    (2, {}, lover_of_wisps, "fair"),
    (2, {"cards": PICKED, "first": 1}, lover_of_wisps, "loaded"),
    (2, {"cards": "one-paw", "pond": "free"}, wanderer, "fair"),
    (3, {"cards": ["P-PAIRS", "H-AROUND", "O-LINE", "E-BEAM"], "rounds": 2}, any_verb, "fair"),
    (3, {"cards": ["P-PAIRS", "H-TWO", "O-LINE", "E-BELOW", "T-SECOND"]}, lover_of_wisps, "loaded"),
    (4, {"cards": "first-game"}, any_verb, "fair"),
    (4, {"cards": "promos", "first": 2}, lover_of_refreshes, "fair"),
]


def some_draw(second: Second, dice: Random, chance: str) -> str:
    """What fortune brings: with true odds, or for long the same kind, so that ponds are all alike."""
    odds = second.odds()
    if chance == "loaded" and second.phase == "dealing" and dice.random() < 0.97:
        scarce = max(odds.items(), key=lambda item: item[1])
        return scarce[0]
    return dice.choices(list(odds), weights=list(odds.values()))[0]


def check_same(match: Play, second: Second) -> None:
    """Both tell the same of the position."""
    view = match.view(None)
    assert view["phase"] == second.phase
    assert set(match.to_act) == second.owing()
    assert (view["round"], view["turn"]) == (second.round, second.turn)
    assert view["shapes"] == second.ring + [None] * (8 - len(second.ring))
    assert view["pond"] == second.pond
    assert view["supply"] == second.supply
    assert view["discards"] == {kind: second.discards[letter] for letter, kind in KINDS.items()}
    assert view["cats"] == ["ready" if ready else "hidden" for ready in second.ready]
    assert view["scored"] == [[*map(dict, rounds)] for rounds in second_points(view, second)]
    assert view["choosing"] == sorted(second.asked)
    for seat in range(second.players):
        assert view["forests"][seat] == second.rows(seat)
        rows, columns = zip(*second.forests[seat], strict=True)
        assert view["corners"][seat] == name_of((min(rows), min(columns)))
        assert view["scores"][seat] == sum(second.scored[seat])
        assert view["full"][seat] == second.is_full(seat)
        assert view["full_rounds"][seat] == second.full_rounds[seat]
        assert {move.notation for move in match.legal(seat)} == second.legal(seat)
        if second.cards and not second.decks_left:
            assert view["now"][seat] == second.points(seat)
    check_same_hand(view, second)
    check_same_ghost(view, second)
    if match.chance:
        assert tickets(match.state) == second.odds()


def second_points(view: dict[str, Any], second: Second) -> list[list[dict[str, int]]]:
    """The points of the view, when their sums are those of the second telling."""
    for seat in range(second.players):
        assert [sum(lines.values()) for lines in view["scored"][seat]] == second.scored[seat]
    scored: list[list[dict[str, int]]] = view["scored"]
    return scored


def check_same_hand(view: dict[str, Any], second: Second) -> None:
    """What is chosen for the wisp in hand, and how many trees may come."""
    if second.hand is None:
        assert view["hand"] is None
    else:
        assert view["hand"] == {
            "space": second.hand + 1,
            "kind": KINDS[str(second.pond[second.hand])],
            "shape": second.shape,
            "cell": name_of(second.spot) if second.spot else None,
        }
    asks = second.phase in ("turn", "trees")
    assert view["trees_left"] == (3 - second.trees_laid if asks else 0)
    paw = None if second.alone or second.turn is None or not any(second.pond) else second.paw
    assert paw is None or view["paw"] == paw


def check_same_ghost(view: dict[str, Any], second: Second) -> None:
    """Its board, cat, fireflies and points."""
    ghost = view["ghost"]
    if not second.alone:
        assert ghost is None
        return
    board = second.options["ghost"]
    kinds = [*second.levels, *[None] * (4 - len(second.levels))]
    assert ghost["levels"] == [
        {"kind": KINDS[kind] if kind else None, "value": value, "collected": second.collected[kind or ""]}
        for kind, value in zip(kinds, GHOSTS[board], strict=True)
    ]
    assert ghost["space"] == (None if second.haunt is None else second.haunt + 1)
    assert Counter(ghost["shown"]) == Counter(second.shown)
    assert ghost["points"] == second.ghost_points
    assert ghost["total"] == sum(second.ghost_points)


def check_sound(match: Play, second: Second) -> None:
    """WIS-8, WIS-17, WIS-18, WIS-36, WIS-41: what is true in every position."""
    state: Wispwood = match.state
    each = OF_EACH_KIND - second.alone
    for number, letter in enumerate(KINDS):
        lying = sum(row.count(letter) for rows in match.view(None)["forests"] for row in rows)
        heaps = state.pool[number] + state.apart[number] + state.discards[number] + state.collected[number]
        assert lying + heaps + state.pond.count(number) == each
    face_down = sum(row.count("T") + row.count("C") for rows in match.view(None)["forests"] for row in rows)
    assert state.stock + face_down == sum(state.pool) + sum(state.apart)
    assert state.stock + sum(state.discards) >= 8
    for rows in match.view(None)["forests"]:
        assert max(len(rows), len(rows[0])) <= GRIDS[second.round]
    if second.phase == "turn":
        assert second.turn is not None
        assert not second.is_full(second.turn)
        assert any(move.startswith("tree") for move in second.legal(second.turn))


def played(number: int) -> tuple[Play, Second, Counter[str]]:
    """A whole match followed step by step; and how often each thing happened."""
    players, options, policy, chance = STARTS[number]
    dice = Random(number)
    match = GAME.start(players, chance="manual", **options)
    second = Second(players, match.record.header.options)
    check_same(match, second)
    while not match.outcome:
        if match.chance:
            text = some_draw(second, dice, chance)
            match.draw(text)
            second.draw(text)
        else:
            seat = dice.choice(match.to_act)
            moves = sorted(second.legal(seat))
            text = policy(moves, dice)
            match.play(seat, text)
            second.play(seat, text)
        check_same(match, second)
        check_sound(match, second)
    assert second.phase == "over"
    return match, second, Counter(event.name for event in match.told(None))


@pytest.mark.parametrize("number", range(len(STARTS)))
def test_both_tellings_agree_in_whole_games(number: int) -> None:
    """WIS-13a, WIS-16a, WIS-20, WIS-25, WIS-33a, WIS-36, WIS-41, WIS-42: step by step, to the places."""
    match, second, happened = played(number)
    assert match.outcome is not None
    assert list(match.outcome.ranks) == second.places()
    assert list(match.outcome.scores) == [sum(points) for points in second.scored]
    least = {"laid", "laid-tree", "refreshed-by-cat", "cat-ready", "scored-card"}
    assert least <= set(happened)
