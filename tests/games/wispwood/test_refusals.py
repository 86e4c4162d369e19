"""What the rules do not allow: each request is refused with its clause, and changes nothing."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from stolek import CHANCE, Refusal
from stolek.games.wispwood import GAME
from stolek.games.wispwood.play import refusals
from tests.games.wispwood.facts import FIRST_GAME
from tests.games.wispwood.positions import Play, Table, check_words, play, refused, trees

AROUND = (FIRST_GAME[0], "H-AROUND", *FIRST_GAME[2:])
FULL_BUT_TWO = "TTTT TTTT TTTT T.C."


def fresh() -> Play:
    """A turn begins; the pond has all kinds, but one space is empty."""
    return Table(pond="PHOhPHO.").match()


def hidden() -> Play:
    """The same with a hidden cat."""
    return Table(pond="PHOhPHO.", hidden=[0]).match()


def alike() -> Play:
    """The free refresh has been made, and all new wisps are alike."""
    match = Table(pond="PP......").match()
    play(match, "refresh")
    for _ in range(8):
        match.draw("O")
    return match


def crowded() -> Play:
    """Single holes only."""
    return Table(forests={0: FULL_BUT_TWO}, pond="PHOhPHOh").match()


def far_hole() -> Play:
    """A hole that no hat may lie in, with a hidden cat: a domino would fit."""
    table = Table(forests={0: "..TT TTTT TTTT TTCT"}, cards=AROUND, pond="HPHPPPPP", hidden=[0])
    return table.match()


def taken() -> Play:
    """A pumpkin is in hand."""
    match = Table(forests={0: "CTTT"}).match()
    play(match, "take 1")
    return match


def taken_with_hidden_cat() -> Play:
    """The same, with a hidden cat."""
    match = Table(forests={0: "CTTT"}, hidden=[0]).match()
    play(match, "take 1")
    return match


def tight() -> Play:
    """A pumpkin is in hand, only the domino fits."""
    match = Table(forests={0: "TTTT TTTT TTT. TTC."}).match()
    play(match, "take 2")
    return match


def shaped() -> Play:
    """A pumpkin with a domino."""
    match = taken()
    play(match, "shape I2")
    return match


def shaped_hat() -> Play:
    """A hat with a domino; it may lie around the cat only."""
    match = Table(cards=AROUND, pond="HP......").match()
    play(match, "take 1", "shape I2")
    return match


def spotted() -> Play:
    """A pumpkin with a domino, and its cell is chosen."""
    match = shaped()
    play(match, "wisp m12")
    return match


def laid() -> Play:
    """The pumpkin lies there."""
    match = spotted()
    play(match, "lay n")
    return match


def one_tree() -> Play:
    """One tree has been laid."""
    match = fresh()
    play(match, "tree m12")
    return match


def three_trees() -> Play:
    """Three trees have been laid."""
    match = one_tree()
    play(match, "tree m11", "tree m10")
    return match


def cats() -> Play:
    """Between rounds."""
    match = Table(forests={0: "PTTT TTTT TTTT TTC.", 1: "TC"}, turn=0, paw=1).match()
    trees(match, "n13")
    return match


def ghost_cat() -> Play:
    """The ghost's cat is to sit down."""
    return Table(players=1, phase="ghost-cat").match()


def solo() -> Play:
    """The player's turn against the ghost."""
    return Table(players=1, pond="PHGhPHOh").match()


def firefly() -> Play:
    """The ghost's turn."""
    return Table(players=1, pond="PHGhPHOh", phase="firefly").match()


def over() -> Play:
    """The game has ended."""
    rows = " ".join(["TTTTTT"] * 5 + ["TTTTC."])
    match = Table(round=3, forests={1: rows}, turn=1).match()
    trees(match, "n13")
    return match


