"""Discretion: no secrets in what a server prints or logs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import httpx

import stolek
from tests.server.clients import Message


def secrets_of(client: httpx.AsyncClient, place: Message) -> set[str]:
    """All secrets of whoever opened a table: keys, codes, and the session cookie."""
    cookies = {str(cookie.value) for cookie in client.cookies.jar}
    assert cookies
    return cookies | texts_in(place) - {place["table"]}


def texts_in(value: Any) -> set[str]:
    """Every string in a value, however deep."""
    if isinstance(value, dict):
        return texts_in(list(value.values()))
    if isinstance(value, list):
        return set().union(*map(texts_in, value))
    return {value} if isinstance(value, str) else set()


def seeds_of(records: Iterable[stolek.Record]) -> set[str]:
    """The seeds of matches, which were secret until these ended."""
    return {str(record.seed) for record in records}


def check_discretion(said: str, secrets: set[str]) -> None:
    """None of the secrets was printed or logged."""
    assert secrets
    assert [secret for secret in secrets if secret in said] == []
