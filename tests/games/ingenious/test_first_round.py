"""The first round (ING-16 to ING-18)."""

from __future__ import annotations

from itertools import permutations

import pytest

from stolek import Match
from stolek.games.ingenious import GAME
from stolek.games.ingenious.rules.state import Ingenious
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import dealt, only, pairs, placements, refill, refused, sums
from tests.games.ingenious.second import cell_of, neighbours, touched

RACKS = (
    "red-red red-red red-red red-red red-red red-green",
    "blue-blue blue-blue blue-blue blue-blue blue-blue green-blue",
    "green-green green-green green-green green-green green-green red-green",
    "purple-purple purple-purple purple-purple purple-purple purple-purple red-purple",
)
COUNTS = {
    players: board["first_round_pairs_by_turn"] for board in FACTS["boards"] for players in board["players"]
}
DOUBLES = ("red-red", "blue-blue", "green-green", "purple-purple")


def symbol(pair: frozenset[str]) -> str:
    """The one printed symbol that a pair touches."""
    one, two = map(cell_of, pair)
    (found,) = touched((one, two))
    return found


def lay(match: Match[Ingenious], pair: frozenset[str]) -> None:
    """The seat to move lays its double on a pair of cells; it keeps its tiles and draws."""
    (seat,) = match.to_act
    match.play(seat, f"{DOUBLES[seat]} {'-'.join(sorted(pair))}")
    if match.to_act:
        match.play(seat, "keep")
    refill(match)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_tile_lies_beside_a_printed_symbol(players: int) -> None:
    """ING-17: at least one cell is a neighbour of a symbol, whatever the colours of the tile."""
    match = dealt(*RACKS[:players])
    beside = {name for q, r in FACTS["printed"].values() for name in named(neighbours((q, r)))}
    assert all(pair & beside for pair in pairs(match, 0))
    assert len(match.legal(0)) == 3 * len(pairs(match, 0))
    with refused(match, "touch-a-symbol", "ING-17"):
        match.play(0, "red-red h8-h9")
    with refused(match, "touch-a-symbol", "ING-17"):
        match.play(0, "red-red d9-e8")  # beside cells that are beside a symbol


def named(cells: list[tuple[int, int]]) -> set[str]:
    """The names of cells, on the board or not."""
    return {f"{'abcdefghijklmno'[r + 7]}{q + 8}" for q, r in cells if -8 < r < 8}


def test_no_pair_touches_two_symbols() -> None:
    """ING-18: symbols are five apart, so a tile touches one of them at most."""
    for players in (2, 3, 4):
        for pair in pairs(dealt(*RACKS[:players]), 0):
            one, two = map(cell_of, pair)
            assert len(touched((one, two))) == 1


def test_numbers_of_first_pairs_for_two_players_after_every_first_placement() -> None:
    """ING-18: ACC-ING-33, 54 pairs, then 45 whichever pair was taken first."""
    start = dealt(*RACKS[:2])
    assert len(pairs(start, 0)) == COUNTS[2][0] == 54
    for pair in pairs(start, 0):
        match = dealt(*RACKS[:2])
        lay(match, pair)
        assert len(pairs(match, 1)) == COUNTS[2][1] == 45
        assert symbol(pair) not in {symbol(other) for other in pairs(match, 1)}


@pytest.mark.parametrize("players", [3, 4])
def test_numbers_of_first_pairs_for_every_order_of_symbols(players: int) -> None:
    """ING-17, ING-18: ACC-ING-33, 102, 85, 68 and 144, 120, 96, 72 in every order of symbols claimed.

    The pairs at a symbol are gone through in turn, so that every one of them is used.
    """
    start = dealt(*RACKS[:players])
    at: dict[str, list[frozenset[str]]] = {}
    for pair in sorted(pairs(start, 0), key=sorted):
        at.setdefault(symbol(pair), []).append(pair)
    per_symbol = COUNTS[players][0] // 6
    assert {name: len(found) for name, found in at.items()} == dict.fromkeys(FACTS["printed"], per_symbol)
    for turn, claims in enumerate(permutations(FACTS["printed"], players - 1)):
        state = start.state.clone()
        for seat, claim in enumerate(claims):
            pair = at[claim][(turn + seat) % per_symbol]
            assert count_pairs(state, seat) == COUNTS[players][seat]
            state.apply(seat, GAME.moves.parse(f"{DOUBLES[seat]} {'-'.join(sorted(pair))}"))
            draw_on(state, seat)
        assert count_pairs(state, players - 1) == COUNTS[players][-1]


def count_pairs(state: Ingenious, seat: int) -> int:
    """How many pairs of cells a seat may choose from; every tile fits on every one of them."""
    kinds = set(state.racks[6 * seat : 6 * seat + 6])
    doubles = {GAME.moves.parse_draw(state, name) for name in DOUBLES}
    moves = len(state.legal(seat))
    return moves // sum(1 if kind in doubles else 2 for kind in kinds)


def draw_on(state: Ingenious, seat: int) -> None:
    """Keep the tiles if asked, and draw up to six: the same double again where there is one."""
    if state.actors() == (seat,):
        state.apply(seat, GAME.moves.parse("keep"))
    while state.actors() == (-1,):
        state.apply(-1, state.legal(-1)[0])


def test_a_claimed_symbol_is_closed_in_the_first_round_and_open_in_the_second() -> None:
    """ING-16, ING-17, ING-18: ACC-ING-35, a claim ends with the first round."""
    match = dealt(*RACKS[:2])
    claimed = only(match.play(0, "red-red c9-c10"), "claimed")
    assert (claimed.clause, claimed.facts) == ("ING-17", {"seat": 0, "colour": "red"})
    refill(match, "orange-orange")
    assert match.view(None)["claimed"] == ["red"]
    with refused(match, "symbol-claimed", "ING-17"):
        match.play(1, "blue-blue d7-d8")
    match.play(1, "blue-blue m7-m6")
    refill(match, "orange-orange")
    assert match.view(None)["claimed"] is None
    match.play(0, "red-red d7-d8")
    refill(match, "orange-orange")
    assert len(pairs(match, 1)) > 200


def test_the_symbol_touched_is_claimed_not_the_colour_laid() -> None:
    """ING-17: the colours of the tile do not matter."""
    match = dealt(*RACKS[:2])
    assert only(match.play(0, "red-red h12-h11"), "claimed").facts["colour"] == "blue"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_round_is_each_players_first_placement(players: int) -> None:
    """ING-16: exactly the first placements of all are bound; no event claims anything later."""
    match = GAME.start(players, seed=3, first=1)
    claims = []
    for _ in range(players + 3):
        (seat,) = match.to_act
        events = match.play(seat, placements(match, seat)[-1])
        claims.append(sum(event.name == "claimed" for event in events))
        if match.to_act == (seat,):
            match.play(seat, "keep")
    assert claims == [1] * players + [0] * 3


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_first_placement_brings_at_most_three_points_in_a_colour(players: int) -> None:
    """ING-16: so no bonus can occur in the first round."""
    match = dealt("red-red" if players == 1 else RACKS[0], *RACKS[1:players])
    previews = [match.preview(0, move).events for move in placements(match, 0)]
    assert max(points for events in previews for points in sums(events).values()) <= 3
    assert not any(event.name == "bonus" for events in previews for event in events)