REQUESTS: list[tuple[Callable[[], Play], str, str, str | None]] = [
    (fresh, "refresh", "not-all-alike", "WIS-26"),
    (alike, "refresh", "refreshed-already", "WIS-26"),
    (hidden, "cat refresh", "cat-hidden", "WIS-27"),
    (fresh, "done", "no-passing", "WIS-25"),
    (fresh, "take 8", "space-empty", "WIS-28"),
    (crowded, "take 1", "wisp-finds-no-place", "WIS-24"),
    (crowded, "take 2", "wisp-finds-no-place", "WIS-59"),
    (far_hole, "take 1", "wisp-finds-no-place", "WIS-59"),
    (solo, "take 3", "ghost-sits-there", "WIS-96"),
    (fresh, "tree m13", "cell-taken", "WIS-22"),
    (fresh, "tree m9", "outside-grid", "WIS-18"),
    (fresh, "tree q13", "outside-grid", "WIS-18"),
    (fresh, "tree n12", "not-beside", "WIS-20"),
    (fresh, "tree m10", "not-beside", "WIS-20"),
    (fresh, "shape L4", "take-first", "WIS-29"),
    (fresh, "cat shape L4", "take-first", "WIS-29"),
    (fresh, "wisp m12", "take-first", "WIS-29"),
    (fresh, "lay n", "take-first", "WIS-29"),
    (fresh, "stay", "cat-moves-between-rounds", "WIS-45"),
    (fresh, "cat m12", "cat-moves-between-rounds", "WIS-45"),
    (laid, "stay", "cat-moves-between-rounds", "WIS-45"),
    (fresh, "ghost 1", "no-ghost-cat-now", "WIS-90"),
    (solo, "ghost 1", "no-ghost-cat-now", "WIS-90"),
    (taken, "refresh", "refresh-too-late", "WIS-25"),
    (one_tree, "refresh", "refresh-too-late", "WIS-25"),
    (laid, "cat refresh", "refresh-too-late", "WIS-25"),
    (taken, "take 2", "wisp-chosen", "WIS-25"),
    (shaped, "take 2", "wisp-chosen", "WIS-25"),
    (spotted, "take 1", "wisp-chosen", "WIS-25"),
    (laid, "take 2", "wisp-chosen", "WIS-25"),
    (one_tree, "take 1", "tree-turn", "WIS-25"),
    (taken, "tree m12", "choose-shape", "WIS-29"),
    (taken, "done", "choose-shape", "WIS-29"),
    (taken, "wisp m12", "choose-shape", "WIS-29"),
    (taken, "lay n", "choose-shape", "WIS-29"),
    (taken, "cat shape I2", "shape-is-beside", "WIS-31"),
    (taken, "cat shape I4", "shape-is-beside", "WIS-31"),
    (taken, "shape O4", "shape-needs-cat", "WIS-29"),
    (taken_with_hidden_cat, "shape O4", "shape-not-beside", "WIS-29"),
    (taken_with_hidden_cat, "cat shape O4", "cat-hidden", "WIS-32"),
    (tight, "shape T4", "shape-finds-no-place", "WIS-24"),
    (tight, "cat shape O4", "shape-finds-no-place", "WIS-24"),
    (shaped, "shape I2", "choose-spot", "WIS-30"),
    (shaped, "done", "choose-spot", "WIS-30"),
    (shaped, "tree m12", "choose-spot", "WIS-30"),
    (shaped, "lay n", "choose-spot", "WIS-30"),
    (shaped, "wisp m13", "cell-taken", "WIS-22"),
    (shaped, "wisp p13", "cell-taken", "WIS-22"),
    (shaped, "wisp q13", "outside-grid", "WIS-18"),
    (shaped, "wisp l12", "outside-grid", "WIS-18"),
    (shaped, "wisp m10", "shape-does-not-fit-there", "WIS-20"),
    (shaped_hat, "wisp m11", "hat-not-allowed", "WIS-62"),
    (shaped_hat, "wisp m10", "shape-does-not-fit-there", "WIS-20"),
    (spotted, "wisp m11", "choose-lay", "WIS-30"),
    (spotted, "done", "choose-lay", "WIS-30"),
    (spotted, "tree m11", "choose-lay", "WIS-30"),
    (spotted, "lay n,nn", "other-shape", "WIS-30"),
    (spotted, "lay s", "lay-does-not-fit", "WIS-20"),
    (spotted, "lay w", "lay-does-not-fit", "WIS-20"),
    (laid, "tree m10", "turn-is-over", "WIS-25"),
    (laid, "lay n", "turn-is-over", "WIS-25"),
    (laid, "shape I2", "turn-is-over", "WIS-25"),
    (one_tree, "shape I2", "turn-is-over", "WIS-25"),
    (one_tree, "tree m12", "cell-taken", "WIS-22"),
    (one_tree, "tree m9", "outside-grid", "WIS-18"),
    (one_tree, "tree m10", "not-beside", "WIS-20"),
    (three_trees, "tree n13", "three-trees-only", "WIS-33"),
    (three_trees, "take 1", "tree-turn", "WIS-25"),
    (cats, "done", "only-cats-move", "WIS-45"),
    (cats, "take 1", "only-cats-move", "WIS-45"),
    (cats, "tree m14", "only-cats-move", "WIS-45"),
    (cats, "ghost 1", "only-cats-move", "WIS-45"),
    (cats, "cat m13", "no-tree-there", "WIS-45"),
    (cats, "cat k10", "no-tree-there", "WIS-45"),
    (cats, "cat a1", "no-tree-there", "WIS-45"),
    (ghost_cat, "take 1", "ghost-cat-first", "WIS-90"),
    (ghost_cat, "tree m12", "ghost-cat-first", "WIS-90"),
    (ghost_cat, "stay", "ghost-cat-first", "WIS-90"),
    (firefly, "take 1", "waiting-for-chance", "WIS-93"),
    (over, "done", "match-over", "WIS-85"),
    (fresh, "", "unreadable-move", "WIS-25"),
    (fresh, "take 9", "unknown-space", "WIS-9"),
    (fresh, "tree z9", "unknown-cell", "WIS-1"),
]


