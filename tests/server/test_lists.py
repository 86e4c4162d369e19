"""Lists of tables: however many there are, two database queries."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from stolek.server.routes.tables import cards_of
from stolek.tables.actions.creation import open_table
from stolek.tables.seats.occupancy import Guest
from stolek.tables.settings import Agreement
from tests.tables.registries import Hands, opened

pytestmark = pytest.mark.anyio
EVA = Guest("eva", "Eva", "red")


async def test_the_cards_of_many_tables_are_one_more_question(file_database: str) -> None:
    async with opened(file_database, Hands()) as registry:
        for _ in range(7):
            await open_table(registry, EVA, Agreement(game="ingenious", players=2), ["me", "open"])
        rows = await registry.services.store.tables_of(EVA.id)
        asked: list[str] = []

        def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
            asked.append(statement)

        event.listen(registry.services.store.engine.sync_engine, "before_cursor_execute", note)
        cards = await cards_of(registry, rows)
        assert [card.id for card in cards] == [row.id for row in rows]
        assert [[seat.kind for seat in card.seats] for card in cards] == 7 * [["person", "free"]]
        assert len(asked) == 1
