"""Each law bites: the template broken on purpose fails the law that is meant, and no stranger."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import stolek
from tests.laws import laws_loading
from tests.laws.breakages import BREAKAGES, Breakage
from tests.laws.copies import Edit, broken_laws, copied
from tests.laws.laws import LAWS
from tests.laws.laws_twins import trace

pytestmark = pytest.mark.skipif(
    stolek.compiled, reason="copies of the template are not compiled: the interpreted pass shows this"
)


@pytest.fixture(autouse=True)
def short_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A playout without end is stopped after one second; a sound copy takes a hundredth of that."""
    monkeypatch.setattr(laws_loading, "MOST_SECONDS", 1)


def test_an_unbroken_copy_obeys_all_laws(tmp_path: Path) -> None:
    with copied(tmp_path, "unbroken") as at:
        assert broken_laws(at, *LAWS) == {}


@pytest.mark.parametrize("breakage", BREAKAGES.values(), ids=BREAKAGES)
def test_a_broken_copy_fails_the_law_meant(breakage: Breakage, tmp_path: Path) -> None:
    with copied(tmp_path, "broken", *breakage.edits) as at:
        found = broken_laws(at, breakage.law)
    assert breakage.law in found, f"nobody noticed; others: {found}"
    assert set(found) <= {breakage.law, *breakage.also}, found


def test_every_law_has_something_to_bite() -> None:
    assert {breakage.law for breakage in BREAKAGES.values()} == set(LAWS)


def test_a_twin_that_differs_leaves_another_trace(tmp_path: Path) -> None:
    other = Edit("rules.py", "place = 1\n", "place = 2\n")
    traces = []
    for number, edits in enumerate([(), (), (other,)]):
        with copied(tmp_path / str(number), "twin", *edits) as at:
            traces.append(list(trace(at[0], Random(1))))
    assert traces[0] == traces[1]
    assert len(traces[0]) == len(traces[2])
    assert traces[0] != traces[2]
