"""A refusal repeats what was asked, but not at full length."""

from __future__ import annotations

from stolek import Refusal
from stolek.kernel.refusal import LONGEST_FACT


def test_facts_are_cut_where_nobody_would_read_on() -> None:
    long, cut = "x" * 5000, "x" * LONGEST_FACT + "…"
    refusal = Refusal("code", text=long, known=["red", long], pair=("red", long), count=5000, none=None)
    assert refusal.facts == {
        "text": cut, "known": ["red", cut], "pair": ("red", cut), "count": 5000, "none": None
    }  # fmt: skip
    assert len(str(refusal)) < 5 * LONGEST_FACT


def test_facts_of_usual_length_stay_as_they_are() -> None:
    usual = "x" * LONGEST_FACT
    assert Refusal("code", text=usual, known=[usual]).facts == {"text": usual, "known": [usual]}


def test_numbers_too_long_for_python_to_print_are_cut_too() -> None:
    for number in (10**5000, -(10**5000)):
        refusal = Refusal("unknown-seat", seat=number)
        assert len(str(refusal)) < 2 * LONGEST_FACT
        assert str(refusal).startswith("unknown-seat: seat='-0x" if number < 0 else "unknown-seat: seat='0x")
