"""Dumps that are no positions are not loaded: compiled rules trust their numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stolek.games.wispwood import GAME
from stolek.games.wispwood.codes import (
    ARRANGING,
    DEALING,
    DRAWING,
    EMPTY,
    FIREFLY,
    GHOST,
    GHOST_CAT,
    LEVELS,
    NO_CARD,
    NO_KIND,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
    OVER,
    STARTING,
)
from stolek.games.wispwood.rules import Wispwood
from tests.games.wispwood.positions import SIDE, Dump, Table, number, play

Change = Callable[[Dump], Dump]


def put(field: str, place: int, value: int) -> Change:
    """Write one number into a list."""

    def change(dump: Dump) -> Dump:
        dump[field][place] = value
        return dump

    return change


def say(**fields: Any) -> Change:
    """Write whole fields."""
    return lambda dump: dump | fields


def both(*changes: Change) -> Change:
    """One change after another."""

    def change(dump: Dump) -> Dump:
        for one in changes:
            dump = one(dump)
        return dump

    return change


# ---- positions ------------------------------------------------------------------------------------

FOREST = "TPT TCT .HT"
FIRST_GAME = ["P-SUDOKU", "H-DIAGONAL", "O-AROUND", "E-ADJACENT", "T-LARGEST"]


def sitting() -> Dump:
    """Two players, seat 0 on turn in the first round."""
    return Table(forests={0: FOREST, 1: "CT"}).dump()


def alone() -> Dump:
    """Alone against the ghost, in the turn after its first firefly."""
    return Table(players=1, forests={0: FOREST}, pond="PHOhG.PH", shown=(2,), collected="O").dump()


def haunted() -> Dump:
    """Alone: the next firefly is due."""
    return alone() | {"phase": FIREFLY, "fresh": 0}


def dealing_for_ghost() -> Dump:
    """Alone: the ghost has shown a four, and the pond is dealt anew for it."""
    return Table(players=1, pond="....G...", shown=(4,), phase="dealing").dump() | {"firefly": 4}


def start_of(players: int, until: int, **options: Any) -> Dump:
    """A game that has just begun, at this step of its set-up."""
    state = GAME.set_up(players, GAME.agreed(players, options))
    while state.phase != until:
        state.apply(-1, state.sample(-1))
    return state.dump()


def drawing() -> Dump:
    """Two players, two cards drawn."""
    state = GAME.set_up(2, GAME.agreed(2, {}))
    for _ in range(2):
        state.apply(-1, state.sample(-1))
    return state.dump()


def arranging() -> Dump:
    """Two players, the edges of the pond are laid."""
    return start_of(2, ARRANGING)


def arranging_freely() -> Dump:
    """Two players, the shapes are laid one by one."""
    return start_of(2, ARRANGING, pond="free")


def starting() -> Dump:
    """Two players, who begins?"""
    return start_of(2, STARTING)


def dealing() -> Dump:
    """Two players, the pond is dealt for the first time."""
    return start_of(2, DEALING, first=1)


def levels() -> Dump:
    """Alone, the ghost's levels are drawn."""
    return start_of(1, LEVELS)


def ghost_cat() -> Dump:
    """Alone, the ghost's cat comes to the pond."""
    return start_of(1, GHOST_CAT)


def without_tree_card() -> Dump:
    """Two players without a tree card."""
    return Table(cards=FIRST_GAME[:4], forests={0: FOREST}).dump()


def after(*notations: str) -> Callable[[], Dump]:
    """What is reached from `sitting` by these decisions."""

    def dump() -> Dump:
        match = Table(forests={0: FOREST, 1: "CT"}).match()
        play(match, *notations)
        return match.state.dump()

    dump.__name__ = "after " + (notations[-1] if notations else "nothing")
    return dump


took = after("take 1")
shaped = after("take 1", "cat shape L4")
spotted = after("take 1", "shape I2", "wisp l14")
planted = after("tree o13")
laid = after("take 1", "shape I2", "wisp l14", "lay s")


def alike() -> Dump:
    """The pond has orbs only, so it may be refreshed free of charge."""
    return Table(pond="OO.O....").dump()


def took_of_alike() -> Dump:
    """One of them has been taken."""
    match = Table(pond="OO.O....").match()
    play(match, "take 1")
    return match.state.dump()


def boxed_in() -> Dump:
    """A cat with tiles all around it, and a wisp in hand."""
    match = Table(forests={0: "TPT TCT THT"}).match()
    play(match, "take 1", "cat shape L4")
    return match.state.dump()


