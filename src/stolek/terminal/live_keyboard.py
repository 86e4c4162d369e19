"""The keyboard of a real terminal: Tab completes, arrows recall earlier lines."""

from __future__ import annotations

from collections.abc import Iterator

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from stolek.terminal.prompt import Continue, nothing


class LiveKeyboard:
    """Line input with editing, completion and history."""

    def __init__(self) -> None:
        self.session: PromptSession[str] = PromptSession()

    def ask(self, prompt: str, continuations: Continue = nothing) -> str:
        """One line, edited in place."""
        completer = WordCompleter(continuations)
        return self.session.prompt(prompt, completer=completer, complete_while_typing=False).strip()

    def forget(self) -> None:
        """Clear the history."""
        self.session = PromptSession()


class WordCompleter(Completer):
    """Completes the word being typed."""

    def __init__(self, continuations: Continue) -> None:
        self.continuations = continuations

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """The words that match, in the form of prompt_toolkit."""
        text = document.text_before_cursor
        typed = "" if not text or text[-1].isspace() else text.split()[-1]
        for word in self.continuations(text):
            yield Completion(f"{word} ", start_position=-len(typed), display=word)
