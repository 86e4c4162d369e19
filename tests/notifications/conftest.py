"""Where calls arrive."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from stolek.server.settings import Settings
from tests.notifications.receivers import SOON, Exchange, MailRoom, calling, exchange, mail_room
from tests.server.clients import serving, settings
from tests.store.without_disk import without_disk  # noqa: F401


@pytest.fixture
async def there() -> AsyncIterator[Exchange]:
    """A server for webhooks and push."""
    async with exchange() as found:
        yield found


@pytest.fixture
async def room() -> AsyncIterator[MailRoom]:
    """A mail server."""
    async with mail_room() as found:
        yield found


@pytest.fixture
def chosen(tmp_path: Path, there: Exchange, room: MailRoom) -> Settings:
    """A house that calls by every way, and soon."""
    return settings(tmp_path, calling=calling(there, room), calls_after=SOON, mails_an_hour=1_000)


@pytest.fixture
async def calling_base(chosen: Settings) -> AsyncIterator[str]:
    """The address of such a house."""
    async with serving(chosen) as base:
        yield base
