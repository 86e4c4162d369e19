"""What an edition must be: each check names the clause and the place where a file breaks it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import zip_longest

import msgspec

from stolek.games.border.edition.schema import (
    ENOUGH,
    LEAST_SEATS,
    MOST_AREAS,
    MOST_BESIDE,
    MOST_SEATS,
    MOST_THROWS,
    N_CELLS,
    N_DICE,
    N_WHITE,
    NO_VALUE,
    Area,
    Board,
    Box,
    Territory,
)
from stolek.kernel.events import Remark
from stolek.kernel.refusal import Refusal
from stolek.kit import typed
from stolek.kit.hexes import Axial, beside

# The colours and territories that there are words for.
COLOURS = ("gray", "yellow", "blue", "red", "orange", "green")
TERRITORIES = ("castle", "sailboat", "windwheel", "villa", "eagle", "goat", "lighthouse", "bridge", "well")
BOARDS = ("A", "B", "C", "D")
LONGEST_NAME = 40  # of an edition; records carry it
HIGHEST = 99  # a value that still fits on a scoring bar


def read(text: bytes) -> Box:
    """The box that a file describes; refuses what is none of this game."""
    box = typed.read(text, Box)
    check_rules(box)
    check_cells(box)
    check_territories(box)
    check_said(box)
    for board in box.boards:
        check_board(box, board)
    check_different(box)
    return box


# ---- what every edition has -------------------------------------------------------------------


def check_rules(box: Box) -> None:
    """An edition has its own boards, not its own rules."""
    if not 0 < len(box.edition) <= LONGEST_NAME or not box.edition.isprintable():
        raise Refusal("edition-name", longest=LONGEST_NAME)
    if box.game != "border":
        raise Refusal("edition-other-game", game=box.game)
    fixed = (
        ("players.min", box.players.min, LEAST_SEATS, "BOR-1"),
        ("players.max", box.players.max, MOST_SEATS, "BOR-1"),
        ("dice.count", box.dice.count, N_DICE, "BOR-6"),
        ("dice.maxRolls", box.dice.max_rolls, MOST_THROWS, "BOR-10"),
        ("endTerritories", box.end_territories, ENOUGH, "BOR-26"),
        ("schema", box.schema, 1, None),
    )
    for key, value, expected, clause in fixed:
        if value != expected:
            raise Refusal("edition-fixed", clause, key=key, value=value, expected=expected)
    for key, found in (("colours", box.colours), ("dice.faces", box.dice.faces)):
        check_names(key, found, COLOURS, "BOR-6")
    check_names("territories", [territory.id for territory in box.territories], TERRITORIES, "BOR-5")
    check_names("boards", [board.id for board in box.boards], BOARDS, "BOR-2")


def check_names(key: str, found: Collection[str], expected: Collection[str], clause: str) -> None:
    """Exactly these, in this order: numbers of actions hang on it."""
    if list(found) != list(expected):
        raise Refusal("edition-names", clause, key=key, known=list(expected))


def doubles(names: Iterable[str]) -> set[str]:
    """Names that stand there more than once."""
    listed = list(names)
    return {name for name in listed if listed.count(name) > 1}


# ---- cells ------------------------------------------------------------------------------------


def check_cells(box: Box) -> None:
    """86 cells in order, each in a place of its own, two of them white (BOR-3)."""
    names = [cell.id for cell in box.cells]
    expected = [f"b{number:02}" for number in range(1, N_CELLS + 1)]
    for name, right in zip_longest(names, expected, fillvalue="–"):
        if name != right:
            raise Refusal("edition-cells", "BOR-3", count=len(names), cell=name, expected=right)
    places: dict[Axial, str] = {}
    for cell in box.cells:
        other = places.setdefault((cell.q, cell.r), cell.id)
        if other != cell.id:
            raise Refusal("edition-same-place", "BOR-3", cell_a=other, cell_b=cell.id)
    check_known("whiteCells", box.white_cells, names)
    if len(set(box.white_cells)) != N_WHITE or len(box.white_cells) != N_WHITE:
        raise Refusal("edition-white", "BOR-3", cells=list(box.white_cells))


def check_known(key: str, cells: Iterable[str], known: Collection[str]) -> None:
    """Refuse the name of a cell that is not there."""
    for cell in cells:
        if cell not in known:
            raise Refusal("edition-unknown-cell", "BOR-3", key=key, cell=cell)


# ---- territories ------------------------------------------------------------------------------


def check_territories(box: Box) -> None:
    """Every territory has two values and is enclosed by one closed ring of cells (BOR-5)."""
    places = box.places()
    taken: dict[Axial, str] = {}
    for territory in box.territories:
        check_values(territory)
        check_known(f"territories.{territory.id}.border", territory.border, places.values())
        for place in territory.interior:
            other = places.get(place) or taken.get(place)
            if other:
                facts = {"territory": territory.id, "place": written(place), "other": other}
                raise Refusal("edition-overlap", "BOR-5", **facts)
            taken[place] = territory.id
        check_ring(territory, places)
    if not is_connected(set(places)):  # else a part might never be reached, and the game never end (BOR-32)
        raise Refusal("edition-cells-apart", "BOR-32")
    for name in places.values():
        bounded = sum(name in territory.border for territory in box.territories)
        if not 1 <= bounded <= MOST_BESIDE:
            raise Refusal("edition-bounds", "BOR-5", cell=name, count=bounded)


def check_values(territory: Territory) -> None:
    """The higher value for the first to close it, the lower one for the others."""
    high, low = territory.high, territory.low
    if NO_VALUE in (high, low):
        key = "high" if high == NO_VALUE else "low"
        raise Refusal("edition-no-values", "BOR-5", territory=territory.id, key=key)
    if not 1 <= low < high <= HIGHEST:
        facts = {"territory": territory.id, "high": high, "low": low, "highest": HIGHEST}
        raise Refusal("edition-bad-values", "BOR-5", **facts)


def check_ring(territory: Territory, places: dict[Axial, str]) -> None:
    """The ring has no hole, nothing astray, and closes."""
    if not territory.interior or not is_connected(set(territory.interior)):
        raise Refusal("edition-interior", "BOR-5", territory=territory.id)
    if twice := doubles(territory.border):
        raise Refusal("edition-ring-twice", "BOR-5", territory=territory.id, cell=min(twice))
    around = {place for inner in territory.interior for place in beside(inner)} - set(territory.interior)
    for place in sorted(around):
        if places.get(place) not in territory.border:
            facts = {"territory": territory.id, "place": places.get(place) or written(place)}
            raise Refusal("edition-hole", "BOR-5", **facts)
    astray = set(territory.border) - {places[place] for place in around}
    if astray:
        raise Refusal("edition-ring-astray", "BOR-5", territory=territory.id, cell=min(astray))
    if not is_connected(around):
        raise Refusal("edition-ring-open", "BOR-5", territory=territory.id)


def is_connected(places: set[Axial]) -> bool:
    """Whether one can go from each of these hexagons to every other, side by side."""
    reached: set[Axial] = set()
    ahead = sorted(places)[:1]
    while ahead:
        place = ahead.pop()
        reached.add(place)
        ahead += [other for other in beside(place) if other in places and other not in reached]
    return reached == places


def written(place: Axial) -> str:
    """A hexagon that is no cell."""
    return f"({place[0]}, {place[1]})"


# ---- redundant data ---------------------------------------------------------------------------


def check_said(box: Box) -> None:
    """A cell's own data agrees with the drawing (BOR-3 … BOR-5)."""
    places = box.places()
    area_of = {cell: area.id for area in box.areas for cell in area.cells}
    for cell in box.cells:
        neighbours = sorted(places[place] for place in beside((cell.q, cell.r)) if place in places)
        territories = sorted(one.id for one in box.territories if cell.id in one.border)
        facts = (
            ("neighbours", cell.neighbours, neighbours, "BOR-4"),
            ("territories", cell.territories, territories, "BOR-5"),
        )
        for key, said, found, clause in facts:
            if said is not None and sorted(said) != found:
                raise Refusal("edition-contradiction", clause, cell=cell.id, key=key, found=found)
        if cell.area is not msgspec.UNSET and cell.area != area_of.get(cell.id):
            found = [area_of.get(cell.id, "null")]
            raise Refusal("edition-contradiction", "BOR-3", cell=cell.id, key="area", found=found)


