"""Addresses by which other devices in the local network, such as phones, reach this server."""

from __future__ import annotations

import asyncio
import socket

import msgspec
from litestar import get

from stolek.server.client_address import is_same_machine, parsed
from stolek.server.dependencies import Asking
from stolek.server.errors import refusing

EVERYWHERE = ("0.0.0.0", "::")
# No packet is sent: the system only says which of its addresses it would send from.
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class Whereabouts(msgspec.Struct, frozen=True):
    """Addresses for other devices; none if they cannot connect, or if the address in use will do."""

    addresses: list[str]


@get("/api/whereabouts", summary="Addresses for other devices", responses=refusing())
async def whereabouts(request: Asking) -> Whereabouts:
    """Addresses for links and codes; only for a client on this machine, whose own would not help."""
    listening: tuple[str, int] | None = request.app.state.settings.listening
    if listening is None or not is_same_machine(request):
        return Whereabouts([])
    host, port = listening
    # A name lookup may take half a minute without a network; in a thread nobody else waits for it.
    found = await asyncio.to_thread(own_addresses) if host in EVERYWHERE else [host]
    return Whereabouts([link(one, port) for one in found if is_of_use(one)])


def for_phones(host: str, port: int) -> list[str]:
    """Addresses for phones in the local network, without a name lookup."""
    found = senders() if host in EVERYWHERE else []
    return [link(one, port) for one in found if is_of_use(one)]


def senders() -> list[str]:
    """The addresses from which this machine would reach the internet."""
    found = [sender(family, target) for family, target in ELSEWHERE]
    return [one for one in found if one]


def own_addresses() -> list[str]:
    """The addresses of this machine, first those that reach the internet."""
    found = senders()
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        found += [str(place[0]) for *_, place in named]
    except OSError:
        pass  # the host name cannot be resolved
    return list(dict.fromkeys(found))


def sender(family: socket.AddressFamily, target: str) -> str:
    """The address from which this machine would send to a target; empty if it cannot."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def is_of_use(host: str) -> bool:
    """Whether another device could connect to this address."""
    address = parsed(host)
    return address is None or not (address.is_loopback or address.is_link_local or address.is_unspecified)


def link(host: str, port: int) -> str:
    """The URL of an address and port."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"
