"""Small contests on the template, and made-up results for counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolek.lab.contest import Contest, contest
from stolek.lab.match_runner import Clock, Finished

TINY = "_template"


def small(*bots: str, matches: int = 4, **wishes: Any) -> Contest:
    """A contest on the template; by default of two random bots."""
    return contest(TINY, bots or ("random", "random"), matches, **wishes)


def made_up(number: int, ranks: Sequence[int], **more: Any) -> Finished:
    """A finished match with these places, bot by bot."""
    seats = len(ranks)
    facts = {
        "scores": tuple(10 * (seats + 1 - rank) for rank in ranks),
        "ending": "stones-out",
        "decisions": (5,) * seats,
        "faults": tuple({} for _ in ranks),
        "record": f"{number:016x}",
        "clocks": tuple(Clock(1.0, 0.5, 0.75) for _ in ranks),
    }
    return Finished(number=number, ranks=tuple(ranks), **facts | more)
