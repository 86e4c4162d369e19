"""What is shown and told: views, prompts, previews, events, and the random decisions of a searcher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from random import Random
from typing import Any

import pytest

from stolek import CHANCE
from stolek.games.wispwood import GAME
from tests.games.wispwood.facts import FIRST_GAME, RING, SHAPES
from tests.games.wispwood.positions import Play, Table, deal, names, only, play, trees

ALMOST = "TTTT TTTT TTTT TTC."


def prompt(match: Play, seat: int) -> tuple[str, str | None, dict[str, Any]]:
    """What a seat is asked."""
    asked = GAME.telling.prompt(match.state, seat)
    return asked.name, asked.clause, asked.facts


# ---- the table ------------------------------------------------------------------------------------


def test_the_table() -> None:
    """WIS-14, WIS-18, WIS-29: all that lies open, in one dictionary."""
    table = Table(
        round=2,
        forests={0: "PT. .C. ..T", 1: "HCO"},
        cats={0: "m13", 1: "d4"},
        pond="PP.....P",
        hidden=[1],
        discards="PO",
        scored={0: [12], 1: [7]},
        filled={1: [1]},
        paw=1,
    )
    view = table.match().view(None)
    scored = dict.fromkeys(FIRST_GAME, 0) | {"fill": 0}
    twelve, seven = {"P-SUDOKU": 12, "total": 12}, {"P-SUDOKU": 7, "total": 7}
    cards = view.pop("cards")
    assert [card["id"] for card in cards] == list(FIRST_GAME)
    assert view == {
        "game": "wispwood",
        "to_act": [0],
        "players": 2,
        "phase": "turn",
        "round": 2,
        "rounds": 3,
        "grid": 5,
        "turn": 0,
        "paw": 1,
        "pond": ["P", "P", None, None, None, None, None, "P"],
        "shapes": list(RING),
        "supply": 160 - 3 - 2 - 3 - 2 - 2,
        "discards": {"pumpkin": 1, "hat": 0, "orb": 1, "heart": 0},
        "forests": [["PT.", ".C.", "..T"], ["HCO"]],
        "corners": ["l12", "c4"],
        "cats": ["ready", "hidden"],
        "full": [False, False],
        "scores": [12, 7],
        "scored": [[scored | twelve], [scored | seven]],
        "now": [
            scored | {"P-SUDOKU": 4, "T-LARGEST": 1, "total": 5},
            scored | {"H-DIAGONAL": 4, "total": 4},
        ],
        "full_rounds": [0, 1],
        "choosing": [],
        "choices": view["choices"],
        "hand": None,
        "instead": None,
        "ways": None,
        "worth": None,
        "trees_left": 3,
        "ghost": None,
    }


def test_forests_are_as_large_as_they_are() -> None:
    """WIS-1, WIS-18: rows of letters from the corner that is named, no empty row or column around them."""
    match = Table(forests={0: "C... .... .... ...T"}, cats={0: "b3"}).match()
    assert match.view(None)["forests"][0] == ["C...", "....", "....", "...T"]
    assert match.view(None)["corners"][0] == "b3"
    trees(match, "b4")
    assert match.view(None)["forests"][0] == ["C...", "T...", "....", "...T"]


def test_the_wisp_in_hand() -> None:
    """WIS-29, WIS-30: step by step; it lies in the pond until it is laid."""
    match = Table(pond="PHOhPHOh").match()
    hands = []
    for notation in ("take 3", "shape I3", "wisp m12", "lay n,nn"):
        play(match, notation)
        hands.append(match.view(None)["hand"])
    first = {"space": 3, "kind": "orb", "shape": None, "cell": None}
    assert hands == [first, first | {"shape": "I3"}, first | {"shape": "I3", "cell": "m12"}, None]
    assert match.view(None)["trees_left"] == 0


def test_what_can_be_pointed_at() -> None:
    """WIS-24, WIS-29, WIS-30, WIS-45: spaces, shapes, cells, lays; for those who are asked."""
    match = Table(pond="P......H").match()
    kinds = ("answers", "spaces", "shapes", "cat_shapes", "cells", "lays")
    nothing: dict[str, list[Any]] = {kind: [] for kind in kinds}
    beside = ["m12", "l13", "n13", "m14"]
    assert match.view(None)["choices"] == [
        nothing | {"answers": ["cat-refresh"], "spaces": [1, 8], "cells": beside},
        None,
    ]
    play(match, "take 1")
    near = {"shapes": ["I2", "I4"], "cat_shapes": [shape for shape in SHAPES if shape not in ("I2", "I4")]}
    assert match.view(None)["choices"][0] == nothing | near
    play(match, "shape I2", "wisp m11")
    assert match.view(None)["choices"][0] == nothing | {"lays": ["s"]}
    play(match, "lay s")
    assert match.view(None)["choices"] == [nothing | {"answers": ["done"]}, None]
    between = Table(forests={0: ALMOST, 1: "TC"}, paw=1).match()
    trees(between, "n13")
    assert between.view(None)["choices"][1] == nothing | {"answers": ["stay"], "cells": ["l13"]}


def test_what_can_be_had_instead_of_the_wisp_in_hand() -> None:
    """WIS-24, WIS-27, WIS-29: other wisps and shapes as they were before; told to the one who holds it."""
    match = Table(pond="PHO....h").match()
    play(match, "take 2")
    assert match.view(0)["instead"] == {"spaces": [1, 3, 8], "shapes": []}
    assert match.view(1)["instead"] is match.view(None)["instead"] is None
    beside = match.view(0)["choices"][0]["shapes"]
    play(match, f"cat shape {match.view(0)['choices'][0]['cat_shapes'][0]}")
    assert match.view(0)["instead"] == {"spaces": [1, 3, 8], "shapes": beside}


def test_what_fits_nowhere_is_not_to_be_had_instead() -> None:
    """WIS-24, WIS-59: without the cat a wisp needs room for one of the shapes beside it."""
    match = Table(forests={0: "TTTT TTTT TTTT TC.."}, hidden=[0], pond="PP...PP.").match()
    offered = match.view(0)["choices"][0]["spaces"]
    play(match, f"take {offered[0]}")
    assert match.view(0)["instead"]["spaces"] == offered[1:]
    assert len(offered) < 4


@pytest.mark.parametrize("seed", range(8))
def test_instead_is_what_taking_back_would_offer(seed: int) -> None:
    """WIS-24, WIS-29: in random matches, whatever has been chosen for the wisp so far."""
    luck = Random(seed)
    match = GAME.start(2, seed=seed)
    spaces: list[int] = []
    shapes: list[str] = []
    while match.outcome is None:
        seat = luck.choice(match.to_act)
        told = match.view(seat)["choices"][seat]
        spaces, shapes = told["spaces"] or spaces, told["shapes"] if told["spaces"] == [] else shapes
        match.play(seat, luck.choice(match.legal(seat)))
        held, instead = match.view(seat)["hand"], match.view(seat)["instead"]
        if held is None:
            assert instead is None
            shapes = []
            continue
        assert instead["spaces"] == [space for space in spaces if space != held["space"]]
        if held["shape"] and held["cell"] is None:
            assert instead["shapes"] == [shape for shape in shapes if shape != held["shape"]]


def test_where_a_shape_can_lie_and_what_for() -> None:
    """WIS-30, WIS-43: told to the one who holds it; cell by cell, then with the points of this round."""
    match = Table(forests={0: "TTTT TOTh TT.. PCTT"}, pond="OPPPPPPP").match()
    play(match, "take 1", "shape I2")
    view = match.view(0)
    assert view["ways"] == {"n12": ["e"], "o12": ["w"]}
    assert match.view(1)["ways"] is None
    assert match.view(None)["ways"] is None
    play(match, "wisp n12")
    view = match.view(0)
    assert view["ways"] is None
    worth = view["worth"]
    play(match, "lay e")
    assert worth == {"e": match.view(0)["now"][0]}
    assert worth["e"]["fill"] == 2
    assert match.view(0)["worth"] is None
    assert match.view(1)["worth"] is None


def test_what_a_forest_is_worth_now() -> None:
    """WIS-43: as if the round ended; with the bonus when it is full."""
    match = Table(forests={0: "TTTT TOTh TTOT PCT."}).match()
    worth = match.view(None)["now"][0]
    assert worth == {
        "P-SUDOKU": 4, "H-DIAGONAL": 0, "O-AROUND": 6, "E-ADJACENT": 6, "T-LARGEST": 8,
        "fill": 0, "total": 24,
    }  # fmt: skip
    play(match, "tree o13")
    assert match.view(None)["now"][0] == worth | {"fill": 2, "T-LARGEST": 8, "total": 26}
    assert match.view(None)["scores"] == [0, 0]


# ---- what is asked ----------------------------------------------------------------------------------


def test_what_is_asked_in_a_turn() -> None:
    """WIS-25, WIS-26, WIS-29, WIS-30, WIS-33a, WIS-35: of whom, and what may be chosen."""
    match = Table(pond="PHOh....").match()
    assert prompt(match, 0) == ("turn", "WIS-25", {"seat": 0})
    play(match, "take 1")
    far = [shape for shape in SHAPES if shape not in ("I2", "I4")]
    facts: dict[str, Any] = {"seat": 0, "kind": "pumpkin", "shapes": ["I2", "I4"], "cat_shapes": far}
    assert prompt(match, 0) == ("shape-or-cat", "WIS-29", facts)
    play(match, "shape I2")
    assert prompt(match, 0) == ("spot", "WIS-30", {"seat": 0, "kind": "pumpkin", "shape": "I2"})
    play(match, "wisp m12")
    assert prompt(match, 0) == ("lay", "WIS-30", {"seat": 0, "cell": "m12"})
    play(match, "lay n")
    assert prompt(match, 0) == ("confirm", "WIS-25", {"seat": 0})
    play(match, "done", "tree m12")
    assert prompt(match, 1) == ("more-trees", "WIS-33a", {"seat": 1, "left": 2})
    play(match, "tree m11", "tree m10")
    assert prompt(match, 1) == ("confirm", "WIS-25", {"seat": 1})


def test_what_is_asked_in_other_turns() -> None:
    """WIS-26, WIS-29, WIS-33, WIS-35: a refresh for nothing, shapes of one sort only, nothing but trees."""
    assert prompt(Table(pond="PP......").match(), 0) == ("turn-or-refresh", "WIS-26", {"seat": 0})
    assert prompt(Table(forests={0: ALMOST}).match(), 0) == ("trees-only", "WIS-35", {"seat": 0})
    match = Table(hidden=[0]).match()
    play(match, "take 1")
    facts: dict[str, Any] = {"seat": 0, "kind": "pumpkin", "shapes": ["I2", "I4"]}
    assert prompt(match, 0) == ("shape", "WIS-29", facts)
    tight = Table(forests={0: "TTTT TTTT TTT. TTC."}, pond="PPPPPPPP").match()
    play(tight, "take 4")
    assert prompt(tight, 0) == (
        "cat-shape-only", "WIS-29", {"seat": 0, "kind": "pumpkin", "cat_shapes": ["I2"]},
    )  # fmt: skip
    full = Table(forests={0: ALMOST}).match()
    play(full, "tree n13")
    assert prompt(full, 0) == ("confirm", "WIS-25", {"seat": 0})


def test_what_is_asked_between_and_before() -> None:
    """WIS-45, WIS-90: where cats go, and where the ghost's cat sits down."""
    match = Table(forests={0: ALMOST, 1: "TC"}, paw=1).match()
    trees(match, "n13")
    assert prompt(match, 1) == ("cat", "WIS-45", {"seat": 1})
    alone = Table(players=1, phase="ghost-cat").match()
    assert prompt(alone, 0) == ("ghost-cat", "WIS-90", {"seat": 0})


