"""Undo by information: what may be undone freely, and the position without it.

A seat may freely undo its last decision until chance was drawn, something was revealed or settled,
another seat acted in turn, or the match ended. Simultaneous choices of others do not count (law 11): they
stand, and must still be legal without the one that is undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from stolek.kernel.record import LAST_UNDO, Drawn, Played, TookBack
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE
from stolek.kernel.state import State

if TYPE_CHECKING:
    from stolek.kernel.match import Match

S = TypeVar("S", bound=State)


def struck(match: Match[Any], seat: int, consent: bool) -> tuple[int, ...]:
    """The numbers of the entries that an undo of this seat strikes out."""
    if match.outcome:
        raise Refusal("undo-over")
    if len(match.record.entries) >= LAST_UNDO:
        raise Refusal("undo-too-late", most=LAST_UNDO)
    standing = match.record.standing()
    if seat == CHANCE:
        return mistyped(match, standing)
    if seat in match.left:
        raise Refusal("already-left", seat=seat)
    own = next((n for n in reversed(standing) if is_own(match, n, seat)), None)
    if own is None:
        raise Refusal("undo-nothing", seat=seat)
    later = [n for n in standing if n > own]
    if consent:
        return tuple(n for n in (own, *later) if isinstance(match.record.entries[n], Played | Drawn))
    check_free(match, own, later)
    return (own,)


def last_decision(match: Match[Any], seat: int) -> int | None:
    """The number of the entry that this seat could undo, freely or with consent."""
    try:
        return struck(match, seat, consent=True)[0]
    except Refusal:
        return None


def mistyped(match: Match[Any], standing: list[int]) -> tuple[int, ...]:
    """The last manual draw, when nobody but abandoned seats has acted since."""
    entries = match.record.entries
    if match.record.header.chance != "manual" or not standing:
        raise Refusal("undo-nothing", seat=CHANCE)
    drawn = [n for n in standing if isinstance(entries[n], Drawn)]
    since = tuple(n for n in standing if drawn and n >= drawn[-1])
    left = match.left
    idle = [n for n in since[1:] if any(is_own(match, n, seat) for seat in left)]
    if not since or len(idle) < len(since) - 1:
        raise Refusal("undo-others", seat=CHANCE)
    return since


def is_own(match: Match[Any], number: int, seat: int) -> bool:
    """Whether an entry is a decision of this seat."""
    entry = match.record.entries[number]
    return isinstance(entry, Played) and entry.seat == seat


def check_free(match: Match[Any], number: int, later: list[int]) -> None:
    """Refuse unless this decision revealed nothing that others rely on."""
    entries, log = match.record.entries, match.log
    if any(isinstance(entries[n], Drawn) for n in later):
        raise Refusal("undo-chance")
    told = [event.name for n in (number, *later) for event in log[n].events]
    if match.game.reveals.intersection(told):
        raise Refusal("undo-revealed")
    if match.game.settles.intersection(told):
        raise Refusal("undo-others")
    others = {entry.seat for n in later if isinstance(entry := entries[n], Played)}
    if others and not can_stand(match, number, later, others):
        raise Refusal("undo-others")


def can_stand(match: Match[Any], number: int, later: list[int], others: set[int]) -> bool:
    """Whether later decisions of others were simultaneous, and stay legal without this one."""
    asked_together = rebuilt(match, (number, *later)).actors()
    if not others <= set(asked_together):
        return False
    try:
        rebuilt(match, (number,))
    except (ValueError, Refusal):  # they depend on what this decision brought
        return False
    return True


def rebuilt(match: Match[S], without: tuple[int, ...]) -> S:
    """The position after all standing entries but these."""
    first = unshaken(match, min(without))
    header = match.record.header
    state = match.log[first - 1].after.clone() if first else match.game.set_up(header.players, header.options)
    for number in match.record.standing(first):
        entry = match.record.entries[number]
        if number not in without and isinstance(entry, Played | Drawn):
            state.apply(*match.decoded(entry, state))
    return state


def unshaken(match: Match[Any], number: int) -> int:
    """The last entry up to this one before which nothing was struck out later: its position holds."""
    entries = match.record.entries
    later = len(entries)
    while later > number:
        later -= 1
        if isinstance(entry := entries[later], TookBack):
            number = min(number, *entry.struck)
    return number
