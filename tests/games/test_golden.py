"""Golden records are what their scripts play; that they replay to their results is law 15."""

from __future__ import annotations

import importlib

import pytest

import stolek
from tests.games.golden import Shelf
from tests.laws.tables import TESTS

SCRIPTS = [name for name in stolek.games() if (TESTS / name / "make_golden.py").exists()]
SHELVES: dict[str, tuple[Shelf, ...]] = {
    name: importlib.import_module(f"tests.games.{name}.make_golden").SHELVES for name in SCRIPTS
}
PLAYS = [
    pytest.param(shelf, name, id=f"{game}-{name}")
    for game, shelves in SHELVES.items()
    for shelf in shelves
    for name in shelf.plays
]


@pytest.mark.parametrize(("shelf", "name"), PLAYS)
def test_a_script_writes_its_files(shelf: Shelf, name: str) -> None:
    record, result = (path.read_text(encoding="utf-8") for path in shelf.files(name))
    assert shelf.read(name)[0].header.revision == shelf.revision
    if shelf.game.revision == shelf.revision:  # older rules that are not kept play no new matches
        assert shelf.texts(name) == (record, result)
