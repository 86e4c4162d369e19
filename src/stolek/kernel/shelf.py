"""The shelf: finds the game folders. There is no list of games anywhere."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from stolek.kernel.editions import own_file
from stolek.kernel.game import Game
from stolek.kernel.refusal import Refusal

ROOM = "stolek.games"


def games() -> tuple[str, ...]:
    """The names of all games; folders whose name begins with an underscore are hidden."""
    room = importlib.import_module(ROOM)
    found = (name for _, name, is_folder in pkgutil.iter_modules(room.__path__) if is_folder)
    return tuple(sorted(name for name in found if not name.startswith("_")))


def game(name: str) -> Game[Any]:
    """A game by its name; a hidden folder is found by its exact name too."""
    if not isinstance(name, str) or (name not in games() and not is_hidden_folder(name)):
        raise Refusal("unknown-game", game=name, known=list(games()))
    return manifest(name)


def is_hidden_folder(name: str) -> bool:
    """Whether this is a hidden game folder, such as the template."""
    room = importlib.import_module(ROOM)
    return name.startswith("_") and any(found == name for _, found, _ in pkgutil.iter_modules(room.__path__))


def manifest(name: str) -> Game[Any]:
    """The manifest of a game folder, hidden or not."""
    try:
        found = importlib.import_module(f"{ROOM}.{name}").GAME
    except (Refusal, OSError):
        own = own_file(name)
        if own is None:
            raise
        raise Refusal("own-edition-bad", game=name, file=str(own)) from None
    if not isinstance(found, Game):
        raise TypeError(f"{ROOM}.{name}.GAME is no Game")
    return found
