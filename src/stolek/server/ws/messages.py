"""All that goes over a table's socket, as types. `make schema` writes them down for the front end.

A person opens one socket a table and says hello; from then on everything that is asked is answered, by its
id: `accepted`, `refused`, `admitted`, `linked`, `previewed`, `hinted`. All else comes by itself: `shown` when
the match has gone on, `situation` when something around it has changed, `said` when somebody spoke.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stolek.kernel.events import Event, Prompt
from stolek.kernel.outcome import Outcome
from stolek.tables.seats.access import MOST_KEYS, GivenOut
from stolek.tables.settings import ClockPlan

NAMES = "names a request, in plain signs; repeated, it counts once"
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$", description=NAMES)]
Seat = Annotated[int, Meta(ge=0, le=7)]
AnySeat = Annotated[int, Meta(ge=-1, le=7, description="-1 is fortune: what was typed in from a real box")]
Entry = Annotated[int, Meta(ge=0, description="a number of entries of the record")]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
OwnKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,80}$", description="24 random bytes or more")]
Word = Annotated[str, Meta(max_length=40)]
Kind = Literal["free", "kept", "person", "bot"]
Text = Annotated[str, Meta(max_length=400)]


# ---- asked -----------------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """A request."""

    id: Id


class Hello(Asked, frozen=True, kw_only=True, tag="hello"):
    """The first one: the keys one has, and how much of the table one has seen and heard already."""

    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)] = []
    seen: Entry = 0
    heard: Annotated[int, Meta(ge=0)] = 0


class Play(Asked, frozen=True, kw_only=True, tag="play"):
    """A move, in notation or as the action of an offered one, in answer to what stood at an entry."""

    seat: Seat
    seen: Entry
    move: Text | int


class Draw(Asked, frozen=True, kw_only=True, tag="draw"):
    """What was drawn from the real box, in answer to what stood at an entry."""

    seen: Entry
    outcome: Text


class TakeBack(Asked, frozen=True, kw_only=True, tag="take-back"):
    """Take back one's last decision; when that is not free any more, the others are asked."""

    seat: AnySeat
    seen: Entry


class Pause(Asked, frozen=True, kw_only=True, tag="pause"):
    """Wish that all clocks stand still, or run again; the others are asked."""

    seat: Seat
    paused: bool


class Consent(Asked, frozen=True, kw_only=True, tag="consent"):
    """The answer to what somebody wishes."""

    seat: Seat
    wished: int
    agrees: bool


class Resign(Asked, frozen=True, kw_only=True, tag="resign"):
    """Give a seat up for good."""

    seat: Seat


class Preview(Asked, frozen=True, kw_only=True, tag="preview"):
    """Ask what a move would bring."""

    seat: Seat
    move: Text | int


class Hint(Asked, frozen=True, kw_only=True, tag="hint"):
    """Ask what a strong bot would do."""

    seat: Seat


class Say(Asked, frozen=True, kw_only=True, tag="say"):
    """A ready phrase, or words of one's own."""

    seat: Seat
    phrase: Word | None = None
    text: Text | None = None