@pytest.mark.parametrize(("situation", "request_", "code", "clause"), REQUESTS)
def test_a_request_that_is_refused(
    situation: Callable[[], Play], request_: str, code: str, clause: str | None
) -> None:
    """WIS-18, WIS-20, WIS-22, WIS-25, WIS-29, WIS-30, WIS-33, WIS-45: each with its clause."""
    match = situation()
    seat = match.to_act[0] if match.to_act else 0
    with refused(match, code, clause):
        match.play(seat, request_)
    with pytest.raises(Refusal) as caught:
        match.preview(seat, request_)
    assert caught.value.code == code
    check_words(caught.value)


@pytest.mark.parametrize(
    ("situation", "seat", "clause"),
    [
        (fresh, 1, "WIS-25"),
        (taken, 1, "WIS-29"),
        (shaped, 1, "WIS-30"),
        (spotted, 1, "WIS-30"),
        (laid, 1, "WIS-25"),
        (one_tree, 1, "WIS-33a"),
        (three_trees, 1, "WIS-25"),
        (crowded, 1, "WIS-35"),
        (alike, 1, "WIS-25"),
    ],
)
def test_it_is_not_your_turn(situation: Callable[[], Play], seat: int, clause: str) -> None:
    """WIS-13a: the other one is asked; with the clause of what he is asked."""
    match = situation()
    with refused(match, "not-your-turn", clause):
        match.play(seat, "tree m12")


@pytest.mark.parametrize(
    ("situation", "request_", "facts"),
    [
        (fresh, "take 8", {"space": 8}),
        (solo, "take 3", {"space": 3}),
        (crowded, "take 2", {"kind": "hat", "space": 2}),
        (fresh, "tree m9", {"cell": "m9", "grid": 4}),
        (fresh, "tree m10", {"cell": "m10"}),
        (fresh, "tree m13", {"cell": "m13"}),
        (taken, "shape O4", {"shape": "O4"}),
        (taken, "cat shape I2", {"shape": "I2"}),
        (tight, "shape T4", {"shape": "T4", "kind": "hat"}),
        (shaped_hat, "wisp m11", {"cell": "m11", "card": "H-AROUND"}),
        (shaped, "wisp m10", {"cell": "m10", "shape": "I2"}),
        (spotted, "lay n,nn", {"lay": "n,nn", "shape": "I2"}),
        (spotted, "lay w", {"lay": "w", "cell": "m12"}),
        (three_trees, "tree n13", {"most": 3}),
        (cats, "cat k10", {"cell": "k10"}),
        (fresh, "refresh", {}),
    ],
)
def test_what_a_refusal_knows(situation: Callable[[], Play], request_: str, facts: dict[str, object]) -> None:
    """WIS-18, WIS-20, WIS-24, WIS-29, WIS-30, WIS-33: enough to say what was wrong."""
    match = situation()
    with pytest.raises(Refusal) as caught:
        match.play(match.to_act[0], request_)
    assert caught.value.facts == facts


