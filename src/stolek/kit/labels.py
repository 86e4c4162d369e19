"""Labels in terminal drawings, with words or without."""

from __future__ import annotations

from typing import Any

from stolek.kernel.game import Say


def wordless(key: str, **facts: Any) -> str:
    """No words: the drawing has signs and numbers only."""
    return ""


def seat_name(seat: int, say: Say) -> str:
    """A seat's name, or its number."""
    return say("terminal-seat", seat=seat) or str(seat + 1)
