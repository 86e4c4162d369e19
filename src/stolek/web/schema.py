"""Writes down all messages of a table's socket as JSON Schema: `python -m stolek.web.schema`.

The types of the front end are made from it, and so can be those of any other program.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from stolek.web.messages import Message, Request

FILE = Path("web/messages.schema.json")


def schema() -> dict[str, Any]:
    """Requests and messages with everything they are made of, each by its name."""
    (request, message), parts = msgspec.json.schema_components(
        [Request, Message], ref_template="#/$defs/{name}"
    )
    unions = {
        "Request": {"title": "Request", "description": "What a person may ask.", **request},
        "Message": {"title": "Message", "description": "What a person is sent.", **message},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "description": "All that goes over the socket of a table. Made by `make schema`.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": {**unions, **dict(sorted(parts.items()))},
    }


def text() -> str:
    """The same as it stands in the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file, in the folder of the project."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
