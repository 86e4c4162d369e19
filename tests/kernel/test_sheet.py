"""Reading type sheets."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from stolek.games._template.rules import Template
from stolek.games.border.crosses import Crosses
from stolek.games.border.rules import Border
from stolek.kernel.sheet import Field, all_fields, check_values, declared, fields, index_fields


def test_lines_of_a_sheet() -> None:
    assert declared("cdef public short[6] bag, gone") == [
        Field("bag", 6, 15, True),
        Field("gone", 6, 15, True),
    ]
    assert declared("cdef int n_bag") == [Field("n_bag", None, 31, False)]
    assert declared("cdef long long seen") == [Field("seen", None, 63, False)]
    assert declared("cdef int side(self, int seat) noexcept nogil") == []
    assert declared("@cython.final") == []


def test_position_and_index_of_the_template() -> None:
    assert [field.name for field in index_fields(Template)] == ["held", "n_bag"]
    assert [field.name for field in fields(Template)][:3] == ["bag", "gone", "hands"]
    assert len(all_fields(Template)) == len(fields(Template)) + 2


def test_a_state_may_have_several_storeys() -> None:
    assert Border.__mro__[1] is Crosses
    lower, whole = all_fields(Crosses), all_fields(Border)
    assert whole[: len(lower)] == lower, "from the ground up"
    assert all(field.public for field in whole[len(lower) :]), "the index lies below"
    assert {"crossed", "dice"} <= {field.name for field in fields(Border)}


@pytest.mark.parametrize(
    ("value", "fits"),
    [(0, True), (32767, True), (-32768, True), (32768, False), (-32769, False), (True, False), ("1", False)],
)
def test_what_a_short_can_hold(value: object, fits: bool) -> None:
    assert (Field("x", None, 15, True).problem(value) is None) == fits
    assert (Field("x", 2, 15, True).problem([0, value]) is None) == fits


def test_lists_have_a_length() -> None:
    field = Field("x", 2, 15, True)
    assert field.problem([1]) == field.problem(3) == "x must be a list of 2 whole numbers"
    assert (field.zero(), field.mark()) == ([0, 0], [1, 0])


def test_values_fit_the_sheet_exactly() -> None:
    zero = {field.name: field.zero() for field in fields(Template)}
    check_values(Template, zero)
    fewer = {name: zero[name] for name in list(zero)[1:]}
    strange: list[Any] = [{**zero, "x": 0}, fewer, [], {**zero, "held": [0] * 4}]
    for wrong in strange:
        with pytest.raises(ValueError, match="fields do not match"):
            check_values(Template, wrong)


def test_the_index_stands_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = "cdef class Upside(State):\n    cdef public int a  # the position\n\n    cdef int b\ncdef int c\n"
    (tmp_path / "upside.pxd").write_text(sheet)
    module = ModuleType("upside")
    module.__file__ = str(tmp_path / "upside.py")
    monkeypatch.setitem(sys.modules, "upside", module)
    with pytest.raises(TypeError, match="the index stands before the position"):
        all_fields(type("Upside", (), {"__module__": "upside"}))
