"""What holds for the house as a whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stolek

PACKAGE = Path(__file__).parents[1] / "src" / "stolek"


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
