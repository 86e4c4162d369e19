"""Logs: one JSON object a line, for people and programs; what is secret never gets there."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec


class JsonLines(logging.Formatter):
    """A record of a log as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where and what; with the traceback of an error."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


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
