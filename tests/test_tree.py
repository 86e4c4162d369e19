"""What holds for the source tree as a whole."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import stolek

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "stolek"


@pytest.mark.parametrize("name", stolek.games())
def test_nothing_outside_its_folder_names_a_game(name: str) -> None:
    own = PACKAGE / "games" / name
    naming = re.compile(rf"""games[./]{name}\b|["']{name}["']""")
    sources = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(own)]
    assert sources
    assert [path for path in sources if naming.search(path.read_text(encoding="utf-8"))] == []
    assert any(naming.search(path.read_text(encoding="utf-8")) for path in own.rglob("*.py"))


LONGEST_FILE = 400  # lines; the list of those that may be longer is meant to shrink
LONGER = {
    "games/border/rules/state.py": "one State",
    "games/dicekings/rules/state.py": "one State",
    "games/ingenious/rules/state.py": "one State with all modes, a docstring for every rule",
    "kernel/state.py": "one State: what a game says, what the kernel lends, the Python face",
}


def test_files_stay_short() -> None:
    lengths = {
        path.relative_to(PACKAGE).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in PACKAGE.rglob("*.py")
    }
    assert {name for name, length in lengths.items() if length > LONGEST_FILE} == set(LONGER)


MOST_FILES = 20  # in one folder; the list of those that may be fuller is meant to shrink
FULLER = {
    "src/stolek/kernel": "what every game is made of",
    "src/stolek/games/dicekings/rules": "a State in nine classes, meant to become one",
}


def test_folders_stay_small() -> None:
    kinds = {".py", ".pxd", ".ts", ".svelte", ".css"}
    folders = Counter(
        path.parent.relative_to(ROOT).as_posix()
        for part in (PACKAGE, ROOT / "web")
        for path in part.rglob("*")
        if path.suffix in kinds and "site" not in path.parts
    )
    assert {name for name, files in folders.items() if files > MOST_FILES} == set(FULLER)


def modules() -> list[Path]:
    """All modules but those of games."""
    return [path for path in PACKAGE.rglob("*.py") if PACKAGE / "games" not in path.parents]


def test_no_class_has_the_name_of_another() -> None:
    names = Counter(
        node.name
        for path in modules()
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, times in names.items() if times > 1] == []


# Metaphors and gerunds that were replaced by the words of the field (docs/glossary.md).
GONE_MODULES = """
abandon alone asking attendance breaks caller calling calls chairs company condition consent course dealing
desk drawing facts farewell fence fixture front guest heard hearing hook hosting hours house keeper keeping
leaving looking marks minds my_data opening post rehearsal returning saved saying scene sealing sheet sight
talk telling thinkers thoughts waking whereabouts worded works workshop
"""
GONE_CLASSES = """
Attendance Caller Calling Company Condition Course Desk House Hours Keeper Locksmith Luck MemoryFails Mind
Post Pulse Questions Rehearsal Scene Sheet Signet Thinker Thinkers Thoughts Watcher
"""


def test_words_that_were_replaced_do_not_come_back() -> None:
    names = {part for path in modules() for part in path.relative_to(PACKAGE).with_suffix("").parts}
    assert names & set(GONE_MODULES.split()) == set()
    classes = {
        node.name
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    assert classes & set(GONE_CLASSES.split()) == set()
