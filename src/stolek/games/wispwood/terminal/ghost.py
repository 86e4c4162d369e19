"""The ghost of the solo game: its levels, what it has collected, its fireflies and points."""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.terminal import signs
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, plain


def ghost_board(view: dict[str, Any], say: Say) -> list[Row]:
    """Name and points, level by level what it has collected, and the fireflies of this round."""
    ghost: dict[str, Any] = view["ghost"]
    now = sum(level["value"] * level["collected"] for level in ghost["levels"])
    is_open = len(ghost["points"]) < view["round"]
    points = f"{ghost['total']} +{now}" if is_open else f"{ghost['total']}"
    rounds = "   ".join(f"{number}: {points}" for number, points in enumerate(ghost["points"], 1))
    shown = "".join(f" {number}" for number in ghost["shown"])
    left = say("terminal-fireflies-left", count=ghost["left"]) or str(ghost["left"])
    return [
        (Span(say("terminal-ghost", number=ghost["board"]) or f"{ghost['board']}", "bold"),),
        plain(points),
        (Span(rounds, "label"),),
        *map(level_row, ghost["levels"]),
        (Span(say("terminal-fireflies"), "label"), Span(shown, "bold"), Span(f" ({left})", "label")),
    ]


def level_row(level: dict[str, Any]) -> Row:
    """How many of a kind there are, what each is worth, and what they bring together."""
    kind, value, count = level["kind"], level["value"], level["collected"]
    tile = signs.tile(signs.LETTER[kind]) if kind else signs.FREE
    product = Span(f"{value * count:>4}", "bold" if count else "dim")
    return (tile, Span(f" {count:>2} × {value} ="), product)
