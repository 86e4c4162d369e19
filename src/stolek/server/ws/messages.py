"""All messages on a table's socket, as types. `make schema` writes them as JSON Schema for the front end.

A client opens one socket a table and sends hello. Then every request is answered, by its id: `accepted`,
`refused`, `admitted`, `linked`, `previewed`, `hinted`. Updates come unasked: `shown` when the match has gone
on, `situation` when something around it has changed, `said` when there are chat messages.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stolek.kernel.events import Event, Prompt
from stolek.kernel.outcome import Outcome
from stolek.tables.seats.access import MOST_KEYS, GivenOut
from stolek.tables.settings import ClockPlan

NAMES = "identifies a request, in printable ASCII; repeated, it counts once"
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$", description=NAMES)]
Seat = Annotated[int, Meta(ge=0, le=7)]
AnySeat = Annotated[int, Meta(ge=-1, le=7, description="-1 is chance: what was typed in from a real box")]
Entry = Annotated[int, Meta(ge=0, description="a number of entries of the record")]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
OwnKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,80}$", description="24 random bytes or more")]
Word = Annotated[str, Meta(max_length=40)]
Kind = Literal["free", "kept", "person", "bot"]
Text = Annotated[str, Meta(max_length=400)]


# ---- requests --------------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """A request."""

    id: Id


class Hello(Asked, frozen=True, kw_only=True, tag="hello"):
    """The first request: one's access keys, and how many entries and chat messages one has already."""

    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)] = []
    seen: Entry = 0
    heard: Annotated[int, Meta(ge=0)] = 0


class Play(Asked, frozen=True, kw_only=True, tag="play"):
    """A move, as notation or as an offered action, decided after so many entries were `seen`."""

    seat: Seat
    seen: Entry
    move: Text | int


class Draw(Asked, frozen=True, kw_only=True, tag="draw"):
    """What was drawn from the real box, when so many entries were `seen`."""

    seen: Entry
    outcome: Text


class TakeBack(Asked, frozen=True, kw_only=True, tag="take-back"):
    """Undo one's last decision; when that is not free any more, it is proposed to the others."""

    seat: AnySeat
    seen: Entry


class Pause(Asked, frozen=True, kw_only=True, tag="pause"):
    """Propose that all clocks stand still, or run again."""

    seat: Seat
    paused: bool


class Consent(Asked, frozen=True, kw_only=True, tag="consent"):
    """The answer to a proposal."""

    seat: Seat
    wished: int
    agrees: bool


class Resign(Asked, frozen=True, kw_only=True, tag="resign"):
    """Give a seat up for good."""

    seat: Seat


class Preview(Asked, frozen=True, kw_only=True, tag="preview"):
    """Ask for a preview of a move."""

    seat: Seat
    move: Text | int


class Hint(Asked, frozen=True, kw_only=True, tag="hint"):
    """Ask for the move of a strong bot."""

    seat: Seat


class Say(Asked, frozen=True, kw_only=True, tag="say"):
    """A chat message: a ready phrase, or free text."""

    seat: Seat
    phrase: Word | None = None
    text: Text | None = None


