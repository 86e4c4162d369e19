"""The HTML report: one file, no external resources, well formed, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import msgspec
import pytest

import stolek
from stolek.lab.contest import Contest
from stolek.lab.match_runner import Clock, Finished
from stolek.lab.report_html import page
from stolek.lab.statistics import summed_up
from stolek.words.speak import LANGUAGES, Speaker
from tests.lab.contests import TINY, made_up, small

every_language = pytest.mark.parametrize("language", LANGUAGES)
VOID = ("meta", "link", "br", "img", "hr", "input", "wbr")
NASTY = """./<b onclick="x">&'.py"""
PLACES = [(1, 2, 3), (2, 1, 3), (1, 1, 3), (3, 1, 2), (1, 2, 2), (2, 3, 1)]


class Reader(HTMLParser):
    """Records the tags of a page, and whether each is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.texts: list[str] = []
        self.goes_on = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag is opened."""
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.goes_on = tag == "wbr"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A self-closing tag."""
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        """A tag is closed."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Text that people read."""
        said = data.strip().replace("\N{NO-BREAK SPACE}", " ")
        if self.goes_on:
            self.texts[-1] += said
        else:
            self.texts.append(said)
        self.goes_on = False


def contest(*bots: str) -> Contest:
    """A contest of bots with these names."""
    return msgspec.structs.replace(small(matches=6), bots=bots, players=len(bots))


def written(language: str, *bots: str, matches: list[Finished] | None = None) -> str:
    """The page of a contest."""
    planned = contest(*(bots or ("random", "easy", "normal")))
    if matches is None:
        matches = [made_up(n, ranks[: planned.players]) for n, ranks in enumerate(PLACES)]
    speaker = Speaker(language, stolek.game(TINY))
    return page(summed_up(planned, matches), matches, speaker, f"stolek arena {' '.join(planned.bots)}")


def read(text: str) -> Reader:
    """A page, parsed."""
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


def cells(text: str, bot: str) -> list[list[str]]:
    """The row headers, table by table."""
    rows = re.findall(rf'<tr><th scope="row">{re.escape(bot)}</th>(.*?)</tr>', text)
    return [re.findall(r"<td[^>]*>(.*?)</td>", row) for row in rows]


def heads(text: str) -> list[list[str]]:
    """The column heads, table by table."""
    return [re.findall(r"<th [^>]*>(.*?)</th>", head) for head in re.findall(r"<thead>.*?</thead>", text)]


def test_every_bot_has_its_row_with_interval_and_rating() -> None:
    found = cells(written("en"), "random")[0]
    assert found[0] == "41.7 %"
    assert re.fullmatch(r"\d+\.\d – \d+\.\d %", found[1])
    assert all(re.fullmatch(r"-?\d+\.\d ± \d+\.\d", cell) for cell in found[2:4])
    assert found[4] == "0"


def test_on_a_narrow_screen_cells_say_what_they_are() -> None:
    text = written("en")
    for row in re.findall(r"<tr><th scope=\"row\">random</th>(.*?)</tr>", text):
        assert re.findall(r'data-head="(.*?)"', row) in [head[1:] for head in heads(text)]


def test_there_are_ratings_only_where_more_than_two_play() -> None:
    assert "rating" in heads(written("en"))[0]
    for bots in (("random", "easy"), ("easy",)):
        text = written("en", *bots)
        assert heads(text)[0][-2:] == ["points", "faults"]
        assert "Plackett" not in text


@every_language
def test_who_plays_alone_has_words_of_its_own(language: str) -> None:
    speaker = Speaker(language, stolek.game(TINY))
    texts = read(written(language, "easy")).texts
    assert speaker.say("arena-heading-solo", title=speaker.say("game-title"), matches=6) in texts
    assert speaker.say("arena-victories-solo") in texts
    assert speaker.say("arena-about-longest-turn-solo") in texts
    for key in ("arena-victories", "arena-share", "arena-seats", "arena-about-longest-turn"):
        assert speaker.say(key) not in texts


@every_language
def test_every_column_is_explained(language: str) -> None:
    speaker = Speaker(language, stolek.game(TINY))
    texts = read(written(language)).texts
    for name in ("share", "interval", "score", "rating", "faults", "decision-time", "longest-decision"):
        place = texts.index(speaker.say(f"arena-about-{name}"))
        assert texts[place - 1] == speaker.say(f"arena-{name}")


