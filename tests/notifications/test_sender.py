"""The sender: deliveries block nobody, the queue is bounded, and no address is logged."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest

from stolek.kernel.refusal import Refusal
from stolek.notifications import sender, subscriptions
from stolek.notifications.channels import ByEmail, ByPush, ByWebhook, ChannelRequest
from stolek.notifications.config import Smtp
from stolek.notifications.messages import greeting
from stolek.notifications.scheduler import NotificationScheduler
from stolek.store.rows import ChannelRow
from stolek.store.store import Store
from tests.notifications.notifying import hooked, notifying_server, play, quiet, together, ways_of
from tests.notifications.receivers import Exchange, MailRoom, Phone, calling
from tests.tables.registries import ANA, EVA, JAN, code_of
from tests.waiting import ControlledTime, until

pytestmark = pytest.mark.anyio
HELLO = greeting("en")


def pushed(endpoint: str) -> ByPush:
    """The push subscription of a new browser."""
    return msgspec.convert(Phone().wish(endpoint), ByPush)


async def settled(scheduler: NotificationScheduler) -> None:
    """Wait until every delivery has succeeded or failed."""
    await until(lambda: not scheduler.sender.tasks)


async def send_to_all(scheduler: NotificationScheduler, times: int = 1) -> None:
    """Send a message to all of Eva's channels, several times."""
    rows = await scheduler.registry.services.store.channels(EVA.id)
    for _ in range(times):
        for row in rows:
            scheduler.sender.send(row.id, HELLO)


async def test_a_browser_that_wants_no_calls_any_more_is_forgotten(
    file_database: str, there: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender.Sender, "send_greeting", lambda *_: asyncio.sleep(0))
    async with notifying_server(file_database, calling(there)) as scheduler:
        for status in (404, 410, 429, 500, 301, 201):
            await subscriptions.subscribe(scheduler.sender, EVA.id, pushed(f"{there.base}/status/{status}"))
        await send_to_all(scheduler)
        await settled(scheduler)
        assert len(there.heard) == 6
        kept = await scheduler.registry.services.store.channels(EVA.id)
        assert {row.target.partition("/status/")[2][:3] for row in kept} == {"429", "500", "301", "201"}


