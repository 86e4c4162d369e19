"""Renders a table as messages."""

from __future__ import annotations

from collections.abc import Container, Iterable

import msgspec

from stolek.kernel.record import Header
from stolek.server.ws import messages
from stolek.store.rows import ChatRow, SeatRow, TableRow
from stolek.tables.actions import pausing, proposals
from stolek.tables.actions.proposals import Proposal
from stolek.tables.settings import Agreement
from stolek.tables.subscribers import SeatUpdate, Subscriber
from stolek.tables.table import Table


def card(table: Table) -> messages.Card:
    """What everybody may know of a table."""
    return carded(table.row, table.agreement, table.seat_rows, table.presence.seats)


def carded(
    row: TableRow, agreement: Agreement, chairs: Iterable[SeatRow], present: Container[int] = ()
) -> messages.Card:
    """The same from database rows, and who is present."""
    header = msgspec.json.decode(row.header, type=Header) if row.header else None
    return messages.Card(
        id=row.id,
        game=row.game,
        players=agreement.players,
        options=agreement.options,
        chance=agreement.chance,
        clock=agreement.clock,
        lapse=agreement.lapse,
        chat=agreement.chat,
        hints=agreement.hints,
        phase=row.phase,
        seats=[sitting(seat_row, seat_row.seat in present) for seat_row in chairs],
        host=row.host,
        locked=row.locked,
        open=row.open,
        following=row.following,
        created=row.created,
        changed=row.changed,
        commitment=header.commitment if header else None,
    )


def sitting(seat_row: SeatRow, present: bool) -> messages.Sitting:
    """A seat, and who has it."""
    return messages.Sitting(
        seat=seat_row.seat,
        kind=kind(seat_row),
        name=seat_row.name,
        colour=seat_row.colour,
        level=seat_row.bot,
        present=present,
        left=seat_row.left,
    )


def kind(seat_row: SeatRow) -> messages.Kind:
    """Whether a seat has a person or a bot, is reserved for somebody, or is free."""
    if seat_row.bot is not None and seat_row.guest is None:
        return "bot"
    if seat_row.guest is None:
        return "person" if seat_row.left else "free"
    return "kept" if seat_row.code is None else "person"


def situation(table: Table, subscriber: Subscriber) -> messages.Situation:
    """Everything around the match, for one subscriber."""
    proposal = table.proposal
    hosting = table.is_host(subscriber.rights)
    return messages.Situation(
        card=card(table),
        yours=list(subscriber.rights.seats),
        pinned=[seat for seat in subscriber.rights.seats if table.seat_row(seat).pin is not None],
        hosting=hosting,
        invitation=invitation(table) if hosting else None,
        gallery=table.presence.gallery,
        wish=render_proposal(table, proposal) if proposal else None,
        declined=table.declined,
        paused=pausing.since(table),
        clocks=clocks(table),
    )


def invitation(table: Table) -> str:
    """The current invitation code of a table."""
    return table.services.key_issuer.invitation(table.id, table.row.invitations)


def render_proposal(table: Table, proposal: Proposal) -> messages.Wish:
    """A proposal, and who has agreed to it."""
    return messages.Wish(
        kind=proposal.kind,
        seat=proposal.seat,
        wished=proposal.proposed_at,
        asked=list(proposals.seats_asked(table, proposal)),
        agreed=list(proposal.agreed),
    )


def clocks(table: Table) -> messages.ClockFace | None:
    """The clocks of a table; None if it has none."""
    timeline = table.timeline
    if timeline is None or timeline.clocks.plan.kind == "none":
        return None
    now = table.services.now()
    running = timeline.clocks.running if pausing.since(table) is None else ()
    return messages.ClockFace(at=now, left=list(timeline.clocks.at(now)), running=list(running))


def shown(table: Table, since: int, sights: list[SeatUpdate]) -> messages.Shown:
    """The match as it stands, with the views of a subscriber."""
    match = table.running
    return messages.Shown(
        entry=table.entries,
        since=since,
        sights=list(map(sight, sights)),
        chance=match.chance,
        clocks=clocks(table),
        standing=match.game.outcome(match.state),
        outcome=match.outcome,
        seed=match.record.seed,
    )


def sight(seen: SeatUpdate) -> messages.Sight:
    """The view of one eye."""
    told = [messages.Told(entry=one.entry, event=one.event) for one in seen.told]
    return messages.Sight(
        eye=seen.eye, view=seen.view, told=told, prompt=seen.prompt, offer=seen.offer, decided=seen.decided
    )


def said(remarks: list[ChatRow]) -> messages.Said:
    """Chat messages as a message of the socket."""
    return messages.Said(
        remarks=[
            messages.Spoken(
                number=row.number, seat=row.seat, name=row.name, phrase=row.phrase, text=row.text, at=row.at
            )
            for row in remarks
        ]
    )
