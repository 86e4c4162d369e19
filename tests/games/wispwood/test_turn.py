"""A turn: refreshes, a wisp with its shape, or trees (WIS-25 … WIS-37)."""

from __future__ import annotations

import pytest

from tests.games.wispwood.facts import RING, SHAPES
from tests.games.wispwood.positions import (
    Table,
    deal,
    forest,
    moves,
    names,
    only,
    play,
    pond,
    refused,
    targets,
    trees,
)

FULL_BUT_ONE = "TTTT TTTT TTTT TTC."
SPOTTED = "T.T. .T.T T.TC .T.T"


# ---- the order of things ------------------------------------------------------------------------


def test_refresh_then_cat_refresh_then_a_wisp_or_trees() -> None:
    """WIS-25: the free refresh first, then the cat's, then one of the two turns; no other order."""
    match = Table(pond="OO......").match()
    assert {"refresh", "cat refresh", "take 1", "tree m12"} <= moves(match)
    play(match, "refresh")
    deal(match, "hhhhhhhh")
    assert "refresh" not in moves(match)
    play(match, "cat refresh")
    deal(match, "PPPPPPPP")
    assert not {"refresh", "cat refresh"} & moves(match)
    play(match, "take 1", "shape I2")
    with refused(match, "refresh-too-late", "WIS-25"):
        play(match, "refresh")
    with refused(match, "wisp-chosen", "WIS-25"):
        play(match, "take 2")


def test_the_free_refresh_comes_before_the_cats() -> None:
    """WIS-25, WIS-26: after the cat's refresh there is none, though all eight are alike."""
    match = Table(pond="OO......").match()
    play(match, "cat refresh")
    deal(match, "hhhhhhhh")
    assert not {"refresh", "cat refresh"} & moves(match)
    with refused(match, "refreshed-already", "WIS-26"):
        play(match, "refresh")


def test_nobody_passes() -> None:
    """WIS-25: a turn without a tile is none; and neither is one after a refresh."""
    match = Table(pond="OO......").match()
    for _ in range(2):
        with refused(match, "no-passing", "WIS-25"):
            play(match, "done")
        if "refresh" in moves(match):
            play(match, "refresh")
            deal(match, "PHOhPHOh")


def test_one_turn_is_of_wisps_or_of_trees() -> None:
    """WIS-25: after the wisp no tree of one's own, after a tree no wisp."""
    match = Table().match()
    play(match, "tree m12")
    assert not targets(match, "take")
    with refused(match, "tree-turn", "WIS-25"):
        play(match, "take 1")
    with refused(match, "refresh-too-late", "WIS-25"):
        play(match, "cat refresh")
    play(match, "done", "take 1", "shape I2", "wisp m12", "lay n")
    assert moves(match) == {"done"}
    with refused(match, "turn-is-over", "WIS-25"):
        play(match, "tree m14")


# ---- the free refresh ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pond_", "offered"),
    [
        ("OO......", True),
        ("O.......", True),
        ("...h....", True),
        ("HHHHHHHH", True),
        ("Oh......", False),
        ("HHHHHHHh", False),
        ("P......H", False),
    ],
)
def test_when_the_pond_may_be_refreshed(pond_: str, offered: bool) -> None:
    """WIS-26: all its wisps of one kind, also a single one (A10); afterwards the cat may refresh as well."""
    match = Table(pond=pond_).match()
    assert ("refresh" in moves(match)) == offered
    assert "cat refresh" in moves(match)
    if not offered:
        with refused(match, "not-all-alike", "WIS-26"):
            play(match, "refresh")
        return
    refreshed = only(play(match, "refresh"), "refreshed")
    assert (refreshed.clause, refreshed.facts) == ("WIS-26", {"seat": 0})
    deal(match, "PHOhPHOh")
    assert "cat refresh" in moves(match)
    assert match.view(None)["cats"] == ["ready", "ready"]


