"""Coming back to a seat from another device: by its code and, where its owner wants that, a PIN."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import SeatRow
from stolek.tables.seats.occupancy import Admission, let_in
from stolek.tables.seats.roster import placed

if TYPE_CHECKING:
    from stolek.tables.table import Table

PIN_SIGNS = range(4, 9)
MayTry = Callable[[Hashable], None]


def as_often_as_you_like(_: Hashable) -> None:
    """Without a web in front of it, nobody tries PINs at random."""


async def come_back(
    table: Table, code: str, pin: str | None = None, may_try: MayTry = as_often_as_you_like
) -> Admission:
    """Another device, let in by the code of a seat and its PIN.

    PINs are short: whether one more may be tried at this seat is asked first.
    """
    async with table.door():
        typed = table.house.locksmith.code_digest(code)
        for chair in table.chairs:
            if chair.code is not None and hmac.compare_digest(chair.code, typed):
                check_pin(table, chair, pin, may_try)
                return await let_in(table, chair.seat)
        raise Refusal("wrong-code")


def check_pin(table: Table, chair: SeatRow, pin: str | None, may_try: MayTry) -> None:
    """Refuse whoever does not know the PIN of a seat that has one."""
    if chair.pin is None:
        return
    if pin is None:
        raise Refusal("pin-needed")
    may_try((table.id, chair.seat))
    if not hmac.compare_digest(chair.pin, table.house.locksmith.pin_digest(pin, table.id, chair.seat)):
        raise Refusal("wrong-pin")


async def set_pin(table: Table, seat: int, pin: str | None) -> None:
    """From now on the code of a seat needs this PIN; or none any more. Nobody else hears of it."""
    async with table.door(seat):
        if pin is not None and not (pin.isascii() and pin.isdigit() and len(pin) in PIN_SIGNS):
            raise Refusal("bad-pin", shortest=PIN_SIGNS[0], longest=PIN_SIGNS[-1])
        known = None if pin is None else table.house.locksmith.pin_digest(pin, table.id, seat)
        chair = replace(table.chair(seat), pin=known)
        await table.store([statements.seated(chair)])
        table.seat(placed(table.chairs, [chair]))
        table.version += 1
        table.attendance.ring(seat)
