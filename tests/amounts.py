"""How much a run tries: all of it, a sample, or large numbers.

`STOLEK_SAMPLE=1` is for tests that another run makes in full, with the same rules in their other form: of a
parametrised test a few cases are left, of the tables of each game one for every law. The same ones every
time, so that a failure comes again. `STOLEK_SOAK=1` is for `make soak`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from zlib import crc32

import stolek


def is_set(name: str) -> bool:
    """Whether a variable of the environment says yes."""
    return os.environ.get(name, "") not in ("", "0")


SOAK = is_set("STOLEK_SOAK")
SAMPLE = is_set("STOLEK_SAMPLE")

EXAMPLES = 5000 if SOAK else 40 if SAMPLE else 200
"""That Hypothesis tries of each test."""
CASES = 2
"""Of a parametrised test, in a sample."""


def seeds(*, costly: bool = False) -> range:
    """Those with which a law is asked at each table; every one is at least one match."""
    return range(1000, 1025) if SOAK else range(1 if SAMPLE or costly or not stolek.compiled else 3)


def chosen(names: Iterable[str], count: int) -> set[str]:
    """So many of these; which ones depends on nothing but the names."""
    return set(sorted(names, key=lambda name: crc32(name.encode()))[:count])
