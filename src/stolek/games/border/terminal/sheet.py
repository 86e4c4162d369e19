"""A player's board as it is to be drawn: what is open, crossed, fresh, closed, and what can be chosen."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from stolek.games.border.edition.box import AREAS_ON, BOARDS, RINGS, colours_on


class Sheet:
    """The board of one seat."""

    def __init__(self, view: dict[str, Any], seat: int, marked: Collection[str] = ()) -> None:
        told = view["boards"][seat]
        self.seat = seat
        self.board: str | None = told["board"]
        self.crossed = frozenset(told["crossed"])
        self.closed: dict[str, int] = told["closed"]
        self.score: int = told["score"]
        self.gone = frozenset(view["gone"])
        self.colours = colours_on(BOARDS.index(self.board)) if self.board else {}
        self.targets = self.numbers(told["completable"], told["crossable"])
        self.fresh = self.crossed & self.picked(marked)

    def numbers(self, areas: Collection[str], cells: Collection[str]) -> dict[str, str]:
        """The cells of what can be chosen now, each with the number that is typed for it."""
        in_areas = {cell: area[1:] for area in areas for cell in cells_of(self.board, area)}
        return in_areas | {cell: cell[1:] for cell in cells}

    def picked(self, marked: Collection[str]) -> set[str]:
        """The cells that this seat has chosen, by themselves or as an area: `1/cell:b08`, `1/area:a12`."""
        found: set[str] = set()
        for pick in marked:
            seat, _, target = pick.rpartition("/")
            kind, _, name = target.partition(":")
            if seat == str(self.seat) and kind in ("cell", "area"):
                found |= {name} if kind == "cell" else set(cells_of(self.board, name))
        return found

    def missing(self, territory: str) -> int:
        """How many cells around a territory are still open."""
        return len(set(RINGS[territory]) - self.crossed)


@cache
def cells_of(board: str | None, name: str) -> tuple[str, ...]:
    """The cells of an area on a board."""
    areas = AREAS_ON[BOARDS.index(board)] if board else ()
    return next((area.cells for area in areas if area.id == name), ())
