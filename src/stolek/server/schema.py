"""Writes the messages of the socket as JSON Schema: `python -m stolek.server.schema`.

The types of the front end are generated from it, and those of other clients can be.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from stolek.notifications.channels import ByEmail, ByPush, ByWebhook
from stolek.server.routes.games import Choices, GameSheet, Wishes
from stolek.server.routes.guests import Face
from stolek.server.routes.lan_addresses import Whereabouts
from stolek.server.routes.lessons import Answered, LessonSheet, Prospect, Trying
from stolek.server.routes.notifications import Calls, Held, Obeyed
from stolek.server.routes.replays import Viewed, Viewing
from stolek.server.routes.score import Position, Scored
from stolek.server.routes.tables import GoingOn, Opening, Returning, Wanted
from stolek.server.ws.messages import Card, Message, Request
from stolek.tables.actions.creation import Opened
from stolek.tables.seats.occupancy import Admission
from stolek.words.rulebook import Book

FILE = Path("web/messages.schema.json")
ASKED = (Wishes, Opening, GoingOn, Wanted, Returning, Viewing, Position, Trying)
AROUND = (Face, GameSheet, Choices, Book, Whereabouts)
CALLED = (ByPush, ByEmail, ByWebhook, Held, Calls, Obeyed)
ANSWERED = (Opened, Admission, Card, Viewed, Scored, LessonSheet, Answered, Prospect)
OVER_HTTP = (*ASKED, *AROUND, *CALLED, *ANSWERED)


def schema() -> dict[str, Any]:
    """Requests, messages and HTTP bodies with all types that they use, by name."""
    (request, message, *_), parts = msgspec.json.schema_components(
        [Request, Message, *OVER_HTTP], ref_template="#/$defs/{name}"
    )
    unions = {
        "Request": {"title": "Request", "description": "What a client may send.", **request},
        "Message": {"title": "Message", "description": "What the server sends.", **message},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "description": "All messages between server and client: on the socket of a table (Request, Message), "
        "and the bodies of HTTP requests and responses. Made by `make schema`.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in (*unions, *(one.__name__ for one in OVER_HTTP))],
        "$defs": opened({**unions, **dict(sorted(parts.items()))}),
    }


def opened(part: Any) -> Any:
    """Add `additionalProperties: true` to objects without named properties."""
    if isinstance(part, list):
        return [opened(one) for one in part]
    if not isinstance(part, dict):
        return part
    inner = {name: opened(one) for name, one in part.items()}
    is_any = inner.get("type") == "object" and "properties" not in inner
    return {"additionalProperties": True, **inner} if is_any else inner


def text() -> str:
    """The schema as the text of the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file; to be run in the folder of the project."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
