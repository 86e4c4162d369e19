"""The engine against a second, obvious telling of the rules (second.py), on random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from stolek.games.wispwood import GAME
from stolek.games.wispwood.rules.state import Wispwood
from tests.games.wispwood.facts import GHOSTS, GRIDS, KINDS, OF_EACH_KIND
from tests.games.wispwood.positions import Play, tickets
from tests.games.wispwood.second import Second, name_of

CHAIN = ["P-PAIRS", "H-CHAIN", "O-CORNER", "E-BEAM", "T-DIAGONAL"]
AROUND = ["P-PAIRS", "H-AROUND", "O-LINE", "E-BEAM"]
TWO = ["P-PAIRS", "H-TWO", "O-LINE", "E-BELOW", "T-SECOND"]
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
    """A new pond in every turn, and then a few trees: the supply is soon used up."""
    for first in ("refresh", "cat refresh"):
        if first in moves:
            return first
    trees = [move for move in moves if move.startswith("tree")]
    return dice.choice(trees) if trees and dice.random() < 0.7 else any_verb(moves, dice)


def wanderer(moves: list[str], dice: Random) -> str:
    """Always as far to the right and down as possible."""
    cells = [move for move in moves if move.startswith(("tree", "wisp", "cat m", "cat "))]
    cells = [move for move in cells if move[-1].isdigit() and " shape " not in move]
    if cells and dice.random() < 0.8:
        return max(cells, key=lambda move: (move.split()[-1][0], int(move.split()[-1][1:])))
    return any_verb(moves, dice)


class Start(NamedTuple):
    """A match to be followed, and rare things that happen in it."""

    players: int
    options: dict[str, Any]
    policy: Policy
    rare: str = ""
    loaded: bool = False


STARTS = [
    Start(1, {}, any_verb),
    Start(1, {"ghost": 4, "cards": "promos"}, lover_of_wisps, "ghost-refreshed"),
    Start(1, {"ghost": 2, "rounds": 2, "tree_card": False}, any_verb, loaded=True),
    Start(1, {"ghost": 3, "pond": "free"}, lover_of_refreshes, loaded=True),
    Start(2, {}, lover_of_wisps, "refreshed refilled scored-full"),
    Start(2, {"cards": CHAIN, "first": 1}, lover_of_wisps, "refreshed", loaded=True),
    Start(2, {"cards": "one-paw", "pond": "free", "rounds": 2}, wanderer),
    Start(3, {"cards": AROUND, "rounds": 2}, any_verb),
    Start(3, {"cards": TWO, "rounds": 2}, lover_of_wisps, loaded=True),
    Start(4, {"cards": "first-game"}, lover_of_wisps, "refilled"),
    Start(4, {"cards": "promos", "first": 2, "rounds": 2}, lover_of_refreshes, "reshuffled refreshed-by-cat"),
]


def some_draw(second: Second, dice: Random, loaded: bool) -> str:
    """What fortune brings: with true odds, or for long the same kind, so that ponds are all alike."""
    odds = second.odds()
    if loaded and second.phase == "dealing" and dice.random() < 0.97:
        return max(odds, key=lambda kind: odds[kind])
    return dice.choices(list(odds), weights=list(odds.values()))[0]


def check_same(match: Play, second: Second) -> None:
    """Both tell the same of the position."""
    view = match.view(None)
    assert set(match.to_act) == second.owing()
    assert (view["phase"], view["round"], view["turn"]) == (second.phase, second.round, second.turn)
    assert view["shapes"] == second.ring + [None] * (8 - len(second.ring))
    check_same_tiles(match, second)
    assert view["cats"] == ["ready" if ready else "hidden" for ready in second.ready]
    assert view["choosing"] == sorted(second.asked)
    for seat in range(second.players):
        assert view["forests"][seat] == second.rows(seat)
        rows, columns = zip(*second.forests[seat], strict=True)
        assert view["corners"][seat] == name_of((min(rows), min(columns)))
        assert view["scores"][seat] == sum(second.scored[seat])
        assert [lines["total"] for lines in view["scored"][seat]] == second.scored[seat]
        assert view["full"][seat] == second.is_full(seat)
        assert view["full_rounds"][seat] == second.full_rounds[seat]
        assert {move.notation for move in match.legal(seat)} == second.legal(seat)
    if second.phase in ("laid", "trees"):
        assert second.turn is not None
        points = second.points(second.turn)
        assert view["now"][second.turn] == points | {"total": sum(points.values())}
    check_same_hand(view, second)
    check_same_ghost(view, second)
    check_sound(view, second)


def check_same_tiles(match: Play, second: Second) -> None:
    """Pond, supply and discards, and the odds of what comes next."""
    state: Wispwood = match.state
    letters = [*KINDS, None, "ghost"]
    assert [letters[lying] for lying in state.pond] == second.pond
    assert state.stock == second.supply
    assert state.discards == [second.discards[kind] for kind in KINDS]
    if match.chance:
        assert tickets(state) == second.odds()


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
    room = (3 + second.round) ** 2 - len(second.forests[second.turn or 0])
    assert view["trees_left"] == (min(3 - second.trees_laid, room) if asks else 0)
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


def check_sound(view: dict[str, Any], second: Second) -> None:
    """WIS-8, WIS-17, WIS-18, WIS-36, WIS-41: what is true in every position."""
    lying = Counter(letter for rows in view["forests"] for row in rows for letter in row)
    lying += Counter(tile for tile in view["pond"] if tile in KINDS)
    lying += Counter({letter: view["discards"][kind] for letter, kind in KINDS.items()})
    lying += second.collected
    unseen = second.unseen + second.older
    each = OF_EACH_KIND - second.alone
    assert all(lying[kind] + unseen[kind] == each for kind in KINDS)
    assert view["supply"] + lying["T"] + lying["C"] == sum(unseen.values())
    assert view["supply"] + sum(view["discards"].values()) >= 8
    assert all(max(len(rows), len(rows[0])) <= GRIDS[second.round] for rows in view["forests"])
    if second.phase == "turn":
        assert second.turn is not None
        assert not second.is_full(second.turn)
        assert any(move.startswith("tree") for move in second.legal(second.turn))


def played(number: int, seed: int) -> tuple[Play, Second, Counter[str]]:
    """A whole match followed step by step; and how often each thing happened."""
    start = STARTS[number]
    dice = Random(seed)
    match = GAME.start(start.players, chance="manual", **start.options)
    second = Second(start.players, match.record.header.options)
    check_same(match, second)
    while not match.outcome:
        if match.chance:
            text = some_draw(second, dice, start.loaded)
            dealing = second.phase == "dealing"
            match.draw(text)
            second.draw(text)
            if dealing and match.chance:
                check_same_tiles(match, second)
                continue
        else:
            seat = dice.choice(match.to_act)
            moves = sorted(second.legal(seat))
            text = start.policy(moves, dice)
            match.play(seat, text)
            second.play(seat, text)
        check_same(match, second)
    assert second.phase == "over"
    return match, second, Counter(event.name for event in match.told(None))


@pytest.mark.parametrize("number", range(len(STARTS)))
def test_both_tellings_agree_in_whole_games(number: int) -> None:
    """WIS-13a, WIS-16a, WIS-20, WIS-25, WIS-33a, WIS-36, WIS-41, WIS-42: step by step, to the places."""
    match, second, happened = played(number, number)
    assert match.outcome is not None
    assert list(match.outcome.ranks) == second.places()
    assert list(match.outcome.scores) == [sum(points) for points in second.scored]
    assert set(happened) >= {"laid", "laid-tree", "cat-ready", "scored-card", "cat-moved"}
    assert set(happened) >= set(STARTS[number].rare.split())
