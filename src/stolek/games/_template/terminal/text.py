"""How this game looks in a terminal: numbers and signs only, so that it needs no words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from stolek.kernel.game import Paint, Say


def draw(
    view: dict[str, Any],
    paint: Paint,
    say: Say = str,
    *,
    eye: int | None = None,
    marked: Collection[str] = (),
    columns: int = 80,
) -> str:
    """The table as lines of text: bag and stake, then seat by seat points, stone laid and hand."""
    lines = [f"[{view['bag']}]  *{view['stake']}*"]
    for seat in range(view["players"]):
        laid = view["laid"][seat] or "-"
        stones = view["hands"][seat]
        hand = "?" * view["held"][seat] if stones is None else " ".join(map(str, stones))
        lines.append(f"{seat + 1}: {view['points'][seat]:>3}  {paint(str(laid), 'bold')}  ({hand})")
    return "\n".join(lines)


def aliases(view: dict[str, Any]) -> dict[str, str]:
    """There are no short names in this drawing."""
    return {}
