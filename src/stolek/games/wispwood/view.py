"""What is told to whom: everything that lies open, to everybody (WIS-14).

Faces of the supply, of trees and under cats are in no position, so they cannot be told.
"""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.box import BOX, CARD
from stolek.games.wispwood.cells import NAMES
from stolek.games.wispwood.codes import (
    ARRANGING,
    DEALING,
    DRAWING,
    EMPTY,
    FIRST_CAT_SHAPE,
    FIRST_SHAPE,
    FIRST_SPACE,
    GHOST,
    GHOST_CAT,
    LAID,
    LAY,
    LETTERS,
    LEVELS,
    NO_CARD,
    NO_KIND,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
    PHASES,
    SHAPE,
    SPOT,
    STARTING,
    TREES,
    TURN,
)
from stolek.games.wispwood.edition import DECKS, KINDS, MOST_TREES, N_SPACES
from stolek.games.wispwood.events import event
from stolek.games.wispwood.moves import move
from stolek.games.wispwood.rules import Wispwood
from stolek.games.wispwood.shapes import SHAPE_NAMES
from stolek.games.wispwood.standing import (
    cards,
    corner,
    forest,
    full_rounds,
    grid,
    is_full,
    points_now,
    round_points,
    rounds_scored,
    score,
)
from stolek.kernel.saying import Event, Prompt
from stolek.kernel.seats import CHANCE


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
        "scored": [[round_points(state, seat, n) for n in range(rounds_scored(state))] for seat in seats],
        "now": [points_now(state, seat) for seat in seats],
        "full_rounds": [full_rounds(state, seat) for seat in seats],
        "choosing": [seat for seat in seats if state.choosing >> seat & 1],
        "choices": [choices(state, seat) for seat in seats],
        "hand": hand(state),
        "trees_left": MOST_TREES - state.laid if state.phase in (TURN, TREES) else 0,
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
        "kind": KINDS[state.pond[state.space]],
        "shape": None if state.shape == NO_SHAPE else SHAPE_NAMES[state.shape],
        "cell": None if state.spot == NO_SPOT else NAMES[state.spot],
    }


def choices(state: Wispwood, seat: int) -> dict[str, list[Any]] | None:
    """What a seat can point at now: in the pond, around it, in its forest; nothing where it owes nothing."""
    if seat not in state.actors():
        return None
    found: dict[str, list[Any]] = {"spaces": [], "shapes": [], "cat_shapes": [], "cells": [], "lays": []}
    for chosen in map(move, state.legal(seat)):
        for fact, value in chosen.facts.items():
            found["cat_shapes" if chosen.name == "cat-shape" else f"{fact}s"].append(value)
    return found


def ghost_view(state: Wispwood) -> dict[str, Any]:
    """The ghost's board, its cat, its fireflies and its points (WIS-89 … WIS-98)."""
    shown = list(BOX.fireflies)
    for number, count in enumerate(state.fireflies):
        for _ in range(count):
            shown.remove(number)
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
        "space": None if state.haunt == NO_SPACE else state.haunt + 1,
        "shown": shown,
        "left": BOX.rounds[state.round].fireflies - len(shown),
        "points": state.ghost_points[: rounds_scored(state)],
        "total": sum(state.ghost_points),
    }


# ---- what is asked ----------------------------------------------------------------------------


def prompt(state: Wispwood, seat: int) -> Prompt:
    """What is asked of a seat, or of fortune."""
    if seat == CHANCE:
        return draw_prompt(state)
    if state.phase == TURN:
        return turn_prompt(state, seat)
    if state.phase == SHAPE:
        return shape_prompt(state, seat)
    if state.phase == SPOT:
        held = {"seat": seat, "kind": kind_in_hand(state), "shape": SHAPE_NAMES[state.shape]}
        return Prompt(name="spot", clause="WIS-30", facts=held)
    if state.phase == LAY:
        return Prompt(name="lay", clause="WIS-30", facts={"seat": seat, "cell": NAMES[state.spot]})
    if state.phase == TREES and len(state.legal(seat)) > 1:
        facts = {"seat": seat, "left": MOST_TREES - state.laid}
        return Prompt(name="more-trees", clause="WIS-33a", facts=facts)
    if state.phase in (TREES, LAID):
        return Prompt(name="confirm", clause="WIS-25", facts={"seat": seat})
    if state.phase == GHOST_CAT:
        return Prompt(name="ghost-cat", clause="WIS-90", facts={"seat": seat})
    return Prompt(name="cat", clause="WIS-45", facts={"seat": seat})


