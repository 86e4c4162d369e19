"""The broadcast channel between workers: it carries tables and numbers of entries, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from random import Random

import msgspec
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from stolek.server.app import CHANNEL, TableUpdate
from tests.server.clients import browser, open_table, play_out, serving, settings, visiting
from tests.server.discretion import check_discretion, secrets_of, seeds_of
from tests.server.players import record_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that is published on any channel."""
    texts: list[bytes] = []
    publish = MemoryChannelsBackend.publish

    async def noting(self: MemoryChannelsBackend, data: bytes, channels: Iterable[str]) -> None:
        assert list(channels) == [CHANNEL]
        texts.append(data)
        await publish(self, data, [CHANNEL])

    monkeypatch.setattr(MemoryChannelsBackend, "publish", noting)
    return texts


async def test_the_channel_carries_tables_and_numbers_alone(tmp_path: Path, published: list[bytes]) -> None:
    async with serving(settings(tmp_path)) as base, browser(base) as client:
        place = await open_table(client, "ingenious", agreement={"chat": "free"})
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with visiting(base, name, keys[0]) as one, visiting(base, name, keys[1]) as other:
            await one.ask("say", seat=0, text="Mezi námi")
            await one.ask("rename", seat=0, name="Eva", colour="teal")
            await other.ask("hint", seat=1)
            await other.ask("stand-in", seat=1, level="random")
            await other.ask("take-over", seat=1)
            end, _ = await asyncio.gather(play_out(one, 0, Random(1)), play_out(other, 1, Random(2)))
        secrets = secrets_of(client, place) | seeds_of([await record_of(client, place)])
    news = [msgspec.json.decode(text, type=TableUpdate) for text in published]
    assert [msgspec.json.encode(one) for one in news] == published
    assert {one.table for one in news} == {name}
    entries = [one.entries for one in news]
    assert entries == sorted(entries)
    assert entries[-1] == end["entry"]
    check_discretion(b"\n".join(published).decode(), secrets | {"Mezi", "Eva"})
