"""What the dice must show: seven families of conditions, tiers, and exact chances (KOD-31 … KOD-38)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import stolek
from stolek import Refusal
from stolek.games.dicekings.conditions import met, odds
from stolek.games.dicekings.edition.schema import CARDS, CITIZENS
from stolek.games.dicekings.play.summary import tier_met
from tests import amounts
from tests.games.dicekings import slow
from tests.games.dicekings.positions import Table, check_words, phase, play, targets
from tests.games.dicekings.slow import ALL_FACES, COLOURS, Condition, Die, faces

EXAMPLES = settings(max_examples=min(150, amounts.EXAMPLES))
ODDS: dict[str, list[float]] = json.loads(Path(__file__).with_name("odds.json").read_text(encoding="utf-8"))


def colors(**need: int) -> Condition:
    """So many dice of each colour."""
    return {"type": "colors", "need": need}


def of_numbers(need: dict[str, int]) -> Condition:
    """So many dice of each number."""
    return {"type": "numbers", "need": need}


def groups(*sizes: int) -> Condition:
    """Groups of equal numbers."""
    return {"type": "groups", "sizes": list(sizes)}


def at_least(least: int) -> Condition:
    """The total of all dice."""
    return {"type": "sum", "min": least}


def colour_at_least(colour: str, least: int) -> Condition:
    """The total of one colour."""
    return {"type": "color_sum", "color": colour, "min": least}


def falling(*order: str) -> Condition:
    """Totals that fall."""
    return {"type": "color_order", "order": list(order)}


def straight(length: int) -> Condition:
    """Numbers in a row."""
    return {"type": "straight", "length": length}


def plain(numbers: str) -> list[Die]:
    """Dice whose colours do not matter, by their numbers: of all colours in turn."""
    return [(int(number), COLOURS[place % 3]) for place, number in enumerate(numbers)]


def said(condition: Condition, dice: list[Die]) -> bool:
    """Whether a condition is met: as the engine says, and as slow.py says."""
    found = met(condition, dice)
    assert found == slow.met(condition, dice)
    return found


# ---- family by family -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("need", "dice", "expected"),
    [
        ({"red": 4}, "1r 2r 5r 6r 1b 1g", True),
        ({"red": 4}, "1r 2r 5r 1b 1b 1g", False),
        ({"red": 4}, "1r 1r 1r 1r 1r 1r", True),
        ({"red": 6}, "1r 1r 1r 1r 1r 1g", False),
        ({"red": 6}, "1r 1r 1r 1r 1r 1g 4r", True),
        ({"red": 3, "blue": 2}, "1r 2r 3r 1b 2b 3g", True),
        ({"red": 3, "blue": 2}, "1r 2r 3r 4r 5r 1b", False),
        ({"red": 3, "blue": 3}, "1r 2r 3r 4r 1b 2b", False),
        ({"red": 2, "blue": 2, "green": 2}, "1r 1r 1b 1b 1g 1g", True),
        ({"red": 2, "blue": 2, "green": 2}, "1r 1r 1r 1b 1g 1g", False),
        ({"red": 2, "blue": 2, "green": 2}, "1r 1r 1r 1b 1g 1g 6b", True),
    ],
)
def test_colours(need: dict[str, int], dice: str, expected: bool) -> None:
    """KOD-31: enough dice of every colour shown; one of another colour is no help, one too many no harm."""
    assert said(colors(**need), faces(dice)) == expected


@pytest.mark.parametrize(
    ("need", "dice", "expected"),
    [
        ({"3": 3}, "333124", True),
        ({"3": 3}, "331245", False),
        ({"3": 3}, "333333", True),
        ({"1": 2, "6": 2}, "116634", True),
        ({"1": 2, "6": 2}, "116342", False),
        ({"1": 2, "6": 2}, "1163426", True),
        ({"1": 2, "6": 2}, "666666", False),
        ({"2": 1, "4": 1, "6": 2}, "246611", True),
        ({"2": 1, "4": 1, "6": 2}, "266611", False),
        ({"6": 6}, "666666", True),
        ({"6": 6}, "666665", False),
    ],
)
def test_numbers(need: dict[str, int], dice: str, expected: bool) -> None:
    """KOD-32: enough dice of every number shown."""
    assert said(of_numbers(need), plain(dice)) == expected


@pytest.mark.parametrize(
    ("sizes", "dice", "expected"),
    [
        ((2, 2), "115566", True),
        ((2, 2), "555512", False),
        ((2, 2), "555555", False),
        ((2, 2), "555511", True),
        ((3, 2), "555441", True),
        ((2, 3), "555441", True),
        ((3, 2), "554411", False),
        ((3, 3), "555541", False),
        ((3, 3), "555444", True),
        ((4, 2), "555544", True),
        ((4, 2), "555444", False),
        ((4, 2), "5554445", True),
        ((2, 2, 2), "555522", False),
        ((2, 2, 2), "115522", True),
        ((5,), "555551", True),
        ((5,), "555511", False),
        ((1, 1, 1, 1, 1), "123451", True),
        ((1, 1, 1, 1, 1), "123411", False),
        ((6,), "444444", True),
    ],
)
def test_groups(sizes: tuple[int, ...], dice: str, expected: bool) -> None:
    """KOD-33: different symbols are different numbers; four 5s are not two pairs (AC-7)."""
    assert said(groups(*sizes), plain(dice)) == expected


@pytest.mark.parametrize(
    ("least", "dice", "expected"),
    [
        (28, "666442", True),
        (28, "666441", False),
        (36, "666666", True),
        (36, "6666651", True),
        (6, "111111", True),
    ],
)
def test_the_total(least: int, dice: str, expected: bool) -> None:
    """KOD-34: of all dice, joker dice included."""
    assert said(at_least(least), plain(dice)) == expected


@pytest.mark.parametrize(
    ("condition", "dice", "expected"),
    [
        (colour_at_least("red", 15), "6r 5r 4r 6b 6b 6g", True),
        (colour_at_least("red", 15), "6r 5r 3r 6b 6b 6g", False),
        (colour_at_least("red", 1), "6g 5g 3g 6b 6b 6g", False),
        (colour_at_least("red", 1), "1r 5g 3g 6b 6b 6g", True),
        (colour_at_least("blue", 12), "6r 6r 6r 6r 6b 6b", True),
        (colour_at_least("green", 12), "6r 6r 6r 6r 6b 6b", False),
    ],
)
def test_the_total_of_a_colour(condition: Condition, dice: str, expected: bool) -> None:
    """KOD-35: only the dice of that colour are added up."""
    assert said(condition, faces(dice)) == expected


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("6r 5r 5r 4b 1b 1g", True),
        ("6r 5b 1b 1g 1g 1g", False),
        ("6r 5b 1g 1g 1g 1g", True),
        ("6r 1r 4b 2b 5g 1g", False),
        ("6r 1r 4b 2b 4g 1g", True),
        ("5r 5r 6r 3b 2b 1r", True),
        ("5r 5r 6r 3r 2r 1r", False),
        ("5r 5r 6r 3r 2g 1g", False),
        ("5g 5g 6g 3b 2b 1r", False),
        ("1b 1b 1b 1g 1g 6b", False),
    ],
)
def test_falling_totals(dice: str, expected: bool) -> None:
    """KOD-36: red above blue above green, none of them equal; green alone may be missing."""
    assert said(falling("red", "blue", "green"), faces(dice)) == expected


def test_falling_totals_in_another_order() -> None:
    """KOD-36: an edition may ask for another order of the colours."""
    dice = faces("6g 6g 4r 3r 1b 1b")
    assert said(falling("green", "red", "blue"), dice)
    assert not said(falling("red", "green", "blue"), dice)


@pytest.mark.parametrize(
    ("length", "dice", "expected"),
    [
        (4, "123446", True),
        (5, "123446", False),
        (5, "234566", True),
        (6, "234566", False),
        (6, "123456", True),
        (4, "123566", False),
        (3, "126543", True),
        (3, "561122", False),
        (4, "456123", True),
        (2, "113355", False),
        (2, "115566", True),
        (6, "1234455", False),
        (6, "12344556", True),
    ],
)
def test_straight(length: int, dice: str, expected: bool) -> None:
    """KOD-37: numbers in a row without a gap; after 6 there is no 1."""
    assert said(straight(length), plain(dice)) == expected


# ---- on the cards ---------------------------------------------------------------------------------


def level(card: str, dice: str) -> int:
    """The tier reached when a card is claimed with these numbers of dice a to f; 0: it cannot be."""
    match = Table(dice=dice, offer=card).match()
    expected = slow.tier(slow.CARDS[card]["condition"], result(dice))
    assert tier_met(match.state, CARDS.index(card)) == expected
    citizen = CITIZENS[int(card[1]) - 1]
    if citizen not in targets(match, "claim"):
        assert expected == 0
        return 0
    play(match, f"claim {citizen}")
    assert phase(match) == "offering"
    assert match.state.level == expected
    return match.state.level


def result(dice: str) -> list[Die]:
    """What dice a to f show."""
    return [slow.DICE[die][int(number) - 1] for die, number in enumerate(dice)]


@pytest.mark.parametrize(
    ("dice", "expected"), [("123446", 1), ("234566", 2), ("123456", 3), ("123566", 0), ("654321", 3)]
)
def test_a_straight_card(dice: str, expected: int) -> None:
    """KOD-37, KOD-38: four in a row, five, six, and a row with a gap (AC-6)."""
    assert level("K1-04", dice) == expected


@pytest.mark.parametrize(
    ("dice", "expected"), [("331122", 3), ("341625", 3), ("341621", 2), ("341644", 1), ("111111", 0)]
)
def test_a_colour_card(dice: str, expected: int) -> None:
    """KOD-31, KOD-38: six red dice, five of them, four; the highest tier counts, none is chosen."""
    assert level("K1-01", dice) == expected


@pytest.mark.parametrize(
    ("dice", "expected"),
    [("141645", 1), ("331122", 0), ("446655", 0), ("341562", 0), ("341512", 1), ("222222", 0)],
)
def test_a_card_of_falling_totals(dice: str, expected: int) -> None:
    """KOD-36: red 16 and blue 5 without green are enough, red alone is not (AC-8)."""
    assert level("K2-06", dice) == expected


def test_two_pairs_on_a_card() -> None:
    """KOD-33, KOD-38: four 5s and two others are no two pairs, four and a pair are even tier 3 (AC-7)."""
    assert level("K1-06", "555512") == 0
    assert level("K1-06", "551122") == 1
    assert level("K1-06", "555112") == 2
    assert level("K1-06", "555511") == 3


@pytest.mark.parametrize("card", CARDS)
def test_every_card(card: str) -> None:
    """KOD-23, KOD-38: whether it can be claimed without jokers, and with which tier, for random results."""
    dice = Random(card)
    condition = slow.CARDS[card]["condition"]
    found = {level(card, "".join(dice.choice("123456") for _ in range(6))) for _ in range(6)}
    assert found <= set(range(len(slow.tiers(condition)) + 1))
    best = next(
        text
        for text in iter(lambda: "".join(dice.choice("123456") for _ in range(6)), "")
        if slow.tier(condition, result(text))
    )
    assert level(card, best) > 0


@pytest.mark.parametrize("card", [card for card in CARDS if card.startswith("K1")])
def test_tiers_are_nested(card: str) -> None:
    """KOD-38: who meets a tier meets the one before, so that the highest one decides."""
    tiers = slow.tiers(slow.CARDS[card]["condition"])
    dice = Random(card)
    assert len(tiers) == 3
    for _ in range(300):
        shown = [dice.choice(faces) for faces in slow.DICE]
        assert sorted((slow.met(one, shown) for one in tiers), reverse=True) == [
            slow.met(one, shown) for one in tiers
        ]


# ---- random conditions ----------------------------------------------------------------------------


FAMILIES = ("colors", "numbers", "groups", "sum", "color_sum", "color_order", "straight")


@some.composite
def conditions(draw: Callable[[Any], Any]) -> Condition:
    """Any condition that six dice may be asked for."""
    family = draw(some.sampled_from(FAMILIES))
    sizes = draw(some.lists(some.integers(1, 6), min_size=1, max_size=6))
    while sum(sizes) > 6:
        sizes.pop(0)
    if family == "colors":
        named = draw(some.permutations(COLOURS))
        return colors(**dict(zip(named, sizes, strict=False))) if len(sizes) <= 3 else colors(red=sizes[0])
    if family == "numbers":
        named = draw(some.permutations("123456"))
        return of_numbers(dict(zip(named, sizes, strict=False)))
    if family == "groups":
        return groups(*sizes)
    if family == "sum":
        return at_least(draw(some.integers(1, 36)))
    if family == "color_sum":
        return colour_at_least(draw(some.sampled_from(COLOURS)), draw(some.integers(1, 36)))
    return (
        falling(*draw(some.permutations(COLOURS)))
        if family == "color_order"
        else straight(draw(some.integers(2, 6)))
    )


@EXAMPLES
@given(conditions(), some.lists(some.sampled_from(ALL_FACES), min_size=6, max_size=9))
def test_any_condition(condition: Condition, dice: list[Die]) -> None:
    """KOD-31, KOD-32, KOD-33, KOD-34, KOD-35, KOD-36, KOD-37: as slow.py says, for six to nine dice."""
    assert met(condition, dice) == slow.met(condition, dice)


@EXAMPLES
@given(
    conditions(),
    some.lists(some.sampled_from(ALL_FACES), min_size=6, max_size=8),
    some.sampled_from(ALL_FACES),
)
def test_one_more_die(condition: Condition, dice: list[Die], more: Die) -> None:
    """KOD-31, KOD-32, KOD-33, KOD-34, KOD-35, KOD-37: a die too many never hurts, but for falling totals."""
    if condition["type"] != "color_order" and met(condition, dice):
        assert met(condition, [*dice, more])


def test_the_first_tier_of_a_card_is_asked_for() -> None:
    """KOD-38: of a condition with tiers the first one decides whether it is met, and how likely it is."""
    tiered = slow.CARDS["K1-08"]["condition"]
    assert met(tiered, plain("666231"))
    assert not met(tiered, plain("665231"))
    assert odds(tiered, 1) == odds(at_least(24), 1)


# ---- chances --------------------------------------------------------------------------------------

EXACT: list[tuple[Condition, tuple[int, ...]]] = [
    (of_numbers({"1": 1, "6": 2}), (1, 2, 3)),
    (groups(4, 2), (1, 2, 3)),
    (colour_at_least("red", 13), (1, 2, 3)),
    (colors(blue=3, green=2), (3,)),
    (at_least(28), (3,)),
    (straight(5), (3,)),
    (falling("red", "blue", "green"), (1,)),
]


@pytest.mark.parametrize(("condition", "throws"), EXACT, ids=[str(one["type"]) for one, _ in EXACT])
def test_exact_chances(condition: Condition, throws: tuple[int, ...]) -> None:
    """KOD-6, KOD-19, KOD-20, KOD-21: with the best keeping, counted in another way."""
    chances = slow.chances(condition, max(throws))
    assert chances == sorted(set(chances))
    for count in throws:
        assert odds(condition, count) == float(chances[count - 1])


def test_three_throws_are_meant() -> None:
    """KOD-19: where nothing is said."""
    assert odds(straight(5)) == odds(straight(5), 3)


def test_a_single_throw_by_counting() -> None:
    """KOD-6, KOD-19: the chance of one throw is the share of all 46656 results."""
    condition = colour_at_least("green", 11)
    assert odds(condition, 1) == float(slow.chance_of_hand(condition, [1] * 6, []))


def test_what_is_certain_and_what_cannot_be() -> None:
    """KOD-31, KOD-34: chances of 1 and of next to nothing."""
    assert odds(at_least(6), 1) == 1
    assert odds(at_least(36), 1) == 1 / 6**6
    assert odds(colour_at_least("red", 36), 1) == 0


FIGURES = [(card, tier) for card, figures in ODDS.items() for tier in range(len(figures))]
SAMPLE = [("K1-05", 2), ("K1-07", 0), ("K1-09", 2), ("K2-06", 0), ("K3-08", 0), ("K4-07", 0), ("K5-12", 0)]


def check_figure(card: str, tier: int) -> None:
    """The chance of a card within three throws is the one known, to four digits."""
    condition = slow.tiers(slow.CARDS[card]["condition"])[tier]
    assert round(odds(condition), 4) == ODDS[card][tier]


@pytest.mark.parametrize(("card", "tier"), SAMPLE)
def test_known_chances(card: str, tier: int) -> None:
    """KOD-19, KOD-38: of each family, and of each deck, one or two."""
    check_figure(card, tier)


@pytest.mark.skipif(not stolek.compiled, reason="84 tables take half a minute interpreted: a sample is above")
def test_all_known_chances() -> None:
    """KOD-19, KOD-38: every card, every tier."""
    for card, tier in FIGURES:
        check_figure(card, tier)


def test_there_is_a_figure_for_every_card_and_tier() -> None:
    """KOD-2, KOD-38: 60 cards, 84 conditions, harder ones are less likely."""
    assert list(ODDS) == list(CARDS)
    assert len(FIGURES) == 84
    for card, known in ODDS.items():
        assert len(known) == len(slow.tiers(slow.CARDS[card]["condition"]))
        assert known == sorted(known, reverse=True)


# ---- what cannot be asked -------------------------------------------------------------------------

SIX = plain("123456")


@pytest.mark.parametrize(
    ("condition", "code", "clause"),
    [
        ({"type": "sums", "min": 28}, "condition-shape", "KOD-31"),
        ({"min": 28}, "condition-shape", "KOD-31"),
        ({"type": "sum"}, "condition-shape", "KOD-31"),
        ({"type": "sum", "min": "28"}, "condition-shape", "KOD-31"),
        ({"type": "sum", "min": 28, "color": "red"}, "condition-shape", "KOD-31"),
        (28, "condition-shape", "KOD-31"),
        (None, "condition-shape", "KOD-31"),
        (at_least(0), "condition-range", "KOD-34"),
        (at_least(37), "condition-range", "KOD-34"),
        (colour_at_least("red", 37), "condition-range", "KOD-34"),
        (colour_at_least("pink", 3), "edition-unknown", "KOD-35"),
        (colors(), "condition-range", "KOD-31"),
        (colors(pink=3), "edition-unknown", "KOD-31"),
        (colors(red=4, blue=3), "condition-range", "KOD-31"),
        (colors(red=4, blue=0), "condition-range", "KOD-31"),
        (colors(red=4, blue=-1), "condition-range", "KOD-31"),
        (of_numbers({"7": 1}), "edition-unknown", "KOD-32"),
        (of_numbers({"06": 1}), "edition-unknown", "KOD-32"),
        (of_numbers({"6": 7}), "condition-range", "KOD-32"),
        (groups(), "condition-range", "KOD-33"),
        (groups(4, 3), "condition-range", "KOD-33"),
        (groups(4, 0), "condition-range", "KOD-33"),
        (groups(7, -1), "condition-range", "KOD-33"),
        (straight(1), "condition-range", "KOD-37"),
        (straight(7), "condition-range", "KOD-37"),
        (falling("red", "blue"), "condition-order", "KOD-36"),
        (falling("red", "blue", "red"), "condition-order", "KOD-36"),
        (falling("red", "blue", "green", "red"), "condition-order", "KOD-36"),
        ({"type": "tiered", "tiers": [at_least(24), at_least(99)]}, "condition-range", "KOD-34"),
    ],
)
def test_no_condition(condition: Any, code: str, clause: str) -> None:
    """KOD-31, KOD-32, KOD-33, KOD-34, KOD-35, KOD-36, KOD-37: refused with the clause of its family."""
    for asked in (lambda: met(condition, SIX), lambda: odds(condition, 1)):
        with pytest.raises(Refusal) as caught:
            asked()
        assert (caught.value.code, caught.value.clause) == (code, clause)


def test_a_condition_with_no_tiers_at_all() -> None:
    """KOD-38: tiers are three, or at least one; an empty list is no condition."""
    with pytest.raises(Refusal):
        met({"type": "tiered", "tiers": []}, SIX)


@pytest.mark.parametrize(
    ("dice", "code", "clause"),
    [
        (plain("12345"), "too-few-dice", "KOD-23"),
        ([], "too-few-dice", "KOD-23"),
        ([*SIX[:5], (7, "red")], "unknown-die", "KOD-6"),
        ([*SIX[:5], (0, "red")], "unknown-die", "KOD-6"),
        ([*SIX[:5], (1, "pink")], "unknown-die", "KOD-6"),
        ([*SIX[:5], ("1", "red")], "unknown-die", "KOD-6"),
        ([*SIX[:5], (True, "red")], "unknown-die", "KOD-6"),
        ([*SIX[:5], ("red", 1)], "unknown-die", "KOD-6"),
        ([*SIX[:5], (1,)], "unknown-die", "KOD-6"),
        ([*SIX[:5], 6], "unknown-die", "KOD-6"),
        ([*SIX[:5], "6r!"], "unknown-die", "KOD-6"),
        ([*SIX[:5], (1, ["red"])], "unknown-die", "KOD-6"),
    ],
)
def test_no_dice(dice: Any, code: str, clause: str) -> None:
    """KOD-6, KOD-23: six dice or more, each a number with a colour."""
    with pytest.raises(Refusal) as caught:
        met(at_least(20), dice)
    assert (caught.value.code, caught.value.clause) == (code, clause)


@pytest.mark.parametrize("throws", [0, 4, -1, True, 2.0, "2", None])
def test_no_number_of_throws(throws: Any) -> None:
    """KOD-19: one, two or three."""
    with pytest.raises(Refusal) as caught:
        odds(at_least(20), throws)
    assert (caught.value.code, caught.value.clause) == ("bad-throws", "KOD-19")


def test_refusals_have_words() -> None:
    """KOD-6, KOD-19, KOD-23, KOD-31, KOD-34, KOD-36: in every language."""
    asked: list[Callable[[], object]] = [
        lambda: met({"type": "sums"}, SIX),
        lambda: met(at_least(99), SIX),
        lambda: met(falling("red"), SIX),
        lambda: met(colors(pink=1), SIX),
        lambda: met(at_least(20), []),
        lambda: met(at_least(20), [(9, "red")] * 6),
        lambda: odds(at_least(20), 9),
    ]
    for ask in asked:
        with pytest.raises(Refusal) as caught:
            ask()
        check_words(caught.value)
