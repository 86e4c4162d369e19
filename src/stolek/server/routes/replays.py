"""Replays: a record view by view, from any seat. Nothing is stored, and no table is touched."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from stolek.kernel.events import Prompt
from stolek.kernel.match import Match
from stolek.kernel.outcome import Outcome
from stolek.kernel.record import Played, Record
from stolek.kernel.refusal import Refusal
from stolek.kernel.replay import check_seed, enter, game_of
from stolek.server.dependencies import expensive
from stolek.server.errors import refusing
from stolek.server.routes.games import on_shelf
from stolek.server.ws.messages import Entry, Seat, Told
from stolek.tables.actions.creation import READER
from stolek.tables.subscribers import render_update

MOST_FRAMES = 50  # at once


class Viewing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record, the eye (null: the gallery), and which frames are wanted, `to` included."""

    record: str
    eye: Seat | None = None
    first: Entry = msgspec.field(name="from", default=0)
    last: Entry | None = msgspec.field(name="to", default=None)
    """By default, as many as are sent at once."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The match after so many entries, and the events of the last one."""

    entry: int
    view: dict[str, Any]
    told: list[Told]
    prompt: Prompt | None
    """The prompt of the eye's seat, else of the first seat that owes a decision."""
    chance: dict[str, Any] | None
    standing: Outcome
    outcome: Outcome | None


class Viewed(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a record, and the frames that were asked for."""

    game: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    """Names; a bot's is ~ and its level."""
    chance: Annotated[str, Meta(description="`sealed` dice, or `manual`: those of a real box")]
    entries: int
    turns: list[int]
    """After how many entries another seat begins to decide."""
    frames: list[Frame]


@post(
    "/api/replays",
    status_code=200,
    summary="Replay a record",
    guards=[expensive],
    responses=refusing(403, 404, 413),
)
async def replay(data: JSONBody[Viewing]) -> Viewed:
    """What an eye saw of a recorded match, at most 50 frames at once; any seat, if one has the record."""
    return await asyncio.get_running_loop().run_in_executor(READER, viewed, data)


def viewed(asked: Viewing) -> Viewed:
    """Replay a record; slow, so it runs beside the event loop."""
    record = Record.from_json(asked.record)
    header, count = record.header, len(record.entries)
    on_shelf(header.game)
    first, last = asked.first, asked.last
    if last is None:
        last = min(first + MOST_FRAMES - 1, count)
    for entry in (first, last):
        if entry > count:
            raise Refusal("unknown-entry", entry=entry, entries=count)
    if not 0 <= last - first < MOST_FRAMES:
        raise Refusal("too-many-frames", most=MOST_FRAMES)
    return Viewed(
        game=header.game,
        players=header.players,
        options=header.options,
        seats=list(header.seats),
        chance=header.chance,
        entries=count,
        turns=turns(record),
        frames=frames(record, asked.eye, first, last),
    )


def frames(record: Record, eye: int | None, first: int, last: int) -> list[Frame]:
    """The frames from one entry to another; a record that cannot have happened is refused as a whole."""
    match: Match[Any] = Match(game_of(record), Record(header=record.header), None)
    match.view(eye)  # refuses a seat that does not exist
    found = [frame(match, eye)] if first == 0 else []
    for number, entry in enumerate(record.entries, 1):
        enter(match, entry)
        if first <= number <= last:
            found.append(frame(match, eye))
    check_seed(record, match)
    return found


def frame(match: Match[Any], eye: int | None) -> Frame:
    """The match as it stands."""
    number = len(match.record.entries)
    sight = render_update(match, eye, max(number - 1, 0))
    return Frame(
        entry=number,
        view=sight.view,
        told=[Told(entry=one.entry, event=one.event) for one in sight.told],
        prompt=sight.prompt or asked(match),
        chance=match.chance,
        standing=match.game.outcome(match.state),
        outcome=match.outcome,
    )


def asked(match: Match[Any]) -> Prompt | None:
    """The prompt of the first seat that owes a decision."""
    return match.game.telling.prompt(match.state, match.to_act[0]) if match.to_act else None


def turns(record: Record) -> list[int]:
    """After how many entries another seat begins to decide."""
    found, before = [], None
    for number in record.standing():
        entry = record.entries[number]
        if isinstance(entry, Played):
            if entry.seat != before:
                found.append(number)
            before = entry.seat
    return found
