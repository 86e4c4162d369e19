"""The table in a real terminal (a pty): keys go in, a screen comes out."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

PROGRAM = [sys.executable, "-c", "import sys; from stolek.cli import main; sys.exit(main())"]


class Terminal:
    """A program in a pty."""

    def __init__(self, *words: str, columns: int = 100) -> None:
        self.process, self.screen = pty.fork()
        if self.process == 0:
            os.execv(PROGRAM[0], [*PROGRAM, *words])
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.seen = ""
        # A character of several bytes may arrive in two pieces.
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def press(self, keys: str) -> None:
        """Press keys, and forget what was seen before."""
        self.seen = ""
        os.write(self.screen, keys.encode())

    def wait_for(self, pattern: str) -> str:
        """Read until the screen matches a pattern."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if re.search(pattern, self.bare()):
                return self.seen
            ready, _, _ = select.select([self.screen], [], [], 0.2)
            if ready:
                self.seen += self.read()
        raise AssertionError(f"{pattern!r} was not seen in {self.bare()[-2000:]!r}")

    def read(self) -> str:
        """What the program has written since."""
        try:
            return self.decode(os.read(self.screen, 65536))
        except OSError:  # the program has closed its terminal
            return ""

    def bare(self) -> str:
        """What was seen, without escape sequences."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.seen)

    def code(self) -> int:
        """The exit code, once the program has ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                self.process = 0
                while select.select([self.screen], [], [], 0)[0] and (last := self.read()):
                    self.seen += last
                return os.waitstatus_to_exitcode(status)
            if select.select([self.screen], [], [], 0.1)[0]:
                self.seen += self.read()
        raise AssertionError("it does not end")

    def close(self) -> None:
        """Kill the program if it still runs."""
        if self.process:
            os.kill(self.process, 9)
            os.waitpid(self.process, 0)
        os.close(self.screen)


@pytest.fixture
def terminals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Terminal]]:
    """Terminals that are closed at the end."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("PROMPT_TOOLKIT_NO_CPR", "1")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("NO_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_a_move_completed_with_tab_and_a_clean_leave(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal("play", "ingenious", "--seed", "7")
    terminals.append(terminal)
    drawn = terminal.wait_for("›")
    assert "\x1b[1;38;5;231;48;5;160m" in drawn, "tiles are coloured"
    assert "★" in drawn
    terminal.press("or\t")
    terminal.wait_for("orange-orange")
    terminal.press("l8 l9\r")
    news = terminal.wait_for(r"Bot 1 lays(.|\n)*›")
    assert "Player 1 lays orange on l8 and orange on l9." in terminal.bare()
    assert "\x1b[2J" in news, "the page is turned"
    terminal.press("\x04")
    assert terminal.code() == 0
    (kept,) = (tmp_path / "stolek").iterdir()
    assert f"stolek play --resume {kept}" in terminal.bare()
    assert "Traceback" not in terminal.bare()


def test_tab_shows_the_cells_that_are_left(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "ingenious", "--seed", "7", "--no-colour", columns=80)
    terminals.append(terminal)
    drawn = terminal.wait_for("›")
    assert not re.search(r"\x1b\[[0-9;]*m★", drawn)
    assert "(r)" in drawn
    terminal.press("1 c9 \t")
    terminal.wait_for(r"c10(.|\n)*d8(.|\n)*d9")
    terminal.press("\x03")
    assert terminal.code() == 130
    assert "Goodbye!" in terminal.bare()
    assert "Traceback" not in terminal.bare()


def test_the_keyboard_is_handed_over_on_an_empty_page(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "ingenious", "--seed", "7", "--names", "Eva,Jan")
    terminals.append(terminal)
    terminal.wait_for("Eva is next")
    terminal.press("\r")
    terminal.wait_for("Eva ›")
    terminal.press("red-green c9 c10\r")
    page = terminal.wait_for("Jan is next").rpartition("\x1b[2J\x1b[3J")[2]
    assert "red-" not in page
    terminal.press("\x1b[A\r")
    terminal.wait_for("Jan ›")
    assert "red-green c9 c10" not in terminal.bare(), "earlier lines are forgotten"