def test_what_is_asked_of_fortune() -> None:
    """WIS-9, WIS-10, WIS-12, WIS-13, WIS-89: one thing after another."""
    match = GAME.start(2, chance="manual")
    asked = []
    for text in ("P-PAIRS", "H-LINE", "O-LINE", "E-BEAM", "T-LINES", "E3", "E2", "2", "P"):
        assert match.chance is not None
        asked.append((match.chance["name"], match.chance["clause"], match.chance["facts"]))
        match.draw(text)
    assert asked[:1] + asked[4:] == [
        ("draw-card", "WIS-12", {"deck": "pumpkin"}),
        ("draw-card", "WIS-12", {"deck": "tree"}),
        ("draw-edge", "WIS-9", {"slot": 3}),
        ("draw-edge", "WIS-9", {"slot": 5}),
        ("draw-start", "WIS-13", {"count": 2}),
        ("draw-tile", "WIS-10", {"space": 1, "count": 8}),
    ]


def test_the_paw_belongs_to_the_start_player() -> None:
    """WIS-13: as soon as he is known."""
    match = GAME.start(3, chance="manual", first=1)
    assert (match.view(None)["turn"], match.view(None)["paw"]) == (1, 1)


# ---- what is told -------------------------------------------------------------------------------------


def test_events_of_a_turn_with_a_wisp() -> None:
    """WIS-25, WIS-29, WIS-30: each step with its clause."""
    match = Table().match()
    events = play(match, "take 3", "shape I3", "wisp m12", "lay n,nn", "done")
    assert [(event.name, event.clause, event.facts) for event in events] == [
        ("took", "WIS-29", {"seat": 0, "space": 3, "kind": "orb"}),
        ("chose-shape", "WIS-29", {"seat": 0, "shape": "I3"}),
        ("chose-spot", "WIS-30", {"seat": 0, "cell": "m12", "kind": "orb"}),
        ("laid", "WIS-30", {"seat": 0, "kind": "orb", "shape": "I3", "cell": "m12", "trees": ["m10", "m11"]}),
        ("turn-ended", "WIS-25", {"seat": 0}),
        ("next", "WIS-13a", {"seat": 1}),
    ]