class StandIn(Asked, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for a person."""

    seat: Seat
    level: Word


class TakeOver(Asked, frozen=True, kw_only=True, tag="take-over"):
    """Play again in place of the bot."""

    seat: Seat


class Rename(Asked, frozen=True, kw_only=True, tag="rename"):
    """Change a seat's name and colour."""

    seat: Seat
    name: Word
    colour: Word


class GetUp(Asked, frozen=True, kw_only=True, tag="get-up"):
    """Leave a seat before the match has begun."""

    seat: Seat


class Renew(Asked, frozen=True, kw_only=True, tag="renew"):
    """New key and code for a seat; all older ones are revoked."""

    seat: Seat
    key: OwnKey | None = None
    """A key of one's own choice: it is not lost with the answer."""


class SetPin(Asked, frozen=True, kw_only=True, tag="set-pin"):
    """Let the code of a seat work only together with a PIN; null: without."""

    seat: Seat
    pin: Annotated[str, Meta(max_length=8)] | None


class Begin(Asked, frozen=True, kw_only=True, tag="begin"):
    """The host: begin the match."""


class Lock(Asked, frozen=True, kw_only=True, tag="lock"):
    """The host: let nobody else join, or let them again."""

    locked: bool


class Kick(Asked, frozen=True, kw_only=True, tag="kick"):
    """The host: send somebody away before the match has begun."""

    seat: Seat


class SeatBot(Asked, frozen=True, kw_only=True, tag="seat-bot"):
    """The host: seat a bot, or change its level."""

    seat: Seat
    level: Word


class HandOver(Asked, frozen=True, kw_only=True, tag="hand-over"):
    """The host: make somebody else the host."""

    seat: Seat


class Link(Asked, frozen=True, kw_only=True, tag="link"):
    """The host: a new key for spectators or an invitation; the older one and its code are revoked."""

    opens: GivenOut


class Ping(Asked, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the connection works."""


Playing = Play | Draw | TakeBack | Pause | Consent | Resign | Preview | Hint
Manners = Say | StandIn | TakeOver | Rename | GetUp | Renew | SetPin
Hosting = Begin | Lock | Kick | SeatBot | HandOver | Link
Request = Hello | Playing | Manners | Hosting | Ping


# ---- sent by the server ----------------------------------------------------------------------


class Sent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to a client."""


class Accepted(Sent, frozen=True, kw_only=True, tag="accepted"):
    """It is done, and stored; `entry` is the first entry that it added, if any."""

    id: str
    entry: int | None = None


class Refused(Sent, frozen=True, kw_only=True, tag="refused"):
    """It is not done, and nothing has changed. A stale request is followed by a fresh view."""

    id: str | None
    code: str
    clause: str | None = None
    facts: dict[str, Any] = {}


class Admitted(Sent, frozen=True, kw_only=True, tag="admitted"):
    """New key and code of a seat."""

    id: str
    seat: int
    key: str
    code: str | None


class Linked(Sent, frozen=True, kw_only=True, tag="linked"):
    """A new key for spectators, or of an invitation."""

    id: str
    opens: GivenOut
    key: str


class Previewed(Sent, frozen=True, kw_only=True, tag="previewed"):
    """The events of a move and the view after it, up to the next chance or secret."""

    id: str
    events: list[Event]
    view: dict[str, Any] | None


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """A term of the evaluation that speaks for a move, or against it."""

    term: str
    points: float


class Hinted(Sent, frozen=True, kw_only=True, tag="hinted"):
    """The move of a strong bot, with reasons."""

    id: str
    entry: int
    """How many entries there were when it was asked; there may be more since."""
    action: int
    move: str
    picks: list[str]
    reasons: list[Reason]


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and who has it."""

    seat: int
    kind: Kind
    """`kept`: reserved for somebody who has not come yet."""
    name: str
    colour: str
    level: str | None
    """Of the bot that plays here, also when it stands in for a person."""
    present: bool
    left: bool
    """Given up, or out of time."""


class ClockFace(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left for every seat at a time of the server, and whose clocks run."""

    at: int
    left: list[int]
    running: list[int]


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal to undo, to pause or to go on; who is asked, and who has agreed."""

    kind: Literal["take-back", "pause", "go-on"]
    seat: int
    wished: int
    """Identifies the proposal; an answer repeats it."""
    asked: list[int]
    agreed: list[int]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody who has found a table may know of it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    chance: Literal["sealed", "manual"]
    clock: ClockPlan
    lapse: Literal["resign", "bot"]
    chat: Literal["free", "phrases", "off"]
    hints: bool
    phase: Literal["gathering", "playing", "over"]
    seats: list[Sitting]
    host: int | None
    locked: bool
    open: bool
    following: str | None
    created: int
    changed: int
    commitment: str | None


class Situation(Sent, frozen=True, kw_only=True, tag="situation"):
    """Everything around the match: seats, presence, the open proposal, pauses and clocks."""

    card: Card
    yours: list[int]
    pinned: list[int]
    """Those of `yours` that have a PIN."""
    hosting: bool
    invitation: str | None
    """For the host: the invitation code by which others join, to be read out."""
    gallery: int
    wish: Wish | None
    declined: int | None
    """Identifies the last proposal that somebody else declined."""
    paused: int | None
    """Since when the match is paused, in server time: no clock runs, and nobody decides anything."""
    clocks: ClockFace | None


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An event, and the entry that caused it."""

    entry: int
    event: Event


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """What one eye sees: a seat, or the gallery of spectators."""

    eye: int | None
    view: dict[str, Any]
    told: list[Told]
    prompt: Prompt | None
    offer: dict[str, Any] | None
    """The legal moves as a tree of picks: each step a target, each leaf an action."""
    decided: int | None
    """The entry of the last decision of this seat that it could undo, freely or with consent."""


class Shown(Sent, frozen=True, kw_only=True, tag="shown"):
    """The match after so many entries, with all events since the last time."""

    entry: int
    since: int
    sights: list[Sight]
    chance: dict[str, Any] | None
    """What is to be drawn from the real box now."""
    clocks: ClockFace | None
    standing: Outcome
    """The points so far, one by one; everybody may know them."""
    outcome: Outcome | None
    seed: str | None
    """Revealed when the match is over."""


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message."""

    number: int
    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    at: int


class Said(Sent, frozen=True, kw_only=True, tag="said"):
    """New chat messages."""

    remarks: list[Spoken]


Message = Accepted | Refused | Admitted | Linked | Previewed | Hinted | Situation | Shown | Said
