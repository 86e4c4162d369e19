"""Integers from outside: of any type that Python takes for one, and of no other."""

from __future__ import annotations

import operator
from typing import Any


def integer(number: Any) -> int:
    """An integer of any type, such as NumPy's, as Python's own; ValueError for all else, truth values too."""
    try:
        if not isinstance(number, bool):
            return operator.index(number)
    except TypeError:
        pass
    raise ValueError(f"a whole number is needed, not {type(number).__name__}")
