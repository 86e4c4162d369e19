"""`stolek arena` from the command line to the report."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stolek
from stolek.cli import main
from stolek.cli.arena import command
from stolek.lab.arena import ERRORS
from stolek.lab.contest import contest
from stolek.lab.ledger import NAME, opened
from stolek.lab.statistics import Report
from stolek.words.speak import LANGUAGES, Speaker
from tests.bots.programs import EXAMPLES, HONEST, program
from tests.cli.processes import PROGRAM, every_language, run
from tests.cli.test_refusals import beginning, complaint
from tests.waiting import PATIENCE, wait_until

TINY = "arena _template --bots random,random --games 2 --workers 1"
BAD = {
    "arena chess --bots random,random": "unknown-game",
    "arena _template --bots random,grandmaster": "unknown-bot",
    "arena _template --bots random,": "bot-unnamed",
    "arena _template --bots easy,,random": "bot-unnamed",
    "arena _template --bots ./other,random": "bot-folder",
    "arena _template --bots random": "bad-players",
    "arena _template --bots random,random --games 0": "bad-matches",
    "arena _template --bots random,random --workers 0": "bad-workers",
    "arena _template --bots random,random --option colour=red": "unknown-option",
    "arena _template --bots random,random --lang xx": "unknown-language",
    "arena _template --bots random,./none.py": "bot-missing",
    "arena _template --bots random,./quiet": "bot-not-executable",
    "arena _template --bots random,./bot.js": "bot-no-interpreter",
}
TO = {
    f"{TINY} --to diary.txt": "file-not-written",
    f"{TINY} --to other": "arena-other",
    f"{TINY} --to busy": "arena-busy",
}
UNREADABLE = (
    "arena",
    "arena _template",
    "arena _template --bots random,random --games many",
    "arena _template --bots random,random --dance",
)


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def things(tmp_path: Path) -> Path:
    """Bots that cannot be run, and folders that cannot be used."""
    program(tmp_path, HONEST, "quiet")
    program(tmp_path, "", "bot.js")
    (tmp_path / "diary.txt").write_text("Dear diary")
    with opened(contest("_template", ("random", "random"), 2, seed=9), tmp_path / "other"):
        pass
    return tmp_path


def wording(line: str, code: str, language: str) -> bool:
    """Whether a line says this refusal in this language."""
    speakers = [Speaker(language), Speaker(language, stolek.game("_template"))]
    key = f"refusal-{code}"
    return any(beginning(speaker, key) in line for speaker in speakers if speaker.has(key))


def contents(folder: Path) -> dict[str, bytes]:
    """All files below a folder."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# ---- from the command line to the report ----------------------------------------------------------


def test_a_contest_as_json_with_its_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "_template", "--bots", "easy,random,random", "--games", "5", "--seed", "7"]
    assert main([*words, "--workers", "2", "--to", "here", "--json"]) == 0
    shown = capsys.readouterr().out
    report = msgspec.json.decode(shown, type=Report)
    assert (report.matches, report.broken, report.contest.seed) == (6, 0, 7)
    assert [line.bot for line in report.lines] == ["easy", "random", "random"]
    assert sum(line.victories.share for line in report.lines) == pytest.approx(1, abs=1e-3)
    assert {path.name for path in (tmp_path / "here").iterdir()} >= {NAME, "report.json", "report.html"}
    assert json.loads((tmp_path / "here" / "report.json").read_bytes()) == json.loads(shown)


