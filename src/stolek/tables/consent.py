"""Taking back: freely while nobody relies on it, else when everybody consents.

One wish at a time is open; with the next entry it is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from stolek.kernel import undo
from stolek.kernel.match import Match
from stolek.kernel.refusal import Refusal
from stolek.tables.questions import is_by

if TYPE_CHECKING:
    from stolek.tables.table import Table

OVERCOME = frozenset({"undo-chance", "undo-revealed", "undo-others"})  # refusals, by consent of all


class Proposal(msgspec.Struct, frozen=True):
    """A seat wishes to take back its last decision; who is to be asked, and who has agreed so far."""

    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    def answered(self, seat: int, agrees: bool) -> Proposal | None:
        """The same with one more consent; None after a no, which is also how a wish is withdrawn."""
        is_withdrawn = seat == self.seat and not agrees
        if not is_withdrawn and (seat not in self.asked or seat in self.agreed):
            raise Refusal("not-asked", seat=seat)
        return msgspec.structs.replace(self, agreed=(*self.agreed, seat)) if agrees else None

    @property
    def is_agreed(self) -> bool:
        """Whether all that were asked have agreed."""
        return set(self.asked) <= set(self.agreed)


async def take_back(table: Table, seat: int, seen: int, request: str | None = None) -> int | None:
    """Take back a seat's last decision; None when the others must be asked."""

    def act(match: Match[Any]) -> None:
        check_fresh(match, seat, seen)
        match.undo(seat)

    try:
        return await table.decide(seat, request, act)
    except Refusal as refusal:
        if refusal.code not in OVERCOME:
            raise
    await propose(table, seat, seen)
    return None


def check_fresh(match: Match[Any], seat: int, seen: int) -> None:
    """Refuse to take back a decision that its seat had not seen, and to have seen what is not there yet."""
    if seen > len(match.record.entries) or any(is_by(entry, seat) for entry in match.record.entries[seen:]):
        raise Refusal("stale")


async def propose(table: Table, seat: int, seen: int) -> None:
    """Ask everybody else who plays whether a seat may take back; bots are always willing."""
    async with table.door(seat):
        match, wish = table.running, table.proposal
        check_fresh(match, seat, seen)
        undo.struck(match, seat, consent=True)
        if wish and wish.seat != seat:
            raise Refusal("wish-open", seat=wish.seat)
        asked = tuple(other for other in table.people if other != seat and other not in match.left)
        table.proposal = Proposal(seat, asked, wish.agreed if wish else ())
        await carry_out(table)


async def answer(table: Table, seat: int, agrees: bool) -> None:
    """What a seat says to a wish; one no is enough, and whoever wished may say it, too."""
    async with table.door(seat):
        if table.proposal is None:
            raise Refusal("not-asked", seat=seat)
        table.proposal = table.proposal.answered(seat, agrees)
        await carry_out(table)


async def carry_out(table: Table) -> None:
    """Do what all have agreed on; until then, let them see how it stands."""
    if table.proposal and table.proposal.is_agreed:
        seat = table.proposal.seat
        await table.enter(seat, None, lambda match: match.undo(seat, consent=True))
    else:
        table.tell()
