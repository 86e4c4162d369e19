"""What needs everybody's consent: taking back what others rely on, a break, and the end of one.

One wish at a time is open. With the next entry a wish to take back is gone: it was about the one before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from stolek.kernel import undo
from stolek.kernel.match import Match
from stolek.kernel.refusal import Refusal
from stolek.tables import pausing
from stolek.tables.questions import is_by

if TYPE_CHECKING:
    from stolek.tables.table import Table

Kind = Literal["take-back", "pause", "go-on"]
OVERCOME = frozenset({"undo-chance", "undo-revealed", "undo-others"})  # refusals, by consent of all


class Proposal(msgspec.Struct, frozen=True):
    """A seat wishes for something; who is to be asked, and who has agreed so far."""

    kind: Kind
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

    def after(self, match: Match[Any]) -> Proposal | None:
        """What is left of it when a match has gone on."""
        return None if self.kind == "take-back" or match.outcome else self


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
        check_fresh(table.running, seat, seen)
        undo.struck(table.running, seat, consent=True)
        await ask(table, "take-back", seat, others(table, seat))


async def pause(table: Table, seat: int) -> None:
    """Ask whether the clocks may stand still."""
    async with table.door(seat):
        pausing.check_may_begin(table)
        await ask(table, "pause", seat, elsewhere(table, seat))


async def go_on(table: Table, seat: int) -> None:
    """Ask whether they may run again.

    Somebody may never come back from a break: when it has been long, anybody may end it alone.
    """
    async with table.door(seat):
        pausing.check_may_end(table)
        await ask(table, "go-on", seat, () if pausing.is_long(table) else elsewhere(table, seat))


def others(table: Table, seat: int) -> tuple[int, ...]:
    """The other people who play."""
    gone = table.running.left
    return tuple(other for other in table.people if other != seat and other not in gone)


def elsewhere(table: Table, seat: int) -> tuple[int, ...]:
    """Those of them who do not share a screen with this seat, and so a mind."""
    own = table.chair(seat).guest
    return tuple(other for other in others(table, seat) if table.chair(other).guest != own)


async def ask(table: Table, kind: Kind, seat: int, asked: tuple[int, ...]) -> None:
    """Lay a wish before those who are asked; who wishes the same again has asked already."""
    wish = table.proposal
    if wish and (wish.kind, wish.seat) != (kind, seat):
        raise Refusal("wish-open", seat=wish.seat)
    table.proposal = Proposal(kind, seat, asked, wish.agreed if wish else ())
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
    wish = table.proposal
    if wish is None or not wish.is_agreed:
        table.tell()
    elif wish.kind == "take-back":
        await table.enter(wish.seat, None, lambda match: match.undo(wish.seat, consent=True))
    else:
        table.proposal = None
        await (pausing.begin if wish.kind == "pause" else pausing.end)(table)
