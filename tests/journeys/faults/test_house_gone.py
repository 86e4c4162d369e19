"""The house itself goes away in the middle of a match, and comes back with everything that was played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from anyio.from_thread import start_blocking_portal

from tests.journeys import late, matches, plain
from tests.journeys.people import Person
from tests.journeys.test_one_screen import Listener
from tests.journeys.wire import wired
from tests.server.clients import serving, settings
from tests.server.threaded import Apart

Come = Callable[..., Person]


def test_a_server_that_was_closed_for_a_while(person: Come, tmp_path: Path) -> None:
    with start_blocking_portal() as portal, ExitStack() as laid:
        laid.callback(portal.call, asyncio.sleep, 0)  # at last, what was torn is let go
        first = ExitStack()
        base = first.enter_context(portal.wrap_async_context_manager(serving(settings(tmp_path))))
        wire = laid.enter_context(wired(Apart(portal, base)))
        guest = person(base=wire.base)
        listener = Listener(guest)
        late.sit_down(guest, "border", left=12)
        matches.decide(guest, plain.mouse, Random(1))
        guest.see(matches.MINE)
        entry, told = guest.entry, guest.log()
        wire.is_cut = True
        first.close()
        guest.see("[data-cut]")
        assert guest.hurdles() == []
        base = laid.enter_context(portal.wrap_async_context_manager(serving(settings(tmp_path))))
        wire.house = urlsplit(base)
        listener.shown = {}
        wire.mend()
        guest.page.evaluate("dispatchEvent(new Event('online'))")  # it need not wait until it calls again
        guest.lose("[data-cut]")
        guest.eventually(lambda: listener.shown)
        assert (guest.entry, guest.log()) == (entry, told)
        matches.decide(guest, plain.mouse, Random(1))
        guest.leave()
