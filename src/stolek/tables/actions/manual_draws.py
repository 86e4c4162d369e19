"""Manual chance: draws from a real box are typed in by the player who drew.

Request ids include the player who typed, because the entry belongs to chance and names nobody.
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
    """Enter a draw, typed in by a player with these seats after seeing `seen` entries."""

    def act(match: Match[Any]) -> None:
        if seen != len(match.record.entries):
            raise Refusal("stale")  # lest two players enter the same draw one after the other
        pausing.check_none(table)
        check_drawer(table, match, seats)
        match.draw(text)

    return await table.decide(CHANCE, request_id(seats, request), act, seats)


async def take_back(table: Table, seats: tuple[int, ...], seen: int, request: str | None = None) -> int:
    """Undo a mistyped draw; any player may, until somebody has acted on it."""

    def act(match: Match[Any]) -> None:
        proposals.check_fresh(match, CHANCE, seen)
        match.undo(CHANCE)

    return await table.decide(CHANCE, request_id(seats, request), act, seats)


def check_drawer(table: Table, match: Match[Any], seats: tuple[int, ...]) -> None:
    """Refuse to draw for another player who is present; for bots and absent players anybody may."""
    drawer = match.chance["facts"].get("seat") if match.chance else None
    if drawer is None or drawer in seats or drawer in match.left:
        return
    if drawer in table.people and drawer in table.presence.seats:
        raise Refusal("not-your-draw", seat=drawer)


def request_id(seats: tuple[int, ...], request: str | None) -> str | None:
    """A request id combined with the player's first seat, and hashed to keep it short."""
    if request is None:
        return None
    return hashlib.blake2b(f"{seats[0]}:{request}".encode(), digest_size=MARK_BYTES).hexdigest()
