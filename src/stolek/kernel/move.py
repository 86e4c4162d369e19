"""A Move: a seat's decision as an int, in notation, and as targets to pick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Path = tuple[str, ...]
Offer = dict[str, "Offer | int"]


@dataclass(frozen=True, kw_only=True)
class Move:
    """One decision. `name` and `facts` select its words, `paths` are the picks that lead to it."""

    action: int
    notation: str
    name: str
    facts: dict[str, Any]
    paths: tuple[Path, ...]

    @property
    def picks(self) -> Path:
        """The targets in the order in which players usually pick them."""
        return self.paths[0]

    def __str__(self) -> str:
        return self.notation

    def __hash__(self) -> int:
        return hash(self.action)


def offer(moves: Iterable[Move]) -> Offer:
    """The moves as a tree of picks: each step a target, each leaf an action."""
    tree: Offer = {}
    for move in moves:
        for path in move.paths:
            *steps, last = path
            branch = tree
            for step in steps:
                below = branch.setdefault(step, {})
                if isinstance(below, int):
                    raise ValueError(f"{step} ends one move and goes on in another")
                branch = below
            if last in branch:
                raise ValueError(f"two moves share the picks {path}")
            branch[last] = move.action
    return tree
