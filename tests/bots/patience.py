"""Long timeouts, so that slow starts and ends of programs on a busy machine fail no test."""

from __future__ import annotations

import pytest

from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """For every folder whose conftest names this."""
    monkeypatch.setattr("stolek.bots.external.START_SECONDS", PATIENCE)
    monkeypatch.setattr("stolek.bots.external.FAREWELL_SECONDS", PATIENCE)
