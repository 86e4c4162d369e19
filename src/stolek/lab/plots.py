"""Plots as SVG, written as plain text; colours come from the style of the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from stolek.lab.statistics import Interval

WIDTH, ROW, LEFT, RIGHT = 720, 34, 150, 80
PLOT = WIDTH - LEFT - RIGHT
HEIGHT, BASE, TOP, EDGE = 130, 104, 8, 20  # of a histogram, its ground line, its ceiling and its sides
MOST_BARS, MOST_TICKS, WIDEST_BAR = 40, 16, 60


class Row(NamedTuple):
    """A bot in a plot of shares."""

    name: str
    found: Interval
    label: str


class Bin(NamedTuple):
    """Values from a first one on, and how many there are."""

    first: int
    times: int


def shares(rows: Sequence[Row], ticks: Sequence[str], title: str) -> str:
    """A dot with whiskers for each bot, on a line from 0 to 1 with ticks; even strength is marked."""
    height = ROW * len(rows) + 40
    even = LEFT + PLOT / len(rows)
    parts = [line(even, 8, even, height - 26, "even")] if len(rows) > 1 else []
    for k, row in enumerate(rows):
        parts += whiskers(row, 24 + ROW * k)
    steps = len(ticks) - 1
    parts += [text(LEFT + PLOT * k / steps, height - 8, tick, "tick middle") for k, tick in enumerate(ticks)]
    return svg(height, title, parts)


def whiskers(row: Row, y: float) -> list[str]:
    """One row of a plot of shares."""
    low, dot, high = (LEFT + PLOT * share for share in (row.found.low, row.found.share, row.found.high))
    return [
        text(LEFT - 12, y + 5, row.name, "end"),
        line(LEFT, y, LEFT + PLOT, y, "rail"),
        line(low, y, high, y, "span"),
        f'<circle cx="{dot:.1f}" cy="{y:.1f}" r="6" class="dot"/>',
        text(LEFT + PLOT + 10, y + 5, row.label, ""),
    ]


def histogram(values: Sequence[int], title: str, scale: Sequence[int]) -> str:
    """How often each value, or each small range of values, came; on the scale of these values."""
    bins = binned(values, scale)
    most = max((one.times for one in bins), default=1)
    wide = min(WIDEST_BAR, (WIDTH - 2 * EDGE) / max(1, len(bins)))
    parts = [line(EDGE, BASE, WIDTH - EDGE, BASE, "rail")]
    for k, one in enumerate(bins):
        high = (BASE - TOP) * one.times / max(1, most)
        place = (
            f'x="{EDGE + wide * k + 1:.1f}" y="{BASE - high:.1f}" width="{wide - 2:.1f}" height="{high:.1f}"'
        )
        parts.append(f'<rect {place} class="bar"><title>{one.first}: {one.times}</title></rect>')
        if k % (1 + len(bins) // MOST_TICKS) == 0:
            parts.append(text(EDGE + wide * (k + 0.5), BASE + 18, str(one.first), "tick middle"))
    return svg(HEIGHT, title, parts)


def binned(values: Sequence[int], scale: Sequence[int]) -> list[Bin]:
    """The values in ranges of equal width, without gaps, from the least to the most of a scale."""
    if not scale:
        return []
    least, most = min(scale), max(scale)
    width = 1 + (most - least) // MOST_BARS
    counts = Counter((value - least) // width for value in values)
    return [Bin(least + width * k, counts[k]) for k in range((most - least) // width + 1)]


def svg(height: float, title: str, parts: Sequence[str]) -> str:
    """A picture with its name for those who cannot see it."""
    name = escape(title)
    inner = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}">'
        f"<title>{name}</title>\n{inner}\n</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def text(x: float, y: float, words: str, kind: str) -> str:
    """A few words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'
