"""Fixtures for tests of external bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stolek.bots.external import ExternalBot, Limits
from tests.bots.externals import PATIENT, Seated, place
from tests.bots.patience import patience  # noqa: F401
from tests.bots.positions import TINY
from tests.bots.programs import program


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Seated]:
    """Starts an external bot whose program has this body, and stops it afterwards."""
    guests = []

    def sit_down(body: str | Path, limits: Limits = PATIENT, **more: Any) -> ExternalBot:
        path = body if isinstance(body, Path) else program(tmp_path, body)
        guests.append(ExternalBot(path, TINY, place(more.get("seat", 0)), limits, more.get("errors")))
        return guests[-1]

    yield sit_down
    for one in guests:
        one.stop()
