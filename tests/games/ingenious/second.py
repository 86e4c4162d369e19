"""The rules a second time, slow and obvious, from the clauses alone.

Everything works on views (what the game itself shows as plain data) and on axial coordinates, with
nothing of the engine's numbering, tables or arithmetic. Tests hold the engine against it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Cell = tuple[int, int]
Board = Mapping[Cell, str]
Half = tuple[Cell, str]
Laid = frozenset[Half]
View = Mapping[str, Any]

COLOURS = ("red", "green", "blue", "orange", "yellow", "purple")
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PRINTED = {
    (0, -5): "red",
    (5, -5): "green",
    (5, 0): "blue",
    (0, 5): "orange",
    (-5, 5): "yellow",
    (-5, 0): "purple",
}
RADIUS = {1: 5, 2: 5, 3: 6, 4: 7}


def cell_of(name: str) -> Cell:
    """(q, r) of a cell by its name: h8 is (0, 0)."""
    return int(name[1:]) - 8, "abcdefghijklmno".index(name[0]) - 7


def board_of(view: View) -> dict[Cell, str]:
    """What lies on the board of a view."""
    return {cell_of(name): colour for name, colour in view["board"].items()}


def on_board(players: int) -> list[Cell]:
    """ING-4."""
    n = RADIUS[players]
    return [
        (q, r) for q in range(-n, n + 1) for r in range(-n, n + 1) if max(abs(q), abs(r), abs(q + r)) <= n
    ]


def neighbours(cell: Cell) -> list[Cell]:
    """ING-3."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]


# ---- scoring ----------------------------------------------------------------------------------


def points(board: Board, half: Half, partner: Cell) -> int:
    """ING-22 to ING-24: five directions, unbroken runs."""
    (q, r), colour = half
    total = 0
    for dq, dr in DIRECTIONS:
        if (q + dq, r + dr) == partner:
            continue
        far = 1
        while board.get((q + far * dq, r + far * dr)) == colour:
            total += 1
            far += 1
    return total


def half_points(board: Board, one: Half, two: Half) -> list[tuple[str, int]]:
    """ING-21, ING-25: both halves, independently."""
    return [(one[1], points(board, one, two[0])), (two[1], points(board, two, one[0]))]


def peg(value: int, gain: int, top: int) -> int:
    """ING-27, ING-52: step by step; who meets a stop stays there."""
    for _ in range(gain):
        if value == top:
            break
        value += 1
        if value == 18:
            break
    return value


def moved(track: Sequence[int], gains: Sequence[tuple[str, int]], top: int) -> list[int]:
    """ING-26, ING-54: one half after the other, in the better of the two orders."""
    results = []
    for order in (gains, gains[::-1]):
        values = list(track)
        for colour, gain in order:
            values[COLOURS.index(colour)] = peg(values[COLOURS.index(colour)], gain, top)
        results.append(values)
    return max(results, key=sum)


def bonuses(before: Sequence[int], after: Sequence[int], top: int) -> list[tuple[str, int]]:
    """ING-28, ING-53: the ends of score boards that were reached."""
    stops = sorted({18, top})
    return [
        (colour, stop)
        for colour, old, new in zip(COLOURS, before, after, strict=True)
        for stop in stops
        if old < stop <= new
    ]


# ---- what may be done -------------------------------------------------------------------------


def free_pairs(view: View) -> list[tuple[Cell, Cell]]:
    """Pairs of free neighbours, each once."""
    board = board_of(view)
    free = {cell for cell in on_board(view["players"]) if cell not in board}
    return [(a, b) for a in free for b in neighbours(a) if b in free and a < b]


def touched(pair: tuple[Cell, Cell]) -> set[str]:
    """The printed symbols that a pair of cells touches."""
    return {PRINTED[cell] for one in pair for cell in neighbours(one) if cell in PRINTED}


def placements(view: View, seat: int) -> set[Laid]:
    """ING-13 to ING-20: all that the seat to move may lay."""
    pairs = free_pairs(view)
    if view["claimed"] is not None:
        pairs = [pair for pair in pairs if touched(pair) - set(view["claimed"])]
    tiles = [tile.split("-") for tile in view["racks"][seat]]
    turned = [(one, two) for one, two in tiles] + [(two, one) for one, two in tiles]
    return {frozenset({(a, one), (b, two)}) for a, b in pairs for one, two in turned}


def may_swap(view: View, seat: int, rack: Iterable[str]) -> bool:
    """ING-32, ING-35, ING-55, ING-65: some tiles, and none with a colour than which none is lower."""
    if view["mode"] == "solitaire" or not list(rack):
        return False
    values = view["tracks"][seat % 2 if view["mode"] == "team" else seat]
    lowest = [colour for colour, value in zip(COLOURS, values, strict=True) if value == min(values)]
    return not any(colour in tile.split("-") for colour in lowest for tile in rack)


# ---- the result -------------------------------------------------------------------------------


def ranks(tracks: Sequence[Sequence[int]]) -> list[int]:
    """ING-42 to ING-44: lowest value first, then the second lowest, and so on; ties share."""
    return [1 + sum(is_ahead(other, own) for other in tracks) for own in tracks]


def is_ahead(one: Sequence[int], two: Sequence[int]) -> bool:
    """Whether the first track beats the second."""
    ones, twos = list(one), list(two)
    while ones and min(ones) == min(twos):
        ones.remove(min(ones))
        twos.remove(min(twos))
    return bool(ones) and min(ones) > min(twos)