# ---- boards -----------------------------------------------------------------------------------


def check_board(box: Box, board: Board) -> None:
    """Every coloured cell lies in one area, and areas of one colour keep apart (BOR-2, BOR-3)."""
    if (board.areas is None) == (board.area_colours is None):
        raise Refusal("edition-board-form", "BOR-2", board=board.id)
    listed = box.areas if board.areas is None else board.areas
    names = [area.id for area in listed]
    if names != [f"a{number:02}" for number in range(1, len(names) + 1)] or not 0 < len(names) <= MOST_AREAS:
        raise Refusal("edition-areas", "BOR-3", board=board.id, count=len(names), most=MOST_AREAS)
    if strange := sorted(set(board.area_colours or ()) - set(names)):
        raise Refusal("edition-area-unknown", "BOR-3", board=board.id, areas=strange)
    areas = box.areas_of(board)
    check_cover(box, board, areas)
    for area in areas.values():
        check_area(box, board, area)
    check_apart(box, board, areas)


def check_different(box: Box) -> None:
    """No two boards are alike (BOR-2)."""
    drawn: dict[frozenset[tuple[frozenset[str], str]], str] = {}
    for board in box.boards:
        areas = box.areas_of(board).values()
        other = drawn.setdefault(frozenset((frozenset(area.cells), area.colour) for area in areas), board.id)
        if other != board.id:
            raise Refusal("edition-same-boards", "BOR-2", board_a=other, board_b=board.id)


