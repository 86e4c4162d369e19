"""Whole matches, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from stolek.kernel.record import Played
from stolek.terminal.savefile import load, read, save
from stolek.words.speak import Speaker
from tests.cli.processes import GAME, PROGRAM, one_language, played_by_bots, run
from tests.waiting import PATIENCE, wait_until

PLAY = ("play", "ingenious", "--level", "random")


@one_language
def test_a_whole_game_from_a_pipe(language: str, tmp_path: Path) -> None:
    match, lines = played_by_bots(2, 1, 5)
    path = tmp_path / "m.json"
    done = run(
        *PLAY,
        "--seed",
        "5",
        "--lang",
        language,
        "--save",
        "m.json",
        typed="\n".join(lines),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert load(path).record == match.record
    speaker = Speaker(language, GAME)
    assert match.outcome
    assert speaker.say(f"ending-{match.outcome.ending}") in " ".join(done.stdout.split())
    assert speaker.say("terminal-seal-check", command="stolek verify m.json") in done.stdout
    assert "\x1b" not in done.stdout
    checked = run("verify", "m.json", "--lang", language)
    assert (
        checked.stdout
        == speaker.say("cli-verified", count=sum("drawn" in line for line in lines_of(path))) + "\n"
    )


def lines_of(path: Path) -> list[str]:
    """The entries of a saved match, one a line."""
    return path.read_text().splitlines()


def test_two_people_at_one_keyboard() -> None:
    match, lines = played_by_bots(2, 2, 9)
    done = run(
        *PLAY,
        "--seed",
        "9",
        "--people",
        "2",
        "--save",
        "m.json",
        typed="\n".join(lines),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert read(Path("m.json")).record.entries == match.record.entries


def test_killed_and_resumed_a_match_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    match, lines = played_by_bots(2, 1, 5)
    path = tmp_path / "m.json"
    words = [*PROGRAM, *PLAY, "--seed", "5", "--save", str(path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stdin
        process.stdin.write("\n".join(lines[:4]) + "\n")
        process.stdin.flush()
        wait_until(lambda: path.exists() and len(own_moves(path)) == 4 and load(path).to_act == (0,))
        process.kill()
    before = load(path).record.entries
    assert before == match.record.entries[: len(before)]
    done = run("play", "--resume", str(path), typed="\n".join(lines[4:]))
    assert (done.returncode, done.stderr) == (0, "")
    assert load(path).record == match.record


def own_moves(path: Path) -> list[str]:
    """The moves of seat 0 in a saved match."""
    return [
        entry.move for entry in read(path).record.entries if isinstance(entry, Played) and entry.seat == 0
    ]


@one_language
def test_an_impossible_real_tile(language: str) -> None:
    typed = "\n".join(["red-red"] * 6 + ["purple-green"])
    done = run(
        *PLAY,
        "--chance",
        "manual",
        "--lang",
        language,
        "--save",
        "m.json",
        typed=typed,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "(ING-11)" in done.stdout
    assert load(Path("m.json")).view(0)["racks"][0] == ["red-red"] * 5 + ["green-purple"]


@one_language
def test_end_of_input_says_how_to_go_on(language: str) -> None:
    done = run(*PLAY, "--seed", "7", "--lang", language, typed="1 c9 c10\n")
    assert (done.returncode, done.stderr) == (0, "")
    command = done.stdout.rstrip().splitlines()[-1].partition("stolek ")[2]
    again = run(*command.split(), "--lang", language)
    assert again.returncode == 0
    assert Speaker(language).say("terminal-resumed", file=command.split()[-1]) in " ".join(
        again.stdout.split()
    )
    assert "R   G" in again.stdout


def test_junk_from_a_pipe_is_refused_line_by_line() -> None:
    junk = bytes(range(1, 256)) + b"\n\0\n" + b"x" * 100_000 + b"\n{$seat}\n%s\nsave \0\nrules \xff\n"
    done = subprocess.run(
        [*PROGRAM, *PLAY, "--seed", "7"],
        input=junk,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Traceback" not in done.stdout


def test_a_terminal_without_our_letters_still_gets_the_rest() -> None:
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = run(*PLAY, "--seed", "7", "--lang", "cs", env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1  R  G" in done.stdout


def test_a_reader_who_goes_away_is_no_disaster(tmp_path: Path) -> None:
    save(played_by_bots(2, 1, 5)[0], tmp_path / "m.json")
    words = [*PROGRAM, "replay", "m.json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
