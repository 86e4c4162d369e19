"""Learning every game by playing: its introduction from the first lesson to a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stolek
from stolek.kernel.lesson import lessons
from tests.alike import some
from tests.journeys.people import Person
from tests.journeys.plain import PICK

Come = Callable[..., Person]
ANSWER = "[data-answer=right], [data-answer=wrong]"


def pick(person: Person, move: Any) -> None:
    """Play a move by the list of choices."""
    if not person.is_shown(PICK):
        person.page.click("[data-list]")
    for target in move.picks:
        person.page.click(f"{PICK}[data-pick='{target}']")
    person.see(ANSWER)


@pytest.mark.parametrize("game", some(stolek.games(), "wispwood"))
def test_an_introduction_is_played_to_its_end(person: Come, game: str) -> None:
    guest = person("cs")
    guest.visit(f"/learn/{game}", "[data-task]")
    assert guest.hurdles() == []
    tasks, missed = set(), False
    for number, one in enumerate(lessons(game)):
        guest.see(f"header li:nth-child({number + 1}) [aria-current=step]")
        tasks.add(guest.page.inner_text("[data-task]"))
        legal = one.match.legal(one.step.seat)
        right = [move for move in legal if move.notation in one.step.right] or legal
        wrong = [move for move in legal if move not in right]
        if wrong and not missed:
            missed = True
            pick(guest, wrong[0])
            assert len(guest.page.inner_text("[data-answer=wrong]")) > len("Ještě ne.")
            guest.see(PICK)
        pick(guest, right[0])
        guest.see("[data-answer=right]")
        guest.page.keyboard.press("Enter")  # the way on has the focus
    assert (len(tasks), missed) == (len(lessons(game)), True)
    guest.see("main[data-stage]")  # and from there to a match
    assert guest.faults == []
