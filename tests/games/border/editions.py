"""Editions as files: the delivered box, the same with all that may be said twice, and own divisions."""

from __future__ import annotations

import json
from typing import Any

from stolek.games.border import GAME
from tests.games.border.facts import COLOURS, EXAMPLES, FACTS, area_of
from tests.games.border.second import BESIDE

Edition = dict[str, Any]


def delivered() -> Edition:
    """The box as it is."""
    box: Edition = json.loads((GAME.folder / "box.json").read_text(encoding="utf-8"))
    return box


def full() -> Edition:
    """The same in the form in which it was specified: with everything that can be worked out."""
    box = delivered()
    del box["edition"]
    box |= {
        "schema": 1,
        "note": "typed in by hand",
        "generator": {"layout": "by hand", "colourSeed": 13},
        "hex": {"coordinates": "axial", "orientation": "pointy-top", "directions": [[1, 0], [1, -1]]},
        "examples": [{"id": name, **example} for name, example in EXAMPLES.items()],
    }
    for land in box["territories"]:
        land |= {"name": {"en": land["id"].title(), "cs": land["id"].title()}, "motifSource": "review"}
    for area in box["areas"]:
        area["size"] = len(area["cells"])
    for cell in box["cells"]:
        cell["area"] = area_of(cell["id"])
        cell["neighbours"] = list(BESIDE[cell["id"]])
        cell["territories"] = [
            land for land, facts in FACTS["territories"].items() if cell["id"] in facts["border"]
        ]
    return box


def divided() -> Edition:
    """Boards with divisions of their own: on B every area of five is cut in two, on D of four, too."""
    box = delivered()
    cells = {area["id"]: area["cells"] for area in box["areas"]}
    for board in box["boards"]:
        if board["id"] in "BD":
            colours = board.pop("areaColours")
            largest = 5 if board["id"] == "B" else 4
            whole = [(colours[area], cells[area]) for area in cells]
            board["areas"] = numbered(cut(whole, largest))
    return box


def cut(areas: list[tuple[str, list[str]]], largest: int) -> list[tuple[str, list[str]]]:
    """Cut off two cells of each area that is so large, in a colour that touches nothing of its own."""
    done = list(areas)
    for colour, cells in areas:
        if len(cells) >= largest:
            done.remove((colour, cells))
            done.append((colour, cells[2:]))
            beside = {other for cell in cells[:2] for other in BESIDE[cell]}
            taken = {other for other, those in done if beside & set(those)}
            done.append((next(free for free in COLOURS if free not in taken), cells[:2]))
    return done


def numbered(areas: list[tuple[str, list[str]]]) -> list[dict[str, Any]]:
    """Areas as a board lists them."""
    return [
        {"id": f"a{number:02}", "cells": cells, "colour": colour}
        for number, (colour, cells) in enumerate(areas, 1)
    ]


def written(box: Edition) -> bytes:
    """An edition as the text of a file."""
    return json.dumps(box).encode()


def found(box: Edition, key: str, name: str) -> dict[str, Any]:
    """A part of an edition by its name."""
    part: dict[str, Any] = next(part for part in box[key] if part["id"] == name)
    return part