def test_an_empty_pond_is_dealt_at_once() -> None:
    """WIS-26: it must be, at the start of a turn, and that was the refresh, though all may be alike (A10)."""
    match = Table(pond=".......P").match()
    play(match, "take 8", "cat shape I2", "wisp m12", "lay n")
    assert pond(match) == "........"
    refilled = only(play(match, "done"), "refilled")
    assert (refilled.clause, refilled.facts) == ("WIS-26", {"seat": 1})
    assert match.chance is not None
    deal(match, "HHHHHHHH")
    assert match.to_act == (1,)
    assert "refresh" not in moves(match)
    assert "cat refresh" in moves(match)


def test_the_free_refresh_is_not_repeated() -> None:
    """WIS-26: although eight new wisps are all alike."""
    match = Table(pond="OO......").match()
    play(match, "refresh")
    deal(match, "PPPPPPPP")
    with refused(match, "refreshed-already", "WIS-26"):
        play(match, "refresh")
    trees(match, "m12")
    assert "refresh" in moves(match)  # the next player's turn has a start of its own


def test_a_refresh_discards_everything() -> None:
    """WIS-16, WIS-26, WIS-27: all wisps go, eight new ones come, also to the empty spaces."""
    for how in ("refresh", "cat refresh"):
        match = Table(pond=".O...OO.").match()
        supply = match.view(None)["supply"]
        play(match, how)
        assert pond(match) == "........"
        assert match.view(None)["discards"]["orb"] == 3
        deal(match, "PHOhPHOh")
        assert pond(match) == "PHOhPHOh"
        assert match.view(None)["supply"] == supply - 8


# ---- the cat's refresh --------------------------------------------------------------------------


def test_the_cat_refreshes_any_pond() -> None:
    """WIS-27: it hides; a hidden cat cannot."""
    match = Table().match()
    refreshed = only(play(match, "cat refresh"), "refreshed-by-cat")
    assert (refreshed.clause, refreshed.facts) == ("WIS-27", {"seat": 0})
    assert match.view(None)["cats"] == ["hidden", "ready"]
    deal(match, "PHOhPHOh")
    with refused(match, "cat-hidden", "WIS-27"):
        play(match, "cat refresh")
    hidden = Table(hidden=[0]).match()
    assert "cat refresh" not in moves(hidden)
    assert "cat refresh" in moves(Table(hidden=[0], turn=1).match())


def test_the_cat_refreshes_before_a_wisp_is_chosen() -> None:
    """WIS-27: and not any more in the middle of a turn."""
    match = Table().match()
    for notation in ("take 1", "shape I2", "wisp m12", "lay n"):
        play(match, notation)
        with refused(match, "refresh-too-late", "WIS-25"):
            play(match, "cat refresh")


# ---- a turn with a wisp -------------------------------------------------------------------------


def test_a_taken_wisp_leaves_its_space_empty() -> None:
    """WIS-28: until the next refresh."""
    match = Table().match()
    play(match, "take 3", "shape I3", "wisp m12", "lay n,nn")
    assert pond(match) == "PH.hPHOh"
    play(match, "done")
    with refused(match, "space-empty", "WIS-28"):
        play(match, "take 3")
    play(match, "cat refresh")
    deal(match, "PPPPPPPP")
    assert pond(match) == "PPPPPPPP"


@pytest.mark.parametrize("space", range(1, 9))
def test_the_two_shapes_beside_the_wisp(space: int) -> None:
    """WIS-29, WIS-31: they never cost the cat; all others do, and are open only while it is ready."""
    near = {RING[space - 1], RING[space - 2]}
    for hidden in ([], [0]):
        match = Table(pond="PPPPPPPP", hidden=hidden).match()
        play(match, f"take {space}")
        assert targets(match, "shape") == near
        assert targets(match, "cat shape") == (set() if hidden else set(SHAPES) - near)
        for shape in SHAPES:
            if shape in near:
                code, clause = ("cat-hidden", "WIS-32") if hidden else ("shape-is-beside", "WIS-31")
                with refused(match, code, clause):
                    play(match, f"cat shape {shape}")
            else:
                with refused(match, "shape-not-beside" if hidden else "shape-needs-cat", "WIS-29"):
                    play(match, f"shape {shape}")


