"""Reads the .pxd file beside a rules file: the fields of a State, their lengths and ranges.

The .pxd file alone defines the shape of a position. Public fields are the position;
the others (the index) can be computed from it, and stand before the public ones. Each line of
public fields ends with the range of their numbers: `cdef public short[6] bag  # 0..4`.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

WIDTHS = {"short": 15, "int": 31, "long long": 63}
DECLARATION = re.compile(r"cdef (public )?(short|int|long long)(?:\[(\d+)\])? ([\w, ]+?) *(?:#(.*))?$")
RANGE = re.compile(r" *(-?\d+)\.\.(-?\d+)\b")


class Field(NamedTuple):
    """One field of a State: an int, or a list of ints of fixed length."""

    name: str
    length: int | None
    least: int
    most: int
    public: bool

    def zero(self) -> int | list[int]:
        """The initial value of the field."""
        return 0 if self.length is None else [0] * self.length

    def mark(self) -> int | list[int]:
        """A value whose first byte is not zero, to find the field in memory."""
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
            if type(one) is not int or not self.least <= one <= self.most:
                return f"{self.name} cannot hold {one!r}, only {self.least} to {self.most}"
        return None

    @staticmethod
    def copied(value: Any) -> Any:
        """The value, copied if it is a list."""
        return value[:] if type(value) is list else value

    @staticmethod
    def frozen(value: Any) -> Any:
        """The value, hashable."""
        return tuple(value) if type(value) is list else value


def fields(state: type) -> tuple[Field, ...]:
    """The fields of the position, in the order of the .pxd file."""
    return divided(state)[0]


def index_fields(state: type) -> tuple[Field, ...]:
    """The fields that can be computed from the position."""
    return divided(state)[1]


@cache  # called by every dump
def divided(state: type) -> tuple[tuple[Field, ...], tuple[Field, ...]]:
    """The fields of the position, and the others."""
    every = all_fields(state)
    return tuple(one for one in every if one.public), tuple(one for one in every if not one.public)


@cache
def all_fields(state: type) -> tuple[Field, ...]:
    """All fields that are declared for this class and its bases, bases first."""
    found = tuple(field for one in reversed(state.__mro__) for field in own_fields(one))
    publicity = [field.public for field in found]
    if publicity != sorted(publicity):
        raise TypeError(f"{state.__module__}: the index stands before the position")
    return found


def own_fields(state: type) -> list[Field]:
    """The fields in the .pxd file beside the source of one class; kernel classes have none."""
    if state.__module__.startswith(("builtins", "stolek.kernel.")):
        return []
    source = Path(str(sys.modules[state.__module__].__file__))
    sheet = source.with_name(state.__module__.rpartition(".")[2] + ".pxd")
    try:
        return [field for line in class_lines(sheet, state.__name__) for field in declared(line)]
    except TypeError as fault:
        raise TypeError(f"{state.__module__}: {fault}") from None


def class_lines(sheet: Path, name: str) -> list[str]:
    """The lines of one class in a .pxd file, without indentation and lines that only comment."""
    lines: list[str] = []
    inside = False
    for line in sheet.read_text(encoding="utf-8").splitlines():
        code = line.partition("#")[0].rstrip()
        if code.startswith(f"cdef class {name}("):
            inside = True
        elif code and not code[0].isspace():
            inside = False
        elif inside and code:
            lines.append(line.strip())
    return lines


def declared(line: str) -> list[Field]:
    """The fields that a line declares; a method declares none."""
    match = DECLARATION.match(line)
    if match is None:
        return []
    public, width, length, names, comment = match.groups()
    size = int(length) if length else None
    least, most = limits(WIDTHS[width], names, comment or "") if public else widest(WIDTHS[width])
    return [Field(name.strip(), size, least, most, bool(public)) for name in names.split(",")]


def widest(bits: int) -> tuple[int, int]:
    """The least and the largest number of a C type."""
    return -(1 << bits), (1 << bits) - 1


def limits(bits: int, names: str, comment: str) -> tuple[int, int]:
    """The range in a comment; values without one could lead compiled rules out of bounds."""
    match = RANGE.match(comment)
    if match is None:
        raise TypeError(f"{names}: a public field has a range on its line, such as `# 0..6`")
    least, most = map(int, match.groups())
    if not widest(bits)[0] <= least <= most <= widest(bits)[1]:
        raise TypeError(f"{names}: no field of this type holds {least}..{most}")
    return least, most


def check_values(state: type, data: dict[str, Any]) -> None:
    """Raise ValueError unless the data has exactly the declared fields, of their shape and range."""
    known = {field.name: field for field in fields(state)}
    if not isinstance(data, dict) or set(data) != set(known):
        odd = sorted(set(data) ^ set(known)) if isinstance(data, dict) else data
        raise ValueError(f"fields do not match: {odd}")
    for name, value in data.items():
        problem = known[name].problem(value)
        if problem:
            raise ValueError(problem)
