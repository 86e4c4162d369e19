"""Parsing the .pxd files of states."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from stolek.games._template import GAME
from stolek.games._template.rules import Template
from stolek.games.border.rules.crosses import Crosses
from stolek.games.border.rules.state import Border
from stolek.kernel.state_fields import Field, all_fields, check_values, declared, fields, index_fields


def test_lines_of_a_sheet() -> None:
    assert declared("cdef public short[6] bag, gone  # 0..14, all stones of a kind") == [
        Field("bag", 6, 0, 14, True),
        Field("gone", 6, 0, 14, True),
    ]
    assert declared("cdef public int depth # -3..3") == [Field("depth", None, -3, 3, True)]
    assert declared("cdef int n_bag") == [Field("n_bag", None, -(1 << 31), (1 << 31) - 1, False)]
    assert declared("cdef long long seen  # 0..1") == [Field("seen", None, -(1 << 63), (1 << 63) - 1, False)]
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
    "line",
    [
        "cdef public short[6] bag",
        "cdef public short bag  # stones",
        "cdef public short bag  # 0 .. 4",
        "cdef public short bag  # 4..0",
        "cdef public short bag  # 0..32768",
        "cdef public int bag  # -2147483649..0",
    ],
)
def test_a_position_has_ranges(line: str) -> None:
    with pytest.raises(TypeError, match=r"^bag: "):
        declared(line)


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        (0, True),
        (4, True),
        (-1, True),
        (5, False),
        (-2, False),
        (True, False),
        ("1", False),
        (1 << 99, False),
    ],
)
def test_what_a_field_can_hold(value: object, fits: bool) -> None:
    assert (Field("x", None, -1, 4, True).problem(value) is None) == fits
    assert (Field("x", 2, -1, 4, True).problem([0, value]) is None) == fits


def test_lists_have_a_length() -> None:
    field = Field("x", 2, 0, 1, True)
    assert field.problem([1]) == field.problem(3) == "x must be a list of 2 whole numbers"
    assert (field.zero(), field.mark()) == ([0, 0], [1, 0])


def test_values_fit_the_sheet_exactly() -> None:
    sound = GAME.set_up(2, GAME.agreed(2, {})).dump()
    check_values(Template, sound)
    fewer = {name: sound[name] for name in list(sound)[1:]}
    strange: list[Any] = [{**sound, "x": 0}, fewer, [], {**sound, "held": [0] * 4}]
    for wrong in strange:
        with pytest.raises(ValueError, match="fields do not match"):
            check_values(Template, wrong)
    with pytest.raises(ValueError, match="players cannot hold 5, only 2 to 4"):
        check_values(Template, {**sound, "players": 5})


def test_the_index_stands_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = "cdef class Upside(State):\n    cdef public int a  # 0..1\n\n    cdef int b\ncdef int c\n"
    with pytest.raises(TypeError, match="upside: the index stands before the position"):
        all_fields(class_with(sheet, tmp_path, monkeypatch))


def test_a_sheet_without_ranges_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = "cdef class Upside(State):\n    cdef int b  # any\n    cdef public int a  # the position\n"
    with pytest.raises(TypeError, match="upside: a: a public field has a range on its line"):
        all_fields(class_with(sheet, tmp_path, monkeypatch))


def class_with(sheet: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> type:
    """A class with this .pxd file."""
    (folder / "upside.pxd").write_text(sheet)
    module = ModuleType("upside")
    module.__file__ = str(folder / "upside.py")
    monkeypatch.setitem(sys.modules, "upside", module)
    return type("Upside", (), {"__module__": "upside"})
