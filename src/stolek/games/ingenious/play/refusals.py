"""Why something cannot be done: the clause and the facts behind a no."""

from __future__ import annotations

from stolek.games.ingenious.edition.box import COLOURS, TILES, kind_of, tile_name
from stolek.games.ingenious.play.moves import decoded
from stolek.games.ingenious.rules import board as hexes
from stolek.games.ingenious.rules.codes import FREE, N_ACTIONS, N_WAYS, OFF_BOARD, SWAP, SWAPPING
from stolek.games.ingenious.rules.state import Ingenious
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE


def objection(state: Ingenious, seat: int, action: int) -> Refusal:
    """The reason why this action, or this outcome of chance, is not possible now."""
    if seat == CHANCE:
        return draw_objection(action)
    if not 0 <= action < N_ACTIONS:
        return Refusal("unknown-move", "ING-20", action=action)
    if state.phase == SWAPPING:
        return Refusal("answer-first", "ING-33")
    if action >= SWAP:
        return Refusal("no-swap-now", "ING-32")
    return place_objection(state, seat, action)


def draw_objection(outcome: int) -> Refusal:
    """A tile that cannot be drawn."""
    if not 0 <= outcome < len(TILES):
        return Refusal("unknown-move", "ING-6", action=outcome)
    return Refusal("tile-not-in-bag", "ING-11", tile=tile_name(outcome))


def place_objection(state: Ingenious, seat: int, action: int) -> Refusal:
    """A placement that breaks a rule; the first reason that a person would name."""
    a, b, one, two = decoded(action)
    cells = state.board
    for cell in (a, b):
        if cells[cell] == OFF_BOARD:
            return Refusal("off-board", "ING-4", cell=hexes.name_of(cell))
        if cell in hexes.PRINTED:
            return Refusal("cell-printed", "ING-5", cell=hexes.name_of(cell), colour=COLOURS[cells[cell]])
        if cells[cell] != FREE:
            return Refusal("cell-taken", "ING-14", cell=hexes.name_of(cell), colour=COLOURS[cells[cell]])
    tile = kind_of(one, two)
    if tile not in state.racks[6 * seat : 6 * seat + 6]:
        return Refusal("tile-not-in-rack", "ING-13", tile=tile_name(tile))
    symbol = hexes.symbol_beside(action // N_WAYS)
    if symbol < 0:
        return Refusal("touch-a-symbol", "ING-17")
    return Refusal("symbol-claimed", "ING-17", colour=COLOURS[symbol])