@every_language
def test_a_contest_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    assert main([*TINY.split(), "--to", "here", "--lang", language]) == 0
    shown = capsys.readouterr().out
    speaker = Speaker(language, stolek.game("_template"))
    assert speaker.say("arena-heading", title="Template", matches=2) in shown
    assert "random (1)" in shown
    assert "random (2)" in shown
    assert speaker.say("arena-interval") in shown
    assert str(Path("here", "report.html")) in shown
    page = (tmp_path / "here" / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert command(contest("_template", ("random", "random"), 2)) in page


@every_language
def test_whoever_is_at_fault_is_told_where_to_read_about_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    bots = f"random,{program(tmp_path, 'greet(); hear()')}"
    words = ["arena", "_template", "--bots", bots, "--games", "2", "--workers", "1", "--to", "here"]
    assert main([*words, "--lang", language]) == 0
    noted = Speaker(language).say("arena-faults-noted", file=str(Path("here", ERRORS)))
    assert noted in capsys.readouterr().out.splitlines()
    assert (tmp_path / "here" / ERRORS).exists()
    assert main([*TINY.split(), "--to", "there", "--lang", language]) == 0
    assert ERRORS not in capsys.readouterr().out


@every_language
def test_a_program_that_has_changed_is_a_reason_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    bot = program(tmp_path, HONEST)
    with opened(contest("_template", ("random", str(bot)), 2), tmp_path / "here"):
        pass
    program(tmp_path, HONEST + "# better now")
    line = complaint(capsys, "arena", "_template", "--bots", f"random,{bot}", "--to", "here")
    assert wording(line, "arena-program-changed", language)
    assert str(bot) in line


def test_without_a_folder_it_goes_to_the_cache_and_is_played_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*TINY.split(), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    ledger = next(tmp_path.glob(f"cache/stolek/arena/_template-*/{NAME}"))
    before = ledger.read_bytes()
    assert main([*TINY.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert ledger.read_bytes() == before
    assert main([*TINY.split(), "--json", "--fresh"]) == 0
    assert without_times(json.loads(capsys.readouterr().out)) == without_times(first)
    assert ledger.read_bytes() != before, "the times are those of before"


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    """What must be the same every time."""
    return {name: value for name, value in report.items() if name != "times"}


def test_a_program_and_options_in_a_real_process(tmp_path: Path) -> None:
    bots = f"random,{EXAMPLES / 'mybot.py'}"
    words = ["arena", "_template", "--bots", bots, "--games", "2", "--option", "hand=3", "--limit", "120000"]
    done = run(*words, "--memory", "300", "--to", "here", "--json")
    assert done.returncode == 0
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.contest.options["hand"] == 3
    assert (report.contest.milliseconds, report.contest.megabytes) == (120000, 300)
    assert [line.faults for line in report.lines] == [{}, {}]


def test_the_help_speaks_of_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == 0
    shown = capsys.readouterr().out
    for option in ("bots", "games", "seed", "workers", "option", "to", "fresh", "limit", "memory", "json"):
        assert f"--{option} " in shown


# ---- the command that plays the contest again -----------------------------------------------------


def test_the_command_in_the_report_plays_the_same_contest(capsys: pytest.CaptureFixture[str]) -> None:
    planned = contest("_template", ("easy", "random"), 3, 5, options={"hand": 3})
    again = [*shlex.split(command(planned))[1:], "--to", "here", "--workers", "1", "--json"]
    assert main(again) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Report).contest == planned


def test_the_command_in_the_report_tells_the_limits() -> None:
    planned = contest("_template", ("random", "random"), 2, milliseconds=900, megabytes=99)
    assert "--limit 900" in command(planned)
    assert "--memory 99" in command(planned)


# ---- refusals -------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("words", BAD)
def test_bad_input_gets_one_line_and_nothing_is_played(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    things: Path,
    words: str,
    language: str,
) -> None:
    monkeypatch.setenv("LANG", language)
    monkeypatch.setenv("PATH", str(things / "nowhere"))
    before = contents(things)
    assert wording(complaint(capsys, *words.split()), BAD[words], language)
    assert contents(things) == before


@pytest.mark.parametrize(("words", "language"), list(zip(TO, LANGUAGES, strict=True)))
def test_a_folder_that_cannot_be_used_gets_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    things: Path,
    words: str,
    language: str,
) -> None:
    monkeypatch.setenv("LANG", language)
    with opened(contest("_template", ("random", "random"), 2), things / "busy"):
        assert wording(complaint(capsys, *words.split()), TO[words], language)


@pytest.mark.parametrize("words", TO)
def test_a_folder_that_cannot_be_used_is_left_alone(
    capsys: pytest.CaptureFixture[str], things: Path, words: str
) -> None:
    with opened(contest("_template", ("random", "random"), 2), things / "busy"):
        before = contents(things)
        assert main(words.split()) == 2
        assert wording(capsys.readouterr().err, TO[words], "en")
        assert contents(things) == before


@every_language
@pytest.mark.parametrize("words", UNREADABLE)
def test_command_lines_that_make_no_sense(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: str, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    assert "--help" in complaint(capsys, *words.split())


@pytest.mark.parametrize("words", [f"{TINY} --limit 0", f"{TINY} --memory -1"])
def test_limits_that_nobody_can_keep_are_refused(capsys: pytest.CaptureFixture[str], words: str) -> None:
    assert wording(complaint(capsys, *words.split()), "bad-limit", "en")


def test_bad_input_in_a_real_process() -> None:
    done = run("arena", "_template", "--bots", "random,grandmaster", "--lang", "cs")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


# ---- stopped --------------------------------------------------------------------------------------


def listen_to_the_keyboard() -> None:
    """Enable Ctrl-C: processes started in the background ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C for a group here")
def test_stopped_by_the_keyboard_it_says_how_to_go_on(tmp_path: Path) -> None:
    waiting = "(len(list(HERE.glob('pid-*'))) > 3 and time.sleep(PATIENCE)); act(question)"
    body = "(HERE / f'pid-{os.getpid()}').touch()" + HONEST.replace("act(question)", waiting)
    slow = program(tmp_path, body.replace("PATIENCE", str(PATIENCE)))
    words = [
        "arena",
        "_template",
        "--bots",
        f"random,{slow}",
        "--games",
        "8",
        "--workers",
        "1",
        "--to",
        "here",
    ]
    ledger = tmp_path / "here" / NAME
    with subprocess.Popen(
        [*PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
        preexec_fn=listen_to_the_keyboard,
    ) as house:
        # Interrupt while a bot thinks: its worker is in the middle of a match.
        wait_until(lambda: ledger.exists() and ledger.read_bytes().count(b"\n") > 2)
        wait_until(lambda: len(list(tmp_path.glob("pid-*"))) > 3)
        os.killpg(house.pid, signal.SIGINT)
        out, errors = house.communicate(timeout=PATIENCE)
    assert house.returncode == 130
    assert out == ""
    assert "The same command goes on from here." in errors
    assert "Traceback" not in errors
