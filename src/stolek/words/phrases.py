"""The phrases of one language: the shared ones and those of one game, read once.

A missing phrase or variable is an error, never a half-finished sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

SHARED = Path(__file__).parent

# First parts of the keys of sentences; all other first parts are kinds of nouns.
SENTENCES = frozenset(
    {"event", "prompt", "move", "refusal", "item", "remark", "option", "game", "terminal", "cli"}
    | {"seat", "list", "count", "clause", "arena", "level", "term", "phrase", "web", "face", "pick", "ui"}
    | {"lesson", "call"}
)


@cache
def phrases(language: str, folder: Path | None) -> Phrases:
    """The phrases of a language; with a folder also those of the game in it."""
    return Phrases(language, (SHARED,) if folder is None else (SHARED, folder / "words"))


@cache
def resource(file: Path) -> Resource:
    """A parsed file, cached: all games share a long one."""
    return FluentResource(file.read_text(encoding="utf-8"))


class Phrases:
    """All phrases of one language, by their keys."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        # Marks that isolate the text direction show as boxes in many terminals.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        self.formatted: dict[str, dict[str, str]] = {}
        for folder in folders:
            parsed = resource(folder / f"{language}.ftl")
            self.bundle.add_resource(parsed)
            self.keys += [entry.id.name for entry in parsed.body if hasattr(entry, "id")]
        self.nouns = {key.partition("-")[0] for key in self.keys} - SENTENCES

    def has(self, key: str) -> bool:
        """Whether there is such a phrase."""
        name, _, attribute = key.partition(".")
        known = self.bundle.has_message(name)
        return known and (not attribute or attribute in self.bundle.get_message(name).attributes)

    def format(self, key: str, variables: Mapping[str, Any]) -> str:
        """A phrase with its variables filled in; `key.attribute` is an attribute of it."""
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise LookupError(f"{key} has no words in {self.language}")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{key} has only attributes in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def forms(self, key: str) -> Mapping[str, str]:
        """A noun in all its cases, by the names of its attributes; the phrase itself has an empty name.

        Nouns need no variables, and every sentence uses some: each is formatted once.
        """
        if key not in self.formatted:
            own = {"": self.format(key, {})}
            cases = self.bundle.get_message(key).attributes
            self.formatted[key] = own | {case: self.format(f"{key}.{case}", {}) for case in cases}
        return self.formatted[key]
