"""The prompt for a seat, or for chance."""

from __future__ import annotations

from stolek.games.wispwood.edition.box import BOX
from stolek.games.wispwood.edition.schema import DECKS
from stolek.games.wispwood.play.summary import fireflies_left, kind_in_hand, trees_left
from stolek.games.wispwood.rules.cells import NAMES
from stolek.games.wispwood.rules.codes import (
    ARRANGING,
    DEALING,
    DRAWING,
    EMPTY,
    FIRST_CAT_SHAPE,
    FIRST_GHOST,
    FIRST_SHAPE,
    FIRST_SPACE,
    GHOST_CAT,
    LAID,
    LAY,
    LEVELS,
    NO_CARD,
    NO_KIND,
    NO_SHAPE,
    REFRESH,
    SHAPE,
    SPOT,
    STARTING,
    TREES,
    TURN,
)
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES
from stolek.games.wispwood.rules.state import Wispwood
from stolek.kernel.events import Prompt
from stolek.kernel.seats import CHANCE


def prompt(state: Wispwood, seat: int) -> Prompt:
    """The prompt for a seat, or for chance."""
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
        facts = {"seat": seat, "left": trees_left(state)}
        return Prompt(name="more-trees", clause="WIS-33a", facts=facts)
    if state.phase in (TREES, LAID):
        return Prompt(name="confirm", clause="WIS-25", facts={"seat": seat})
    if state.phase == GHOST_CAT:
        return Prompt(name="ghost-cat", clause="WIS-90", facts={"seat": seat})
    return Prompt(name="cat", clause="WIS-45", facts={"seat": seat})


def turn_prompt(state: Wispwood, seat: int) -> Prompt:
    """A wisp or trees; trees only, where no wisp can be laid (WIS-35)."""
    legal = state.legal(seat)
    facts = {"seat": seat}
    if REFRESH in legal:
        return Prompt(name="turn-or-refresh", clause="WIS-26", facts=facts)
    if not any(FIRST_SPACE <= action < FIRST_GHOST for action in legal):
        return Prompt(name="trees-only", clause="WIS-35", facts=facts)
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
        if state.per_piece > 1:
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
    return Prompt(name="draw-firefly", clause="WIS-93", facts={"left": fireflies_left(state)})
