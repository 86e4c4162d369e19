"""Webhook notifications: JSON for chats and for users' own programs."""

from __future__ import annotations

from typing import Any

from stolek.notifications.config import NotificationConfig
from stolek.notifications.messages import Message
from stolek.words.speak import Speaker

# Players' names may have characters that mention everybody in a chat or disguise a link.
HARMLESS = str.maketrans({"@": "＠", "<": "‹", ">": "›", "[": "(", "]": ")"})


def body(config: NotificationConfig, message: Message, stop: str) -> dict[str, Any]:
    """The JSON body of a message; Discord reads `content` instead of `text`."""
    page = f"{config.origin}{message.page}"
    farewell = Speaker(message.language).say("call-stop", address=f"{config.origin}/calls#{stop}")
    text = f"{message.text.translate(HARMLESS)} {page}\n{farewell}"
    return {
        "text": text,
        "content": text,
        "game": message.game,
        "table": message.table,
        "url": page,
        "reason": message.reason,
    }
