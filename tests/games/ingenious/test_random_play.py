"""The engine against a second, obvious telling of the rules (second.py), on random play in all modes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as some

from stolek import CHANCE, Event
from stolek.games.ingenious import GAME
from stolek.games.ingenious.edition.box import tile_name, tiles_in_box
from stolek.games.ingenious.play.moves import Placement
from stolek.games.ingenious.rules.codes import ENDED_FULL, PLACING
from stolek.games.ingenious.rules.state import Ingenious
from tests import amounts
from tests.games.ingenious import second
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import MODES, Table, opened, played

STARTS = some.sampled_from(MODES)
SEEDS = some.integers(0, 2**32)
EXAMPLES = settings(max_examples=min(120, amounts.EXAMPLES))


@some.composite
def positions(draw: some.DrawFn) -> Ingenious:
    """A position in which a tile is to be placed, pegs anywhere, sometimes with bonuses owed."""
    start = draw(STARTS)
    longest = {1: 40, 2: 36, 3: 52, 4: 70}[start["players"]]
    state = played(opened(**start), draw(SEEDS), draw(some.integers(0, longest)))
    assume(state.phase == PLACING)
    dump = state.dump()
    values = some.integers(0, state.top) | some.integers(14, 18) | some.integers(state.top - 3, state.top)
    sides = len(GAME.telling.view(state, None)["tracks"])
    for place in range(6 * sides if draw(some.booleans()) else 0):
        dump["tracks"][place] = draw(values)
    if start["players"] > 1 and state.placed >= start["players"]:
        dump["bonus"] = draw(some.sampled_from([0, 0, 0, 1, 2]))
    state = Ingenious.load(dump)
    state.seed(draw(SEEDS))
    return state


def placed(state: Ingenious) -> tuple[Placement, Ingenious, list[Event]]:
    """A random placement: the move, the state after it, what was told."""
    seat = state.turn
    action = state.sample(seat)
    after = state.clone()
    after.apply(seat, action)
    move = GAME.moves.move(action)
    assert isinstance(move, Placement)
    return move, after, GAME.telling.events(state, seat, action, after)


def halves(move: Placement) -> list[second.Half]:
    """A placement as the second telling has it."""
    return [(at, second.COLOURS[colour]) for at, colour in zip(move.cells, move.colours, strict=True)]


def own_track(state: Ingenious, seat: int) -> list[int]:
    """The six values that a seat scores on, by the view."""
    view = GAME.telling.view(state, None)
    values: list[int] = view["tracks"][seat % 2 if view["mode"] == "team" else seat]
    return values


@EXAMPLES
@given(positions())
def test_points_pegs_and_bonuses(state: Ingenious) -> None:
    """ING-21, ING-22, ING-23, ING-24, ING-25, ING-27, ING-52, ING-54: as counted out by hand, bonuses too."""
    seat = state.turn
    for _ in range(4):
        move, after, events = placed(state)
        one, two = halves(move)
        gains = second.half_points(second.board_of(GAME.telling.view(state, None)), one, two)
        told = {e.facts["cell"]: (e.facts["colour"], e.facts["points"]) for e in events if e.name == "scored"}
        names = [move.facts["cell_a"], move.facts["cell_b"]]
        assert [told.get(name, (gain[0], 0)) for name, gain in zip(names, gains, strict=True)] == gains
        assert own_track(after, seat) == second.moved(own_track(state, seat), gains, state.top)
        bonuses = [(e.facts["colour"], e.facts["value"]) for e in events if e.name == "bonus"]
        assert sorted(bonuses) == sorted(
            second.bonuses(own_track(state, seat), own_track(after, seat), state.top)
        )
        others = set(range(len(after.tracks) // 6)) - {seat % 2 if state.mode == 1 else seat}
        assert all(after.tracks[6 * o : 6 * o + 6] == state.tracks[6 * o : 6 * o + 6] for o in others)


@EXAMPLES
@given(positions())
def test_what_is_told_adds_up(state: Ingenious) -> None:
    """ING-26: runs sum to points, and points less what was lost to what the pegs moved."""
    seat = state.turn
    move, after, events = placed(state)
    pegs = dict(zip(second.COLOURS, own_track(state, seat), strict=True))
    for event in events:
        if event.name == "scored":
            facts = event.facts
            assert facts["points"] == sum(run["points"] for run in facts["runs"]) > 0
            assert all(run["points"] == len(run["cells"]) for run in facts["runs"])
            pegs[facts["colour"]] += facts["points"] - facts["lost"]
            assert facts["value"] == pegs[facts["colour"]]
            assert facts["lost"] >= 0
    assert list(pegs.values()) == own_track(after, seat)
    assert events[0].facts == {"seat": seat, **move.facts}


@EXAMPLES
@given(positions())
def test_legal_placements(state: Ingenious) -> None:
    """ING-13, ING-14, ING-15, ING-16, ING-17, ING-18, ING-19, ING-20: exactly those counted out by hand."""
    seat = state.turn
    moves = [GAME.moves.move(action) for action in state.legal(seat)]
    laid = [frozenset(halves(move)) for move in moves if isinstance(move, Placement)]
    assert len(laid) == len(set(laid)) == len(moves)
    assert set(laid) == second.placements(GAME.telling.view(state, seat), seat)


@EXAMPLES
@given(positions())
def test_what_follows_a_placement(state: Ingenious) -> None:
    """ING-12, ING-30, ING-32, ING-33, ING-39, ING-40, ING-41, ING-65: the end, or a bonus placement, or the
    question of a swap, or a draw."""
    seat = state.turn
    for _ in range(4):
        _, after, events = placed(state)
        names = [event.name for event in events]
        view = GAME.telling.view(after, seat)
        owed = state.bonus + names.count("bonus")
        rack = view["racks"][seat]
        if own_track(after, seat) == [state.top] * 6:
            expected = "all-at-top"
        elif not second.free_pairs(view):
            expected = "board-full"
        elif owed and rack:
            expected = "placing"
        elif second.may_swap(view, seat, rack):
            expected = "swapping"
        else:
            expected = "drawing"
        ending = GAME.outcome(after).ending
        assert (ending or view["phase"]) == expected
        assert after.actors() == {"placing": (seat,), "swapping": (seat,), "drawing": (CHANCE,)}.get(
            expected, ()
        )
        assert view["bonus"] == (owed - 1 if expected == "placing" else 0)
        lapses = expected == "drawing" and owed > 0 and state.mode != 2
        assert names.count("bonus-lapsed") == lapses
        assert view["turn"] == seat


@EXAMPLES
@given(positions())
def test_a_preview_is_what_happens(state: Ingenious) -> None:
    """ING-24: events and view of a preview are those of the move itself, and asking changes nothing."""
    start = next(
        s for s in MODES if s["players"] == state.players and (s.get("mode") == "team") == (state.mode == 1)
    )
    match = GAME.start(**start, chance="manual")
    match.state = state
    move = GAME.moves.move(state.sample(state.turn))
    seat, before = state.turn, state.dump()
    preview = match.preview(seat, move)
    assert state.dump() == before
    assert preview.events == match.play(seat, move)
    assert preview.view == GAME.telling.view(match.state, seat)


@settings(EXAMPLES, max_examples=150)
@given(some.sampled_from(MODES), some.data())
def test_ranks(start: dict[str, Any], data: some.DataObject) -> None:
    """ING-42, ING-43, ING-44, ING-58: by repeated comparison of the lowest values."""
    table = Table(
        players=start["players"], mode=start.get("mode", "solitaire" if start["players"] == 1 else "standard")
    )
    dump = table.dump()
    top = dump["top"]
    sides = 2 if table.mode == "team" else table.players
    values = some.integers(0, 3) | some.integers(top - 2, top)
    tracks = [data.draw(some.lists(values, min_size=6, max_size=6)) for _ in range(sides)]
    if sides > 1 and data.draw(some.booleans()):
        tracks[1] = data.draw(some.permutations(tracks[0]))
    dump["tracks"][: 6 * sides] = [value for track in tracks for value in track]
    outcome = GAME.outcome(Ingenious.load(dump | {"phase": ENDED_FULL}))
    expected = second.ranks(tracks)
    assert outcome.ranks == tuple(expected[seat % sides] for seat in range(table.players))
    assert outcome.scores == tuple(min(tracks[seat % sides]) for seat in range(table.players))


@pytest.mark.parametrize("start", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_tiles_are_conserved(start: dict[str, Any], seed: int) -> None:
    """ING-6, ING-7, ING-37, ING-67: ACC-ING-44, 120 tiles at every step, per kind; bounds of the bag."""
    state = opened(**start)
    state.seed(seed)
    players = start["players"]
    least = FACTS["bag_at_least"]["solitaire" if players == 1 else str(players)]
    lying = Counter[str]()
    while not state.over():
        (seat,) = state.actors()
        action = state.sample(seat)
        before = state.clone()
        state.apply(seat, action)
        for event in GAME.telling.events(before, seat, action, state):
            if event.name == "placed":
                colours = sorted((event.facts["colour_a"], event.facts["colour_b"]), key=second.COLOURS.index)
                lying["-".join(colours)] += 1
        for kind, number in enumerate(tiles_in_box()):
            held = state.bag[kind] + state.aside[kind] + state.racks.count(kind)
            assert held + lying[tile_name(kind)] == number == FACTS["tiles"][tile_name(kind)]
        assert all(new >= old for old, new in zip(before.tracks, state.tracks, strict=True))
        assert sum(state.bag) >= least
        assert lying.total() == state.placed
    assert not second.free_pairs(GAME.telling.view(state, None))
    assert state.placed <= next(b["max_tiles_on_board"] for b in FACTS["boards"] if players in b["players"])


@pytest.mark.parametrize("start", MODES)
def test_the_quiet_move_of_a_seat_that_was_left(start: dict[str, Any]) -> None:
    """ING-19, ING-32: it places where it scores least, first in order, and keeps its tiles."""
    for decisions in (0, 9, 21):
        state = played(opened(**start), 8, decisions)
        (seat,) = state.actors()
        if state.phase != PLACING:
            assert GAME.moves.move(state.idle(seat)).notation == "keep"
            continue
        board = second.board_of(GAME.telling.view(state, None))

        def points(action: int, board: second.Board = board) -> int:
            move = GAME.moves.move(action)
            assert isinstance(move, Placement)
            one, two = halves(move)
            return sum(gain for _, gain in second.half_points(board, one, two))

        assert state.idle(seat) == min(state.legal(seat), key=lambda action: (points(action), action))
