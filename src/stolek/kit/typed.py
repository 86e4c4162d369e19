"""Parses files that people type: JSON of a given shape, or a refusal."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from stolek.kernel.refusal import Refusal

T = TypeVar("T")
BYTE = re.compile(r"\(byte (\d+)\)")
FIELD = re.compile(r"(?:missing required|unknown) field `(\w+)`")
PLACE = re.compile(r"at `(?:key in )?\$\.?(.*)`")


def read(text: bytes, shape: type[T]) -> T:
    """A file as data of this shape; else a refusal that names the place that does not fit."""
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as error:
        where = place(str(error))
        if not where:
            raise Refusal("file-not-object", detail=str(error)) from None
        raise Refusal("file-not-understood", where=where, detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("file-not-json", line=line(text, str(error)), detail=str(error)) from None


def place(message: str) -> str:
    """The path in an error message, and the field at its end; empty for the whole file."""
    steps = [found[1] for pattern in (PLACE, FIELD) if (found := pattern.search(message))]
    return ".".join(filter(None, steps))


def line(text: bytes, message: str) -> int:
    """The line where parsing broke off; the last one where the file just ends."""
    found = BYTE.search(message)
    return text[: int(found[1]) if found else len(text)].rstrip().count(b"\n") + 1
