"""What is shown of a table (KOD-3, KOD-8, KOD-8a)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from stolek.games.dicekings import GAME
from stolek.games.dicekings.conditions import best_keeping
from stolek.games.dicekings.edition.box import tiers
from stolek.games.dicekings.edition.schema import CARDS as CARD_NAMES
from tests.games.dicekings.positions import Play, Table, draw, moves, phase, play
from tests.games.dicekings.second import LAND

HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"


# ---- the table ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def lying() -> Play:
    """A table on which there is something of everything."""
    return Table(
        dice="515123",
        throws=2,
        turn=1,
        fields={0: "A1 A2 B15", 1: "A3"},
        dragons="A6 B6",
        neutral="B1",
        up={0: "K1-02 K3-08", 1: "K5-02"},
        down={1: "K1-04 K2-01"},
        whites={0: 2, 1: 0},
        golds={1: 1},
        fires={0: 1},
        offer="K1-06 K2-11 K3-07 K4-02 K5-12",
        returned="swamp",
    ).match()


COLOURS = ["green", "blue", "blue", "red", "red", "blue"]
TURN: dict[str, Any] = {
    "game": "dicekings",
    "to_act": [1],
    "players": 2,
    "phase": "rolling",
    "turn": 1,
    "map": 2,
    "dice": [
        {"die": die, "number": number, "colour": colour, "face": f"{number}{colour[0]}"}
        for die, number, colour in zip("abcdef", [5, 1, 5, 1, 2, 3], COLOURS, strict=True)
    ],
    "joker_dice": [],
    "throws": 2,
    "most_throws": 3,
    "throws_left": 1,
    "odds": None,
    "claiming": None,
    "effect": None,
    "steps": [],
    "tier": None,
    "due": 0,
    "waiting": None,
    "shown": [],
    "contenders": [],
    "sixes": [None, None],
    "winner": None,
}
AREAS: dict[str, Any] = {
    "cards": [
        [
            {"card": "K1-02", "citizen": "merchant", "up": True, "joker": "5r"},
            {"card": "K3-08", "citizen": "slayer", "up": True, "joker": "5r"},
        ],
        [
            {"card": "K5-02", "citizen": "landowner", "up": True, "joker": "5r"},
            {"card": "K1-04", "citizen": "merchant", "up": False, "joker": None},
            {"card": "K2-01", "citizen": "thief", "up": False, "joker": None},
        ],
    ],
    "gems": [{"white": 2, "gold": 0}, {"white": 0, "gold": 1}],
    "fires": [1, 0],
    "tokens": [13, 15],
    "territories": [[["A1", "A2"], ["B15"]], [["A3"]]],
    "points": [{"territory": 6, "other-fields": 1, "white": 4, "fires": 4}, {"territory": 3, "gold": 3}],
    "scores": [6 + 1 + 4 + 4, 3 + 3],
    "places": [1, 2],
}


def unseen_of(land: str) -> int:
    """Tiles of a land that are neither on the map of this table nor returned."""
    taken = Counter(LAND[field] for field in ("A1", "A2", "B15", "A3", "A6", "B6", "B1"))
    return 2 - taken[land] - (land == "swamp")


STOCK: dict[str, Any] = {
    "stock": {"tiles": 21, "fires": 12, "white": 12, "gold": 1},
    "tiles": {land: {"returned": int(land == "swamp"), "unseen": unseen_of(land)} for land in LAND.values()},
    "discards": [],
}


@pytest.mark.parametrize("part", [TURN, AREAS, STOCK], ids=["turn", "areas", "stock"])
def test_the_table(lying: Play, part: dict[str, Any]) -> None:
    """KOD-3, KOD-8, KOD-8a: whose turn it is and how far, what lies before everybody, what is left."""
    view = lying.view(None)
    assert {name: view[name] for name in part} == part


def test_nothing_else_lies_there(lying: Play) -> None:
    """KOD-8: all that lies open, in one dictionary that can be sent."""
    view = lying.view(None)
    assert set(view) == {*TURN, *AREAS, *STOCK, "fields", "offer", "choices"}
    assert json.loads(json.dumps(view))


def test_the_map(lying: Play) -> None:
    """KOD-3: a field that nobody can own, one with a dragon, one with a gem."""
    fields = lying.view(None)["fields"]
    assert fields["B1"] == {"land": "desert", "owner": None, "dragon": False, "tile": True, "gem": None}
    assert fields["A6"] == {"land": "volcano", "owner": None, "dragon": True, "tile": True, "gem": None}
    assert fields["B10"] == {"land": "meadow", "owner": None, "dragon": False, "tile": False, "gem": "gold"}


def test_the_piles(lying: Play) -> None:
    """KOD-8, KOD-23: which cards the dice meet, and how many there are; who is not asked has no choice."""
    view = lying.view(None)
    assert [pile["met"] for pile in view["offer"]] == [1, 1, 0, 0, 0]
    assert [pile["left"] for pile in view["offer"]] == [10, 11, 11, 12, 11]
    assert view["choices"][0] is None


def test_an_open_card_shows_its_front() -> None:
    """KOD-7, KOD-8: effect, joker, condition; and how many cards lie there."""
    offer = Table(offer="K1-04 K2-06").match().view(None)["offer"]
    straight = [{"type": "straight", "length": length} for length in (4, 5, 6)]
    assert json.loads(json.dumps(offer[0])) == {
        "citizen": "merchant",
        "left": 12,
        "card": "K1-04",
        "effect": "merchant",
        "joker": "4r",
        "condition": {"type": "tiered", "tiers": straight},
        "gem": "gold",
        "met": None,
    }
    assert list(offer[1]["condition"]["order"]) == ["red", "blue", "green"]
    assert (offer[1]["effect"], offer[1]["joker"]) == ("thief_card", "4g")


def test_chances_before_the_first_throw() -> None:
    """KOD-19: of every open card, tier by tier, as the odds desk has them; none of an empty pile."""
    view = Table(offer="K1-04 K2-06", piles={5: 0}).match().view(0)
    assert view["odds"]["merchant"] == [0.7875, 0.5178, 0.1968]
    assert set(view["odds"]) == {pile["citizen"] for pile in view["offer"] if pile["card"]}


@pytest.mark.parametrize(("throws", "left"), [(1, 2), (2, 1)])
def test_chances_of_dice_that_lie_there(throws: int, left: int) -> None:
    """KOD-19, KOD-20: with the throws that are left and the best keeping; certain where it is met."""
    dice = [5, 1, 5, 1, 2, 3]
    view = Table(dice="515123", throws=throws, offer="K1-07 K2-11 K3-07 K4-02 K5-12").match().view(0)
    for pile in view["offer"]:
        for tier, asked in enumerate(tiers(CARD_NAMES.index(pile["card"]))):
            best = 1 if pile["met"] > tier else float(best_keeping(asked, dice, left).chance)
            assert view["odds"][pile["citizen"]][tier] == pytest.approx(best, abs=5e-5)


def test_no_chances_when_the_result_stands() -> None:
    """KOD-21: only while dice may still be thrown, and only for whoever throws them."""
    match = Table(dice="515123", throws=2, offer=HARD).match()
    assert match.view(0)["odds"]
    assert match.view(1)["odds"] is None
    play(match, "stop")
    assert match.view(0)["odds"] is None


def test_everybody_sees_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """KOD-8: no hand, no secret; whoever looks. Odds are no secret either, but are told to one alone."""
    monkeypatch.setattr(
        "stolek.games.dicekings.play.view.odds_view", lambda state: None
    )  # they take time to find
    match = GAME.start(3, seed=3)
    dice = Random(3)
    for _ in range(120):
        if not match.to_act:
            break
        seen = [match.view(eye) for eye in (0, 1, 2, None)]
        assert seen == [seen[0]] * 4
        assert not any(GAME.hides(match.state, eye) for eye in (0, 1, 2, None))
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    assert match.told(0) == match.told(1) == match.told(None)


def test_which_card_lies_face_down_is_public() -> None:
    """KOD-8, KOD-8a: everybody saw it in the offer; its symbol is not shown, because it has none now."""
    match = Table(dice="123123", offer=HARD).match()
    play(match, "alarm merchant")
    for eye in (0, 1, None):
        assert match.view(eye)["cards"][0] == [
            {"card": "K1-01", "citizen": "merchant", "up": False, "joker": None}
        ]


# ---- a turn under way ---------------------------------------------------------------------------


def test_the_third_colour_of_a_claim() -> None:
    """KOD-24, KOD-41: while pairs are chosen, the offer shows the tier with the joker dice."""
    match = Table(dice="515151", offer="K1-07", up={0: "K1-02 K3-08"}).match()
    assert match.view(None)["offer"][0]["met"] == 1
    play(match, "claim merchant", "pair 5r")
    view = match.view(None)
    assert (view["offer"][0]["met"], view["claiming"], view["joker_dice"]) == (2, "merchant", ["5r"])
    assert moves(match) == {"done"}
    play(match, "done")
    assert (match.view(None)["claiming"], match.view(None)["effect"]) == (None, "merchant")
    assert match.view(None)["offer"][0]["met"] is None


def test_who_has_rolled_off() -> None:
    """KOD-8, KOD-18: sixes of those who have thrown already; nobody's turn before."""
    match = GAME.start(3, chance="manual")
    assert match.view(None)["turn"] is None
    draw(match, "K1-01", "K2-01", "K3-01", "K4-01", "K5-01")
    assert phase(match) == "roll-off"
    draw(match, "6b 6b 6r 1r 1g 1g")
    assert match.view(None)["sixes"] == [3, None, None]
    draw(match, "1b 1b 1r 1r 1g 1g")
    assert match.view(None)["sixes"] == [3, 0, None]


