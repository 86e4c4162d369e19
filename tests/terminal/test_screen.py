"""Screen, colours and keyboard."""

from __future__ import annotations

import sys
from io import StringIO, TextIOWrapper

import pytest

from stolek.terminal.live_keyboard import LiveKeyboard
from stolek.terminal.paint import has_colour, in_colour, painter, without_colour
from stolek.terminal.prompt import PipedKeyboard, keyboard
from stolek.terminal.screen import CLEAR, FORGET, Screen


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_only_a_real_terminal_is_cleared() -> None:
    for stream, cleared in ((Terminal(), True), (StringIO(), False)):
        Screen(stream, without_colour).clear(forget=True)
        assert (CLEAR in stream.getvalue()) == (FORGET in stream.getvalue()) == cleared


def test_what_has_scrolled_away_stays_unless_it_may_be_a_secret() -> None:
    stream = Terminal()
    Screen(stream, without_colour).clear(forget=False)
    assert stream.getvalue() == CLEAR


def test_sentences_are_wrapped_and_indented() -> None:
    stream = StringIO()
    Screen(stream, without_colour).tell("  " + "word " * 40)
    lines = stream.getvalue().splitlines()
    assert max(map(len, lines)) < 80
    assert lines[0].startswith("  word")
    assert all(line.startswith("    word") for line in lines[1:])


def test_a_pause_is_for_eyes_only(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    Screen(StringIO(), without_colour).pause(9)
    Screen(Terminal(), without_colour).pause(9)
    assert slept == [9]


def test_colour_is_for_terminals_whose_owner_did_not_say_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert has_colour(Terminal())
    assert not has_colour(StringIO())
    monkeypatch.setenv("TERM", "dumb")
    assert not has_colour(Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_colour(Terminal())


def test_paint() -> None:
    assert painter(False)("x", "red") == "x"
    assert painter(True)("x", "red") == "\x1b[38;5;203mx\x1b[0m"
    assert in_colour("x", "no such colour") == "x"
    assert in_colour("", "red") == ""


def test_lines_come_from_a_pipe_with_an_echo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("  hello \n"))
    found = keyboard()
    assert isinstance(found, PipedKeyboard)
    assert found.ask("› ") == "hello"
    assert capsys.readouterr().out == "› hello\n"
    with pytest.raises(EOFError):
        found.ask("› ")


def test_junk_in_a_pipe_is_a_line_like_any_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("junk") / "junk"
    path.write_bytes(b"\xff\xfe\n")
    with path.open("rb") as file, TextIOWrapper(file, encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        assert keyboard().ask("") == "��"


def test_two_terminals_make_a_live_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert isinstance(keyboard(), PipedKeyboard)
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(LiveKeyboard, "__init__", lambda self: None)
    assert isinstance(keyboard(), LiveKeyboard)
