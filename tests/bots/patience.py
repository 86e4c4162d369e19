"""However busy the machine is, programs are waited for that start or end by themselves."""

from __future__ import annotations

import pytest

from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the tests of every folder whose conftest names this."""
    monkeypatch.setattr("stolek.bots.external.START_SECONDS", PATIENCE)
    monkeypatch.setattr("stolek.bots.external.FAREWELL_SECONDS", PATIENCE)
