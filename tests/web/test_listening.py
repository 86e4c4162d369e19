"""Listening: what is written to a visitor goes out at once."""

from __future__ import annotations

import asyncio
import socket

import pytest

from stolek.web.serving import listening

pytestmark = pytest.mark.anyio


async def test_small_messages_do_not_wait_for_each_other() -> None:
    accepted: list[int] = []

    def come(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        own = writer.get_extra_info("socket")
        accepted.append(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listening("127.0.0.1", 0)
    async with await asyncio.start_server(come, sock=listener):
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        assert await reader.read() == b""
        writer.close()
    assert len(accepted) == 1
    assert accepted[0] != 0
