"""External bots leave no process behind, whatever they start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.externals import SHORT, Seated, answers, asked, on_linux
from tests.bots.positions import TINY
from tests.bots.programs import is_running, program, running
from tests.waiting import wait_until

CHILDREN = """
children = [subprocess.Popen(["sleep", "60"], start_new_session=ALONE) for _ in range(2)]
(HERE / "children").write_text(" ".join(str(child.pid) for child in children))
greet()
"""


FOREVER = "greet()\nwhile True: time.sleep(60)"


def children(folder: Path) -> list[int]:
    """The child processes that a program has reported."""
    return list(map(int, (folder / "children").read_text().split()))


@on_linux
@pytest.mark.parametrize("last", ["act(hear()); time.sleep(60)", "hear()"], ids=["stays", "ends"])
def test_its_children_are_gone_when_it_is_stopped(seated: Seated, tmp_path: Path, last: str) -> None:
    guest = seated(CHILDREN.replace("ALONE", "False") + last, SHORT)
    answers(guest, asked(TINY.start(2, 3)))
    pids = children(tmp_path)
    guest.stop()
    wait_until(lambda: not any(map(is_running, pids)))


@on_linux
@pytest.mark.xfail(strict=True, reason="a child in a session of its own outlives the guest")
def test_children_that_hide_are_gone_too(seated: Seated, tmp_path: Path) -> None:
    guest = seated(CHILDREN.replace("ALONE", "True") + "act(hear()); time.sleep(60)")
    answers(guest, asked(TINY.start(2, 3)))
    pids = children(tmp_path)
    guest.stop()
    try:
        assert not any(map(is_running, pids))
    finally:
        for pid in filter(is_running, pids):
            os.kill(pid, signal.SIGKILL)


@on_linux
def test_no_process_is_left_of_any_start(seated: Seated, tmp_path: Path) -> None:
    guest = seated("greet(); act(hear())")
    question = asked(TINY.start(2, 3))
    for _ in range(7):
        answers(guest, question)
    assert running(str(tmp_path)) == []


HOUSE = """
import os, sys
from pathlib import Path
import stolek
from stolek.bots.external import ExternalBot, Limits
from stolek.bots.local import SeatAtMatch
seat = SeatAtMatch("_template", 1, 2, {}, 0)
guest = ExternalBot(Path(sys.argv[1]), stolek.game("_template"), seat, Limits())
"""


def check_nothing_is_left(path: Path, last: str) -> None:
    """No bot outlives a parent process that runs this and ends."""
    subprocess.run([sys.executable, "-c", HOUSE + last, str(path)], check=True)
    try:
        wait_until(lambda: not running(str(path)))
    finally:
        for pid in running(str(path)):
            os.kill(pid, signal.SIGKILL)


@on_linux
def test_it_does_not_outlive_the_server(tmp_path: Path) -> None:
    check_nothing_is_left(program(tmp_path, FOREVER), "guest.start(); os._exit(0)")


@on_linux
def test_it_does_not_outlive_a_server_that_ends_at_once(tmp_path: Path) -> None:
    bot = program(tmp_path, "while True: time.sleep(60)")
    check_nothing_is_left(bot, "guest.say = lambda *said: os._exit(0); guest.start()")
