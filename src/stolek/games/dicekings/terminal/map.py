"""The map: thirty hexagons of two lines, every second row half a field aside.

╱ A1   ◇ ╲   its name, and what lies on it
╲ coast  ╱   its land
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from stolek.games.dicekings.edition.box import BOX
from stolek.games.dicekings.edition.schema import SEAT_COUNTS
from stolek.games.dicekings.terminal import signs
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, at, clipped, plain, width

PITCH = 10  # columns of a field
INSIDE = PITCH - 2
HEIGHT = 2  # lines of a field
NAME_WIDE = 5
Spot = tuple[int, int]  # the row of hexagons, and the column in which a field begins


def drawn_map(view: dict[str, Any], marked: Collection[str], say: Say) -> list[Row]:
    """All fields in their places."""
    spots = all_spots(view["map"] or SEAT_COUNTS[0])
    targets = {field for choices in view["choices"] if choices for field in choices["fields"]}
    height = HEIGHT * (1 + max(row for row, _ in spots.values()))
    lines: list[list[tuple[int, Span]]] = [[] for _ in range(height)]
    for field, (row, column) in spots.items():
        hexagon = Hexagon(field, view["fields"][field], field in targets, f"field:{field}" in marked)
        lines[HEIGHT * row] += hexagon.upper(column)
        lines[HEIGHT * row + 1] += hexagon.lower(column, say)
    return [at(line) for line in lines]


def all_spots(joined: int) -> dict[str, Spot]:
    """Where the fields begin, as the parts are joined for so many players."""
    places = BOX.maps[str(joined)].places
    top = min(r for _, r in places.values())
    left = min(2 * q + r for q, r in places.values())
    return {field: (r - top, (2 * q + r - left) * PITCH // 2) for field, (q, r) in places.items()}


class Hexagon:
    """A field as it is drawn."""

    def __init__(self, name: str, known: dict[str, Any], is_target: bool, is_marked: bool) -> None:
        self.name = name
        self.known = known
        self.is_target = is_target
        self.is_marked = is_marked
        self.ground = self.fill()
        self.edge = "green" if is_target else "dim"

    def fill(self) -> str:
        """The ground: of its owner, of a dragon, of a free field that can be chosen, or none."""
        if self.known["owner"] is not None:
            return f"on {signs.SEATS[self.known['owner']]}"
        if self.known["dragon"]:
            return "on red"
        return "on green" if self.is_target else ""

    def upper(self, column: int) -> list[tuple[int, Span]]:
        """The name, behind a pointer where it can be chosen, in brackets where it is new; what lies there."""
        front, back = (signs.POINTER, " ") if self.is_target else ("[", "]") if self.is_marked else (" ", " ")
        name = f"{front}{self.name}{back}".ljust(NAME_WIDE)
        lying = self.lying().rjust(INSIDE - NAME_WIDE)
        is_bare = not self.ground and self.known["gem"] and not self.known["tile"]
        gem = signs.GEM_COLOURS[self.known["gem"]] if is_bare else self.ground
        return [
            (column, Span("╱", self.edge)),
            (column + 1, Span(name, self.ground)),
            (column + 1 + NAME_WIDE, Span(lying, gem)),
            (column + 1 + INSIDE, Span("╲", self.edge)),
        ]

    def lying(self) -> str:
        """An owner's castle, a dragon, a castle of nobody, and a gem."""
        owner, gem = self.known["owner"], signs.GEMS.get(self.known["gem"], "")
        if owner is not None:
            return f"{signs.castle(owner)}{gem}"
        if self.known["dragon"]:
            return f"{signs.DRAGON}{gem} "
        return f"{signs.CASTLE if self.known['tile'] else ''}{gem} "

    def lower(self, column: int, say: Say) -> list[tuple[int, Span]]:
        """The land."""
        land = clipped(plain(signs.land_name(self.known["land"], say)), INSIDE)
        text = land[0].text
        before = 1 if width(land) < INSIDE else 0
        inside = f"{' ' * before}{text}{' ' * (INSIDE - before - width(land))}"
        return [
            (column, Span("╲", self.edge)),
            (column + 1, Span(inside, self.ground)),
            (column + 1 + INSIDE, Span("╱", self.edge)),
        ]
