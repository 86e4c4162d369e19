"""Real dice and tiles: what was drawn from the box on the table is typed in, by whoever drew it.

Such a request is known by who typed it; the entry, which is fortune's, tells nothing of that.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from stolek.kernel.match import Match
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE
from stolek.tables.actions import pausing, proposals

if TYPE_CHECKING:
    from stolek.tables.table import Table

MARK_BYTES = 16


async def draw(table: Table, seats: tuple[int, ...], seen: int, text: str, request: str | None = None) -> int:
    """What was drawn, typed in by somebody with these seats who had seen so many entries."""

    def act(match: Match[Any]) -> None:
        if seen != len(match.record.entries):
            raise Refusal("stale")  # lest two people type in the same draw, one after the other
        pausing.check_none(table)
        check_drawer(table, match, seats)
        match.draw(text)

    return await table.decide(CHANCE, request_id(seats, request), act, seats)


async def take_back(table: Table, seats: tuple[int, ...], seen: int, request: str | None = None) -> int:
    """Take back a mistyped draw; whoever has a seat may do so, until somebody has acted on it."""

    def act(match: Match[Any]) -> None:
        proposals.check_fresh(match, CHANCE, seen)
        match.undo(CHANCE)

    return await table.decide(CHANCE, request_id(seats, request), act, seats)


def check_drawer(table: Table, match: Match[Any], seats: tuple[int, ...]) -> None:
    """Refuse to draw for another person who is there to do it; for bots, and who has gone, anybody may."""
    drawer = match.chance["facts"].get("seat") if match.chance else None
    if drawer is None or drawer in seats or drawer in match.left:
        return
    if drawer in table.people and drawer in table.presence.seats:
        raise Refusal("not-your-draw", seat=drawer)


def request_id(seats: tuple[int, ...], request: str | None) -> str | None:
    """A request together with who asks, known by the first of his seats; as short as any request."""
    if request is None:
        return None
    return hashlib.blake2b(f"{seats[0]}:{request}".encode(), digest_size=MARK_BYTES).hexdigest()
