"""Small writes to a socket go out at once."""

from __future__ import annotations

import asyncio
import socket

import pytest

from stolek.kernel.refusal import Refusal
from stolek.server.run import listening, listening_at_first

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


async def test_the_first_free_port_is_taken() -> None:
    here = "127.0.0.9"  # where nobody else takes a port that has just been freed
    with listening(here, 0) as other, listening(here, 0) as left:
        taken, free = other.getsockname()[1], left.getsockname()[1]
        left.close()
        with listening_at_first(here, [taken, free, 0]) as found:
            assert found.getsockname()[1] == free
        with listening_at_first(here, [taken, 0]) as found:
            assert found.getsockname()[1] not in (0, taken)
        with pytest.raises(Refusal) as refused:
            listening_at_first(here, [taken])
        assert refused.value.code == "bad-address"
