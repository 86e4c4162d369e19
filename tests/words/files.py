"""Parses the .ftl files: entries, attributes and variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from stolek.words.phrases import resource
from tests.words.sources import GAMES, PACKAGE

Entries = dict[str, ast.Message]
SHARED = PACKAGE / "words"


def folders() -> list[Path]:
    """The folders with words: the shared one, then those of the games."""
    return [SHARED, *sorted(path.parent for path in GAMES.glob("*/words/en.ftl"))]


def body(folder: Path, language: str) -> tuple[ast.EntryType, ...]:
    """All entries of a file, those that cannot be parsed included."""
    return tuple(resource(folder / f"{language}.ftl").body)


@cache
def entries(folder: Path, language: str) -> Entries:
    """The messages of a file by their keys."""
    return {entry.id.name: entry for entry in body(folder, language) if isinstance(entry, ast.Message)}


@cache
def spoken_in(game: str | None, language: str) -> Entries:
    """The messages that can be used in a game, or outside of all games."""
    shared = entries(SHARED, language)
    return shared if game is None else shared | entries(GAMES / game / "words", language)


def attributes(entry: ast.Message) -> set[str]:
    """The names of the attributes of a message."""
    return {attribute.id.name for attribute in entry.attributes}


def variables(key: str, known: Entries) -> set[str]:
    """The variables of a message, those of the messages that it refers to included."""
    found: set[str] = set()
    for node in nodes(known[key]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(node.id.name, known)
    return found


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def by_kind(known: Entries) -> dict[str, list[str]]:
    """The keys by what stands before their first hyphen."""
    found: dict[str, list[str]] = {}
    for key in known:
        found.setdefault(key.partition("-")[0], []).append(key)
    return found
