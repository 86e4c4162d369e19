"""The table before the first tile is drawn (ING-4, ING-5, ING-7, ING-9)."""

from __future__ import annotations

from typing import Any

from stolek.games.ingenious.edition.box import BOX, TILES, tiles_in_box
from stolek.games.ingenious.rules import board as hexes
from stolek.games.ingenious.rules.codes import DEALING, FREE, MODES, NO_TILE, OFF_BOARD, STANDARD
from stolek.games.ingenious.rules.state import Ingenious


def start(players: int, options: dict[str, Any]) -> Ingenious:
    """A full bag, empty racks, all pegs at 0; racks are dealt by chance."""
    mode = MODES.index(options["mode"])
    return Ingenious.load(
        {
            "board": empty_board(players),
            "bag": tiles_in_box(),
            "aside": [0] * len(TILES),
            "racks": [NO_TILE] * 24,
            "tracks": [0] * 24,
            "held": [0] * 4,
            "players": players,
            "mode": mode,
            "open": int(options["open"]),
            "first": options["first"],
            "top": BOX.track if mode == STANDARD else 2 * BOX.track,
            "phase": DEALING,
            "turn": 0,
            "bonus": 0,
            "placed": 0,
            "claimed": 0,
        }
    )


def empty_board(players: int) -> list[int]:
    """The board for so many players, with nothing on it but the printed symbols."""
    cells = [OFF_BOARD] * hexes.SIZE
    for cell in hexes.cells_within(BOX.radius_by_players[players]):
        cells[cell] = FREE
    for colour, cell in enumerate(hexes.PRINTED):
        cells[cell] = colour
    return cells