def test_choosing_a_shape() -> None:
    """WIS-29, WIS-31: one beside the wisp keeps the cat as it is; any other hides it at once."""
    match = Table().match()
    chose = only(play(match, "take 1", "shape I2"), "chose-shape")
    assert (chose.clause, chose.facts) == ("WIS-29", {"seat": 0, "shape": "I2"})
    assert match.view(None)["cats"][0] == "ready"
    match = Table().match()
    chose = only(play(match, "take 1", "cat shape O4"), "chose-shape-by-cat")
    assert (chose.clause, chose.facts) == ("WIS-29", {"seat": 0, "shape": "O4"})
    assert match.view(None)["cats"][0] == "hidden"
    play(match, "wisp m12", "lay n,e,ne", "done")
    assert match.view(None)["cats"] == ["hidden", "ready"]


def test_the_wisp_may_be_any_cell_of_the_shape() -> None:
    """WIS-30: with a tree from the supply on each of the others."""
    match = Table(ring=("L4", *[shape for shape in RING if shape != "L4"])).match()
    supply = match.view(None)["supply"]
    play(match, "take 1", "shape L4", "wisp m11")
    assert {"s,se,see", "s,ss,sse"} & targets(match, "lay") == {"s,se,see"}
    laid = only(play(match, "lay n,s,nw"), "laid")
    assert laid.clause == "WIS-30"
    assert laid.facts == {
        "seat": 0,
        "kind": "pumpkin",
        "shape": "L4",
        "cell": "m11",
        "trees": ["l10", "m10", "m12"],
    }
    assert forest(match) == "TT .P .T .C"
    assert match.view(None)["supply"] == supply - 3


@pytest.mark.parametrize(("shape", "lay", "size"), [("I2", "n", 2), ("V3", "n,e", 3), ("O4", "n,e,ne", 4)])
def test_as_many_trees_as_the_shape_has_other_cells(shape: str, lay: str, size: int) -> None:
    """WIS-30: size less one, out of the supply."""
    match = Table(pond="O.......").match()
    supply = match.view(None)["supply"]
    verb = "shape" if shape == "I2" else "cat shape"
    play(match, "take 1", f"{verb} {shape}", "wisp m12", f"lay {lay}")
    assert forest(match).count("T") == size - 1
    assert match.view(None)["supply"] == supply - size + 1
    assert sum(match.view(None)["discards"].values()) == 0


def test_a_refresh_by_the_cat_closes_the_other_shapes() -> None:
    """WIS-32: it is hidden already."""
    match = Table().match()
    play(match, "cat refresh")
    deal(match, "PHOhPHOh")
    play(match, "take 1")
    assert moves(match) == {"shape I2", "shape I4"}
    with refused(match, "cat-hidden", "WIS-32"):
        play(match, "cat shape O4")


def test_a_wisp_turn_does_not_ready_the_cat() -> None:
    """WIS-34: only a tree turn does."""
    match = Table(hidden=[0, 1]).match()
    events = play(match, "take 1", "shape I2", "wisp m12", "lay n", "done")
    assert match.view(None)["cats"] == ["hidden", "hidden"]
    assert "cat-ready" not in names(events)


# ---- a turn with trees --------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_two_or_three_trees(count: int) -> None:
    """WIS-33, WIS-33a: one after another, each beside what lies there then; after each one may stop."""
    match = Table().match()
    supply = match.view(None)["supply"]
    for number, cell in enumerate(("m12", "m11", "m10")[:count]):
        assert f"tree {cell}" in moves(match)
        assert ("done" in moves(match)) == (number > 0)
        laid = only(play(match, f"tree {cell}"), "laid-tree")
        assert (laid.clause, laid.facts) == ("WIS-33", {"seat": 0, "cell": cell, "count": number + 1})
        assert match.view(None)["trees_left"] == 2 - number
    assert forest(match) == " ".join("T" * count + "C")
    assert match.view(None)["supply"] == supply - count
    play(match, "done")
    assert match.to_act == (1,)


def test_not_four_trees() -> None:
    """WIS-33: three at the most."""
    match = Table().match()
    play(match, "tree m12", "tree l13", "tree n13")
    assert moves(match) == {"done"}
    with refused(match, "three-trees-only", "WIS-33"):
        play(match, "tree m14")


