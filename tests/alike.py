"""Similar test cases: some of them run every time, all of them in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(values: Iterable[Any], *now: Any) -> list[Any]:
    """All of these cases; those not named run in a soak only."""
    every = list(values)
    assert set(now) <= set(every)
    return [value if value in now else pytest.param(*of(value), marks=pytest.mark.soak) for value in every]


def of(value: Any) -> tuple[Any, ...]:
    """The arguments of a test, where they are several, or its only one."""
    return value if isinstance(value, tuple) else (value,)
