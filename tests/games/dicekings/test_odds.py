"""The odds desk: conditions in short, chances, and which dice to keep (KOD-19 … KOD-21, KOD-31 … KOD-38)."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from stolek import Refusal
from stolek.cli import main
from stolek.games.dicekings import GAME
from stolek.games.dicekings.conditions import best_keeping, is_met, odds
from stolek.games.dicekings.edition.conditions import EXAMPLES, parse
from stolek.games.dicekings.edition.schema import CARDS
from stolek.games.dicekings.referee.odds import desk, figures, lying, wishes
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.dicekings import slow
from tests.games.dicekings.positions import check_words

THROW = "1b 1b 3g 6r 4b 2r"
"""Of dice a to f: 1 1 3 6 4 2."""


def data(condition: Any) -> Any:
    """A condition as plain data."""
    return json.loads(msgspec.json.encode(condition))


def plain(text: str) -> Any:
    """What is written here, as plain data."""
    return data(parse(text))


# ---- the short written form -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("sum>=28", {"type": "sum", "min": 28}),
        ("  SUM  >= 28 ", {"type": "sum", "min": 28}),
        ("sum≥28", {"type": "sum", "min": 28}),
        ("sum>=6", {"type": "sum", "min": 6}),
        ("sum>=036", {"type": "sum", "min": 36}),
        ("red>=15", {"type": "color_sum", "color": "red", "min": 15}),
        ("b>=9", {"type": "color_sum", "color": "blue", "min": 9}),
        ("gre ≥ 9", {"type": "color_sum", "color": "green", "min": 9}),
        ("red>blue>green", {"type": "color_order", "order": ["red", "blue", "green"]}),
        ("g > r > b", {"type": "color_order", "order": ["green", "red", "blue"]}),
        ("straight 5", {"type": "straight", "length": 5}),
        ("Straight2", {"type": "straight", "length": 2}),
        ("3xred,2xblue", {"type": "colors", "need": {"red": 3, "blue": 2}}),
        ("3 x red + 2 x blue", {"type": "colors", "need": {"red": 3, "blue": 2}}),
        ("6×g", {"type": "colors", "need": {"green": 6}}),
        ("2xr,2xb,2xg", {"type": "colors", "need": {"red": 2, "blue": 2, "green": 2}}),
        ("1xred,2xr", {"type": "colors", "need": {"red": 3}}),
        ("2x1,2x6", {"type": "numbers", "need": {"1": 2, "6": 2}}),
        ("2x1+2x6", {"type": "numbers", "need": {"1": 2, "6": 2}}),
        ("4×6", {"type": "numbers", "need": {"6": 4}}),
        ("1x2, 1x2", {"type": "numbers", "need": {"2": 2}}),
        ("alike 4+2", {"type": "groups", "sizes": [4, 2]}),
        ("alike 2+2+2", {"type": "groups", "sizes": [2, 2, 2]}),
        ("ALIKE5", {"type": "groups", "sizes": [5]}),
    ],
)
def test_written_forms(text: str, condition: dict[str, Any]) -> None:
    """KOD-31, KOD-32, KOD-33, KOD-34, KOD-35, KOD-36, KOD-37: each family, in the ways people write."""
    assert plain(text) == condition


def test_the_examples_are_readable() -> None:
    """KOD-31, KOD-32, KOD-33, KOD-34, KOD-35, KOD-36, KOD-37: one of each family."""
    assert len({plain(text)["type"] for text in EXAMPLES}) == len(EXAMPLES) == 7


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("", "unreadable-condition", "KOD-31"),
        ("28", "unreadable-condition", "KOD-31"),
        ("sum", "unreadable-condition", "KOD-31"),
        ("sum>28", "unreadable-condition", "KOD-31"),
        ("sum<=28", "unreadable-condition", "KOD-31"),
        ("sum>=-1", "unreadable-condition", "KOD-31"),
        ("sum>=1000", "unreadable-condition", "KOD-31"),
        ("straight", "unreadable-condition", "KOD-31"),
        ("straight 111", "unreadable-condition", "KOD-31"),
        ("alike", "unreadable-condition", "KOD-31"),
        ("alike 4+", "unreadable-condition", "KOD-31"),
        ("alike 12", "unreadable-condition", "KOD-31"),
        ("xred", "unreadable-condition", "KOD-31"),
        ("2x", "unreadable-condition", "KOD-31"),
        ("12x1", "unreadable-condition", "KOD-31"),
        ("2x1;2x6", "unreadable-condition", "KOD-31"),
        ("sum>=28\x00", "unreadable-condition", "KOD-31"),
        ("x" * 5000, "unreadable-condition", "KOD-31"),
        ("alike 4" + " " * 60 + "+2", "unreadable-condition", "KOD-31"),
        ("sum>=0", "condition-range", "KOD-34"),
        ("sum>=37", "condition-range", "KOD-34"),
        ("red>=37", "condition-range", "KOD-34"),
        ("pink>=3", "edition-unknown", "KOD-35"),
        ("redd>=3", "edition-unknown", "KOD-35"),
        ("straight 1", "condition-range", "KOD-37"),
        ("straight 7", "condition-range", "KOD-37"),
        ("alike 4+3", "condition-range", "KOD-33"),
        ("alike 0", "condition-range", "KOD-33"),
        ("4xred,3xblue", "condition-range", "KOD-31"),
        ("0xred", "condition-range", "KOD-31"),
        ("2xpink", "edition-unknown", "KOD-31"),
        ("2x7", "edition-unknown", "KOD-32"),
        ("2x0", "edition-unknown", "KOD-32"),
        ("2x1,1xred", "edition-unknown", "KOD-31"),
        ("7x1", "condition-range", "KOD-32"),
        ("red>blue", "condition-order", "KOD-36"),
        ("red>blue>red", "condition-order", "KOD-36"),
        ("red>blue>pink", "condition-order", "KOD-36"),
        ("K6-01", "unknown-card", "KOD-7"),
        ("K1-13", "unknown-card", "KOD-7"),
        ("k1", "unknown-card", "KOD-7"),
        ("K1-0x", "unknown-card", "KOD-7"),
        ("k1-01" + "1" * 5000, "unknown-card", "KOD-7"),
    ],
)
@pytest.mark.parametrize("asked", [desk, figures])
def test_what_is_no_condition(
    asked: Callable[[str, str | None], object], text: str, code: str, clause: str
) -> None:
    """KOD-7, KOD-31, KOD-32, KOD-33, KOD-34, KOD-35, KOD-36, KOD-37: refused with the clause, in words."""
    with pytest.raises(Refusal) as caught:
        asked(text, None)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert len(str(caught.value)) < 500
    check_words(caught.value)


@pytest.mark.parametrize("text", ["K3-01", "k3-01", " K3-1 ", "k3-1"])
def test_a_card_by_its_name(text: str) -> None:
    """KOD-7: what it asks for."""
    ((condition, tier),) = wishes(text)
    assert (data(condition), tier) == ({"type": "numbers", "need": {"1": 2, "6": 2}}, 0)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_by_its_name(card: str) -> None:
    """KOD-7, KOD-38: merchants with their three tiers, others without."""
    found = [(data(condition), tier) for condition, tier in wishes(card)]
    tiers = slow.tiers(slow.CARDS[card]["condition"])
    numbers = [1, 2, 3] if card.startswith("K1") else [0]
    assert found == list(zip(tiers, numbers, strict=True))


# ---- dice that lie there --------------------------------------------------------------------------


def test_dice_in_any_order() -> None:
    """KOD-6: faces are given to dice that have them."""
    dice = Random(6)
    assert lying(THROW) == [1, 1, 3, 6, 4, 2]
    for _ in range(200):
        shown = [dice.choice(faces) for faces in slow.DICE]
        words = [slow.written(die) for die in dice.sample(shown, 6)]
        found = [slow.DICE[die][number - 1] for die, number in enumerate(lying(" ".join(words)))]
        assert sorted(found) == sorted(shown)
        in_order = lying(",".join(slow.written(die) for die in shown))
        assert [slow.DICE[die][number - 1] for die, number in enumerate(in_order)] == shown


@pytest.mark.parametrize(
    ("throw", "code"),
    [
        ("", "other-number-of-dice"),
        ("1b 1b 3g 6r 4b", "other-number-of-dice"),
        ("1b 1b 3g 6r 4b 2r 2r", "other-number-of-dice"),
        ("1b 1b 1b 6r 4b 2r", "dice-cannot-show"),
        ("1b 6b 3r 6r 4b 2r", "dice-cannot-show"),
        ("1b 1b 3g 6r 4b 7r", "unknown-die"),
        ("1b 1b 3g 6r 4b 2p", "unknown-die"),
        ("1b 1b 3g 6r 4b " + "x" * 5000, "unknown-die"),
    ],
)
def test_dice_that_cannot_lie_there(throw: str, code: str) -> None:
    """KOD-6: six dice, with faces that they have."""
    for asked in (desk, figures):
        with pytest.raises(Refusal) as caught:
            asked("sum>=28", throw)
        assert (caught.value.code, caught.value.clause) == (code, "KOD-6")
        assert len(str(caught.value)) < 500
        check_words(caught.value)


# ---- chances --------------------------------------------------------------------------------------


def test_figures_of_a_condition() -> None:
    """KOD-19: within three, two, one throws; what is written and the condition itself have the same."""
    (row,) = figures("sum>=28", None)
    assert row == {
        "tier": None,
        "odds": {str(throws): odds({"type": "sum", "min": 28}, throws) for throws in (3, 2, 1)},
    }
    assert round(row["odds"]["3"], 4) == 0.6115


def test_figures_of_tiers() -> None:
    """KOD-38: one row for each tier, harder ones less likely."""
    rows = figures("K1-08", None)
    assert [row["tier"] for row in rows] == [1, 2, 3]
    assert [round(row["odds"]["3"], 4) for row in rows] == [0.9201, 0.6115, 0.273]
    assert rows[1]["odds"] == figures("sum>=28", None)[0]["odds"]
    for row in rows:
        assert row["odds"]["1"] < row["odds"]["2"] < row["odds"]["3"]


def test_remarks_of_tiers() -> None:
    """KOD-19, KOD-38: the tier, then the chances in per cent; the same as the figures."""
    said = desk("K1-08", None)
    assert [one.name for one in said] == ["odds-tier", "odds", "odds", "odds"] * 3
    assert [one.facts["tier"] for one in said[::4]] == [1, 2, 3]
    for number, row in enumerate(figures("K1-08", None)):
        chances = said[4 * number + 1 : 4 * number + 4]
        assert [one.facts["throws"] for one in chances] == [3, 2, 1]
        assert [one.facts["percent"] for one in chances] == [
            round(100 * row["odds"][throws], 4) for throws in "321"
        ]
    assert {one.clause for one in said} == {"KOD-19", "KOD-38"}


# ---- what to keep ---------------------------------------------------------------------------------


def check_keeping(text: str, throw: str, throws: int) -> tuple[list[int], float]:
    """The best dice to keep: none of all ways is better, none as good keeps more; and what it reaches."""
    dice = lying(throw)
    found = best_keeping(parse(text), dice, throws)
    chances = slow.keeping(plain(text), dice, throws)
    best = max(chances.values())
    assert len(chances) == 63
    assert found.chance == best == chances[found.kept]
    assert len(found.kept) == max(len(kept) for kept, chance in chances.items() if chance == best)
    return [dice[die] for die in found.kept], float(best)


@pytest.mark.parametrize("throws", [1, 2])
@pytest.mark.parametrize(
    ("text", "throw", "kept"),
    [
        ("sum>=28", THROW, [4, 6]),
        ("sum>=28", "6b 5g 5b 6r 4b 2r", None),
        ("sum>=28", "1b 1b 1r 1r 1g 1g", []),
        ("2x1,2x6", THROW, [1, 1, 6]),
        ("2x1,2x6", "1b 6b 1r 6r 1g 6g", None),
        ("2x1,2x6", "2g 3r 4g 5b 2r 3b", []),
    ],
)
def test_what_to_keep(text: str, throw: str, kept: list[int] | None, throws: int) -> None:
    """KOD-20, KOD-21: compared with all 63 ways to throw something, for one throw left and for two."""
    numbers, _ = check_keeping(text, throw, throws)
    assert kept is None or sorted(numbers) == kept or throws == 2


@pytest.mark.parametrize(("text", "throw"), [("red>=13", "3r 4r 1r 2b 1g 5r"), ("3xblue,3xgreen", THROW)])
def test_what_to_keep_of_colours(text: str, throw: str) -> None:
    """KOD-6, KOD-20: dice that show the same are not the same: their other faces differ."""
    check_keeping(text, throw, 1)


def test_keeping_by_counting() -> None:
    """KOD-6, KOD-20, KOD-36: one throw left, with every result that the other dice may have."""
    text, throw = "red>blue>green", "3r 1b 2b 6r 4b 1g"
    found = best_keeping(parse(text), lying(throw), 1)
    ways = [tuple(die for die in range(6) if bits >> die & 1) for bits in range(63)]
    few = [kept for kept in ways if len(kept) > 2]
    chances = {kept: slow.chance_of_hand(plain(text), lying(throw), kept) for kept in few}
    assert found.kept in chances
    assert found.chance == max(chances.values()) == chances[found.kept]


def test_figures_of_keeping() -> None:
    """KOD-20: which dice, what they show, and the chance, by throws that are left."""
    (row,) = figures("2x1,2x6", THROW)
    one = row["keep"]["1"]
    assert (one["dice"], one["faces"]) == (["a", "b", "d"], ["1b", "1b", "6r"])
    assert one["chance"] == float(1 - Fraction(5, 6) ** 3)
    assert row["keep"]["2"]["dice"] == ["a", "b", "d"]
    assert row["keep"]["2"]["chance"] == float(1 - Fraction(5, 6) ** 6)
    assert row["keep"]["met"] is False
    assert list(row["keep"]) == ["2", "1", "met"]


def test_remarks_of_keeping() -> None:
    """KOD-20: the same in words, after the chances."""
    said = desk("2x1,2x6", THROW)
    assert [one.name for one in said] == ["odds"] * 3 + ["odds-keep"] * 2
    assert said[3].facts == {"throws": 2, "percent": 66.5102, "faces": ["1b", "1b", "6r"]}
    assert said[4].facts == {"throws": 1, "percent": 42.1296, "faces": ["1b", "1b", "6r"]}
    assert {one.clause for one in said[3:]} == {"KOD-20"}


def test_nothing_to_keep() -> None:
    """KOD-20: all dice are thrown again."""
    said = desk("2x1,2x6", "2g 3r 4g 5b 2r 3b")
    assert [one.name for one in said[3:]] == ["odds-keep-none"] * 2
    assert said[4].facts["percent"] == said[2].facts["percent"]


def test_what_is_met_already() -> None:
    """KOD-21: then nothing is thrown any more."""
    throw = "1b 6b 1r 6r 1g 6g"
    said = desk("2x1,2x6", throw)
    assert [one.name for one in said] == ["odds"] * 3 + ["odds-met"]
    assert (said[-1].clause, said[-1].facts) == ("KOD-21", {"faces": throw.split()})
    assert figures("2x1,2x6", throw)[0]["keep"]["met"] is True


def test_met_is_met() -> None:
    """KOD-23: what the desk calls met is met by the six dice."""
    dice = Random(3)
    for _ in range(100):
        text, shown = dice.choice(EXAMPLES), [dice.choice(faces) for faces in slow.DICE]
        symbols = ["red", "blue", "green"]
        numbers = [symbols.index(colour) * 6 + number - 1 for number, colour in shown]
        assert is_met(parse(text), numbers) == slow.met(plain(text), shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_desk_says_has_words(language: str) -> None:
    """KOD-19, KOD-20, KOD-21, KOD-38: in every language."""
    assert GAME.odds_desk is desk
    assert GAME.odds_figures is figures
    said = desk("2x1,2x6", THROW) + desk("2x1,2x6", "2g 3r 4g 5b 2r 3b") + desk("K1-08", "6b 6b 6r 6r 6g 6g")
    assert {one.name for one in said} == {"odds", "odds-tier", "odds-keep", "odds-keep-none", "odds-met"}
    for one in said:
        assert Speaker(language, GAME).remark(one).strip()


# ---- the command ----------------------------------------------------------------------------------


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """KOD-19, KOD-20: a line for every remark, or plain numbers for programs."""
    for language in LANGUAGES:
        assert main(["odds", "dicekings", "2x1,2x6", "--dice", THROW, "--lang", language]) == 0
        written = capsys.readouterr()
        assert written.out.splitlines() == [
            Speaker(language, GAME).remark(one) for one in desk("2x1,2x6", THROW)
        ]
        assert written.err == ""
    assert main(["odds", "dicekings", "2x1,2x6", "--dice", THROW, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == figures("2x1,2x6", THROW)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("condition", "throw", "clause"),
    [("sum>28", THROW, "KOD-31"), ("K9-01", THROW, "KOD-7"), ("2x1,2x6", "1b", "KOD-6")],
)
def test_the_command_refuses_in_one_line(
    capsys: pytest.CaptureFixture[str], condition: str, throw: str, clause: str, language: str
) -> None:
    """KOD-6, KOD-7, KOD-31: one clear line, nothing else, and 2 as the exit code."""
    for extra in ([], ["--json"]):
        assert main(["odds", "dicekings", condition, "--dice", throw, "--lang", language, *extra]) == 2
        written = capsys.readouterr()
        assert (written.out, written.err.count("\n")) == ("", 1)
        assert f"({clause})" in written.err
