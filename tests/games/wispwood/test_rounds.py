"""Rounds: how they end, what stays, cats and paw, and the end of the game (WIS-38 … WIS-50, WIS-85)."""

from __future__ import annotations

import pytest

from stolek import Item
from stolek.games.wispwood import GAME
from stolek.games.wispwood.rules.state import Wispwood
from stolek.words.speak import Speaker
from tests.games.wispwood.facts import FILL, GRIDS
from tests.games.wispwood.positions import (
    Play,
    Table,
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

GAP = "n13"  # the cell beside the cat that is open in the forests below


def almost(round_: int = 1) -> str:
    """A forest of trees, full but for one cell."""
    side = GRIDS[round_]
    return " ".join(["T" * side] * (side - 1) + ["T" * (side - 2) + "C."])


def stay(match: Play) -> None:
    """All cats stay."""
    for seat in match.to_act:
        match.play(seat, "stay")


# ---- the end of a round ---------------------------------------------------------------------------


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_grid_is_full_with_all_its_tiles(round_: int) -> None:
    """WIS-38, WIS-39: cat, wisps and trees; one tile less is not enough."""
    rows = almost(round_).replace("T", "P", 3)
    match = Table(round=round_, forests={0: rows, 1: rows.replace("P", ".", 1)}, paw=0).match()
    assert match.view(None)["full"] == [False, False]
    full = only(trees(match, GAP), "full")
    assert (full.clause, full.facts) == ("WIS-38", {"seat": 0, "grid": GRIDS[round_]})
    assert match.view(None)["full"] == [True, False]
    assert "full" not in names(trees(match, GAP))


@pytest.mark.parametrize(("filler", "turns"), [(0, 3), (1, 2), (2, 1)])
@pytest.mark.parametrize("paw", [0, 1, 2])
def test_the_cycle_is_finished(filler: int, turns: int, paw: int) -> None:
    """WIS-13a, WIS-39, WIS-49: those after the one who fills have one more turn, all equally many (A12)."""
    seat = (paw + filler) % 3
    match = Table(players=3, forests={seat: almost()}, turn=seat, paw=paw).match()
    for number in range(turns):
        assert match.view(None)["phase"] == "turn"
        assert match.to_act == ((seat + number) % 3,)
        trees(match, GAP)
    assert match.view(None)["phase"] == "cats"
    stay(match)
    assert (match.view(None)["round"], match.to_act) == (2, ((paw + 1) % 3,))
    assert match.view(None)["paw"] == (paw + 1) % 3


def test_the_round_goes_on_while_nobody_is_full() -> None:
    """WIS-39: however often the paw comes round."""
    match = Table(players=3).match()
    for cell in ("m12", "m14", "l13"):
        for seat in range(3):
            assert match.to_act == (seat,)
            trees(match, cell)
    assert match.view(None)["round"] == 1


def test_several_fill_in_the_last_cycle() -> None:
    """WIS-40: all of them get the bonus, and the round counts for each."""
    match = Table(players=4, forests=dict.fromkeys((0, 1, 3), almost())).match()
    for _ in range(4):
        trees(match, GAP)
    view = match.view(None)
    assert [scored[0]["fill"] for scored in view["scored"]] == [2, 2, 0, 2]
    assert view["full_rounds"] == [1, 1, 0, 1]


def test_who_is_full_has_no_turn() -> None:
    """WIS-41: the cycle ends before, and the next grid is larger."""
    match = Table(forests={0: almost(), 1: almost()}).match()
    trees(match, GAP)
    assert match.to_act == (1,)
    trees(match, GAP)
    stay(match)
    assert match.view(None)["full"] == [False, False]
    assert match.view(None)["grid"] == 5


def test_every_turn_adds_tiles() -> None:
    """WIS-42: one to four, so a round ends."""
    match = Table(pond="PPPPPPPP").match()
    held = [1, 1]
    for notations in (
        ["tree m12"],
        ["tree m12", "tree m11", "tree m10"],
        ["take 7", "shape O4", "wisp n13", "lay n,e,ne"],
        ["take 1", "shape I2", "wisp n13", "lay e"],
    ):
        seat = match.to_act[0]
        play(match, *notations, "done")
        now = sum(letter != "." for row in match.view(None)["forests"][seat] for letter in row)
        assert 1 <= now - held[seat] <= 4
        held[seat] = now


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_everybody_scores(round_: int) -> None:
    """WIS-43, WIS-44: cards, and a bonus for who is full; what was scored before stands."""
    forests = {0: almost(round_), 1: "PT CT"}
    earlier = {0: [20, 30][: round_ - 1], 1: [5, 6][: round_ - 1]}
    match = Table(round=round_, forests=forests, scored=earlier).match()
    trees(match, GAP)
    trees(match, "m14")
    view = match.view(None)
    side = GRIDS[round_]
    first = {"P-SUDOKU": 0, "H-DIAGONAL": 0, "O-AROUND": 0, "E-ADJACENT": 0}
    total = side * side - 1 + FILL[round_]
    full = {"T-LARGEST": side * side - 1, "fill": FILL[round_], "total": total}
    assert view["scored"][0][-1] == first | full
    assert view["scored"][1][-1] == first | {"P-SUDOKU": 4, "T-LARGEST": 2, "fill": 0, "total": 6}
    assert view["scores"] == [sum(earlier[0]) + total, sum(earlier[1]) + 6]
    assert len(view["scored"][0]) == round_


# ---- between rounds ---------------------------------------------------------------------------------


def between() -> Play:
    """After the first round of two players, the first one has filled the grid."""
    rows = {0: "TPTT TTTT HTTT TTC.", 1: "PT CT"}
    match = Table(forests=rows, hidden=[1], discards="PPOh").match()
    trees(match, GAP)
    play(match, "take 1", "shape I2", "wisp l13", "lay s", "done")
    return match


def test_all_cats_may_move_at_the_same_time() -> None:
    """WIS-45: onto any tree of one's own forest, or stay; in any order."""
    match = between()
    assert match.to_act == (0, 1)
    assert match.view(None)["choosing"] == [0, 1]
    rows = match.view(None)["forests"][1]
    assert rows == [".PT", "PCT", "T.."]
    assert moves(match, 1) == {"stay", "cat n12", "cat n13", "cat l14"}
    assert len(moves(match, 0)) == 1 + 13
    moved = only(match.play(1, "cat n12"), "cat-moved")
    assert (moved.clause, moved.facts) == ("WIS-45", {"seat": 1, "from": "m13", "cell": "n12"})
    assert list(match.to_act) == [0]
    assert match.view(None)["choosing"] == [0]
    with refused(match, "not-your-turn", "WIS-45"):
        match.play(1, "stay")
    stayed = only(match.play(0, "stay"), "cat-stayed")
    assert (stayed.clause, stayed.facts) == ("WIS-45", {"seat": 0})
    assert match.view(None)["round"] == 2


def test_cats_do_not_move_elsewhere() -> None:
    """WIS-45: neither onto wisps, empty cells, its own place, nor trees of another."""
    match = between()
    for cell in ("m12", "l13", "m13", "l12", "k10"):
        with refused(match, "no-tree-there", "WIS-45"):
            match.play(1, f"cat {cell}")


def test_the_tile_under_the_cat_stays() -> None:
    """WIS-2, WIS-46, WIS-47: the one it leaves becomes a tree and goes with the trees."""
    match = between()
    match.play(1, "cat n12")
    assert match.view(None)["forests"][1] == [".PC", "PTT", "T.."]
    match.play(0, "stay")
    assert match.view(None)["forests"][1] == [".PC", "P.."]


def test_trees_go_and_wisps_stay() -> None:
    """WIS-22, WIS-47: cats with their tiles stay, too; cells are what they were."""
    match = between()
    stay(match)
    assert forest(match) == ".P. ... H.. ..C"
    assert forest(match, 1) == ".P PC"
    assert match.view(None)["corners"] == ["k10", "l12"]
    assert match.state.dump()["cats"][:2] == [312, 312]


def test_what_is_not_reset() -> None:
    """WIS-48: pond, discards and cats are as they were; a hidden one stays hidden."""
    match = between()
    before = match.view(None)
    stay(match)
    after = match.view(None)
    assert pond(match) == ".HOhPHOh"
    for what in ("pond", "discards", "cats", "cards", "shapes", "scores"):
        assert after[what] == before[what]
    assert after["cats"] == ["ready", "hidden"]


def test_an_empty_pond_is_dealt_in_the_next_round() -> None:
    """WIS-26, WIS-48: by the player who begins it."""
    match = Table(forests={0: almost()}, pond="P.......").match()
    trees(match, GAP)
    play(match, "take 1", "shape I2", "wisp m12", "lay n", "done")
    events = []
    for seat in (0, 1):
        events = match.play(seat, "stay")
    assert names(events) == ["cat-stayed", "trees-returned", "round", "refilled"]
    assert match.chance is not None


@pytest.mark.parametrize("paw", [0, 1, 2])
def test_the_paw_passes_to_the_left(paw: int) -> None:
    """WIS-49: and who has it begins."""
    last = (paw + 2) % 3
    match = Table(players=3, forests={last: almost()}, turn=last, paw=paw).match()
    trees(match, GAP)
    events = []
    for seat in match.to_act:
        events = match.play(seat, "stay")
    began = only(events, "round")
    following = (paw + 1) % 3
    assert (began.clause, began.facts) == ("WIS-49", {"round": 2, "grid": 5, "seat": following})
    assert (match.view(None)["paw"], match.to_act) == (following, (following,))


def test_who_has_no_tree_is_not_asked() -> None:
    """WIS-50: the cat stays where it is."""
    match = Table(players=3, forests={0: "TC", 1: almost(), 2: "P C"}, turn=1, paw=2).match()
    trees(match, GAP)
    assert match.to_act == (0, 1)
    assert match.view(None)["choosing"] == [0, 1]
    match.play(0, "stay")
    match.play(1, "stay")
    assert (match.view(None)["round"], forest(match, 2)) == (2, "P C")


def test_where_nobody_has_a_tree_the_next_round_begins() -> None:
    """WIS-50: at once, nobody is asked."""
    match = Table(forests={1: "PPPP HHHH OOOO hhCh"}, turn=1, phase="laid").match()
    events = play(match, "done")
    assert names(events)[-2:] == ["trees-returned", "round"]
    assert (match.view(None)["round"], match.view(None)["phase"], match.to_act) == (2, "turn", (1,))
    assert only(events, "trees-returned").facts == {"count": 0}


# ---- the end of the game -----------------------------------------------------------------------------


def ended(scored: dict[int, list[int]], filled: dict[int, list[int]], players: int = 2) -> Play:
    """The end of a game with these points before the last round, in which all forests score the same and
    nobody is full but the last seat."""
    last = players - 1
    forests = {last: almost(3)}
    match = Table(players=players, round=3, forests=forests, turn=last, scored=scored, filled=filled).match()
    trees(match, GAP)
    return match


def test_the_highest_sum_wins() -> None:
    """WIS-85: after the third round; nobody moves a cat any more."""
    match = ended({0: [50, 60], 1: [20, 30], 2: [70, 10]}, {}, 3)
    assert match.outcome is not None
    assert match.to_act == ()
    assert match.outcome.scores == (110, 50, 80 + 35 + 6)
    assert match.outcome.ranks == (2, 3, 1)
    assert (match.outcome.ending, match.outcome.clause) == ("last-round", "WIS-85")
    assert match.view(None)["phase"] == "over"
    over = only(match.told(None), "ended")
    assert (over.clause, over.facts) == ("WIS-85", {"ending": "last-round"})
    with refused(match, "match-over", "WIS-85"):
        match.play(0, "stay")


def test_a_tie_is_broken_by_full_grids() -> None:
    """WIS-85: more rounds with a full grid; which ones does not matter."""
    match = ended({0: [50, 60], 1: [50, 60], 2: [1, 1]}, {0: [1], 1: [1, 2]}, 3)
    assert match.outcome is not None
    assert match.outcome.scores[:2] == (110, 110)
    assert match.outcome.ranks == (2, 1, 3)
    assert match.outcome.order == ((110, 1), (110, 2), (43, 1))
    other = ended({0: [50, 60], 1: [50, 60], 2: [1, 1]}, {0: [2], 1: [1]}, 3)
    assert other.outcome is not None
    assert other.outcome.ranks == (1, 1, 3)


def test_a_shared_victory_and_shared_places() -> None:
    """WIS-85: the same points and as many full grids; the others are ordered likewise."""
    match = ended({0: [50, 60], 1: [60, 50], 2: [50, 20], 3: [20, 9]}, {0: [1], 1: [2], 2: [1]}, 4)
    assert match.outcome is not None
    assert match.outcome.scores == (110, 110, 70, 70)
    assert match.outcome.order[2:] == ((70, 1), (70, 1))
    assert match.outcome.ranks == (1, 1, 3, 3)


def test_points_come_before_full_grids() -> None:
    """WIS-85: full grids decide ties only."""
    match = ended({0: [50, 61], 1: [50, 60], 2: [1, 1]}, {1: [1, 2]}, 3)
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 2, 3)


