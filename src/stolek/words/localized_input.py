"""Translates what people type in their language into notation.

A notation is the same in all languages, so that records can be read everywhere. People may type
the nouns of a game in their language instead, in any case: „oranžová-žlutá“ is `orange-yellow`.
Accents and capitals do not matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from stolek.words.phrases import phrases
from stolek.words.speak import LANGUAGES

SHORTEST_NOUN = 2  # a single letter is more likely a short form in the notation itself


def in_notation(text: str, folder: Path) -> str:
    """A text with every noun of the game in this folder, in any language, replaced by its notation."""
    known = dictionary(folder)

    def written(match: re.Match[str]) -> str:
        whole = known.get(folded(match[0]))
        return whole or "-".join(known.get(folded(part), part) for part in match[0].split("-"))

    return re.sub(r"[^\s,]+", written, text)


def in_language(notation: str, language: str, folder: Path) -> str:
    """A notation as it may be typed in a language; unchanged where the language has no words for it."""
    spoken = phrases(language, folder)
    nouns = {key.partition("-")[2]: key for key in spoken.keys if key.partition("-")[0] in spoken.nouns}

    def said(match: re.Match[str]) -> str:
        return spoken.format(nouns[match[0]], {}) if match[0] in nouns else match[0]

    typed = re.sub(r"[^\s,-]+", said, notation)
    return typed if in_notation(typed, folder) == notation else notation


def in_any_language(family: str, names: Iterable[str]) -> dict[str, str]:
    """The names of a family of shared phrases, by what they are called in all languages."""
    return {
        folded(phrases(language, None).format(f"{family}-{name}", {})): name
        for language in LANGUAGES
        for name in names
    }


@cache
def dictionary(folder: Path) -> dict[str, str]:
    """The nouns of a game that are one word; ambiguous ones are left out."""
    meanings: dict[str, set[str]] = {}
    for language in LANGUAGES:
        spoken = phrases(language, folder)
        for key in spoken.keys:
            kind, _, word = key.partition("-")
            if kind in spoken.nouns:
                for form in spoken.forms(key).values():
                    meanings.setdefault(folded(form), set()).add(word.lower())
    return {
        noun: words.pop()
        for noun, words in meanings.items()
        if len(words) == 1 and len(noun) >= SHORTEST_NOUN and not re.search(r"\s", noun)
    }


def folded(text: str) -> str:
    """A word for comparison: without accents, in lower case."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).lower()
