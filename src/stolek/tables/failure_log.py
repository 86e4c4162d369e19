"""Failures of work that is repeated: one traceback in the log, a few short lines, and the recovery."""

from __future__ import annotations

import logging

LONGEST_REASON = 200  # characters


class FailureLog:
    """What the log is told of one piece of work that is tried again after each failure."""

    def __init__(self, log: logging.Logger, work: str) -> None:
        self.log, self.work = log, work
        self.failures = 0
        self.known: set[type[Exception]] = set()  # kinds of errors whose traceback is in the log

    def failed(self, error: Exception) -> None:
        """Log a new kind of error with its traceback; of a known one only the 2nd, 4th, 8th … failure."""
        self.failures += 1
        if type(error) not in self.known:
            self.known.add(type(error))
            self.log.error("%s failed", self.work, exc_info=error)
        elif self.failures.bit_count() == 1:
            self.log.error("%s failed %d times, now by %s", self.work, self.failures, reason(error))

    def worked(self) -> None:
        """Log the recovery; the next failure is a new one."""
        if self.failures:
            self.log.warning("%s works again after %d failures", self.work, self.failures)
        self.failures = 0
        self.known.clear()


def reason(error: Exception) -> str:
    """An error in one short line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_REASON]
