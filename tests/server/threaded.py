"""A server in a thread, for hypothesis tests: those are not asynchronous."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from anyio.from_thread import BlockingPortal, start_blocking_portal

from stolek.server.settings import Settings
from tests.server.clients import serving

R = TypeVar("R")


class Apart(NamedTuple):
    """A server in another thread: its address, and a way to run coroutines there."""

    portal: BlockingPortal
    base: str

    def do(self, work: Callable[[], Awaitable[R]]) -> R:
        """Run something there, and wait for it."""
        return self.portal.call(work)


@contextmanager
def serving_apart(chosen: Settings) -> Iterator[Apart]:
    """Run a server in another thread."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(serving(chosen)) as base:
        yield Apart(portal, base)