def test_the_game_goes_on_before_its_last_round() -> None:
    """WIS-7, WIS-85: after the first and the second one there is no result."""
    for round_ in (1, 2):
        match = Table(round=round_, forests={1: almost(round_)}, turn=1).match()
        trees(match, GAP)
        assert match.outcome is None
        assert match.view(None)["phase"] == "cats"
        stay(match)
        assert match.view(None)["round"] == round_ + 1
        assert targets(match, "tree")


def test_what_the_points_are_made_of() -> None:
    """WIS-43, WIS-85: every card of every round, and full grids."""
    match = ended({0: [50, 60], 1: [20, 30]}, {})
    assert match.outcome is not None
    items = match.outcome.items[1]
    assert sum(item.points for item in items) == match.outcome.scores[1]
    fills = [(item.clause, item.points, item.facts) for item in items if item.name == "fill"]
    assert fills == [("WIS-43", 6, {"rounds": [0, 0, 6]})]
    cards = {item.facts["card"]: item.facts["rounds"] for item in items if item.name == "card"}
    assert cards["P-SUDOKU"][:2] == [20, 30]
    assert cards["T-LARGEST"] == [0, 0, 35]
    assert all(item.clause == "WIS-43" for item in items)


@pytest.mark.parametrize(
    ("language", "several", "one"),
    [
        ("en", "Full grids: 6 points (rounds: 0 + 0 + 6)", "Full grids: 2 points"),
        ("cs", "Plné mřížky: 6 bodů (kola: 0 + 0 + 6)", "Plné mřížky: 2 body"),
        ("sk", "Plné mriežky: 6 bodov (kolá: 0 + 0 + 6)", "Plné mriežky: 2 body"),
    ],
)
def test_points_are_told_round_by_round(language: str, several: str, one: str) -> None:
    """WIS-43: a sum is shown as one, as soon as there is something to add."""
    say = Speaker(language, GAME)
    fill = Item(name="fill", clause="WIS-43", points=6, facts={"rounds": [0, 0, 6]})
    assert say.item(fill) == several
    assert say.item(Item(name="fill", clause="WIS-43", points=2, facts={"rounds": [2]})) == one


# ---- loaded in the middle of a round ----------------------------------------------------------------

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