def test_a_tree_may_lie_beside_one_just_laid() -> None:
    """WIS-33: which was not possible before."""
    match = Table().match()
    with refused(match, "not-beside", "WIS-20"):
        play(match, "tree m11")
    play(match, "tree m12")
    assert "tree m11" in moves(match)
    with refused(match, "outside-grid", "WIS-18"):
        play(match, "tree m9")
    play(match, "tree m11", "tree m10")


def test_trees_stop_when_the_grid_is_full() -> None:
    """WIS-33: then only the end of the turn is left."""
    match = Table(forests={0: FULL_BUT_ONE}).match()
    play(match, "tree n13")
    assert moves(match) == {"done"}
    assert match.view(None)["full"][0] is True


def test_a_tree_turn_readies_the_cat() -> None:
    """WIS-34: a hidden one; one that is ready stays so."""
    match = Table(hidden=[0]).match()
    ready = only(trees(match, "m12"), "cat-ready")
    assert (ready.clause, ready.facts) == ("WIS-34", {"seat": 0})
    assert match.view(None)["cats"] == ["ready", "ready"]
    assert "cat-ready" not in names(trees(match, "m12"))
    assert match.view(None)["cats"] == ["ready", "ready"]


def test_the_cat_is_ready_when_the_turn_is_over() -> None:
    """WIS-34: not while trees are laid."""
    match = Table(hidden=[0]).match()
    play(match, "tree m12")
    assert match.view(None)["cats"][0] == "hidden"
    play(match, "tree m11", "done")
    assert match.view(None)["cats"][0] == "ready"


def test_a_cat_hidden_in_this_very_turn() -> None:
    """WIS-34: after its refresh and a single tree it is ready again (A11)."""
    match = Table().match()
    play(match, "cat refresh")
    deal(match, "PHOhPHOh")
    assert match.view(None)["cats"][0] == "hidden"
    trees(match, "m12")
    assert match.view(None)["cats"][0] == "ready"


def test_trees_are_always_an_answer() -> None:
    """WIS-35: also where wisps could be laid."""
    match = Table().match()
    assert targets(match, "take") == {str(space) for space in range(1, 9)}
    assert targets(match, "tree") == {"m12", "m14", "l13", "n13"}


def test_trees_are_the_only_answer_where_no_wisp_fits() -> None:
    """WIS-35, WIS-36: they are asked for as such; and in a grid with holes there is always one."""
    match = Table(forests={0: SPOTTED}, hidden=[0]).match()
    assert {move.split()[0] for move in moves(match)} == {"tree"}
    trees(match, *sorted(targets(match, "tree"))[:3])


@pytest.mark.parametrize(
    "rows", ["CTTT", "C T T T", "CTTT TTTT TTTT", FULL_BUT_ONE, SPOTTED, "C..P .... .... P..P"]
)
def test_nobody_is_ever_stuck(rows: str) -> None:
    """WIS-36: who is not full can lay a tree: in a hole of the box, or beyond the box, which can grow."""
    match = Table(forests={0: rows}, hidden=[0]).match()
    assert targets(match, "tree")


def test_fifteen_tiles() -> None:
    """WIS-24, WIS-35: one cell is left, so a single tree is the only turn, after a refresh or not (A16)."""
    match = Table(forests={0: FULL_BUT_ONE}, pond="PPPPPPPP").match()
    assert moves(match) == {"refresh", "cat refresh", "tree n13"}
    play(match, "cat refresh")
    deal(match, "PHOhPHOh")
    assert moves(match) == {"tree n13"}
    play(match, "tree n13")
    assert moves(match) == {"done"}


def test_the_cat_helps_only_who_wants_it() -> None:
    """WIS-35, WIS-37: shapes by the cat are offered; trees may be chosen all the same."""
    rows = "TTTT TTTT TTT. TTC."
    match = Table(forests={0: rows}, pond="..PP....").match()
    assert {"take 3", "take 4", "cat refresh", "tree n13"} <= moves(match)
    play(match, "take 3")
    assert moves(match) == {"cat shape I2"}
    hidden = Table(forests={0: rows}, pond="..PP....", hidden=[0]).match()
    assert {move.split()[0] for move in moves(hidden)} == {"tree", "refresh"}
    trees(Table(forests={0: rows}, pond="..PP....").match(), "n13")
