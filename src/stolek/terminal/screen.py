"""Where the table is seen: writes text, wraps sentences, clears only a real terminal."""

from __future__ import annotations

import shutil
import textwrap
import time
from collections.abc import Iterable
from typing import TextIO

from stolek.kernel.game import Paint

# Home, erase what is seen, erase what has scrolled away: somebody else's rack may stand there.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PIPED_COLUMNS = 80


class Screen:
    """A stream of text with a width."""

    def __init__(self, stream: TextIO, paint: Paint) -> None:
        self.stream = stream
        self.paint = paint
        self.is_live = stream.isatty()

    @property
    def columns(self) -> int:
        """How wide it is now."""
        return shutil.get_terminal_size().columns if self.is_live else PIPED_COLUMNS

    def show(self, text: str = "") -> None:
        """Write lines as they are."""
        print(text, file=self.stream, flush=True)

    def tell(self, sentence: str, colour: str = "") -> None:
        """Write a sentence, wrapped; lines after the first are indented."""
        width = min(self.columns, 100) - 1
        indent = sentence[: len(sentence) - len(sentence.lstrip())]
        wrapper = textwrap.TextWrapper(width, subsequent_indent=f"{indent}  ")
        wrapper.break_on_hyphens = wrapper.break_long_words = False  # moves and paths stay whole
        for line in wrapper.wrap(sentence):
            self.show(self.paint(line, colour))

    def tell_all(self, sentences: Iterable[str]) -> None:
        """Write sentences, each on a line of its own."""
        for sentence in sentences:
            self.tell(sentence)

    def clear(self) -> None:
        """Empty the screen; a file gets an empty line."""
        print(CLEAR if self.is_live else "", end="" if self.is_live else "\n", file=self.stream, flush=True)

    def pause(self, seconds: float) -> None:
        """Give eyes time; files need none."""
        if self.is_live:
            time.sleep(seconds)
