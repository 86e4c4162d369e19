"""Client addresses: the key for rate limits, and whether a client is on this machine."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # headers that only proxies send
HOUSEHOLD = (
    64  # bits of an IPv6 address that a home network gets; it chooses the others itself, as often as it likes
)


def rate_limit_key(connection: Connection) -> str:
    """The key for rate limits: the IPv4 address, or the /64 network of an IPv6 address."""
    host = connection.client.host if connection.client else ""
    address = parsed(host)
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address), HOUSEHOLD), strict=False))


def is_same_machine(connection: Connection) -> bool:
    """Whether a client is on this machine, uses a name of it, and comes through no proxy.

    The name counts because of DNS rebinding: a page from elsewhere may give its own name this machine's
    address, and then its scripts, in a browser here, are of the same origin as the server.
    """
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    name = called(connection)
    return is_loopback(connection.client.host) and (name == "localhost" or is_loopback(name))


def called(connection: Connection) -> str:
    """The name in the Host header; empty if there is none."""
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Whether a host is a loopback address."""
    address = parsed(host)
    return address is not None and address.is_loopback


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """A host as an address; None if it is a name, or whatever a proxy has sent."""
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None
