"""Copies of the template in a folder of their own, to be broken there."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from stolek import Game
from stolek.cli.new_game import GAMES, Names, plant
from stolek.kernel.state_fields import all_fields
from tests.laws.laws import LAWS
from tests.laws.tables import TEMPLATE, TESTS, Table

PREFIX = "CPY"
MANY_SEEDS = range(10)


class Edit(NamedTuple):
    """One change of a file; the old text stands there exactly once."""

    file: str
    old: str
    new: str


@contextmanager
def copied(folder: Path, name: str, *edits: Edit) -> Iterator[list[Table]]:
    """Two tables of an edited copy of the template, which is on the shelf for this while."""
    games, tests = folder / "games", folder / "tests"
    games.mkdir(parents=True)
    tests.mkdir()
    plant([(GAMES / TEMPLATE, games / name), (TESTS / TEMPLATE, tests / name)], Names(name, PREFIX))
    for edit in edits:
        change((tests if edit.file.startswith("golden/") else games) / name / edit.file, edit)
    room: Any = importlib.import_module("stolek.games")
    room.__path__.append(str(games))
    try:
        game: Game[Any] = importlib.import_module(f"stolek.games.{name}").GAME
        yield [Table(game, 3, {"hand": 3}, tests), Table(game, 4, {"teams": True}, tests)]
    finally:
        room.__path__.remove(str(games))
        for module in [module for module in sys.modules if module.startswith(f"stolek.games.{name}")]:
            del sys.modules[module]
        all_fields.cache_clear()


def change(path: Path, edit: Edit) -> None:
    """Make an edit, which must have its place."""
    text = path.read_text(encoding="utf-8")
    assert text.count(edit.old) == 1, f"{edit.file}: {text.count(edit.old)} times {edit.old!r}"
    path.write_text(text.replace(edit.old, edit.new), encoding="utf-8")


def broken_laws(at: list[Table], *meant: int) -> dict[int, str]:
    """The laws that do not hold at these tables; those that are meant are looked into most."""
    found: dict[int, str] = {}
    for number, law in LAWS.items():
        for seed in MANY_SEEDS if number in meant else MANY_SEEDS[:1]:
            for table in (at if number in meant else at[:1]) if number not in found else ():
                try:
                    law(table, Random(seed))
                except Exception as error:
                    found[number] = f"{type(error).__name__}: {error}"
                    break
    return found