def kind_in_hand(state: Wispwood) -> str:
    """The kind of the wisp in hand."""
    return KINDS[state.pond[state.space]]


def turn_prompt(state: Wispwood, seat: int) -> Prompt:
    """A wisp or trees; trees only, where no wisp can be laid (WIS-35)."""
    legal = state.legal(seat)
    facts = {"seat": seat}
    if not any(FIRST_SPACE <= action < FIRST_SPACE + N_SPACES for action in legal):
        return Prompt(name="trees-only", clause="WIS-35", facts=facts)
    if legal[0] == 0:
        return Prompt(name="turn-or-refresh", clause="WIS-26", facts=facts)
    return Prompt(name="turn", clause="WIS-25", facts=facts)


def shape_prompt(state: Wispwood, seat: int) -> Prompt:
    """The shapes open to the wisp in hand, and those for which the cat would hide (WIS-29)."""
    legal = state.legal(seat)
    near = [SHAPE_NAMES[action - FIRST_SHAPE] for action in legal if action < FIRST_CAT_SHAPE]
    far = [SHAPE_NAMES[action - FIRST_CAT_SHAPE] for action in legal if action >= FIRST_CAT_SHAPE]
    facts = {"seat": seat, "kind": kind_in_hand(state)}
    if not far:
        return Prompt(name="shape", clause="WIS-29", facts=facts | {"shapes": near})
    if not near:
        return Prompt(name="cat-shape-only", clause="WIS-29", facts=facts | {"cat_shapes": far})
    return Prompt(name="shape-or-cat", clause="WIS-29", facts=facts | {"shapes": near, "cat_shapes": far})


def draw_prompt(state: Wispwood) -> Prompt:
    """What is drawn now."""
    if state.phase == DRAWING:
        deck = state.cards.index(NO_CARD)
        return Prompt(name="draw-card", clause="WIS-12", facts={"deck": DECKS[deck]})
    if state.phase == ARRANGING:
        slot = state.slots.index(NO_SHAPE)
        if state.pieces > 1:
            return Prompt(name="draw-edge", clause="WIS-9", facts={"slot": slot + 1})
        return Prompt(name="draw-shape", clause="WIS-9", facts={"slot": slot + 1})
    if state.phase == LEVELS:
        level = state.levels.index(NO_KIND)
        marked = {"level": level + 1, "value": BOX.ghosts[state.ghost - 1][level]}
        return Prompt(name="draw-level", clause="WIS-89", facts=marked)
    if state.phase == STARTING:
        return Prompt(name="draw-start", clause="WIS-13", facts={"count": state.players})
    if state.phase == DEALING:
        facts = {"space": state.pond.index(EMPTY) + 1, "count": state.pond.count(EMPTY)}
        return Prompt(name="draw-tile", clause="WIS-10", facts=facts)
    return Prompt(name="draw-firefly", clause="WIS-93", facts={"left": BOX.rounds[state.round].fireflies})


# ---- what happened ----------------------------------------------------------------------------


def events(before: Wispwood, seat: int, action: int, after: Wispwood) -> list[Event]:
    """What the last apply brought about, in full."""
    return [event(before, after, note) for note in after.notes()]


def told(happened: Event, eye: int | None, state: Wispwood) -> Event | None:
    """Everybody is told everything (WIS-14)."""
    return happened
