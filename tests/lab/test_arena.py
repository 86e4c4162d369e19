"""The arena: any number of workers, stopped at any time, gives the same report."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

import msgspec
import pytest

from stolek import Refusal
from stolek.lab import arena, match_runner
from stolek.lab.contest import Contest
from stolek.lab.ledger import NAME
from stolek.lab.match_runner import Finished
from stolek.lab.statistics import summed_up
from tests.bots.programs import program, running
from tests.lab.contests import made_up, small
from tests.waiting import PATIENCE, wait_until

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

RUN = """
import sys, msgspec
from pathlib import Path
from stolek.lab import arena
from stolek.lab.contest import Contest
arena.run(msgspec.json.decode(sys.stdin.buffer.read(), type=Contest), Path(sys.argv[1]), workers=2)
"""
STUBBORN = """
greet()
(HERE / f"started-{os.getpid()}").touch()
is_late = len(list(HERE.glob("started-*"))) > 3
try:
    while (question := hear())["type"] == "observe":
        while is_late and (HERE / "wait").exists():
            (HERE / f"waiting-{os.getpid()}").touch()
            time.sleep(0.02)
        act(question)
except (OSError, ValueError):  # the house is silent, but this one stays
    time.sleep(60)
"""


class InThisProcess:
    """A pool that runs everything in this process."""

    def __init__(self, workers: int, **_: Any) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def submit(self, work: Any, *given: Any) -> Future[bytes]:
        """Runs the task at once."""
        done: Future[bytes] = Future()
        done.set_result(work(*given))
        return done

    def shutdown(self, **_: Any) -> None:
        """Nothing to shut down."""


def report(planned: Contest, matches: list[Finished]) -> bytes:
    """What must be the same on every machine."""
    return msgspec.json.encode(msgspec.structs.replace(summed_up(planned, matches), times=()))


def quickly(monkeypatch: pytest.MonkeyPatch, pool: type[InThisProcess] = InThisProcess) -> None:
    """Play in this process."""
    monkeypatch.setattr(arena, "pool", pool)


def test_one_worker_or_two_the_report_is_the_same(tmp_path: Path) -> None:
    planned = small("easy", "random", "random", matches=9)
    one, two = (arena.run(planned, tmp_path / str(workers), workers) for workers in (1, 2))
    assert [match.number for match in one] == list(range(9))
    assert report(planned, one) == report(planned, two)


def test_matches_are_those_that_are_played_alone(tmp_path: Path) -> None:
    planned = small(matches=4)
    alone = [match_runner.play(planned, number) for number in range(4)]
    assert report(planned, arena.run(planned, tmp_path, 2)) == report(planned, alone)


# ---- stopped and resumed --------------------------------------------------------------------------


def test_whoever_watches_hears_of_every_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quickly(monkeypatch)
    heard: list[int] = []
    planned = small(matches=4)
    arena.run(planned, tmp_path, watch=heard.append)
    arena.run(planned, tmp_path, watch=heard.append)
    arena.run(planned, tmp_path, watch=heard.append, fresh=True)
    assert heard == [0, 1, 2, 3, 4, 4, 0, 1, 2, 3, 4]


def test_only_what_is_missing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quickly(monkeypatch)
    planned, heard = small(matches=6), list[int]()

    def impatient(done: int) -> None:
        heard.append(done)
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run(planned, tmp_path, watch=impatient)
    matches = arena.run(planned, tmp_path, watch=heard.append)
    assert heard == [0, 1, 2, 3, 3, 4, 5, 6]
    assert report(planned, matches) == report(planned, arena.run(planned, tmp_path / "at once"))


def test_finished_matches_are_believed_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quickly(monkeypatch)
    planned = small(matches=2)
    arena.run(planned, tmp_path)
    head, *_ = (tmp_path / NAME).read_bytes().splitlines(keepends=True)
    (tmp_path / NAME).write_bytes(head + msgspec.json.encode(made_up(1, (2, 1))) + b"\n")
    matches = arena.run(planned, tmp_path)
    assert matches[1] == made_up(1, (2, 1))
    assert matches[0].record


def test_a_contest_is_made_longer_and_the_report_is_that_of_one_played_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quickly(monkeypatch)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    short, long = (small("easy", "random", "random", matches=matches) for matches in (3, 9))
    folder, heard = arena.home(short), list[int]()
    first = arena.run(short, folder, watch=heard.append)
    assert arena.home(long) == folder
    matches = arena.run(long, folder, watch=heard.append)
    assert heard == [*range(4), *range(3, 10)]
    assert matches[:3] == first
    assert report(long, matches) == report(long, arena.run(long, tmp_path / "at once"))


def test_a_contest_is_made_shorter_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quickly(monkeypatch)
    long, short, heard = small(matches=6), small(matches=2), list[int]()
    every = arena.run(long, tmp_path)
    matches = arena.run(short, tmp_path, watch=heard.append)
    assert (matches, heard) == (every[:2], [2])
    assert report(short, matches) == report(short, arena.run(short, tmp_path / "at once"))
    assert arena.run(long, tmp_path, watch=heard.append) == every
    assert heard == [2, 6]


@on_linux
def test_killed_in_the_middle_it_goes_on_and_leaves_nobody_behind(tmp_path: Path) -> None:
    bot, folder = program(tmp_path, STUBBORN), tmp_path / "killed"
    planned = small("random", str(bot), matches=8, milliseconds=1000 * PATIENCE)
    kill_in_the_middle(planned, folder, bot)
    before, heard = written(folder), list[int]()
    assert 2 <= before < 8
    matches = arena.run(planned, folder, 2, heard.append)
    assert heard == list(range(before, 9))
    assert report(planned, matches) == report(planned, arena.run(planned, tmp_path / "at once", 2))
    assert not running(str(bot))


def kill_in_the_middle(planned: Contest, folder: Path, bot: Path) -> None:
    """Start an arena, kill it after a few matches, and check that all its processes end."""
    mark, wait = uuid4().hex, bot.with_name("wait")
    wait.touch()
    words, environment = [sys.executable, "-c", RUN, str(folder)], {**os.environ, "STOLEK_MARK": mark}
    with subprocess.Popen(words, stdin=subprocess.PIPE, env=environment) as house:
        assert house.stdin
        house.stdin.write(msgspec.json.encode(planned))
        house.stdin.close()
        wait_until(lambda: len(list(bot.parent.glob("waiting-*"))) == 2 and written(folder) >= 2)
        house.kill()
    wait.unlink()
    try:
        wait_until(lambda: not running(mark) and not running(str(bot)))
    finally:
        for pid in running(mark) + running(str(bot)):
            os.kill(pid, signal.SIGKILL)


def written(folder: Path) -> int:
    """How many matches are in the ledger."""
    ledger = folder / NAME
    return ledger.read_bytes().count(b"\n") - 1 if ledger.exists() else 0


# ---- processes that die ---------------------------------------------------------------------------


def test_a_match_that_kills_its_process_is_tried_again(tmp_path: Path) -> None:
    bot = program(tmp_path, "first_time() and os.kill(os.getppid(), 9)\ngreet()\nwhile True: act(hear())")
    planned = small("random", str(bot), matches=2, milliseconds=1000 * PATIENCE)
    matches = arena.run(planned, tmp_path / "arena", 1)
    assert [match.number for match in matches] == [0, 1]
    assert all(match.record and match.faults == ({}, {}) for match in matches)


def test_a_match_that_kills_its_process_twice_is_counted_as_broken(tmp_path: Path) -> None:
    bot = program(tmp_path, "os.kill(os.getppid(), 9); time.sleep(60)")
    planned = small("random", str(bot), matches=2)
    found = summed_up(planned, arena.run(planned, tmp_path / "arena", 1))
    assert (found.matches, found.broken) == (2, 2)
    assert all(line.victories.share == 0 for line in found.lines)


def test_no_match_is_forgotten_when_a_pool_breaks_between_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Fragile(InThisProcess):
        submitted = 0

        def submit(self, work: Any, *given: Any) -> Future[bytes]:
            Fragile.submitted += 1
            if Fragile.submitted == 3:
                raise BrokenProcessPool
            return super().submit(work, *given)

    quickly(monkeypatch, Fragile)
    matches = arena.run(small(matches=6), tmp_path)
    assert [match.number for match in matches] == list(range(6))


# ---- folders --------------------------------------------------------------------------------------


def test_a_contest_has_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    planned = small()
    assert arena.home(planned) != arena.home(small(seed=1))
    assert arena.home(planned).name == f"_template-{planned.key()}"
    if sys.platform == "linux":
        assert arena.home(planned).is_relative_to(tmp_path)


def test_another_contest_s_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quickly(monkeypatch)
    arena.run(small(matches=2), tmp_path)
    with pytest.raises(Refusal, match="arena-other"):
        arena.run(small(matches=2, seed=1), tmp_path)
    assert len(arena.run(small(matches=2, seed=1), tmp_path, fresh=True)) == 2


def test_a_program_that_went_away_is_refused_with_its_name(tmp_path: Path) -> None:
    bot = program(tmp_path, "greet()")
    planned = small("random", str(bot), matches=2)
    bot.unlink()
    with pytest.raises(Refusal, match="bot-missing") as caught:
        arena.run(planned, tmp_path / "arena")
    assert caught.value.facts == {"file": str(bot)}


def test_complaints_of_programs_are_kept_beside_the_ledger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quickly(monkeypatch)
    bot = program(tmp_path, "raise RuntimeError('out of ideas')")
    arena.run(small("random", str(bot), matches=2), tmp_path / "arena")
    assert "out of ideas" in (tmp_path / "arena" / arena.ERRORS).read_text()
    arena.run(small(matches=2), tmp_path / "arena", fresh=True)
    assert not (tmp_path / "arena" / arena.ERRORS).exists()


def test_there_is_use_for_one_worker_at_least() -> None:
    assert arena.cores() >= 1
