"""Creating a table: for a new match, to continue a record, or for a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from stolek.bots.seat_names import level_of
from stolek.kernel import shelf
from stolek.kernel.chance import SEED_BYTES
from stolek.kernel.match import Match
from stolek.kernel.record import Record
from stolek.kernel.refusal import Refusal
from stolek.kernel.replay import branch
from stolek.store import statements
from stolek.store.rows import EntryRow, KeyRow, Opens, SeatRow, TableRow
from stolek.store.statements import Change
from stolek.store.writer import NotStored
from stolek.tables import entries
from stolek.tables.actions import start
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import digest
from stolek.tables.seats.occupancy import Admission, Guest, check_guest
from stolek.tables.seats.roster import forfeited_seats, with_rows
from stolek.tables.services import Services
from stolek.tables.settings import Agreement, check_level, checked
from stolek.tables.table import Table

ME, FREE = "me", "open"
READER = ThreadPoolExecutor(1, "records")  # one replay at a time, to leave time for the tables


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table, and its access keys."""

    table: str
    watch: str
    invite: str
    host: str | None = None
    """Only for a host who does not play; else the key of their seat is enough."""
    seats: list[Admission]


async def open_table(
    registry: TableRegistry,
    guest: Guest,
    agreement: Agreement,
    seats: Sequence[str] = (),
    is_open: bool = False,
    names: Sequence[str] = (),
) -> Opened:
    """Create a table. Every seat is `me`, `open` or the level of a bot; by default only the first is `me`.

    `names`, seat by seat, are for people who share the guest's screen.
    """
    agreement = checked(agreement)
    plan = tuple(seats) or (ME, *[FREE] * (agreement.players - 1))
    sheet = TableDraft(registry.services, agreement, is_open)
    sheet.seat(guest, plan, names)
    await registry.services.store.write(*sheet.changes())
    if agreement.at_once:
        # Loading the table starts the match; if that cannot be stored now, the table exists all the same.
        with suppress(NotStored):
            async with registry.at(sheet.row.id):
                pass
    return sheet.opened


async def go_on(
    registry: TableRegistry, guest: Guest, record: Record, upto: int | None = None, seats: Sequence[str] = ()
) -> Opened:
    """Continue the first `upto` entries of a record; by default bots keep their seats, the rest is `me`."""
    services = registry.services
    sealed = record.header.chance == "sealed"
    seed = services.key_issuer.source(SEED_BYTES) if sealed else None
    match = await asyncio.get_running_loop().run_in_executor(READER, branch, record, upto, seed)
    header = match.record.header
    agreement = Agreement(
        game=header.game, players=header.players, options=header.options, chance=header.chance
    )
    sheet = TableDraft(services, agreement, False)
    sheet.seat(guest, tuple(seats) or tuple(level_of(name) or ME for name in header.seats))
    sheet.begin(match)
    await services.store.write(*sheet.changes())
    return sheet.opened


async def rematch(registry: TableRegistry, table: Table, seats: Sequence[int] = ()) -> str:
    """The id of the rematch, a table created when the first player asks for it."""
    async with table.exclusive(*seats):
        if table.row.phase != "over":
            raise Refusal("not-over")
        if not await is_there(registry, table.row.following):
            agreement = replace(table.agreement, at_once=True)
            sheet = TableDraft(registry.services, agreement, table.row.open)
            sheet.rotate(table)
            row = replace(table.row, following=sheet.row.id)
            await table.update_seats(row=row, also=sheet.changes())
        return str(table.row.following)


async def is_there(registry: TableRegistry, following: str | None) -> bool:
    """Whether a rematch was created, and not deleted since."""
    return following is not None and await registry.services.store.table(following) is not None


async def follow(registry: TableRegistry, table: Table, seats: Sequence[int]) -> list[Admission]:
    """Claim a player's seats at the rematch, each one further than here."""
    following = await rematch(registry, table, seats)
    kept = {next_seat(seat, len(table.seat_rows)): table.seat_row(seat).guest for seat in seats}
    async with registry.at(following) as again:
        admissions = await occupancy.claim_kept(again, kept)
    if not admissions:
        raise Refusal("no-seat-here")
    return admissions


