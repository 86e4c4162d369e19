"""Why something cannot be done: the clause and the facts behind a no."""

from __future__ import annotations

from stolek.games._template.codes import N_ACTIONS, N_KINDS, OPEN
from stolek.games._template.rules import Template
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE


def objection(state: Template, seat: int, action: int) -> Refusal:
    """The reason why this action, or this outcome of chance, is not possible now."""
    if not 0 <= action < (N_KINDS if seat == CHANCE else N_ACTIONS):
        return Refusal("unknown-move", "TPL-2", action=action)
    if action == OPEN:
        return Refusal("already-open", "TPL-7")
    if seat == CHANCE:
        return Refusal("stone-not-in-bag", "TPL-4", number=action + 1)
    return Refusal("stone-not-in-hand", "TPL-6", number=action + 1)
