"""The flake hunter finds tests that sometimes fail, resumes where it was stopped, and refuses nonsense."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from tests import flake_words, flakes, shuffled
from tests.report import main as report

FLAKY = """
from pathlib import Path

def test_always(): pass

def test_now_and_then():
    seen = Path("seen")
    seen.write_text(seen.read_text() + "x" if seen.exists() else "")
    assert len(seen.read_text()) != 1
"""

REPORT = """<testsuites><testsuite>
<testcase classname="a" name="slow" time="2"/>
<testcase classname="a" name="bad" time="1"><failure/></testcase>
</testsuite></testsuites>"""

PASSED = '<testsuites><testsuite><testcase classname="a" name="good" time="2"/></testsuite></testsuites>'


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one test that fails the second time."""
    (tmp_path / "tests/part").mkdir(parents=True)
    (tmp_path / "tests/part/test_flaky.py").write_text(FLAKY, encoding="utf-8")
    shutil.copy(shuffled.__file__, tmp_path / "tests/shuffled.py")
    (tmp_path / ".gitignore").write_text("__pycache__/\n", encoding="utf-8")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    monkeypatch.setattr(flakes, "ROOT", tmp_path)
    monkeypatch.setattr(flakes, "KEPT", tmp_path / "build/flakes")
    monkeypatch.setattr(flakes, "CODE", ("tests",))
    monkeypatch.setattr(flakes, "CORES", 0)  # no busy processes
    monkeypatch.setattr(flakes, "WORKERS", 1)
    # Plugins other than xdist take longer to import than the tests of this project run.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    return tmp_path


def test_a_test_that_fails_now_and_then_is_reported_with_its_seed(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert flakes.main("part", 3) == 1
    rounds = msgspec.json.decode(
        (project / "build/flakes/part/hunt.json").read_bytes(), type=flakes.Hunt
    ).rounds
    assert [len(one.failed) for one in rounds] == [0, 1, 0]
    said = capfd.readouterr().out
    assert f"failed in 1 of 3: tests.part.test_flaky::test_now_and_then (seeds {rounds[1].seed})" in said
    assert "test_always (seeds" not in said


def test_a_hunt_goes_on_until_the_code_changes(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert flakes.main("part", 1) == 0
    assert flakes.main("part", 2) == 1
    said = capfd.readouterr().out
    assert "Going on after round 1." in said
    assert said.count("--- part: round") == 2
    (project / "tests/part/test_flaky.py").write_text("def test_other(): pass\n", encoding="utf-8")
    assert flakes.main("part", 1) == 0
    assert "a new one begins" in capfd.readouterr().out


def test_a_hunt_that_is_stopped_has_not_passed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    assert flakes.main("part", 1) == 0
    monkeypatch.setattr(flakes, "run_round", stop)
    assert flakes.main("part", 2) == 1


@pytest.mark.parametrize(
    ("part", "times"),
    [
        ("nowhere", "10"),
        (".", "10"),
        ("../src", "10"),
        ("server;ls", "10"),
        ("it's", "10"),
        ('"', "10"),
        ("", "10"),
        ("server", "0"),
        ("server", ""),
        ("server", "-1"),
        ("server", "x"),
        ("server", "1001"),
        ("server", "1'"),
    ],
)
def test_bad_input_gets_one_clear_line_before_any_set_up(part: str, times: str, tmp_path: Path) -> None:
    for name in ("src/stolek/nothing.py", "tests/server/test_nothing.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for path in (flake_words.ROOT / "Makefile", Path(flake_words.__file__)):
        shutil.copy(path, tmp_path / path.relative_to(flake_words.ROOT))
    made = subprocess.run(
        ["make", "flakes", f"PART={part}", f"TIMES={times}"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"]},  # no variables of the make that runs this test
        capture_output=True,
        text=True,
    )
    assert made.returncode == 2
    assert made.stdout == ""
    complaint, _ = made.stderr.splitlines()  # the second line is from make
    assert complaint == (
        f"There is no part {part!r} of the tests; PART is one of: server."
        if times == "10"
        else f"TIMES={times} is not a whole number from 1 to 1000."
    )


def test_a_part_that_failed_fails_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "part.xml").write_text(REPORT, encoding="utf-8")
    (tmp_path / "parts.txt").write_text("set-up:0:61\njourneys:2:9\n", encoding="utf-8")
    assert report(tmp_path) == 1
    said = capsys.readouterr().out
    assert "2.0 s  a::slow" in said
    assert "1:01    set-up\n" in said
    assert "journeys: FAILED" in said
    assert "1 passed, 1 failed, 0 skipped" in said
    assert "FAILED    a::bad\n" in said


@pytest.mark.parametrize(
    ("xml", "code"),
    [(PASSED, 0), (REPORT, 1), (PASSED[:-9], 1), ("", 1)],
    ids=["passed", "failed", "cut", "empty"],
)
def test_a_report_that_tells_of_a_failure_fails_the_run(tmp_path: Path, xml: str, code: int) -> None:
    (tmp_path / "part.xml").write_text(xml, encoding="utf-8")
    (tmp_path / "other.xml").write_text(PASSED, encoding="utf-8")
    (tmp_path / "parts.txt").write_text("set-up:0:61\n", encoding="utf-8")
    assert report(tmp_path) == code
