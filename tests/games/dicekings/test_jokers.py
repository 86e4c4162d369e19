"""Joker pairs: what may be claimed with them, and with which (KOD-24, KOD-39 … KOD-44)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from stolek.games.dicekings.edition.schema import CARDS, CITIZENS
from stolek.games.dicekings.play.moves import move, parse
from stolek.games.dicekings.rules.codes import FIRST_CLAIM, FIRST_PAIR, PAIRING
from stolek.games.dicekings.rules.state import DiceKings
from tests.games.dicekings import slow
from tests.games.dicekings.positions import (
    Play,
    Table,
    area,
    discards,
    draw,
    moves,
    open_cards,
    phase,
    play,
    refused,
    targets,
    tickets,
)
from tests.games.dicekings.slow import COLOURS, Die, Pair

ANY = {"r", "b", "g"}
RED_SIXES = "K4-03 K5-12"
SUPERS = "K2-01 K2-02"


def of_any_colour(number: int) -> set[str]:
    """Two superjokers for a number in all colours."""
    return {f"supers {number}{colour}" for colour in ANY}


def done_with(match: Play, *pairs: str) -> Play:
    """The claim is carried out with these pairs."""
    play(match, *pairs)
    assert "done" in moves(match)
    play(match, "done")
    return match


# ---- three ways to a die --------------------------------------------------------------------------


def three_ways(dice: str) -> Play:
    """Two red sixes and two superjokers; the slayer asks for two 1s and two 6s."""
    table = Table(dice=dice, up={0: RED_SIXES}, down={0: SUPERS}, offer="K3-01")
    match = table.match()
    play(match, "claim slayer")
    assert phase(match) == "pairing"
    return match


@pytest.mark.parametrize(
    ("pair", "gone", "left"),
    [
        ("pair 6r", ["K4-03", "K5-12"], ([], 2)),
        ("super 6r", ["K2-01", "K4-03"], (["K5-12"], 1)),
        ("supers 6r", ["K2-01", "K2-02"], (["K4-03", "K5-12"], 0)),
        ("supers 6b", ["K2-01", "K2-02"], (["K4-03", "K5-12"], 0)),
        ("supers 6g", ["K2-01", "K2-02"], (["K4-03", "K5-12"], 0)),
    ],
)
def test_three_ways_to_a_six(pair: str, gone: list[str], left: tuple[list[str], int]) -> None:
    """KOD-39, KOD-40: two alike, one and a superjoker, two superjokers; two cards are spent (AC-1)."""
    match = three_ways("116342")
    assert moves(match) == {"pair 6r", "super 6r", *of_any_colour(6)}
    play(match, pair)
    assert moves(match) == {"done"}
    play(match, "done")
    assert discards(match) == gone
    up, down = area(match, 0)
    assert (up, down) == (sorted([*left[0], "K3-01"]), left[1])


@pytest.mark.parametrize("colour", sorted(ANY))
def test_two_joker_dice(colour: str) -> None:
    """KOD-40, KOD-42: red sixes for the 6, superjokers for the 1, in any order; no other way (AC-2)."""
    match = three_ways("163342")
    assert moves(match) == {"pair 6r", *of_any_colour(1)}
    with refused(match, "pair-not-needed", "KOD-42"):
        play(match, "super 6r")
    with refused(match, "more-pairs", "KOD-42"):
        play(match, "done")
    play(match, "pair 6r")
    assert moves(match) == of_any_colour(1)
    done_with(match, f"supers 1{colour}")
    assert area(match, 0) == (["K3-01"], 0)
    assert len(discards(match)) == 4
    match = three_ways("163342")
    play(match, f"supers 1{colour}")
    assert moves(match) == {"pair 6r"}


def test_a_single_pair_is_not_enough() -> None:
    """KOD-24, KOD-42: without the superjokers the same card cannot be claimed at all (AC-2)."""
    match = Table(dice="163342", up={0: RED_SIXES}, down={0: "K2-01"}, offer="K3-01").match()
    assert "slayer" not in targets(match, "claim")
    with refused(match, "not-met-with-jokers", "KOD-24"):
        play(match, "claim slayer")


# ---- tiers ----------------------------------------------------------------------------------------

FIVE_RED = "341621"


def test_jokers_lift_a_merchant() -> None:
    """KOD-38, KOD-41: five red dice are tier 2, with a red joker die tier 3, as one likes (AC-3)."""
    table = Table(dice=FIVE_RED, up={0: f"{RED_SIXES} K2-07 K4-06"}, offer="K1-01")
    match = table.match()
    play(match, "claim merchant")
    assert moves(match) == {"done", "pair 6r"}
    play(match, "done")
    draw(match, "K1-02")
    assert (match.state.level, match.state.due, discards(match)) == (2, 2, [])
    match = table.match()
    done_with(match, "claim merchant", "pair 6r")
    draw(match, "K1-02")
    assert (match.state.level, match.state.due) == (3, 3)
    assert discards(match) == RED_SIXES.split()


def test_from_nothing_to_the_highest_tier() -> None:
    """KOD-38, KOD-41: so many pairs as one likes, and each may be the last one that lifts it."""
    table = Table(dice="341111", up={0: "K2-03 K4-09 K1-04 K3-10 K2-05 K3-02"}, offer="K1-01")
    assert slow.tier(slow.CARDS["K1-01"]["condition"], table_dice(table)) == 1
    match = table.match()
    play(match, "claim merchant")
    assert moves(match) == {"done", "pair 3r", "pair 4r", "pair 2r"}
    play(match, "pair 3r")
    assert moves(match) == {"done", "pair 4r", "pair 2r"}
    play(match, "pair 2r")
    assert moves(match) == {"done"}
    play(match, "done")
    draw(match, "K1-02")
    assert match.state.level == 3


def table_dice(table: Table) -> list[Die]:
    """What the six dice of a table show."""
    return [slow.DICE[die][int(number) - 1] for die, number in enumerate(table.dice)]


def test_a_tier_cannot_be_chosen() -> None:
    """KOD-38, KOD-42: who reaches tier 3 does not stay at tier 2, and spends nothing for it."""
    match = Table(dice="341625", up={0: RED_SIXES}, down={0: SUPERS}, offer="K1-01").match()
    play(match, "claim merchant")
    assert phase(match) == "offering"
    assert (match.state.level, discards(match)) == (3, [])


# ---- what is not needed ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "offer", "claim"),
    [("111166", "K3-01", "slayer"), ("166646", "K3-04", "slayer"), ("456123", "K5-01", "landowner")],
)
def test_who_meets_a_card_spends_nothing(dice: str, offer: str, claim: str) -> None:
    """KOD-24, KOD-42: where the dice alone do, no pair is asked for."""
    match = Table(dice=dice, up={0: RED_SIXES}, down={0: SUPERS}, offer=offer).match()
    play(match, f"claim {claim}")
    assert phase(match) == "offering"
    assert discards(match) == []


def test_a_total_may_be_passed_if_no_die_can_be_left_out() -> None:
    """KOD-34, KOD-42: 26 points for 28: a 2 is enough, a 6 is allowed, a 1 only with another 1."""
    table = Table(dice="255554", up={0: f"K2-05 K3-02 {RED_SIXES} K1-10 K4-01"}, offer="K3-04")
    assert sum(number for number, _ in table_dice(table)) == 26
    match = table.match()
    play(match, "claim slayer")
    assert moves(match) == {"pair 2r", "pair 6r"}
    table = replace(table, up={0: "K1-10 K4-01 K1-03 K2-12"})
    match = table.match()
    play(match, "claim slayer")
    assert moves(match) == {"pair 1r", "pair 1g"}
    play(match, "pair 1g")
    assert moves(match) == {"pair 1r"}


def test_two_dice_where_one_would_do() -> None:
    """KOD-42: 2 and 2 for three points are both needed; once a 6 is taken, nothing else is."""
    table = Table(dice="255544", up={0: f"K2-05 K3-02 {RED_SIXES}"}, down={0: "K2-01 K2-02"}, offer="K3-04")
    match = table.match()
    play(match, "claim slayer")
    assert {"pair 2r", "pair 6r"} <= moves(match)
    play(match, "pair 2r")
    assert "done" not in moves(match)
    assert "pair 6r" not in moves(match)
    assert of_any_colour(2) <= moves(match)
    match = table.match()
    play(match, "claim slayer", "pair 6r")
    assert moves(match) == {"done"}


def test_a_joker_of_another_colour() -> None:
    """KOD-35, KOD-42: no help where only red dice are added up."""
    match = Table(dice="341216", up={0: "K2-07 K4-06"}, down={0: "K2-02"}, offer="K2-12").match()
    assert "thief" not in targets(match, "claim")


def test_a_joker_for_falling_totals() -> None:
    """KOD-36, KOD-42: blue to pass green, then red to pass blue; more green never helps."""
    table = Table(dice="331562", up={0: f"{RED_SIXES} K1-07 K4-05 K1-05 K3-11"}, offer="K2-06")
    totals = [slow.total(table_dice(table), colour) for colour in COLOURS]
    assert totals == [9, 5, 6]
    match = table.match()
    play(match, "claim thief")
    assert moves(match) == {"pair 5b", "pair 6r"}
    play(match, "pair 5b")
    assert moves(match) == {"pair 6r"}
    done_with(match, "pair 6r")
    assert discards(match) == ["K1-07", "K4-03", "K4-05", "K5-12"]


# ---- which cards are spent ------------------------------------------------------------------------


def test_alike_cards_are_one_option() -> None:
    """KOD-7, KOD-39: of four cards with the same symbol, those with the lowest numbers go."""
    match = Table(dice="255543", up={0: "K5-08 K1-08 K3-02 K2-05"}, offer="K3-04").match()
    play(match, "claim slayer")
    assert moves(match) == {"pair 2r"}
    play(match, "pair 2r")
    assert discards(match) == ["K1-08", "K2-05"]
    done_with(match, "pair 2r")
    assert discards(match) == ["K1-08", "K2-05", "K3-02", "K5-08"]
    assert area(match, 0) == (["K3-04"], 0)


def test_three_alike_cards_make_one_die() -> None:
    """KOD-39, KOD-40: the third one needs a superjoker."""
    table = Table(dice="255543", up={0: "K1-08 K3-02 K2-05"}, offer="K3-04")
    assert "slayer" not in targets(table.match(), "claim")
    match = replace(table, down={0: "K5-08"}).match()
    play(match, "claim slayer")
    assert moves(match) == {"pair 2r", "super 2r"}
    play(match, "super 2r")
    assert moves(match) == {"pair 2r"}
    done_with(match, "pair 2r")
    assert area(match, 0) == (["K3-04"], 0)


def test_superjokers_have_no_front() -> None:
    """KOD-7, KOD-39: what is printed on a card that lies face down does not matter."""
    for down in ("K4-03 K5-12", "K1-01 K2-01"):
        match = Table(dice="116342", down={0: down}, offer="K3-01").match()
        play(match, "claim slayer")
        assert moves(match) == of_any_colour(6)


def test_jokers_of_others() -> None:
    """KOD-39: only cards of the own area serve."""
    match = Table(dice="116342", up={1: RED_SIXES}, down={1: SUPERS}, offer="K3-01").match()
    assert "slayer" not in targets(match, "claim")


def test_the_card_that_is_claimed() -> None:
    """KOD-43: its own symbol is no joker yet, not even beside a twin or a superjoker."""
    match = Table(dice="666631", up={0: "K1-02"}, down={}, offer="K3-08").match()
    assert slow.CARDS["K3-08"]["joker"] == slow.CARDS["K1-02"]["joker"]
    assert "slayer" not in targets(match, "claim")
    table = Table(dice="255545", up={0: "K1-05"}, offer="K4-08")
    assert sum(number for number, _ in table_dice(table)) == 26
    assert slow.CARDS["K4-08"]["joker"] == slow.CARDS["K1-05"]["joker"] == "6g"
    assert "rogue" not in targets(table.match(), "claim")
    assert "rogue" in targets(replace(table, up={0: "K1-05 K3-11"}).match(), "claim")


def test_a_stolen_card() -> None:
    """KOD-43, KOD-48a: it comes when pairs have been named; the turn is over, it serves in the next one."""
    table = Table(dice="341531", up={1: "K4-03"}, down={0: "K2-02"}, offer="K2-01", fields={1: "A3"})
    match = table.match()
    assert targets(match, "claim") >= {"thief"}
    play(match, "claim thief")
    assert phase(match) == "offering"
    draw(match, "K2-03", "coast", "swamp")
    play(match, "place A1", "steal 6r from 2")
    assert area(match, 0) == (["K2-01", "K4-03"], 1)
    assert match.to_act == (1,)
    later = replace(table, dice="116342", up={0: "K2-01 K4-03"}, offer="K3-01").match()
    play(later, "claim slayer")
    assert moves(later) == {"super 6r"}


def test_discards_leave_the_game() -> None:
    """KOD-44: they are not among the cards that may come next."""
    match = Table(dice="116342", up={0: "K3-04 K4-01"}, down={0: "K3-02 K3-03"}, offer="K3-01").match()
    play(match, "claim slayer", "supers 6b", "done")
    assert discards(match) == ["K3-02", "K3-03"]
    assert set(tickets(match.state)) == {f"K3-{number:02}" for number in range(5, 13)}


def test_joker_dice_are_for_one_turn() -> None:
    """KOD-39: with the end of the turn they are gone."""
    match = three_ways("116342")
    play(match, "pair 6r", "done")
    assert sum(match.state.jokers) == 1
    draw(match, "K3-02")
    play(match, "slay A6")
    assert match.to_act == (1,)
    assert sum(match.state.jokers) == 0


def test_jokers_are_voluntary() -> None:
    """KOD-27: where only they could help, the alarm is as good."""
    match = Table(dice="116342", up={0: RED_SIXES}, offer="K1-03 K2-04 K3-01 K4-01 K5-06").match()
    assert targets(match, "claim") == {"slayer"}
    assert targets(match, "alarm") == set(CITIZENS)


# ---- against brute force --------------------------------------------------------------------------


def told(pair: Pair) -> str:
    """A pair in notation."""
    return f"{pair[0]} {slow.written(pair[1])}"


def beginnings(finals: set[tuple[Pair, ...]]) -> set[tuple[Pair, ...]]:
    """All that can be chosen on the way to one of these: a part of it, in any order."""
    return {part for pairs in finals for size in range(len(pairs) + 1) for part in combinations(pairs, size)}


def options(state: DiceKings) -> set[str]:
    """What seat 0 may do, in notation."""
    return {move(action).notation for action in state.legal(0)}


def near_miss(dice: Random, offer: list[str]) -> str:
    """A throw that meets one of these cards, or almost."""
    condition = slow.CARDS[dice.choice(offer)]["condition"]
    shown = ["1"] * 6
    for _ in range(300):
        shown = [dice.choice("123456") for _ in range(6)]
        if slow.tier(condition, [slow.DICE[die][int(n) - 1] for die, n in enumerate(shown)]):
            break
    for die in dice.sample(range(6), dice.choice((1, 1, 2, 2, 3))):
        shown[die] = dice.choice("123456")
    return "".join(shown)


def random_table(dice: Random, offer: list[str]) -> Table:
    """These cards on offer; an area of at most six cards, often with twins."""
    pool = [card for card in CARDS if card not in offer]
    dice.shuffle(pool)
    if dice.random() < 0.8:
        symbols = [slow.CARDS[card]["joker"] for card in pool]
        pool.sort(key=lambda card: symbols.index(slow.CARDS[card]["joker"]))
    own = pool[: dice.choice((2, 3, 4, 5, 6, 6, 6))]
    backs = min(len(own), dice.choice((0, 0, 0, 1, 1, 2, 2, 3, 4)))
    up, down = own[: len(own) - backs], own[len(own) - backs :]
    return Table(
        dice=near_miss(dice, offer), offer=" ".join(offer), up={0: " ".join(up)}, down={0: " ".join(down)}
    )


def check_walk(state: DiceKings, finals: set[tuple[Pair, ...]], dice: Random) -> int:
    """Every step on some way through the choice of pairs offers what leads to one of these, and no more."""
    leads_on = beginnings(finals)
    every = sorted({pair for pairs in finals for pair in pairs})
    chosen: tuple[Pair, ...] = ()
    steps = 0
    while True:
        further = {told(pair): pair for pair in every if tuple(sorted((*chosen, pair))) in leads_on}
        offered = options(state)
        assert offered == set(further) | ({"done"} if chosen in finals else set())
        pairs = sorted(offered - {"done"})
        if not pairs:
            break
        spent = discarded(state)
        notation = dice.choice(pairs)
        state.apply(0, parse(notation))
        chosen = tuple(sorted((*chosen, further[notation])))
        assert discarded(state) == spent + 2
        steps += 1
    assert chosen in finals
    return steps


def discarded(state: DiceKings) -> int:
    """How many cards have left the game."""
    return Counter(state.cards)[2]


ROUNDS = 20


def tables(number: int) -> list[Table]:
    """Twelve tables on which every card is on offer once; another dozen for another number."""
    offers = [[CARDS[12 * deck + (case + deck) % 12] for deck in range(5)] for case in range(12)]
    return [random_table(Random(12 * number + case), offer) for case, offer in enumerate(offers)]


def finals_of(table: Table) -> dict[str, set[tuple[Pair, ...]]]:
    """With which choices of pairs every card on offer can be claimed, of all choices there are."""
    cards: list[slow.Card] = [slow.face(slow.CARDS[card]["joker"]) for card in table.up[0].split()]
    every = slow.choices(cards + [None] * len(table.down[0].split()))
    return {
        card: slow.claims(slow.CARDS[card]["condition"], table_dice(table), every)
        for card in table.offer.split()
    }


def check_claims(table: Table, dice: Random) -> None:
    """What can be claimed, and with which pairs, is what brute force finds."""
    state = table.state()
    for pile, (card, finals) in enumerate(finals_of(table).items()):
        assert state.is_legal(0, FIRST_CLAIM + pile) == bool(finals), (table, card)
        if not finals:
            continue
        trial = state.clone()
        trial.apply(0, FIRST_CLAIM + pile)
        if trial.phase != PAIRING:
            assert finals == {()}, (table, card)
            continue
        for _ in range(3):
            check_walk(trial.clone(), finals, dice)


@pytest.mark.parametrize("number", range(ROUNDS))
def test_against_all_choices_of_pairs(number: int) -> None:
    """KOD-24, KOD-39, KOD-40, KOD-41, KOD-42: claims and pairs on random areas, for every card."""
    for table in tables(number):
        check_claims(table, Random(number))


def test_falling_totals_against_all_choices_of_pairs() -> None:
    """KOD-36, KOD-42: the one card where a die can do harm, on many random areas."""
    dice = Random(36)
    helped = 0
    for _ in range(80):
        table = random_table(dice, ["K1-01", "K2-06", "K3-01", "K4-01", "K5-01"])
        while slow.met(slow.CARDS["K2-06"]["condition"], table_dice(table)):
            table = replace(table, dice=near_miss(dice, ["K2-06"]))
        check_claims(table, dice)
        helped += any(finals_of(table)["K2-06"])
    assert helped > 10


def test_brute_force_sees_enough() -> None:
    """KOD-39, KOD-42: the cases above are not all the same: none, one, two and three pairs, all ways."""
    sizes: Counter[int] = Counter()
    ways: Counter[str] = Counter()
    families: Counter[str] = Counter()
    for number in range(ROUNDS // 2):
        for table in tables(number):
            for card, finals in finals_of(table).items():
                sizes.update({len(pairs) for pairs in finals})
                ways.update({way for pairs in finals for way, _ in pairs})
                if any(finals):
                    families[slow.tiers(slow.CARDS[card]["condition"])[0]["type"]] += 1
    assert min(sizes[0], sizes[1], sizes[2], sizes[3]) > 2
    assert min(ways["pair"], ways["super"], ways["supers"]) > 10
    del families["color_order"]  # there is one such card only; it has a test of its own
    assert len(families) == 6
    assert min(families.values()) > 9


def test_what_is_offered_first_stands_open() -> None:
    """KOD-17, KOD-24: jokers are asked about the open cards only."""
    match = Table(dice="116342", up={0: RED_SIXES}, offer="K3-01").match()
    assert open_cards(match)["slayer"] == "K3-01"
    play(match, "claim slayer")
    assert phase(match) == "pairing"
    assert match.state.legal(0) == sorted(parse(text) for text in moves(match))
    assert all(action >= FIRST_PAIR for action in match.state.legal(0))
