"""The box, and editions typed in by owners (KOD-2 … KOD-7, KOD-38): what is accepted, what is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolek import Refusal
from stolek.cli import main
from stolek.games.dicekings import GAME
from stolek.games.dicekings.edition.checks import adjacency, read, remarks
from stolek.games.dicekings.edition.conditions import parse
from stolek.games.dicekings.edition.schema import FIELDS, LANDS
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.dicekings import slow

Edition = dict[str, Any]
Change = Callable[[Edition], object]

ROOT = Path(__file__).parents[3]


def delivered() -> Edition:
    """The box as it is."""
    box: Edition = json.loads((GAME.folder / "box.json").read_text(encoding="utf-8"))
    return box


def written(box: Edition) -> bytes:
    """An edition as the text of a file."""
    return json.dumps(box).encode()


def changed(*changes: Change) -> bytes:
    """The delivered box with something changed, as a file."""
    box = delivered()
    for change in changes:
        change(box)
    return written(box)


def card(box: Edition, name: str) -> dict[str, Any]:
    """A card of a box."""
    found: dict[str, Any] = next(one for one in box["cards"] if one["id"] == name)
    return found


def put(name: str, **facts: Any) -> Change:
    """Write something on a card."""
    return lambda box: card(box, name).update(facts)


def asks(name: str, *texts: str) -> Change:
    """A card asks for something else, written in short; several: tiers."""
    conditions = [data(text) for text in texts]
    tiered = {"type": "tiered", "tiers": conditions}
    return put(name, condition=tiered if len(texts) > 1 else conditions[0])


def asks_for(name: str, **condition: Any) -> Change:
    """The same, with data that make no sense."""
    return put(name, condition=condition)


def data(text: str) -> Any:
    """A condition written in short, as plain data."""
    return json.loads(msgspec.json.encode(parse(text)))


def on_map(number: int, **facts: Any) -> Change:
    """Something else on a map."""
    return lambda box: box["maps"][str(number)].update(facts)


# ---- what lies in the box -------------------------------------------------------------------------

PARTS = {
    "A": [
        ("coast", "floodplain", "meadow", "pine_forest"),
        ("swamp", "volcano", "lava", "mountains", "quarry"),
        ("mushroom_forest", "steppe", "desert", "cave", "farmland", "flower_meadow"),
    ],
    "B": [
        ("desert", "steppe", "quarry", "farmland"),
        ("flower_meadow", "lava", "volcano", "cave", "mushroom_forest"),
        ("meadow", "pine_forest", "swamp", "mountains", "floodplain", "coast"),
    ],
}
"""Both parts row by row: four fields, five, six."""


def test_lands() -> None:
    """KOD-2, KOD-5: two parts of 15 fields in rows of 4, 5 and 6; every land once on each part."""
    box = delivered()
    for part, rows in PARTS.items():
        lands = [land for row in rows for land in row]
        assert [box["fields"][f"{part}{number}"] for number in range(1, 16)] == lands
        assert sorted(lands) == sorted(LANDS)
    assert Counter(box["fields"].values()) == dict.fromkeys(LANDS, 2)
    assert list(box["fields"]) == list(FIELDS) == list(slow.FIELDS)


@pytest.mark.parametrize(
    ("players", "edges", "seam", "longest", "twins"),
    [(2, 67, 7, 8, (3, 5)), (3, 69, 9, 7, (2, 5)), (4, 71, 11, 6, (2, 4))],
)
def test_maps(players: int, edges: int, seam: int, longest: int, twins: tuple[int, int]) -> None:
    """KOD-4, KOD-10, KOD-53: how many fields touch, also across the seam, and how far it is."""
    pairs = [pair for pair in combinations(FIELDS, 2) if slow.touch(players, *pair)]
    assert len(pairs) == edges
    assert sum(one[0] != other[0] for one, other in pairs) == seam
    steps = slow.distances(players)
    assert max(steps.values()) == longest
    lands = delivered()["fields"]
    apart = [steps[pair] for pair in combinations(FIELDS, 2) if lands[pair[0]] == lands[pair[1]]]
    assert (min(apart), max(apart)) == twins
    near = adjacency(read(written(delivered())).maps[str(players)])
    assert {frozenset((one, other)) for one in near for other in near[one]} == set(map(frozenset, pairs))


@pytest.mark.parametrize(("players", "dragons"), [(2, "A6 B6"), (3, "A6 A8 B6"), (4, "A6 A8 B6 B8")])
def test_dragons_and_gems(players: int, dragons: str) -> None:
    """KOD-11, KOD-14: as many dragons as players; six white and four golden gems, the same for all."""
    box = delivered()
    one = box["maps"][str(players)]
    assert one["dragons"] == dragons.split()
    assert sorted(one["white"]) == sorted(["A2", "A12", "A15", "B2", "B12", "B15"])
    assert sorted(one["gold"]) == sorted(["A4", "A10", "B4", "B10"])
    gems = one["white"] + one["gold"]
    assert len({box["fields"][field] for field in gems}) == 10
    assert len({box["fields"][field] for field in one["dragons"]}) == players
    assert not set(gems) & set(one["dragons"])
    for field, other in combinations(one["dragons"], 2):
        assert not slow.touch(players, field, other)
    for field, other in combinations(gems, 2):
        assert field[0] != other[0] or not slow.touch(players, field, other)


def test_dice() -> None:
    """KOD-6: three kinds, two dice of each; two faces of each colour, opposite ones alike."""
    assert delivered()["dice"]["set"] == [*"XXYYZZ"]
    every = Counter(die for faces in slow.DICE for die in faces)
    assert every == dict.fromkeys(slow.ALL_FACES, 2)
    for faces in slow.DICE:
        colours = dict(faces)
        assert Counter(colours.values()) == dict.fromkeys(slow.COLOURS, 2)
        assert all(colours[number] == colours[7 - number] for number in range(1, 7))


def test_jokers() -> None:
    """KOD-2, KOD-7: in each deck every number twice, every colour four times; all symbols about evenly."""
    cards = delivered()["cards"]
    assert len(cards) == 60
    for deck in range(5):
        own = [one["joker"] for one in cards[12 * deck : 12 * deck + 12]]
        assert Counter(joker[0] for joker in own) == dict.fromkeys("123456", 2)
        assert Counter(joker[1] for joker in own) == dict.fromkeys("rbg", 4)
    every = Counter(one["joker"] for one in cards)
    assert len(every) == 18
    assert set(every.values()) == {3, 4}
    sixes = [one["id"][:2] for one in cards if one["joker"] == "6r"]
    assert {"K4", "K5"} <= set(sixes)


def test_effects() -> None:
    """KOD-7, KOD-48, KOD-49: eight thieves of cards and four of gems; the other decks have one effect."""
    effects = [one["effect"] for one in delivered()["cards"]]
    decks = [Counter(effects[12 * deck : 12 * deck + 12]) for deck in range(5)]
    assert decks == [
        {"merchant": 12},
        {"thief_card": 8, "thief_gem": 4},
        {"slayer": 12},
        {"rogue": 12},
        {"landowner": 12},
    ]


TIERS = {
    "4xred / 5xred / 6xred": 1,
    "4xblue / 5xblue / 6xblue": 1,
    "4xgreen / 5xgreen / 6xgreen": 1,
    "straight 4 / straight 5 / straight 6": 2,
    "alike 2+2 / alike 3+2 / alike 4+2": 1,
    "alike 3 / alike 4 / alike 5": 1,
    "sum>=24 / sum>=28 / sum>=31": 1,
    "red>=9 / red>=14 / red>=20": 1,
    "2x1 / 3x1 / 4x1": 1,
    "2x4 / 3x4 / 4x4": 1,
    "2xblue,2xgreen / 3xblue,2xgreen / 3xblue,3xgreen": 1,
}
CONDITIONS = {
    2: "3xred,2xblue / 3xblue,2xgreen / 3xgreen,2xred / 4xblue / 4xgreen / red>blue>green / alike 3+2 / "
    "red>=12 / sum>=27 / 1x1,2x6 / 2x5,1x2 / red>=13",
    3: "2x1,2x6 / 3x3 / 3x5 / sum>=28 / straight 5 / straight 5 / alike 4 / 2xred,2xblue,2xgreen / "
    "3xgreen,2xblue,1xred / 3xred,2xgreen,1xblue / red>=15 / 1x2,1x4,2x6",
    4: "5xred / 5xblue / 5xgreen / 3xred,3xblue / 3xblue,3xgreen / 3xgreen,3xred / 4xgreen,2xred / sum>=30 / "
    "red>=17 / red>=18 / 2x2,2x5 / 2x3,2x4",
    5: "straight 6 / straight 6 / alike 2+2+2 / alike 4+2 / alike 3+3 / alike 5 / 4x2 / 4x6 / sum>=31 / "
    "red>=19 / red>=20 / 3x4,2x1",
}


def test_conditions_of_merchants() -> None:
    """KOD-38: three tiers each, from four to six of something, or the like."""
    found = Counter(json.dumps(slow.tiers(one["condition"])) for one in delivered()["cards"][:12])
    expected = {json.dumps([data(tier) for tier in text.split(" / ")]): n for text, n in TIERS.items()}
    assert found == expected


@pytest.mark.parametrize("deck", [2, 3, 4, 5])
def test_conditions_of_the_other_decks(deck: int) -> None:
    """KOD-31, KOD-32, KOD-33, KOD-34, KOD-35, KOD-36, KOD-37: one condition each, of seven families."""
    cards = delivered()["cards"][12 * deck - 12 : 12 * deck]
    assert [one["condition"] for one in cards] == [data(text) for text in CONDITIONS[deck].split(" / ")]


# ---- what is accepted -----------------------------------------------------------------------------


def test_the_delivered_box() -> None:
    """KOD-2, KOD-4, KOD-6, KOD-7: accepted without a remark."""
    assert remarks(written(delivered())) == []
    assert GAME.edition_check is remarks


def ring() -> dict[str, list[str]]:
    """Neighbours as in a ring of all fields."""
    return {field: [FIELDS[number - 1], FIELDS[(number + 1) % 30]] for number, field in enumerate(FIELDS)}


def swap_lands(box: Edition) -> None:
    """Two fields change their lands."""
    box["fields"]["A1"], box["fields"]["B9"] = box["fields"]["B9"], box["fields"]["A1"]


def swap_jokers(box: Edition) -> None:
    """Two cards of a deck change their symbols."""
    one, other = card(box, "K2-01"), card(box, "K2-02")
    one["joker"], other["joker"] = other["joker"], one["joker"]


@pytest.mark.parametrize(
    "change",
    [
        swap_lands,
        swap_jokers,
        lambda box: box["dice"].update(set=[*"XXXXXX"]),
        lambda box: box["dice"]["kinds"].update(W=["red"] * 6),
        lambda box: box["dice"].update(kinds={"W": ["red"] * 6}, set=[*"WWWWWW"]),
        on_map(2, dragons=[]),
        on_map(2, dragons=["A1", "A3", "A5", "A6", "A7", "A8", "A9", "A11"]),
        on_map(3, white=["A1", "A3", "A5", "A7", "A9", "A11"]),
        on_map(4, neighbours=ring()),
        on_map(2, neighbours={}),
        lambda box: box["maps"].update({"2": box["maps"]["4"], "4": box["maps"]["2"]}),
        asks("K1-01", "2xred", "2xred,1xblue", "2xred,2xblue,2xgreen"),
        asks("K1-01", "sum>=6", "sum>=6", "sum>=36"),
        asks("K1-01", "red>blue>green", "red>blue>green", "red>blue>green"),
        asks("K1-01", "alike 2", "alike 2+1", "alike 3+3"),
        asks("K1-01", "straight 2", "straight 3", "straight 6"),
        asks("K5-01", "1x1,1x2,1x3,1x4,1x5,1x6"),
        asks("K5-01", "green>=36"),
        put("K2-09", joker="red6"),
        lambda box: box.update(edition="x" * 40),
        lambda box: box.update(edition="Kráľovstvo ☼"),
        lambda box: box.update(note="typed in by hand"),
        lambda box: box.pop("edition"),
    ],
)
def test_what_owners_may_change(change: Change) -> None:
    """KOD-4, KOD-6, KOD-7, KOD-11, KOD-14, KOD-38: dice, lands, maps, jokers, conditions."""
    assert remarks(changed(change)) == []


@pytest.mark.parametrize(
    ("change", "name", "clause", "facts"),
    [
        (
            put("K2-01", joker="5r"),
            "edition-jokers",
            "KOD-7",
            {"citizen": "thief", "numbers": [4, 5]},
        ),
        (
            lambda box: [card(box, f"K2-{number:02}").update(effect="thief_card") for number in range(1, 13)],
            "edition-no-effect",
            "KOD-48",
            {"effect": "thief_gem"},
        ),
        (
            lambda box: [card(box, f"K2-{number:02}").update(effect="thief_gem") for number in range(1, 13)],
            "edition-no-effect",
            "KOD-48",
            {"effect": "thief_card"},
        ),
        (
            on_map(3, dragons=["A6", "A4", "B2"]),
            "edition-guarded-gem",
            "KOD-59",
            {"players": 3, "fields": ["A4", "B2"]},
        ),
    ],
)
def test_what_looks_odd(change: Change, name: str, clause: str, facts: dict[str, Any]) -> None:
    """KOD-7, KOD-48, KOD-49, KOD-59: accepted with a remark, in words."""
    (told,) = remarks(changed(change))
    assert (told.name, told.clause, told.facts) == (name, clause, facts)
    for language in LANGUAGES:
        assert Speaker(language, GAME).remark(told).strip()


# ---- what is refused ------------------------------------------------------------------------------


def refusal_of(text: bytes) -> Refusal:
    """How a file is refused, in words of every language."""
    with pytest.raises(Refusal) as caught:
        read(text)
    with pytest.raises(Refusal):
        remarks(text)
    for language in LANGUAGES:
        assert Speaker(language, GAME).refusal(caught.value).strip()
    return caught.value


def island(box: Edition) -> None:
    """A field far away from all others."""
    box["maps"]["2"]["places"]["B15"] = [50, 50]


def one_way(box: Edition) -> None:
    """A6 knows of B6, B6 not of A6."""
    box["maps"]["4"]["neighbours"] = ring()
    box["maps"]["4"]["neighbours"]["A6"].append("B6")


def two_rings(box: Edition) -> None:
    """Both parts for themselves."""
    near: dict[str, list[str]] = {}
    for part in "AB":
        own = [field for field in FIELDS if field[0] == part]
        near |= {field: [own[number - 1], own[(number + 1) % 15]] for number, field in enumerate(own)}
    box["maps"]["4"]["neighbours"] = near


def beside(field: str, *others: str) -> Change:
    """Neighbours of one field in the ring."""
    return on_map(4, neighbours=ring() | {field: list(others)})


def reversed_fields(box: Edition) -> None:
    """The same lands, fields in another order."""
    box["fields"] = dict(reversed(box["fields"].items()))


BROKEN: list[tuple[Change, str, str | None]] = [
    (lambda box: box.update(game="border"), "edition-other-game", None),
    (lambda box: box.update(edition=""), "edition-name", None),
    (lambda box: box.update(edition="x" * 41), "edition-name", None),
    (lambda box: box.update(edition="a\nb"), "edition-name", None),
    # dice
    (lambda box: box["dice"]["set"].pop(), "edition-fixed", "KOD-2"),
    (lambda box: box["dice"]["set"].append("X"), "edition-fixed", "KOD-2"),
    (lambda box: box["dice"]["set"].__setitem__(0, "W"), "edition-unknown", "KOD-6"),
    (lambda box: box["dice"]["kinds"].pop("X"), "edition-unknown", "KOD-6"),
    (lambda box: box["dice"]["kinds"]["X"].pop(), "edition-fixed", "KOD-6"),
    (lambda box: box["dice"]["kinds"]["X"].append("red"), "edition-fixed", "KOD-6"),
    (lambda box: box["dice"]["kinds"]["X"].__setitem__(3, "pink"), "edition-unknown", "KOD-6"),
    # lands
    (lambda box: box["fields"].update(A1="moon"), "edition-unknown", "KOD-3"),
    (lambda box: box["fields"].update(A1="swamp"), "edition-land", "KOD-5"),
    (lambda box: box["fields"].pop("B15"), "edition-names", "KOD-2"),
    (lambda box: box["fields"].update(B16="coast"), "edition-names", "KOD-2"),
    (reversed_fields, "edition-names", "KOD-2"),
    # maps
    (lambda box: box["maps"].pop("3"), "edition-names", "KOD-10"),
    (lambda box: box["maps"].update({"5": box["maps"]["4"]}), "edition-names", "KOD-10"),
    (lambda box: box["maps"]["2"]["places"].pop("A1"), "edition-names", "KOD-4"),
    (lambda box: box["maps"]["2"]["places"].update(C1=[9, 9]), "edition-names", "KOD-4"),
    (lambda box: box["maps"]["2"]["places"].update(B15=[0, 100]), "edition-far", "KOD-4"),
    (lambda box: box["maps"]["2"]["places"].update(B15=[-100, 0]), "edition-far", "KOD-4"),
    (lambda box: box["maps"]["2"]["places"].update(A1=[-1, 2]), "edition-same-place", "KOD-4"),
    (island, "edition-island", "KOD-53"),
    (two_rings, "edition-island", "KOD-53"),
    (one_way, "edition-one-way", "KOD-4"),
    (beside("A6", "A5", "A7", "A6"), "edition-one-way", "KOD-4"),
    (beside("A6", "A5"), "edition-one-way", "KOD-4"),
    (beside("A6", "A5", "A7", "C1"), "edition-unknown", "KOD-4"),
    (beside("A6", "A5", "A7", "A5"), "field-twice", "KOD-4"),
    (on_map(4, neighbours={"A1": ["A2"], "A2": ["A1"]}), "edition-names", "KOD-4"),
    # what lies on them
    (on_map(2, dragons=["A6", "C1"]), "edition-unknown", "KOD-11"),
    (on_map(2, dragons=["A6", "A6"]), "field-twice", "KOD-11"),
    (on_map(2, dragons=list(FIELDS[:9])), "edition-dragons", "KOD-73"),
    (lambda box: box["maps"]["3"]["white"].pop(), "edition-fixed", "KOD-14"),
    (lambda box: box["maps"]["3"]["gold"].append("A1"), "edition-fixed", "KOD-14"),
    (lambda box: box["maps"]["3"]["white"].__setitem__(0, "A16"), "edition-unknown", "KOD-14"),
    (lambda box: box["maps"]["3"]["gold"].__setitem__(0, "B0"), "edition-unknown", "KOD-14"),
    (lambda box: box["maps"]["3"]["white"].__setitem__(0, "A12"), "field-twice", "KOD-14"),
    (lambda box: box["maps"]["3"]["gold"].__setitem__(0, "A10"), "field-twice", "KOD-14"),
    (lambda box: box["maps"]["3"]["gold"].__setitem__(0, "A2"), "two-gems", "KOD-3"),
    # cards
    (lambda box: box["cards"].pop(), "edition-names", "KOD-7"),
    (lambda box: box["cards"].reverse(), "edition-names", "KOD-7"),
    (lambda box: box["cards"].append(box["cards"][0]), "edition-names", "KOD-7"),
    (put("K3-01", id="K3-1"), "edition-names", "KOD-7"),
    (put("K3-01", effect="rogue"), "edition-unknown", "KOD-7"),
    (put("K1-01", effect="thief_card"), "edition-unknown", "KOD-7"),
    (put("K2-01", effect="thief"), "edition-unknown", "KOD-7"),
    (put("K3-01", joker="7r"), "edition-joker", "KOD-7"),
    (put("K3-01", joker="6p"), "edition-joker", "KOD-7"),
    (put("K3-01", joker=""), "edition-joker", "KOD-7"),
    # tiers
    (asks("K1-01", "4xred"), "edition-tiers", "KOD-38"),
    (asks("K3-01", "4xred", "5xred", "6xred"), "edition-tiers", "KOD-38"),
    (asks("K1-01", "4xred", "5xred"), "edition-fixed", "KOD-38"),
    (asks("K1-01", "3xred", "4xred", "5xred", "6xred"), "edition-fixed", "KOD-38"),
    (put("K1-01", condition={"type": "tiered", "tiers": []}), "edition-fixed", "KOD-38"),
    (asks("K1-01", "4xred", "6xred", "5xred"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "4xred", "5xblue", "6xblue"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "2xred", "2xblue,1xred", "3xred,3xblue"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "2x1", "3x1", "3x2"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "2x1", "2xred", "3xred"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "alike 2+2", "alike 4", "alike 4+2"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "alike 3+2", "alike 4+1", "alike 4+2"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "sum>=24", "sum>=23", "sum>=30"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "red>=9", "blue>=14", "red>=20"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "red>=9", "sum>=30", "sum>=31"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "straight 4", "straight 3", "straight 5"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "red>blue>green", "red>green>blue", "red>green>blue"), "edition-not-nested", "KOD-38"),
    (asks("K1-01", "alike 2", "2x1", "3x1"), "edition-not-nested", "KOD-38"),
    # conditions
    (asks_for("K3-01", type="colors", need={"pink": 2}), "edition-unknown", "KOD-31"),
    (asks_for("K3-01", type="colors", need={}), "condition-range", "KOD-31"),
    (asks_for("K3-01", type="colors", need={"red": 0, "blue": 1}), "condition-range", "KOD-31"),
    (asks_for("K3-01", type="colors", need={"red": 4, "blue": 3}), "condition-range", "KOD-31"),
    (asks_for("K3-01", type="numbers", need={"7": 2}), "edition-unknown", "KOD-32"),
    (asks_for("K3-01", type="numbers", need={"1": 7}), "condition-range", "KOD-32"),
    (asks_for("K3-01", type="groups", sizes=[]), "condition-range", "KOD-33"),
    (asks_for("K3-01", type="groups", sizes=[4, 3]), "condition-range", "KOD-33"),
    (asks_for("K3-01", type="groups", sizes=[3, 0]), "condition-range", "KOD-33"),
    (asks_for("K3-01", type="sum", min=0), "condition-range", "KOD-34"),
    (asks_for("K3-01", type="sum", min=37), "condition-range", "KOD-34"),
    (asks_for("K3-01", type="color_sum", color="red", min=37), "condition-range", "KOD-34"),
    (asks_for("K3-01", type="color_sum", color="pink", min=9), "edition-unknown", "KOD-35"),
    (asks_for("K3-01", type="color_order", order=["red", "blue"]), "condition-order", "KOD-36"),
    (asks_for("K3-01", type="color_order", order=["red", "blue", "blue"]), "condition-order", "KOD-36"),
    (asks_for("K3-01", type="straight", length=1), "condition-range", "KOD-37"),
    (asks_for("K3-01", type="straight", length=7), "condition-range", "KOD-37"),
]


@pytest.mark.parametrize(("change", "code", "clause"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_edition(change: Change, code: str, clause: str | None) -> None:
    """KOD-2, KOD-3, KOD-4, KOD-5, KOD-6, KOD-7, KOD-38: refused with the clause that it breaks."""
    refusal = refusal_of(changed(change))
    assert (refusal.code, refusal.clause) == (code, clause)


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        (lambda box: box["dice"]["set"].pop(), {"key": "dice.set", "value": 5, "expected": 6}),
        (lambda box: box["fields"].update(A1="swamp"), {"land": "coast", "count": 1, "expected": 2}),
        (
            lambda box: box["maps"]["2"]["places"].update(A1=[-1, 2]),
            {"key": "maps.2", "field": "A1", "other": "A2"},
        ),
        (island, {"key": "maps.2", "field": "B15", "other": "A1"}),
        (one_way, {"key": "maps.4.neighbours", "field": "A6", "other": "B6"}),
        (on_map(2, dragons=list(FIELDS[:9])), {"key": "maps.2.dragons", "count": 9, "most": 8}),
        (put("K3-01", joker="x" * 900), {"card": "K3-01", "text": "x" * 40, "example": "6r"}),
        (asks("K1-01", "4xred"), {"card": "K1-01", "citizen": "merchant"}),
        (asks("K1-01", "4xred", "6xred", "5xred"), {"card": "K1-01", "tier": 3}),
        (
            asks_for("K3-01", type="straight", length=7),
            {"key": "K3-01.condition.length", "value": 7, "least": 2, "most": 6},
        ),
    ],
)
def test_the_refusal_names_the_place(change: Change, facts: dict[str, Any]) -> None:
    """KOD-2, KOD-4, KOD-5, KOD-7, KOD-37, KOD-38: where to look, and what would be right."""
    assert refusal_of(changed(change)).facts == facts


@pytest.mark.parametrize(
    "change",
    [
        lambda box: box["maps"]["2"]["places"].update(A1=[0]),
        asks_for("K3-01", type="moon"),
        asks_for("K3-01", min=28),
        asks_for("K3-01", type="sum", min=28, color="red"),
        asks_for("K1-01", type="tiered", tiers=[{"type": "tiered", "tiers": []}]),
    ],
)
def test_a_condition_of_another_shape(change: Change) -> None:
    """KOD-2: refused like any file that is none; law 17 tries the others."""
    refusal = refusal_of(changed(change))
    assert (refusal.code, refusal.clause) == ("file-not-understood", None)


def test_every_check_bites() -> None:
    """KOD-2, KOD-3, KOD-4, KOD-5, KOD-7, KOD-38: each code of a refusal is shown above."""
    source = "".join(
        (GAME.folder / name).read_text(encoding="utf-8")
        for name in ("edition/checks.py", "edition/conditions.py")
    )
    codes = {line.split('Refusal("')[1].split('"')[0] for line in source.splitlines() if 'Refusal("' in line}
    shown = {code for _, code, _ in BROKEN}
    assert codes - shown == {"condition-shape", "unreadable-condition"}  # these are of the odds desk


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """KOD-7, KOD-38: a sound box, an odd one, and a broken one in one line with exit code 2."""
    path = tmp_path / "mine.json"
    words = ["edition", "check", "dicekings", str(path), "--lang", language]
    path.write_bytes(written(delivered()))
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    path.write_bytes(changed(put("K2-01", joker="5r")))
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    path.write_bytes(changed(asks("K1-01", "4xred")))
    assert main(words) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "(KOD-38)" in told.err


# ---- play with another edition --------------------------------------------------------------------

PLAYER = """
import json, sys
from pathlib import Path
from random import Random
from tests.games.dicekings import slow
box = json.loads(Path(sys.argv[1], "dicekings.json").read_text(encoding="utf-8"))
slow.BOX = box
slow.DICE = tuple(tuple(enumerate(box["dice"]["kinds"][kind], 1)) for kind in box["dice"]["set"])
slow.CARDS = {card["id"]: card for card in box["cards"]}
from stolek.games.dicekings import GAME
from stolek.games.dicekings.referee.score import figures
from stolek.games.dicekings.conditions import odds
from tests.games.dicekings.positions import Table, targets
from tests.games.dicekings.test_jokers import check_claims, tables
out = {"edition": GAME.edition, "ranks": []}
for number in range(3):
    for table in tables(number):
        check_claims(table, Random(number))
