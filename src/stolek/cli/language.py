"""The language of a command: the one asked for, else that of the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from stolek.kernel.game import Game
from stolek.words.speak import LANGUAGES, Speaker

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def speaker(asked: str | None, game: Game[Any] | None = None, seats: Sequence[str] = ()) -> Speaker:
    """A speaker of the language asked for; refuses an unknown language."""
    return Speaker(asked or of_environment(), game, seats)


def of_environment() -> str:
    """The language of the environment, or English."""
    found = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return found[:2] if found[:2] in LANGUAGES else "en"


def of_arguments(arguments: Sequence[str]) -> str:
    """The language named on a command line, even if that is wrong elsewhere."""
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            asked = value or "".join(arguments[number + 1 : number + 2])
            return asked if asked in LANGUAGES else of_environment()
    return of_environment()


def about(speaker: Speaker, part: str) -> str:
    """The `title` or the `tagline` of a game."""
    return speaker.say(f"game-{part}")