def test_events_of_the_pond() -> None:
    """WIS-9, WIS-10, WIS-26: edges with their shapes, single shapes, tiles, and why it was refreshed."""
    match = GAME.start(2, chance="manual", cards="first-game", first=0)
    edge = only(match.draw("E3"), "laid-edge")
    assert (edge.clause, edge.facts) == ("WIS-9", {"slot": 3, "shapes": ["V3", "S4"]})
    events = match.draw("E4")
    assert [event.facts for event in events if event.name == "laid-edge"] == [
        {"slot": 5, "shapes": ["O4", "I4"]},
        {"slot": 7, "shapes": ["I3", "L4"]},
    ]
    free = GAME.start(2, chance="manual", cards="first-game", first=0, pond="free")
    shape = only(free.draw("L4"), "laid-shape")
    assert (shape.clause, shape.facts) == ("WIS-9", {"slot": 1, "shape": "L4"})


def test_events_of_a_round() -> None:
    """WIS-38, WIS-43: who is full, what every card brought with its cells, and the sum."""
    match = Table(forests={0: "TTTT TOTh TTOT PCT.", 1: "PC"}, paw=1).match()
    events = trees(match, "o13")
    assert names(events)[:3] == ["laid-tree", "turn-ended", "full"]
    cards = [event for event in events if event.name == "scored-card" and event.facts["seat"] == 0]
    assert {event.facts["card"]: event.facts["points"] for event in cards} == {
        "P-SUDOKU": 4, "H-DIAGONAL": 0, "O-AROUND": 6, "E-ADJACENT": 6, "T-LARGEST": 8,
    }  # fmt: skip
    shares = {event.facts["card"]: event.facts["shares"] for event in cards}
    for card, event in zip(FIRST_GAME, cards, strict=True):
        sums = list(accumulate(share["points"] for share in shares[card]))
        assert [share["sum"] for share in shares[card]] == sums
        assert [event.facts["points"]] == (sums[-1:] or [0])
        assert event.clause == "WIS-43"
    (heart,) = shares["E-ADJACENT"]
    assert "o11" in heart["cells"] + heart["counted"]
    assert {"o10", "n11"} <= set(heart["cells"] + heart["counted"])
    full = only(events, "scored-full")
    counted = {"forest": ["TTTT", "TOTh", "TTOT", "PCTT"], "corner": "l10"}
    summed = {"seat": 0, "round": 1, "fill": 2, "points": 26}
    assert (full.clause, full.facts) == ("WIS-43", summed | counted)
    other = only(events, "scored-round")
    small = {"forest": ["PC"], "corner": "l13"}
    assert other.facts == {"seat": 1, "round": 1, "fill": 0, "points": 4} | small


