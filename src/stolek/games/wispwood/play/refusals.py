"""Why something cannot be done: the clause and the facts behind a no."""

from __future__ import annotations

from stolek.games.wispwood.edition.box import CARD_NAMES, cards_in
from stolek.games.wispwood.edition.schema import DECKS, HAT_DECK, KINDS, MOST_TREES, N_KINDS
from stolek.games.wispwood.play.summary import grid, tiles
from stolek.games.wispwood.rules.cells import NAMES, SIDE
from stolek.games.wispwood.rules.codes import (
    ARRANGING,
    CAT_REFRESH,
    CATS,
    DEALING,
    DONE,
    DRAWING,
    EMPTY,
    FIRST_CAT,
    FIRST_CAT_SHAPE,
    FIRST_GHOST,
    FIRST_LAY,
    FIRST_SHAPE,
    FIRST_SPACE,
    FIRST_SPOT,
    FIRST_TREE,
    GHOST,
    GHOST_CAT,
    HAT,
    LAID,
    LAY,
    LEVELS,
    N_ACTIONS,
    NO_CARD,
    PUMPKIN,
    REFRESH,
    SHAPE,
    SPOT,
    STARTING,
    STAY,
    TREES,
    TURN,
)
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES, all_lays, lay_names
from stolek.games.wispwood.rules.state import Wispwood
from stolek.games.wispwood.rules.tables import CHOICES
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE

HAT_CLAUSES = {
    "H-DIAGONAL": "WIS-60",
    "H-LINE": "WIS-61",
    "H-AROUND": "WIS-62",
    "H-CHAIN": "WIS-63",
    "H-TWO": "WIS-64",
}


def objection(state: Wispwood, seat: int, action: int) -> Refusal:
    """The reason why this action, or this outcome of chance, is not possible now."""
    if seat == CHANCE:
        return draw_objection(state, action)
    if not 0 <= action < N_ACTIONS:
        return Refusal("unknown-move", "WIS-25", action=action)
    if state.phase == CATS:
        return cat_objection(action)
    if state.phase == GHOST_CAT:
        return Refusal("ghost-cat-first", "WIS-90")
    if action == STAY or action >= FIRST_CAT:
        return Refusal("cat-moves-between-rounds", "WIS-45")
    if FIRST_GHOST <= action < FIRST_SHAPE:
        return Refusal("no-ghost-cat-now", "WIS-90")
    if state.phase == TURN:
        return turn_objection(state, seat, action)
    return step_objection(state, seat, action)


def step_objection(state: Wispwood, seat: int, action: int) -> Refusal:
    """A turn under way asks for its next step."""
    if action in (REFRESH, CAT_REFRESH):
        return Refusal("refresh-too-late", "WIS-25")
    if FIRST_SPACE <= action < FIRST_GHOST:
        return Refusal("wisp-chosen" if state.phase in (SHAPE, SPOT, LAY, LAID) else "tree-turn", "WIS-25")
    if state.phase == SHAPE:
        return shape_objection(state, seat, action)
    if state.phase == SPOT:
        return spot_objection(state, seat, action)
    if state.phase == LAY:
        return lay_objection(state, action)
    if state.phase == TREES and FIRST_TREE <= action < FIRST_CAT:
        if state.laid == MOST_TREES:
            return Refusal("three-trees-only", "WIS-33", most=MOST_TREES)
        return cell_objection(state, seat, action - FIRST_TREE)
    return Refusal("turn-is-over", "WIS-25")


# ---- the pond ---------------------------------------------------------------------------------


def turn_objection(state: Wispwood, seat: int, action: int) -> Refusal:
    """A turn begins with the pond or with a tree (WIS-25)."""
    if action == REFRESH:
        alike = len({lying for lying in state.pond if lying < EMPTY}) == 1
        return Refusal("refreshed-already" if alike else "not-all-alike", "WIS-26")
    if action == CAT_REFRESH:
        return Refusal("cat-hidden", "WIS-27")
    if action == DONE:
        return Refusal("no-passing", "WIS-25")
    if FIRST_SPACE <= action < FIRST_GHOST:
        return wisp_objection(state, action - FIRST_SPACE)
    if FIRST_TREE <= action < FIRST_CAT:
        return cell_objection(state, seat, action - FIRST_TREE)
    return Refusal("take-first", "WIS-29")


def wisp_objection(state: Wispwood, space: int) -> Refusal:
    """A wisp that is not there, or finds no place (WIS-24, WIS-59)."""
    lying = state.pond[space]
    if lying == GHOST:
        return Refusal("ghost-sits-there", "WIS-96", space=space + 1)
    if lying == EMPTY:
        return Refusal("space-empty", "WIS-28", space=space + 1)
    facts = {"kind": KINDS[lying], "space": space + 1}
    return Refusal("wisp-finds-no-place", "WIS-59" if lying == HAT else "WIS-24", **facts)


