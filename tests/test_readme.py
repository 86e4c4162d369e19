"""The first example of the README is run, and says what it says there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_first_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code[0], "README", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert f"# {printed[0]}" in code[0]
    assert printed[1] == "placed ING-13"
    assert re.fullmatch(r"\d+ \(\d, \d\)", printed[-1])


def test_readme_is_one_screen() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 50
