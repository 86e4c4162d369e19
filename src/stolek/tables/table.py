"""Table: a match with its players, bots, clocks and subscribers; every change goes through here.

Moves of people, moves of bots and timeouts are handled alike: under the table's lock, on a copy of the match,
committed to the database, and only then made current and published.
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
    """One loaded table."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.id = row.id
        self.row = row
        self.agreement = msgspec.json.decode(row.agreement, type=Agreement)
        self.seat_rows: list[SeatRow] = []
        self.match: Match[Any] | None = None
        self.timeline: Timeline | None = None
        self.answered: dict[tuple[int, str], int] = {}  # seat and request id: its first entry
        self.done: dict[object, Any] = {}  # answers to requests without an entry
        self.chat_count = 0  # number of chat messages
        self.proposal: Proposal | None = None
        self.last_proposal = 0  # id of the last proposal
        self.declined: int | None = None  # id of the last one that another seat declined
        self.presence = Presence(services.now)
        self.sights = ViewCache()
        self.visitors = 0  # requests that need it loaded now
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.bot_failures: dict[int, FailureLog] = {}
        self.version = 0  # bumped when anything but moves and chat changes
        self.lock = asyncio.Lock()
        self.invalidations = 1  # bumped when the database may be ahead
        self.loaded_at = 0  # `invalidations` at the last reload
        self.write_uncertain = False  # a write failed, yet may be committed

    # ---- seats and rights --------------------------------------------------------------------

    @property
    def entries(self) -> int:
        """Number of entries in the record."""
        return len(self.match.record.entries) if self.match else 0

    @property
    def people(self) -> tuple[int, ...]:
        """Seats played by a person."""
        return people(self.seat_rows)

    @property
    def bots(self) -> tuple[int, ...]:
        """Seats played by a bot, including those where it stands in for a person."""
        return tuple(seat_row.seat for seat_row in self.seat_rows if seat_row.bot is not None)

    @property
    def is_stale(self) -> bool:
        """Whether it must be reloaded before anything is decided."""
        return self.invalidations != self.loaded_at

    @property
    def in_use(self) -> bool:
        """Whether it must stay loaded: for subscribers, requests or thinking bots."""
        return bool(self.presence.watchers or self.visitors or self.thinking or self.lock.locked())

    def seat_row(self, seat: int) -> SeatRow:
        """The row of a seat; refuses an unknown number."""
        if not 0 <= seat < len(self.seat_rows):
            raise Refusal("unknown-seat", seat=seat, players=len(self.seat_rows))
        return self.seat_rows[seat]

    def is_host(self, rights: Rights) -> bool:
        """Whether these rights are the host's."""
        host = self.row.host
        return rights.host if host is None else host in rights.seats

    def check_host(self, rights: Rights) -> None:
        """Refuse anybody but the host."""
        if not self.is_host(rights):
            raise Refusal("not-host")

    def may_look(self, rights: Rights) -> bool:
        """Whether these rights allow watching: by any access key, or at a table open to all."""
        return bool(self.row.open or rights.seats or rights.watch or rights.host or rights.invited)

    def check_may_look(self, rights: Rights) -> None:
        """Refuse those without an access key, unless the table is open to all."""
        if not self.may_look(rights):
            raise Refusal("not-invited")

    # ---- decisions ---------------------------------------------------------------------------

    async def play(self, seat: int, seen: int, move: str | int, request: str | None = None) -> int:
        """A person's move, made after seeing `seen` entries; returns the number of its entry."""

        def act(match: Match[Any]) -> None:
            if seat in self.bots:
                raise Refusal("bot-plays", seat=seat)
            pausing.check_none(self)
            self.check_fresh(seat, seen)
            match.play(seat, parse_move(match, seat, move))

        return await self.decide(seat, request, act)

    async def resign(self, seat: int, request: str | None = None) -> int:
        """Give up a seat for the rest of the match."""
        return await self.decide(seat, request, lambda match: match.resign(seat))

    async def decide(
        self, seat: int, request: str | None, act: Act, held: tuple[int, ...] | None = None
    ) -> int:
        """Apply an action to a copy of the match, commit and publish it; a repeated request only once.

        Draws of chance are typed in by players, with the seats they hold (`held`).
        """
        async with self.exclusive(*(held or (seat,))):
            done = self.answered.get((seat, request)) if request else None
            return await self.apply_and_commit(seat, request, act) if done is None else done

    @asynccontextmanager
    async def exclusive(self, *seats: int) -> AsyncIterator[None]:
        """Hold the table's lock, with current state, for the owner of these seats, if any.

        Refuses if one of them changed hands, or its keys were revoked, while waiting for the lock.
        """
        codes = [self.seat_row(seat).code for seat in seats]
        async with self.lock:
            await self.ensure_current()
            for seat, code in zip(seats, codes, strict=True):
                if self.seat_row(seat).code != code:
                    raise Refusal("not-your-seat", seat=seat)
            yield
            with suppress(NotStored):  # the change is committed; a failure here means a reload
                await proposals.resolve(self)

    # ---- loading and committing --------------------------------------------------------------

    @property
    def running(self) -> Match[Any]:
        """The match; refuses before it has begun."""
        if self.match is None:
            raise Refusal("not-begun")
        return self.match

    @property
    def started(self) -> Timeline:
        """The timeline of the match; refuses before it has begun."""
        if self.timeline is None:
            raise Refusal("not-begun")
        return self.timeline

    async def ensure_loaded(self) -> None:
        """Reload the table if it is stale."""
        if self.is_stale:
            async with self.lock:
                await self.ensure_current()

    async def ensure_current(self) -> None:
        """Reload if stale, then apply timeouts; before every decision, with the lock held."""
        if self.is_stale:
            await loading.reload(self)
        await timeouts.apply_timeouts(self)

    async def apply_and_commit(self, seat: int, request: str | None, act: Act) -> int:
        """Apply an action to a copy of the match, commit and publish; returns its first entry."""
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
        """Store the new entries of a draft; then the draft replaces the match."""
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
        """Store changes of seats, or of the table's row; then apply and publish them."""
        seated = with_rows(self.seat_rows, chairs)
        # Only people have a deadline.
        deadline = self.timeline.clocks.deadline(people(seated)) if self.timeline else None
        row = msgspec.structs.replace(row or self.row, changed=self.services.now(), deadline=deadline)
        await self.store([statements.update_table(row), *map(statements.update_seat, chairs)], also)
        self.row = row
        self.set_seat_rows(seated)
        self.publish()

    def set_seat_rows(self, chairs: list[SeatRow]) -> None:
        """Replace the seat rows; disconnect subscribers whose access key was revoked."""
        for old, new in zip(self.seat_rows, chairs, strict=False):
            if old.code != new.code:
                self.presence.disconnect_seat(old.seat)
        self.seat_rows = chairs

    async def store(self, needed: Iterable[Change], also: Iterable[Change] = ()) -> None:
        """Store changes in one transaction; after a failure the table is stale, as they may be committed."""
        try:
            await self.services.store.write(*also, *needed)
        except BaseException:
            self.invalidations += 1
            self.write_uncertain = True
            raise

    def remember(self, asked: object, answer: object) -> None:
        """Keep the answer to a request, in case the client repeats it after a lost connection."""
        self.done[asked] = answer
        if len(self.done) > MOST_REMEMBERED:
            del self.done[next(iter(self.done))]

    def publish(self, around: bool = True) -> None:
        """Broadcast an update, `around` if more than moves and chat has changed; then schedule bots."""
        self.version += around
        self.services.notify(self.id, self.entries)
        turns.schedule_bots(self)

    def check_fresh(self, seat: int, seen: int) -> None:
        """Refuse a decision as stale if it was not pending at entry `seen`, or is not any more."""
        asked = dict(enumerate(self.timeline.pending.since)).get(seat) if self.timeline else None
        if asked is None and self.entries == seen:
            return  # up to date: let the rules say why this seat cannot act
        if asked is None or not asked <= seen <= self.entries:
            raise Refusal("stale")


def parse_move(match: Match[Any], seat: int, move: str | int) -> Move | str:
    """A move as the match takes it: notation as it is, or the move of a legal action."""
    if isinstance(move, str):
        return move
    if seat not in match.to_act or not match.state.is_legal(seat, move):
        raise Refusal("not-a-move")
    return match.game.moves.move(move)


def surroundings(match: Match[Any] | None) -> object:
    """What subscribers are told beside the views: whether the match is running, and the seats given up."""
    return match and (match.outcome is None, match.left)
