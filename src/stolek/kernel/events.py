"""Facts with a name, a clause and details, from which sentences and pictures are made."""

from __future__ import annotations

from typing import Any

import msgspec


class Saying(msgspec.Struct, frozen=True, kw_only=True):
    """A fact to be put into words. The sentence is made elsewhere, in the reader's language."""

    name: str
    clause: str | None = None
    facts: dict[str, Any] = {}


class Event(Saying, frozen=True, kw_only=True):
    """Something that happened."""


class Prompt(Saying, frozen=True, kw_only=True):
    """What a seat, or CHANCE, is asked now."""


class Remark(Saying, frozen=True, kw_only=True):
    """Something noticed that is not an error."""


class Item(Saying, frozen=True, kw_only=True):
    """Points, and what brought them."""

    points: int
