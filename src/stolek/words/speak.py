"""Turns events, prompts, moves and refusals into sentences in the reader's language.

Sentences are in the .ftl files: the shared ones beside this file, a game's own in its folder.
How facts become their variables is described in variables.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolek.kernel.events import Event, Item, Prompt, Remark
from stolek.kernel.game import Game
from stolek.kernel.move import Move
from stolek.kernel.outcome import Outcome
from stolek.kernel.refusal import Refusal
from stolek.words.phrases import phrases
from stolek.words.rulebook import clauses, numbered, without_marks
from stolek.words.variables import Wording

LANGUAGES = ("en", "cs", "sk")


class Speaker:
    """Speaks one language about one game, or about none; knows the names of the seats."""

    def __init__(self, language: str, game: Game[Any] | None = None, seats: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=language, known=list(LANGUAGES))
        self.language = language
        self.folder = game.folder if game else None
        self.phrases = phrases(language, self.folder)
        self.wording = Wording(self.phrases, seats)

    def say(self, key: str, /, **facts: Any) -> str:
        """A phrase by its key, `key.attribute` for an attribute; LookupError when something is missing."""
        return self.phrases.format(key, self.wording.variables(facts))

    def has(self, key: str) -> bool:
        """Whether there is such a phrase."""
        return self.phrases.has(key)

    def event(self, event: Event) -> str:
        """The sentence for an event."""
        return self.say(f"event-{event.name}", **event.facts)

    def prompt(self, prompt: Prompt) -> str:
        """The sentence for a prompt."""
        return self.say(f"prompt-{prompt.name}", **prompt.facts)

    def typed_prompt(self, prompt: Prompt) -> str:
        """The same where answers are typed: also how to type them."""
        return self._typed(self.prompt(prompt), f"prompt-{prompt.name}", **prompt.facts)

    def typed_option(self, name: str) -> str:
        """What an option of the game means, and how it is typed."""
        return self._typed(self.say(f"option-{name}.help"), f"option-{name}")

    def _typed(self, sentence: str, key: str, **facts: Any) -> str:
        """A sentence, and how to type the answer when its phrase has the attribute `typed`."""
        how = f"{key}.typed"
        return f"{sentence} {self.say(how, **facts)}" if self.has(how) else sentence

    def move(self, move: Move) -> str:
        """The sentence for a move."""
        return self.say(f"move-{move.name}", **move.facts)

    def refusal(self, refusal: Refusal) -> str:
        """The sentence for a refusal, with its clause; its notes are keys of phrases that follow."""
        sentence = self.say(f"refusal-{refusal.code}", **refusal.facts)
        told = f"{sentence} ({refusal.clause})" if refusal.clause else sentence
        return " ".join([told, *map(self.say, getattr(refusal, "__notes__", ()))])

    def ending(self, outcome: Outcome) -> str:
        """The sentence for why the match ended."""
        return self.say(f"ending-{outcome.ending}")

    def item(self, item: Item) -> str:
        """The sentence for an item: what brought points, and how many."""
        return self.say(f"item-{item.name}", **{"points": item.points, **item.facts})

    def remark(self, remark: Remark) -> str:
        """The sentence for a remark."""
        return self.say(f"remark-{remark.name}", **remark.facts)

    def clause(self, clause: str) -> str:
        """The text of a clause of the game's rules, without its number."""
        found = clauses(self.folder, self.language) if self.folder else {}
        number = numbered(clause)
        if number not in found:
            raise LookupError(f"no clause {clause}")
        return without_marks(found[number], lambda code: self.say("clause-quoted", code=code))
