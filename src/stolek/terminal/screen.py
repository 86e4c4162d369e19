"""Text output: writes and wraps sentences, clears only a real terminal."""

from __future__ import annotations

import shutil
import textwrap
import time
from collections.abc import Iterable
from typing import TextIO

from stolek.kernel.game import Paint

CLEAR = "\x1b[H\x1b[2J"  # home, erase the screen
FORGET = "\x1b[3J"  # erase the scrollback
PIPED_COLUMNS = 80


class Screen:
    """A stream of text with a width."""

    def __init__(self, stream: TextIO, paint: Paint) -> None:
        self.stream = stream
        self.paint = paint
        self.is_live = stream.isatty()

    @property
    def columns(self) -> int:
        """The current width."""
        return shutil.get_terminal_size().columns if self.is_live else PIPED_COLUMNS

    def show(self, text: str = "") -> None:
        """Write lines as they are."""
        print(text, file=self.stream, flush=True)

    def tell(self, sentence: str, colour: str = "") -> None:
        """Write a sentence, wrapped; lines after the first are indented."""
        width = min(self.columns, 100) - 1
        indent = sentence[: len(sentence) - len(sentence.lstrip())]
        wrapper = textwrap.TextWrapper(width, subsequent_indent=f"{indent}  ")
        wrapper.break_on_hyphens = wrapper.break_long_words = False  # moves and paths are not broken
        for line in wrapper.wrap(sentence):
            self.show(self.paint(line, colour))

    def mutter(self, sentence: str) -> None:
        """Show a transient message: on a terminal the next line overwrites it."""
        if self.is_live:
            print(f"{self.paint(sentence, 'dim')}\r", end="", file=self.stream, flush=True)

    def tell_all(self, sentences: Iterable[str]) -> None:
        """Write sentences, each on a line of its own."""
        for sentence in sentences:
            self.tell(sentence)

    def clear(self, *, forget: bool) -> None:
        """Clear the screen, with `forget` its scrollback too; a file gets an empty line."""
        blank = (CLEAR + FORGET if forget else CLEAR) if self.is_live else "\n"
        print(blank, end="", file=self.stream, flush=True)

    def pause(self, seconds: float) -> None:
        """Pause on a terminal; files need none."""
        if self.is_live:
            time.sleep(seconds)
