"""A PostgreSQL that hangs at a chosen moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from bench import postgres
from tests.waiting import ControlledTime


@contextmanager
def hanging(cluster: Path, time: ControlledTime) -> Iterator[None]:
    """PostgreSQL answers nothing, and every timeout, current or later, runs out at once."""
    with postgres.hanging(cluster):
        time.stands_still = False
        time.end_timeouts()
        try:
            yield
        finally:
            time.stands_still = True


@contextmanager
def hanging_at(engine: AsyncEngine, moment: str, hanging: AbstractContextManager[None]) -> Iterator[None]:
    """Hang from an event of SQLAlchemy's on; a commit that begins then will be done afterwards."""
    with ExitStack() as hang:

        def begin(*_: object) -> None:
            if not begun:
                begun.append(True)
                hang.enter_context(hanging)

        begun: list[bool] = []
        event.listen(engine.sync_engine, moment, begin, insert=True)  # before SQLAlchemy's own queries
        yield
        assert begun
    event.remove(engine.sync_engine, moment, begin)
