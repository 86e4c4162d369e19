"""Is this a position of Ingenious at all? Asked of dumps that come from outside.

Compiled rules trust their numbers, so nothing gets past here that could lead them astray.
"""

from __future__ import annotations

from typing import Any

from stolek.games.ingenious import board as hexes
from stolek.games.ingenious.box import BOX, TILES, tiles_in_box
from stolek.games.ingenious.codes import (
    DEALING,
    DRAWING,
    ENDED_TOP,
    FREE,
    NO_TILE,
    OFF_BOARD,
    PLACING,
    SOLITAIRE,
    STANDARD,
    SWAPPING,
    TEAM,
)

Dump = dict[str, Any]


def problem(dump: Dump) -> str | None:
    """What is wrong with a dump, in one line, or None."""
    checks = (
        table_problem,
        board_problem,
        rack_problem,
        track_problem,
        tile_problem,
        phase_problem,
        waiting_problem,
    )
    return next((found for check in checks if (found := check(dump))), None)


def table_problem(dump: Dump) -> str | None:
    """Seats, mode and whose turn it is."""
    players, mode = dump["players"], dump["mode"]
    modes = {1: (SOLITAIRE,), 2: (STANDARD,), 3: (STANDARD,), 4: (STANDARD, TEAM)}
    if mode not in modes.get(players, ()):
        return f"no mode {mode} with {players} players (ING-1)"
    if dump["top"] != (BOX.track if mode == STANDARD else 2 * BOX.track):
        return "the top of the track does not fit the mode"
    if dump["open"] not in (0, 1) or (dump["open"] and mode != TEAM):
        return "open racks belong to the team game (ING-59)"
    if not (0 <= dump["turn"] < players and 0 <= dump["first"] < players):
        return "no such seat"
    return None


def board_problem(dump: Dump) -> str | None:
    """Every cell of the board is free or has a colour; the others do not exist."""
    inside = set(hexes.cells_within(BOX.radius_by_players[dump["players"]]))
    for cell, content in enumerate(dump["board"]):
        if not (0 <= content <= FREE if cell in inside else content == OFF_BOARD):
            return f"cell {cell} cannot hold {content}"
    if any(dump["board"][cell] != colour for colour, cell in enumerate(hexes.PRINTED)):
        return "a printed symbol is missing (ING-5)"
    return None


def rack_problem(dump: Dump) -> str | None:
    """Racks are in order, empty places last, as many tiles as are held."""
    size = BOX.rack
    for seat, held in enumerate(dump["held"]):
        rack = dump["racks"][seat * size : (seat + 1) * size]
        room = 0 if seat >= dump["players"] else 1 if dump["mode"] == SOLITAIRE else size
        tiles = rack[: max(held, 0)]
        if not 0 <= held <= room or rack[held:] != [NO_TILE] * (size - held):
            return f"the rack of seat {seat} does not hold {held} tiles"
        if tiles != sorted(tiles) or any(not 0 <= tile < len(TILES) for tile in tiles):
            return f"the rack of seat {seat} is not in order"
    return None


def track_problem(dump: Dump) -> str | None:
    """No peg beyond its track, none on a track that nobody uses."""
    sides = 2 if dump["mode"] == TEAM else dump["players"]
    for k, value in enumerate(dump["tracks"]):
        if not 0 <= value <= (dump["top"] if k < 6 * sides else 0):
            return f"a peg cannot stand at {value}"
    return None


def tile_problem(dump: Dump) -> str | None:
    """Tiles in the bag, aside, in racks and on the board are those of the box, colour by colour."""
    box = tiles_in_box()
    racks = [dump["racks"].count(kind) for kind in range(len(TILES))]
    lying = dump["bag"], dump["aside"], racks
    if any(count < 0 for heap in lying for count in heap):
        return "fewer than no tiles"
    left = [box[kind] - sum(heap[kind] for heap in lying) for kind in range(len(TILES))]
    if min(left) < 0 or sum(left) != dump["placed"]:
        return "tiles were lost or added (ING-6)"
    for colour in range(6):
        halves = sum(n * (pair.count(colour)) for n, pair in zip(left, TILES, strict=True))
        if halves != dump["board"].count(colour) - 1:
            return "the board does not show the tiles that were placed"
    return None


def phase_problem(dump: Dump) -> str | None:
    """What is owed can be done."""
    phase, held = dump["phase"], dump["held"][dump["turn"]]
    if not DEALING <= phase <= ENDED_TOP or not 0 <= dump["bonus"] <= 12:
        return "no such phase"
    if not 0 <= dump["claimed"] < 64 or dump["claimed"].bit_count() > min(dump["placed"], dump["players"]):
        return "too many symbols are claimed (ING-17)"
    if phase in (PLACING, SWAPPING) and held == 0:
        return "the one to move has no tile (ING-19)"
    if phase in (DEALING, DRAWING) and held >= (1 if dump["mode"] == SOLITAIRE else BOX.rack):
        return "nothing is to be drawn"
    if phase <= DRAWING and not any(opens(dump, pair) for pair in range(len(hexes.PAIRS))):
        return "there is no place for a tile (ING-39)"
    if phase == SWAPPING and (shows_lowest(dump) or dump["mode"] == SOLITAIRE):
        return "there is nothing to be asked about a swap (ING-32, ING-65)"
    return None


def waiting_problem(dump: Dump) -> str | None:
    """Nothing is left over from a turn that is past: racks are full, nothing lies aside or is owed."""
    phase, turn = dump["phase"], dump["turn"]
    if dump["bonus"] and phase != PLACING:
        return "a bonus placement is owed but not due (ING-29)"
    if sum(dump["aside"]) > (BOX.rack if phase == DRAWING and dump["mode"] != SOLITAIRE else 0):
        return "tiles lie aside without a swap (ING-34)"
    for seat in range(dump["players"] if phase <= DRAWING else 0):
        due = 0 if phase == DEALING and seat > turn else BOX.rack
        if seat != turn and dump["held"][seat] != due:
            return f"seat {seat} has not {due} tiles (ING-9, ING-36)"
    return None


def first_round(dump: Dump) -> bool:
    """Whether somebody has not placed his first tile yet (ING-16)."""
    return bool(dump["placed"] < dump["players"])


def opens(dump: Dump, pair: int) -> bool:
    """Whether a tile may lie on this pair of cells (ING-14, ING-17)."""
    a, b, _ = hexes.PAIRS[pair]
    if dump["board"][a] != FREE or dump["board"][b] != FREE:
        return False
    symbol = hexes.symbol_beside(pair)
    return not first_round(dump) or (symbol >= 0 and not dump["claimed"] >> symbol & 1)


def shows_lowest(dump: Dump) -> bool:
    """Whether the rack of the one to move shows one of his lowest colours."""
    seat = dump["turn"]
    side = seat % 2 if dump["mode"] == TEAM else seat
    track = dump["tracks"][6 * side : 6 * side + 6]
    low = {colour for colour in range(6) if track[colour] == min(track)}
    rack = dump["racks"][seat * BOX.rack : seat * BOX.rack + dump["held"][seat]]
    return any(low & set(TILES[tile]) for tile in rack)