def test_who_throws_again() -> None:
    """KOD-8, KOD-18: who is still in the roll-off, not only who has thrown in this round of it."""
    tied = {(0, 1, 2, 3): "6b 1b 1r 1r 1g 1g", (0, 1, 2): "1b 1b 1r 1r 1g 1g"}
    for seats, last in tied.items():
        match = GAME.start(4, chance="manual")
        assert match.view(None)["contenders"] == []
        draw(match, "K1-01", "K2-01", "K3-01", "K4-01", "K5-01")
        assert match.view(None)["contenders"] == [0, 1, 2, 3]
        draw(match, *["6b 1b 1r 1r 1g 1g"] * 3, last)
        assert match.view(None)["sixes"] == [None] * 4
        assert match.view(None)["contenders"] == list(seats)


def test_what_is_under_way_can_be_seen() -> None:
    """KOD-38, KOD-46, KOD-72: the tier, tiles still to be drawn, no map before it is drawn."""
    match = Table(dice="341621", offer="K1-01").match()
    play(match, "claim merchant")
    draw(match, "K1-12", "coast")
    assert {key: match.view(None)[key] for key in ("tier", "due", "shown")} == {
        "tier": 2,
        "due": 1,
        "shown": ["coast"],
    }
    unmapped = GAME.start(players=4, chance="manual", setup="random")
    assert unmapped.view(None)["map"] is None
    unmapped.draw("3")
    assert unmapped.view(None)["map"] == 3


@pytest.mark.parametrize(("gold", "white", "gem"), [(2, 1, "gold"), (0, 1, "white"), (0, 0, None)])
def test_the_gem_of_the_highest_tier(gold: int, white: int, gem: str | None) -> None:
    """KOD-47: golden while there is one, then white, then none; other citizens bring none."""
    state = Table(offer="K1-04 K2-06").state()
    state.gold_stock, state.white_stock = gold, white
    assert [pile["gem"] for pile in GAME.telling.view(state, None)["offer"][:2]] == [gem, None]
