"""Chat at a table follows its settings."""

from __future__ import annotations

import pytest

from stolek.store.store import MOST_LISTED
from stolek.tables.actions import chat
from stolek.tables.registry import TableRegistry
from tests.tables.registries import Hands, code_of, opened, people

pytestmark = pytest.mark.anyio


async def test_talk_keeps_to_what_was_agreed(registry: TableRegistry) -> None:
    for kind, phrase, text in (("off", "chat-off", "chat-off"), ("phrases", None, "phrases-only")):
        place = await people(registry, "ingenious", chat=kind)
        async with registry.at(place.table) as table:
            if phrase:
                assert await code_of(chat.say(table, 0, phrase="hello")) == phrase
            else:
                await chat.say(table, 0, phrase="hello")
            assert await code_of(chat.say(table, 0, text="Ahoj")) == text
    place = await people(registry, "ingenious", chat="free")
    async with registry.at(place.table) as table:
        await chat.say(table, 0, text="Ahoj, jak se máš?", request="1")
        await chat.say(table, 0, text="Ahoj, jak se máš?", request="1")
        before = table.version
        await chat.say(table, 1, phrase="thanks")
        assert table.version == before  # nothing else has changed
        said = await registry.services.store.chat(table.id)
        assert [(one.number, one.seat, one.phrase, one.text) for one in said] == [
            (0, 0, None, "Ahoj, jak se máš?"),
            (1, 1, "thanks", None),
        ]
        assert await code_of(chat.say(table, 0)) == "nothing-said"
        assert await code_of(chat.say(table, 0, phrase="hello", text="x")) == "nothing-said"
        assert await code_of(chat.say(table, 0, phrase="curse")) == "unknown-phrase"
        for bad in ("", "x" * 301, "a\x1b[2J", "two\nlines"):
            assert await code_of(chat.say(table, 0, text=bad)) == "bad-text"


async def test_a_remark_counts_once_even_after_many_others_and_a_restart(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious")
        async with registry.at(place.table) as table:
            for number in range(MOST_LISTED + 2):
                await chat.say(table, 0, phrase="hello", request=str(number))
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        await chat.say(table, 0, phrase="hello", request="0")
        assert table.chat_count == MOST_LISTED + 2
        await chat.say(table, 1, phrase="hello", request="0")  # another seat's request
        assert table.chat_count == MOST_LISTED + 3


async def test_talk_has_an_end(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_REMARKS", 2)
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        for request in ("a", "b"):
            await chat.say(table, 0, phrase="hello", request=request)
        assert await code_of(chat.say(table, 0, phrase="bye", request="c")) == "enough-said"
        await chat.say(table, 0, phrase="hello", request="b")  # a repeated request
        assert table.chat_count == 2
