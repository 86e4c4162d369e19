"""Checks messages on a page, where an ellipsis says that something is left out."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from msgspec import inspect

LEFT_OUT = "…"


def read(line: str) -> Any:
    """A line of the page as data; where something is left out of an object or a list, it has a mark."""
    marked = re.sub(rf"{LEFT_OUT}(?= *\])", f'"{LEFT_OUT}"', line)
    return json.loads(re.sub(rf"{LEFT_OUT}(?= *}})", f'"{LEFT_OUT}": null', marked))


def check(excerpt: Any, kind: inspect.Type) -> None:
    """Fail unless this is of a type: no field too many, and none missing but where one is left out."""
    if isinstance(kind, inspect.UnionType):
        check(excerpt, one_of(kind, excerpt))
    elif isinstance(kind, inspect.StructType):
        check_fields(excerpt, kind)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        for part in excerpt:
            if part != LEFT_OUT:
                check(part, kind.item_type)
    elif not isinstance(kind, inspect.DictType | inspect.AnyType):
        msgspec.convert(excerpt, python_type(kind), strict=True)
    else:
        assert isinstance(kind, inspect.AnyType) or isinstance(excerpt, dict), excerpt


def check_fields(excerpt: Any, kind: inspect.StructType) -> None:
    """Fail unless an object has the fields of its type, and these are right."""
    fields = {field.encode_name: field.type for field in kind.fields}
    told = set(excerpt) - {LEFT_OUT} - ({kind.tag_field} if kind.tag_field else set())
    assert told <= set(fields), f"{kind.cls.__name__} has no {told - set(fields)}"
    if LEFT_OUT not in excerpt:
        assert told == set(fields), f"{kind.cls.__name__} lacks {set(fields) - told}"
    for name in told:
        check(excerpt[name], fields[name])


def one_of(kind: inspect.UnionType, excerpt: Any) -> inspect.Type:
    """The type of a union that a message says it is."""
    if excerpt is None:
        assert kind.includes_none
        return inspect.NoneType()
    structs = [one for one in kind.types if isinstance(one, inspect.StructType)]
    tagged = [one for one in structs if one.tag_field and excerpt.get(one.tag_field) == one.tag]
    others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    return (tagged or others)[0]


def python_type(kind: inspect.Type) -> Any:
    """The Python type of a plain value."""
    plain = {
        inspect.StrType: str,
        inspect.IntType: int,
        inspect.FloatType: float,
        inspect.BoolType: bool,
        inspect.NoneType: None,
    }
    return plain[type(kind)]
