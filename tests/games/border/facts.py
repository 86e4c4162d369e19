"""Facts of the specification, read from cases.json: cells, rings, areas, colours, worked examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))

COLOURS: tuple[str, ...] = tuple(FACTS["colours"])
WHITE: tuple[str, ...] = tuple(FACTS["white"])
CELLS: dict[str, tuple[int, int]] = {name: (q, r) for name, (q, r) in FACTS["cells"].items()}
RINGS: dict[str, list[str]] = {name: land["border"] for name, land in FACTS["territories"].items()}
HIGH: dict[str, int] = {name: land["high"] for name, land in FACTS["territories"].items()}
LOW: dict[str, int] = {name: land["low"] for name, land in FACTS["territories"].items()}
AREAS: dict[str, list[str]] = FACTS["areas"]
BOARDS: dict[str, dict[str, str]] = FACTS["boards"]
EXAMPLES: dict[str, dict[str, Any]] = FACTS["examples"]


def area_of(cell: str) -> str | None:
    """The area that a cell belongs to; None for a white one."""
    return next((area for area, cells in AREAS.items() if cell in cells), None)


def colour_of(board: str, cell: str) -> str | None:
    """The colour of a cell on a board; None for a white one."""
    area = area_of(cell)
    return None if area is None else BOARDS[board][area]
