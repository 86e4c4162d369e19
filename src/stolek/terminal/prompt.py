"""The keyboard: lines with completion where somebody types, plain lines where they come from a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import TextIOWrapper
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

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


class LiveKeyboard:
    """A person at a terminal: Tab completes, arrows bring back earlier lines."""

    def __init__(self) -> None:
        self.session: PromptSession[str] = PromptSession()

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        """One line, edited in place."""
        completer = WordCompleter(continuations)
        return self.session.prompt(prompt, completer=completer, complete_while_typing=False).strip()

    def forget(self) -> None:
        """Begin without a history."""
        self.session = PromptSession()


class PipedKeyboard:
    """Lines from a file or a pipe; each answer is written after its question, as if it were typed."""

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        """The next line."""
        line = input(prompt).strip()
        print(line, flush=True)
        return line

    def forget(self) -> None:
        """Nothing is remembered."""


class WordCompleter(Completer):
    """Offers what may stand in place of the word being typed."""

    def __init__(self, continuations: Continue) -> None:
        self.continuations = continuations

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """The words that fit, as the toolkit wants them."""
        text = document.text_before_cursor
        typed = "" if not text or text[-1].isspace() else text.split()[-1]
        for word in self.continuations(text):
            yield Completion(f"{word} ", start_position=-len(typed), display=word)


def keyboard() -> Keyboard:
    """The keyboard of this process."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return LiveKeyboard()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # junk in a pipe is an unreadable move, no disaster
    return PipedKeyboard()
