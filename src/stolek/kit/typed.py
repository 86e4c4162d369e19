"""Reading what people type into files: JSON of a given shape, or a clear no."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from stolek.kernel.refusal import Refusal

T = TypeVar("T")


def read(text: bytes, shape: type[T]) -> T:
    """A file as data of this shape; else refused, with the place that does not fit."""
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.DecodeError, UnicodeError) as error:
        where = str(error).rpartition("`$")[2].strip("`.") if "`$" in str(error) else "{ }"
        raise Refusal("file-not-understood", where=where, detail=str(error)) from None
