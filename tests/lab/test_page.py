"""The page of a contest: one file, nothing from elsewhere, well formed, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

import stolek
from stolek.lab import plots
from stolek.lab.contest import Contest
from stolek.lab.fixture import Finished
from stolek.lab.page import labels, page
from stolek.lab.plots import MOST_BARS, Bin, Row, binned
from stolek.lab.statistics import Interval, summed_up
from stolek.words.speak import LANGUAGES, Speaker
from tests.lab.contests import TINY, made_up, small

every_language = pytest.mark.parametrize("language", LANGUAGES)
VOID = ("meta", "link", "br", "img", "hr", "input")
NASTY = """./<b onclick="x">&'.py"""
PLACES = [(1, 2, 3), (2, 1, 3), (1, 1, 3), (3, 1, 2), (1, 2, 2), (2, 3, 1)]


class Reader(HTMLParser):
    """Notes the tags of a page, and whether each is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag is opened."""
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag that is closed at once."""
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        """A tag is closed."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """What people read."""
        self.texts.append(data.strip())


def contest(*bots: str) -> Contest:
    """A contest of these bots, whatever they are called."""
    return msgspec.structs.replace(small("random", "easy", "normal", matches=6), bots=bots)


def written(language: str, *bots: str, matches: list[Finished] | None = None) -> str:
    """The page of a contest."""
    planned = contest(*(bots or ("random", "easy", "normal")))
    played = [made_up(n, ranks) for n, ranks in enumerate(PLACES)] if matches is None else matches
    speaker = Speaker(language, stolek.game(TINY))
    return page(summed_up(planned, played), played, speaker, f"stolek arena {' '.join(planned.bots)}")


def read(text: str) -> Reader:
    """A page as a browser reads it."""
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


# ---- the whole page -------------------------------------------------------------------------------


@every_language
def test_a_page_needs_nothing_from_elsewhere(language: str) -> None:
    text = written(language)
    reader = read(text)
    assert not re.search(r"https?:|//|url\(|@import|javascript:|data:", text)
    assert not reader.tags & {
        "script",
        "link",
        "img",
        "iframe",
        "object",
        "embed",
        "base",
        "a",
        "form",
        "use",
    }
    assert not reader.attributes & {"src", "href", "srcset", "action", "style", "onload", "onclick"}


@every_language
def test_a_page_is_in_its_language(language: str) -> None:
    text = written(language)
    speaker = Speaker(language, stolek.game(TINY))
    texts = read(text).texts
    assert f'<html lang="{language}">' in text
    for key in ("arena-victories", "arena-scores", "arena-lengths", "arena-endings", "arena-times"):
        assert speaker.say(key) in texts
    assert speaker.say("ending-stones-out") in texts
    assert speaker.say("arena-heading", title=speaker.say("game-title"), matches=6) in texts


def test_languages_differ() -> None:
    assert len({written(language).partition("<body>")[2] for language in LANGUAGES}) == 3


def test_names_are_text_not_tags() -> None:
    text = written("en", "random", NASTY, "./a&b.py")
    reader = read(text)
    assert "b" not in reader.tags
    assert "onclick" not in reader.attributes
    assert NASTY.removeprefix("./") in reader.texts
    assert "a&b.py" in reader.texts
    assert "&lt;b onclick=&quot;x&quot;&gt;" in text


def test_every_bot_has_its_row_with_interval_and_rating() -> None:
    text = written("en")
    row = re.search(r"<tr><td>random</td>(.*?)</tr>", text)
    assert row
    cells = re.findall(r"<td>(.*?)</td>", row[1])
    assert cells[0] == "41.7 %"
    assert re.fullmatch(r"\d+\.\d – \d+\.\d %", cells[1])
    assert all(re.fullmatch(r"-?\d+\.\d ± \d+\.\d", cell) for cell in cells[2:4])
    assert cells[4] == "0"


def test_even_a_contest_of_broken_matches_has_a_page() -> None:
    broken = [made_up(n, (1, 1, 1), record="", scores=(0, 0, 0), decisions=(0, 0, 0)) for n in range(6)]
    assert "0.0 – 100.0 %" in written("en", matches=broken)


def test_twins_are_told_apart_and_programs_go_by_their_files() -> None:
    assert labels(contest("easy", "easy", "random")) == ["easy (1)", "easy (2)", "random"]
    assert labels(contest("a/bot.py", "b/bot.py", "easy")) == ["bot.py (1)", "bot.py (2)", "easy"]


# ---- pictures -------------------------------------------------------------------------------------


@every_language
def test_pictures_are_well_formed_and_named(language: str) -> None:
    pictures = re.findall(r"<svg.*?</svg>", written(language, "random", NASTY, "normal"), re.DOTALL)
    assert len(pictures) == 5  # shares, a histogram of points for each bot, lengths
    for picture in map(ElementTree.fromstring, pictures):
        assert picture.attrib["aria-label"] == picture.findtext("title") != ""
        assert picture.attrib["role"] == "img"


def test_a_dot_lies_between_its_whiskers() -> None:
    rows = [Row("one", Interval(0.5, 0.25, 0.75), "50 %"), Row("two", Interval(0.0, 0.0, 1.0), "0 %")]
    picture = ElementTree.fromstring(plots.shares(rows, ["0", "1"], "title"))
    spans = [line for line in picture.findall("line") if line.attrib["class"] == "span"]
    dots = [float(dot.attrib["cx"]) for dot in picture.findall("circle")]
    ends = [(float(span.attrib["x1"]), float(span.attrib["x2"])) for span in spans]
    left, right = float(plots.LEFT), float(plots.LEFT + plots.PLOT)
    assert dots == [(left + right) / 2, left]
    assert ends == [(left + plots.PLOT / 4, right - plots.PLOT / 4), (left, right)]


def test_bars_stand_for_the_values() -> None:
    picture = ElementTree.fromstring(plots.histogram([3, 3, 5], "title", [3, 3, 5]))
    bars = [(bar.findtext("title"), float(bar.attrib["height"])) for bar in picture.findall("rect")]
    full = float(plots.BASE - plots.TOP)
    assert bars == [("3: 2", full), ("4: 0", 0.0), ("5: 1", full / 2)]
    assert not any("-" in value for bar in picture.findall("rect") for value in bar.attrib.values())


@pytest.mark.parametrize("scale", [[0], [-30, 12], [0, 1000], [5, 44], list(range(41)), list(range(83))])
def test_values_fall_into_bins_without_gaps(scale: list[int]) -> None:
    bins = binned(scale, scale)
    assert sum(one.times for one in bins) == len(scale)
    assert 1 <= len(bins) <= MOST_BARS + 1
    steps = {second.first - first.first for first, second in pairwise(bins)}
    assert len(steps) <= 1
    assert bins[0].first == min(scale)


def test_no_values_no_bins() -> None:
    assert binned([], []) == []
    assert binned([], [1, 2]) == [Bin(1, 0), Bin(2, 0)]
    ElementTree.fromstring(plots.histogram([], "title", []))
    ElementTree.fromstring(plots.histogram([], "title", [1, 2]))
