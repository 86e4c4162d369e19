"""Views and events: everything is public (WIS-14).

Faces of the supply, of trees and under cats are in no position, so they cannot be shown. The seat that holds
a wisp also gets what can be had instead, where its shape can lie and what it would score there: no secret,
but of no use to others.
"""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.edition.box import BOX, CARD
from stolek.games.wispwood.edition.schema import KINDS, N_SPACES
from stolek.games.wispwood.play import prompts
from stolek.games.wispwood.play.events import event
from stolek.games.wispwood.play.moves import move
from stolek.games.wispwood.play.summary import (
    cards,
    corner,
    fireflies_left,
    fireflies_shown,
    forest,
    full_rounds,
    grid,
    is_full,
    kind_in_hand,
    points_now,
    round_points,
    rounds_scored,
    score,
    trees_left,
)
from stolek.games.wispwood.rules.cells import NAMES
from stolek.games.wispwood.rules.codes import (
    EMPTY,
    GHOST,
    LAY,
    LETTERS,
    NO_KIND,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
    PHASES,
    SHAPE,
    SPOT,
    TREES,
    TURN,
)
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES
from stolek.games.wispwood.rules.state import Wispwood
from stolek.kernel.events import Event


def view(state: Wispwood, eye: int | None) -> dict[str, Any]:
    """What one eye may know: the same for all."""
    seats = range(state.players)
    return {
        "players": state.players,
        "phase": PHASES[state.phase],
        "round": state.round + 1,
        "rounds": state.rounds,
        "grid": grid(state),
        "turn": turn(state),
        "paw": None if state.ghost or turn(state) is None else state.paw,
        "cards": [card_view(card) for card in cards(state)],
        "pond": [space_view(state, space) for space in range(N_SPACES)],
        "shapes": [None if shape == NO_SHAPE else SHAPE_NAMES[shape] for shape in state.slots],
        "supply": state.stock,
        "discards": dict(zip(KINDS, state.discards, strict=True)),
        "forests": [forest(state, seat) for seat in seats],
        "corners": [NAMES[corner(state, seat)] for seat in seats],
        "cats": ["ready" if state.ready >> seat & 1 else "hidden" for seat in seats],
        "full": [is_full(state, seat) for seat in seats],
        "scores": [score(state, seat) for seat in seats],
        "scored": [
            [summed(round_points(state, seat, number)) for number in range(rounds_scored(state))]
            for seat in seats
        ],
        "now": [summed(points_now(state, seat)) for seat in seats],
        "full_rounds": [full_rounds(state, seat) for seat in seats],
        "choosing": [seat for seat in seats if state.choosing >> seat & 1],
        "choices": [choices(state, seat) for seat in seats],
        "hand": hand(state),
        "instead": instead(state) if state.space != NO_SPACE and eye == state.turn else None,
        "ways": ways(state) if state.phase == SPOT and eye == state.turn else None,
        "worth": worth(state) if state.phase == LAY and eye == state.turn else None,
        "trees_left": trees_left(state) if state.phase in (TURN, TREES) else 0,
        "ghost": ghost_view(state) if state.ghost else None,
    }


def turn(state: Wispwood) -> int | None:
    """Whose turn it is; nobody's until the start player is drawn."""
    return None if state.turn == state.players else state.turn


def card_view(card: str) -> dict[str, Any]:
    """A wish card with the numbers on it."""
    numbers = CARD[card]
    return {
        "id": card,
        "paws": numbers.paws,
        "table": list(numbers.table),
        "more": numbers.more,
        "points": numbers.points,
        "values": dict(numbers.values),
    }


def space_view(state: Wispwood, space: int) -> str | None:
    """What lies in a space of the pond: a letter, the ghost's cat, or nothing."""
    lying = state.pond[space]
    return None if lying == EMPTY else "ghost" if lying == GHOST else LETTERS[lying]


def hand(state: Wispwood) -> dict[str, Any] | None:
    """The wisp in hand, and what has been chosen for it so far."""
    if state.space == NO_SPACE:
        return None
    return {
        "space": state.space + 1,
        "kind": kind_in_hand(state),
        "shape": None if state.shape == NO_SHAPE else SHAPE_NAMES[state.shape],
        "cell": None if state.spot == NO_SPOT else NAMES[state.spot],
    }


