"""What is shown and told: views, prompts, previews, events; nothing that nobody has seen (KOD-8, KOD-8a)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from stolek import CHANCE
from stolek.games.dicekings import GAME, codes
from stolek.games.dicekings.box import tiers
from stolek.games.dicekings.conditions import best_keeping
from stolek.games.dicekings.edition import CARDS as CARD_NAMES
from stolek.games.dicekings.events import event
from stolek.kernel.record import Drawn
from tests.games.dicekings.positions import Play, Table, draw, moves, names, phase, play
from tests.games.dicekings.second import CARDS, LAND

HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"


def prompt(match: Play, seat: int) -> tuple[str, str | None, dict[str, Any]]:
    """What a seat is asked."""
    asked = GAME.telling.prompt(match.state, seat)
    return asked.name, asked.clause, asked.facts


# ---- the table ----------------------------------------------------------------------------------


def test_the_table() -> None:
    """KOD-3, KOD-8, KOD-8a: all that lies open, in one dictionary."""
    table = Table(
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
    )
    match = table.match()
    view = match.view(None)
    fields, offer, choices = view.pop("fields"), view.pop("offer"), view.pop("choices")
    assert view.pop("odds") is None
    assert view == {
        "game": "dicekings",
        "to_act": [1],
        "players": 2,
        "phase": "rolling",
        "turn": 1,
        "map": 2,
        "dice": [
            {"die": die, "number": number, "colour": colour, "face": f"{number}{colour[0]}"}
            for die, number, colour in zip(
                "abcdef", [5, 1, 5, 1, 2, 3], ["green", "blue", "blue", "red", "red", "blue"], strict=True
            )
        ],
        "joker_dice": [],
        "throws": 2,
        "throws_left": 1,
        "claiming": None,
        "effect": None,
        "tier": None,
        "due": 0,
        "waiting": None,
        "shown": [],
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
        "points": [
            {"territory": 6, "other-fields": 1, "white": 4, "fires": 4},
            {"territory": 3, "gold": 3},
        ],
        "scores": [6 + 1 + 4 + 4, 3 + 3],
        "places": [1, 2],
        "stock": {"tiles": 21, "fires": 12, "white": 12, "gold": 1},
        "tiles": {
            land: {"returned": int(land == "swamp"), "unseen": unseen_of(land)} for land in LAND.values()
        },
        "discards": [],
        "sixes": [None, None],
        "winner": None,
    }
    assert fields["B1"] == {"land": "desert", "owner": None, "dragon": False, "tile": True, "gem": None}
    assert fields["A6"] == {"land": "volcano", "owner": None, "dragon": True, "tile": True, "gem": None}
    assert fields["B10"] == {"land": "meadow", "owner": None, "dragon": False, "tile": False, "gem": "gold"}
    assert [pile["met"] for pile in offer] == [1, 1, 0, 0, 0]
    assert [pile["left"] for pile in offer] == [10, 11, 11, 12, 11]
    assert choices[0] is None
    assert json.loads(json.dumps(match.view(None)))


def unseen_of(land: str) -> int:
    """Tiles of a land that are neither on the map of test_the_table nor returned."""
    taken = Counter(LAND[field] for field in ("A1", "A2", "B15", "A3", "A6", "B6", "B1"))
    return 2 - taken[land] - (land == "swamp")


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


def test_everybody_sees_the_same() -> None:
    """KOD-8: no hand, no secret; whoever looks. Odds are no secret either, but are told to one alone."""
    match = GAME.start(3, seed=3)
    dice = Random(3)
    for _ in range(120):
        if not match.to_act:
            break
        seen = [match.view(eye) | {"odds": None} for eye in (0, 1, 2, None)]
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


# ---- what nobody has seen -----------------------------------------------------------------------


def test_the_position_knows_no_future() -> None:
    """KOD-8, KOD-9: lower cards, the order of the stock and the removed tiles are nowhere in it."""
    sealed = GAME.start(2, seed=11, first=0)
    for _ in range(25):
        sealed.play(sealed.to_act[0], sealed.legal(sealed.to_act[0])[0])
    by_hand = GAME.start(2, chance="manual", first=0)
    for entry in sealed.record.entries:
        if isinstance(entry, Drawn):
            by_hand.draw(entry.outcome)
        else:
            by_hand.play(entry.seat, entry.move)  # type: ignore[union-attr]
    assert by_hand.state.dump() == sealed.state.dump()
    dump = sealed.state.dump()
    assert set(dump) == {
        "cards", "tops", "players", "dice", "jokers", "throws", "tokens", "dragons", "neutral", "white",
        "gold", "whites", "golds", "fires", "white_stock", "gold_stock", "fire_stock", "map", "returned",
        "unseen", "echoes", "shown", "stock", "due", "phase", "turn", "task", "level", "spot", "winner",
        "sixes", "contenders", "pile",
    }  # fmt: skip


def test_cards_below_are_all_alike() -> None:
    """KOD-8, KOD-17: a card is in its pile, and nothing is said of where."""
    match = GAME.start(2, seed=4)
    seen = {event.facts["card"] for event in match.told(None) if event.name == "offered"}
    shown = json.dumps(match.view(None))
    assert len(seen) == 5
    assert {card for card in CARDS if card in shown} == seen
    hidden = [place for card, place in zip(CARDS, match.state.cards, strict=True) if card not in seen]
    assert set(hidden) == {codes.IN_PILE}


# ---- what can be pointed at ---------------------------------------------------------------------


NOTHING: dict[str, list[Any]] = {"claims": [], "alarms": [], "fields": [], "moves": []}


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


# ---- what is asked ------------------------------------------------------------------------------


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
        ("steal-card", "KOD-48", {"seat": 0}),
        ("steal-gem", "KOD-49", {"seat": 0}),
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


# ---- what happened ------------------------------------------------------------------------------


ELSEWHERE = {"gem-found": "KOD-51", "returned": "KOD-48"}  # of a slayer, of a thief
CLAUSES = {
    "joined": "KOD-72", "dragon-laid": "KOD-72", "gem-laid": "KOD-72", "offered": "KOD-17",
    "rolled-off": "KOD-18", "tied": "KOD-18", "begins": "KOD-18", "next": "KOD-1",
    "threw": "KOD-19", "throws-again": "KOD-20", "throws-all-again": "KOD-20", "stopped": "KOD-21",
    "aimed": "KOD-24", "paired": "KOD-39", "took": "KOD-24", "took-tier": "KOD-38", "took-down": "KOD-25",
    "drew": "KOD-46", "placed": "KOD-45", "gem-found": "KOD-45", "returned": "KOD-47",
    "gem-taken": "KOD-47", "no-gem-left": "KOD-47",
    "stole-card": "KOD-48", "stole-gem": "KOD-49", "no-card-to-steal": "KOD-50", "no-gem-to-steal": "KOD-50",
    "slew": "KOD-51", "no-dragon": "KOD-51", "conquered": "KOD-52", "no-token": "KOD-52",
    "dragon-came": "KOD-58", "own-fire": "KOD-60", "fire-from": "KOD-61", "no-fire": "KOD-62",
    "ended": "KOD-63", "won": "KOD-57",
}  # fmt: skip

# Every note, and the event that is made of it when its numbers are 0, 1, 0
NOTES = {
    codes.JOINED: "joined",
    codes.DRAGON_LAID: "dragon-laid",
    codes.GEM_LAID: "gem-laid",
    codes.OFFERED: "offered",
    codes.ROLLED_OFF: "rolled-off",
    codes.TIED: "tied",
    codes.BEGINS: "begins",
    codes.NEXT: "next",
    codes.THREW: "threw",
    codes.THROWS_AGAIN: "throws-again",
    codes.STOPPED: "stopped",
    codes.AIMED: "aimed",
    codes.PAIRED: "paired",
    codes.TOOK: "took-tier",
    codes.TOOK_DOWN: "took-down",
    codes.DREW: "drew",
    codes.PLACED: "placed",
    codes.GEM_FOUND: "gem-found",
    codes.RETURNED: "returned",
    codes.GEM_TAKEN: "gem-taken",
    codes.NO_GEM_LEFT: "no-gem-left",
    codes.STOLE_CARD: "stole-card",
    codes.STOLE_GEM: "stole-gem",
    codes.NOTHING_TO_STEAL: "no-gem-to-steal",
    codes.SLEW: "slew",
    codes.NO_DRAGON: "no-dragon",
    codes.CONQUERED: "conquered",
    codes.NO_TOKEN: "no-token",
    codes.DRAGON_CAME: "own-fire",
    codes.NO_FIRE: "no-fire",
    codes.ENDED: "ended",
    codes.WON: "won",
}


@pytest.mark.parametrize("note", NOTES)
def test_every_note_becomes_an_event(note: int) -> None:
    """KOD-8: with the clause behind it; nothing that happens goes untold."""
    state = Table(dice="123123", throws=1).state()
    told = event(state, 0, state, (note, 0, 1, 0))
    assert told.name == NOTES[note]
    assert told.clause == CLAUSES[told.name]


def test_there_are_no_other_notes() -> None:
    """KOD-8: numbers without gaps, and no other number is told."""
    assert sorted(NOTES) == list(range(1, codes.WON + 1))
    state = Table().state()
    with pytest.raises(ValueError, match="no note"):
        event(state, 0, state, (codes.WON + 1, 0, 0, 0))


def test_events_have_their_clauses_in_whole_games() -> None:
    """KOD-8, KOD-63: whatever happens, and facts about it that can be written down."""
    happened: Counter[str] = Counter()
    for seed, (players, options) in enumerate([(2, {}), (3, {"setup": "random"}), (4, {})]):
        match = GAME.start(players, seed=seed, **options)
        dice = Random(seed)
        while match.to_act:
            seat = match.to_act[0]
            legal = match.legal(seat)
            verbs = sorted({move.name for move in legal})
            verb = dice.choice(verbs)
            match.play(seat, dice.choice([move for move in legal if move.name == verb]))
        for told in match.told(None):
            assert told.clause in (CLAUSES[told.name], ELSEWHERE.get(told.name))
            assert json.loads(json.dumps(told.facts)) == told.facts
            happened[told.name] += 1
    assert len(happened) >= 30
    assert happened["ended"] + happened["won"] == 3


def test_a_preview_of_what_fortune_does_not_answer() -> None:
    """KOD-45: what a decision would bring, up to the next draw."""
    match = Table(dice="341611", offer="K1-01").match()
    play(match, "claim merchant")
    draw(match, "K1-12", "coast")
    preview = match.preview(0, "place B15")
    assert names(preview.events) == ["placed", "gem-found", "next"]
    assert preview.view is not None
    assert preview.view["fields"]["B15"]["owner"] == 0
    assert match.view(None)["fields"]["B15"]["owner"] is None
    throw = Table().match().preview(0, "throw all")
    assert throw.events == []
    assert throw.view is not None
    assert throw.view["phase"] == "throwing"


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


# ---- what a seat does by itself -----------------------------------------------------------------


def test_an_abandoned_seat_plays_idly() -> None:
    """KOD-19, KOD-26, KOD-42, KOD-50: one throw, an alarm where it may, else the first thing that it can."""
    expected = [
        (Table(), "throw all"),
        (Table(dice="123123", throws=1), "stop"),
        (Table(dice="123123", offer=HARD, piles={1: 0}), "alarm thief"),
        (Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}), "alarm merchant"),
        (Table(dice="515151", offer=HARD), "claim slayer"),
    ]
    for table, text in expected:
        state = table.state()
        assert GAME.moves.move(state.idle(0)).notation == text
    tier = Table(dice="515151", offer="K1-07", up={0: "K1-02 K3-08"}).match()
    play(tier, "claim merchant")
    assert GAME.moves.move(tier.state.idle(0)).notation == "done"
    need = Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}).match()
    play(need, "claim slayer")
    assert GAME.moves.move(need.state.idle(0)).notation == "pair 5r"


def test_a_searcher_picks_anything() -> None:
    """KOD-19, KOD-25, KOD-28, KOD-42, KOD-50, KOD-61: each possibility sooner or later, and nothing else."""
    pairs = Table(dice="515123", offer="K3-07", up={0: "K1-02 K3-08"}, down={0: "K2-01 K2-02"}).match()
    play(pairs, "claim slayer")
    tier = Table(dice="515151", offer="K1-07", up={0: "K1-02 K3-08"}, down={0: "K2-01"}).match()
    play(tier, "claim merchant")
    theft = Table(players=3, dice="162512", offer="K2-04", up={1: "K3-01 K5-02", 2: "K5-01"}).match()
    play(theft, "claim thief")
    draw(theft, "K2-12", "coast", "cave")
    fires = " ".join([field for field in LAND if LAND[field] != "coast"][:12])
    fire = Table(players=4, dice="123123", offer=HARD, dragons=fires, fires={1: 1, 2: 1, 3: 1}).match()
    play(fire, "alarm rogue")
    draw(fire, "K4-12", "coast")
    gems = Table(players=3, dice="665555", offer="K2-09", golds={1: 1}).match()
    play(gems, "claim thief")
    draw(gems, "K2-12", "coast")
    states = [pairs.state, tier.state, theft.state, fire.state]
    for match, text in ((theft, "place A1"), (fire, "dragon A1"), (gems, "place A1")):
        play(match, text)
        states.append(match.state)
    states += [
        Table(dice="123123", throws=1).state(),
        Table(dice="123123", offer=HARD, piles={1: 0}).state(),
        Table(dice="525151", offer="K1-07 K2-11 K3-03 K4-01 K5-01").state(),
        Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}).state(),
    ]
    for state in states:
        legal = state.legal(0)
        assert len(legal) > 1
        picker = state.clone()
        picker.seed(7)
        found = Counter(picker.sample(0) for _ in range(60 * len(legal)))
        assert set(found) == set(legal)
        assert min(found.values()) > 20
        assert max(found.values()) < 120


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
