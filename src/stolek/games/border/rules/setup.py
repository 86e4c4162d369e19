"""The table before the first throw (BOR-3, BOR-7)."""

from __future__ import annotations

from typing import Any

from stolek.games.border.edition.box import BOARDS, WHITE
from stolek.games.border.edition.schema import MOST_SEATS, N_CELLS, N_COLOURS, N_TERRITORIES
from stolek.games.border.rules.codes import CROSSED, DEALING, NO_BOARD, OPEN, STARTING, THROWING
from stolek.games.border.rules.state import Border


def start(players: int, options: dict[str, Any]) -> Border:
    """Clean boards; they and the start player are drawn by chance, unless the options name them."""
    dealt, drawn = options["boards"] == "dealt", options["first"] == "drawn"
    boards = [] if dealt else [BOARDS.index(board) for board in options["boards"]]
    clean = [CROSSED if cell in WHITE else OPEN for cell in range(N_CELLS)]
    return Border.load(
        {
            "crossed": clean * players + [OPEN] * (N_CELLS * (MOST_SEATS - players)),
            "points": [0] * (N_TERRITORIES * MOST_SEATS),
            "pools": [0] * (N_COLOURS * MOST_SEATS),
            "dice": [0] * N_COLOURS,
            "used": [0] * N_COLOURS,
            "boards": boards + [NO_BOARD] * (MOST_SEATS - len(boards)),
            "players": players,
            "chaining": int(options["chaining"]),
            "phase": DEALING if dealt else STARTING if drawn else THROWING,
            "turn": players if drawn else options["first"],
            "throws": 0,
            "choosing": 0,
            "gone": 0,
        }
    )
