"""Ways: where a guest wants to be called. What is asked for over HTTP is also what is stored."""

from __future__ import annotations

from typing import Annotated, Any

import httpx
import msgspec
from msgspec import Meta

from stolek.kernel.refusal import Refusal
from stolek.notifications import allowlist, webpush_encryption
from stolek.notifications.config import LONGEST_ADDRESS, NotificationConfig, address_of
from stolek.store.rows import ChannelRow, Language, Way

LONGEST_URL = 1000
LONGEST_KEY = 100  # in base64


class ByPush(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="way", tag="push"
):
    """Call me in this browser, even when no page of ours is open: what its PushManager has given out."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_URL)]
    p256dh: Annotated[str, Meta(max_length=LONGEST_KEY)]
    auth: Annotated[str, Meta(max_length=LONGEST_KEY)]
    language: Language


class ByEmail(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="way", tag="email"
):
    """Call me by e-mail, once I have said there that I want it."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    language: Language


class ByWebhook(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="way", tag="webhook"
):
    """Call me by a message to this address, at one of the hosts that the house calls."""

    url: Annotated[str, Meta(max_length=LONGEST_URL)]
    language: Language


Wish = ByPush | ByEmail | ByWebhook
APART = ("way", "language")  # have columns of their own


def check(wish: Wish, config: NotificationConfig) -> None:
    """Refuse a way that is not offered here, or leads nowhere, or where nobody should be sent."""
    if not offered(wish, config):
        raise Refusal("calls-off")
    if isinstance(wish, ByEmail):
        check_address(wish.address)
    elif place(wish, config) is None:
        known = list(config.webhooks)
        raise Refusal("bad-webhook", known=known) if isinstance(wish, ByWebhook) else Refusal("bad-push")
    if isinstance(wish, ByPush) and not webpush_encryption.is_valid_key(wish.p256dh, wish.auth):
        raise Refusal("bad-push")


def check_address(address: str) -> None:
    """Refuse what is no e-mail address."""
    try:
        address_of(address)
    except ValueError:
        raise Refusal("bad-email") from None


def offered(wish: Wish, config: NotificationConfig) -> bool:
    """Whether the house calls by this kind of way."""
    if isinstance(wish, ByPush):
        return config.contact is not None
    return bool(config.webhooks) if isinstance(wish, ByWebhook) else config.smtp is not None


def place(wish: ByPush | ByWebhook, config: NotificationConfig) -> httpx.URL | None:
    """Where a message goes; None where nobody may be sent."""
    if isinstance(wish, ByPush):
        return allowlist.within(wish.endpoint, config.services)
    return allowlist.within(wish.url, config.webhooks)


def shown(wish: Wish) -> str:
    """As much of it as its owner needs to know it again."""
    if isinstance(wish, ByEmail):
        return wish.address
    return httpx.URL(wish.endpoint if isinstance(wish, ByPush) else wish.url).host


def target(wish: Wish) -> str:
    """Where it leads, as it is stored."""
    known: dict[str, Any] = msgspec.to_builtins(wish)
    kept = {name: value for name, value in known.items() if name not in APART}
    return msgspec.json.encode(kept, order="deterministic").decode()


def kind(wish: Wish) -> Way:
    """What kind of way it is."""
    named: Way = msgspec.convert(type(wish).__struct_config__.tag, Way)
    return named


def wish_of(row: ChannelRow) -> Wish:
    """A way as it was asked for."""
    known = msgspec.json.decode(row.target, type=dict[str, Any])
    wish: Wish = msgspec.convert({**known, "way": row.way, "language": row.language}, Wish)
    return wish
