"""The examples of README and manual are run, and give the output that is shown there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def examples(page: Path) -> list[str]:
    """The Python examples on a page."""
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = examples(README)[0]
    exec(compile(code, "README", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert f"# {printed[0]}" in code
    assert printed[1] == "placed ING-13"
    assert re.fullmatch(r"\d+ \(\d, \d\)", printed[-1])


def test_the_examples_of_the_manual_run(capsys: pytest.CaptureFixture[str]) -> None:
    for code in examples(ROOT / "docs" / "manual" / "engine.md"):
        exec(compile(code, "engine.md", "exec"), {})
    assert re.fullmatch(r"\(\d, \d\)\n", capsys.readouterr().out)


def test_the_example_with_a_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for code in examples(ROOT / "docs" / "manual" / "bots.md"):
        exec(compile(code, "bots.md", "exec"), {})
    assert re.fullmatch(r"\(\d, \d\)\n", capsys.readouterr().out)


def test_readme_is_one_screen() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 55


def test_links_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
