"""Writes the messages of the socket as JSON Schema: `python -m stolek.server.ops.schema`.

The types of the front end are made from it, and so can be those of any other program.
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
    """Requests and messages with everything they are made of, each by its name."""
    (request, message, *_), parts = msgspec.json.schema_components(
        [Request, Message, *OVER_HTTP], ref_template="#/$defs/{name}"
    )
    unions = {
        "Request": {"title": "Request", "description": "What a person may ask.", **request},
        "Message": {"title": "Message", "description": "What a person is sent.", **message},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "description": "All that goes between a server and its people: over the socket of a table (Request, "
        "Message), and the bodies of HTTP calls. Made by `make schema`.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in (*unions, *(one.__name__ for one in OVER_HTTP))],
        "$defs": opened({**unions, **dict(sorted(parts.items()))}),
    }


def opened(part: Any) -> Any:
    """The same, saying outright that an object without named properties may have any."""
    if isinstance(part, list):
        return [opened(one) for one in part]
    if not isinstance(part, dict):
        return part
    inner = {name: opened(one) for name, one in part.items()}
    is_any = inner.get("type") == "object" and "properties" not in inner
    return {"additionalProperties": True, **inner} if is_any else inner


def text() -> str:
    """The same as it stands in the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file, in the folder of the project."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
