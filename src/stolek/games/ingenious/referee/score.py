"""The score desk: a placement on a position typed in by hand, for a doubt at the real table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolek.games.ingenious.edition.box import BOX, COLOURS
from stolek.games.ingenious.play.moves import cell_named, colour_named
from stolek.games.ingenious.rules.board import PAIR_NUMBER, PRINTED, RADIUS, distance, name_of, number_of
from stolek.games.ingenious.rules.codes import FREE, OFF_BOARD
from stolek.games.ingenious.rules.scoring import items
from stolek.games.ingenious.rules.setup import empty_board
from stolek.kernel.events import Item
from stolek.kernel.refusal import Refusal
from stolek.kit.typed import read


class Lying(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A colour on a cell, the cell by name or by its coordinates q and r."""

    colour: str
    cell: str | None = None
    q: int | None = None
    r: int | None = None

    def number(self) -> int:
        """The cell's number."""
        if self.cell is not None and self.q is None and self.r is None:
            return cell_named(self.cell.lower())
        if self.cell is not None or self.q is None or self.r is None:
            raise Refusal("cell-by-name-or-coordinates", "ING-3")
        if distance(self.q, self.r) > RADIUS:
            raise Refusal("unknown-cell", "ING-3", text=f"{self.q},{self.r}", example="h8")
        return number_of(self.q, self.r)

    def colour_id(self) -> int:
        """The colour's id (ING-2)."""
        return colour_named(self.colour.lower())


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position and a tile to be scored on it."""

    tile: tuple[Lying, Lying]
    cells: tuple[Lying, ...] = ()
    players: int = 2


def desk(text: bytes) -> list[Item]:
    """Score a placement typed in by hand: each half, its runs and sum; a double in all."""
    position = read(text, Position)
    board = typed_board(position)
    a, b = (half.number() for half in position.tile)
    if (min(a, b), max(a, b)) not in PAIR_NUMBER:
        raise Refusal("not-neighbours", "ING-13", cell_a=name_of(a), cell_b=name_of(b))
    for cell in (a, b):
        check_free(board, cell)
    halves = half_items(board, position.tile[0], b) + half_items(board, position.tile[1], a)
    return halves + double_items(halves)


def half_items(board: Sequence[int], half: Lying, partner: int) -> list[Item]:
    """The runs of a half and their sum."""
    runs = items(board, half.number(), partner, half.colour_id())
    facts = {"colour": COLOURS[half.colour_id()], "cell": name_of(half.number())}
    total = Item(name="half", clause="ING-24", points=sum(run.points for run in runs), facts=facts)
    return [*runs, total]


def double_items(halves: Sequence[Item]) -> list[Item]:
    """What a double brings its colour: both halves count, each by itself (ING-25)."""
    first, second = (item for item in halves if item.name == "half")
    if first.facts["colour"] != second.facts["colour"]:
        return []
    facts = {"colour": first.facts["colour"]}
    return [Item(name="double", clause="ING-25", points=first.points + second.points, facts=facts)]


def typed_board(position: Position) -> list[int]:
    """The board as typed in; refuses what cannot lie there."""
    if position.players not in BOX.radius_by_players:
        raise Refusal("bad-players", "ING-1", players=position.players, known=list(BOX.radius_by_players))
    board = empty_board(position.players)
    printed = {cell: colour for colour, cell in enumerate(PRINTED)}
    for lying in position.cells:
        cell, colour = lying.number(), lying.colour_id()
        if printed.get(cell) != colour:  # a printed symbol may be typed in again
            check_free(board, cell)
        board[cell] = colour
    return board


def check_free(board: Sequence[int], cell: int) -> None:
    """Refuse a cell that is not on the board or not free."""
    if board[cell] == OFF_BOARD:
        raise Refusal("off-board", "ING-4", cell=name_of(cell))
    if board[cell] != FREE:
        raise Refusal("cell-taken", "ING-14", cell=name_of(cell), colour=COLOURS[board[cell]])
