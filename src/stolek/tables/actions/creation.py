"""Opening a table: a new match, a record that goes on, or a rematch."""

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
from stolek.tables.registry import Desk
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import digest
from stolek.tables.seats.occupancy import Admission, Guest, check_guest
from stolek.tables.seats.roster import departed, placed
from stolek.tables.services import House
from stolek.tables.settings import Agreement, check_level, checked
from stolek.tables.table import Table

ME, FREE = "me", "open"
READER = ThreadPoolExecutor(1, "records")  # one at a time, lest many records leave the tables no time


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table, and the secrets that belong to it."""

    table: str
    watch: str
    invite: str
    host: str | None = None
    """Only for a host who does not play; else his seat is enough."""
    seats: list[Admission]


async def open_table(
    desk: Desk,
    guest: Guest,
    agreement: Agreement,
    seats: Sequence[str] = (),
    is_open: bool = False,
    names: Sequence[str] = (),
) -> Opened:
    """A new table. For every seat `me`, `open`, or the level of a bot; unsaid, one's own is the first.

    People who share my screen may have names of their own, seat by seat.
    """
    agreement = checked(agreement)
    plan = tuple(seats) or (ME, *[FREE] * (agreement.players - 1))
    sheet = Sheet(desk.house, agreement, is_open)
    sheet.seat(guest, plan, names)
    await desk.house.store.write(*sheet.changes())
    if agreement.at_once:
        # With the first look at it the match begins; if not with this one, the table is there all the same.
        with suppress(NotStored):
            async with desk.at(sheet.row.id):
                pass
    return sheet.opened


async def go_on(
    desk: Desk, guest: Guest, record: Record, upto: int | None = None, seats: Sequence[str] = ()
) -> Opened:
    """A table at which a record goes on from some entry; unsaid, bots play where they played, I the rest."""
    house = desk.house
    sealed = record.header.chance == "sealed"
    seed = house.locksmith.source(SEED_BYTES) if sealed else None
    match = await asyncio.get_running_loop().run_in_executor(READER, branch, record, upto, seed)
    header = match.record.header
    agreement = Agreement(
        game=header.game, players=header.players, options=header.options, chance=header.chance
    )
    sheet = Sheet(house, agreement, False)
    sheet.seat(guest, tuple(seats) or tuple(level_of(name) or ME for name in header.seats))
    sheet.begin(match)
    await house.store.write(*sheet.changes())
    return sheet.opened


async def rematch(desk: Desk, table: Table, seats: Sequence[int] = ()) -> str:
    """The id of the next match between the same people, opened when the first of them asks for it."""
    async with table.door(*seats):
        if table.row.phase != "over":
            raise Refusal("not-over")
        if not await is_there(desk, table.row.following):
            agreement = replace(table.agreement, at_once=True)
            sheet = Sheet(desk.house, agreement, table.row.open)
            sheet.rotate(table)
            row = replace(table.row, following=sheet.row.id)
            await table.arrange(row=row, also=sheet.changes())
        return str(table.row.following)


async def is_there(desk: Desk, following: str | None) -> bool:
    """Whether a rematch was opened, and nobody has removed it since."""
    return following is not None and await desk.house.store.table(following) is not None


async def follow(desk: Desk, table: Table, seats: Sequence[int]) -> list[Admission]:
    """Take one's seats at the rematch, each one further than here."""
    following = await rematch(desk, table, seats)
    kept = {further(seat, len(table.chairs)): table.chair(seat).guest for seat in seats}
    async with desk.at(following) as again:
        admissions = await occupancy.claim_kept(again, kept)
    if not admissions:
        raise Refusal("no-seat-here")
    return admissions


def further(seat: int, players: int) -> int:
    """Where somebody sits at the rematch."""
    return (seat + 1) % players


class Sheet:
    """Everything that is written down when a table is opened."""

    def __init__(self, house: House, agreement: Agreement, is_open: bool) -> None:
        now = house.now()
        self.house = house
        self.agreement = agreement
        self.row = TableRow(
            id=house.locksmith.id(),
            game=agreement.game,
            phase="gathering",
            agreement=msgspec.json.encode(agreement, order="deterministic").decode(),
            open=is_open,
            created=now,
            changed=now,
        )
        self.chairs: list[SeatRow] = []
        self.keys: list[KeyRow] = []
        self.entries: list[EntryRow] = []

    def new_key(self, opens: Opens, seat: int | None = None) -> str:
        """A secret that opens something at this table."""
        key = self.house.locksmith.key()
        self.keys.append(KeyRow(digest=digest(key), table=self.row.id, opens=opens, seat=seat))
        return key

    def seat(self, guest: Guest, plan: Sequence[str], names: Sequence[str] = ()) -> None:
        """Seat everybody as planned; who opens the table is its host, playing or not."""
        players = self.agreement.players
        if len(plan) != players:
            raise Refusal("bad-plan", players=players)
        game = shelf.game(self.agreement.game)
        watch, invite = self.new_key("watch"), self.new_key("invite")
        self.opened = Opened(table=self.row.id, watch=watch, invite=invite, seats=[])
        for seat, who in enumerate(plan):
            chair = SeatRow(table=self.row.id, seat=seat)
            if who == ME:
                chair = self.own(called(guest, names[seat : seat + 1]), chair)
            elif who != FREE:
                check_level(game, players, who)
                chair = replace(chair, bot=who)
            self.chairs.append(chair)
        own = [place.seat for place in self.opened.seats]
        self.row = replace(self.row, host=own[0] if own else None)
        if not own:
            self.opened = replace(self.opened, host=self.new_key("host"))

    def own(self, guest: Guest, chair: SeatRow) -> SeatRow:
        """A seat for who opens the table, with its secrets."""
        key, code = self.new_key("seat", chair.seat), self.house.locksmith.code()
        self.opened.seats.append(Admission(self.row.id, chair.seat, key, code))
        known = self.house.locksmith.code_digest(code)
        return replace(chair, guest=guest.id, name=guest.name, colour=guest.colour, code=known)

    def rotate(self, table: Table) -> None:
        """Everybody one seat further than at another table; people have yet to come."""
        players = len(table.chairs)
        for old in table.chairs:
            bot = None if old.guest else old.bot
            seat = further(old.seat, players)
            moved = replace(old, table=self.row.id, seat=seat, bot=bot, code=None, pin=None, left=False)
            self.chairs.append(moved)
        people = [chair.seat for chair in self.chairs if chair.guest]
        self.row = replace(self.row, host=people[0] if people else None)  # until the first of them comes

    def begin(self, match: Match[Any]) -> None:
        """The table opens in the middle of a match."""
        now = self.row.created
        phase = "over" if match.outcome else "playing"
        self.row = replace(start.begun(self.row, match, now), phase=phase)
        self.chairs = placed(self.chairs, departed(self.chairs, match))
        self.entries = entries.written(self.row.id, match.record.entries, now)

    def changes(self) -> list[Change]:
        """All of it, to be stored together."""
        found = statements.new_table(self.row, self.chairs)
        found += [statements.new_key(key) for key in self.keys]
        return [*found, statements.new_entries(self.entries)] if self.entries else found


def called(guest: Guest, names: Sequence[str]) -> Guest:
    """A guest by another name, if one is given."""
    named = replace(guest, name=names[0]) if names and names[0] else guest
    check_guest(named)
    return named
