"""Placing a tile after the first round (ING-12 to ING-15, ING-19, ING-20)."""

from __future__ import annotations

from collections import Counter

import pytest

from stolek.games.ingenious import GAME
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import (
    Table,
    cell,
    dealt,
    names,
    only,
    pairs,
    placements,
    refill,
    refused,
)

MIXED = "red-green red-blue red-orange red-yellow red-purple green-blue"


def test_a_tile_is_laid_either_way_round_and_leaves_the_rack() -> None:
    """ING-13: one colour on each of two neighbouring cells; the tile comes from the own rack."""
    for notation in ("red-blue h8-h9", "blue-red h8-h9"):
        match = Table(racks={0: "red-blue red-blue green-green ..."}).match()
        held = match.view(0)["racks"][0]
        event = only(match.play(0, notation), "placed")
        one, two = notation.split()[0].split("-")
        assert (match.view(None)["board"]["h8"], match.view(None)["board"]["h9"]) == (one, two)
        assert event.facts == {"seat": 0, "colour_a": one, "cell_a": "h8", "colour_b": two, "cell_b": "h9"}
        assert event.clause == "ING-13"
        assert Counter(held) - Counter(match.view(0)["racks"][0]) == Counter({"red-blue": 1})
        assert match.view(0)["held"] == [5, 6]


def test_only_neighbouring_cells_make_a_place() -> None:
    """ING-13, ING-14: cells that differ by one direction, and no others."""
    match = Table(racks={0: "red-blue ..."}).match()
    for beside in ("h9", "g9", "g8", "h7", "i7", "i8"):
        assert frozenset({"h8", beside}) in pairs(match, 0)
    for notation in ("red-blue h8-h10", "red-blue h8-g7", "red-blue h8-i9", "red-blue h8-h8"):
        with refused(match, "not-neighbours", "ING-13"):
            match.play(0, notation)


def test_both_cells_must_be_free() -> None:
    """ING-14: neither cell may be taken."""
    match = Table(lying={"green": "h8"}, racks={0: "red-blue ..."}, free="h9 h10").match()
    with refused(match, "cell-taken", "ING-14"):
        match.play(0, "red-blue h8-h9")
    with refused(match, "cell-taken", "ING-14"):
        match.play(0, "red-blue h9-h8")
    match.play(0, "red-blue h9-h10")


