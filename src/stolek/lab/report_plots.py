"""Plots of shares as SVG; colours come from the style of the page.

x positions are percentages of the width, sizes are pixels: a picture is as wide as there is room,
and its text stays as large as that around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from stolek.lab.statistics import Interval

ROW, SCALE = 34, 22  # heights: of a row, and of the axis below


def share(found: Interval, even: float | None, title: str) -> str:
    """A dot with whiskers on a line from 0 to 1; even strength is marked."""
    middle = ROW / 2
    parts = [] if even is None else [line((even, 0), (even, ROW), "even")]
    parts += [
        line((0, middle), (1, middle), "rail"),
        line((found.low, middle), (found.high, middle), "span"),
        f'<circle cx="{across(found.share)}" cy="{middle:.1f}" r="6" class="dot"/>',
    ]
    return svg(ROW, title, parts)


def scale(ticks: Sequence[str]) -> str:
    """The axis below a plot of shares; hidden from screen readers, which have read the numbers already."""
    steps = len(ticks) - 1
    texts = [text((k / steps, SCALE - 8), tick, "tick middle") for k, tick in enumerate(ticks)]
    return f'<svg class="scale" height="{SCALE}" aria-hidden="true">\n' + "\n".join(texts) + "\n</svg>"


def svg(height: float, title: str, parts: Sequence[str], kind: str = "plot") -> str:
    """A picture with a title for screen readers."""
    name = escape(title)
    inner = "\n".join(parts)
    return (
        f'<svg class="{kind}" height="{height:.0f}" role="img" aria-label="{name}">'
        f"<title>{name}</title>\n{inner}\n</svg>"
    )


def across(part: float) -> str:
    """An x position."""
    return f"{100 * part:.2f}%"


def line(start: tuple[float, float], end: tuple[float, float], kind: str) -> str:
    """A straight line."""
    (x1, y1), (x2, y2) = start, end
    ends = f'x1="{across(x1)}" y1="{y1:.1f}" x2="{across(x2)}" y2="{y2:.1f}"'
    return f'<line {ends} class="{kind}"/>'


def text(place: tuple[float, float], words: str, kind: str, aside: float = 0) -> str:
    """A text label, shifted by so many pixels."""
    x, y = place
    moved = f' dx="{aside:.0f}"' if aside else ""
    return f'<text x="{across(x)}" y="{y:.1f}"{moved} class="{kind}">{escape(words)}</text>'
