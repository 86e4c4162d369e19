"""Refusals: what was wrong, by which clause, with the facts for a sentence."""

from __future__ import annotations

from typing import Any

LONGEST_FACT = 200  # characters of a fact that are repeated in a message


class Refusal(Exception):
    """A request that cannot be met; nothing was changed."""

    def __init__(self, code: str, clause: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.facts = {name: shortened(value) for name, value in facts.items()}

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.code}{clause}: {facts}" if facts else f"{self.code}{clause}"


def shortened(fact: Any) -> Any:
    """A fact with long texts and numbers cut."""
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return f"{fact[:LONGEST_FACT]}…"
    if isinstance(fact, int) and fact.bit_length() > 4 * LONGEST_FACT:
        return shortened(hex(fact))  # Python refuses to print thousands of decimal digits
    if isinstance(fact, list | tuple):
        return type(fact)(map(shortened, fact))
    return fact