async def test_a_webhook_stays_whatever_it_answers(
    file_database: str, there: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        monkeypatch.setattr(sender.Sender, "send_greeting", lambda *_: asyncio.sleep(0))
        await subscriptions.subscribe(
            scheduler.sender, EVA.id, ByWebhook(url=f"{there.base}/status/410", language="en")
        )
        await send_to_all(scheduler)
        await settled(scheduler)
        assert len(await ways_of(scheduler, EVA)) == 1


async def test_where_no_greeting_arrives_nothing_is_kept(file_database: str, there: Exchange) -> None:
    paths = ("status/500", "status/404", "moved", "status/302")
    async with notifying_server(file_database, calling(there)) as scheduler:
        for url in (f"{there.base}/{path}" for path in paths):
            for wish in (pushed(url), ByWebhook(url=url, language="en")):
                assert await code_of(subscriptions.subscribe(scheduler.sender, EVA.id, wish)) == "call-failed"
        assert [one.path for one in there.heard[::2]] == [f"/{path}" for path in paths]
        assert len(there.heard) == 8  # redirects were not followed
        assert await ways_of(scheduler, EVA) == []


async def test_a_receiver_that_hangs_holds_up_nobody(database: str, there: Exchange) -> None:
    async with notifying_server(database, calling(there)) as scheduler:
        there.go_on.set()
        await hooked(scheduler, EVA, f"{there.base}/hang/eva")
        await hooked(scheduler, JAN, f"{there.base}/jan")
        there.go_on.clear()
        there.heard.clear()
        table = await together(scheduler.registry, "ingenious", JAN)
        scheduler.go(table)
        await until(lambda: there.heard)
        async with scheduler.registry.at(table) as found:
            await play(found)
            while found.running.to_act[0] == 0:
                await play(found)
        scheduler.go(table)
        await until(lambda: len(there.heard) == 2)
        assert [one.path for one in there.heard] == ["/hang/eva", "/jan"]


async def test_four_at_once_and_not_more_than_a_thousand_wait(
    file_database: str, there: Exchange, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert (sender.MOST_AT_ONCE, sender.MOST_WAITING) == (4, 1_000)
    monkeypatch.setattr(sender, "MOST_WAITING", 6)
    async with notifying_server(file_database, calling(there)) as scheduler:
        there.go_on.set()
        await hooked(scheduler, EVA, f"{there.base}/hang")
        there.go_on.clear()
        there.heard.clear()
        await send_to_all(scheduler, times=15)
        looked_up, look_up = 0, Store.channel

        async def counted(store: Store, way: str) -> ChannelRow | None:
            nonlocal looked_up
            looked_up += 1
            return await look_up(store, way)

        monkeypatch.setattr(Store, "channel", counted)
        await until(lambda: len(there.heard) == 4)
        assert looked_up == there.open == 4  # the first step of a delivery that has a slot
        assert len(scheduler.sender.tasks) == 10
        assert len(caplog.records) == 5  # one for each dropped message
        there.go_on.set()
        await settled(scheduler)
        assert (len(there.heard), there.most) == (10, 4)


async def test_patience_has_an_end(
    file_database: str, there: Exchange, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert sender.LONGEST == 10
    monkeypatch.setattr(sender, "asyncio", time := ControlledTime())
    async with notifying_server(file_database, calling(there)) as scheduler:
        # The client's own timeout begins later and raises another error.
        scheduler.sender.client.timeout = httpx.Timeout(None)
        wish = ByWebhook(url=f"{there.base}/hang", language="en")
        kept = asyncio.create_task(code_of(subscriptions.subscribe(scheduler.sender, EVA.id, wish)))
        await until(lambda: there.heard)
        time.end_timeouts()
        assert await kept == "call-failed"
        assert [record.getMessage() for record in caplog.records if record.name == sender.__name__] == [
            "notification by webhook not delivered: TimeoutError"
        ]


async def test_the_log_hears_once_of_each_failure_and_nothing_of_where_it_was(
    file_database: str, there: Exchange, room: MailRoom, caplog: pytest.LogCaptureFixture
) -> None:
    nowhere = Smtp(host="localhost", port=1, tls=False, user="postman", password="a secret")
    async with notifying_server(file_database, calling(there, room, smtp=nowhere)) as scheduler:
        wishes: list[ChannelRequest] = [
            ByEmail(address="eva@mail.example", language="en"),
            pushed(f"{there.base}/status/500?token=abc"),
            ByWebhook(url=f"{there.base}/status/503?token=abc", language="en"),
        ]
        for wish in wishes:
            assert await code_of(subscriptions.subscribe(scheduler.sender, EVA.id, wish)) == "call-failed"
    ours = [record for record in caplog.records if record.name.startswith("stolek")]
    assert [(record.levelname, record.getMessage()) for record in ours] == [
        ("WARNING", "notification by email not delivered: SMTPConnectError"),
        ("WARNING", "notification by push not delivered: status 500"),
        ("WARNING", "notification by webhook not delivered: status 503"),
    ]
    assert not any(record.exc_info for record in ours)


async def test_a_host_that_is_not_named_any_more_is_not_called(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        await subscriptions.subscribe(scheduler.sender, EVA.id, pushed(f"{there.base}/phone"))
        there.heard.clear()
        scheduler.sender.config = calling(there, webhooks=("other.example",), contact=None)
        await send_to_all(scheduler)
        await settled(scheduler)
        assert there.heard == []


async def test_who_has_changed_his_mind_meanwhile_is_not_called(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        there.go_on.set()
        await hooked(scheduler, EVA, f"{there.base}/hang")
        await hooked(scheduler, JAN, f"{there.base}/jan")
        [his] = await scheduler.registry.services.store.channels(JAN.id)
        there.go_on.clear()
        there.heard.clear()
        await send_to_all(scheduler, times=4)
        scheduler.sender.send(his.id, HELLO)
        await subscriptions.unsubscribe(scheduler.registry.services.store, JAN.id, his.id)
        there.go_on.set()
        await settled(scheduler)
        assert [one.path for one in there.heard] == ["/hang"] * 4


async def test_ways_are_few_and_none_is_there_twice(
    database: str, there: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(database, calling(there)) as scheduler:
        asked = [hooked(scheduler, EVA, f"{there.base}/{number % 6}") for number in range(12)]
        await asyncio.gather(*asked)  # concurrently, and each twice
        assert len(await ways_of(scheduler, EVA)) == 6
        more = [hooked(scheduler, EVA, f"{there.base}/{number}") for number in range(6, 10)]
        refused = [one for one in await asyncio.gather(*more, return_exceptions=True) if one]
        assert [one.code for one in refused if isinstance(one, Refusal)] == ["too-many-ways"] * 2
        assert len(await ways_of(scheduler, EVA)) == subscriptions.MOST_CHANNELS == 8
        await hooked(scheduler, EVA, f"{there.base}/0", "cs")
        [first, *_] = await scheduler.registry.services.store.channels(EVA.id)
        assert sorted(row.language for row in await scheduler.registry.services.store.channels(EVA.id)) == [
            "cs",
            *["en"] * 7,
        ]
        assert (
            await code_of(subscriptions.unsubscribe(scheduler.registry.services.store, ANA.id, first.id))
            == "unknown-way"
        )
        assert len(await ways_of(scheduler, EVA)) == 8


async def test_names_do_no_harm_in_chats(file_database: str, there: Exchange) -> None:
    rogue = msgspec.structs.replace(JAN, name="@everyone <!here> [a](http://b.example)")
    async with notifying_server(file_database, calling(there)) as scheduler:
        await hooked(scheduler, EVA, f"{there.base}/eva")
        there.heard.clear()
        await together(scheduler.registry, "ingenious", rogue)
        await quiet(scheduler)
        [heard] = there.heard
        said = heard.json["content"].splitlines()[0]
        assert "everyone" in said
        assert not set("@<>[]") & set(said)
