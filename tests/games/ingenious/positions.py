"""Positions of Ingenious told as people would tell them, and small questions to a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from stolek import CHANCE, Event, Match, Refusal
from stolek.games.ingenious import GAME
from stolek.games.ingenious.edition.box import BOX, COLOURS, TILES, kind_of, tile_name
from stolek.games.ingenious.play.moves import Placement
from stolek.games.ingenious.rules.board import CELL_NAMED, cells_within, name_of, number_of
from stolek.games.ingenious.rules.codes import ENDED_FULL, FREE, NO_TILE, PLACING
from stolek.games.ingenious.rules.setup import start
from stolek.games.ingenious.rules.state import Ingenious

Heap = list[int]
Dump = dict[str, Any]
MODES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "mode": "team"},
    {"players": 4, "mode": "team", "open": True},
    {"players": 1},
)
"""One start for every way to play."""


def track(**values: int) -> tuple[int, ...]:
    """Six values, those not named at 0."""
    return tuple(values.get(colour, 0) for colour in COLOURS)


def kind(tile: str) -> int:
    """The kind of a tile by its name."""
    one, two = tile.split("-")
    return kind_of(COLOURS.index(one), COLOURS.index(two))


def cell(q: int, r: int) -> str:
    """The name of the cell (q, r)."""
    return name_of(number_of(q, r))


@dataclass(kw_only=True)
class Table:
    """A position in which somebody is to place a tile; what is not said is filled up from the bag.

    A rack is written `red-blue red-red ...`: the dots stand for any tiles up to six. Fillers lie so
    that the first round is over and that the tiles on the board can be those of the box; they keep
    off the cells in `free` and never show a colour in `plain`.
    """

    players: int = 2
    mode: str = "standard"
    open: bool = False
    turn: int = 0
    bonus: int = 0
    lying: Mapping[str, str] = field(default_factory=dict)
    """Per colour the cells where it lies."""
    racks: Mapping[int, str] = field(default_factory=dict)
    tracks: Mapping[int, Sequence[int]] = field(default_factory=dict)
    free: str = ""
    plain: str = ""
    full: bool = False
    """Whether every cell but the free ones is taken."""
    over: bool = False
    """Whether the game has ended because the board is full."""

    def match(self) -> Match[Ingenious]:
        """A match that stands at this position; tiles are drawn by hand."""
        match = GAME.start(self.players, chance="manual", mode=self.mode, open=self.open)
        match.state = self.state()
        return match

    def state(self) -> Ingenious:
        """The position itself."""
        return Ingenious.load(self.dump())

    def dump(self) -> Dump:
        """The position as plain data."""
        dump = start(self.players, {"mode": self.mode, "open": self.open, "first": 0}).dump()
        racks = [self.racks.get(seat, "...").split() for seat in range(self.players)]
        for rack in racks:
            take(dump["bag"], [kind(tile) for tile in rack if tile != "..."])
        self.lay(dump)
        for seat, rack in enumerate(racks):
            deal(dump, seat, rack)
        for side, values in self.tracks.items():
            dump["tracks"][6 * side : 6 * side + 6] = values
        phase = ENDED_FULL if self.over else PLACING
        return dump | {"phase": phase, "turn": self.turn, "bonus": self.bonus}

    def lay(self, dump: Dump) -> None:
        """Put colours on the board and take tiles that show them out of the bag."""
        board, bag = dump["board"], dump["bag"]
        halves = Counter[int]()
        for colour, lying in self.lying.items():
            for name in lying.split():
                board[CELL_NAMED[name]] = COLOURS.index(colour)
                halves[COLOURS.index(colour)] += 1
        shunned = {COLOURS.index(colour) for colour in self.plain.split()}
        tiles, fillers = tiles_showing(halves, bag, shunned)
        kept = {CELL_NAMED[name] for name in self.free.split()}
        room = [
            c for c in cells_within(BOX.radius_by_players[self.players]) if board[c] == FREE and c not in kept
        ]
        while len(tiles) < self.players or (self.full and len(room) - len(fillers) >= 2):
            tile = most_plentiful(bag, shunned)
            take(bag, [tile])
            tiles.append(tile)
            fillers += TILES[tile]
        for filler in fillers:
            board[room.pop()] = filler
        dump["placed"] = len(tiles)


def tiles_showing(halves: Counter[int], bag: Heap, shunned: set[int]) -> tuple[list[int], list[int]]:
    """Tiles out of the bag that show at least these halves, and the halves they show beyond."""
    tiles: list[int] = []
    beyond: list[int] = []
    while halves.total():
        one = max(range(6), key=lambda colour: halves[colour])
        halves[one] -= 1
        others = sorted(range(6), key=lambda colour: -halves[colour])
        fitting = [two for two in others if halves[two] and bag[kind_of(one, two)]]
        fillers = [two for two in others if two not in shunned and bag[kind_of(one, two)]]
        two = (fitting + fillers)[0]
        if fitting:
            halves[two] -= 1
        else:
            beyond.append(two)
        take(bag, [kind_of(one, two)])
        tiles.append(kind_of(one, two))
    return tiles, beyond


def most_plentiful(bag: Heap, shunned: set[int]) -> int:
    """A kind of tile of which the bag has most, without the shunned colours."""
    fitting = [kind for kind, pair in enumerate(TILES) if bag[kind] and not shunned & set(pair)]
    return max(fitting, key=lambda kind: bag[kind])


def take(bag: Heap, tiles: list[int]) -> None:
    """Take these tiles out of the bag."""
    for tile in tiles:
        assert bag[tile], f"no {tile_name(tile)} left in the bag"
        bag[tile] -= 1


def deal(dump: Dump, seat: int, rack: list[str]) -> None:
    """Put named tiles (already taken) and, for dots, any others into a rack."""
    tiles = [kind(tile) for tile in rack if tile != "..."]
    size = 1 if dump["players"] == 1 else BOX.rack
    while "..." in rack and len(tiles) < size:
        tile = most_plentiful(dump["bag"], set())
        take(dump["bag"], [tile])
        tiles.append(tile)
    dump["held"][seat] = len(tiles)
    dump["racks"][6 * seat : 6 * seat + 6] = sorted(tiles) + [NO_TILE] * (6 - len(tiles))


def dealt(*racks: str, **options: Any) -> Match[Ingenious]:
    """A match at its very beginning, these tiles dealt by hand."""
    match = GAME.start(len(racks), chance="manual", **options)
    for tile in " ".join(racks).split():
        match.draw(tile)
    assert match.to_act
    return match


def refill(match: Match[Ingenious], *tiles: str) -> list[Event]:
    """Draw these tiles by hand, then any others until nothing more is to be drawn."""
    events = [event for tile in tiles for event in match.draw(tile)]
    while match.chance:
        events += match.draw(tile_name(most_plentiful(match.state.bag, set())))
    return events


def opened(players: int, **options: Any) -> Ingenious:
    """The state before the first tile is drawn."""
    return GAME.set_up(players, GAME.agreed(players, options))


def played(state: Ingenious, seed: int, decisions: int) -> Ingenious:
    """The state after so many random decisions more, or at the end when that comes first."""
    state.seed(seed)
    while not state.over():
        (seat,) = state.actors()
        if seat != CHANCE:
            if not decisions:
                break
            decisions -= 1
        state.apply(seat, state.sample(seat))
    return state


def placements(match: Match[Ingenious], seat: int) -> list[Placement]:
    """The placements that a seat may make now."""
    return [move for move in match.legal(seat) if isinstance(move, Placement)]


def pairs(match: Match[Ingenious], seat: int) -> set[frozenset[str]]:
    """The pairs of cells on which a seat may place now."""
    return {frozenset(cell(*at) for at in move.cells) for move in placements(match, seat)}


def names(events: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [event.name for event in events]


def only(events: Sequence[Event], name: str) -> Event:
    """The one event of this name."""
    found = [event for event in events if event.name == name]
    assert len(found) == 1, names(events)
    return found[0]


def sums(events: Sequence[Event]) -> dict[str, int]:
    """Points counted, colour by colour."""
    points = Counter[str]()
    for event in events:
        if event.name == "scored":
            points[event.facts["colour"]] += event.facts["points"]
    return dict(points)


@contextmanager
def refused(match: Match[Ingenious], code: str, clause: str | None) -> Iterator[None]:
    """What is asked inside is refused with this code and clause, and nothing has changed."""
    before = match.record, match.log, match.state.dump()
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert before == (match.record, match.log, match.state.dump())
