"""Channels: where a guest wants to be notified. What HTTP requests contain is also stored."""

from __future__ import annotations

from typing import Annotated, Any

import httpx
import msgspec
from msgspec import Meta

from stolek.kernel.refusal import Refusal
from stolek.notifications import allowlist, webpush_encryption
from stolek.notifications.config import LONGEST_ADDRESS, NotificationConfig, address_of
from stolek.store.rows import ChannelKind, ChannelRow, Language

LONGEST_URL = 1000
LONGEST_KEY = 100  # in base64


class ByPush(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="way", tag="push"
):
    """Web push to a browser, even while no page is open; fields from its `PushManager`."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_URL)]
    p256dh: Annotated[str, Meta(max_length=LONGEST_KEY)]
    auth: Annotated[str, Meta(max_length=LONGEST_KEY)]
    language: Language


class ByEmail(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="way", tag="email"
):
    """E-mail, once the reader of this address has confirmed it."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    language: Language


class ByWebhook(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="way", tag="webhook"
):
    """A POST request to this URL, at one of the allowed hosts."""

    url: Annotated[str, Meta(max_length=LONGEST_URL)]
    language: Language


ChannelRequest = ByPush | ByEmail | ByWebhook
APART = ("way", "language")  # stored in columns of their own


def check(wish: ChannelRequest, config: NotificationConfig) -> None:
    """Refuse a channel that is not configured, malformed or not on the allowlist."""
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
    """Refuse a malformed e-mail address."""
    try:
        address_of(address)
    except ValueError:
        raise Refusal("bad-email") from None


def offered(wish: ChannelRequest, config: NotificationConfig) -> bool:
    """Whether this kind of channel is configured."""
    if isinstance(wish, ByPush):
        return config.contact is not None
    return bool(config.webhooks) if isinstance(wish, ByWebhook) else config.smtp is not None


def place(wish: ByPush | ByWebhook, config: NotificationConfig) -> httpx.URL | None:
    """The URL to post to; None if its host is not allowed."""
    if isinstance(wish, ByPush):
        return allowlist.allowed_url(wish.endpoint, config.services)
    return allowlist.allowed_url(wish.url, config.webhooks)


def display_name(wish: ChannelRequest) -> str:
    """The label for its owner: the e-mail address, or only the host of a URL, whose path may be secret."""
    if isinstance(wish, ByEmail):
        return wish.address
    return httpx.URL(wish.endpoint if isinstance(wish, ByPush) else wish.url).host


def target(wish: ChannelRequest) -> str:
    """The address, or URL and keys, as JSON for the `target` column."""
    known: dict[str, Any] = msgspec.to_builtins(wish)
    kept = {name: value for name, value in known.items() if name not in APART}
    return msgspec.json.encode(kept, order="deterministic").decode()


def kind(wish: ChannelRequest) -> ChannelKind:
    """The kind of channel: push, email or webhook."""
    named: ChannelKind = msgspec.convert(type(wish).__struct_config__.tag, ChannelKind)
    return named


def request_of(row: ChannelRow) -> ChannelRequest:
    """Decode a stored channel."""
    known = msgspec.json.decode(row.target, type=dict[str, Any])
    wish: ChannelRequest = msgspec.convert(
        {**known, "way": row.kind, "language": row.language}, ChannelRequest
    )
    return wish
