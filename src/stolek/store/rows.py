"""Database rows as structs. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["gathering", "playing", "over"]
Opens = Literal["seat", "watch", "invite", "host"]
ChannelKind = Literal["push", "email", "webhook"]
Language = Literal["en", "cs", "sk"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table: its settings and its progress."""

    id: str
    game: str
    phase: Phase
    agreement: str
    header: str | None = None
    seed: bytes | None = None
    host: int | None = None
    locked: bool = False
    open: bool = False
    invitations: int = 0
    following: str | None = None
    created: int
    begun: int | None = None
    changed: int
    deadline: int | None = None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its guest, and the level of the bot that plays there."""

    table: str
    seat: int
    guest: str | None = None
    name: str = ""
    colour: str = ""
    bot: str | None = None
    code: str | None = None
    pin: str | None = None
    left: bool = False


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the record, when it was made, and the id of the request for it."""

    table: str
    number: int
    entry: str
    at: int
    request: str | None = None


class KeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """What an access key opens; only the digest of the key is stored."""

    digest: str
    table: str
    opens: Opens
    seat: int | None = None


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message: a ready-made phrase or free text."""

    table: str
    number: int
    seat: int | None
    name: str
    phrase: str | None = None
    text: str | None = None
    at: int
    request: str | None = None


class ChannelRow(msgspec.Struct, frozen=True, kw_only=True):
    """A notification channel of a guest; `target` is JSON."""

    id: str
    guest: str
    kind: ChannelKind
    target: str
    language: Language
    confirmed: bool
    created: int