def instead(state: Wispwood) -> dict[str, list[Any]]:
    """Before anything is laid: other wisps and, with a shape in hand, other shapes beside it (WIS-29).

    Computed as if the steps were taken back; a cat that has hidden for the shape is ready again then.
    """
    back = state.clone()
    beside = (state.slots[state.space], state.slots[state.space - 1])
    if state.shape != NO_SHAPE and state.shape not in beside:
        back.ready |= 1 << state.turn
    back.phase, back.shape, back.spot = SHAPE, NO_SHAPE, NO_SPOT
    shapes = open_to(back, "shape") if state.shape != NO_SHAPE else []
    back.phase, back.space = TURN, NO_SPACE
    held = hand(state) or {}
    return {
        "spaces": [space for space in open_to(back, "take") if space != held["space"]],
        "shapes": [shape for shape in shapes if shape != held["shape"]],
    }


def open_to(state: Wispwood, name: str) -> list[Any]:
    """What the moves of one name point at, for the seat on turn."""
    found = (move(action) for action in state.legal(state.turn))
    return [fact for chosen in found if chosen.name == name for fact in chosen.facts.values()]


def ways(state: Wispwood) -> dict[str, list[str]]:
    """For every cell open to the wisp in hand the ways to lay its trees (WIS-30)."""
    found = {}
    for spot in map(move, state.legal(state.turn)):
        there = state.clone()
        there.apply(state.turn, spot.action)
        found[str(spot.facts["cell"])] = [str(move(lay).facts["lay"]) for lay in there.legal(state.turn)]
    return found


def worth(state: Wispwood) -> dict[str, dict[str, int]]:
    """What the round would score now, by the way the trees are laid."""
    found = {}
    for lay in map(move, state.legal(state.turn)):
        laid = state.clone()
        laid.apply(state.turn, lay.action)
        found[str(lay.facts["lay"])] = summed(points_now(laid, state.turn))
    return found


def summed(points: dict[str, int]) -> dict[str, int]:
    """Points line by line, and all of them together."""
    return points | {"total": sum(points.values())}


def choices(state: Wispwood, seat: int) -> dict[str, list[Any]] | None:
    """What a seat can point at now: in the pond, around it, in its forest; nothing where it owes nothing."""
    if seat not in state.actors():
        return None
    kinds = ("answers", "spaces", "shapes", "cat_shapes", "cells", "lays")
    found: dict[str, list[Any]] = {kind: [] for kind in kinds}
    for chosen in map(move, state.legal(seat)):
        if not chosen.facts:
            found["answers"].append(chosen.name)
        for fact, value in chosen.facts.items():
            found["cat_shapes" if chosen.name == "cat-shape" else f"{fact}s"].append(value)
    return found


def ghost_view(state: Wispwood) -> dict[str, Any]:
    """The ghost's board, its cat, its fireflies and its points (WIS-89 … WIS-98)."""
    return {
        "board": state.ghost,
        "levels": [
            {
                "kind": None if kind == NO_KIND else KINDS[kind],
                "value": value,
                "collected": 0 if kind == NO_KIND else state.collected[kind],
            }
            for kind, value in zip(state.levels, BOX.ghosts[state.ghost - 1], strict=True)
        ],
        "space": state.pond.index(GHOST) + 1 if GHOST in state.pond else None,
        "shown": fireflies_shown(state),
        "left": fireflies_left(state),
        "points": state.ghost_points[: rounds_scored(state)],
        "total": sum(state.ghost_points),
    }


# ---- what is asked, and what happened -----------------------------------------------------------

prompt = prompts.prompt


def events(before: Wispwood, seat: int, action: int, after: Wispwood) -> list[Event]:
    """What the last apply brought about, in full."""
    return [event(before, after, note) for note in after.notes()]


def told(happened: Event, eye: int | None, state: Wispwood) -> Event | None:
    """Everybody is told everything (WIS-14)."""
    return happened