def test_a_tile_need_not_touch_or_match_anything() -> None:
    """ING-14, ING-15: after the first round every free pair is open to every tile, both ways round."""
    match = Table(lying={"red": "h8"}, racks={0: MIXED}).match()
    taken = set(match.view(None)["board"])
    assert {name for pair in pairs(match, 0) for name in pair} | taken == {
        cell(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5
    }
    assert len(match.legal(0)) == 12 * len(pairs(match, 0))
    alone = "red-green f6-f7"  # far from everything
    assert names(match.play(0, alone)) == ["placed"]


def test_dead_cells_may_be_made() -> None:
    """ING-15: a placement may wall in a single cell for ever."""
    match = Table(lying={"green": "g8 g9 h7 i7"}, racks={0: "red-blue ..."}, free="h8 h9 i8").match()
    match.play(0, "red-blue h9-i8")
    refill(match)
    assert "h8" not in match.view(None)["board"]
    assert not any("h8" in pair for pair in pairs(match, 1))


def test_the_number_of_moves_follows_from_pairs_and_kinds() -> None:
    """ING-20: free pairs × (kinds of doubles + 2 × kinds of mixed tiles); equal tiles make no difference."""
    for rack, ways in (
        (MIXED, 12),
        ("red-red red-red red-red red-red red-red blue-blue", 2),
        ("red-red red-red red-blue red-blue red-blue red-blue", 3),
        ("red-blue red-blue red-blue red-blue red-blue red-blue", 2),
    ):
        match = Table(racks={0: rack}).match()
        moves = placements(match, 0)
        assert len(moves) == ways * len(pairs(match, 0))
        laid = {frozenset(zip(move.cells, move.colours, strict=True)) for move in moves}
        assert len(laid) == len(moves)


def test_the_two_cells_of_a_double_have_no_order() -> None:
    """ING-20: a double named either way is one move."""
    match = Table(racks={0: "red-red ..."}).match()
    parse = match.game.moves.parse
    assert parse("red-red h8-h9") == parse("red-red h9-h8")
    assert parse("red-blue h8-h9") == parse("blue-red h9-h8") != parse("red-blue h9-h8")


def test_a_random_choice_is_uniform_over_moves_not_over_tiles() -> None:
    """ING-20: five equal doubles are chosen as often as each way to lay the one mixed tile."""
    state = Table(racks={0: "red-red red-red red-red red-red red-red red-blue"}).state()
    state.seed(1)
    moves = [state.sample(0) for _ in range(3000)]
    ways = Counter(getattr(GAME.moves.move(action), "colours", ()) for action in moves)
    assert set(ways) == {(0, 0), (0, 2), (2, 0)}
    assert all(880 < count < 1120 for count in ways.values())


@pytest.mark.parametrize(("players", "number"), [(1, 222), (2, 222), (3, 306), (4, 426)])
def test_free_pairs_of_the_empty_board(players: int, number: int) -> None:
    """ING-20: 222, 306 and 426 free pairs when nothing lies on the board."""
    board = next(board for board in FACTS["boards"] if players in board["players"])
    table = Table(players=players, mode="solitaire" if players == 1 else "standard")
    match = table.match()
    lying = set(match.view(None)["board"])
    covered = [pair for pair in all_pairs(board["radius"]) if pair & lying and not pair & printed()]
    assert len(pairs(match, 0)) + len(covered) == number == board["free_adjacent_pairs_at_start"]


def all_pairs(radius: int) -> set[frozenset[str]]:
    """All pairs of neighbours on a board."""
    reach = range(-radius, radius + 1)
    cells = {(q, r) for q in reach for r in reach if abs(q + r) <= radius}
    steps = [(dq, dr) for _, dq, dr in FACTS["directions"]]
    return {
        frozenset({cell(q, r), cell(q + dq, r + dr)})
        for q, r in cells
        for dq, dr in steps
        if (q + dq, r + dr) in cells
    }


def printed() -> set[str]:
    """The cells with printed symbols."""
    return {cell(q, r) for q, r in FACTS["printed"].values()}


def test_six_mixed_tiles_give_648_first_moves() -> None:
    """ING-20: ACC-ING-34, 54 pairs × 12; a rack of doubles of k kinds gives 54 × k."""
    assert len(dealt(MIXED, "blue-blue " * 5 + "green-green").legal(0)) == 54 * 12 == 648
    assert len(dealt("red-red " * 5 + "green-green", MIXED).legal(0)) == 54 * 2
    assert len(dealt("red-red").legal(0)) == 54


def test_there_is_no_passing() -> None:
    """ING-12, ING-19: who is to move can only place; nothing is drawn or swapped before."""
    match = Table(racks={0: MIXED}).match()
    assert {move.name for move in match.legal(0)} == {"place"}
    for answer in ("swap", "keep"):
        with refused(match, "no-swap-now", "ING-32"):
            match.play(0, answer)
    with refused(match, "unreadable-move", "ING-13"):
        match.play(0, "pass")
    with refused(match, "nothing-to-draw", None):
        match.draw("red-blue")
    with refused(match, "not-your-turn", "ING-13"):
        match.play(1, "red-blue h8-h9")


def test_a_turn_has_a_fixed_order() -> None:
    """ING-12: place, score, refill; then the next seat, who cannot come in between."""
    table = Table(lying={"red": "h7"}, racks={0: "red-blue red-red ..."}, free="h8 h9", plain="red blue")
    match = table.match()
    assert names(match.play(0, "red-blue h8-h9")) == ["placed", "scored"]
    assert not match.to_act
    with refused(match, "waiting-for-chance", "ING-36"):
        match.play(1, "red-blue g8-g9")
    assert names(match.draw("green-green")) == ["drew"]
    assert match.to_act == (1,)