@pytest.mark.parametrize("action", [-1, GAME.moves.parse("cat y25") + 1, 10**9])
@pytest.mark.parametrize("situation", [fresh, taken, shaped, spotted, laid, one_tree, cats, ghost_cat])
def test_an_action_that_does_not_exist(situation: Callable[[], Play], action: int) -> None:
    """WIS-25: numbers from nowhere are refused, too."""
    match = situation()
    seat = match.to_act[0]
    assert not match.state.is_legal(seat, action)
    objection = GAME.objection(match.state, seat, action)
    assert (objection.code, objection.clause) == ("unknown-move", "WIS-25")
    check_words(objection)


def test_a_cat_does_not_move_into_the_forest_of_a_neighbour() -> None:
    """WIS-45: the cell after the last one is no cell, although a tree lies in the first one of the next."""
    match = Table(forests={0: "TTTT TTTT TTTT TTC.", 1: "TC"}, cats={1: "b1"}, paw=1).match()
    trees(match, "n13")
    assert list(match.to_act) == [0, 1]
    assert not match.state.is_legal(0, GAME.moves.parse("cat y25") + 1)
    with refused(match, "no-tree-there", "WIS-45"):
        match.play(0, "cat a1")


@pytest.mark.parametrize("drawn", [(), ("first-game",), ("first-game", "E2", "E3")])
def test_an_outcome_that_does_not_exist(drawn: tuple[str, ...]) -> None:
    """WIS-15: nor does fortune bring what there is not."""
    match = GAME.start(2, chance="manual", cards="first-game" if drawn else "random", first=0)
    for text in drawn[1:]:
        match.draw(text)
    for outcome in (-1, 100, 10**9):
        assert not match.state.is_legal(CHANCE, outcome)
        objection = GAME.objection(match.state, CHANCE, outcome)
        assert (objection.code, objection.clause) == ("unknown-move", "WIS-15")


def test_what_fortune_cannot_bring() -> None:
    """WIS-9, WIS-12, WIS-16a, WIS-89, WIS-91: with the clause and the facts behind it."""
    match = GAME.start(2, chance="manual")
    found = [str_of(match, "H-LINE")]
    for text in ("P-PAIRS", "H-LINE", "O-LINE", "E-BEAM", "T-LINES"):
        match.draw(text)
    found.append(str_of(match, "E1"))
    solo = GAME.start(1, chance="manual", cards="first-game")
    for text in ("E2", "E3", "O"):
        solo.draw(text)
    found.append(str_of(solo, "O"))
    lonely = firefly()
    found.append(str_of(lonely, "7"))
    assert found == [
        (
            "card-not-in-deck",
            "WIS-12",
            {"card": "H-LINE", "known": ["P-AROUND", "P-SUDOKU", "P-DIAGONAL", "P-PAIRS", "P-GROUPS"]},
        ),
        ("piece-lies-already", "WIS-9", {}),
        ("level-taken", "WIS-89", {"kind": "orb"}),
        ("no-such-firefly", "WIS-91", {"number": 7}),
    ]


def str_of(match: Play, text: str) -> tuple[str, str | None, dict[str, object]]:
    """Why this cannot be drawn."""
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    check_words(caught.value)
    return caught.value.code, caught.value.clause, dict(caught.value.facts)


def test_every_reason_is_reached() -> None:
    """WIS-25, WIS-45, WIS-90: no reason that the rules can give is left out above."""
    written = set()
    for call in re.findall(r"Refusal\(([^,)]*)", inspect.getsource(refusals)):
        written |= set(re.findall(r'"([a-z-]+)"', call))
    fortune = {"card-not-in-deck", "piece-lies-already", "level-taken", "none-of-kind-left"}
    fortune |= {"no-such-seat", "no-such-firefly", "unknown-move"}  # in test_moves.py, test_supply.py, above
    assert fortune < written
    assert written - fortune <= {code for _, _, code, _ in REQUESTS}
