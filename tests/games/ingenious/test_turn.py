"""Options, set-up, order of turns, draws and refills (ING-1, ING-9 to ING-11, ING-36 to ING-38)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stolek import CHANCE, Refusal
from stolek.games.ingenious import GAME
from stolek.games.ingenious.edition.box import tile_name
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import MODES, Table, names, only, opened, placements, refused

# ---- options ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "mode"),
    [
        (1, {}, "solitaire"),
        (1, {"mode": "solitaire"}, "solitaire"),
        (2, {}, "standard"),
        (2, {"mode": "standard"}, "standard"),
        (3, {}, "standard"),
        (4, {}, "standard"),
        (4, {"mode": "team"}, "team"),
    ],
)
def test_modes(players: int, options: dict[str, Any], mode: str) -> None:
    """ING-1: standard for two to four, team for four, solitaire for one."""
    match = GAME.start(players, seed=1, **options)
    assert match.view(None)["mode"] == mode
    assert match.record.header.options == {"mode": mode, "open": False, "first": 0}


@pytest.mark.parametrize(
    ("players", "options", "code", "clause"),
    [
        (1, {"mode": "standard"}, "bad-mode", "ING-1"),
        (1, {"mode": "team"}, "bad-mode", "ING-1"),
        (2, {"mode": "team"}, "bad-mode", "ING-1"),
        (2, {"mode": "solitaire"}, "bad-mode", "ING-1"),
        (3, {"mode": "team"}, "bad-mode", "ING-1"),
        (4, {"mode": "solitaire"}, "bad-mode", "ING-1"),
        (0, {}, "bad-players", None),
        (5, {}, "bad-players", None),
        (2, {"mode": "duel"}, "bad-option", None),
        (2, {"round": 1}, "unknown-option", None),
        (2, {"open": True}, "open-without-team", "ING-59"),
        (4, {"open": True}, "open-without-team", "ING-59"),
        (4, {"mode": "team", "open": 1}, "bad-option", None),
        (2, {"first": 2}, "bad-first", "ING-10"),
        (1, {"first": 1}, "bad-first", "ING-10"),
        (4, {"first": 4}, "bad-option", None),
        (4, {"first": -1}, "bad-option", None),
    ],
)
def test_other_combinations_do_not_exist(
    players: int, options: dict[str, Any], code: str, clause: str | None
) -> None:
    """ING-1, ING-10, ING-59: refused before anything begins."""
    with pytest.raises(Refusal) as caught:
        GAME.start(players, seed=1, **options)
    assert (caught.value.code, caught.value.clause) == (code, clause)


# ---- set-up -------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", MODES)
def test_the_deal(start: dict[str, Any]) -> None:
    """ING-7, ING-9: six tiles each (one in solitaire), pegs at 0, nothing on the board but symbols."""
    players = start["players"]
    view = GAME.start(**start, seed=5).view(None)
    size = 1 if players == 1 else 6
    assert view["held"] == [size] * players
    assert view["bag"] == 120 - size * players
    assert all(value == 0 for track in view["tracks"] for value in track)
    assert len(view["board"]) == 6
    assert view["aside"] == []


def test_seats_are_dealt_one_after_the_other() -> None:
    """ING-9: seat 0 gets six tiles, then seat 1; whoever begins."""
    match = GAME.start(3, chance="manual", first=2)
    served = []
    while match.chance:
        assert match.chance["clause"] == "ING-9"
        served.append(match.chance["facts"])
        match.draw("red-blue" if len(served) <= 6 else "green-blue" if len(served) <= 12 else "red-green")
    assert [facts["seat"] for facts in served] == [0] * 6 + [1] * 6 + [2] * 6
    assert [facts["missing"] for facts in served] == [6, 5, 4, 3, 2, 1] * 3
    assert match.view(1)["racks"][1] == ["green-blue"] * 6


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 3), (4, 1)])
def test_the_turn_passes_to_the_next_seat(players: int, first: int) -> None:
    """ING-10, ING-38: from the seat named first, clockwise, round and round."""
    match = GAME.start(players, seed=9, first=first)
    assert only([event for step in match.log for event in step.events], "began").facts == {"seat": first}
    seats = []
    for _ in range(2 * players + 1):
        (seat,) = match.to_act
        seats.append(seat)
        match.play(seat, placements(match, seat)[0])
        if match.to_act == (seat,):
            match.play(seat, "keep")
    assert seats == [(first + turn) % players for turn in range(2 * players + 1)]


def test_the_first_seat_begins_unless_said_otherwise() -> None:
    """ING-10: seat 0 is the default."""
    assert GAME.start(4, seed=1).to_act == (0,)
    assert GAME.start(4, seed=1, first=2).to_act == (2,)


# ---- chance -------------------------------------------------------------------------------------


def test_every_tile_in_the_bag_has_one_ticket() -> None:
    """ING-11: uniform over the tiles that are in the bag, not over kinds."""
    state = opened(2)
    gone = Counter[int]()
    for tile in (0, 0, 0, 0, 0, 1, 1):
        state.apply(CHANCE, tile)
        gone[tile] += 1
        tickets = Counter(state.outcome(ticket) for ticket in range(state.tickets()))
        box = {kind: FACTS["tiles"][tile_name(kind)] - gone[kind] for kind in range(21)}
        assert tickets == +Counter(box)
    assert not state.is_legal(CHANCE, 0)


def test_a_record_holds_every_drawn_tile() -> None:
    """ING-11: as many entries as tiles, each by its name."""
    match = GAME.start(2, seed=4)
    drawn = [entry.outcome for entry in match.record.entries if hasattr(entry, "outcome")]
    assert sorted(drawn) == sorted(tile for seat in (0, 1) for tile in match.view(seat)["racks"][seat])


def test_a_tile_that_is_not_in_the_bag_is_refused() -> None:
    """ING-11: the sixth red double."""
    match = GAME.start(2, chance="manual")
    for _ in range(5):
        match.draw("red-red")
    with refused(match, "tile-not-in-bag", "ING-11"):
        match.draw("red-red")


# ---- refill -------------------------------------------------------------------------------------


def test_one_tile_is_drawn_after_one_placement() -> None:
    """ING-36: up to six, and the prompt says how many are missing."""
    match = Table(racks={0: "red-blue red-red ..."}).match()
    match.play(0, "red-blue h8-h9")
    assert match.chance is not None
    assert match.chance["clause"] == "ING-36"
    assert match.chance["facts"] == {"seat": 0, "missing": 1}
    drew = match.draw("green-blue")
    assert names(drew) == ["drew"]
    assert (drew[0].clause, drew[0].facts) == ("ING-36", {"seat": 0, "tile": "green-blue"})
    assert match.view(None)["held"] == [6, 6]
    assert match.to_act == (1,)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_bag_cannot_run_out(players: int) -> None:
    """ING-37, ING-67: a board as full as can be leaves at least 77, 66, 42 or 15 tiles in the bag."""
    board = next(board for board in FACTS["boards"] if players in board["players"])
    mode = "solitaire" if players == 1 else "standard"
    view = Table(players=players, mode=mode, full=True, free="h8 h9 g9").match().view(None)
    assert len(view["board"]) == board["cells"] - 3
    placed = (len(view["board"]) - 6) // 2 + 1
    assert placed == board["max_tiles_on_board"]
    least = FACTS["bag_at_least"]["solitaire" if players == 1 else str(players)]
    assert view["bag"] - 1 >= least
    assert 120 - board["max_tiles_on_board"] - sum(view["held"]) == least
