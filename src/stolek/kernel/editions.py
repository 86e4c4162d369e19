"""Editions: the box of a game as a file, the delivered one or one that an owner typed in.

The environment variable STOLEK_EDITIONS names a folder of own editions, each called like its game.
They are read when a game is taken from the shelf, so one process plays one edition of a game.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

OWN_EDITIONS = "STOLEK_EDITIONS"


class Source(NamedTuple):
    """Where the contents of a box come from."""

    file: Path
    is_own: bool

    def named(self, declared: str) -> str:
        """What records call this edition: an own one by its contents, too, for it may change."""
        if not self.is_own:
            return declared
        return f"{declared}-{blake2b(self.file.read_bytes(), digest_size=4).hexdigest()}"


def source(folder: Path) -> Source:
    """The box of the game that lives in a folder."""
    own = Path(os.environ.get(OWN_EDITIONS, ""), f"{folder.name}.json")
    if os.environ.get(OWN_EDITIONS) and own.is_file():
        return Source(own, is_own=True)
    return Source(folder / "box.json", is_own=False)
