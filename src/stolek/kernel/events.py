"""Facts with a name, a clause and details: what words, logs and pictures are made of."""

from __future__ import annotations

from typing import Any

import msgspec


class Saying(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be said. The sentence is made elsewhere, in the reader's language."""

    name: str
    clause: str | None = None
    facts: dict[str, Any] = {}


class Event(Saying, frozen=True, kw_only=True):
    """A fact that happened."""


class Prompt(Saying, frozen=True, kw_only=True):
    """What is asked of somebody now."""


class Remark(Saying, frozen=True, kw_only=True):
    """Something noticed that is not wrong."""


class Item(Saying, frozen=True, kw_only=True):
    """Points and what brought them."""

    points: int
