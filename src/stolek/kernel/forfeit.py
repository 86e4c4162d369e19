"""Results of matches in which seats resigned or ran out of time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from stolek.kernel.outcome import Outcome, places
from stolek.kernel.record import Resigned

if TYPE_CHECKING:
    from stolek.kernel.match import Match


def outcome(match: Match[Any]) -> Outcome | None:
    """The result when at most one side is still there: it wins, those who stayed longer come next."""
    left = match.left
    if not left:
        return None
    side = [match.game.side(match.state, seat) for seat in range(match.players)]
    there = {side[seat] for seat in range(match.players) if seat not in left}
    if len(there) > 1:
        return None
    held_out = [endurance(side[seat], side, left) for seat in range(match.players)]
    order = tuple((steps,) for steps in held_out)
    ending = "resigned" if isinstance(match.departures[-1], Resigned) else "timed-out"
    standing = match.game.outcome(match.state)
    ranks = places(order, side) if there else (2,)  # a single player who gives up has not won
    return msgspec.structs.replace(standing, ending=ending, clause=None, ranks=ranks, order=order)


def endurance(own: int, side: list[int], left: tuple[int, ...]) -> int:
    """How many departures a side saw before its own; all of them when it is still there."""
    members = [seat for seat, other in enumerate(side) if other == own]
    if any(seat not in left for seat in members):
        return len(left)
    return max(left.index(seat) for seat in members)
