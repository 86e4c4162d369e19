"""Notification settings from the environment; without them notifications are off."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar
from urllib.parse import unquote, urlsplit

import msgspec

from stolek.kernel.refusal import Refusal
from stolek.notifications import allowlist

T = TypeVar("T")
SMTP, SENDER, WEBHOOKS, PUSH = "STOLEK_SMTP", "STOLEK_SENDER", "STOLEK_WEBHOOKS", "STOLEK_PUSH"
EXAMPLES = {
    SMTP: "smtps://name:password@mail.example",
    SENDER: "table@play.example",
    WEBHOOKS: "chat.example hooks.example",
    PUSH: "mailto:host@play.example",
}
SERVICES = (  # push services of the browsers
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
PORTS = {"smtp": 587, "smtps": 465}
LONGEST_ADDRESS = 254
# Stricter than the standard: nothing that could mean several addresses or add a header line.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
ORIGIN = re.compile(r"https?://[^/?#@\s]+")


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    """The SMTP server for our e-mail; `tls` means TLS from the start, otherwise STARTTLS if offered."""

    host: str
    port: int
    tls: bool
    user: str | None = None
    password: str | None = None


class NotificationConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Which channels guests may use; none by default."""

    smtp: Smtp | None = None
    sender: str = ""
    webhooks: tuple[str, ...] = ()
    """The hosts to which guests' webhooks may point."""
    contact: str | None = None
    """Where push services can reach the operator (VAPID `sub`); push is off without it."""
    services: tuple[str, ...] = SERVICES
    origin: str = ""
    """The public origin of this server; links begin with it."""

    @property
    def is_on(self) -> bool:
        """Whether any channel is configured."""
        return bool(self.smtp or self.webhooks or self.contact)


def config_from(environment: Mapping[str, str], origins: Sequence[str]) -> NotificationConfig:
    """Read the settings; refuse malformed ones, and e-mail or webhooks without an origin for links."""
    said = {name: environment.get(name, "").strip() for name in EXAMPLES}
    smtp = read(said, SMTP, smtp_at)
    sender = read(said, SENDER, address_of)
    if smtp and not sender:
        raise unusable(SENDER)
    linked = [name for name in (SMTP, WEBHOOKS) if said[name]]
    if linked and not (origins and ORIGIN.fullmatch(origins[0].rstrip("/"))):
        raise Refusal("calls-need-origin", variable=linked[0])
    return NotificationConfig(
        smtp=smtp,
        sender=sender or "",
        webhooks=read(said, WEBHOOKS, allowlist.parse_hosts) or (),
        contact=read(said, PUSH, contact_of),
        origin=origins[0].rstrip("/") if origins else "",
    )


def read(said: Mapping[str, str], name: str, understood: Callable[[str], T]) -> T | None:
    """Parse a variable; None if unset. The refusal does not quote the value: it may hold a password."""
    try:
        return understood(said[name]) if said[name] else None
    except ValueError:
        raise unusable(name) from None


def unusable(name: str) -> Refusal:
    """The refusal of a malformed variable, with a valid example."""
    return Refusal("bad-calls-variable", variable=name, example=EXAMPLES[name])


def smtp_at(text: str) -> Smtp:
    """Parse an SMTP URL; ValueError if it is malformed."""
    url = urlsplit(text)
    if url.scheme not in PORTS or not url.hostname or url.path.strip("/") or url.query or url.fragment:
        raise ValueError("no mail server")
    return Smtp(
        host=url.hostname,
        port=url.port or PORTS[url.scheme],
        tls=url.scheme == "smtps",
        user=unquote(url.username) if url.username else None,
        password=unquote(url.password) if url.password else None,
    )


def address_of(text: str) -> str:
    """Check an e-mail address; ValueError if it is malformed or more than one."""
    if len(text) > LONGEST_ADDRESS or not ADDRESS.fullmatch(text):
        raise ValueError("no address")
    return text


def contact_of(text: str) -> str:
    """Check a `mailto:` or `https:` contact for push services; ValueError if it is neither."""
    scheme, _, rest = text.partition(":")
    if scheme == "mailto":
        address_of(rest)
    elif scheme != "https" or not urlsplit(text).hostname or not text.isprintable():
        raise ValueError("no contact")
    return text
