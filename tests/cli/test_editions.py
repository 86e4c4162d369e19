"""A box typed in by hand: checked, played with, and never confused with another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolek
from stolek.cli import main
from stolek.kernel.editions import OWN_EDITIONS, Source, source
from stolek.words.speak import Speaker
from tests.cli.processes import every_language, run

GAME = stolek.game("border")
Box = dict[str, Any]


def own_box(folder: Path, change: Callable[[Box], object]) -> Path:
    """The delivered box with a change, in the folder of own editions."""
    box = json.loads((GAME.folder / "box.json").read_text(encoding="utf-8"))
    change(box)
    path = folder / "border.json"
    path.write_text(json.dumps(box), encoding="utf-8")
    return path


def swap_two_colours(box: Box) -> None:
    """Swap red and blue on board A."""
    colours = box["boards"][0]["areaColours"]
    for area, colour in colours.items():
        colours[area] = {"red": "blue", "blue": "red"}.get(colour, colour)


def leave_a_hole(box: Box) -> None:
    """Remove a cell from the ring around the first territory."""
    box["territories"][0]["border"].pop()


@every_language
def test_a_sound_box(said: Any, tmp_path: Path, language: str) -> None:
    path = own_box(tmp_path, swap_two_colours)
    written = said("--lang", language, "edition", "check", "border", str(path))
    title = Speaker(language, GAME).say("game-title")
    assert written == Speaker(language).say("cli-edition-sound", title=title, file="border.json") + "\n"
    assert json.loads(said("edition", "check", "border", str(path), "--json")) == {
        "game": "border",
        "sound": True,
        "remarks": [],
    }


def test_what_looks_odd_is_told(said: Any, tmp_path: Path) -> None:
    path = own_box(tmp_path, lambda box: box["boards"][1]["areaColours"].update(a01="red"))
    told = said("edition", "check", "border", str(path)).splitlines()[1:]
    assert len(told) == 2, "red has an area too many, orange one too few"
    assert all("B" in line for line in told)


@every_language
def test_a_box_with_a_hole(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    path = own_box(tmp_path, leave_a_hole)
    assert main(["edition", "check", "border", str(path), "--lang", language]) == 2
    written = capsys.readouterr()
    assert (written.out, written.err.count("\n")) == ("", 1)
    assert "(BOR-5)" in written.err
    assert "castle" in written.err


def test_an_own_edition_is_played_with(tmp_path: Path) -> None:
    own_box(tmp_path, swap_two_colours)
    program = """
import stolek
game = stolek.game("border")
from stolek.games.border.edition.box import colours_on
print(game.edition, colours_on(0)["b01"])
print(game.start(seed=7).record.to_json())
"""
    environment = {**os.environ, OWN_EDITIONS: str(tmp_path)}
    made = run_python(program, environment)
    name, colour, *_ = made.split()
    assert name.startswith("standard-"), "own boards have a name of their own"
    assert colour == "red", "b01 is blue on the delivered board A"
    record = tmp_path / "record.json"
    record.write_text(made.partition("\n")[2], encoding="utf-8")
    assert run("replay", str(record), env=environment).returncode == 0
    refused = run("replay", str(record))
    assert refused.returncode == 2
    assert name in refused.stderr


def test_a_bad_own_edition_stops_nothing_else(tmp_path: Path) -> None:
    path = own_box(tmp_path, leave_a_hole)
    environment = {**os.environ, OWN_EDITIONS: str(tmp_path)}
    for words in (["play", "border"], ["games"]):
        stopped = run(*words, env=environment)
        assert stopped.returncode == 2
        assert stopped.stderr.count("\n") == 1
        assert f"stolek edition check border {path}" in stopped.stderr
    assert "(BOR-5)" in run("edition", "check", "border", str(path), env=environment).stderr
    assert run("rules", "ingenious", "ING-1", env=environment).returncode == 0
    assert run("rules", "ingenious", "ING-99", env=environment).returncode == 2


def test_where_a_box_comes_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OWN_EDITIONS, raising=False)
    delivered = source(GAME.folder)
    assert delivered == Source((GAME.folder / "box.json").read_bytes(), is_own=False)
    assert delivered.named("mine") == "mine"
    monkeypatch.setenv(OWN_EDITIONS, str(tmp_path))
    assert source(GAME.folder) == delivered, "no edition of this game there"
    path = own_box(tmp_path, lambda box: None)
    own = source(GAME.folder)
    assert own == Source(path.read_bytes(), is_own=True)
    own_box(tmp_path, swap_two_colours)
    assert source(GAME.folder).named("mine") != own.named("mine"), "other contents, another name"


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    stopped = run("play", "border", env={**os.environ, OWN_EDITIONS: str(tmp_path / "nowhere")})
    assert (stopped.returncode, stopped.stderr.count("\n")) == (2, 1)
    assert str(tmp_path / "nowhere") in stopped.stderr


def run_python(program: str, environment: dict[str, str]) -> str:
    """The output of a small program."""
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout
