"""Webhooks: a call as JSON, as chats and programs of one's own take it."""

from __future__ import annotations

from typing import Any

from stolek.notifications.config import NotificationConfig
from stolek.notifications.messages import Message
from stolek.words.speak import Speaker

# In chats these would wake everybody, or hide where a link leads; and a name may have them.
HARMLESS = str.maketrans({"@": "＠", "<": "‹", ">": "›", "[": "(", "]": ")"})


def body(config: NotificationConfig, message: Message, stop: str) -> dict[str, Any]:
    """A message as it is posted; `content` is what Discord calls `text`."""
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
