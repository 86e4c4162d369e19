"""The clauses of a rule book, for those who want to read why."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

CLAUSE = re.compile(r"\*\*([A-Z]+-\d+[a-z]?)\*\* (.+)", re.DOTALL)


@cache
def clauses(folder: Path, language: str) -> dict[str, str]:
    """All clauses of a game's rules in a language, by their numbers, still marked up."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (folder / name).read_text(encoding="utf-8")
    found = (CLAUSE.fullmatch(paragraph.strip()) for paragraph in re.split(r"\n\s*\n", text))
    return {match[1]: " ".join(match[2].split()) for match in found if match}


def numbered(text: str) -> str:
    """The number of a clause as the books write it, however it was typed: bor-10A is BOR-10a."""
    return re.sub(r"(?<=\d)[A-Z]$", lambda letter: letter[0].lower(), text.upper())


def without_marks(text: str, quoted: Callable[[str], str]) -> str:
    """A text without emphasis; what stood in backticks is quoted instead."""
    spoken = re.sub(r"`([^`]*)`", lambda match: quoted(match[1]), text)
    return re.sub(r"(\*\*?)(\S(?:.*?\S)?)\1", r"\2", spoken)