def next_seat(seat: int, players: int) -> int:
    """The seat at the rematch of the player who has this one."""
    return (seat + 1) % players


class TableDraft:
    """All rows that are stored when a table is created."""

    def __init__(self, services: Services, agreement: Agreement, is_open: bool) -> None:
        now = services.now()
        self.services = services
        self.agreement = agreement
        self.row = TableRow(
            id=services.key_issuer.id(),
            game=agreement.game,
            phase="gathering",
            agreement=msgspec.json.encode(agreement, order="deterministic").decode(),
            open=is_open,
            created=now,
            changed=now,
        )
        self.seat_rows: list[SeatRow] = []
        self.keys: list[KeyRow] = []
        self.entries: list[EntryRow] = []

    def new_key(self, opens: Opens, seat: int | None = None) -> str:
        """A new access key for this table."""
        key = self.services.key_issuer.key()
        self.keys.append(KeyRow(digest=digest(key), table=self.row.id, opens=opens, seat=seat))
        return key

    def seat(self, guest: Guest, plan: Sequence[str], names: Sequence[str] = ()) -> None:
        """Fill the seats as planned; the guest who creates the table is its host, playing or not."""
        players = self.agreement.players
        if len(plan) != players:
            raise Refusal("bad-plan", players=players)
        game = shelf.game(self.agreement.game)
        watch, invite = self.new_key("watch"), self.new_key("invite")
        self.opened = Opened(table=self.row.id, watch=watch, invite=invite, seats=[])
        for seat, who in enumerate(plan):
            seat_row = SeatRow(table=self.row.id, seat=seat)
            if who == ME:
                seat_row = self.own(renamed_guest(guest, names[seat : seat + 1]), seat_row)
            elif who != FREE:
                check_level(game, players, who)
                seat_row = replace(seat_row, bot=who)
            self.seat_rows.append(seat_row)
        own = [place.seat for place in self.opened.seats]
        self.row = replace(self.row, host=own[0] if own else None)
        if not own:
            self.opened = replace(self.opened, host=self.new_key("host"))

    def own(self, guest: Guest, seat_row: SeatRow) -> SeatRow:
        """A seat for the guest who creates the table, with access key and rejoin code."""
        key, code = self.new_key("seat", seat_row.seat), self.services.key_issuer.code()
        self.opened.seats.append(Admission(self.row.id, seat_row.seat, key, code))
        known = self.services.key_issuer.code_digest(code)
        return replace(seat_row, guest=guest.id, name=guest.name, colour=guest.colour, code=known)

    def rotate(self, table: Table) -> None:
        """Seat everybody one further than at another table; people have yet to claim their seats."""
        players = len(table.seat_rows)
        for old in table.seat_rows:
            bot = None if old.guest else old.bot
            seat = next_seat(old.seat, players)
            moved = replace(old, table=self.row.id, seat=seat, bot=bot, code=None, pin=None, left=False)
            self.seat_rows.append(moved)
        people = [seat_row.seat for seat_row in self.seat_rows if seat_row.guest]
        self.row = replace(self.row, host=people[0] if people else None)  # until one of them comes

    def begin(self, match: Match[Any]) -> None:
        """Create the table in the middle of a match."""
        now = self.row.created
        phase = "over" if match.outcome else "playing"
        self.row = replace(start.started_row(self.row, match, now), phase=phase)
        self.seat_rows = with_rows(self.seat_rows, forfeited_seats(self.seat_rows, match))
        self.entries = entries.to_rows(self.row.id, match.record.entries, now)

    def changes(self) -> list[Change]:
        """All statements, for one transaction."""
        found = statements.insert_table(self.row, self.seat_rows)
        found += [statements.insert_key(key) for key in self.keys]
        return [*found, statements.insert_entries(self.entries)] if self.entries else found


def renamed_guest(guest: Guest, names: Sequence[str]) -> Guest:
    """A guest under another name, if one is given; refuses an invalid one."""
    named = replace(guest, name=names[0]) if names and names[0] else guest
    check_guest(named)
    return named
