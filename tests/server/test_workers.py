"""Two workers on one PostgreSQL: changes in one are broadcast to the other."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from websockets.exceptions import ConnectionClosed

from stolek.server.ws.connection import LOST
from tests.server.clients import browser, code_of, open_table, picked, serving, settings, visiting

pytestmark = pytest.mark.anyio


class Wire(MemoryChannelsBackend):
    """A channel that reaches all workers of this process."""

    ends: ClassVar[list[Wire]] = []

    async def on_startup(self) -> None:
        await super().on_startup()
        self.ends.append(self)

    async def on_shutdown(self) -> None:
        self.ends.remove(self)
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for end in self.ends:
            await MemoryChannelsBackend.publish(end, data, channels)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_what_changes_in_one_worker_is_seen_in_the_other(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.server.app.MemoryChannelsBackend", Wire)
    chosen = settings(tmp_path, database)
    async with serving(chosen) as one, serving(chosen) as other:
        async with browser(one) as client:
            place = await open_table(client, "ingenious", agreement={"options": {"first": 0}})
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with visiting(one, name, keys[0]) as eva, visiting(other, name, keys[1]) as jan:
            shown = await eva.wait_for("shown")
            await jan.wait_for("shown")
            move = picked(shown["sights"][0]["offer"], Random(1))
            done = await eva.ask("play", seat=0, seen=shown["entry"], move=move)
            assert (await jan.wait_for("shown"))["entry"] > done["entry"]
            await eva.ask("rename", seat=0, name="Evička", colour="teal")
            await jan.wait_for(
                lambda told: told["type"] == "situation" and told["card"]["seats"][0]["name"] == "Evička"
            )
            await eva.ask("say", seat=0, phrase="hello")
            assert (await jan.wait_for("said"))["remarks"][0]["phrase"] == "hello"
            async with visiting(one, name, keys[1]) as same:
                assert (await same.ask("renew", seat=1))["type"] == "admitted"
            with pytest.raises(ConnectionClosed) as closed:
                await jan.wait_for("never")
            assert code_of(closed.value) == LOST
