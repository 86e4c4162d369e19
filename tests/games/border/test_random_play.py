"""The engine against a second, obvious telling of the rules (second.py), on random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolek import Match
from stolek.games.border import GAME
from stolek.kernel.record import Drawn, Played
from tests.games.border.facts import CELLS, COLOURS, HIGH, LOW, RINGS, WHITE
from tests.games.border.positions import Play, Table
from tests.games.border.second import Second, told

STARTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"chaining": False, "boards": "DB", "first": 1}),
    (3, {"chaining": False}),
    (3, {"boards": "CAD"}),
    (4, {}),
    (4, {"chaining": False, "first": 2}),
]


def some_notation(match: Play, seat: int, dice: Random) -> str:
    """A random decision; mostly something is done, so that a match comes to its end."""
    moves = [move.notation for move in match.legal(seat)]
    doing = [move for move in moves if move not in ("done", "stop")]
    quits = [move for move in moves if move in ("done", "stop")]
    return dice.choice(doing if doing and dice.random() < 0.9 else quits)


def check_same(match: Match[Any], second: Second) -> None:
    """Both tell the same of the position."""
    view = match.view(None)
    assert view["phase"] == second.phase
    assert set(match.to_act) == second.asked()
    assert set(view["gone"]) == second.ever_closed
    assert view["turn"] == second.active
    for seat, board in enumerate(view["boards"]):
        assert {move.notation for move in match.legal(seat)} == second.legal(seat)
        assert set(board["crossed"]) == second.crossed[seat]
        assert board["closed"] == second.written[seat]
        assert board["score"] == second.score(seat)
        assert told(board["pool"]) == told(second.unused(seat))
        assert board["choosing"] == (second.phase == "second" and seat in second.asked())
    if second.phase in ("rolling", "completing", "second"):
        assert (told(view["dice"]), view["throws"]) == (told(second.dice), second.rolls)
    if second.phase in ("completing", "second"):
        assert told(view["used"]) == told(second.used)


def check_same_result(match: Match[Any], second: Second) -> None:
    """Both tell the same places and points."""
    assert match.outcome is not None
    assert match.outcome.ending == "six-closed"
    assert list(match.outcome.ranks) == second.places()
    assert list(match.outcome.scores) == [second.score(seat) for seat in range(second.players)]


def follow(match: Play, second: Second, since: int) -> None:
    """Let the second match do what the first one has entered since."""
    for entry in match.record.entries[since:]:
        if isinstance(entry, Drawn):
            second.throw(entry.outcome.split(","))
        else:
            assert isinstance(entry, Played)
            second.play(entry.seat, entry.move)


@pytest.mark.parametrize(("players", "options"), STARTS, ids=str)
def test_both_tellings_agree_in_whole_games(players: int, options: dict[str, Any]) -> None:
    """BOR-9, BOR-10, BOR-12, BOR-16, BOR-17, BOR-17b, BOR-22, BOR-27: step by step, to the places."""
    dice = Random(players)
    match = GAME.start(players, seed=players, **options)
    view = match.view(None)
    boards = "".join(board["board"] for board in view["boards"])
    second = Second(boards, view["turn"], chaining=view["chaining"])
    second.throw(view["dice"])
    check_same(match, second)
    while not match.outcome:
        entries = len(match.record.entries)
        seat = dice.choice(match.to_act)
        match.play(seat, some_notation(match, seat, dice))
        follow(match, second, entries)
        check_same(match, second)
    check_same_result(match, second)


# ---- towards the end --------------------------------------------------------------------------------


def crowded(dice: Random) -> Table:
    """A position late in a game: most cells are crossed, nobody has closed six."""
    boards = "".join(dice.sample("ABCD", dice.choice((2, 3, 4, 4))))
    share = dice.choice((0.85, 0.9, 0.95))
    crossed = {}
    for seat in range(len(boards)):
        while True:
            cells = {cell for cell in CELLS if dice.random() < share} | set(WHITE)
            if sum(set(ring) <= cells for ring in RINGS.values()) < 6:
                break
        crossed[seat] = " ".join(cells)
    table = Table(boards=boards, turn=dice.randrange(len(boards)), crossed=crossed, later={})
    lower: dict[int, list[str]] = {seat: [] for seat in crossed}
    for land, ring in RINGS.items():
        closers = [seat for seat in crossed if set(ring) <= table.cells(seat)]
        for seat in closers[1:]:
            lower[seat].append(land)
    table.later = {seat: " ".join(lands) for seat, lands in lower.items()}
    table.chaining = dice.random() < 0.7
    return table


def second_at(table: Table) -> Second:
    """The second telling of a position."""
    second = Second(table.boards, table.turn, chaining=table.chaining)
    for seat in range(len(table.boards)):
        second.crossed[seat] = table.cells(seat)
        for land, ring in RINGS.items():
            if set(ring) <= table.cells(seat):
                lower = land in table.later[seat].split()
                second.written[seat][land] = LOW[land] if lower else HIGH[land]
                second.ever_closed.add(land)
    return second


@pytest.mark.parametrize("seed", range(40))
def test_both_tellings_agree_towards_the_end(seed: int) -> None:
    """BOR-22, BOR-22a, BOR-23, BOR-24, BOR-25, BOR-26, BOR-27, BOR-28: where much is closed at once."""
    dice = Random(seed)
    table = crowded(dice)
    match, second = table.match(), second_at(table)
    for _ in range(80):
        check_same(match, second)
        if match.outcome:
            break
        entries = len(match.record.entries)
        if match.chance:
            match.draw(",".join(dice.choices(COLOURS, k=match.chance["facts"]["count"])))
        else:
            seat = dice.choice(match.to_act)
            match.play(seat, some_notation(match, seat, dice))
        follow(match, second, entries)
    if match.outcome:
        check_same_result(match, second)


def test_rare_things_happen_towards_the_end() -> None:
    """BOR-23, BOR-24, BOR-30: together first, several at once, ties; or the test above would prove little."""
    ended, together, at_once = 0, 0, 0
    for seed in range(40):
        dice = Random(seed)
        match = crowded(dice).match()
        while not match.outcome and len(match.log) < 80:
            if match.chance:
                match.draw(",".join(dice.choices(COLOURS, k=match.chance["facts"]["count"])))
            else:
                seat = dice.choice(match.to_act)
                match.play(seat, some_notation(match, seat, dice))
        ended += match.outcome is not None
        for step in match.log:
            closings = [event for event in step.events if event.name.startswith("closed")]
            at_once += len(closings) > 1
            together += any(event.clause == "BOR-23" for event in closings)
    assert min(ended, together, at_once) > 3, (ended, together, at_once)
