"""Repeated failures do not fill the log: one traceback, a few short lines, and the recovery."""

from __future__ import annotations

import logging

import pytest

from stolek.tables.failure_log import LONGEST_REASON, FailureLog

log = logging.getLogger("stolek.tests")


@pytest.fixture
def failures() -> FailureLog:
    """The failure log of some work, counting."""
    return FailureLog(log, "counting")


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, bool]]:
    """Messages logged since the last call, each with whether it has a traceback."""
    found = [(record.getMessage(), bool(record.exc_info)) for record in caplog.records]
    caplog.clear()
    return found


def test_however_often_it_fails_there_is_one_traceback_and_a_few_lines(
    failures: FailureLog, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(1000):
        failures.failed(ValueError("a tile that is none"))
    first, second, *_, last = found = lines(caplog)
    assert first == ("counting failed", True)
    assert second == ("counting failed 2 times, now by ValueError: a tile that is none", False)
    assert last == ("counting failed 512 times, now by ValueError: a tile that is none", False)
    assert len(found) == 10
    failures.worked()
    failures.worked()
    assert lines(caplog) == [("counting works again after 1000 failures", False)]
    failures.failed(ValueError("anew"))
    assert lines(caplog) == [("counting failed", True)]


def test_every_kind_of_error_has_its_traceback_once(
    failures: FailureLog, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(50):
        failures.failed(ValueError())
        failures.failed(KeyError())
    found = lines(caplog)
    assert found[:2] == [("counting failed", True)] * 2
    assert not any(trace for _, trace in found[2:])


def test_a_long_reason_is_one_short_line(failures: FailureLog, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        failures.failed(ValueError("many\nlines\n" * 10_000))
    _, (text, _) = lines(caplog)
    assert "\n" not in text
    assert len(text) < LONGEST_REASON + 100
