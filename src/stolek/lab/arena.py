"""The arena: plays all matches of a contest in worker processes; a stopped run can be resumed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import platformdirs

from stolek.bots.pool import pool
from stolek.lab import ledger, match_runner
from stolek.lab.contest import Contest
from stolek.lab.match_runner import Finished

AHEAD = 2  # matches queued for each worker
ERRORS = "errors.txt"

Watch = Callable[[int], None]


def run(
    contest: Contest, folder: Path, workers: int = 1, watch: Watch = lambda done: None, fresh: bool = False
) -> list[Finished]:
    """Play the missing matches of a contest; return all its matches in order of their numbers.

    `watch` is called with the number of finished matches, each time that there is one more.
    """
    with ledger.opened(contest, folder, fresh) as book:
        if fresh:
            (folder / ERRORS).unlink(missing_ok=True)
        watch(len(book.finished))
        for line in played(contest, book.missing(), workers, folder / ERRORS):
            book.enter(line)
            watch(len(book.finished))
        return book.matches()


def home(contest: Contest) -> Path:
    """The default folder of a contest."""
    return platformdirs.user_cache_path("stolek") / "arena" / f"{contest.game}-{contest.key()}"


def played(contest: Contest, numbers: list[int], workers: int, errors: Path) -> Iterator[bytes]:
    """These matches, each as soon as it is over; one that kills its worker is tried once more on its own."""
    left = list(reversed(numbers))
    while left:
        lost: list[int] = []
        yield from in_pool(contest, left, workers, errors, lost)
        for number in lost:
            again: list[int] = []
            yield from in_pool(contest, [number], 1, errors, again)
            if again:
                yield msgspec.json.encode(broken(contest, number))


def in_pool(
    contest: Contest, left: list[int], workers: int, errors: Path, lost: list[int]
) -> Iterator[bytes]:
    """Play until all is done or a worker dies; the matches running then are added to `lost`."""
    text = msgspec.json.encode(contest)
    running: dict[Future[bytes], int] = {}
    with pool(min(workers, len(left))) as crew:
        try:
            while left or running:
                while left and len(running) < AHEAD * workers:
                    future = crew.submit(work, text, left[-1], str(errors))
                    running[future] = left.pop()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield future.result()
                    del running[future]
        except BrokenProcessPool:
            lost += sorted(running.values())
        finally:
            crew.shutdown(wait=False, cancel_futures=True)


def work(contest: bytes, number: int, errors: str) -> bytes:
    """One match in a worker process; JSON in and out."""
    match = match_runner.play(msgspec.json.decode(contest, type=Contest), number, Path(errors))
    return msgspec.json.encode(match)


def broken(contest: Contest, number: int) -> Finished:
    """The result of a match that cannot be finished, because it kills its worker."""
    nothing = (0,) * contest.players
    return Finished(
        number=number,
        ranks=(1,) * contest.players,
        scores=nothing,
        ending=None,
        decisions=nothing,
        faults=tuple({} for _ in nothing),
        record="",
        clocks=tuple(match_runner.Clock() for _ in nothing),
    )


def cores() -> int:
    """The default number of workers: one per core."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
