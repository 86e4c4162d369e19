"""Parses the arguments of `make flakes` before anything is set up: any Python will do, without packages."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_TIMES = 1_000


def read_words(words: Mapping[str, str] = os.environ) -> tuple[str, int]:
    """The part and how many times; ValueError with the valid choices.

    They come from the environment, where make puts them: so quotes have no special meaning.
    """
    part, times = words.get("PART", "journeys"), words.get("TIMES", "10")
    tests = ROOT / "tests"
    parts = sorted({path.parent.relative_to(tests).as_posix() for path in tests.glob("*/**/test_*.py")})
    if part not in parts:
        raise ValueError(f"There is no part {part!r} of the tests; PART is one of: {', '.join(parts)}.")
    if not times.isdecimal() or not 1 <= int(times) <= MOST_TIMES:
        raise ValueError(f"TIMES={times} is not a whole number from 1 to {MOST_TIMES}.")
    return part, int(times)


if __name__ == "__main__":
    try:
        read_words()
    except ValueError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
