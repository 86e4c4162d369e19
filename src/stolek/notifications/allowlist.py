"""The host allowlist: requests to URLs that users provide go only to allowed hosts."""

from __future__ import annotations

import re
from collections.abc import Iterable

import httpx

HERE = ("localhost", "127.0.0.1")  # loopback: nobody can listen in, so TLS is not required
WITHIN = "*."  # prefix: matches any subdomain
PLACE = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?")
USUAL_PORT = ":443"


def parse_hosts(text: str) -> tuple[str, ...]:
    """Parse a list of hosts and drop the default port; ValueError if one is malformed."""
    places = tuple(place.lower() for place in text.split())
    if not all(map(PLACE.fullmatch, places)):
        raise ValueError("no host")
    return tuple(place.removesuffix(USUAL_PORT) for place in places)


def allowed_url(address: str, hosts: Iterable[str]) -> httpx.URL | None:
    """Parse a URL and return it if its host is allowed, otherwise None.

    Callers request the returned object: a second parser might find another host in the text.
    """
    try:
        url = httpx.URL(address)
        host = url.raw_host.decode("ascii").lower()
    except (httpx.InvalidURL, ValueError):
        return None
    place = f"{host}:{url.port}" if url.port else host
    is_safe = url.scheme == "https" or (url.scheme == "http" and host in HERE and url.port)
    if not is_safe or url.userinfo or not any(matches(place, known) for known in hosts):
        return None
    return url


def matches(place: str, known: str) -> bool:
    """Whether a host matches an allowlist entry, exactly or as a subdomain."""
    return place.endswith(known[1:]) if known.startswith(WITHIN) else place == known
