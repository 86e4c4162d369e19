"""Callers: from where somebody calls."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # who sends one of these is a proxy
HOUSEHOLD = (
    64  # bits of an IPv6 address that a house gets; the others it chooses itself, as often as it likes
)


def rate_limit_key(connection: Connection) -> str:
    """The address for which limits hold: all of one house share it."""
    host = connection.client.host if connection.client else ""
    address = parsed(host)
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address), HOUSEHOLD), strict=False))


def is_same_machine(connection: Connection) -> bool:
    """Whether somebody calls from this machine, by a name that means it, and no proxy has only passed it on.

    The name counts, too: a page from elsewhere may give its own name this machine's address, and then its
    scripts, in a browser here, call as if the house were theirs.
    """
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    name = called(connection)
    return is_loopback(connection.client.host) and (name == "localhost" or is_loopback(name))


def called(connection: Connection) -> str:
    """The name by which the house was called; nothing if it is none."""
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Whether this address means the machine itself."""
    address = parsed(host)
    return address is not None and address.is_loopback


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """A host as an address; None if it is a name, or whatever a proxy has said."""
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None
