"""Talk at a table keeps to what was agreed."""

from __future__ import annotations

import pytest

from stolek.tables import talk
from stolek.tables.desk import Desk
from tests.tables.houses import code_of, people

pytestmark = pytest.mark.anyio


async def test_talk_keeps_to_what_was_agreed(desk: Desk) -> None:
    for chat, phrase, text in (("off", "chat-off", "chat-off"), ("phrases", None, "phrases-only")):
        place = await people(desk, "ingenious", chat=chat)
        async with desk.at(place.table) as table:
            if phrase:
                assert await code_of(talk.say(table, 0, phrase="hello")) == phrase
            else:
                await talk.say(table, 0, phrase="hello")
            assert await code_of(talk.say(table, 0, text="Ahoj")) == text
    place = await people(desk, "ingenious", chat="free")
    async with desk.at(place.table) as table:
        await talk.say(table, 0, text="Ahoj, jak se máš?", request="1")
        await talk.say(table, 0, text="Ahoj, jak se máš?", request="1")
        before = table.version
        await talk.say(table, 1, phrase="thanks")
        assert table.version == before  # nothing else has changed
        said = await desk.house.store.remarks(table.id)
        assert [(one.number, one.seat, one.phrase, one.text) for one in said] == [
            (0, 0, None, "Ahoj, jak se máš?"),
            (1, 1, "thanks", None),
        ]
        assert await code_of(talk.say(table, 0)) == "nothing-said"
        assert await code_of(talk.say(table, 0, phrase="hello", text="x")) == "nothing-said"
        assert await code_of(talk.say(table, 0, phrase="curse")) == "unknown-phrase"
        for bad in ("", "x" * 301, "a\x1b[2J", "two\nlines"):
            assert await code_of(talk.say(table, 0, text=bad)) == "bad-text"
