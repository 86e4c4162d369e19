"""Where calls arrive."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.calls.stations import Exchange, MailRoom, exchange, mail_room


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
