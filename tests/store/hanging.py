"""A PostgreSQL that hangs at the worst moment."""

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
    """A PostgreSQL that answers nothing; whoever waits for it, now or later, has waited long enough."""
    with postgres.hanging(cluster):
        time.stands_still = False
        time.end_timeouts()
        try:
            yield
        finally:
            time.stands_still = True


@contextmanager
def hanging_at(engine: AsyncEngine, moment: str, hanging: AbstractContextManager[None]) -> Iterator[None]:
    """From a moment of SQLAlchemy's on nothing is answered; a commit that begins then will be done."""
    with ExitStack() as hang:

        def begin(*_: object) -> None:
            if not begun:
                begun.append(True)
                hang.enter_context(hanging)

        begun: list[bool] = []
        event.listen(engine.sync_engine, moment, begin, insert=True)  # before its own questions
        yield
        assert begun
    event.remove(engine.sync_engine, moment, begin)
