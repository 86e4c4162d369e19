"""Guests who manage their notification channels over HTTP."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.server.clients import Message, browser


@asynccontextmanager
async def guest(base: str, name: str = "Eva") -> AsyncIterator[httpx.AsyncClient]:
    """A browser session of a guest with a name."""
    async with browser(base) as client:
        await client.put("/api/me", json={"name": name})
        yield client


def by_mail(address: str = "eva@mail.example", language: str = "en") -> Message:
    return {"way": "email", "address": address, "language": language}


def by_hook(url: str, language: str = "en") -> Message:
    return {"way": "webhook", "url": url, "language": language}


async def asked(client: httpx.AsyncClient, wish: Message) -> list[Message]:
    """Add a channel; returns all channels of the guest."""
    answer = await client.post("/api/me/calls", json=wish)
    assert answer.status_code == 201, answer.text
    ways: list[Message] = answer.json()["ways"]
    return ways


async def refusal(client: httpx.AsyncClient, wish: Message) -> tuple[int, str]:
    """Status and code of a refused channel."""
    answer = await client.post("/api/me/calls", json=wish)
    return answer.status_code, answer.json()["code"]


async def ways(client: httpx.AsyncClient) -> list[Message]:
    """The channels of a guest."""
    found: list[Message] = (await client.get("/api/me/calls")).json()["ways"]
    return found


def token_in(letter: Any, number: int = 0) -> str:
    """A token in an e-mail: from the first link to the page /calls, or a later one."""
    return str(re.findall(r"https://play\.example/calls#(\S+)", letter.get_content())[number])