def shape_objection(state: Wispwood, seat: int, action: int) -> Refusal:
    """A shape that lies elsewhere, costs the cat or not, or finds no place (WIS-29, WIS-31)."""
    if not FIRST_SHAPE <= action < FIRST_LAY:
        return Refusal("choose-shape", "WIS-29")
    by_cat = action >= FIRST_CAT_SHAPE
    shape = action - (FIRST_CAT_SHAPE if by_cat else FIRST_SHAPE)
    name = SHAPE_NAMES[shape]
    beside = shape in (state.slots[state.space], state.slots[state.space - 1])
    ready = bool(state.ready >> seat & 1)
    if by_cat and not ready:
        return Refusal("cat-hidden", "WIS-32")
    if by_cat and beside:
        return Refusal("shape-is-beside", "WIS-31", shape=name)
    if not beside and not by_cat:
        return Refusal("shape-needs-cat" if ready else "shape-not-beside", "WIS-29", shape=name)
    return Refusal("shape-finds-no-place", "WIS-24", shape=name, kind=KINDS[state.pond[state.space]])


# ---- cells ------------------------------------------------------------------------------------


def cell_objection(state: Wispwood, seat: int, cell: int) -> Refusal:
    """A cell where no tile may lie; the first reason that a person would name."""
    there = tiles(state, seat)
    if cell in there:
        return Refusal("cell-taken", "WIS-22", cell=NAMES[cell])
    if not in_reach(state, seat, [cell]):
        return Refusal("outside-grid", "WIS-18", cell=NAMES[cell], grid=grid(state))
    return Refusal("not-beside", "WIS-20", cell=NAMES[cell])


def in_reach(state: Wispwood, seat: int, cells: list[int]) -> bool:
    """Whether these cells and the forest fit the grid together (WIS-18)."""
    lying = [*tiles(state, seat), *cells]
    rows, columns = [cell // SIDE for cell in lying], [cell % SIDE for cell in lying]
    return max(max(rows) - min(rows), max(columns) - min(columns)) < grid(state)


def spot_objection(state: Wispwood, seat: int, action: int) -> Refusal:
    """A cell where the wisp in hand cannot lie."""
    if not FIRST_SPOT <= action < FIRST_TREE:
        return Refusal("choose-spot", "WIS-30")
    cell = action - FIRST_SPOT
    if cell in tiles(state, seat) or not in_reach(state, seat, [cell]):
        return cell_objection(state, seat, cell)
    if state.pond[state.space] == HAT:
        without = state.clone()
        without.pond = [PUMPKIN if space == state.space else lying for space, lying in enumerate(state.pond)]
        if without.is_legal(seat, action):  # any other wisp could lie there
            card = CARD_NAMES[state.cards[HAT_DECK]]
            return Refusal("hat-not-allowed", HAT_CLAUSES[card], cell=NAMES[cell], card=card)
    return Refusal("shape-does-not-fit-there", "WIS-20", cell=NAMES[cell], shape=SHAPE_NAMES[state.shape])


def lay_objection(state: Wispwood, action: int) -> Refusal:
    """A way to lay the shape that is none, or does not fit."""
    if not FIRST_LAY <= action < FIRST_SPOT:
        return Refusal("choose-lay", "WIS-30")
    shape, _ = all_lays()[action - FIRST_LAY]
    name = lay_names()[action - FIRST_LAY]
    if shape != SHAPE_NAMES[state.shape]:
        return Refusal("other-shape", "WIS-30", lay=name, shape=SHAPE_NAMES[state.shape])
    return Refusal("lay-does-not-fit", "WIS-20", lay=name, cell=NAMES[state.spot])


# ---- cats -------------------------------------------------------------------------------------


def cat_objection(action: int) -> Refusal:
    """Between rounds cats move onto trees, and nothing else happens (WIS-45)."""
    if action < FIRST_CAT:
        return Refusal("only-cats-move", "WIS-45")
    return Refusal("no-tree-there", "WIS-45", cell=NAMES[action - FIRST_CAT])


# ---- draws of chance --------------------------------------------------------------------------


def draw_objection(state: Wispwood, outcome: int) -> Refusal:
    """What cannot be drawn now."""
    if state.phase == DRAWING and 0 <= outcome < NO_CARD:
        deck = DECKS[state.cards.index(NO_CARD)]
        facts = {"card": CARD_NAMES[outcome], "known": cards_in(deck, CHOICES[state.choice])}
        return Refusal("card-not-in-deck", "WIS-12", **facts)
    if state.phase == ARRANGING and 0 <= outcome < len(SHAPE_NAMES):
        return Refusal("piece-lies-already", "WIS-9")
    if state.phase in (LEVELS, DEALING) and 0 <= outcome < N_KINDS:
        if state.phase == LEVELS:
            return Refusal("level-taken", "WIS-89", kind=KINDS[outcome])
        return Refusal("none-of-kind-left", "WIS-16a", kind=KINDS[outcome])
    if state.phase == STARTING:
        return Refusal("no-such-seat", "WIS-13", players=state.players)
    if state.phase in (DRAWING, ARRANGING, LEVELS, DEALING):
        return Refusal("unknown-move", "WIS-15", action=outcome)
    return Refusal("no-such-firefly", "WIS-91", number=outcome)
