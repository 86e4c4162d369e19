"""How the points of a seat are made up, and the places at the end."""

from __future__ import annotations

from typing import Any

from stolek.games.dicekings.edition.schema import (
    MOST_FIRES,
    PER_FIELD_OF_LARGEST,
    PER_GOLD,
    PER_OTHER_FIELD,
    PER_WHITE,
)
from stolek.games.dicekings.terminal import signs
from stolek.kit.rows import Span


def is_over(view: dict[str, Any]) -> bool:
    """Whether the game has ended."""
    return bool(view["phase"] == "over")


def best(view: dict[str, Any]) -> list[int]:
    """Who has won, once the game is over."""
    return [seat for seat, place in enumerate(view["places"]) if place == 1] if is_over(view) else []


def fields(view: dict[str, Any], seat: int) -> str:
    """The largest territory, and the other fields."""
    largest, *others = [len(territory) for territory in view["territories"][seat]] or [0]
    return f"{largest}+{sum(others)}" if others else f"{largest}"


def sums(view: dict[str, Any], seat: int) -> list[Span]:
    """Points for fields, gems and dragon fires, as far as there are any (KOD-64 … KOD-68)."""
    largest, *others = [len(territory) for territory in view["territories"][seat]] or [0]
    gems = view["gems"][seat]
    terms = {
        "territory": f"{largest}×{PER_FIELD_OF_LARGEST}",
        "other-fields": f"{sum(others)}×{PER_OTHER_FIELD}",
        "white": f"{signs.GEMS['white']}{gems['white']}×{PER_WHITE}",
        "gold": f"{signs.GEMS['gold']}{gems['gold']}×{PER_GOLD}",
        "fires": f"{signs.DRAGON}{MOST_FIRES}",
    }
    first, *rest = [term for name, term in terms.items() if name in view["points"][seat]] or ["0"]
    return [Span(first), *(Span(f"+ {term}") for term in rest), Span(f"= {view['scores'][seat]}", "bold")]
