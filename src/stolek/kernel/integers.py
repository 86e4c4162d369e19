"""Integers from outside: accepts all types that Python accepts as an index, and no other."""

from __future__ import annotations

import operator
from typing import Any


def integer(number: Any) -> int:
    """A Python int from an integer of any type, such as NumPy's; ValueError for all else, bool too."""
    try:
        if not isinstance(number, bool):
            return operator.index(number)
    except TypeError:
        pass
    raise ValueError(f"a whole number is needed, not {type(number).__name__}")
