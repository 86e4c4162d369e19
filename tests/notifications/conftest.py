"""Fixtures: receivers of notifications, and a server that sends them."""

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
    """An HTTP server that receives webhooks and web push."""
    async with exchange() as found:
        yield found


@pytest.fixture
async def room() -> AsyncIterator[MailRoom]:
    """A mail server that receives e-mail."""
    async with mail_room() as found:
        yield found


@pytest.fixture
def chosen(tmp_path: Path, there: Exchange, room: MailRoom) -> Settings:
    """Settings with every channel configured and a short delay."""
    return settings(tmp_path, notifications=calling(there, room), notify_after=SOON, mails_an_hour=1_000)


@pytest.fixture
async def calling_base(chosen: Settings) -> AsyncIterator[str]:
    """The URL of a server with these settings."""
    async with serving(chosen) as base:
        yield base
