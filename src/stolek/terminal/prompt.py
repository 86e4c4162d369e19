"""Keyboard input: lines with completion in a terminal, plain lines from a file or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Protocol

Continue = Callable[[str], list[str]]


def nothing(text: str) -> list[str]:
    """No completions."""
    return []


class Keyboard(Protocol):
    """A source of answers. Raises EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        """One line; `continuations` completes its last word."""

    def forget(self) -> None:
        """Clear the history: the next player may not see it."""


class PipedKeyboard:
    """Lines from a file or a pipe; each answer is echoed after its question, as if it were typed."""

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        """The next line."""
        line = input(prompt).strip()
        print(line, flush=True)
        return line

    def forget(self) -> None:
        """There is no history."""


def keyboard() -> Keyboard:
    """The keyboard of this process."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from stolek.terminal.live_keyboard import LiveKeyboard  # prompt_toolkit takes long to import

        return LiveKeyboard()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # invalid bytes in a pipe are an unreadable move, not a crash
    return PipedKeyboard()
