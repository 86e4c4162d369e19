"""The notification scheduler: whom it notifies, when, how often and in which words."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from stolek.notifications import scheduler as room
from stolek.notifications.scheduler import AFTER
from stolek.store import statements
from stolek.store.rows import ChannelRow, Language
from stolek.tables.actions import chat, proposals
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from tests.notifications.notifying import (
    hooked,
    notifying_server,
    play,
    play_until_asked,
    quiet,
    sitting,
    together,
)
from tests.notifications.receivers import ORIGIN, Exchange, calling
from tests.tables.registries import ANA, EVA, JAN, Hands, answer, people
from tests.waiting import until

pytestmark = pytest.mark.anyio
GAMES = {"ingenious": "Ingenious", "border": "The Border", "wispwood": "Wispwood"}
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
async def test_one_who_is_away_is_called_once_for_each_question(
    file_database: str, there: Exchange, game: str
) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, JAN, f"{there.base}/jan")
        there.heard.clear()
        table = await together(scheduler.registry, game, JAN)
        async with scheduler.registry.at(table) as found, sitting(found, 0):
            if found.running.to_act[0] == 0:
                await play_until_asked(found, 1)
            await quiet(scheduler)
            said = f"{GAMES[game]}: your turn. With {EVA.name}. {ORIGIN}/table/{table}"
            assert there.texts == [said]
            for _ in range(2):  # updates, but none for Jan
                await chat.say(found, 0, text="Hurry up")
                await quiet(scheduler)
            assert there.texts == [said]
            await play(found)
            while found.running.to_act[0] == 1:  # a turn may have several decisions
                await play(found)
            await play_until_asked(found, 1)
            await quiet(scheduler)
            assert there.texts == [said] * 2


async def test_who_is_there_is_not_called_and_who_then_goes_is(database: str, there: Exchange) -> None:
    async with notifying_server(database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        there.heard.clear()
        table = await together(scheduler.registry, "ingenious", JAN)
        async with scheduler.registry.at(table) as found:
            async with sitting(found, 0):
                await quiet(scheduler)
                assert there.texts == []
            await quiet(scheduler)
            assert len(there.texts) == 1
            async with sitting(found, 0):
                await quiet(scheduler)
            await quiet(scheduler)
            assert len(there.texts) == 1


async def test_nobody_is_called_while_a_bot_plays_for_him(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        there.heard.clear()
        scheduler.registry.services.is_closing = True  # bots do not begin to think
        table = await together(scheduler.registry, "ingenious", JAN)
        async with scheduler.registry.at(table) as found:
            await occupancy.put_bot(found, 0, "random")
            await quiet(scheduler)
            assert found.running.to_act == (0,)
            assert there.texts == []
            await occupancy.take_over(found, 0)
            await quiet(scheduler)
            assert len(there.texts) == 1


async def test_nobody_is_called_in_a_break(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        there.heard.clear()
        table = await together(scheduler.registry, "ingenious", JAN, clock={"kind": "turn", "seconds": 600})
        async with scheduler.registry.at(table) as found:
            await proposals.pause(found, 0)
            await answer(found, 1, agrees=True)
            await quiet(scheduler)
            assert there.texts == []
            await proposals.go_on(found, 1)
            await answer(found, 0, agrees=True)
            await quiet(scheduler)
            assert len(there.texts) == 1


async def test_whose_turn_it_is_not_is_not_called(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, JAN, f"{there.base}/jan")
        there.heard.clear()
        table = await together(scheduler.registry, "ingenious", JAN)
        await quiet(scheduler)
        async with scheduler.registry.at(table) as found:
            assert found.running.to_act == (0,)
        assert there.texts == []


async def test_the_end_is_told_once_to_those_who_have_not_seen_it(database: str, there: Exchange) -> None:
    async with notifying_server(database, calling(there)) as scheduler:
        for guest in (EVA, JAN, ANA):
            await hooked(scheduler, guest, f"{there.base}/{guest.id}")
        table = await together(scheduler.registry, "ingenious", JAN, ANA)
        async with scheduler.registry.at(table) as found, AsyncExitStack() as there_with_them:
            await there_with_them.enter_async_context(sitting(found, 0))
            await quiet(scheduler)
            there.heard.clear()
            await found.resign(2)
            await found.resign(0)  # Jan wins, and was away; so was Ana, who resigned
            assert found.running.outcome
            await quiet(scheduler)
            said = f"Ingenious: the game is over. With {EVA.name} and {ANA.name}. {ORIGIN}/table/{table}"
            assert [(one.path, one.json["reason"]) for one in there.heard] == [("/jan", "over")]
            assert there.texts == [said]
        await chat.say(found, 0, text="Bye")
        await quiet(scheduler)
        assert there.texts == [said]


async def test_who_saw_the_end_is_not_told_of_it_when_somebody_looks_in_later(
    file_database: str, there: Exchange
) -> None:
    hands = Hands()
    async with notifying_server(file_database, calling(there), hands) as scheduler:
        await hooked(scheduler, JAN, f"{there.base}/jan")
        table = await together(scheduler.registry, "ingenious", JAN)
        async with scheduler.registry.at(table) as found, sitting(found, 0), sitting(found, 1):
            there.heard.clear()
            await found.resign(0)
            hands.move(5)
        await quiet(scheduler)  # both left before the timer ran out
        scheduler.registry.unload_idle()
        assert scheduler.registry.loaded == {}
        async with scheduler.registry.at(table) as found, sitting(found, 0):
            await quiet(scheduler)
        assert there.texts == []


SAID: dict[Language, str] = {
    "en": "Ingenious: your turn. With Jan, a bot (hard) and Player 4.",
    "cs": "Genial: jste na tahu. U stolu: Jan, bot (těžký) a Hráč 4.",
    "sk": "Genial: ste na ťahu. Pri stole: Jan, bot (ťažký) a Hráč 4.",
}


@pytest.mark.parametrize("language", SAID)
async def test_words_in_the_language_of_the_way(
    file_database: str, there: Exchange, language: Language
) -> None:
    nameless = occupancy.Guest("nobody")
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva", language)
        there.heard.clear()
        table = await together(scheduler.registry, "ingenious", JAN, "hard", nameless)
        await quiet(scheduler)
        [heard] = there.heard
        text, farewell = heard.json["text"].splitlines()
        assert text == f"{SAID[language]} {ORIGIN}/table/{table}"
        assert f"{ORIGIN}/calls#" in farewell
        assert heard.json["content"] == heard.json["text"]
        told = {name: heard.json[name] for name in ("game", "table", "url", "reason")}
        assert told == {
            "game": "ingenious",
            "table": table,
            "url": f"{ORIGIN}/table/{table}",
            "reason": "turn",
        }


async def test_by_every_way_in_its_language(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        for language in SAID:
            await hooked(scheduler, EVA, f"{there.base}/{language}", language)
        there.heard.clear()
        await together(scheduler.registry, "ingenious", JAN, "hard", occupancy.Guest("nobody"))
        await quiet(scheduler)
        assert {one.path: one.json["text"].split(" http")[0] for one in there.heard} == {
            f"/{language}": text for language, text in SAID.items()
        }


async def test_people_at_one_screen_are_called_once_and_without_company(
    file_database: str, there: Exchange
) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        there.heard.clear()
        place = await people(scheduler.registry, "ingenious")
        await quiet(scheduler)
        assert there.texts == [f"Ingenious: your turn. {ORIGIN}/table/{place.table}"]


async def test_where_nobody_wants_calls_no_table_is_woken(
    file_database: str, there: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        unconfirmed = ChannelRow(
            id="w", guest=EVA.id, kind="email", target="{}", language="en", confirmed=False, created=0
        )
        await scheduler.registry.services.store.write(statements.insert_channel(unconfirmed))
        table = await together(scheduler.registry, "ingenious", JAN)
        woken: list[str] = []
        at = TableRegistry.at

        def noting(registry: TableRegistry, name: str) -> Any:
            woken.append(name)
            return at(registry, name)

        monkeypatch.setattr(TableRegistry, "at", noting)
        await quiet(scheduler)
        assert woken == []
        await hooked(scheduler, EVA, f"{there.base}/eva")
        scheduler.on_update(table)
        await quiet(scheduler)
        assert woken == [table]


async def test_what_was_before_the_server_opened_calls_nobody_again(database: str, there: Exchange) -> None:
    hands = Hands()
    async with notifying_server(database, calling(there), hands) as caller:
        await hooked(caller, EVA, f"{there.base}/eva")
        table = await together(caller.registry, "ingenious", JAN)
        await quiet(caller)
        there.heard.clear()
    hands.move(60)
    async with notifying_server(database, calling(there), hands) as scheduler:
        async with scheduler.registry.at(table) as found:
            await chat.say(found, 1, text="Are you there?")
            await quiet(scheduler)
            assert there.texts == []
            await found.play(0, found.entries, found.running.legal(0)[0].notation)
            await play_until_asked(found, 0)
        await quiet(scheduler)
        assert len(there.texts) == 1  # the channel was kept


async def test_one_timer_a_table_begun_anew_by_all_news(file_database: str, there: Exchange) -> None:
    assert AFTER == 20
    async with notifying_server(file_database, calling(there)) as scheduler:
        scheduler.on_update("a")
        first, clock = scheduler.timers["a"], asyncio.get_running_loop().time
        heard = clock()
        await until(lambda: clock() > heard)
        scheduler.on_update("a")
        assert first.cancelled()
        assert scheduler.timers["a"].when() > first.when()
        scheduler.on_update("b")
        assert set(scheduler.timers) == {"a", "b"}


async def test_a_table_is_looked_at_by_itself(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there), after=0.05) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        await together(scheduler.registry, "ingenious", JAN)
        await until(lambda: len(there.heard) == 2 and not scheduler.timers)


async def test_only_so_many_tables_are_remembered(
    file_database: str, there: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_KNOWN", 2)
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        tables = [await together(scheduler.registry, "ingenious", JAN) for _ in range(3)]
        for table in tables:
            await quiet(scheduler)
            scheduler.on_update(table)
        await quiet(scheduler)
        assert len(scheduler.told) == 2


async def test_a_table_that_is_gone_calls_nobody(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        there.heard.clear()
        table = await together(scheduler.registry, "ingenious", JAN)
        await scheduler.registry.services.store.write(statements.delete_table(table))
        await quiet(scheduler)
        assert there.heard == []