def test_everybody_is_told_everything() -> None:
    """WIS-14: every seat and the gallery see and are told the same."""
    match = GAME.start(3, seed=7, first=0)
    play(match, "tree m12", "done", "cat refresh")
    for eye in (0, 1, 2):
        assert match.view(eye) == match.view(None)
        assert match.told(eye) == match.told(None)


def test_a_preview_is_what_happens() -> None:
    """WIS-14, WIS-25: events and view are those of the move itself, and asking changes nothing."""
    match = Table().match()
    for text in ("take 3", "shape I3", "wisp m12", "lay n,nn", "done"):
        before = match.state.dump()
        preview = match.preview(0, text)
        assert match.state.dump() == before
        assert preview.events == match.play(0, text)
        assert preview.view == GAME.telling.view(match.state, 0)


# ---- searching ------------------------------------------------------------------------------------


def at_turn() -> Play:
    """Refreshes, wisps and cells."""
    return Table(pond="PP......", forests={0: "TC"}).match()


def at_shape() -> Play:
    """Shapes of both sorts."""
    match = Table().match()
    play(match, "take 1")
    return match


def at_spot() -> Play:
    """Cells for a wisp with a domino."""
    match = at_shape()
    play(match, "shape I2")
    return match


def at_hat() -> Play:
    """Cells for a hat with a bar of three, on a diagonal."""
    match = Table(pond="H.......").match()
    play(match, "take 1", "cat shape V3")
    return match


