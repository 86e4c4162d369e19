"""Colour in a terminal, or none."""

from __future__ import annotations

import os
from typing import TextIO

from stolek.kernel.game import Paint

RESET = "\x1b[0m"

# Of the 256 standard terminal colours; readable on light and dark backgrounds.
STYLES = {
    "red": "38;5;203",
    "green": "38;5;71",
    "blue": "38;5;75",
    "orange": "38;5;208",
    "yellow": "38;5;178",
    "purple": "38;5;134",
    "gray": "38;5;245",
    "on red": "1;38;5;231;48;5;160",
    "on green": "1;38;5;231;48;5;28",
    "on blue": "1;38;5;231;48;5;26",
    "on orange": "1;38;5;16;48;5;208",
    "on yellow": "1;38;5;16;48;5;220",
    "on purple": "1;38;5;231;48;5;91",
    "on gray": "1;38;5;16;48;5;247",
    "bold": "1",
    "dim": "38;5;242",
    "label": "38;5;246",
    "refusal": "38;5;203",
}


def painter(coloured: bool) -> Paint:
    """The function that colours text, or one that does not."""
    return in_colour if coloured else without_colour


def in_colour(text: str, colour: str) -> str:
    """The text in a colour; unchanged for an unknown one."""
    style = STYLES.get(colour)
    return f"\x1b[{style}m{text}{RESET}" if style and text else text


def without_colour(text: str, colour: str) -> str:
    """The text unchanged."""
    return text


def has_colour(stream: TextIO) -> bool:
    """Whether to use colour on a stream: a capable terminal, and NO_COLOR is not set."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return stream.isatty()