def test_victories_are_shown_seat_by_seat() -> None:
    places = [(1, 2), (1, 2), (1, 2), (2, 1)]  # the first bot sits first in matches 0 and 2
    text = written("en", "one", "two", matches=[made_up(n, ranks) for n, ranks in enumerate(places)])
    assert heads(text)[1] == ["bot", "seat 1", "seat 2"]
    assert cells(text, "one")[1] == ["100.0 %", "50.0 %"]
    assert cells(text, "two")[1] == ["50.0 %", "0.0 %"]
    assert cells(text, "all bots") == [["75.0 %", "25.0 %"]]


def test_quick_bots_do_not_take_no_time() -> None:
    clocks = (Clock(0.00002, 0.00034, 0.0042), Clock(0.0512, 0.0142, 0.1236))
    text = written("en", "one", "two", matches=[made_up(0, (1, 2), clocks=clocks)])
    assert cells(text, "one")[-1] == ["0.004 ms", "0.34 ms", "4.2 ms"]
    assert cells(text, "two")[-1] == ["10 ms", "14 ms", "124 ms"]


def test_even_a_contest_of_broken_matches_has_a_page() -> None:
    broken = [made_up(n, (1, 1, 1), record="", scores=(0, 0, 0), decisions=(0, 0, 0)) for n in range(6)]
    assert "0.0 – 100.0 %" in written("en", matches=broken)


# ---- names ----------------------------------------------------------------------------------------


def test_programs_are_listed_with_their_paths() -> None:
    texts = read(written("en", "x/a/long_bot-name.py", "x/b/long_bot-name.py", "easy")).texts
    assert "Programs" in texts
    for folder in "ab":
        place = texts.index(f"x/{folder}/long_bot-name.py")
        assert texts[place - 1] == f"{folder}/long_bot-name.py"
    for bots in (("easy", "easy", "random"), ("./bot.py", "easy", "random")):
        assert "Programs" not in read(written("en", *bots)).texts


def test_long_names_may_be_broken_but_not_before_the_number_of_a_twin() -> None:
    text = written("en", "a/my_long_bot.py", "a/my_long_bot.py", "easy")
    assert '<span class="name">my_<wbr>long_<wbr>bot.py\N{NO-BREAK SPACE}(1)</span>' in text
    assert cells(text, "my_<wbr>long_<wbr>bot.py\N{NO-BREAK SPACE}(2)")


# ---- pictures -------------------------------------------------------------------------------------


@every_language
def test_pictures_are_well_formed_and_named(language: str) -> None:
    pictures = re.findall(r"<svg.*?</svg>", written(language, "random", NASTY, "normal"), re.DOTALL)
    found = [ElementTree.fromstring(picture) for picture in pictures]
    named = [picture for picture in found if "aria-hidden" not in picture.attrib]
    assert len(named) == 7  # for each bot its share and a histogram of points; the lengths
    assert len(found) == 8  # and the ticks of the shares
    for picture in named:
        assert picture.attrib["aria-label"] == picture.findtext("title") != ""
        assert picture.attrib["role"] == "img"


def test_words_in_pictures_keep_their_size() -> None:
    pictures = re.findall(r"<svg[^>]*>", written("en"))
    assert pictures
    assert not any("viewBox" in picture for picture in pictures)


def test_points_of_all_bots_are_on_one_scale() -> None:
    places = [(1, 2)] * 4 + [(1, 1)] * 2  # 20 points six times; 10 points four times, 20 twice
    text = written("en", "one", "two", matches=[made_up(n, ranks) for n, ranks in enumerate(places)])
    found = dict(re.findall(r'aria-label="Points at the end: (\w+)"(.*?)</svg>', text, re.DOTALL))
    scales = {bot: re.findall(r'class="tick end">(\d+)<', inner) for bot, inner in found.items()}
    assert scales["one"] == scales["two"] == ["0", "2", "4", "6"]
    bars = {bot: re.findall(r"<title>(\d+: [1-9])</title>", inner) for bot, inner in found.items()}
    assert bars == {"one": ["20: 6"], "two": ["10: 4", "20: 2"]}
