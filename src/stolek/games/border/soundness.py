"""Is this a position of The Border at all? Asked of dumps that come from outside.

Compiled rules trust their numbers, so nothing gets past here that could lead them astray.
"""

from __future__ import annotations

from typing import Any

from stolek.games.border.box import BOX, WHITE, cells_around
from stolek.games.border.checks import DICE, ENOUGH, THROWS
from stolek.games.border.codes import (
    COMPLETING,
    CROSSED,
    DEALING,
    FRESH,
    NO_BOARD,
    OPEN,
    OVER,
    ROLLING,
    SECOND,
    STARTING,
    THROWING,
)
from stolek.games.border.edition import N_CELLS, N_COLOURS, N_TERRITORIES

Dump = dict[str, Any]
MOST_SEATS = 4


def problem(dump: Dump) -> str | None:
    """What is wrong with a dump, in one line, or None."""
    checks = (table_problem, board_problem, cell_problem, points_problem, dice_problem, pool_problem)
    return next((found for check in checks if (found := check(dump))), None)


def table_problem(dump: Dump) -> str | None:
    """Seats, phase and whose turn it is."""
    players, phase = dump["players"], dump["phase"]
    if not 2 <= players <= MOST_SEATS:
        return f"{players} players cannot play (BOR-1)"
    if dump["chaining"] not in (0, 1):
        return "chaining is on or off (BOR-17b)"
    if not DEALING <= phase <= OVER:
        return "no such phase"
    undrawn = dump["turn"] == players
    if not 0 <= dump["turn"] <= players or undrawn not in {DEALING: (0, 1), STARTING: (1,)}.get(phase, (0,)):
        return "the start player is drawn or not (BOR-7)"
    return None


def board_problem(dump: Dump) -> str | None:
    """Every seat has a board of its own, or nobody has one yet (BOR-7)."""
    boards, players = dump["boards"], dump["players"]
    there = [board for board in boards[:players] if board != NO_BOARD]
    if dump["phase"] == DEALING:
        return None if boards == [NO_BOARD] * MOST_SEATS else "the boards are not dealt yet"
    if len(set(there)) != players or not all(0 <= board < NO_BOARD for board in there):
        return "every seat has a board of its own (BOR-7)"
    if boards[players:] != [NO_BOARD] * (MOST_SEATS - players):
        return "a board for a seat that is not there"
    return None


def crosses(dump: Dump, seat: int) -> list[int]:
    """What a seat has crossed, cell by cell."""
    found: list[int] = dump["crossed"][N_CELLS * seat : N_CELLS * (seat + 1)]
    return found


def cell_problem(dump: Dump) -> str | None:
    """Cells are open or crossed; white ones are crossed from the start (BOR-3)."""
    fresh_now = dump["phase"] == SECOND and not dump["chaining"]
    allowed = (OPEN, CROSSED, FRESH) if fresh_now else (OPEN, CROSSED)
    for seat in range(MOST_SEATS):
        cells = crosses(dump, seat)
        if seat >= dump["players"]:
            if any(cells):
                return "crosses of a seat that is not there"
            continue
        if any(cell not in allowed for cell in cells) or any(cells[cell] != CROSSED for cell in WHITE):
            return f"seat {seat} has a cell that is neither open nor crossed (BOR-3)"
        if dump["phase"] <= STARTING and sum(cells) != len(WHITE):
            return "crosses before the first round"
        if cells.count(FRESH) > (DICE if fresh_now and may_choose(dump, seat) else 0):
            return f"seat {seat} has crossed too much in this action (BOR-17)"
    return None


def may_choose(dump: Dump, seat: int) -> bool:
    """Whether a seat takes part in the second action (BOR-21)."""
    return bool(seat < dump["players"] and seat != dump["turn"])


def points_problem(dump: Dump) -> str | None:
    """Points stand exactly for what is closed; a higher value is gone once it was written."""
    written = 0
    for seat in range(MOST_SEATS):
        cells = crosses(dump, seat)
        row = dump["points"][N_TERRITORIES * seat : N_TERRITORIES * (seat + 1)]
        for territory, points in enumerate(row):
            closed = seat < dump["players"] and all(cells[cell] for cell in cells_around(territory))
            values = (BOX.territories[territory].high, BOX.territories[territory].low) if closed else (0,)
            if points not in values:
                return f"seat {seat} has no {points} points for {BOX.territories[territory].id} (BOR-22)"
            earlier = dump["phase"] not in (COMPLETING, SECOND)
            written |= (points > 0) << territory
            if points and earlier and not dump["gone"] >> territory & 1:
                return f"the higher value of {BOX.territories[territory].id} is gone (BOR-22a)"
    if not 0 <= dump["gone"] < 1 << N_TERRITORIES or dump["gone"] & ~written:
        return "a value is gone that nobody has written (BOR-22a)"
    return None


def most_closed(dump: Dump) -> int:
    """The territories of the seat that has closed most of them."""
    points: list[int] = dump["points"]
    rows = [points[N_TERRITORIES * seat : N_TERRITORIES * (seat + 1)] for seat in range(MOST_SEATS)]
    return max(sum(value > 0 for value in row) for row in rows)


def dice_problem(dump: Dump) -> str | None:
    """Five dice, at most three throws, and an end that is due (BOR-10, BOR-26)."""
    dice, used, phase, throws = dump["dice"], dump["used"], dump["phase"], dump["throws"]
    if min(dice) < 0 or min(used) < 0 or any(n > m for n, m in zip(used, dice, strict=True)):
        return "dice that are not there are used (BOR-12)"
    lying = sum(dice)
    if phase < THROWING or (phase == THROWING and throws == 0):
        fits = lying == 0 and throws == 0
    elif phase == THROWING:
        fits = lying < DICE and throws < THROWS
    else:
        fits = lying == DICE and (1 <= throws < THROWS if phase == ROLLING else 1 <= throws <= THROWS)
    if not fits:
        return f"{lying} dice after {throws} throws (BOR-10)"
    if any(used) and phase < COMPLETING:
        return "dice are used before the rolling is over (BOR-12)"
    enough = most_closed(dump) >= ENOUGH
    if (phase == OVER and not enough) or (enough and phase < COMPLETING):
        return "the game ends with the sixth territory (BOR-26)"
    return None


def pool_problem(dump: Dump) -> str | None:
    """Who takes part in the second action, and with which dice (BOR-16, BOR-20)."""
    choosing, all_used = dump["choosing"], sum(dump["used"]) == DICE
    if dump["phase"] == SECOND:
        seats = sum(1 << seat for seat in range(MOST_SEATS) if may_choose(dump, seat))
        if not 0 < choosing <= seats or choosing & ~seats:
            return "who is to choose is not there (BOR-20)"
    elif choosing:
        return "nobody chooses outside the second action (BOR-20)"
    for seat in range(MOST_SEATS):
        pool = dump["pools"][N_COLOURS * seat : N_COLOURS * (seat + 1)]
        if not choosing >> seat & 1:
            if any(pool):
                return f"seat {seat} has dice, but does not choose (BOR-16)"
            continue
        if all_used and pool in (dump["dice"], [0] * N_COLOURS):
            continue
        left = [lying - used for lying, used in zip(dump["dice"], dump["used"], strict=True)]
        if all_used or any(not 0 <= n <= most for n, most in zip(pool, left, strict=True)):
            return f"seat {seat} cannot have these dice (BOR-16)"
        spent = sum(left) - sum(pool)
        if not dump["chaining"] and crosses(dump, seat).count(FRESH) != spent:
            return f"seat {seat} has crossed more or less than it has dice used (BOR-17)"
    return None
