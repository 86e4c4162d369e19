"""One complete folder per game."""

import sys
from types import ModuleType

from stolek.kernel import shelf


class Shelf(ModuleType):
    """This folder, which can be asked: `stolek.games()`."""

    # Importing a game puts this module where `stolek.games` was the function; so it answers, too.
    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        return shelf.games()


sys.modules[__name__].__class__ = Shelf
