"""The Table: a match with people, bots, clocks and watchers around it; the one door for moves.

Whoever decides (a person, a bot, the clock), it is the same journey: under the table's lock, on a copy of the
match, stored for good, and only then true and told.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from stolek.kernel.match import Match
from stolek.kernel.move import Move
from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import Phase, SeatRow, TableRow
from stolek.store.statements import Change
from stolek.store.writer import NotStored
from stolek.tables import entries, loading
from stolek.tables.actions import pausing, proposals
from stolek.tables.actions.proposals import Proposal
from stolek.tables.bots import turns
from stolek.tables.failure_log import FailureLog
from stolek.tables.seats.access import Rights
from stolek.tables.seats.presence import Presence
from stolek.tables.seats.roster import forfeited_seats, people, with_rows
from stolek.tables.services import Services
from stolek.tables.settings import Agreement
from stolek.tables.subscribers import ViewCache
from stolek.tables.time import timeouts
from stolek.tables.time.pauses import Pauses
from stolek.tables.timeline import Timeline

Act = Callable[[Match[Any]], object]
MOST_REMEMBERED = 100  # answers


class Table:
    """One table that is awake."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.id = row.id
        self.row = row
        self.agreement = msgspec.json.decode(row.agreement, type=Agreement)
        self.seat_rows: list[SeatRow] = []
        self.match: Match[Any] | None = None
        self.timeline: Timeline | None = None
        self.answered: dict[tuple[int, str], int] = {}  # the entry that each request has brought
        self.done: dict[object, Any] = {}  # the answers to what brought no entry
        self.remarks = 0  # how many things were said here
        self.proposal: Proposal | None = None
        self.wished = 0  # the name of the last wish
        self.declined: int | None = None  # the name of the last one that somebody else declined
        self.presence = Presence(services.now)
        self.sights = ViewCache()
        self.visitors = 0  # who need it awake for a moment
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.bot_failures: dict[int, FailureLog] = {}
        self.version = 0  # of everything around the match
        self.lock = asyncio.Lock()
        self.invalidations = 1  # reasons to think that what is stored differs from what is known here
        self.loaded_at = 0  # so many of them, when it was last read
        self.write_uncertain = False  # whether one of them is that something could not be stored here

    # ---- who and how far ---------------------------------------------------------------------

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return len(self.match.record.entries) if self.match else 0

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which a person plays."""
        return people(self.seat_rows)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats at which a bot plays, perhaps for a person."""
        return tuple(seat_row.seat for seat_row in self.seat_rows if seat_row.bot is not None)

    @property
    def is_stale(self) -> bool:
        """Whether it is to be read anew before anything is decided."""
        return self.invalidations != self.loaded_at

    @property
    def in_use(self) -> bool:
        """Whether somebody watches, thinks or changes something here."""
        return bool(self.presence.watchers or self.visitors or self.thinking or self.lock.locked())

    def seat_row(self, seat: int) -> SeatRow:
        """A seat of this table."""
        if not 0 <= seat < len(self.seat_rows):
            raise Refusal("unknown-seat", seat=seat, players=len(self.seat_rows))
        return self.seat_rows[seat]

    def is_host(self, rights: Rights) -> bool:
        """Whether these keys are the host's."""
        host = self.row.host
        return rights.host if host is None else host in rights.seats

    def check_host(self, rights: Rights) -> None:
        """Refuse what only the host may do."""
        if not self.is_host(rights):
            raise Refusal("not-host")

    def may_look(self, rights: Rights) -> bool:
        """Whether somebody is no stranger here, or strangers may look."""
        return bool(self.row.open or rights.seats or rights.watch or rights.host or rights.invited)

    def check_may_look(self, rights: Rights) -> None:
        """Refuse a stranger at a table that is not open to all."""
        if not self.may_look(rights):
            raise Refusal("not-invited")

    # ---- deciding ----------------------------------------------------------------------------

    async def play(self, seat: int, seen: int, move: str | int, request: str | None = None) -> int:
        """A person's move, in answer to the question as it stood at an entry; returns its entry."""

        def act(match: Match[Any]) -> None:
            if seat in self.bots:
                raise Refusal("bot-plays", seat=seat)
            pausing.check_none(self)
            self.check_fresh(seat, seen)
            match.play(seat, parse_move(match, seat, move))

        return await self.decide(seat, request, act)

    async def resign(self, seat: int, request: str | None = None) -> int:
        """Give a seat up for good."""
        return await self.decide(seat, request, lambda match: match.resign(seat))

    async def decide(
        self, seat: int, request: str | None, act: Act, held: tuple[int, ...] | None = None
    ) -> int:
        """One act on a copy, stored, then true and told; a repeated request only once.

        What fortune answers is typed in by who holds other seats; else a seat is its own.
        """
        async with self.exclusive(*(held or (seat,))):
            done = self.answered.get((seat, request)) if request else None
            return await self.apply_and_commit(seat, request, act) if done is None else done

    @asynccontextmanager
    async def exclusive(self, *seats: int) -> AsyncIterator[None]:
        """The one door: one deed at a time, by who holds these seats, or by nobody who needs one.

        Refuses him if he has lost one while he waited: his key is worthless by now.
        """
        codes = [self.seat_row(seat).code for seat in seats]
        async with self.lock:
            await self.ensure_current()
            for seat, code in zip(seats, codes, strict=True):
                if self.seat_row(seat).code != code:
                    raise Refusal("not-your-seat", seat=seat)
            yield
            with suppress(NotStored):  # what was done is done; what is stored is read anew
                await proposals.resolve(self)

    # ---- within ------------------------------------------------------------------------------

    @property
    def running(self) -> Match[Any]:
        """The match; refuses before it has begun."""
        if self.match is None:
            raise Refusal("not-begun")
        return self.match

    @property
    def started(self) -> Timeline:
        """Its course in time; refuses before it has begun."""
        if self.timeline is None:
            raise Refusal("not-begun")
        return self.timeline

    async def ensure_loaded(self) -> None:
        """Be awake: know what is stored."""
        if self.is_stale:
            async with self.lock:
                await self.ensure_current()

    async def ensure_current(self) -> None:
        """Before anything is decided: know what is stored, and let the clocks have their say."""
        if self.is_stale:
            await loading.reload(self)
        await timeouts.apply_timeouts(self)

    async def apply_and_commit(self, seat: int, request: str | None, act: Act) -> int:
        """Act on a copy of the match; store what is new, then let it be true, and tell; its first entry."""
        first = self.entries
        draft = copy.copy(self.running)
        act(draft)
        await self.commit(draft, request)
        if request:
            self.answered[seat, request] = first
        return first

    async def commit(
        self,
        draft: Match[Any],
        request: str | None = None,
        row: TableRow | None = None,
        also: Iterable[Change] = (),
    ) -> None:
        """Store the entries that a draft has more than the match; then the draft is the match."""
        now = self.services.now()
        row = row or self.row
        first = self.entries
        rows = entries.to_rows(self.id, draft.record.entries[first:], now, first, request)
        if self.timeline:
            timeline = self.timeline.copy()
        else:
            timeline = Timeline(draft, self.agreement, Pauses(self.services.uptime), row.begun or now)
        timeline.follow(draft, [now] * len(rows))
        phase: Phase = "over" if draft.outcome else "playing"
        deadline = timeline.clocks.deadline(self.people)
        row = msgspec.structs.replace(row, phase=phase, changed=now, deadline=deadline)
        gone = forfeited_seats(self.seat_rows, draft)
        written = [statements.insert_entries(rows)] if rows else []
        await self.store(
            [*written, statements.update_progress(row), *map(statements.update_seat, gone)], also
        )
        told = surroundings(self.match), self.proposal
        self.row, self.match, self.timeline = row, draft, timeline
        self.proposal = proposals.update_after_move(self.proposal, draft)
        self.set_seat_rows(with_rows(self.seat_rows, gone))
        self.publish(around=told != (surroundings(draft), self.proposal))

    async def update_seats(
        self, row: TableRow | None = None, chairs: Sequence[SeatRow] = (), also: Iterable[Change] = ()
    ) -> None:
        """Store who sits where, or what the host has arranged; then it is so, and told."""
        seated = with_rows(self.seat_rows, chairs)
        # Only people's time is watched.
        deadline = self.timeline.clocks.deadline(people(seated)) if self.timeline else None
        row = msgspec.structs.replace(row or self.row, changed=self.services.now(), deadline=deadline)
        await self.store([statements.update_table(row), *map(statements.update_seat, chairs)], also)
        self.row = row
        self.set_seat_rows(seated)
        self.publish()

    def set_seat_rows(self, chairs: list[SeatRow]) -> None:
        """So people sit from now on; who came with a secret that is worthless by now is turned away."""
        for old, new in zip(self.seat_rows, chairs, strict=False):
            if old.code != new.code:
                self.presence.disconnect_seat(old.seat)
        self.seat_rows = chairs

    async def store(self, needed: Iterable[Change], also: Iterable[Change] = ()) -> None:
        """Store changes together; when it is not sure that they are, everything here is in doubt."""
        try:
            await self.services.store.write(*also, *needed)
        except BaseException:
            self.invalidations += 1
            self.write_uncertain = True
            raise

    def remember(self, asked: object, answer: object) -> None:
        """Keep the answer to a request for when it is repeated, for longer than any line lags."""
        self.done[asked] = answer
        if len(self.done) > MOST_REMEMBERED:
            del self.done[next(iter(self.done))]

    def publish(self, around: bool = True) -> None:
        """Say that there is news, of what is around the match or of it alone; and let bots do their part."""
        self.version += around
        self.services.notify(self.id, self.entries)
        turns.schedule_bots(self)

    def check_fresh(self, seat: int, seen: int) -> None:
        """Refuse an answer to a question that is not asked any more."""
        asked = dict(enumerate(self.timeline.pending.since)).get(seat) if self.timeline else None
        if asked is None and self.entries == seen:
            return  # nothing new: the rules say best why this seat cannot act
        if asked is None or not asked <= seen <= self.entries:
            raise Refusal("stale")


def parse_move(match: Match[Any], seat: int, move: str | int) -> Move | str:
    """A move as the match takes it: in notation, or the action of an offered one."""
    if isinstance(move, str):
        return move
    if seat not in match.to_act or not match.state.is_legal(seat, move):
        raise Refusal("not-a-move")
    return match.game.moves.move(move)


def surroundings(match: Match[Any] | None) -> object:
    """What people are told of a match even before they see it: whether it goes on, and who has left."""
    return match and (match.outcome is None, match.left)
