"""Logging of work that is retried: one traceback, a few short lines, and the recovery."""

from __future__ import annotations

import logging

LONGEST_REASON = 200  # characters


class FailureLog:
    """Logs the failures of one piece of work that is retried after each of them."""

    def __init__(self, log: logging.Logger, work: str) -> None:
        self.log, self.work = log, work
        self.failures = 0
        self.known: set[type[Exception]] = set()  # types whose traceback is logged already

    def failed(self, error: Exception) -> None:
        """Log a new type of error with its traceback; of known ones only the 2nd, 4th, 8th … failure."""
        self.failures += 1
        if type(error) not in self.known:
            self.known.add(type(error))
            self.log.error("%s failed", self.work, exc_info=error)
        elif self.failures.bit_count() == 1:
            self.log.error("%s failed %d times, now by %s", self.work, self.failures, reason(error))

    def worked(self) -> None:
        """Log the recovery, and start counting anew."""
        if self.failures:
            self.log.warning("%s works again after %d failures", self.work, self.failures)
        self.failures = 0
        self.known.clear()


def reason(error: Exception) -> str:
    """An error in one short line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_REASON]