def check_cover(box: Box, board: Board, areas: dict[str, Area]) -> None:
    """Each coloured cell is in exactly one area, a white one in none."""
    names = [cell.id for cell in box.cells]
    covered = [cell for area in areas.values() for cell in area.cells]
    check_known("areas" if board.areas is None else f"boards.{board.id}.areas", covered, names)
    for name in names:
        expected = 0 if name in box.white_cells else 1
        if covered.count(name) != expected:
            facts = {"board": board.id, "cell": name, "count": covered.count(name), "expected": expected}
            raise Refusal("edition-cover", "BOR-3", **facts)


def check_area(box: Box, board: Board, area: Area) -> None:
    """An area has a colour of the dice, hangs together, and is as large as it says."""
    where = {"board": board.id, "area": area.id}
    if not area.colour:
        raise Refusal("edition-area-no-colour", "BOR-2", **where)
    if area.colour not in COLOURS:
        raise Refusal("edition-area-colour", "BOR-2", **where, text=area.colour, known=list(COLOURS))
    if not area.cells or not is_connected(places_of(box, area)):
        raise Refusal("edition-area-apart", "BOR-3", **where)
    if area.size not in (None, len(area.cells)):
        raise Refusal("edition-area-size", "BOR-3", **where, size=area.size, count=len(area.cells))


def check_apart(box: Box, board: Board, areas: dict[str, Area]) -> None:
    """Two areas of one colour that touch would be one."""
    area_at = {place: area for area in areas.values() for place in places_of(box, area)}
    for place, area in area_at.items():
        for other in (area_at.get(beyond) for beyond in beside(place)):
            if other and other is not area and other.colour == area.colour:
                facts = {"board": board.id, "area_a": area.id, "area_b": other.id, "colour": area.colour}
                raise Refusal("edition-same-colour", "BOR-3", **facts)


def places_of(box: Box, area: Area) -> set[Axial]:
    """Where the cells of an area lie."""
    return {(cell.q, cell.r) for cell in box.cells if cell.id in area.cells}


# ---- what is odd, but not wrong ---------------------------------------------------------------


def remarks(text: bytes) -> list[Remark]:
    """Check an edition; report where its colours are not spread as on printed boards: in every colour
    one area of each size. An owner who typed in a board should check these places."""
    box = read(text)
    found = []
    for board in box.boards:
        for colour in COLOURS:
            sizes = sorted(len(area.cells) for area in box.areas_of(board).values() if area.colour == colour)
            if sizes != [2, 3, 4, 5]:
                facts = {"board": board.id, "colour": colour, "sizes": sizes}
                found.append(Remark(name="uneven-colour", clause="BOR-2", facts=facts))
    return found
