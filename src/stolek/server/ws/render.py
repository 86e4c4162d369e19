"""What a table tells, put into messages."""

from __future__ import annotations

from collections.abc import Container, Iterable

import msgspec

from stolek.kernel.record import Header
from stolek.server.ws import messages
from stolek.store.rows import RemarkRow, SeatRow, TableRow
from stolek.tables.actions import pausing, proposals
from stolek.tables.actions.proposals import Proposal
from stolek.tables.settings import Agreement
from stolek.tables.subscribers import Sight, Watcher
from stolek.tables.table import Table


def card(table: Table) -> messages.Card:
    """What everybody may know of a table."""
    return carded(table.row, table.agreement, table.chairs, table.attendance.seats)


def carded(
    row: TableRow, agreement: Agreement, chairs: Iterable[SeatRow], present: Container[int] = ()
) -> messages.Card:
    """The same from what is stored, and who is there."""
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
        seats=[sitting(chair, chair.seat in present) for chair in chairs],
        host=row.host,
        locked=row.locked,
        open=row.open,
        following=row.following,
        created=row.created,
        changed=row.changed,
        commitment=header.commitment if header else None,
    )


def sitting(chair: SeatRow, present: bool) -> messages.Sitting:
    """A seat, and who is there."""
    return messages.Sitting(
        seat=chair.seat,
        kind=kind(chair),
        name=chair.name,
        colour=chair.colour,
        level=chair.bot,
        present=present,
        left=chair.left,
    )


def kind(chair: SeatRow) -> messages.Kind:
    """Whether a seat has a person, a bot, somebody who has yet to come, or nobody."""
    if chair.bot is not None and chair.guest is None:
        return "bot"
    if chair.guest is None:
        return "person" if chair.left else "free"
    return "kept" if chair.code is None else "person"


def situation(table: Table, watcher: Watcher) -> messages.Situation:
    """Everything around the match."""
    wish = table.proposal
    hosting = table.is_host(watcher.rights)
    return messages.Situation(
        card=card(table),
        yours=list(watcher.rights.seats),
        pinned=[seat for seat in watcher.rights.seats if table.chair(seat).pin is not None],
        hosting=hosting,
        invitation=invitation(table) if hosting else None,
        gallery=table.attendance.gallery,
        wish=wished(table, wish) if wish else None,
        declined=table.declined,
        paused=pausing.since(table),
        clocks=clocks(table),
    )


def invitation(table: Table) -> str:
    """The code that invites to a table now."""
    return table.house.locksmith.invitation(table.id, table.row.invitations)


def wished(table: Table, wish: Proposal) -> messages.Wish:
    """What somebody wishes, and how it stands."""
    return messages.Wish(
        kind=wish.kind,
        seat=wish.seat,
        wished=wish.wished,
        asked=list(proposals.asked(table, wish)),
        agreed=list(wish.agreed),
    )


def clocks(table: Table) -> messages.ClockFace | None:
    """What the clocks show; None where there are none."""
    course = table.course
    if course is None or course.clocks.plan.kind == "none":
        return None
    now = table.house.now()
    running = course.clocks.running if pausing.since(table) is None else ()
    return messages.ClockFace(at=now, left=list(course.clocks.at(now)), running=list(running))


def shown(table: Table, since: int, sights: list[Sight]) -> messages.Shown:
    """The match as it stands."""
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


def sight(seen: Sight) -> messages.Sight:
    """What one eye sees."""
    told = [messages.Told(entry=one.entry, event=one.event) for one in seen.told]
    return messages.Sight(
        eye=seen.eye, view=seen.view, told=told, prompt=seen.prompt, offer=seen.offer, decided=seen.decided
    )


def said(remarks: list[RemarkRow]) -> messages.Said:
    """What was said."""
    return messages.Said(
        remarks=[
            messages.Spoken(
                number=row.number, seat=row.seat, name=row.name, phrase=row.phrase, text=row.text, at=row.at
            )
            for row in remarks
        ]
    )
