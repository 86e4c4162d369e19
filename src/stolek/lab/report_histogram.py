"""Histograms as SVG: how often each value, or each small range of values, occurred."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stolek.lab.report_plots import across, line, svg, text

HEIGHT, BASE, TOP = 158, 134, 34  # of a picture; its ground line; its top
MOST_BARS, WIDEST_BAR = 40, 0.12
MOST_TICKS, MOST_STEPS = 12, 5  # on the x axis, on the y axis
FEW_BARS = 12  # up to so many have numbers on top


class Bin(NamedTuple):
    """A range of values, and how many there are."""

    first: int
    last: int
    times: int

    @property
    def is_single(self) -> bool:
        """Whether it is one value only."""
        return self.first == self.last


def binned(values: Sequence[int], scale: Sequence[int]) -> list[Bin]:
    """The values in bins of equal, round width, without gaps, over the range of a scale."""
    if not scale:
        return []
    least, most = min(scale), max(scale)
    width = rounded((most - least + 1) / MOST_BARS)
    counts = Counter(value // width for value in values)
    return [
        Bin(width * k, width * k + width - 1, counts[k]) for k in range(least // width, most // width + 1)
    ]


def rounded(least: float) -> int:
    """The first of 1, 2, 5, 10, 20, 50 … that is not less."""
    tens = 1
    while 5 * tens < least:
        tens *= 10
    return next(digit * tens for digit in (1, 2, 5) if digit * tens >= least)


def histogram(bins: Sequence[Bin], most: int, title: str, unit: str) -> str:
    """Bars on a y axis up to `most`: the same for all histograms that are to be compared."""
    step = rounded(most / MOST_STEPS)
    top = step * max(1, -(-most // step))
    parts = [text((0, 12), unit, "tick")]
    for times in range(0, top + 1, step):
        y = level(times / top)
        parts += [line((0, y), (1, y), "rail"), text((0, y + 4), str(times), "tick end", aside=-8)]
    return svg(HEIGHT, title, [*parts, *bars(bins, top), *ground(bins)], "histogram")


def level(part: float) -> float:
    """A y position: 0 is the ground line, 1 the top."""
    return BASE - (BASE - TOP) * part


def bars(bins: Sequence[Bin], top: int) -> Iterator[str]:
    """The bars, each with its values and count as a tooltip."""
    wide = min(WIDEST_BAR, 0.9 / max(1, len(bins)))
    for k, one in enumerate(bins):
        middle, y = (k + 0.5) / len(bins), level(one.times / top)
        values = str(one.first) if one.is_single else f"{one.first} – {one.last}"
        yield (
            f'<rect x="{across(middle - wide / 2)}" y="{y:.1f}" width="{across(wide)}"'
            f' height="{BASE - y:.1f}" class="bar"><title>{values}: {one.times}</title></rect>'
        )
        if one.times and len(bins) <= FEW_BARS:
            yield text((middle, y - 4), str(one.times), "count middle")


def ground(bins: Sequence[Bin]) -> Iterator[str]:
    """Labels of the x axis: a single value below its middle, a range at its left edge by its first value."""
    span = bins[-1].last - bins[0].first + 1 if bins else 0
    step = rounded(span / MOST_TICKS)
    for k, one in enumerate(bins):
        if one.first % step == 0:
            x = (k + 0.5 * one.is_single) / len(bins)
            if not one.is_single:
                yield line((x, BASE), (x, BASE + 5), "mark")
            yield text((x, BASE + 18), str(one.first), "tick middle")
