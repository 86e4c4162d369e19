"""Whereabouts: under which addresses other devices in the house, such as phones, find this server."""

from __future__ import annotations

import asyncio
import socket

import msgspec
from litestar import get

from stolek.server.client_address import is_same_machine, parsed
from stolek.server.dependencies import Asking
from stolek.server.errors import refusing

EVERYWHERE = ("0.0.0.0", "::")
# Nobody need be there: no packet is sent, the system only says which of its addresses it would send from.
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class Whereabouts(msgspec.Struct, frozen=True):
    """Where others find this house; nothing if they cannot, or if the address in use will do."""

    addresses: list[str]


@get("/api/whereabouts", summary="Where others find this house", responses=refusing())
async def whereabouts(request: Asking) -> Whereabouts:
    """Addresses for links and codes: told only to somebody at this very machine, whose own would not help."""
    listening: tuple[str, int] | None = request.app.state.settings.listening
    if listening is None or not is_same_machine(request):
        return Whereabouts([])
    host, port = listening
    # To look up a name may take half a minute where there is no network: nobody else waits for that.
    found = await asyncio.to_thread(own_addresses) if host in EVERYWHERE else [host]
    return Whereabouts([link(one, port) for one in found if is_of_use(one)])


def for_phones(host: str, port: int) -> list[str]:
    """Where phones in the house find a server, as far as that is known at once."""
    found = senders() if host in EVERYWHERE else []
    return [link(one, port) for one in found if is_of_use(one)]


def senders() -> list[str]:
    """The addresses from which this machine would speak to the world outside."""
    found = [sender(family, target) for family, target in ELSEWHERE]
    return [one for one in found if one]


def own_addresses() -> list[str]:
    """The addresses of this machine, the one it uses for the world outside first."""
    found = senders()
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        found += [str(place[0]) for *_, place in named]
    except OSError:
        pass  # a machine without a name that anybody knows
    return list(dict.fromkeys(found))


def sender(family: socket.AddressFamily, target: str) -> str:
    """The address from which this machine would send something there; nothing if it would not."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def is_of_use(host: str) -> bool:
    """Whether another device could come by this address."""
    address = parsed(host)
    return address is None or not (address.is_loopback or address.is_link_local or address.is_unspecified)


def link(host: str, port: int) -> str:
    """An address as a browser wants it."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"
