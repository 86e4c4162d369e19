"""A house on each kind of memory."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from stolek.tables.desk import Desk
from tests.tables.houses import Hands, opened


@pytest.fixture
def hands() -> Hands:
    """The hands of the clock."""
    return Hands()


@pytest.fixture
async def desk(database: str, hands: Hands) -> AsyncIterator[Desk]:
    """A house that is open."""
    async with opened(database, hands) as desk:
        yield desk
