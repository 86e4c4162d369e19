"""Worker processes that never outlive who has started them."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def pool(workers: int) -> ProcessPoolExecutor:
    """So many processes, started afresh: nothing of this one is in them."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=exit_with_parent)


def exit_with_parent() -> None:
    """Let a worker end when the process that started it has ended, even by a kill."""
    Thread(target=watch, daemon=True).start()


def watch() -> None:
    """Wait for the end of the house."""
    house = parent_process()
    if house is not None:
        house.join()
        os._exit(1)


def end(pool: ProcessPoolExecutor) -> None:
    """End worker processes at once, whatever they are working on."""
    workers = list((pool._processes or {}).values())  # the executor has no public way to it
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
