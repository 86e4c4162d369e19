"""Turns facts into the variables of a sentence.

- A number stays a number, so that a sentence can choose its plural.
- A word is looked up as a noun: `colour="red"` is the phrase `colour-red`. It becomes `$colour`,
  its attributes become `$colour-acc`, `$colour-loc` … What follows an underscore tells apart two
  facts of one kind: `colour_a` is a colour too, and becomes `$colour_a`, `$colour_a-acc` …
  Where a kind has no nouns at all (names of cells, texts typed in), the word stands for itself.
- A list is joined: `$tiles` with "and", `$tiles-or` with "or", `$tiles-sum` with plus signs, `$tiles-count`
  tells how many; its words are looked up in the singular, as `tile`.
- A seat becomes a name: `seat` is `$player`, `seats` and `to_act` are `$players`; a `victim` or a `rival` is
  another player.
- Facts with a structure of their own are for pictures, not for sentences, and are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolek.kernel.seats import CHANCE
from stolek.words.phrases import Phrases

Variables = dict[str, str | int | float]
# Fluent refuses parts of more than 2,500 characters; a list joins two of ours.
LONGEST_WORD = 1200
UNUSUAL = 10**15  # larger numbers have no known plural, nor has NaN
SEATED = {"seat": "player", "seats": "players", "to_act": "players", "victim": "victim", "rival": "rival"}


class Wording:
    """Puts facts into words, in one language and for the seats of one match."""

    def __init__(self, phrases: Phrases, seats: Sequence[str]) -> None:
        self.phrases = phrases
        self.seats = tuple(seats)

    def variables(self, facts: Mapping[str, Any]) -> Variables:
        """All variables that a sentence may use."""
        found: Variables = {}
        for name, value in facts.items():
            if isinstance(value, list | tuple):
                found |= self._list(name, value)
            elif name in SEATED and is_number(value):
                found |= {name: plain(value), SEATED[name]: self.player(value)}
            elif isinstance(value, str):
                found |= self._noun(name, value)
            else:
                found[name] = plain(value)
        return found

    def player(self, seat: int) -> str:
        """The name of a seat's player."""
        if seat == CHANCE:
            return self.phrases.forms("seat-fortune")[""]
        named = self.seats[seat] if 0 <= seat < len(self.seats) else ""
        return named or self.phrases.format("seat-player", {"number": plain(seat + 1)})

    def joined(self, words: Sequence[str], last: str) -> str:
        """A list as people say it; `last` is the phrase before the last word."""
        if len(words) < 2:
            return "".join(words)
        return self.phrases.format(last, {"head": bearable(", ".join(words[:-1])), "last": words[-1]})

    def _list(self, name: str, values: Sequence[Any]) -> Variables:
        if any(isinstance(value, list | tuple | Mapping) for value in values):
            return {f"{name}-count": len(values)}
        seated = name in SEATED and all(map(is_number, values))
        one = name.removesuffix("s")
        words = [self.player(value) if seated else self._word(one, value) for value in values]
        listed = SEATED[name] if seated else name
        return {
            listed: self.joined(words, "list-and"),
            f"{listed}-or": self.joined(words, "list-or"),
            f"{listed}-sum": " + ".join(words),
            f"{listed}-count": len(words),
        }

    def _noun(self, name: str, word: str) -> Variables:
        if not self._has_nouns(name):
            return {name: bearable(word)}
        forms = self.phrases.forms(noun(name, word))
        return {f"{name}-{case}" if case else name: form for case, form in forms.items()}

    def _word(self, name: str, value: Any) -> str:
        if isinstance(value, str) and self._has_nouns(name):
            return self.phrases.forms(noun(name, value))[""]
        return str(plain(value))

    def _has_nouns(self, name: str) -> bool:
        return kind(name) in self.phrases.nouns


def kind(name: str) -> str:
    """The kind of a fact: `colour_a` and `colour_b` are colours."""
    return name.partition("_")[0]


def noun(name: str, word: str) -> str:
    """The key of a noun."""
    return f"{kind(name)}-{word}"


def is_number(value: Any) -> bool:
    """Whether this is a whole number; bool is not."""
    return type(value) is int


def plain(value: Any) -> str | int | float:
    """A number as it is, a whole one as int; anything else as it would be typed."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float) and value.is_integer():  # 2.0 would get the plural of fractions
        value = int(value)
    is_usual = isinstance(value, int | float) and abs(value) < UNUSUAL
    return value if is_usual else bearable(str(value))


def bearable(text: str) -> str:
    """User input, truncated, with control characters replaced."""
    shown = "".join(
        sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text
    )
    return shown if len(shown) <= LONGEST_WORD else f"{shown[:LONGEST_WORD]}…"
