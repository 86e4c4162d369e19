"""Plots: positions of dots, bars and ticks."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from stolek.lab import report_plots
from stolek.lab.report_histogram import BASE, MOST_BARS, TOP, Bin, binned, histogram, rounded
from stolek.lab.statistics import Interval


def texts(picture: ElementTree.Element, kind: str) -> list[tuple[str, str]]:
    """The x positions of text labels, and their words."""
    found = [text for text in picture.findall("text") if text.attrib["class"] == kind]
    return [(text.attrib["x"], text.text or "") for text in found]


# ---- shares ---------------------------------------------------------------------------------------


def test_a_dot_lies_between_its_whiskers() -> None:
    picture = ElementTree.fromstring(report_plots.share(Interval(0.5, 0.25, 0.75), 0.5, "title"))
    lines = {line.attrib["class"]: (line.attrib["x1"], line.attrib["x2"]) for line in picture.findall("line")}
    assert lines == {"rail": ("0.00%", "100.00%"), "span": ("25.00%", "75.00%"), "even": ("50.00%", "50.00%")}
    assert [dot.attrib["cx"] for dot in picture.findall("circle")] == ["50.00%"]


def test_alone_nobody_is_even() -> None:
    assert "even" not in report_plots.share(Interval(0.5, 0.25, 0.75), None, "title")


def test_ticks_stand_where_their_shares_are() -> None:
    picture = ElementTree.fromstring(report_plots.scale(["0", "50", "100"]))
    assert texts(picture, "tick middle") == [("0.00%", "0"), ("50.00%", "50"), ("100.00%", "100")]


# ---- histograms -----------------------------------------------------------------------------------


def test_bars_stand_for_the_values() -> None:
    bins = binned([3, 3, 5], [3, 3, 5])
    picture = ElementTree.fromstring(histogram(bins, 2, "title", "matches"))
    bars = [(bar.findtext("title"), float(bar.attrib["height"])) for bar in picture.findall("rect")]
    full = float(BASE - TOP)
    assert bars == [("3: 2", full), ("4: 0", 0.0), ("5: 1", full / 2)]
    assert not any("-" in value for bar in picture.findall("rect") for value in bar.attrib.values())
    assert texts(picture, "tick") == [("0.00%", "matches")]
    assert texts(picture, "count middle") == [("16.67%", "2"), ("83.33%", "1")]


def test_bars_share_the_scale_of_others() -> None:
    picture = ElementTree.fromstring(histogram([Bin(3, 3, 2)], 20, "title", "matches"))
    assert [words for _, words in texts(picture, "tick end")] == ["0", "5", "10", "15", "20"]
    assert float(picture.findall("rect")[0].attrib["height"]) == (BASE - TOP) / 10


def test_few_bars_are_spread_over_the_whole_width() -> None:
    picture = ElementTree.fromstring(histogram(binned([7, 8], [7, 8]), 1, "title", "matches"))
    assert texts(picture, "tick middle") == [("25.00%", "7"), ("75.00%", "8")]
    assert [(bar.attrib["x"], bar.attrib["width"]) for bar in picture.findall("rect")] == [
        ("19.00%", "12.00%"),
        ("69.00%", "12.00%"),
    ]


def test_ranges_have_their_first_values_at_their_left_edges() -> None:
    bins = binned([3, 82], [3, 82])
    assert (len(bins), bins[0], bins[-1]) == (41, Bin(2, 3, 1), Bin(82, 83, 1))
    picture = ElementTree.fromstring(histogram(bins, 1, "title", "matches"))
    ticks = texts(picture, "tick middle")
    assert [words for _, words in ticks] == ["10", "20", "30", "40", "50", "60", "70", "80"]
    assert ticks[0][0] == f"{100 * 4 / 41:.2f}%", "four bars are left of ten"
    marks = [line.attrib["x1"] for line in picture.findall("line") if line.attrib["class"] == "mark"]
    assert marks == [place for place, _ in ticks]
    assert picture.findall("rect")[0].findtext("title") == "2 – 3: 1"


@pytest.mark.parametrize("scale", [[0], [-30, 12], [0, 1000], [5, 44], list(range(41)), list(range(83))])
def test_values_fall_into_bins_without_gaps(scale: list[int]) -> None:
    bins = binned(scale, scale)
    assert sum(one.times for one in bins) == len(scale)
    assert 1 <= len(bins) <= MOST_BARS + 1
    assert all(second.first == first.last + 1 for first, second in pairwise(bins))
    assert len({one.last - one.first for one in bins}) == 1
    assert bins[0].first <= min(scale) <= bins[0].last
    assert bins[-1].first <= max(scale) <= bins[-1].last


def test_no_values_no_bins() -> None:
    assert binned([], []) == []
    assert binned([], [1, 2]) == [Bin(1, 1, 0), Bin(2, 2, 0)]
    ElementTree.fromstring(histogram([], 0, "title", "matches"))
    ElementTree.fromstring(histogram(binned([], [1, 2]), 0, "title", "matches"))


@pytest.mark.parametrize(("least", "found"), [(0, 1), (1, 1), (1.1, 2), (3, 5), (6, 10), (50, 50), (51, 100)])
def test_steps_are_round_numbers(least: float, found: int) -> None:
    assert rounded(least) == found