def cats() -> Dump:
    """Between two rounds: both cats may move."""
    return Table(forests={0: FOREST, 1: "CT"}, phase="cats", choosing=(0, 1), scored={0: [5]}).dump()


def ghost_scored() -> Dump:
    """Alone between two rounds: the ghost has points, too."""
    ghost = Table(players=1, pond="PHOhG.PH", shown=(1, 2, 2, 3), collected="OOPP", ghost_points=(22,))
    return replace(ghost, forests={0: FOREST}, phase="cats", choosing=(0,)).dump()


def over() -> Dump:
    """The end of a game."""
    forests = {0: FOREST, 1: "CT"}
    return Table(round=3, forests=forests, phase="over", scored={0: [5, 6, 7]}, filled={1: (1, 3)}).dump()


FULL_RING = [0, 6, 1, 7, 2, 5, 4, 3]


def at(kind: int, cell: str, seat: int = 0) -> int:
    """The place of a row of wisps in a dump."""
    return (seat * 4 + kind) * SIDE + number(cell) // SIDE


def bit(cell: str) -> int:
    """A cell in its row."""
    return 1 << number(cell) % SIDE


def more_trees(*cells: str) -> Change:
    """Trees that come from nowhere."""

    def change(dump: Dump) -> Dump:
        for cell in cells:
            dump["trees"][number(cell) // SIDE] |= bit(cell)
        return dump

    return change


def fewer_shapes(count: int) -> Change:
    """Only so many shapes lie around the pond."""
    return lambda dump: dump | {"slots": dump["slots"][:count] + [NO_SHAPE] * (8 - count)}


def whole_ring(count: int) -> Change:
    """So many shapes lie around the pond, edge by edge."""
    return say(slots=FULL_RING[:count] + [NO_SHAPE] * (8 - count))


def supply(unseen: int, stock: int) -> Change:
    """So many tiles are unseen, all of them pumpkins; the others lie on the discard pile."""

    def change(dump: Dump) -> Dump:
        total = [sum(counts) for counts in zip(dump["pool"], dump["discards"], strict=True)]
        total[0] -= unseen
        return dump | {"pool": [unseen, 0, 0, 0], "discards": total, "stock": stock}

    return change


def older_supply(count: int) -> Change:
    """So many pumpkins lie face down and come from an older supply."""
    return lambda dump: both(put("pool", 0, dump["pool"][0] - count), put("apart", 0, count))(dump)


def collecting(count: int) -> Change:
    """The ghost has so many orbs, taken from the supply."""

    def change(dump: Dump) -> Dump:
        more = count - dump["collected"][2]
        dump["collected"][2] += more
        dump["pool"][2] -= more
        return dump | {"stock": dump["stock"] - more}

    return change


def emptied(dump: Dump) -> Dump:
    """The wisp of the first space lies in the supply again."""
    dump["pool"][dump["pond"][0]] += 1
    dump["pond"][0] = EMPTY
    return dump | {"stock": dump["stock"] + 1}


BROKEN: list[tuple[Callable[[], Dump], Change, str]] = [
    # seats, phase, round, turn
    (sitting, say(players=0), "WIS-8"),
    (sitting, say(players=5), "WIS-8"),
    (sitting, say(phase=0), "no such phase"),
    (sitting, say(phase=OVER + 1), "no such phase"),
    (sitting, say(rounds=1), "no such round"),
    (sitting, say(rounds=4), "no such round"),
    (sitting, say(round=-1), "no such round"),
    (over, say(round=3), "no such round"),
    (over, say(rounds=2), "no such round"),
    (starting, say(round=1), "set up before"),
    (drawing, say(round=2), "set up before"),
    (over, say(round=1), "WIS-85"),
    (cats, say(round=2), "WIS-85"),
    (cats, say(round=1, rounds=2), "WIS-85"),
    (sitting, say(turn=-1), "WIS-13"),
    (sitting, say(turn=2), "WIS-13"),
    (sitting, say(paw=2), "WIS-13"),
    (sitting, say(paw=-1), "WIS-13"),
    (starting, say(turn=0), "WIS-13"),
    (starting, say(turn=3), "WIS-13"),
    (drawing, say(turn=3), "WIS-13"),
    (levels, say(turn=1), "WIS-13"),
    (sitting, say(ready=4), "cats of seats"),
    (sitting, say(ready=-1), "cats of seats"),
    (sitting, say(fresh=2), "WIS-26"),
    (sitting, say(fresh=-1), "WIS-26"),
    (sitting, say(fresh=1), "WIS-26"),
    (took, say(fresh=1), "WIS-26"),
    (took_of_alike, say(fresh=1), "WIS-26"),
    (cats, say(fresh=1), "WIS-26"),
    (starting, say(fresh=1), "WIS-26"),
    (haunted, say(fresh=1), "WIS-26"),
    (sitting, say(choosing=1), "WIS-45"),
    (cats, say(choosing=0), "WIS-45"),
    (cats, say(choosing=4), "WIS-45"),
    (cats, say(choosing=-1), "WIS-45"),
    # cards
    (sitting, say(decks=3), "WIS-86"),
    (sitting, say(decks=6), "WIS-86"),
    (sitting, say(choice=3), "WIS-86"),
    (sitting, say(choice=-1), "WIS-86"),
    (sitting, put("cards", 0, NO_CARD), "deck by deck"),
    (sitting, say(decks=4), "deck by deck"),
    (drawing, put("cards", 4, 22), "deck by deck"),
    (sitting, put("cards", 4, NO_CARD), "one card of each deck"),
    (without_tree_card, say(decks=5), "one card of each deck"),
    (arranging, say(phase=DRAWING), "one card of each deck"),
    (drawing, say(phase=ARRANGING), "one card of each deck"),
    (sitting, put("cards", 0, 5), "none of the deck of pumpkin"),
    (sitting, put("cards", 4, 20), "none of the deck of tree"),
    (sitting, put("cards", 2, 16), "none of the deck of orb"),
    (sitting, put("cards", 3, -1), "none of the deck of heart"),
    (sitting, put("cards", 3, 28), "none of the deck of heart"),
    (sitting, put("cards", 4, -1), "none of the deck of tree"),
    # shapes around the pond
    (sitting, say(per_piece=0), "clockwise"),
    (sitting, say(per_piece=3), "clockwise"),
    (arranging_freely, put("slots", 1, 3), "clockwise"),
    (sitting, put("slots", 0, NO_SHAPE), "clockwise"),
    (arranging_freely, say(slots=[1, 1, *[NO_SHAPE] * 6]), "every shape once"),
    (arranging_freely, put("slots", 0, -1), "every shape once"),
    (arranging_freely, put("slots", 0, 9), "every shape once"),
    (sitting, put("slots", 0, 1), "every shape once"),
    (arranging, say(slots=[6, 0, *[NO_SHAPE] * 6]), "an edge has two shapes"),
    (arranging, say(slots=[0, 1, *[NO_SHAPE] * 6]), "an edge has two shapes"),
    (arranging, say(slots=[6, 1, *[NO_SHAPE] * 6]), "an edge has two shapes"),
    (arranging, put("slots", 2, 1), "an edge has two shapes"),
    (sitting, fewer_shapes(6), "lacks shapes"),
    (starting, fewer_shapes(6), "lacks shapes"),
    (arranging, whole_ring(8), "complete already"),
    (arranging, whole_ring(6), "complete already"),
    (arranging_freely, whole_ring(7), "complete already"),
    (drawing, whole_ring(6), "complete already"),
    # the pond
    (sitting, put("pond", 0, 6), "something strange"),
    (sitting, put("pond", 0, -1), "something strange"),
    (sitting, put("pond", 0, GHOST), "too early, or in company"),
    (alone, put("pond", 3, GHOST), "a single cat"),
    (alone, put("pond", 5, GHOST), "a single cat"),
    (sitting, put("pond", 2, GHOST), "too early, or in company"),
    (ghost_cat, put("pond", 2, GHOST), "too early, or in company"),
    (levels, put("pond", 2, GHOST), "too early, or in company"),
    (alone, put("pond", 4, EMPTY), "ghost's cat is missing"),
    (haunted, put("pond", 4, EMPTY), "ghost's cat is missing"),
    (starting, put("pond", 0, 1), "before the set-up"),
    (drawing, put("pond", 7, 1), "before the set-up"),
    (sitting, say(phase=DEALING), "no space to deal to"),
    (ghost_cat, put("pond", 3, EMPTY), "to a full pond"),
    (sitting, say(phase=GHOST_CAT, fresh=0), "to a full pond"),
    (sitting, say(pond=[EMPTY] * 8), "WIS-26"),
    (alone, say(pond=[*[EMPTY] * 4, GHOST, *[EMPTY] * 3]), "WIS-26"),
    (took, say(pond=[EMPTY] * 8), "WIS-26"),
    (spotted, say(pond=[EMPTY] * 8), "WIS-26"),
    # forests
    (sitting, put("trees", 0, 1 << SIDE), "25 cells"),
    (sitting, put("trees", 0, -1), "25 cells"),
    (sitting, put("wisps", 399, 1 << SIDE), "25 cells"),
    (sitting, put("trees", 2 * SIDE + 12, 1), "seat that is not there"),
    (sitting, put("wisps", 3 * 4 * SIDE, 1), "seat that is not there"),
    (sitting, put("cats", 2, 5), "seat that is not there"),
    (sitting, put("cats", 0, -1), "seat 0 has no cat"),
    (sitting, put("cats", 1, SIDE * SIDE), "seat 1 has no cat"),
    (sitting, more_trees("m13"), "two tiles on one cell"),
    (sitting, more_trees("m12"), "two tiles on one cell"),
    (sitting, put("wisps", at(3, "m12"), bit("m12")), "two tiles on one cell"),
    (sitting, put("wisps", at(0, "m13", 1), bit("m13")), "seat 1 has two tiles"),
    (sitting, more_trees("p13"), "seat 0 does not fit"),
    (sitting, more_trees("m16"), "seat 0 does not fit"),
    (sitting, put("cats", 1, number("m12") - 3), "seat 1 does not fit"),
    (cats, lambda dump: dump | {"trees": [0] * SIDE + dump["trees"][SIDE:]}, "cat of seat 0 has no tree"),
    (cats, put("trees", SIDE + number("n13") // SIDE, 0), "cat of seat 1 has no tree"),
    (starting, more_trees("n13"), "seat 0 has tiles before"),
    (drawing, put("wisps", at(2, "m14", 1), bit("m14")), "seat 1 has tiles before"),
    # tiles
    (sitting, put("pool", 0, -1), "less than no tiles"),
    (sitting, put("apart", 1, -1), "less than no tiles"),
    (sitting, put("discards", 2, -1), "less than no tiles"),
    (sitting, put("collected", 3, -1), "less than no tiles"),
    (sitting, put("discards", 0, 1), "41 tiles of pumpkin"),
    (sitting, put("apart", 3, 1), "41 tiles of heart"),
    (sitting, put("collected", 1, 1), "41 tiles of hat"),
    (sitting, put("wisps", at(0, "m12"), 0), "39 tiles of pumpkin"),
    (sitting, put("pond", 2, EMPTY), "39 tiles of orb"),
    (alone, put("collected", 2, 2), "40 tiles of orb"),
    (sitting, say(stock=100), "WIS-14"),
    (sitting, say(stock=-1), "WIS-14"),
    (sitting, more_trees("n15"), "WIS-14"),
    (sitting, put("trees", SIDE + 12, 0), "WIS-14"),
    (sitting, supply(7, stock=-1), "WIS-14"),
    (sitting, older_supply(9), "WIS-14"),
    (dealing, say(pool=[2, 0, 0, 0], discards=[38, 40, 40, 40], stock=0), "WIS-16"),
    # a ghost
    (alone, say(ghost=0), "for who plays alone"),
    (alone, say(ghost=5), "for who plays alone"),
    (sitting, say(ghost=1), "for who plays alone"),
    (sitting, say(ghost=-1), "for who plays alone"),
    (alone, put("levels", 0, NO_KIND), "a level of its own"),
    (alone, put("levels", 0, 1), "a level of its own"),
    (alone, put("levels", 0, 5), "a level of its own"),
    (alone, put("levels", 0, -1), "a level of its own"),
    (alone, put("levels", 3, NO_KIND), "drawn at the set-up"),
    (levels, say(levels=[0, 1, 2, NO_KIND]), "drawn at the set-up"),
    (lambda: start_of(1, ARRANGING), put("levels", 0, 1), "drawn at the set-up"),
    (sitting, say(levels=[0, 1, 2, 3]), "drawn at the set-up"),
    (sitting, say(phase=FIREFLY, fresh=0), "no such step"),
    (lambda: start_of(1, LEVELS), say(phase=STARTING, turn=1), "WIS-13"),
    (starting, say(phase=LEVELS, turn=0), "no such step"),
    # fireflies
    (alone, put("fireflies", 1, 2), "more fireflies"),
    (alone, put("fireflies", 0, 1), "more fireflies"),
    (alone, put("fireflies", 1, -1), "more fireflies"),
    (sitting, put("fireflies", 2, 1), "more fireflies"),
    (alone, say(fireflies=[0, 0, 0, 2, 1]), "used up"),
    (haunted, say(fireflies=[0, 0, 0, 3, 1]), "used up"),
    (alone, say(firefly=2), "revealed too early"),
    (haunted, say(firefly=2), "revealed too early"),
    (dealing, say(firefly=2), "revealed too early"),
    (lambda: start_of(1, DEALING), say(firefly=2), "revealed too early"),
    (ghost_cat, put("fireflies", 2, 2), "before the ghost's cat sits"),
    (ghost_cat, say(round=1), "before the ghost's cat sits"),
    (dealing_for_ghost, say(firefly=5), "no such firefly"),
    (dealing_for_ghost, say(firefly=-1), "no such firefly"),
    (dealing_for_ghost, say(firefly=3), "no such firefly"),
    (alone, collecting(5), "more wisps than fireflies"),
    (dealing_for_ghost, collecting(5), "more wisps than fireflies"),
    (sitting, collecting(1), "more wisps than fireflies"),
    # the wisp in hand
    (took, say(space=NO_SPACE), "no wisp in hand"),
    (took, say(space=-1), "no wisp in hand"),
    (took, emptied, "no wisp in hand"),
    (sitting, say(space=0), "a wisp in hand at the wrong time"),
    (laid, say(space=0), "a wisp in hand at the wrong time"),
    (took, say(shape=0), "a shape at the wrong time"),
    (shaped, say(shape=NO_SHAPE), "a shape at the wrong time"),
    (shaped, say(shape=-1), "a shape at the wrong time"),
    (spotted, say(shape=NO_SHAPE), "a shape at the wrong time"),
    (sitting, say(shape=0), "a shape at the wrong time"),
    (shaped, say(spot=3), "a cell at the wrong time"),
    (spotted, say(spot=NO_SPOT), "a cell at the wrong time"),
    (spotted, say(spot=-1), "a cell at the wrong time"),
    (sitting, say(laid=1), "trees at the wrong time"),
    (planted, say(laid=0), "trees at the wrong time"),
    (planted, say(laid=4), "trees at the wrong time"),
    (laid, say(laid=1), "trees at the wrong time"),
    # points
    (sitting, put("points", 0, 1), "seat 0 has points"),
    (cats, put("points", 6, 1), "seat 0 has points"),
    (cats, put("points", 0, -1), "seat 0 has points"),
    (over, put("points", 2 * 18, 1), "seat 2 has points"),
    (sitting, put("filled", 0, 1), "seat 0 has filled"),
    (cats, put("filled", 1, 2), "seat 1 has filled"),
    (cats, put("filled", 1, -1), "seat 1 has filled"),
    (over, put("filled", 0, 8), "seat 0 has filled"),
    (over, put("filled", 2, 1), "seat 2 has filled"),
    (alone, put("ghost_points", 0, 1), "WIS-98"),
    (alone, put("ghost_points", 2, -1), "WIS-98"),
    (over, put("ghost_points", 0, 1), "WIS-98"),
    (ghost_scored, put("ghost_points", 0, -1), "WIS-98"),
    (ghost_scored, put("ghost_points", 1, 1), "WIS-98"),
    # nothing to do
    (boxed_in, both(put("cards", 1, 7), put("pond", 0, 1), put("pond", 1, 0)), "WIS-36"),
    (spotted, say(spot=number("a1")), "WIS-36"),
    (spotted, say(spot=number("m13")), "WIS-36"),
]


@pytest.mark.parametrize(("start", "change", "clue"), BROKEN, ids=range(len(BROKEN)))
def test_no_position(start: Callable[[], Dump], change: Change, clue: str) -> None:
    """WIS-2, WIS-8, WIS-9, WIS-12, WIS-18, WIS-29, WIS-43, WIS-91: refused with a clue."""
    assert Wispwood.load(start()).dump() == start()
    with pytest.raises(ValueError, match=clue):
        Wispwood.load(change(start()))


@pytest.mark.parametrize(
    ("start", "change"),
    [
        (alike, say(fresh=1)),
        (alike, say(fresh=0)),
        (sitting, supply(8, stock=0)),
        (sitting, older_supply(8)),
        (alone, collecting(4)),
        (planted, say(laid=3)),
        (over, put("filled", 0, 7)),
        (drawing, say(turn=0)),
    ],
)
def test_at_the_edge_of_what_can_be(start: Callable[[], Dump], change: Change) -> None:
    """WIS-13, WIS-14, WIS-33, WIS-38, WIS-93: just possible, so loaded."""
    assert Wispwood.load(change(start())).dump() == change(start())


ALL = "TTTT TTTT TTTT TTTC"


@pytest.mark.parametrize(
    "table",
    [
        Table(forests={0: ALL}),
        Table(forests={0: ALL}, hidden=(0,)),
        Table(forests={1: ALL}),
        Table(players=3, forests={2: ALL}, turn=1),
        Table(players=3, forests={0: ALL}, turn=2, paw=1),
        Table(players=1, forests={0: ALL}, pond="PHOhG.PH", shown=(2,), collected="O", phase="firefly"),
        Table(players=1, forests={0: ALL}, pond="PHOhG.PH", shown=(2,), collected="O"),
    ],
    ids=range(7),
)
def test_a_turn_with_a_full_grid(table: Table) -> None:
    """WIS-41: nobody has a turn any more, now or later in this round."""
    with pytest.raises(ValueError, match=r"WIS-(36|41)"):
        Wispwood.load(table.dump())


@pytest.mark.parametrize(
    "table",
    [
        Table(forests={0: ALL}, turn=1),
        Table(forests={1: ALL}, paw=1),
        Table(players=3, forests={1: ALL, 2: ALL}, turn=0, paw=1),
        Table(players=4, forests={0: ALL, 3: ALL}, turn=1, paw=3),
    ],
    ids=range(4),
)
def test_the_turns_after_a_full_grid(table: Table) -> None:
    """WIS-39, WIS-41: those who come later in this cycle have theirs."""
    state = Wispwood.load(table.dump())
    state.playout()
    assert state.over()


def test_the_grid_is_full_before_the_turn_is_done() -> None:
    """WIS-25, WIS-41: the last tile lies, `done` has not been said yet."""
    match = Table(forests={0: "TTTT TTTT TTTT TTC."}).match()
    play(match, "tree n13")
    assert Wispwood.load(match.state.dump()) == match.state
    match = Table(forests={0: "TTTT TTTT TTTT TC.."}).match()
    play(match, "take 1", "shape I2", "wisp n13", "lay e")
    assert Wispwood.load(match.state.dump()) == match.state


@pytest.mark.parametrize("cell", ["a1", "y1", "a25", "y25"])
@pytest.mark.parametrize("players", [1, 2])
def test_forests_in_a_corner(players: int, cell: str) -> None:
    """WIS-1, WIS-18: where no game ever gets, there is still room enough."""
    ghost = {"pond": "PHOhG.PH", "shown": (2,), "collected": "O"} if players == 1 else {}
    table = Table(players=players, cats=dict.fromkeys(range(players), cell), **ghost)  # type: ignore[arg-type]
    for seed in range(5):
        state = Wispwood.load(table.dump())
        state.seed(seed)
        state.playout()
        assert state.over()
        assert Wispwood.load(state.dump()) == state


# ---- every position of a game is one --------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"cards": "promos", "pond": "free"},
        {"cards": FIRST_GAME, "tree_card": True},
        {"tree_card": False, "rounds": 2},
        {"cards": "one-paw", "pond": "free", "rounds": 2},
    ],
)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_play_reaches(players: int, options: dict[str, Any]) -> None:
    """WIS-8, WIS-14, WIS-43: it can be dumped and loaded at every step, with the same moves."""
    state = GAME.set_up(players, GAME.agreed(players, options))
    state.seed(players)
    dice = Random(players)
    while not state.over():
        again = Wispwood.load(state.dump())
        assert again == state
        assert again.dump() == state.dump()
        for seat in state.actors():
            assert again.legal(seat) == state.legal(seat)
        seat = dice.choice(state.actors())
        state.apply(seat, state.sample(seat))
    assert Wispwood.load(state.dump()).ranks() == state.ranks()


@pytest.mark.parametrize("seed", range(2))
def test_an_empty_supply(seed: int) -> None:
    """WIS-16, WIS-16a: four who refresh whenever they can; also then no dump is refused."""
    state = GAME.set_up(4, GAME.agreed(4, {}))
    state.seed(seed)
    reshuffled = False
    while not state.over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, state.sample(seat) if seat < 0 or legal[0] > 1 else legal[0])
        reshuffled |= sum(state.apart) > 0
        Wispwood.load(state.dump())
    assert reshuffled
