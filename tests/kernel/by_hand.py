"""Matches of the template with given stones and throws (manual chance)."""

from __future__ import annotations

from typing import Any

import stolek
from stolek import Game, Match

GAME: Game[Any] = stolek.game("_template")


def by_hand(draws: str, **options: Any) -> Match[Any]:
    """A match in which these stones and throws have been drawn, in this order."""
    match = GAME.start(chance="manual", **options)
    for text in draws.split():
        match.draw(text)
    return match


def played_out(seed: int = 5, **options: Any) -> Match[Any]:
    """A sealed match in which every seat always plays the first legal move."""
    match = GAME.start(seed=seed, **options)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match
