"""Moves: action id, notation and picks (TPL-6, TPL-7).

A stone is laid by `lay 4`, or just `4`; a hand is opened by `open`. What was drawn or thrown by
hand is written as its number.
"""

from __future__ import annotations

from functools import cache

from stolek.games._template.codes import N_ACTIONS, N_KINDS, OPEN
from stolek.games._template.rules import Template
from stolek.kernel.move import Move
from stolek.kernel.refusal import Refusal

NUMBERS = {str(kind + 1): kind for kind in range(N_KINDS)}
LONGEST_TEXT = 20


@cache
def move(action: int) -> Move:
    """The move with this action id."""
    if not 0 <= action < N_ACTIONS:
        raise ValueError(f"no action {action}")
    if action == OPEN:
        return Move(action=OPEN, notation="open", name="open", facts={}, paths=(("open",),))
    number = action + 1
    paths = ((f"stone:{number}",),)
    return Move(action=action, notation=f"lay {number}", name="lay", facts={"number": number}, paths=paths)


def parse(text: str) -> int:
    """The action that a notation names."""
    word = text[:LONGEST_TEXT].strip().lower().removeprefix("lay").strip()
    if word in NUMBERS:
        return NUMBERS[word]
    if word == "open":
        return OPEN
    raise Refusal("unreadable-move", "TPL-6", text=text[:LONGEST_TEXT], example="lay 4")


def draw_text(state: Template, outcome: int) -> str:
    """A drawn stone or a thrown die."""
    return str(outcome + 1)


def parse_draw(state: Template, text: str) -> int:
    """The outcome that a text names."""
    word = text[:LONGEST_TEXT].strip()
    if word not in NUMBERS:
        raise Refusal("unreadable-draw", "TPL-2", text=text[:LONGEST_TEXT], example="4")
    return NUMBERS[word]
