"""What is asked of a seat or of fortune, and what can be pointed at (KOD-8, KOD-9)."""

from __future__ import annotations

from random import Random
from typing import Any

from stolek import CHANCE
from stolek.games.dicekings import GAME
from tests.games.dicekings.positions import Play, Table, draw, play

HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"
NOTHING: dict[str, list[Any]] = {"claims": [], "alarms": [], "fields": [], "moves": []}


def prompt(match: Play, seat: int) -> tuple[str, str | None, dict[str, Any]]:
    """What a seat is asked."""
    asked = GAME.telling.prompt(match.state, seat)
    return asked.name, asked.clause, asked.facts


def test_what_can_be_pointed_at() -> None:
    """KOD-19, KOD-24, KOD-27, KOD-45: for those who are asked."""
    fresh = Table().match()
    assert fresh.view(None)["choices"] == [NOTHING | {"moves": ["throw all"]}, None]
    rolled = Table(dice="123123", throws=1).match()
    assert rolled.view(None)["choices"][0] == NOTHING | {"moves": ["stop", "throw all"]}
    jokers = Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}).match()
    citizens = ["merchant", "thief", "slayer", "rogue", "landowner"]
    assert jokers.view(None)["choices"][0] == NOTHING | {"claims": ["slayer"], "alarms": citizens}
    play(jokers, "claim slayer")
    assert jokers.view(None)["choices"][0] == NOTHING | {"moves": ["pair 5r"]}
    tile = Table(dice="341611", offer="K1-01").match()
    play(tile, "claim merchant")
    assert tile.view(None)["choices"] == [None, None]
    draw(tile, "K1-12", "coast")
    assert tile.view(None)["choices"][0] == NOTHING | {"fields": ["A1", "B15"]}


def test_what_is_asked_of_a_seat() -> None:
    """KOD-19, KOD-20, KOD-39, KOD-41, KOD-42: what to throw, what to claim, which pairs."""
    fresh = Table().match()
    assert prompt(fresh, 0) == ("roll", "KOD-19", {"seat": 0})
    shown = ["1b", "2g", "3g", "1r", "2r", "3b"]
    rolled = Table(dice="123123", throws=2).match()
    assert prompt(rolled, 0) == ("roll-again", "KOD-20", {"seat": 0, "left": 1, "faces": shown})
    none = Table(dice="123123", offer=HARD).match()
    assert prompt(none, 0) == ("alarm", "KOD-25", {"seat": 0, "faces": shown})
    met = Table(dice="515151", offer=HARD).match()
    fives = ["5g", "1b", "5b", "1r", "5r", "1g"]
    assert prompt(met, 0) == ("claim", "KOD-28", {"seat": 0, "citizens": ["slayer"], "faces": fives})
    helped = Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}).match()
    assert prompt(helped, 0)[:2] == ("claim-or-alarm", "KOD-27")
    assert prompt(helped, 0)[2]["citizens"] == ["slayer"]
    slayer = {"seat": 0, "card": "K3-03", "citizen": "slayer", "effect": "slayer"}
    play(helped, "claim slayer")
    assert prompt(helped, 0) == ("pair", "KOD-39", slayer)
    play(helped, "pair 5r")
    assert prompt(helped, 0) == ("confirm", "KOD-42", slayer)
    tier = Table(dice="515151", offer="K1-07", up={0: "K1-02 K3-08"}).match()
    play(tier, "claim merchant")
    assert prompt(tier, 0)[:2] == ("pair-or-done", "KOD-41")


def test_what_is_asked_of_an_effect() -> None:
    """KOD-45, KOD-48, KOD-49, KOD-51, KOD-53: where, and from whom."""
    tile = Table(dice="341621", offer="K1-01").match()
    play(tile, "claim merchant")
    draw(tile, "K1-12", "coast", "cave")
    assert prompt(tile, 0) == ("place", "KOD-45", {"seat": 0, "lands": ["coast", "cave"]})
    found = []
    for dice, card, citizen, tiles in (
        ("162512", "K2-04", "thief", ["coast", "cave"]),
        ("665555", "K2-09", "thief", ["coast"]),
        ("515151", "K3-03", "slayer", []),
        ("331121", "K4-01", "rogue", []),
    ):
        match = Table(dice=dice, offer=card, fields={1: "B15"}, up={1: "K5-02"}).match()
        play(match, f"claim {citizen}")
        draw(match, f"{card[:3]}12", *tiles)
        if tiles:
            play(match, "place A1")
        found.append(prompt(match, 0))
    assert found == [
        ("steal-card-or-pass", "KOD-48", {"seat": 0}),
        ("steal-gem-or-pass", "KOD-49", {"seat": 0}),
        ("slay", "KOD-51", {"seat": 0}),
        ("conquer", "KOD-53", {"seat": 0}),
    ]


def test_what_is_asked_of_fortune() -> None:
    """KOD-9, KOD-17, KOD-18, KOD-19, KOD-46, KOD-72: in the order of the game."""
    match = GAME.start(2, chance="manual", setup="random")
    asked = []
    dice = Random(1)
    while not match.to_act:
        asked.append(prompt(match, CHANCE)[:2])
        number = dice.randrange(match.state.tickets())
        draw(match, GAME.moves.draw_text(match.state, match.state.outcome(number)))
    assert asked[:18] == [
        ("draw-map", "KOD-72"),
        *[("draw-dragon", "KOD-72")] * 2,
        *[("draw-gem", "KOD-72")] * 10,
        *[("draw-card", "KOD-17")] * 5,
    ]
    assert set(asked[18:]) == {("draw-start", "KOD-18")}
    play(match, "throw all")
    assert prompt(match, CHANCE) == (
        "draw-throw",
        "KOD-19",
        {"seat": match.state.turn, "count": 6, "throw": 1},
    )


def test_what_fortune_may_bring() -> None:
    """KOD-9, KOD-17, KOD-46, KOD-72: bare fields, cards not seen yet, lands with a tile left."""
    match = GAME.start(2, chance="manual", setup="random")
    draw(match, "2", "A6", "B6", "A1")
    fields = prompt(match, CHANCE)[2]["possible"]
    assert (len(fields), {"A1", "A6", "B6"} & set(fields)) == (27, set())
    tile = Table(dice="341611", offer="K1-01", fields={1: "A1 B15 A2"}, up={1: "K1-02"}).match()
    play(tile, "claim merchant")
    assert prompt(tile, CHANCE)[2]["possible"] == [f"K1-{number:02}" for number in range(3, 13)]
    draw(tile, "K1-12")
    lands = prompt(tile, CHANCE)[2]["possible"]
    assert (len(lands), "coast" in lands, "floodplain" in lands) == (14, False, True)
