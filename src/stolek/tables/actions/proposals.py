"""What needs everybody's consent: taking back what others rely on, a break, and the end of one.

One wish at a time is open. With the next entry a wish to take back is gone: it was about the one before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from stolek.kernel import undo
from stolek.kernel.match import Match
from stolek.kernel.refusal import Refusal
from stolek.tables.actions import pausing
from stolek.tables.pending import is_by

if TYPE_CHECKING:
    from stolek.tables.table import Table

Kind = Literal["take-back", "pause", "go-on"]
OVERCOME = frozenset({"undo-chance", "undo-revealed", "undo-others"})  # refusals, by consent of all


class Proposal(msgspec.Struct, frozen=True):
    """A seat wishes for something, and who has agreed so far."""

    kind: Kind
    seat: int
    proposed_at: int
    """Its name, and about when it was wished: an answer to another one is none to this."""
    mates: tuple[int, ...] = ()
    """Seats of the one who wishes it: they are of his mind."""
    agreed: tuple[int, ...] = ()


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
    async with table.exclusive(seat):
        check_fresh(table.running, seat, seen)
        undo.struck(table.running, seat, consent=True)
        await ask(table, "take-back", seat)


async def pause(table: Table, seat: int, held: tuple[int, ...] = ()) -> None:
    """Ask whether the clocks may stand still; not those who share a screen with the one who wishes it."""
    async with table.exclusive(seat):
        pausing.check_may_begin(table)
        check_plays(table, seat)
        await ask(table, "pause", seat, held)


async def go_on(table: Table, seat: int, held: tuple[int, ...] = ()) -> None:
    """Ask whether they may run again; after a long break nobody has to be asked, whatever else is wished."""
    async with table.exclusive(seat):
        pausing.check_may_end(table)
        check_plays(table, seat)
        if pausing.is_long(table):
            table.proposal = None
        await ask(table, "go-on", seat, held)


async def answer(table: Table, seat: int, agrees: bool, wished: int) -> None:
    """What a seat says to a wish; one no is enough, and whoever wished may say it, too."""
    async with table.exclusive(seat):
        proposal = table.proposal
        if proposal is None:
            raise Refusal("not-asked", seat=seat)
        if proposal.proposed_at != wished:
            raise Refusal("stale")
        is_withdrawn = seat == proposal.seat and not agrees
        if not is_withdrawn and (seat not in seats_asked(table, proposal) or seat in proposal.agreed):
            raise Refusal("not-asked", seat=seat)
        if not agrees and not is_withdrawn:
            table.declined = proposal.proposed_at
        table.proposal = (
            msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat)) if agrees else None
        )
        await carry_out(table)


# ---- within the door -------------------------------------------------------------------------


async def resolve(table: Table) -> None:
    """After whatever was done: a wish may be granted by it, or void; a break may be nobody's any more."""
    match, proposal = table.match, table.proposal
    if match and proposal and proposal.seat in match.left:
        table.proposal = None
        table.publish()
    elif match and proposal and is_agreed(table, proposal):
        await carry_out(table)
    if match and pausing.since(table) is not None and not players(table):
        await pausing.end(table)


async def ask(table: Table, kind: Kind, seat: int, mates: tuple[int, ...] = ()) -> None:
    """Lay a wish before those who are asked; who wishes the same again has asked already."""
    proposal = table.proposal
    if proposal and (proposal.kind, proposal.seat) != (kind, seat):
        raise Refusal("wish-open", seat=proposal.seat)
    if proposal is None:
        table.wished = max(table.services.now(), table.wished + 1)
        table.proposal = Proposal(kind, seat, table.wished, mates)
    await carry_out(table)


async def carry_out(table: Table) -> None:
    """Do what all have agreed on; until then, let them see how it stands."""
    proposal = table.proposal
    if proposal is None or not is_agreed(table, proposal):
        table.publish()
    elif proposal.kind == "take-back":
        await table.apply_and_commit(
            proposal.seat, None, lambda match: match.undo(proposal.seat, consent=True)
        )
    else:
        table.proposal = None
        await (pausing.begin if proposal.kind == "pause" else pausing.end)(table)


def update_after_move(proposal: Proposal | None, match: Match[Any]) -> Proposal | None:
    """What is left of a wish when a match has gone on."""
    return None if proposal is None or proposal.kind == "take-back" or match.outcome else proposal


def seats_asked(table: Table, proposal: Proposal) -> tuple[int, ...]:
    """Whose consent a wish needs, as things stand: it is for those who play now."""
    if proposal.kind == "go-on" and pausing.is_long(table):
        return ()
    return tuple(seat for seat in players(table) if seat != proposal.seat and seat not in proposal.mates)


def is_agreed(table: Table, proposal: Proposal) -> bool:
    """Whether all that are asked have agreed."""
    return set(seats_asked(table, proposal)) <= set(proposal.agreed)


def players(table: Table) -> tuple[int, ...]:
    """The people who still play."""
    return tuple(seat for seat in table.people if seat not in table.running.left)


def check_plays(table: Table, seat: int) -> None:
    """Refuse a wish of one who has given up: it is the others' match now."""
    if seat in table.running.left:
        raise Refusal("already-left", seat=seat)
