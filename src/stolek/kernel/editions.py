"""Editions: the box of a game as data, the delivered one or one that an owner typed in.

The environment variable STOLEK_EDITIONS names a folder of own editions, each named after its game.
They are read when a game is loaded, so one process plays one edition of a game.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from stolek.kernel.refusal import Refusal

OWN_EDITIONS = "STOLEK_EDITIONS"


class Source(NamedTuple):
    """The contents of a box, and whether they are the owner's own."""

    text: bytes
    is_own: bool

    def named(self, declared: str) -> str:
        """The name of this edition in records; for an own one with a digest, because it may change."""
        return f"{declared}-{blake2b(self.text, digest_size=4).hexdigest()}" if self.is_own else declared


def source(folder: Path) -> Source:
    """The box of the game in this folder."""
    own = own_file(folder.name)
    return Source((own or folder / "box.json").read_bytes(), is_own=own is not None)


def own_file(game: str) -> Path | None:
    """The owner's own edition of a game, if there is one."""
    named = os.environ.get(OWN_EDITIONS)
    if not named:
        return None
    if not Path(named).is_dir():
        raise Refusal("no-editions-folder", folder=named, variable=OWN_EDITIONS)
    path = Path(named, f"{game}.json")
    return path if path.exists() else None
