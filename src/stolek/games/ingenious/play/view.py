"""Who may know what: views and events of Ingenious (ING-8, ING-34, ING-59)."""

from __future__ import annotations

from typing import Any

from stolek.games.ingenious.edition.box import BOX, COLOURS, TILES, tile_name
from stolek.games.ingenious.play.moves import decoded
from stolek.games.ingenious.play.result import ending_of, side, sides
from stolek.games.ingenious.rules import board as hexes
from stolek.games.ingenious.rules.codes import (
    ASKED,
    BEGAN,
    BONUS,
    CLAIMED,
    DEALING,
    DREW,
    ENDED,
    FREE,
    KEPT,
    LAPSED,
    MODES,
    PHASES,
    PLACED,
    PLACING,
    RETURNED,
    SCORED,
    SOLITAIRE,
    SWAPPED,
    SWAPPING,
    TEAM,
)
from stolek.games.ingenious.rules.scoring import items
from stolek.games.ingenious.rules.state import Ingenious
from stolek.kernel.events import Event, Prompt
from stolek.kernel.seats import CHANCE


def view(state: Ingenious, eye: int | None) -> dict[str, Any]:
    """What one eye may know, named piece by piece."""
    held, aside = state.held, state.aside
    tracks = [state.tracks[6 * s : 6 * s + 6] for s in range(sides(state))]
    return {
        "players": state.players,
        "mode": MODES[state.mode],
        "open": bool(state.open),
        "radius": BOX.radius_by_players[state.players],
        "board": occupied(state),
        "tracks": tracks,
        "top": state.top,
        "earned": [sum(value // BOX.track for value in track) for track in tracks],
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "first": state.first,
        "bonus": state.bonus,
        "lays_again": lays_again(state),
        "bag": sum(state.bag),
        "held": held[: state.players],
        "racks": [rack(state, seat) if sees(state, eye, seat) else None for seat in range(state.players)],
        "aside": [tile_name(kind) for kind in range(len(TILES)) for _ in range(aside[kind])],
        "claimed": [COLOURS[c] for c in range(6) if state.claimed >> c & 1] if first_round(state) else None,
    }


def sees(state: Ingenious, eye: int | None, seat: int) -> bool:
    """Whose tiles an eye sees: its own, an open partner's, and the open tile of solitaire."""
    if eye == seat or state.mode == SOLITAIRE:
        return True
    return eye is not None and state.open == 1 and side(state, eye) == side(state, seat)


def occupied(state: Ingenious) -> dict[str, str]:
    """The colours on the board, cell by cell, printed symbols included."""
    cells = state.board
    return {hexes.name_of(cell): COLOURS[cells[cell]] for cell in hexes.CELLS if cells[cell] < FREE}


def rack(state: Ingenious, seat: int) -> list[str]:
    """The tiles of a rack."""
    tiles = state.racks[6 * seat : 6 * seat + state.held[seat]]
    return [tile_name(tile) for tile in tiles]


def first_round(state: Ingenious) -> bool:
    """Whether a seat has not placed its first tile yet (ING-16)."""
    return state.placed < state.players


def lays_again(state: Ingenious) -> bool:
    """Whether this is a bonus turn: between turns a rack is full, before a bonus turn it is not (ING-29)."""
    if state.phase != PLACING or state.mode == SOLITAIRE:
        return False
    return state.held[state.turn] < BOX.rack


# ---- what is asked ----------------------------------------------------------------------------


def prompt(state: Ingenious, seat: int) -> Prompt:
    """The prompt for a seat, or for chance."""
    if seat == CHANCE:
        return draw_prompt(state)
    if state.phase == SWAPPING:
        return Prompt(name="swap", clause="ING-32", facts={"seat": seat})
    if first_round(state):
        return Prompt(name="place-first", clause="ING-17", facts={"seat": seat})
    if lays_again(state):
        return Prompt(name="place-bonus", clause="ING-29", facts={"seat": seat, "more": state.bonus})
    return Prompt(name="place", clause="ING-13", facts={"seat": seat})


def draw_prompt(state: Ingenious) -> Prompt:
    """Which tile is to be drawn now, and for whom."""
    full = 1 if state.mode == SOLITAIRE else BOX.rack
    facts = {"seat": state.turn, "missing": full - state.held[state.turn]}
    return Prompt(name="draw", clause=draw_clause(state), facts=facts)


def draw_clause(state: Ingenious) -> str:
    """Why a tile is drawn: alone the next one, else to deal or to refill."""
    if state.mode == SOLITAIRE:
        return "ING-61"
    return "ING-9" if state.phase == DEALING else "ING-36"


# ---- what happened ----------------------------------------------------------------------------


def events(before: Ingenious, seat: int, action: int, after: Ingenious) -> list[Event]:
    """What the last apply brought about, in full."""
    return [event(before, seat, action, after, note) for note in after.notes()]


def event(before: Ingenious, seat: int, action: int, after: Ingenious, note: tuple[int, ...]) -> Event:
    """One note as an event."""
    kind, a, b, c = note
    mode = before.mode
    if kind == PLACED:
        return placed(seat, action)
    if kind == CLAIMED:
        return Event(name="claimed", clause="ING-17", facts={"seat": seat, "colour": COLOURS[a]})
    if kind == SCORED:
        return scored(before, seat, action, half=a, old=b, new=c)
    if kind == BONUS:
        clause = "ING-64" if mode == SOLITAIRE else "ING-53" if mode == TEAM else "ING-28"
        return Event(name="bonus", clause=clause, facts={"seat": seat, "colour": COLOURS[a], "value": b})
    if kind == LAPSED:
        return Event(name="bonus-lapsed", clause="ING-56", facts={"seat": a, "count": b})
    if kind == ASKED:
        return Event(name="may-swap", clause="ING-32", facts={"seat": a})
    if kind == SWAPPED:
        return Event(name="swapped", clause="ING-34", facts={"seat": a, "tiles": rack(before, a)})
    if kind == KEPT:
        return Event(name="kept", clause="ING-32", facts={"seat": a})
    if kind == DREW:
        return Event(name="drew", clause=draw_clause(before), facts={"seat": a, "tile": tile_name(b)})
    if kind == RETURNED:
        return Event(name="returned", clause="ING-34", facts={"seat": a, "count": b})
    if kind == BEGAN:
        return Event(name="began", clause="ING-10", facts={"seat": a})
    if kind == ENDED:
        ending, reason = ending_of(after)
        return Event(name="ended", clause=reason, facts={"seat": b, "ending": ending})
    raise ValueError(f"no note {kind}")


def placed(seat: int, action: int) -> Event:
    """A tile was laid."""
    a, b, one, two = decoded(action)
    facts = {
        "seat": seat,
        "colour_a": COLOURS[one],
        "cell_a": hexes.name_of(a),
        "colour_b": COLOURS[two],
        "cell_b": hexes.name_of(b),
    }
    return Event(name="placed", clause="ING-13", facts=facts)


def scored(before: Ingenious, seat: int, action: int, *, half: int, old: int, new: int) -> Event:
    """A half brought points: from which runs, and what was lost at the end of a score board."""
    a, b, one, two = decoded(action)
    cell, partner, colour = (a, b, one) if half == 0 else (b, a, two)
    runs = items(before.board, cell, partner, colour)
    points = sum(run.points for run in runs)
    facts = {
        "seat": seat,
        "colour": COLOURS[colour],
        "cell": hexes.name_of(cell),
        "points": points,
        "value": new,
        "lost": points - (new - old),
        "runs": [{"points": run.points, **run.facts} for run in runs],
    }
    clause = "ING-24" if points == new - old else "ING-27" if before.top == BOX.track else "ING-52"
    return Event(name="scored", clause=clause, facts=facts)


def told(happened: Event, eye: int | None, state: Ingenious) -> Event | None:
    """The event as this eye may know it: only eyes that see the rack see the tile drawn."""
    if happened.name != "drew" or sees(state, eye, happened.facts["seat"]):
        return happened
    facts = {"seat": happened.facts["seat"]}
    return Event(name="drew-unseen", clause=happened.clause, facts=facts)
