"""`stolek serve`, and `stolek` alone: real processes, stopped by signals."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from stolek.cli.main import BAD_INPUT, main
from stolek.words.speak import Speaker
from tests.cli.processes import one_language
from tests.waiting import PATIENCE, wait_until

STOLEK = [sys.executable, "-c", "import sys; from stolek.cli import main; sys.exit(main())"]


@contextmanager
def serving(*words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its first line of output; it is always stopped."""
    process = subprocess.Popen(
        [*STOLEK, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        yield process, next(line for line in lines if "http://" in line)
    finally:
        process.kill()
        process.communicate()


def address(line: str) -> str:
    """The address in a line of output."""
    return next(word for word in line.split() if word.startswith("http://"))


def test_a_server_opens_answers_and_ends_politely(tmp_path: Path) -> None:
    with serving("serve", "--port", "0", "--data", str(tmp_path / "data")) as (process, line):
        with urlopen(f"{address(line)}/api/health") as answer:
            assert b'"ok"' in answer.read()
        process.send_signal(signal.SIGINT)  # tests of kills try both signals
        _, complaints = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in complaints
    assert (tmp_path / "data" / "secret.key").stat().st_mode & 0o077 == 0
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


@one_language
def test_bare_stolek_shows_first_steps_and_opens_a_browser(tmp_path: Path, language: str) -> None:
    shown, own = with_a_browser(tmp_path, language)
    with serving(**own) as (process, line):
        assert line.strip() == Speaker(language).say("cli-serving", address=address(line))
        wait_until(lambda: shown.exists() or process.poll() is not None)
        assert shown.read_text().strip() == address(line)
    assert (tmp_path / "stolek" / "stolek.sqlite").exists()


@one_language
def test_a_second_server_on_the_same_data_is_kept_out_in_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    data = ("--port", "0", "--data", str(tmp_path))
    with (
        serving("serve", *data) as (_, line),
        serving("serve", "--port", "0", "--data", str(tmp_path / "own")),
    ):
        assert main(("serve", *data, "--lang", language)) == BAD_INPUT
        expected = Speaker(language).say("refusal-open-elsewhere", address=address(line))
        assert capsys.readouterr().err.strip() == expected


@one_language
def test_bare_stolek_that_is_open_already_is_shown_where_it_is(tmp_path: Path, language: str) -> None:
    shown, own = with_a_browser(tmp_path, language)
    with serving("serve", "--port", "0", "--data", str(tmp_path / "stolek")) as (_, line):
        second = subprocess.run(STOLEK, capture_output=True, text=True, env={**os.environ, **own}, check=True)
        assert second.stdout.splitlines()[-1] == Speaker(language).say(
            "cli-open-already", address=address(line)
        )
        assert second.stderr == ""
        wait_until(shown.exists)
        assert shown.read_text().strip() == address(line)


def with_a_browser(folder: Path, language: str) -> tuple[Path, dict[str, str]]:
    """The file to which a fake browser writes its address, and the environment that selects it."""
    shown, looker = folder / "shown", folder / "browser"
    looker.write_text(f'#!/bin/sh\necho "$1" > {shown}.part && mv {shown}.part {shown}\n')
    looker.chmod(0o700)
    return shown, {"LANG": f"{language}_XX.UTF-8", "XDG_DATA_HOME": str(folder), "BROWSER": str(looker)}


@one_language
def test_what_cannot_be_opened_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    def refused(*words: str) -> str:
        assert main(words) == BAD_INPUT
        return capsys.readouterr().err.strip()

    speaker = Speaker(language)
    data = ("--data", str(tmp_path), "--lang", language)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = refused("serve", "--port", port, *data)
    assert line.startswith(speaker.say("refusal-bad-address", host="127.0.0.1", port=port, detail="")[:30])
    known = ["postgres", "postgresql", "sqlite"]
    line = refused("serve", "--port", "0", "--database", "mysql://x", *data)
    assert line == speaker.say("refusal-bad-database", known=known)
    line = refused("serve", "--port", "0", "--database", "sqlite:////nowhere/x", *data)
    assert "/nowhere/x" in line
    (tmp_path / "text").write_text("no database" * 100)
    line = refused("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'text'}", *data)
    assert "not a database" in line
    (tmp_path / "file").touch()
    line = refused("serve", "--port", "0", "--data", str(tmp_path / "file"), "--lang", language)
    assert str(tmp_path / "file") in line
    (tmp_path / "secret.key").write_bytes(b"short")
    line = refused("serve", "--port", "0", *data)
    assert line == speaker.say("refusal-bad-secret", path=str(tmp_path / "secret.key"))
