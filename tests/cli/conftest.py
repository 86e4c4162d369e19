"""A home folder for every test, and commands run in this process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolek.cli import main
from stolek.terminal.savefile import save
from tests.cli.processes import played_by_bots


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTHONUTF8", "1")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command in this process and returns its output; it must not fail."""

    def command(*words: str) -> str:
        assert main(words) == 0
        written = capsys.readouterr()
        assert written.err == ""
        return written.out

    return command


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A finished match in a file."""
    path = tmp_path / "kept.json"
    save(played_by_bots(2, 1, 5)[0], path)
    return path