class StandIn(Asked, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for a person."""

    seat: Seat
    level: Word


class TakeOver(Asked, frozen=True, kw_only=True, tag="take-over"):
    """Play again for oneself."""

    seat: Seat


class Rename(Asked, frozen=True, kw_only=True, tag="rename"):
    """Another name and colour at a seat."""

    seat: Seat
    name: Word
    colour: Word


class GetUp(Asked, frozen=True, kw_only=True, tag="get-up"):
    """Leave a seat before the match has begun."""

    seat: Seat


class Renew(Asked, frozen=True, kw_only=True, tag="renew"):
    """New secrets for a seat; all older ones are worthless."""

    seat: Seat
    key: OwnKey | None = None
    """One of one's own choice: it is not lost with the answer."""


class SetPin(Asked, frozen=True, kw_only=True, tag="set-pin"):
    """From now on the code of a seat opens it only together with a PIN; or without."""

    seat: Seat
    pin: Annotated[str, Meta(max_length=8)] | None


class Begin(Asked, frozen=True, kw_only=True, tag="begin"):
    """The host: begin."""


class Lock(Asked, frozen=True, kw_only=True, tag="lock"):
    """The host: let nobody else sit down, or let them again."""

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
    """The host: a new link to watch or to sit down; the older one is worthless, and so is its code."""

    opens: GivenOut


class Ping(Asked, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the house is still there."""


Playing = Play | Draw | TakeBack | Pause | Consent | Resign | Preview | Hint
Manners = Say | StandIn | TakeOver | Rename | GetUp | Renew | SetPin
Hosting = Begin | Lock | Kick | SeatBot | HandOver | Link
Request = Hello | Playing | Manners | Hosting | Ping


# ---- told ------------------------------------------------------------------------------------


class Sent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something sent to a person."""


class Accepted(Sent, frozen=True, kw_only=True, tag="accepted"):
    """It is done, and stored; with the entry that it brought, when it brought one."""

    id: str
    entry: int | None = None


class Refused(Sent, frozen=True, kw_only=True, tag="refused"):
    """It is not done, and why; nothing has changed. A stale request is followed by a fresh view."""

    id: str | None
    code: str
    clause: str | None = None
    facts: dict[str, Any] = {}


class Admitted(Sent, frozen=True, kw_only=True, tag="admitted"):
    """New secrets of a seat."""

    id: str
    seat: int
    key: str
    code: str | None


class Linked(Sent, frozen=True, kw_only=True, tag="linked"):
    """A new key by which one may watch or sit down."""

    id: str
    opens: GivenOut
    key: str


class Previewed(Sent, frozen=True, kw_only=True, tag="previewed"):
    """What a move would bring, up to the next chance or secret."""

    id: str
    events: list[Event]
    view: dict[str, Any] | None


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """A term that speaks for a move, or against it."""

    term: str
    points: float


class Hinted(Sent, frozen=True, kw_only=True, tag="hinted"):
    """What a strong bot would do, and why."""

    id: str
    entry: int
    """How far the match had come when it was asked: the match may have gone on since."""
    action: int
    move: str
    picks: list[str]
    reasons: list[Reason]


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and who is there."""

    seat: int
    kind: Kind
    """`kept`: for somebody who has not come yet."""
    name: str
    colour: str
    level: str | None
    """Of the bot that plays here; for a person, too, when it stands in for him."""
    present: bool
    left: bool
    """Given up, or out of time."""


class ClockFace(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left for every seat at a moment of the server's time, and for whom they run."""

    at: int
    left: list[int]
    running: list[int]


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A seat wishes to take back, for a break or for its end; who is asked, and who has agreed."""

    kind: Literal["take-back", "pause", "go-on"]
    seat: int
    wished: int
    """Its name, which an answer has to tell."""
    asked: list[int]
    agreed: list[int]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table who has found it."""

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
    """Everything around the match: who is there, what is wished, what time it is."""

    card: Card
    yours: list[int]
    pinned: list[int]
    """Those of them that have a PIN."""
    hosting: bool
    invitation: str | None
    """For the host: the code by which others sit down, to be read out."""
    gallery: int
    wish: Wish | None
    declined: int | None
    """The name of the last wish that somebody else declined."""
    paused: int | None
    """Since when there is a break, in the server's time: no clock runs, and nobody decides anything."""
    clocks: ClockFace | None


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An event, and the entry that brought it."""

    entry: int
    event: Event


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """What one eye sees: a seat, or the gallery."""

    eye: int | None
    view: dict[str, Any]
    told: list[Told]
    prompt: Prompt | None
    offer: dict[str, Any] | None
    """The legal moves as a tree of picks: each step a target, each leaf an action."""
    decided: int | None
    """The entry of the last decision of this seat that it could take back, freely or with consent."""


class Shown(Sent, frozen=True, kw_only=True, tag="shown"):
    """The match as it stands at an entry, with everything told since the last time."""

    entry: int
    since: int
    sights: list[Sight]
    chance: dict[str, Any] | None
    """What is to be drawn from the real box now."""
    clocks: ClockFace | None
    standing: Outcome
    """How things stand, point by point; everybody may know it."""
    outcome: Outcome | None
    seed: str | None
    """Revealed when the match is over."""


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table."""

    number: int
    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    at: int


class Said(Sent, frozen=True, kw_only=True, tag="said"):
    """What was said since the last time."""

    remarks: list[Spoken]


Message = Accepted | Refused | Admitted | Linked | Previewed | Hinted | Situation | Shown | Said
