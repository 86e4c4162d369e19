"""Why something cannot be done: the clause and the facts behind a no."""

from __future__ import annotations

from stolek.games.border.edition.box import (
    BOARDS,
    CELLS,
    COLOURS,
    WHITE,
    area_name,
    colours_on,
    neighbours_of,
)
from stolek.games.border.edition.schema import MOST_THROWS, N_DICE
from stolek.games.border.play.moves import names_of
from stolek.games.border.play.summary import areas_left, is_one_each, pool_of
from stolek.games.border.rules.codes import (
    COMPLETING,
    DONE,
    FIRST_AREA,
    FIRST_CELL,
    FRESH,
    N_ACTIONS,
    OPEN,
    ROLLING,
    STARTING,
    STOP,
    THROWING,
)
from stolek.games.border.rules.dice import N_HANDFULS, colours_of
from stolek.games.border.rules.state import Border
from stolek.games.border.rules.tables import of_seat
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE


def objection(state: Border, seat: int, action: int) -> Refusal:
    """The reason why this action, or this outcome of chance, is not possible now."""
    if seat == CHANCE:
        return draw_objection(state, action)
    if not 0 <= action < N_ACTIONS:
        return Refusal("unknown-move", "BOR-9", action=action)
    if state.phase == ROLLING:
        return rolling_objection(state, action)
    if action < N_HANDFULS:
        return late_objection(state, seat, action)
    if state.phase == COMPLETING:
        return area_objection(state, seat, action)
    return cell_objection(state, seat, action)


def draw_objection(state: Border, outcome: int) -> Refusal:
    """A throw of the wrong number of dice, or a seat that is not there."""
    if state.phase == STARTING:
        return Refusal("no-such-seat", "BOR-7", players=state.players)
    if state.phase != THROWING or not 0 <= outcome < N_HANDFULS:
        return Refusal("unknown-move", "BOR-6", action=outcome)
    expected = N_DICE - sum(state.dice)
    return Refusal("wrong-number-of-dice", "BOR-10", count=len(colours_of(outcome)), expected=expected)


def rolling_objection(state: Border, action: int) -> Refusal:
    """While the dice are rolled there are only dice to be picked up."""
    if action >= FIRST_AREA:
        return Refusal("stop-first", "BOR-12")
    lying = state.dice
    wanted = names_of(action)
    short = next(name for name in wanted if wanted.count(name) > lying[COLOURS.index(name)])
    return Refusal("dice-not-there", "BOR-10", colour=short, count=lying[COLOURS.index(short)])


def late_objection(state: Border, seat: int, action: int) -> Refusal:
    """Dice are no longer rolled, or not by this seat."""
    if action == STOP and state.legal(seat) == [DONE]:
        return Refusal("only-done-left", "BOR-14" if state.phase == COMPLETING else "BOR-18")
    if state.phase != COMPLETING:
        return Refusal("only-active-rolls", "BOR-11")
    if action != STOP and state.throws == MOST_THROWS:
        return Refusal("no-fourth-throw", "BOR-10")
    return Refusal("rolling-over", "BOR-10a" if state.throws == MOST_THROWS else "BOR-10")


def area_objection(state: Border, seat: int, action: int) -> Refusal:
    """An area that cannot be completed now."""
    if action >= FIRST_CELL:
        return Refusal("whole-areas-only", "BOR-13")
    area = action - FIRST_AREA
    open_areas = areas_left(state, seat)
    if area >= len(open_areas):
        return Refusal("no-such-area", "BOR-3", area=area_name(area), board=BOARDS[state.boards[seat]])
    price, colour = open_areas[area]
    if price == 0:
        return Refusal("area-complete", "BOR-12", area=area_name(area))
    dice = state.dice[colour] - state.used[colour]
    facts = {"area": area_name(area), "colour": COLOURS[colour], "needed": price, "count": dice}
    return Refusal("too-few-dice", "BOR-12", **facts)


def cell_objection(state: Border, seat: int, action: int) -> Refusal:
    """A cell that cannot be crossed now; the first reason that a person would name."""
    if action < FIRST_CELL:
        return Refusal("cells-only", "BOR-17")
    cell = action - FIRST_CELL
    if cell in WHITE:
        return Refusal("cell-white", "BOR-3", cell=CELLS[cell])
    crosses = of_seat(state.crossed, seat)
    if crosses[cell] != OPEN:
        return Refusal("cell-crossed", "BOR-17", cell=CELLS[cell])
    pool = pool_of(state, seat)
    if not pool and is_one_each(state):
        return Refusal("one-die-only", "BOR-16")
    colour = colours_on(state.boards[seat])[CELLS[cell]]
    if colour not in pool:
        return Refusal("no-die-for-cell", "BOR-17", cell=CELLS[cell], colour=colour)
    if not state.chaining and any(crosses[other] == FRESH for other in neighbours_of(cell)):
        return Refusal("neighbour-crossed-just-now", "BOR-17b", cell=CELLS[cell])
    return Refusal("no-crossed-neighbour", "BOR-17", cell=CELLS[cell])
