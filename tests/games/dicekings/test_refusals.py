"""What the rules do not allow: each request is refused with its clause, and changes nothing."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from stolek import CHANCE, Refusal
from stolek.games.dicekings import GAME
from stolek.games.dicekings.play import moves as written_moves
from stolek.games.dicekings.play import refusals
from tests.games.dicekings.positions import Play, Table, check_words, draw, phase, play, refused
from tests.games.dicekings.second import LAND

HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"
SIXTEEN = " ".join(list(LAND)[:16])


def fresh() -> Play:
    """A turn begins."""
    return Table().match()


def rolled() -> Play:
    """One throw lies there."""
    return Table(dice="123123", throws=1).match()


def throwing() -> Play:
    """Dice are in hand."""
    match = fresh()
    play(match, "throw all")
    return match


def nothing_met() -> Play:
    """Dice that meet no card; no jokers; one pile is empty."""
    return Table(dice="123123", offer=HARD, piles={5: 0}).match()


def slayer_met() -> Play:
    """Dice that meet the slayer only."""
    return Table(dice="515151", offer=HARD).match()


def with_jokers() -> Play:
    """Dice that meet no card, and jokers that help to the slayer only."""
    return Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}).match()


def pairing() -> Play:
    """A slayer is being claimed: two pairs are needed; three red fives, one superjoker, two other cards."""
    table = Table(dice="515123", offer="K3-07", up={0: "K1-02 K3-08 K5-02 K1-04 K3-10"}, down={0: "K2-01"})
    match = table.match()
    play(match, "claim slayer")
    assert phase(match) == "pairing"
    return match


def placing() -> Play:
    """A tile of the coast is shown; one of its fields is taken."""
    match = Table(dice="341611", offer="K1-01", fields={1: "A1"}).match()
    play(match, "claim merchant")
    draw(match, "K1-12", "coast")
    return match


def drawing() -> Play:
    """A tile is to be drawn."""
    match = Table(dice="341611", offer="K1-01", fields={1: "A1 B15"}).match()
    play(match, "claim merchant")
    draw(match, "K1-12")
    return match


def offering() -> Play:
    """A card is to be uncovered."""
    match = slayer_met()
    play(match, "claim slayer")
    return match


def slaying() -> Play:
    """A dragon is to be slain."""
    match = Table(dice="515151", offer="K3-03", dragons="A6").match()
    play(match, "claim slayer")
    draw(match, "K3-12")
    return match


def conquering() -> Play:
    """A token is to be conquered."""
    match = Table(dice="331121", offer="K4-01", fields={0: "A1", 1: "A2 B15"}).match()
    play(match, "claim rogue")
    draw(match, "K4-12")
    return match


def alarm() -> Play:
    """A dragon is to come to the coast, of which one field is taken."""
    match = Table(dice="123123", offer=HARD, fields={1: "A1"}).match()
    play(match, "alarm rogue")
    draw(match, "K4-12", "coast")
    return match


def stealing_card() -> Play:
    """An open card is to be stolen; the third player has only a superjoker."""
    table = Table(players=3, dice="162512", offer="K2-04", up={1: "K3-01"}, down={2: "K3-02"})
    match = table.match()
    play(match, "claim thief")
    draw(match, "K2-12", "coast", "cave")
    play(match, "place A1")
    return match


def stealing_gem() -> Play:
    """A gem is to be stolen; nobody has a golden one."""
    match = Table(players=3, dice="665555", offer="K2-09", whites={0: 1, 1: 1, 2: 0}).match()
    play(match, "claim thief")
    draw(match, "K2-12", "coast")
    play(match, "place A1")
    return match


def fire() -> Play:
    """A dragon waits for a fire of somebody."""
    dragons = " ".join([field for field in LAND if LAND[field] != "coast"][:13])
    match = Table(players=3, dice="123123", offer=HARD, dragons=dragons, fires={1: 2}).match()
    play(match, "alarm rogue")
    draw(match, "K4-12", "coast")
    play(match, "dragon A1")
    return match


def over() -> Play:
    """Somebody has won at once."""
    match = Table(dice="515151", offer="K3-03", fields={0: SIXTEEN}, dragons="B6").match()
    play(match, "claim slayer")
    draw(match, "K3-12")
    return match


REQUESTS: list[tuple[Callable[[], Play], str, str, str | None]] = [
    (fresh, "throw a", "throw-all-first", "KOD-19"),
    (fresh, "stop", "throw-all-first", "KOD-19"),
    (fresh, "keep f", "throw-all-first", "KOD-19"),
    (fresh, "claim slayer", "throw-first", "KOD-19"),
    (fresh, "place A1", "throw-first", "KOD-19"),
    (rolled, "claim slayer", "throw-or-stop", "KOD-21"),
    (rolled, "alarm slayer", "throw-or-stop", "KOD-21"),
    (rolled, "done", "throw-or-stop", "KOD-21"),
    (throwing, "stop", "waiting-for-chance", "KOD-19"),
    (nothing_met, "throw all", "claim-or-alarm", "KOD-24"),
    (nothing_met, "stop", "claim-or-alarm", "KOD-24"),
    (nothing_met, "pair 6r", "claim-or-alarm", "KOD-24"),
    (nothing_met, "claim slayer", "not-met", "KOD-24"),
    (nothing_met, "claim landowner", "pile-empty", "KOD-30"),
    (nothing_met, "alarm landowner", "pile-empty", "KOD-30"),
    (slayer_met, "alarm slayer", "must-claim", "KOD-26"),
    (slayer_met, "alarm merchant", "must-claim", "KOD-26"),
    (slayer_met, "claim merchant", "not-met", "KOD-24"),
    (with_jokers, "claim rogue", "not-met-with-jokers", "KOD-24"),
    (pairing, "done", "more-pairs", "KOD-42"),
    (pairing, "stop", "pairs-or-done", "KOD-42"),
    (pairing, "claim slayer", "pairs-or-done", "KOD-42"),
    (pairing, "alarm slayer", "pairs-or-done", "KOD-42"),
    (pairing, "supers 5r", "too-few-superjokers", "KOD-39"),
    (pairing, "pair 6r", "too-few-jokers", "KOD-39"),
    (pairing, "super 6r", "too-few-jokers", "KOD-39"),
    (pairing, "pair 4r", "pair-not-needed", "KOD-42"),
    (pairing, "super 4r", "pair-not-needed", "KOD-42"),
    (placing, "dragon B15", "place-tile", "KOD-45"),
    (placing, "throw all", "place-tile", "KOD-45"),
    (placing, "place A1", "field-taken", "KOD-45"),
    (placing, "place A2", "other-land", "KOD-45"),
    (drawing, "place A1", "waiting-for-chance", "KOD-46"),
    (offering, "slay A6", "waiting-for-chance", "KOD-17"),
    (slaying, "slay A1", "no-dragon-there", "KOD-51"),
    (slaying, "place A6", "slay-dragon", "KOD-51"),
    (conquering, "conquer A3", "no-token-there", "KOD-52"),
    (conquering, "conquer A1", "own-token", "KOD-52"),
    (conquering, "conquer B15", "not-nearest", "KOD-53"),
    (conquering, "slay A6", "conquer-token", "KOD-52"),
    (alarm, "dragon A1", "field-taken", "KOD-58"),
    (alarm, "dragon A2", "other-land", "KOD-58"),
    (alarm, "place B15", "place-dragon", "KOD-58"),
    (alarm, "alarm rogue", "place-dragon", "KOD-58"),
    (stealing_card, "steal gold from 2", "steal-or-pass", "KOD-50"),
    (stealing_card, "fire from 2", "steal-or-pass", "KOD-50"),
    (stealing_card, "steal 5b from 1", "not-from-oneself", "KOD-50"),
    (stealing_card, "steal 5r from 2", "has-no-such-card", "KOD-48"),
    (stealing_card, "steal 2r from 3", "has-no-such-card", "KOD-48"),
    (stealing_card, "steal 5b from 4", "nobody-there", "KOD-1"),
    (stealing_gem, "steal 5b from 2", "steal-or-pass", "KOD-50"),
    (stealing_gem, "steal white from 1", "not-from-oneself", "KOD-50"),
    (stealing_gem, "steal gold from 2", "has-no-such-gem", "KOD-49"),
    (stealing_gem, "steal white from 3", "has-no-such-gem", "KOD-49"),
    (stealing_gem, "steal white from 4", "nobody-there", "KOD-1"),
    (fire, "steal gold from 2", "choose-victim", "KOD-61"),
    (fire, "dragon A1", "choose-victim", "KOD-61"),
    (fire, "fire from 1", "has-no-fire", "KOD-61"),
    (fire, "fire from 3", "has-no-fire", "KOD-61"),
    (fire, "fire from 4", "nobody-there", "KOD-1"),
    (over, "throw all", "match-over", "KOD-57"),
    (fresh, "", "unreadable-move", "KOD-19"),
    (rolled, "throw", "no-dice-named", "KOD-19"),
    (rolled, "throw a,a", "die-twice", "KOD-19"),
    (rolled, "throw g", "unknown-dice", "KOD-19"),
    (nothing_met, "claim king", "unknown-pile", "KOD-17"),
    (pairing, "pair 7r", "unknown-joker", "KOD-39"),
    (placing, "place C1", "unknown-field", "KOD-3"),
    (stealing_card, "steal 5b", "unreadable-theft", "KOD-50"),
]


@pytest.mark.parametrize(("situation", "request_", "code", "clause"), REQUESTS)
def test_a_request_that_is_refused(
    situation: Callable[[], Play], request_: str, code: str, clause: str | None
) -> None:
    """KOD-19, KOD-21, KOD-24, KOD-26, KOD-39, KOD-42, KOD-45, KOD-50: each with its clause."""
    match = situation()
    seat = match.to_act[0] if match.to_act else 0
    with refused(match, code, clause):
        match.play(seat, request_)
    with pytest.raises(Refusal) as caught:
        match.preview(seat, request_)
    assert caught.value.code == code
    check_words(caught.value)


@pytest.mark.parametrize(
    ("situation", "clause"),
    [
        (fresh, "KOD-19"),
        (rolled, "KOD-20"),
        (nothing_met, "KOD-25"),
        (slayer_met, "KOD-28"),
        (with_jokers, "KOD-27"),
        (pairing, "KOD-39"),
        (placing, "KOD-45"),
        (slaying, "KOD-51"),
        (conquering, "KOD-53"),
        (alarm, "KOD-58"),
        (stealing_card, "KOD-48"),
        (stealing_gem, "KOD-49"),
        (fire, "KOD-61"),
    ],
)
def test_it_is_somebody_elses_turn(situation: Callable[[], Play], clause: str) -> None:
    """KOD-1: with the clause of what the other one is asked."""
    match = situation()
    with refused(match, "not-your-turn", clause):
        match.play(1, "throw all")


def test_what_a_refusal_knows() -> None:
    """KOD-24, KOD-26, KOD-39, KOD-45, KOD-61: the facts behind it."""
    found = {}
    for situation, request, code, _ in REQUESTS:
        match = situation()
        if match.to_act and code not in found:
            with pytest.raises(Refusal) as caught:
                match.play(match.to_act[0], request)
            found[code] = dict(caught.value.facts)
    expected: dict[str, dict[str, Any]] = {
        "throw-all-first": {},
        "pile-empty": {"citizen": "landowner"},
        "must-claim": {"citizens": ["slayer"]},
        "not-met": {"card": "K3-03", "citizen": "slayer"},
        "not-met-with-jokers": {"card": "K4-01", "citizen": "rogue"},
        "more-pairs": {"card": "K3-07", "citizen": "slayer"},
        "too-few-superjokers": {"count": 1, "expected": 2},
        "too-few-jokers": {"joker": "6r", "count": 0, "expected": 2},
        "pair-not-needed": {"joker": "4r", "card": "K3-07"},
        "place-tile": {"lands": ["coast"]},
        "place-dragon": {"lands": ["coast"]},
        "field-taken": {"field": "A1"},
        "other-land": {"field": "A2", "land": "floodplain", "lands": ["coast"]},
        "no-dragon-there": {"field": "A1"},
        "no-token-there": {"field": "A3"},
        "own-token": {"field": "A1"},
        "not-nearest": {"field": "B15", "fields": ["A2"]},
        "nobody-there": {"number": 4, "players": 3},
        "has-no-fire": {"victim": 0},
        "has-no-such-card": {"victim": 1, "joker": "5r"},
        "has-no-such-gem": {"victim": 1, "gem": "gold"},
        "die-twice": {"die": "a"},
    }
    assert {code: found[code] for code in expected} == expected


@pytest.mark.parametrize("action", [-1, 10**6, 2**70])
def test_an_action_that_is_none(action: int) -> None:
    """KOD-19: a number out of range."""
    refusal = GAME.objection(fresh().state, 0, action)
    assert (refusal.code, refusal.clause, refusal.facts) == ("unknown-move", "KOD-19", {"action": action})
    check_words(refusal)


# ---- what fortune cannot bring ------------------------------------------------------------------


def joining() -> Play:
    """The way to join the parts is to be drawn."""
    return GAME.start(2, chance="manual", setup="random")


def dragons() -> Play:
    """A dragon field is to be drawn; one has been."""
    match = joining()
    draw(match, "2", "A1")
    return match


def gems() -> Play:
    """A gem field is to be drawn."""
    match = dragons()
    draw(match, "A2", "A3")
    return match


DRAWS: list[tuple[Callable[[], Play], str, str, str]] = [
    (joining, "1", "unknown-map", "KOD-72"),
    (joining, "A1", "unknown-map", "KOD-72"),
    (dragons, "A1", "field-not-bare", "KOD-72"),
    (dragons, "C1", "unknown-field", "KOD-3"),
    (gems, "A1", "field-not-bare", "KOD-72"),
    (gems, "A3", "field-not-bare", "KOD-72"),
    (offering, "K3-03", "card-not-in-pile", "KOD-17"),
    (offering, "K4-02", "card-not-in-pile", "KOD-17"),
    (offering, "K3-13", "unknown-card", "KOD-7"),
    (offering, "slayer", "unknown-card", "KOD-7"),
    (drawing, "coast", "land-not-in-stock", "KOD-5"),
    (drawing, "moor", "unknown-land", "KOD-3"),
    (throwing, "1b 1b 1b 1b 1b 1b", "dice-cannot-show", "KOD-6"),
    (throwing, "1b 1b", "other-number-of-dice", "KOD-6"),
    (throwing, "1b 1b 1r 1r 1g 1x", "unknown-die", "KOD-6"),
]


@pytest.mark.parametrize(("situation", "text", "code", "clause"), DRAWS)
def test_what_cannot_be_drawn(situation: Callable[[], Play], text: str, code: str, clause: str) -> None:
    """KOD-5, KOD-6, KOD-7, KOD-17, KOD-72: each with its clause."""
    match = situation()
    with refused(match, code, clause):
        match.draw(text)
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    check_words(caught.value)


@pytest.mark.parametrize(
    ("situation", "outcome", "code", "facts"),
    [
        (joining, 3, "no-such-map", {"number": 3}),
        (joining, -1, "no-such-map", {"number": -1}),
        (dragons, 30, "no-such-field", {"number": 30}),
        (gems, -1, "no-such-field", {"number": -1}),
        (offering, 60, "no-such-card", {"number": 60}),
        (offering, 26, "card-not-in-pile", {"card": "K3-03"}),
        (drawing, 15, "no-such-land", {"number": 15}),
        (drawing, 1, "land-not-in-stock", {"land": "coast"}),
        (throwing, 6**6, "no-such-throw", {"number": 6**6, "count": 6}),
        (throwing, -1, "no-such-throw", {"number": -1, "count": 6}),
    ],
)
def test_an_outcome_that_cannot_come(
    situation: Callable[[], Play], outcome: int, code: str, facts: dict[str, Any]
) -> None:
    """KOD-5, KOD-6, KOD-17, KOD-72: numbers out of range, or not there."""
    state = situation().state
    assert not state.is_legal(CHANCE, outcome)
    refusal = GAME.objection(state, CHANCE, outcome)
    assert (refusal.code, dict(refusal.facts)) == (code, facts)
    check_words(refusal)


def test_nothing_is_to_be_drawn() -> None:
    """KOD-9: while a player is asked."""
    match = fresh()
    with refused(match, "nothing-to-draw", None):
        match.draw("1b 1b 1r 1r 1g 1g")


def test_every_reason_is_reached() -> None:
    """KOD-19, KOD-24, KOD-45, KOD-50: no reason that the rules can give is left out above."""
    written = set()
    for module in (refusals, written_moves):
        written |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', inspect.getsource(module)))
    outcomes = {
        "no-such-map",
        "no-such-field",
        "no-such-card",
        "no-such-land",
        "no-such-throw",
        "unknown-move",
    }
    asked = {code for _, _, code, _ in REQUESTS} | {code for _, _, code, _ in DRAWS}
    assert outcomes < written
    assert written - outcomes <= asked
    assert asked <= written | {"waiting-for-chance", "match-over"}
