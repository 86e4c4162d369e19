"""A sample is the same every time, in every process, and leaves something of every test."""

from __future__ import annotations

from tests.amounts import CASES, chosen

NAMES = [f"tests/test_one.py::test_this[{number}]" for number in range(50)]


def test_a_sample_depends_on_names_alone() -> None:
    some = chosen(NAMES, CASES)
    assert some == chosen(reversed(NAMES), CASES)
    assert len(some) == CASES
    assert some <= set(NAMES)
    assert some != set(NAMES[:CASES]), "not always the first ones"


def test_a_test_with_few_cases_keeps_them() -> None:
    assert chosen(NAMES[:1], CASES) == set(NAMES[:1])
