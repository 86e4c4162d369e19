"""Is this a position of this game at all? Asked of dumps that come from outside.

Compiled rules trust their numbers, so nothing gets past here that could lead them astray.
"""

from __future__ import annotations

from typing import Any

from stolek.games._template.box import BOX
from stolek.games._template.codes import DRAWING, ENDED_TARGET, LAYING, N_KINDS, NO_STONE, THROWING

Dump = dict[str, Any]
MOST_POINTS = 100


def problem(dump: Dump) -> str | None:
    """What is wrong with a dump, in one line, or None."""
    checks = (table_problem, seat_problem, stone_problem, phase_problem)
    return next((found for check in checks if (found := check(dump))), None)


def table_problem(dump: Dump) -> str | None:
    """Seats, options and phase."""
    if not 2 <= dump["players"] <= 4 or dump["hand"] not in BOX.hands:
        return "no such game (TPL-1, TPL-4)"
    if dump["teams"] not in (0, 1) or (dump["teams"] and dump["players"] != 4):
        return "pairs need four players (TPL-1)"
    if not DRAWING <= dump["phase"] <= ENDED_TARGET:
        return "no such phase"
    if not (1 <= dump["stake"] <= N_KINDS if dump["phase"] == LAYING else dump["stake"] == 0):
        return "the stake does not fit the phase (TPL-5)"
    return None


def seat_problem(dump: Dump) -> str | None:
    """What lies before each seat, and nothing before a seat that is not there."""
    for seat in range(4):
        there = seat < dump["players"]
        if dump["shown"][seat] not in ((0, 1) if there else (0,)):
            return f"the hand of seat {seat} is neither open nor hidden"
        if not 0 <= dump["points"][seat] <= (MOST_POINTS if there else 0):
            return f"seat {seat} cannot have {dump['points'][seat]} points"
        may_lay = there and dump["phase"] == LAYING
        if not (0 if may_lay else NO_STONE) <= dump["laid"][seat] <= NO_STONE:
            return f"seat {seat} cannot have laid {dump['laid'][seat]}"
    return None


def stone_problem(dump: Dump) -> str | None:
    """All stones of the box are there, number by number (TPL-2)."""
    hands = dump["hands"]
    if min(dump["bag"] + dump["gone"] + hands) < 0 or any(hands[dump["players"] * N_KINDS :]):
        return "fewer than no stones, or stones of a seat that is not there"
    for kind in range(N_KINDS):
        lying = dump["bag"][kind] + dump["gone"][kind] + dump["laid"].count(kind)
        if lying + sum(hands[kind::N_KINDS]) != BOX.stones_of_each_number:
            return f"stones with the number {kind + 1} were lost or added"
    return None


def phase_problem(dump: Dump) -> str | None:
    """What is owed can be done, and the stones go round evenly to the end."""
    players, full, bag = dump["players"], dump["hand"], sum(dump["bag"])
    held = [sum(dump["hands"][N_KINDS * seat : N_KINDS * seat + N_KINDS]) for seat in range(players)]
    if max(held) > full:
        return "a hand is too large (TPL-4)"
    if dump["phase"] == DRAWING:
        missing = players * full - sum(held)
        return None if 0 < missing <= bag and (bag - missing) % players == 0 else "nothing is to be drawn"
    if dump["phase"] in (THROWING, LAYING):
        ready = [n + (laid != NO_STONE) for n, laid in zip(held, dump["laid"], strict=False)]
        if NO_STONE not in dump["laid"][:players]:
            return "the round is over (TPL-6)"
        if not 0 < ready[0] <= full or ready != [ready[0]] * players:
            return "hands are of different size (TPL-4)"
        if bag and (ready[0] != full or bag % players):
            return "hands were not filled up (TPL-4)"
    return None
