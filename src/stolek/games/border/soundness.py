"""Is this a position of The Border at all? Asked of dumps that come from outside.

Compiled rules trust their numbers, so nothing gets past here that could lead them astray.
"""

from __future__ import annotations

from typing import Any

from stolek.games.border.box import TERRITORIES, VALUES, WHITE, cells_around
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
from stolek.games.border.edition import (
    ENOUGH,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_THROWS,
    N_DICE,
    N_TERRITORIES,
)
from stolek.games.border.tables import of_seat

Dump = dict[str, Any]


def problem(dump: Dump) -> str | None:
    """What is wrong with a dump, in one line, or None."""
    checks = (table_problem, board_problem, cell_problem, points_problem, dice_problem, pool_problem)
    return next((found for check in checks if (found := check(dump))), None)


def table_problem(dump: Dump) -> str | None:
    """Seats, phase and whose turn it is."""
    players, phase = dump["players"], dump["phase"]
    if not LEAST_SEATS <= players <= MOST_SEATS:
        return f"{players} players cannot play (BOR-1)"
    if dump["chaining"] not in (0, 1):
        return "chaining is on or off (BOR-17b)"
    if not DEALING <= phase <= OVER:
        return "no such phase"
    first, last = (players if phase == STARTING else 0), (players if phase <= STARTING else players - 1)
    if not first <= dump["turn"] <= last:
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


def cell_problem(dump: Dump) -> str | None:
    """Cells are open or crossed; white ones are crossed from the start (BOR-3)."""
    fresh_now = dump["phase"] == SECOND and not dump["chaining"]
    allowed = (OPEN, CROSSED, FRESH) if fresh_now else (OPEN, CROSSED)
    for seat in range(MOST_SEATS):
        cells = of_seat(dump["crossed"], seat)
        if seat >= dump["players"]:
            if any(cells):
                return "crosses of a seat that is not there"
            continue
        if any(cell not in allowed for cell in cells) or any(cells[cell] != CROSSED for cell in WHITE):
            return f"seat {seat} has a cell that is neither open nor crossed (BOR-3)"
        if dump["phase"] <= STARTING and sum(cells) != len(WHITE):
            return "crosses before the first round"
        if cells.count(FRESH) > (N_DICE if fresh_now and may_choose(dump, seat) else 0):
            return f"seat {seat} has crossed too much in this action (BOR-17)"
    return None


def may_choose(dump: Dump, seat: int) -> bool:
    """Whether a seat takes part in the second action (BOR-21)."""
    return bool(seat < dump["players"] and seat != dump["turn"])


def points_problem(dump: Dump) -> str | None:
    """Points stand exactly for what is closed; a higher value is gone once its action is over."""
    written = 0
    for seat in range(MOST_SEATS):
        cells = of_seat(dump["crossed"], seat)
        for territory, points in enumerate(of_seat(dump["points"], seat)):
            name, gone = TERRITORIES[territory], dump["gone"] >> territory & 1
            closed = seat < dump["players"] and all(cells[cell] for cell in cells_around(territory))
            if points not in (VALUES[name] if closed else (0,)):
                return f"seat {seat} has no {points} points for {name} (BOR-22)"
            if points and not gone and (points == VALUES[name][1] or not may_close(dump, seat)):
                return f"the higher value of {name} is gone (BOR-22a)"
            written |= (points > 0) << territory
    if not 0 <= dump["gone"] < 1 << N_TERRITORIES or dump["gone"] & ~written:
        return "a value is gone that nobody has written (BOR-22a)"
    return None


def may_close(dump: Dump, seat: int) -> bool:
    """Whether a seat takes part in an action that is not over yet."""
    if dump["phase"] == SECOND:
        return may_choose(dump, seat)
    return bool(dump["phase"] == COMPLETING and seat == dump["turn"])


def has_enough(dump: Dump, seat: int) -> bool:
    """Whether a seat has closed as many territories as end the game."""
    return sum(points > 0 for points in of_seat(dump["points"], seat)) >= ENOUGH


def dice_problem(dump: Dump) -> str | None:
    """Five dice, at most three throws, and an end that is due (BOR-10, BOR-26)."""
    dice, used, phase, throws = dump["dice"], dump["used"], dump["phase"], dump["throws"]
    if min(dice) < 0 or min(used) < 0 or any(n > m for n, m in zip(used, dice, strict=True)):
        return "dice that are not there are used (BOR-12)"
    lying = sum(dice)
    if phase < THROWING or (phase == THROWING and throws == 0):
        fits = lying == 0 and throws == 0
    elif phase == THROWING:
        fits = lying < N_DICE and 0 < throws < MOST_THROWS
    else:
        fits = lying == N_DICE and 0 < throws <= (MOST_THROWS - 1 if phase == ROLLING else MOST_THROWS)
    if not fits:
        return f"{lying} dice after {throws} throws (BOR-10)"
    if any(used) and phase < COMPLETING:
        return "dice are used before the rolling is over (BOR-12)"
    enough = [seat for seat in range(MOST_SEATS) if has_enough(dump, seat)]
    late = phase in (SECOND, OVER) or (phase == COMPLETING and enough == [dump["turn"]])
    if (phase == OVER and not enough) or (enough and not late):
        return "the game ends with the sixth territory (BOR-26)"
    return None


def pool_problem(dump: Dump) -> str | None:
    """Who takes part in the second action, and with which dice (BOR-16, BOR-20)."""
    choosing = dump["choosing"]
    if dump["phase"] == SECOND:
        seats = sum(1 << seat for seat in range(MOST_SEATS) if may_choose(dump, seat))
        if not 0 < choosing <= seats or choosing & ~seats:
            return "who is to choose is not there (BOR-20)"
    elif choosing:
        return "nobody chooses outside the second action (BOR-20)"
    for seat in range(MOST_SEATS):
        pool = of_seat(dump["pools"], seat)
        if not choosing >> seat & 1:
            if any(pool):
                return f"seat {seat} has dice, but does not choose (BOR-16)"
        elif (spent := dice_spent(dump, pool)) is None:
            return f"seat {seat} cannot have these dice (BOR-16)"
        elif not dump["chaining"] and of_seat(dump["crossed"], seat).count(FRESH) != spent:
            return f"seat {seat} has crossed more or less than it has dice used (BOR-17)"
    return None


def dice_spent(dump: Dump, pool: list[int]) -> int | None:
    """How many dice a seat has used in the second action, by those it has left; None when it cannot be."""
    dice: list[int] = dump["dice"]
    used: list[int] = dump["used"]
    if sum(used) == N_DICE:  # a single one (BOR-16)
        return 0 if pool == dice else None if any(pool) else 1
    left = [lying - taken for lying, taken in zip(dice, used, strict=True)]
    if any(not 0 <= n <= most for n, most in zip(pool, left, strict=True)):
        return None
    return sum(left) - sum(pool)
