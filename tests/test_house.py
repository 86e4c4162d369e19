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
