"""How much a run tries: all of it, a sample, or large numbers.

`STOLEK_SAMPLE=1` is for tests that another run makes in full, with the rules in their other form: a few cases
of each parametrised test, and one table of each game for every law. They are the same every time, so that a
failure can be reproduced. `STOLEK_SOAK=1` is for `make soak`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from zlib import crc32

import stolek


def is_set(name: str) -> bool:
    """Whether an environment variable is set."""
    return os.environ.get(name, "") not in ("", "0")


SOAK = is_set("STOLEK_SOAK")
SAMPLE = is_set("STOLEK_SAMPLE")

EXAMPLES = 5000 if SOAK else 40 if SAMPLE else 200
"""Examples that Hypothesis tries of each test."""
CASES = 2
"""Cases of a parametrised test, in a sample."""


def seeds(*, costly: bool = False) -> range:
    """The seeds with which a law is tested at each table; every one takes at least one match."""
    return range(1000, 1025) if SOAK else range(1 if SAMPLE or costly or not stolek.compiled else 3)


def chosen(names: Iterable[str], count: int) -> set[str]:
    """A sample of this size; it depends on nothing but the names."""
    return set(sorted(names, key=lambda name: crc32(name.encode()))[:count])
