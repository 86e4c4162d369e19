"""Parses the clauses of a rule book."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

CLAUSE = re.compile(r"\*\*([A-Z]+-\d+[a-z]?)\*\* (.+)", re.DOTALL)


class Section(msgspec.Struct, frozen=True):
    """Clauses under one heading, by their numbers."""

    title: str
    clauses: dict[str, str]


class Book(msgspec.Struct, frozen=True):
    """A rule book: its title, what stands before the first clause, and its sections; still Markdown."""

    title: str
    about: list[str]
    sections: list[Section]


@cache
def book(folder: Path, language: str) -> Book:
    """The rules of a game in a language, in order."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (folder / name).read_text(encoding="utf-8")
    found = Book("", [], [])
    for paragraph in map(str.strip, re.split(r"\n\s*\n", text)):
        if paragraph.startswith("# "):
            found = Book(paragraph[2:], [], [])
        elif paragraph.startswith("## "):
            found.sections.append(Section(paragraph[3:], {}))
        elif match := CLAUSE.fullmatch(paragraph):
            found.sections[-1].clauses[match[1]] = " ".join(match[2].split())
        elif not found.sections:
            found.about.append(" ".join(paragraph.split()))
    return found


@cache
def clauses(folder: Path, language: str) -> dict[str, str]:
    """All clauses of a game's rules in a language, by number; still Markdown."""
    sections = book(folder, language).sections
    return {number: text for section in sections for number, text in section.clauses.items()}


def numbered(text: str) -> str:
    """A clause number as the rule books write it, however it was typed: bor-10A is BOR-10a."""
    return re.sub(r"(?<=\d)[A-Z]$", lambda letter: letter[0].lower(), text.upper())


def without_marks(text: str, quoted: Callable[[str], str]) -> str:
    """A text without emphasis; code in backticks is quoted instead."""
    spoken = re.sub(r"`([^`]*)`", lambda match: quoted(match[1]), text)
    return re.sub(r"(\*\*?)(\S(?:.*?\S)?)\1", r"\2", spoken)
