"""Hosts: where the house calls, and where it never does, whoever asks for it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import httpx

HERE = ("localhost", "127.0.0.1")  # where nobody listens in, so that it need not be https
WITHIN = "*."  # before a name: any host within it
PLACE = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?")
USUAL_PORT = ":443"


def named(text: str) -> tuple[str, ...]:
    """The hosts in a text, each with its port if it is not the usual one; ValueError for what is none."""
    places = tuple(place.lower() for place in text.split())
    if not all(map(PLACE.fullmatch, places)):
        raise ValueError("no host")
    return tuple(place.removesuffix(USUAL_PORT) for place in places)


def within(address: str, hosts: Iterable[str]) -> httpx.URL | None:
    """The address, ready to be called, if it is at one of these hosts; None if it is not.

    What is checked is what is called: nobody reads it a second time, and perhaps otherwise.
    """
    try:
        url = httpx.URL(address)
        host = url.raw_host.decode("ascii").lower()
    except (httpx.InvalidURL, ValueError):
        return None
    place = f"{host}:{url.port}" if url.port else host
    is_safe = url.scheme == "https" or (url.scheme == "http" and host in HERE and url.port)
    if not is_safe or url.userinfo or not any(fits(place, known) for known in hosts):
        return None
    return url


def fits(place: str, known: str) -> bool:
    """Whether a host is the one that was named, or within it."""
    return place.endswith(known[1:]) if known.startswith(WITHIN) else place == known
