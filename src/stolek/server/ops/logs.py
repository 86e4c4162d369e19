"""Logs: one JSON object a line, without secrets."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

LONGEST_MESSAGE, LONGEST_TRACE = 1_000, 8_000  # characters


class JsonLines(logging.Formatter):
    """A log record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message; with the traceback of an error."""
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
    """Cut the middle out of a long text: a traceback begins with where, and ends with why."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"


def is_ours(record: logging.LogRecord) -> bool:
    """Whether to log a record: not the traceback by uvicorn of a client's frame that is not UTF-8."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def begin(level: int = logging.INFO) -> None:
    """Log to stderr in lines of JSON from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("alembic", "httpx", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
