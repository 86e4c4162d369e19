"""Proposals: what needs everybody's consent, namely an undo that others rely on, a pause, and its end.

Only one is open at a time. The next entry cancels a proposed undo, which was about the one before.
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
OVERCOME = frozenset({"undo-chance", "undo-revealed", "undo-others"})  # refusals that consent overrides


class Proposal(msgspec.Struct, frozen=True):
    """What a seat proposes, and the seats that have agreed so far."""

    kind: Kind
    seat: int
    proposed_at: int
    """Its id, and about when it was made: an answer to another proposal does not count for this one."""
    mates: tuple[int, ...] = ()
    """Seats of the same player: they are not asked."""
    agreed: tuple[int, ...] = ()


async def take_back(table: Table, seat: int, seen: int, request: str | None = None) -> int | None:
    """Undo a seat's last decision; None if the others must be asked."""

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
    """Refuse an undo if the seat has decided again since `seen`, or if `seen` is ahead of the record."""
    if seen > len(match.record.entries) or any(is_by(entry, seat) for entry in match.record.entries[seen:]):
        raise Refusal("stale")


async def propose(table: Table, seat: int, seen: int) -> None:
    """Propose an undo to all other people who play; bots always agree."""
    async with table.exclusive(seat):
        check_fresh(table.running, seat, seen)
        undo.struck(table.running, seat, consent=True)
        await ask(table, "take-back", seat)


async def pause(table: Table, seat: int, held: tuple[int, ...] = ()) -> None:
    """Propose a pause; the seats `held` by the same player are not asked."""
    async with table.exclusive(seat):
        pausing.check_may_begin(table)
        check_plays(table, seat)
        await ask(table, "pause", seat, held)


async def go_on(table: Table, seat: int, held: tuple[int, ...] = ()) -> None:
    """Propose to end the pause; a long one ends without consent, whatever else is proposed."""
    async with table.exclusive(seat):
        pausing.check_may_end(table)
        check_plays(table, seat)
        if pausing.is_long(table):
            table.proposal = None
        await ask(table, "go-on", seat, held)


async def answer(table: Table, seat: int, agrees: bool, wished: int) -> None:
    """A seat's answer to the proposal; one no rejects it, the proposer's own no withdraws it."""
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


# ---- with the lock held ----------------------------------------------------------------------


async def resolve(table: Table) -> None:
    """After any change: carry out or drop the proposal, and end a pause if no person plays any more."""
    match, proposal = table.match, table.proposal
    if match and proposal and proposal.seat in match.left:
        table.proposal = None
        table.publish()
    elif match and proposal and is_agreed(table, proposal):
        await carry_out(table)
    if match and pausing.since(table) is not None and not players(table):
        await pausing.end(table)


async def ask(table: Table, kind: Kind, seat: int, mates: tuple[int, ...] = ()) -> None:
    """Open a proposal; the same one again changes nothing, another one is refused."""
    proposal = table.proposal
    if proposal and (proposal.kind, proposal.seat) != (kind, seat):
        raise Refusal("wish-open", seat=proposal.seat)
    if proposal is None:
        table.last_proposal = max(table.services.now(), table.last_proposal + 1)
        table.proposal = Proposal(kind, seat, table.last_proposal, mates)
    await carry_out(table)


async def carry_out(table: Table) -> None:
    """Carry out the proposal if all have agreed, otherwise publish how it stands."""
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
    """The proposal that stays open after new entries; not an undo, and none after the match."""
    return None if proposal is None or proposal.kind == "take-back" or match.outcome else proposal


def seats_asked(table: Table, proposal: Proposal) -> tuple[int, ...]:
    """The seats whose consent is needed: those of people who still play, except the proposer's own."""
    if proposal.kind == "go-on" and pausing.is_long(table):
        return ()
    return tuple(seat for seat in players(table) if seat != proposal.seat and seat not in proposal.mates)


def is_agreed(table: Table, proposal: Proposal) -> bool:
    """Whether all seats asked have agreed."""
    return set(seats_asked(table, proposal)) <= set(proposal.agreed)


def players(table: Table) -> tuple[int, ...]:
    """Seats of people who still play."""
    return tuple(seat for seat in table.people if seat not in table.running.left)


def check_plays(table: Table, seat: int) -> None:
    """Refuse a proposal of a seat that was given up."""
    if seat in table.running.left:
        raise Refusal("already-left", seat=seat)
