"""A new game in a copy of the project passes all laws at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stolek import Refusal
from stolek.cli import new_game
from stolek.cli.new_game import Names, check_name, new_prefix, plant

ROOT = Path(__file__).parents[2]
NO_NAMES = (
    "state",
    "game",
    "option",
    "refusal",
    "testers",
    *("", "ri", "a123", "r" * 40, "1river", "_river", "river_", "river__town", "river-town", "river town"),
    *("Rivers", "řeka", "../river", "river.py", "import"),
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources and what the laws need, without binaries."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for part in ("src", "tests/laws", "tests/games/_template"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    for name in ("pyproject.toml", "setup.py", "tests/amounts.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python interpreter that uses the copy."""
    environment = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}:{checkout}", "STOLEK_INTERPRETED": "1"}
    environment.pop("PYTEST_XDIST_WORKER", None)
    words = (sys.executable, *words)
    return subprocess.run(words, cwd=checkout, env=environment, capture_output=True, text=True)


def test_a_new_game_is_lawful_at_once(checkout: Path) -> None:
    script = "import sys; from stolek.cli.new_game import create; print(*create(sys.argv[1]), sep='\\n')"
    created = run(checkout, "-c", script, "river_town")
    assert created.returncode == 0, created.stderr
    game, tests = checkout / "src/stolek/games/river_town", checkout / "tests/games/river_town"
    made = {Path(line) for line in created.stdout.splitlines()}
    assert made == {path for folder in (game, tests) for path in folder.rglob("*") if path.is_file()}
    assert {path.relative_to(game).as_posix() for path in made if path.is_relative_to(game)} >= {
        "__init__.py", "rules.py", "rules.pxd", "RULES.md", "words/sk.ftl", "box.json", "terminal/text.py"
    }  # fmt: skip
    for path in made:
        text = path.read_text(encoding="utf-8")
        assert not any(left in text for left in ("_template", "Template", "TPL")), path
    assert "cdef class RiverTown(State):" in (game / "rules.pxd").read_text(encoding="utf-8")
    assert "**RIV-1**" in (game / "RULES.cs.md").read_text(encoding="utf-8")
    tested = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "river_town", "tests")
    assert tested.returncode == 0, tested.stdout
    laws_and_tests = re.search(r"(\d+) passed", tested.stdout)
    assert laws_and_tests is not None
    assert int(laws_and_tests[1]) > 100
    assert "river_town" in run(checkout, "-c", "import stolek; print(stolek.games())").stdout
    again = run(checkout, "-c", script, "river_town")
    assert "game-exists" in again.stderr


@pytest.mark.parametrize("name", NO_NAMES)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(Refusal, match="bad-game-name"):
        new_game.create(name)


def test_names_that_are_taken(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="game-exists"):
        new_game.create("ingenious")
    (tmp_path / "rivers").mkdir()
    with pytest.raises(Refusal, match="game-exists"):
        check_name("rivers", [tmp_path / "rivers"])


def test_a_prefix_that_nobody_has(tmp_path: Path) -> None:
    assert new_prefix("rivers", tmp_path) == "RIV"
    assert new_prefix("a_1b_c", tmp_path) == "ABC"
    (tmp_path / "other").mkdir()
    (tmp_path / "other/RULES.md").write_text("**RIV-1** Flow.\n\n**RIE-2** See RIR-1.\n")
    assert new_prefix("rivers", tmp_path) == "RIR"
    (tmp_path / "other/RULES.md").write_text("**ABC-1** Sing.\n")
    with pytest.raises(Refusal, match="bad-game-name"):
        new_prefix("abc", tmp_path)


def test_nothing_is_left_half_copied(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "rules.py").write_text("class Template: ...\n")
    pairs = [(source, tmp_path / "one"), (tmp_path / "nowhere", tmp_path / "two")]
    with pytest.raises(Refusal, match="cannot-write"):
        plant(pairs, Names("rivers", "RIV"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["source"]
    assert plant(pairs[:1], Names("rivers", "RIV")) == [tmp_path / "one/rules.py"]
    assert (tmp_path / "one/rules.py").read_text() == "class Rivers: ...\n"


def test_an_installed_package_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "ROOT", tmp_path)
    monkeypatch.setattr(new_game, "GAMES", tmp_path)
    monkeypatch.setattr(new_game, "has_binary", lambda _: True)
    with pytest.raises(Refusal, match="not-a-checkout"):
        new_game.create("rivers")
    assert not list(tmp_path.iterdir())
