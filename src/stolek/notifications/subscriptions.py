"""Subscriptions: guests add and delete their channels; recipients can confirm and unsubscribe by token."""

from __future__ import annotations

from stolek.kernel.refusal import Refusal
from stolek.notifications import channels, messages, tokens
from stolek.notifications.channels import ByEmail, ChannelRequest
from stolek.notifications.messages import Message
from stolek.notifications.sender import Sender
from stolek.notifications.tokens import TokenAction
from stolek.store import statements
from stolek.store.rows import ChannelRow
from stolek.store.store import Store

MOST_CHANNELS = 8  # per guest


async def subscribe(sender: Sender, guest: str, wish: ChannelRequest) -> None:
    """Add a channel for a guest; an e-mail address is used only once its reader has confirmed it.

    If the guest has the channel already, only its language changes. A new one is tested first: it is not
    stored unless the first message can be delivered.
    """
    channels.check(wish, sender.config)
    known = await sender.services.store.channels(guest)
    row = find_channel(known, wish) or new_channel(sender, known, guest, wish)
    if row not in known or not row.confirmed:
        await sender.send_greeting(row, first_message(sender, row, wish))
    async with sender.keeping:  # the same or other channels may have been added meanwhile
        known = await sender.services.store.channels(guest)
        before = find_channel(known, wish)
        if before is None:
            check_room(known)
        change = (
            statements.set_channel_language(before.id, wish.language)
            if before
            else statements.insert_channel(row)
        )
        await sender.services.store.write(change)


def find_channel(known: list[ChannelRow], wish: ChannelRequest) -> ChannelRow | None:
    """The guest's channel with the same target, if there is one."""
    there = (channels.kind(wish), channels.target(wish))
    return next((row for row in known if (row.kind, row.target) == there), None)


def new_channel(sender: Sender, known: list[ChannelRow], guest: str, wish: ChannelRequest) -> ChannelRow:
    """A channel that is not stored yet; refused if the guest has too many."""
    check_room(known)
    return ChannelRow(
        id=sender.services.key_issuer.id(),
        guest=guest,
        kind=channels.kind(wish),
        target=channels.target(wish),
        language=wish.language,
        confirmed=not isinstance(wish, ByEmail),
        created=sender.services.now(),
    )


def check_room(known: list[ChannelRow]) -> None:
    """Refuse a channel beyond the limit."""
    if len(known) >= MOST_CHANNELS:
        raise Refusal("too-many-ways", most=MOST_CHANNELS)


def first_message(sender: Sender, row: ChannelRow, wish: ChannelRequest) -> Message:
    """A greeting; for e-mail a request to confirm, since anybody can type in any address."""
    if isinstance(wish, ByEmail):
        return messages.question(wish.language, f"/calls#{sender.token(row.id, 'confirm')}")
    return messages.greeting(wish.language)


async def unsubscribe(store: Store, guest: str, way: str) -> None:
    """Delete one of a guest's own channels."""
    if way not in {row.id for row in await store.channels(guest)}:
        raise Refusal("unknown-way")
    await store.write(statements.delete_channel(way))


async def apply_token(store: Store, secret: bytes, text: str, only: TokenAction | None = None) -> TokenAction:
    """Confirm or delete a channel and return which; can be repeated. `only` restricts the deed."""
    token = tokens.read_token(secret, text)
    if only not in (None, token.deed):
        raise Refusal("wrong-token")
    if token.deed == "stop":
        await store.write(statements.delete_channel(token.way))
    elif await store.channel(token.way) is None:
        raise Refusal("wrong-token")
    else:
        await store.write(statements.confirm_channel(token.way))
    return token.deed
