"""Worker pools whose processes never outlive the one that started them."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def pool(workers: int) -> ProcessPoolExecutor:
    """A pool of spawned processes: they inherit nothing from this one."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=exit_with_parent)


def exit_with_parent() -> None:
    """Make a worker exit when its parent has ended, even if that was killed."""
    Thread(target=watch, daemon=True).start()


def watch() -> None:
    """Wait for the end of the parent, then exit."""
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(1)


def end(pool: ProcessPoolExecutor) -> None:
    """Kill the workers of a pool at once, whatever they are doing."""
    workers = list((pool._processes or {}).values())  # the executor has no public access to them
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