out["odds"] = odds({"type": "color_sum", "color": "green", "min": 9}, 1)
out["slow"] = float(slow.chance_of_hand({"type": "color_sum", "color": "green", "min": 9}, [1] * 6, []))
typed = {"players": [{"fields": ["A1", "A2", "A3", "B15", "A7"]}, {"fields": []}, {"fields": []}], "map": 4}
out["territories"] = figures(json.dumps(typed).encode())["players"][0]["territories"]
match = Table(players=4, fields={0: "A5", 1: "A10 B1", 2: "A8 A3"}, dice="111111", task="rogue", level=1,
              phase="conquering").match()
out["nearest"] = sorted(targets(match, "conquer"))
out["view"] = match.view(None)["fields"]["A1"]["land"]
for players in (2, 3, 4):
    state = GAME.set_up(players, GAME.agreed(players, {}))
    out[f"dragons {players}"] = state.dragons.bit_count()
    state.seed(players)
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, state.sample(seat))
        type(state).load(state.dump())
    out["ranks"].append(state.ranks())
print(json.dumps(out))
"""


def own() -> Edition:
    """A box that is different wherever it may be."""
    box = delivered()
    box["edition"] = "mine"
    box["dice"]["kinds"]["X"] = ["green", "green", "green", "red", "red", "blue"]
    box["dice"]["set"] = [*"XXXYZZ"]
    swap_lands(box)
    box["maps"]["4"] |= {"neighbours": ring(), "dragons": [], "white": list(FIELDS[10:16])}
    box["maps"]["4"]["gold"] = list(FIELDS[20:24])
    box["maps"]["3"]["dragons"] = list(FIELDS[:8])
    tiers = [
        ("2xred,1xgreen", "2xred,2xgreen", "2xred,2xgreen,2xblue"),
        ("1x1,1x2", "1x1,1x2,1x3", "2x1,2x2,2x3"),
        ("alike 1+1+1", "alike 2+2+1", "alike 2+2+2"),
        ("alike 2+1+1+1", "alike 2+1+1+1+1", "alike 2+1+1+1+1"),
        ("straight 2", "straight 3", "straight 5"),
        ("sum>=20", "sum>=27", "sum>=36"),
        ("blue>=5", "blue>=12", "blue>=25"),
        ("green>red>blue", "green>red>blue", "green>red>blue"),
        ("red>green>blue", "red>green>blue", "red>green>blue"),
    ]
    for number, texts in enumerate(tiers, 1):
        asks(f"K1-{number:02}", *texts)(box)
    singles = {
        2: "green>blue>red / blue>green>red / blue>red>green / red>green>blue / straight 3 / green>=14 / 6x1",
        3: "1x1,1x2,1x3,1x4,1x5,1x6 / alike 1+1+1+1+1+1 / alike 3+1+1 / blue>=16 / 6xgreen / 6x5 / sum>=33",
        4: "alike 3+2+1 / 1x1,2x3,3x5 / green>=20 / green>blue>red / sum>=36 / alike 4+1+1 / straight 4",
        5: "alike 6 / red>=30 / green>=36 / sum>=35 / blue>red>green / alike 5+1 / 2x1,1x3,1x4,2x6",
    }
    for deck, row in singles.items():
        for number, text in enumerate(row.split(" / "), 1):
            asks(f"K{deck}-{number:02}", text)(box)
    for number, one in enumerate(box["cards"]):
        one["joker"] = f"{number % 6 + 1}{'rbg'[number // 20]}"
    for number in range(1, 13):
        card(box, f"K2-{number:02}")["effect"] = "thief_gem"
    return box


def test_another_edition_is_played(tmp_path: Path) -> None:
    """KOD-4, KOD-6, KOD-7, KOD-36, KOD-38, KOD-42, KOD-53: own dice, neighbours and cards, to the end."""
    assert {one.name for one in remarks(written(own()))} == {"edition-no-effect", "edition-guarded-gem"}
    (tmp_path / "dicekings.json").write_bytes(written(own()))
    done = subprocess.run(
        [sys.executable, "-c", PLAYER, str(tmp_path)],
        env=os.environ | {"STOLEK_EDITIONS": str(tmp_path), "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-1500:]
    told = json.loads(done.stdout)
    assert told["edition"].startswith("mine-")
    assert [told[f"dragons {players}"] for players in (2, 3, 4)] == [2, 8, 0]
    assert [len(ranks) for ranks in told["ranks"]] == [2, 3, 4]
    assert told["view"] == "mushroom_forest"
    assert told["territories"] == [["A1", "A2", "A3", "B15"], ["A7"]]
    assert told["nearest"] == ["A3"]
    assert told["odds"] == told["slow"]
