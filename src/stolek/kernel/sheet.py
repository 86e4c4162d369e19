"""Reads the type sheet beside a rules file: which fields a State has, how long and how wide.

The sheet is the one place that tells the shape of a position. Public fields are the position;
the others (the index) can be worked out from it, and stand before the public ones.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

WIDTHS = {"short": 15, "int": 31, "long long": 63}
DECLARATION = re.compile(r"cdef (public )?(short|int|long long)(?:\[(\d+)\])? ([\w, ]+)$")


class Field(NamedTuple):
    """One field of a State: an int, or a list of ints of fixed length."""

    name: str
    length: int | None
    bits: int
    public: bool

    def zero(self) -> int | list[int]:
        """The value of a field that nobody has set."""
        return 0 if self.length is None else [0] * self.length

    def mark(self) -> int | list[int]:
        """A value whose first byte is not zero."""
        return 1 if self.length is None else [1] + [0] * (self.length - 1)

    def problem(self, value: object) -> str | None:
        """Why this value does not fit, or None."""
        if self.length is None:
            values = [value]
        elif isinstance(value, list) and len(value) == self.length:
            values = value
        else:
            return f"{self.name} must be a list of {self.length} whole numbers"
        for one in values:
            if type(one) is not int or not -(1 << self.bits) <= one < 1 << self.bits:
                return f"{self.name} cannot hold {one!r}"
        return None

    @staticmethod
    def copied(value: Any) -> Any:
        """The same value, safe to keep."""
        return value[:] if type(value) is list else value

    @staticmethod
    def frozen(value: Any) -> Any:
        """The same value, hashable."""
        return tuple(value) if type(value) is list else value


def fields(state: type) -> tuple[Field, ...]:
    """The fields of the position, in the order of the sheet."""
    return tuple(field for field in all_fields(state) if field.public)


def index_fields(state: type) -> tuple[Field, ...]:
    """The fields that can be worked out from the position."""
    return tuple(field for field in all_fields(state) if not field.public)


@cache
def all_fields(state: type) -> tuple[Field, ...]:
    """Everything that sheets declare for this class and those it is built on, from the ground up."""
    found = tuple(field for one in reversed(state.__mro__) for field in own_fields(one))
    publicity = [field.public for field in found]
    if publicity != sorted(publicity):
        raise TypeError(f"{state.__module__}: the index stands before the position")
    return found


def own_fields(state: type) -> list[Field]:
    """What the sheet beside its source declares for one class; those of the kernel are no position."""
    if state.__module__.startswith(("builtins", "stolek.kernel.")):
        return []
    source = Path(str(sys.modules[state.__module__].__file__))
    sheet = source.with_name(state.__module__.rpartition(".")[2] + ".pxd")
    return [field for line in class_lines(sheet, state.__name__) for field in declared(line)]


def class_lines(sheet: Path, name: str) -> list[str]:
    """The lines of one class in a sheet, without comments and indentation."""
    lines: list[str] = []
    inside = False
    for line in sheet.read_text(encoding="utf-8").splitlines():
        code = line.partition("#")[0].rstrip()
        if code.startswith(f"cdef class {name}("):
            inside = True
        elif code and not code[0].isspace():
            inside = False
        elif inside and code:
            lines.append(code.strip())
    return lines


def declared(line: str) -> list[Field]:
    """The fields that a line of a sheet declares; a method declares none."""
    match = DECLARATION.match(line)
    if match is None:
        return []
    public, width, length, names = match.groups()
    size = int(length) if length else None
    return [Field(name.strip(), size, WIDTHS[width], bool(public)) for name in names.split(",")]


def check_values(state: type, data: dict[str, Any]) -> None:
    """Raise ValueError unless the data has exactly the fields of the sheet, of their shape."""
    known = {field.name: field for field in fields(state)}
    if not isinstance(data, dict) or set(data) != set(known):
        odd = sorted(set(data) ^ set(known)) if isinstance(data, dict) else data
        raise ValueError(f"fields do not match: {odd}")
    for name, value in data.items():
        problem = known[name].problem(value)
        if problem:
            raise ValueError(problem)
