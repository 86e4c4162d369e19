"""What citizens bring about (KOD-43 … KOD-57)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from stolek import Refusal
from stolek.games.dicekings import GAME
from stolek.games.dicekings.rules.state import DiceKings
from tests.games.dicekings.positions import (
    Play,
    Table,
    area,
    draw,
    moves,
    names,
    only,
    phase,
    play,
    refused,
    targets,
    tickets,
)
from tests.games.dicekings.second import LAND, beside

# A card of each kind and dice that meet it; the next card of its deck
CLAIMS = {
    "tier 1": ("merchant", "K1-01", "341611", "K1-12"),
    "tier 2": ("merchant", "K1-01", "341621", "K1-12"),
    "tier 3": ("merchant", "K1-01", "341625", "K1-12"),
    "thief of cards": ("thief", "K2-04", "162512", "K2-12"),
    "thief of gems": ("thief", "K2-09", "665555", "K2-12"),
    "slayer": ("slayer", "K3-03", "515151", "K3-12"),
    "rogue": ("rogue", "K4-01", "331121", "K4-12"),
    "landowner": ("landowner", "K5-01", "123456", "K5-12"),
}
SIXTEEN = " ".join(list(LAND)[:16])
FIFTEEN = " ".join(list(LAND)[:15])
DRAWING = {"tier 1": 1, "tier 2": 2, "tier 3": 3, "thief of cards": 2, "thief of gems": 1, "landowner": 2}


def claimed(what: str, **table: Any) -> Play:
    """A card of this kind has been claimed, and the next one is open."""
    citizen, card, dice, next_card = CLAIMS[what]
    match = Table(**{"dice": dice, "offer": card} | table).match()
    play(match, f"claim {citizen}")
    if phase(match) == "pairing":
        play(match, "done")
    draw(match, next_card)
    return match


def stock(match: Play) -> dict[str, int]:
    """What is left of everything."""
    found: dict[str, int] = match.view(None)["stock"]
    return found


# ---- tiles --------------------------------------------------------------------------------------


def test_a_tile_goes_to_any_free_field_of_its_land() -> None:
    """KOD-3, KOD-45: either of the two; a token on it, and the turn is over."""
    match = claimed("tier 1")
    draw(match, "coast")
    assert match.view(None)["shown"] == ["coast"]
    assert moves(match) == {"place A1", "place B15"}
    events = play(match, "place A1")
    assert names(events) == ["placed", "next"]
    assert events[0].facts == {"seat": 0, "field": "A1", "land": "coast"}
    view = match.view(None)
    assert view["fields"]["A1"] == {
        "land": "coast", "owner": 0, "dragon": False, "tile": True, "gem": None,
    }  # fmt: skip
    assert (view["tokens"], view["shown"], match.to_act) == ([15, 16], [], (1,))
    assert DiceKings.load(match.state.dump()) == match.state  # nothing of the turn is left over


def test_only_the_field_that_is_left() -> None:
    """KOD-5, KOD-45: where the other one has a tile already."""
    for table in ({"fields": {1: "A1"}}, {"dragons": "A1"}, {"neutral": "A1"}):
        match = claimed("tier 1", **table)
        draw(match, "coast")
        assert moves(match) == {"place B15"}
        with refused(match, "field-taken", "KOD-45"):
            match.play(0, "place A1")


@pytest.mark.parametrize(("field", "gem"), [("B15", "white"), ("A4", "gold"), ("A1", None)])
def test_the_gem_of_the_field(field: str, gem: str | None) -> None:
    """KOD-45: who puts the token there takes it."""
    match = claimed("tier 1")
    draw(match, LAND[field])
    events = play(match, f"place {field}")
    purse = {"white": 1 + (gem == "white"), "gold": int(gem == "gold")}
    assert match.view(None)["gems"] == [purse, {"white": 1, "gold": 0}]
    assert match.view(None)["fields"][field]["gem"] is None
    if gem:
        assert only(events, "gem-found").facts == {
            "seat": 0, "gem": gem, "field": field, "land": LAND[field],
        }  # fmt: skip
    else:
        assert "gem-found" not in names(events)


@pytest.mark.parametrize("what", DRAWING)
def test_how_many_tiles_are_drawn(what: str) -> None:
    """KOD-46, KOD-47, KOD-48, KOD-49, KOD-54: by the card, and shown to all."""
    match = claimed(what)
    tiles = stock(match)["tiles"]
    for number in range(DRAWING[what]):
        assert match.chance is not None
        left = {"count": DRAWING[what] - number, "stock": tiles - number}
        assert match.chance["facts"] == {"seat": 0, "possible": list(tickets(match.state))} | left
        land = ["coast", "desert", "cave"][number]
        assert only(draw(match, land), "drew").facts == {"seat": 0, "land": land}
    assert phase(match) == "placing"
    assert match.view(1)["shown"] == ["coast", "desert", "cave"][: DRAWING[what]]
    assert stock(match)["tiles"] == tiles - DRAWING[what]


@pytest.mark.parametrize("what", [name for name, count in DRAWING.items() if count > 1])
def test_fewer_tiles_when_the_stock_is_low(what: str) -> None:
    """KOD-46: as many as there are."""
    match = claimed(what, stock=1)
    assert match.chance is not None
    assert match.chance["facts"]["count"] == 1
    draw(match, LAND["A1"])
    assert phase(match) == "placing"


def test_a_token_without_its_tile() -> None:
    """KOD-45: only on a land that is shown."""
    match = claimed("tier 2")
    draw(match, "coast", "swamp")
    assert moves(match) == {"place A1", "place B15", "place A5", "place B12"}
    with refused(match, "other-land", "KOD-45"):
        match.play(0, "place A2")
    with refused(match, "place-tile", "KOD-45"):
        match.play(0, "slay A6")


# ---- the merchant -------------------------------------------------------------------------------


def test_tier_two_returns_one_tile() -> None:
    """KOD-47, AC-3: five red dice; one of two tiles, the other goes back into the stock, known to all."""
    match = claimed("tier 2")
    assert only(events_of(match), "took-tier").facts["tier"] == 2
    draw(match, "coast", "swamp")
    events = play(match, "place A5")
    assert names(events) == ["placed", "returned", "next"]
    assert events[1].facts == {"seat": 0, "land": "coast"}
    assert match.view(None)["tiles"]["coast"] == {"returned": 1, "unseen": 1}
    assert stock(match) == {"tiles": 25, "fires": 13, "white": 10, "gold": 2}


def events_of(match: Play) -> list[Any]:
    """All that happened."""
    return [event for step in match.log for event in step.events]


def test_a_joker_lifts_the_tier() -> None:
    """KOD-41, KOD-47, AC-3: five red dice and a pair for a red one: three tiles, and a gem."""
    match = Table(dice="341621", offer="K1-01", up={0: "K3-08 K5-02"}).match()
    play(match, "claim merchant", "pair 5r", "done")
    draw(match, "K1-12", "coast", "swamp", "cave")
    events = play(match, "place A1")
    assert names(events) == ["placed", "returned", "returned", "gem-taken", "next"]
    assert match.view(None)["gems"][0] == {"white": 1, "gold": 1}


@pytest.mark.parametrize(
    ("golds", "whites", "taken"),
    [
        ({}, {}, "gold"),
        ({1: 1}, {}, "gold"),
        ({1: 2}, {}, "white"),
        ({1: 2}, {1: 10}, "white"),
        ({1: 2}, {1: 11}, None),
    ],
)
def test_the_gem_of_tier_three(golds: dict[int, int], whites: dict[int, int], taken: str | None) -> None:
    """KOD-47, AC-3: golden while there is one, else white, else nothing."""
    match = claimed("tier 3", golds=golds, whites={0: 1} | whites)
    before = stock(match)
    draw(match, "coast", "coast", "cave")
    events = play(match, "place A1")
    gained = {"white": 1 + (taken == "white"), "gold": int(taken == "gold")}
    assert match.view(None)["gems"][0] == gained
    if taken:
        assert only(events, "gem-taken").facts == {"seat": 0, "gem": taken}
        assert stock(match)[taken] == before[taken] - 1
    else:
        assert only(events, "no-gem-left").facts == {"seat": 0}
    assert match.view(None)["tiles"]["coast"] == {"returned": 1, "unseen": 0}


@pytest.mark.parametrize("what", ["tier 1", "tier 2"])
def test_no_gem_below_tier_three(what: str) -> None:
    """KOD-47: only the third tier brings one."""
    match = claimed(what)
    draw(match, *["coast", "cave"][: DRAWING[what]])
    assert "gem-taken" not in names(play(match, "place A1"))
    assert match.view(None)["gems"][0] == {"white": 1, "gold": 0}


def test_a_merchant_with_a_low_stock() -> None:
    """KOD-46, KOD-47, AC-13: two tiles shown at tier three, one placed, and the game goes on."""
    match = claimed("tier 3", stock=2)
    lands = sorted({land for land, count in match.view(None)["tiles"].items() if count["unseen"]})
    draw(match, lands[0], lands[1])
    assert phase(match) == "placing"
    events = play(match, min(moves(match)))
    assert names(events)[-2:] == ["gem-taken", "next"]
    assert (stock(match)["tiles"], match.to_act) == (1, (1,))


# ---- thieves ------------------------------------------------------------------------------------


def test_a_thief_of_cards() -> None:
    """KOD-48, KOD-48a, KOD-50: one of two tiles, then an open card of anybody; its effect does not happen."""
    match = claimed("thief of cards", players=3, up={1: "K5-01 K3-01", 2: "K4-01"}, down={2: "K4-02"})
    draw(match, "coast", "cave")
    assert names(play(match, "place A1")) == ["placed", "returned"]
    assert phase(match) == "stealing-card"
    assert moves(match) == {"steal 2g from 2", "steal 5b from 2", "steal 1r from 3", "pass"}
    events = play(match, "steal 2g from 2")
    assert names(events) == ["stole-card", "next"]
    assert events[0].facts == {"seat": 0, "victim": 1, "joker": "2g", "card": "K5-01"}
    assert area(match, 0) == (["K2-04", "K5-01"], 0)
    assert area(match, 1) == (["K3-01"], 0)
    assert match.to_act == (1,)


def test_face_down_cards_are_safe() -> None:
    """KOD-7, KOD-48, KOD-50: nobody with an open card, so nothing is stolen; the own ones do not count."""
    match = claimed("thief of cards", up={0: "K4-02 K4-03"}, down={1: "K3-01 K3-02"})
    draw(match, "coast", "cave")
    events = play(match, "place A1")
    assert names(events) == ["placed", "returned", "no-card-to-steal", "next"]
    assert events[2].clause == "KOD-50"
    assert area(match, 1) == ([], 2)


def robbing(what: str, **table: Any) -> Play:
    """A thief has placed the tile, and somebody can be robbed."""
    match = claimed(what, **table)
    draw(match, *["coast", "cave"][: DRAWING[what]])
    play(match, "place A1")
    return match


def test_a_theft_may_be_declined() -> None:
    """KOD-50: nothing changes hands, and the turn is over; somebody else can be robbed later."""
    cards = robbing("thief of cards", players=3, up={1: "K3-01"})
    assert moves(cards) == {"steal 5b from 2", "pass"}
    before = cards.view(None)
    events = play(cards, "pass")
    assert names(events) == ["declined", "next"]
    assert (events[0].facts, events[0].clause) == ({"seat": 0}, "KOD-50")
    assert [cards.view(None)[key] for key in ("cards", "gems", "fields")] == [
        before[key] for key in ("cards", "gems", "fields")
    ]
    assert (area(cards, 0), cards.to_act) == ((["K2-04"], 0), (1,))
    gems = robbing("thief of gems", whites={0: 3, 1: 0}, golds={1: 1})
    assert moves(gems) == {"steal gold from 2", "pass"}
    assert names(play(gems, "pass")) == ["declined", "next"]
    assert gems.view(None)["gems"] == [{"white": 3, "gold": 0}, {"white": 0, "gold": 1}]


def test_a_theft_declined_with_the_last_tile() -> None:
    """KOD-50, KOD-63: the turn ends all the same, and the game with it."""
    match = claimed("thief of gems", stock=1)
    draw(match, LAND["A1"])
    play(match, "place A1")
    assert names(play(match, "pass")) == ["declined", "ended"]


def test_only_thefts_may_be_declined() -> None:
    """KOD-50, KOD-56, KOD-61: no other step of an effect, and no alarm."""
    placing = claimed("thief of cards", up={1: "K3-01"})
    draw(placing, "coast", "cave")
    slaying, conquering = claimed("slayer", dragons="A6"), claimed("rogue", fields={0: "A1", 1: "A2"})
    coming = Table(dice="123123", offer="K1-01 K2-04 K3-03 K4-01 K5-01").match()
    play(coming, "alarm rogue")
    draw(coming, "K4-12", "coast")
    fires = " ".join([field for field in LAND if LAND[field] != "coast"][:13])
    hard = "K1-01 K2-04 K3-03 K4-01 K5-01"
    burning = Table(players=3, dice="123123", offer=hard, dragons=fires, fires={1: 1, 2: 1}).match()
    play(burning, "alarm rogue")
    draw(burning, "K4-12", "coast")
    play(burning, "dragon A1")
    waiting = {
        "place-tile": placing, "slay-dragon": slaying, "conquer-token": conquering, "place-dragon": coming,
        "choose-victim": burning, "throw-first": Table().match(),
    }  # fmt: skip
    for code, match in waiting.items():
        assert "pass" not in moves(match)
        with pytest.raises(Refusal) as caught:
            match.play(0, "pass")
        assert caught.value.code == code


def test_thefts_were_compulsory_in_revision_one() -> None:
    """KOD-50: records of that time know no other way; a match goes on by the rules it began with."""
    first = GAME.older[0]
    assert (first.revision, GAME.revision) == (1, 2)
    assert not first.start(2, seed=1).state.declinable
    cards = robbing("thief of cards", up={1: "K3-01"}, more={"declinable": 0})
    assert moves(cards) == {"steal 5b from 2"}
    for text in ("pass", "done"):
        with refused(cards, "choose-victim", "KOD-50"):
            cards.play(0, text)
    assert GAME.moves.move(cards.state.idle(0)).notation == "steal 5b from 2"
    assert GAME.telling.prompt(cards.state, 0).name == "steal-card"
    gems = robbing("thief of gems", more={"declinable": 0})
    assert moves(gems) == {"steal white from 2"}
    assert GAME.telling.prompt(gems.state, 0).name == "steal-gem"


def test_cards_with_the_same_symbol() -> None:
    """KOD-39, KOD-48: are one choice; the one with the lowest number goes."""
    match = claimed("thief of cards", up={1: "K5-02 K3-08 K1-02"})
    draw(match, "coast", "cave")
    play(match, "place A1")
    assert moves(match) == {"steal 5r from 2", "pass"}
    play(match, "steal 5r from 2")
    assert area(match, 0)[0] == ["K1-02", "K2-04"]
    assert area(match, 1)[0] == ["K3-08", "K5-02"]


def test_a_stolen_card_serves_later() -> None:
    """KOD-43, KOD-48a: from the next turn of the thief on."""
    match = claimed("thief of cards", up={0: "K1-02", 1: "K3-08"}, offer="K2-04 K3-03")
    draw(match, "coast", "cave")
    play(match, "place A1", "steal 5r from 2")
    assert match.to_act == (1,)  # the theft ends the turn, so it could not serve in it
    play(match, "throw all")
    draw(match, "1b 2g 1r 2b 1g 2r")
    play(match, "stop")
    play(match, "alarm landowner")
    draw(match, "K5-12", "desert")
    play(match, "dragon A12", "throw all")
    draw(match, "5g 1b 5b 1r 2r 3b")
    play(match, "stop", "claim slayer")
    assert moves(match) == {"pair 5r"}


def test_the_claimed_card_is_no_joker_yet() -> None:
    """KOD-43: its own symbol does not help to claim it."""
    # K3-03 asks for three fives; K1-02 and K3-08 show a red five, and one of them is claimed here.
    match = Table(dice="515123", offer="K1-01 K2-01 K3-08 K4-02 K5-03", up={0: "K1-02"}).match()
    assert targets(match, "claim") == set()
    merchant = Table(dice="515123", offer="K1-02 K2-04 K3-03 K4-02 K5-01", up={0: "K3-08"}).match()
    assert targets(merchant, "claim") == set()


def test_a_thief_of_gems() -> None:
    """KOD-49, KOD-50: one tile, then a gem of anybody, white or golden."""
    match = claimed("thief of gems", players=3, golds={2: 1}, whites={0: 1, 1: 1, 2: 0})
    draw(match, "coast")
    assert names(play(match, "place A1")) == ["placed"]
    assert phase(match) == "stealing-gem"
    assert moves(match) == {"steal white from 2", "steal gold from 3", "pass"}
    events = play(match, "steal gold from 3")
    assert events[0].facts == {"seat": 0, "victim": 2, "gem": "gold"}
    assert match.view(None)["gems"] == [
        {"white": 1, "gold": 1},
        {"white": 1, "gold": 0},
        {"white": 0, "gold": 0},
    ]
    white = claimed("thief of gems")
    draw(white, "coast")
    play(white, "place B15", "steal white from 2")
    assert white.view(None)["gems"] == [{"white": 3, "gold": 0}, {"white": 0, "gold": 0}]


def test_nobody_has_a_gem() -> None:
    """KOD-50: then the theft is skipped; the own gems do not count."""
    match = claimed("thief of gems", whites={0: 4, 1: 0})
    draw(match, "coast")
    events = play(match, "place A1")
    assert names(events) == ["placed", "no-gem-to-steal", "next"]


# ---- the dragon slayer --------------------------------------------------------------------------


def test_any_dragon_is_slain() -> None:
    """KOD-51, KOD-55: the fire for the own area, a token on its field; the card itself is worth nothing."""
    match = claimed("slayer", dragons="A6 B6 A1")
    assert moves(match) == {"slay A6", "slay B6", "slay A1"}
    events = play(match, "slay B6")
    assert names(events) == ["slew", "next"]
    assert events[0].facts == {"seat": 0, "field": "B6", "land": "lava"}
    view = match.view(None)
    assert (view["fires"], view["fields"]["B6"]["owner"], view["fields"]["B6"]["dragon"]) == (
        [1, 0],
        0,
        False,
    )
    assert view["stock"]["fires"] == 12  # as many as before
    assert view["scores"][0] == 3 + 2 + 4


def test_the_gem_that_a_dragon_kept() -> None:
    """KOD-51, KOD-59, AC-12: it lay there since the alarm; the slayer has fire and gem."""
    match = Table(dice="123123", offer="K1-01 K2-04 K3-03 K4-01 K5-01", turn=1).match()
    play(match, "alarm rogue")
    draw(match, "K4-12", "pine_forest")
    events = play(match, "dragon A4")
    assert "gem-found" not in names(events)
    assert match.view(None)["fields"]["A4"] == {
        "land": "pine_forest", "owner": None, "dragon": True, "tile": True, "gem": "gold",
    }  # fmt: skip
    play(match, "throw all")
    draw(match, "5g 1b 5b 1r 5r 1g")
    play(match, "stop", "claim slayer")
    draw(match, "K3-12")
    events = play(match, "slay A4")
    assert names(events) == ["slew", "gem-found", "next"]
    assert match.view(None)["gems"][0] == {"white": 1, "gold": 1}
    assert match.view(None)["fires"] == [1, 0]


def test_no_dragon_on_the_map() -> None:
    """KOD-29, KOD-51: nothing happens; a neutral field is none, and needs no slayer."""
    citizen, card, dice, next_card = CLAIMS["slayer"]
    match = Table(dice=dice, offer=card, dragons="", neutral="A6").match()
    play(match, f"claim {citizen}")
    assert names(draw(match, next_card)) == ["offered", "no-dragon", "next"]
    assert (match.view(None)["fires"], area(match, 0)) == ([0, 0], (["K3-03"], 0))


# ---- the rogue ----------------------------------------------------------------------------------


def test_a_token_is_replaced() -> None:
    """KOD-52: it goes back to its owner; the tile stays."""
    match = claimed("rogue", fields={0: "A1", 1: "A2 B1"})
    assert moves(match) == {"conquer A2"}
    events = play(match, "conquer A2")
    assert names(events) == ["conquered", "next"]
    assert events[0].facts == {"seat": 0, "victim": 1, "field": "A2", "land": "floodplain"}
    view = match.view(None)
    assert (view["tokens"], view["fields"]["A2"]["owner"]) == ([14, 15], 0)
    assert view["stock"]["tiles"] == 28 - 2 - 3


def test_the_nearest_of_all_opponents() -> None:
    """KOD-53, AC-4: two at distance one; those of another at two and of a third at three are too far."""
    near = beside(4)
    assert {"A2", "A6"} <= near["A1"]
    match = claimed("rogue", players=4, fields={0: "A1", 1: "A2 A6", 2: "A12", 3: "A13"})
    assert moves(match) == {"conquer A2", "conquer A6"}
    with refused(match, "not-nearest", "KOD-53"):
        match.play(0, "conquer A12")


def test_without_own_tokens_all_are_near() -> None:
    """KOD-53: every token of others."""
    match = claimed("rogue", players=3, fields={1: "A1 B15", 2: "B1"})
    assert moves(match) == {"conquer A1", "conquer B15", "conquer B1"}


def test_nothing_blocks_the_way() -> None:
    """KOD-53: distance goes over any field, and from every own token."""
    match = claimed("rogue", fields={0: "A1 B10", 1: "A3 B12 A13"}, dragons="A2", neutral="B11")
    # For two players A3 is two steps from A1, across a dragon, and B12 from B10, across a bare castle.
    steps = [distance(2, {"A1", "B10"}, field) for field in ("A3", "B12", "A13")]
    assert steps == [2, 2, 3]
    assert targets(match, "conquer") == {"A3", "B12"}


def distance(way: int, own: set[str], target: str) -> int:
    """Steps from the own tokens to a field, the slow way: ring by ring."""
    steps = 0
    near = beside(way)
    reached = set(own)
    while target not in reached:
        reached |= {other for field in reached for other in near[field]}
        steps += 1
    return steps


@pytest.mark.parametrize("way", [2, 3, 4])
def test_nearest_against_a_slow_search(way: int) -> None:
    """KOD-4, KOD-53: on every map, for tokens strewn at random."""
    dice = Random(way)
    for players, _ in product((2, 3, 4), range(25)):
        fields = dice.sample(list(LAND), dice.randint(players, 14))
        own = set(fields[: dice.randint(1, 3)])
        others = [field for field in fields if field not in own]
        held = {seat: " ".join(others[seat - 1 :: players - 1]) for seat in range(1, players)}
        match = claimed("rogue", players=players, map=way, fields={0: " ".join(own)} | held, dragons="")
        if not others:
            continue
        steps = {field: distance(way, own, field) for field in others}
        assert targets(match, "conquer") == {f for f in others if steps[f] == min(steps.values())}


def test_no_token_of_others() -> None:
    """KOD-29, KOD-52: nothing happens."""
    citizen, card, dice, next_card = CLAIMS["rogue"]
    match = Table(dice=dice, offer=card, fields={0: "A1"}).match()
    play(match, f"claim {citizen}")
    assert names(draw(match, next_card)) == ["offered", "no-token", "next"]


# ---- the landowner ------------------------------------------------------------------------------


def test_both_tiles_in_any_order() -> None:
    """KOD-54: two tokens, each with the gem of its field."""
    match = claimed("landowner")
    draw(match, "pine_forest", "floodplain")
    assert moves(match) == {"place A4", "place B11", "place A2", "place B14"}
    assert names(play(match, "place A2")) == ["placed", "gem-found"]
    assert (match.view(None)["shown"], moves(match)) == (["pine_forest"], {"place A4", "place B11"})
    assert names(play(match, "place A4")) == ["placed", "gem-found", "next"]
    assert match.view(None)["gems"][0] == {"white": 2, "gold": 1}
    assert stock(match)["tiles"] == 24


def test_two_tiles_of_one_land() -> None:
    """KOD-5, KOD-54: both of its fields."""
    match = claimed("landowner")
    draw(match, "coast")
    draw(match, "coast")
    play(match, "place B15")
    assert moves(match) == {"place A1"}
    play(match, "place A1")
    assert match.view(None)["tokens"] == [14, 16]
    assert match.view(None)["tiles"]["coast"] == {"returned": 0, "unseen": 0}


def test_a_landowner_with_one_tile() -> None:
    """KOD-54, KOD-63, AC-13: it is placed, and the game ends."""
    match = claimed("landowner", stock=1)
    draw(match, LAND["A1"])
    events = play(match, min(moves(match)))
    assert names(events)[-1] == "ended"
    assert match.outcome is not None
    assert match.outcome.ending == "stock-empty"


# ---- immediate win ------------------------------------------------------------------------------


@pytest.mark.parametrize("what", DRAWING)
def test_a_tile_without_a_token(what: str) -> None:
    """KOD-57: with sixteen tokens on the map, as soon as the tiles are shown; no gem, no theft."""
    match = claimed(what, fields={0: SIXTEEN}, up={1: "K3-01"}, golds={1: 1})
    free = [land for land, count in match.view(None)["tiles"].items() if count["unseen"]]
    events = draw(match, *free[: DRAWING[what]])
    assert names(events) == ["drew"] * DRAWING[what] + ["won"]
    check_won(match)


@pytest.mark.parametrize("what", ["slayer", "rogue"])
def test_a_target_without_a_token(what: str) -> None:
    """KOD-57, AC-10: slayer and rogue win at once, if there is a target."""
    citizen, card, dice, next_card = CLAIMS[what]
    match = Table(dice=dice, offer=card, fields={0: SIXTEEN, 1: "B5"}, dragons="B6").match()
    play(match, f"claim {citizen}")
    assert names(draw(match, next_card)) == ["offered", "won"]
    check_won(match)
    assert match.view(None)["fields"]["B6"]["dragon"]
    assert match.view(None)["fields"]["B5"]["owner"] == 1


@pytest.mark.parametrize("what", ["slayer", "rogue"])
def test_without_a_target_nobody_wins(what: str) -> None:
    """KOD-57, AC-10: no effect, and the game goes on."""
    citizen, card, dice, next_card = CLAIMS[what]
    match = Table(dice=dice, offer=card, fields={0: SIXTEEN}, dragons="").match()
    play(match, f"claim {citizen}")
    assert names(draw(match, next_card)) == [
        "offered",
        "no-dragon" if what == "slayer" else "no-token",
        "next",
    ]
    assert match.outcome is None


def check_won(match: Play) -> None:
    """The first seat has won at once."""
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("no-token-left", "KOD-57")
    assert match.outcome.ranks[0] == 1
    assert match.view(None)["winner"] == 0
    assert match.view(None)["tokens"][0] == 0
    assert match.to_act == ()


def test_a_landowner_with_one_token_left() -> None:
    """KOD-54, KOD-57: the first tile takes the last token, the second tile wins."""
    match = claimed("landowner", fields={0: FIFTEEN}, dragons="")
    draw(match, "desert", "lava")
    assert match.outcome is None
    events = play(match, "place B1")
    assert names(events) == ["placed", "won"]
    check_won(match)
    assert match.view(None)["fields"]["B6"]["tile"] is False


@pytest.mark.parametrize("what", ["tier 1", "slayer", "rogue"])
def test_the_last_token_wins_nothing_yet(what: str) -> None:
    """KOD-57: the sixteenth is put down, and the game goes on."""
    match = claimed(what, fields={0: FIFTEEN, 1: "B15"}, dragons="B6")
    if what == "tier 1":
        draw(match, "quarry")
    play(match, min(moves(match)))
    assert match.view(None)["tokens"][0] == 0
    assert (match.outcome, match.to_act) == (None, (1,))


def test_an_alarm_needs_no_token() -> None:
    """KOD-57, KOD-58: a dragon is no token, so nobody wins by it."""
    match = Table(dice="123123", offer="K1-01 K2-04 K3-03 K4-01 K5-01", fields={0: SIXTEEN}).match()
    play(match, "alarm rogue")
    draw(match, "K4-12", "quarry")
    play(match, "dragon B3")
    assert (match.outcome, match.to_act) == (None, (1,))
