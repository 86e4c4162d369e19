"""Logs: one JSON object a line, for people and programs; what is secret never gets there."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

LONGEST_MESSAGE, LONGEST_TRACE = 1_000, 8_000  # characters


class JsonLines(logging.Formatter):
    """A record of a log as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where and what; with the traceback of an error."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": shortened(record.getMessage(), LONGEST_MESSAGE),
        }
        if record.exc_info:
            line["trace"] = shortened(self.formatException(record.exc_info), LONGEST_TRACE)
        return msgspec.json.encode(line).decode()


def shortened(text: str, most: int) -> str:
    """A text without its middle if it is too long: a traceback begins with where, and ends with why."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line is about the house; of a stranger's frame that is no text, uvicorn would tell a tale."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def begin(level: int = logging.INFO) -> None:
    """From now on, log to stderr in lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("alembic", "httpx", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
