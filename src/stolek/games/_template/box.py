"""The contents of the box, read from box.json (TPL-2)."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in the box."""

    edition: str
    stones_of_each_number: int
    hands: tuple[int, ...]
    target: int


BOX = msgspec.json.decode(Path(__file__).with_name("box.json").read_bytes(), type=Box)
