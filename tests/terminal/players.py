"""A terminal table with scripted input and a screen that can be read."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

from stolek.kernel.match import Match
from stolek.kernel.record import Played
from stolek.kernel.shelf import game
from stolek.terminal.autosave import Autosave
from stolek.terminal.display import Display
from stolek.terminal.paint import without_colour
from stolek.terminal.prompt import Continue, nothing
from stolek.terminal.screen import Screen
from stolek.terminal.seats import Lineup, seating, spoken_names
from stolek.terminal.table import TerminalTable
from stolek.words.speak import Speaker

FIRST = "1 c9 c10"  # with seed 7 the first tile of seat 0 is red-green
Line = str | type[BaseException] | Callable[[], str]


class Typist:
    """Types its lines one after the other, then raises EOFError; a line may be an exception."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.asked: list[str] = []
        self.offered: list[Continue] = []
        self.forgotten = 0

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        self.asked.append(prompt)
        self.offered.append(continuations)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if isinstance(line, str):
            return line
        if isinstance(line, type):
            raise line
        return line()

    def forget(self) -> None:
        self.forgotten += 1


class Evening:
    """A table, with what is typed at it and what it shows."""

    def __init__(
        self, match: Match[Any], *lines: Line, path: Path | None = None, language: str = "en"
    ) -> None:
        names = spoken_names(match.record.header.seats, Speaker(language))
        self.match = match
        self.speaker = Speaker(language, match.game, names)
        self.page = StringIO()
        self.typist = Typist(list(lines))
        display = Display(match, self.speaker, Screen(self.page, without_colour))
        self.table = TerminalTable(
            display, Lineup(match, "luck"), self.typist, Autosave(match.game.name, path)
        )

    def spend(self) -> str:
        """Play to the end of the lines; return what was written."""
        self.code = self.table.run()
        return self.page.getvalue()

    def says(self, key: str, **facts: Any) -> bool:
        """Whether a sentence was written, however it was wrapped."""
        return " ".join(self.speaker.say(key, **facts).split()) in " ".join(self.page.getvalue().split())


def start(people: int = 1, players: int = 2, *names: str, **more: Any) -> Match[Any]:
    """A match of Ingenious with people and bots."""
    options = {"seed": 7, **more} if more.get("chance") != "manual" else more
    return game("ingenious").start(players, seats=seating(players, people, names), **options)


def moves(match: Match[Any], seat: int) -> list[str]:
    """The moves of a seat, in notation."""
    return [entry.move for entry in match.record.entries if isinstance(entry, Played) and entry.seat == seat]
