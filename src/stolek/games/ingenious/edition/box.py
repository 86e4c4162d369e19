"""The contents of the box, read from box.json: colours, tiles, board (ING-2 … ING-6)."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in the box."""

    edition: str
    colours: tuple[str, ...]
    mixed_tiles_of_each_pair: int
    double_tiles_of_each_colour: int
    rack: int
    track: int
    radius_by_players: dict[int, int]
    printed_symbols: dict[str, tuple[int, int]]


BOX = msgspec.json.decode((Path(__file__).parents[1] / "box.json").read_bytes(), type=Box)
COLOURS = BOX.colours

# ING-6: a kind of tile is an unordered pair of colours, here (a, b) with a <= b: 21 kinds.
TILES = [(a, b) for a in range(6) for b in range(a, 6)]


def tiles_in_box() -> list[int]:
    """How many tiles of each kind the box holds, 120 in all."""
    return [BOX.double_tiles_of_each_colour if a == b else BOX.mixed_tiles_of_each_pair for a, b in TILES]


def kind_of(a: int, b: int) -> int:
    """The kind of tile with these two colours, in any order."""
    return TILES.index((min(a, b), max(a, b)))


def tile_name(kind: int) -> str:
    """A tile as people write it: red-blue."""
    a, b = TILES[kind]
    return f"{COLOURS[a]}-{COLOURS[b]}"
