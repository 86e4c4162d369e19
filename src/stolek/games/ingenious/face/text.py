"""How Ingenious looks in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def draw(view: dict[str, Any], paint: Callable[[str, str], str]) -> str:
    """The table as lines of text."""
    return str(view)
