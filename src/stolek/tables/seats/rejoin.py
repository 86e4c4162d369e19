"""Rejoining a seat from another device: by its code and, where its owner wants that, a PIN."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import SeatRow
from stolek.tables.seats.occupancy import Admission, reissue_key
from stolek.tables.seats.roster import with_rows

if TYPE_CHECKING:
    from stolek.tables.table import Table

PIN_SIGNS = range(4, 9)
MayTry = Callable[[Hashable], None]


def never_limited(_: Hashable) -> None:
    """No rate limit: without a web server nobody guesses PINs."""


async def come_back(
    table: Table, code: str, pin: str | None = None, may_try: MayTry = never_limited
) -> Admission:
    """Admit another device by the rejoin code of a seat and its PIN.

    PINs are short: `may_try` limits the attempts at each seat.
    """
    async with table.exclusive():
        typed = table.services.key_issuer.code_digest(code)
        for seat_row in table.seat_rows:
            if seat_row.code is not None and hmac.compare_digest(seat_row.code, typed):
                check_pin(table, seat_row, pin, may_try)
                return await reissue_key(table, seat_row.seat)
        raise Refusal("wrong-code")


def check_pin(table: Table, seat_row: SeatRow, pin: str | None, may_try: MayTry) -> None:
    """Refuse a missing or wrong PIN at a seat that has one."""
    if seat_row.pin is None:
        return
    if pin is None:
        raise Refusal("pin-needed")
    may_try((table.id, seat_row.seat))
    if not hmac.compare_digest(
        seat_row.pin, table.services.key_issuer.pin_digest(pin, table.id, seat_row.seat)
    ):
        raise Refusal("wrong-pin")


async def set_pin(table: Table, seat: int, pin: str | None) -> None:
    """Set or remove the PIN for the rejoin code of a seat; only this seat is notified."""
    async with table.exclusive(seat):
        if pin is not None and not (pin.isascii() and pin.isdigit() and len(pin) in PIN_SIGNS):
            raise Refusal("bad-pin", shortest=PIN_SIGNS[0], longest=PIN_SIGNS[-1])
        known = None if pin is None else table.services.key_issuer.pin_digest(pin, table.id, seat)
        seat_row = replace(table.seat_row(seat), pin=known)
        await table.store([statements.update_seat(seat_row)])
        table.set_seat_rows(with_rows(table.seat_rows, [seat_row]))
        table.version += 1
        table.presence.notify(seat)
