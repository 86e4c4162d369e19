"""The table before the first stone is drawn (TPL-2, TPL-4)."""

from __future__ import annotations

from typing import Any

from stolek.games._template.box import BOX
from stolek.games._template.codes import DRAWING, N_KINDS, NO_STONE
from stolek.games._template.rules import Template


def start(players: int, options: dict[str, Any]) -> Template:
    """A full bag and empty hands; hands are dealt by chance."""
    return Template.load(
        {
            "bag": [BOX.stones_of_each_number] * N_KINDS,
            "gone": [0] * N_KINDS,
            "hands": [0] * (4 * N_KINDS),
            "laid": [NO_STONE] * 4,
            "shown": [0] * 4,
            "points": [0] * 4,
            "players": players,
            "hand": options["hand"],
            "teams": int(options["teams"]),
            "stake": 0,
            "phase": DRAWING,
        }
    )
