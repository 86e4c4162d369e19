"""Levels by name: those that every game has, and the baselines that a game adds."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stolek.bots.bots import Bot, RandomBot, SearchBot
from stolek.kernel import shelf
from stolek.kernel.game import Game
from stolek.kernel.level import NAMES, RANDOM
from stolek.kernel.refusal import Refusal


def known(game: Game[Any], players: int) -> tuple[str, ...]:
    """The names of all built-in bots of a game, the levels first."""
    return (*NAMES, *(name for name in game.levels(players) if name not in NAMES))


def make_bot(game: Game[Any], players: int, name: str) -> Bot:
    """The built-in bot of this name, for a number of players."""
    if name == RANDOM:
        return RandomBot()
    levels = game.levels(players)
    if name not in levels:
        raise Refusal("unknown-bot", bot=name, known=list(known(game, players)))
    return SearchBot(game, levels[name])


@lru_cache
def bot_by_name(game: str, players: int, name: str) -> Bot:
    """A built-in bot; it keeps nothing from one decision to the next, so one serves many seats."""
    return make_bot(shelf.game(game), players, name)