def at_lay() -> Play:
    """Lays of an L."""
    match = Table().match()
    play(match, "take 4", "shape L4", "wisp m12")
    return match


def at_trees() -> Play:
    """After the first tree."""
    match = Table(forests={0: "TC"}).match()
    play(match, "tree m12")
    return match


def at_last_tree() -> Play:
    """After the third tree."""
    match = at_trees()
    play(match, "tree m11", "tree m10")
    return match


def at_cats() -> Play:
    """Between rounds, the other seat surveyed last."""
    match = Table(forests={0: "TTPT TTTT TTTT TTC.", 1: "TC"}, paw=1).match()
    trees(match, "n13")
    return match


def at_ghost_cat() -> Play:
    """The ghost's cat sits down."""
    return Table(players=1, phase="ghost-cat").match()


SITUATIONS = [
    at_turn, at_shape, at_spot, at_hat, at_lay, at_trees, at_last_tree, at_cats, at_ghost_cat,
]  # fmt: skip


@pytest.mark.parametrize("situation", SITUATIONS)
def test_random_decisions_are_equally_likely(situation: Callable[[], Play]) -> None:
    """WIS-25, WIS-29, WIS-30, WIS-33, WIS-45, WIS-90: every legal one, and no other."""
    match = situation()
    seat = match.to_act[0]
    state = match.state.clone()
    state.seed(7)
    legal = state.legal(seat)
    found = Counter(state.sample(seat) for _ in range(200 * len(legal)))
    assert set(found) == set(legal)
    assert all(130 < count < 270 for count in found.values())


@pytest.mark.parametrize(
    ("situation", "idle"),
    [
        (at_turn, "tree l12"),
        (at_shape, "shape I2"),
        (at_spot, "wisp m11"),
        (at_trees, "done"),
        (at_last_tree, "done"),
        (at_cats, "stay"),
        (at_ghost_cat, "ghost 1"),
    ],
)
def test_what_an_abandoned_seat_does(situation: Callable[[], Play], idle: str) -> None:
    """WIS-33, WIS-45: a single tree, and its cat stays; what was begun is finished somehow."""
    match = situation()
    seat = match.to_act[0]
    assert GAME.moves.move(match.state.idle(seat)).notation == idle


def test_an_abandoned_turn_is_finished() -> None:
    """WIS-29, WIS-30: also in the middle of a wisp turn."""
    match = at_hat()
    while match.to_act == (0,):
        action = match.state.idle(0)
        assert action in match.state.legal(0)
        match.play(0, GAME.moves.move(action))
    assert "H" in "".join(match.view(None)["forests"][0])


def test_fortune_has_its_true_odds() -> None:
    """WIS-15, WIS-91: what a searcher draws comes as often as it should."""
    match = Table(pond="PP......").match()
    play(match, "refresh")
    state = match.state.clone()
    state.seed(3)
    tiles = Counter(state.sample(CHANCE) for _ in range(3000))
    assert set(tiles) == {0, 1, 2, 3}
    alone = Table(players=1, pond="GPHOhPHO", phase="firefly").match().state.clone()
    alone.seed(3)
    fireflies = Counter(alone.sample(CHANCE) for _ in range(1600))
    assert set(fireflies) == {1, 2, 3, 4}
    assert 120 < fireflies[1] < 280
    assert 500 < fireflies[2] < 700
    assert 500 < fireflies[3] < 700
    assert GAME.odds(alone) == {1: 1, 2: 3, 3: 3, 4: 1}


def test_dealing_is_told_tile_by_tile() -> None:
    """WIS-10: with its space and kind."""
    match = Table(pond="PP......").match()
    play(match, "refresh")
    events = deal(match, "PHOhPHOh")
    assert [(event.name, event.facts["space"]) for event in events] == [("dealt", n) for n in range(1, 9)]
