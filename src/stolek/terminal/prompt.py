"""The keyboard: lines with completion where somebody types, plain lines where they come from a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Protocol

Continue = Callable[[str], list[str]]


def nothing(text: str) -> list[str]:
    """Completes nothing."""
    return []


class Keyboard(Protocol):
    """Where answers come from. Raises EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        """One line; `continuations` says what may stand in place of its last word."""

    def forget(self) -> None:
        """Forget earlier lines: the next one to type may not see them."""


class PipedKeyboard:
    """Lines from a file or a pipe; each answer is written after its question, as if it were typed."""

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        """The next line."""
        line = input(prompt).strip()
        print(line, flush=True)
        return line

    def forget(self) -> None:
        """Nothing is remembered."""


def keyboard() -> Keyboard:
    """The keyboard of this process."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from stolek.terminal.live_keyboard import LiveKeyboard  # its toolkit takes long to import

        return LiveKeyboard()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # junk in a pipe is an unreadable move, no disaster
    return PipedKeyboard()
