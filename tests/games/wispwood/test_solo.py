"""Alone against the ghost (WIS-89 … WIS-100)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stolek.games.wispwood import GAME
from stolek.games.wispwood.rules.codes import DEALING, EMPTY, GHOST, GHOST_CAT, STARTING, TURN
from stolek.games.wispwood.rules.state import Wispwood
from tests.games.wispwood.facts import FIREFLIES, FIRST_GAME, GHOSTS, GRIDS, KINDS, STACKS
from tests.games.wispwood.positions import (
    Play,
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
    tickets,
    trees,
)


def begun(**options: Any) -> Play:
    """A solo game whose levels come next."""
    match = GAME.start(1, chance="manual", cards="first-game", **options)
    match.draw("E2")
    match.draw("E3")
    return match


def waiting(pond_: str, **said: Any) -> Play:
    """The ghost's turn. Hats are worth most to it, then hearts, orbs, pumpkins."""
    return Table(players=1, pond=pond_, phase="firefly", **{"levels": "HhOP", **said}).match()


def ghost(match: Play) -> dict[str, Any]:
    """What is told of the ghost."""
    found: dict[str, Any] = match.view(None)["ghost"]
    return found


# ---- set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", GHOSTS)
def test_the_ghosts_board(board: int) -> None:
    """WIS-89: one wisp of each kind marks a level at random, the top one is worth most; 156 tiles play."""
    match = begun(ghost=board)
    assert match.view(None)["supply"] == 155
    for level, kind in enumerate("OhP"):
        facts = {"level": level + 1, "value": GHOSTS[board][level]}
        assert match.chance == {"name": "draw-level", "clause": "WIS-89", "facts": facts}
        assert tickets(match.state) == {other: 1 for other in KINDS if other not in "OhP"[:level]}
        drawn = match.draw(kind)[0]
        assert (drawn.name, drawn.clause) == ("level-drawn", "WIS-89")
        assert drawn.facts == facts | {"kind": KINDS[kind]}
    assert ghost(match)["levels"] == [
        {"kind": kind, "value": value, "collected": 0}
        for kind, value in zip(("orb", "heart", "pumpkin", "hat"), GHOSTS[board], strict=True)
    ]
    assert (ghost(match)["board"], ghost(match)["space"]) == (board, None)
    assert match.chance is not None
    assert match.chance["name"] == "draw-tile"
    assert tickets(match.state) == dict.fromkeys(KINDS, 39)
    assert match.view(None)["supply"] == 155


def test_the_easiest_ghost_unless_chosen() -> None:
    """WIS-89: the one with one paw."""
    assert [level["value"] for level in ghost(GAME.start(1, seed=1))["levels"]] == [6, 5, 4, 3]
    assert GAME.start(2, seed=1).view(None)["ghost"] is None


def test_the_ghosts_cat_replaces_a_wisp() -> None:
    """WIS-90: any one of eight, chosen by the player; it is discarded, seven remain."""
    match = begun()
    for kind in "PHO":
        match.draw(kind)
    deal(match, "PPHHOOhh")
    assert match.view(None)["phase"] == "ghost-cat"
    assert moves(match) == {f"ghost {space}" for space in range(1, 9)}
    with refused(match, "ghost-cat-first", "WIS-90"):
        play(match, "take 1")
    sits = only(play(match, "ghost 4"), "ghost-sits")
    assert (sits.clause, sits.facts) == ("WIS-90", {"space": 4, "kind": "hat"})
    assert pond(match) == "PPHGOOhh"
    assert match.view(None)["discards"] == {"pumpkin": 0, "hat": 1, "orb": 0, "heart": 0}
    assert (ghost(match)["space"], match.view(None)["supply"]) == (4, 147)
    assert match.chance is not None
    assert match.chance["name"] == "draw-firefly"  # WIS-92: the ghost is first
    match.draw("1")
    with refused(match, "no-ghost-cat-now", "WIS-90"):
        play(match, "ghost 1")


# ---- fireflies ------------------------------------------------------------------------------------------


def test_fireflies_lie_face_down() -> None:
    """WIS-91: every one that has not been shown in this round is as likely, those left out as well."""
    match = waiting("GPHOhPHO")
    hidden = Counter(map(str, FIREFLIES))
    assert match.chance == {"name": "draw-firefly", "clause": "WIS-93", "facts": {"left": 4}}
    for number in ("3", "1", "3"):
        assert tickets(match.state) == hidden
        shown = only(match.draw(number), "firefly")
        assert (shown.clause, shown.facts) == ("WIS-93", {"number": int(number)})
        hidden[number] -= 1
        hidden = +hidden
        trees(match, sorted(targets(match, "tree"))[0])
    assert sorted(ghost(match)["shown"]) == [1, 3, 3]
    assert ghost(match)["left"] == 1
    assert match.chance["facts"] == {"left": 1}
    with refused(match, "no-such-firefly", "WIS-91"):
        match.draw("1")


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_as_many_turns_as_fireflies(round_: int) -> None:
    """WIS-91, WIS-92, WIS-97: the ghost first, then alternately, until the player answered the last one."""
    match = waiting("GPHOhPHO", round=round_)
    shown: list[int] = []
    while match.view(None)["phase"] == "firefly" and match.view(None)["round"] == round_:
        number = FIREFLIES[len(shown)]
        match.draw(str(number))
        shown.append(number)
        if match.chance:
            deal(match, "PHOhPHO")
        assert match.to_act == (0,)
        if len(shown) < STACKS[round_]:
            trees(match, sorted(targets(match, "tree"))[0])
        else:
            break
    assert len(shown) == STACKS[round_]
    assert len(match.view(None)["scored"][0]) == round_ - 1
    trees(match, sorted(targets(match, "tree"))[0])
    assert len(match.view(None)["scored"][0]) == round_
    assert (match.outcome is not None) == (round_ == 3)


def test_fireflies_are_shuffled_anew_in_every_round() -> None:
    """WIS-91, WIS-99: all eight."""
    match = waiting("GPHOhPHO", shown=[1, 4, 3])
    match.draw("2")
    trees(match, "m12")
    match.play(0, "stay")
    assert ghost(match)["shown"] == []
    assert ghost(match)["left"] == 6
    assert tickets(match.state) == Counter(map(str, FIREFLIES))


# ---- the ghost's turn -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "firefly", "after"),
    [
        ("GPHOhPHO", 1, ".GHOhPHO"),  # one wisp is seen
        ("GPHOhPHO", 2, ".PGOhPHO"),  # the second is better
        ("GPOhhPHO", 4, ".POGhPHO"),  # of two hearts the first one
        ("GPPOPPHh", 4, ".PPGPPHh"),  # no further than four
        ("P..G..O.", 2, "P.....G."),  # empty spaces are skipped
        ("hOPPPPPG", 2, "GOPPPPP."),  # round the corner: space 1 comes after space 8
        ("PhGOP...", 4, "PG.OP..."),  # all of them, round the corner
        ("H......G", 1, "G......."),
        ("HHHHGHHH", 3, "HHHH.GHH"),  # the first of three
        ("PPPPPPGP", 1, "PPPPPP.G"),
        ("PPPPOPGP", 4, "PPPPOP.G"),  # it does not look back that far
        ("PPPPOPGP", 3, "PPPPOP.G"),
    ],
)
def test_what_the_ghost_takes(before: str, firefly: int, after: str) -> None:
    """WIS-93: the best of the first wisps clockwise, of several the first; its cat moves there."""
    match = waiting(before)
    taken = next(kind for kind, left in zip(before, after, strict=True) if left == "G" and kind != "G")
    took = only(match.draw(str(firefly)), "ghost-took")
    assert took.clause == "WIS-93"
    assert took.facts == {"space": after.index("G") + 1, "kind": KINDS[taken], "number": firefly}
    assert pond(match) == after
    assert bool(match.to_act) == (after.strip(".") != "G")  # or nothing is left for the player
    collected = {level["kind"]: level["collected"] for level in ghost(match)["levels"]}
    assert collected == {kind: int(letter == taken) for letter, kind in KINDS.items()}
    assert ghost(match)["space"] == pond(match).index("G") + 1
    assert sum(match.view(None)["discards"].values()) == 0


@pytest.mark.parametrize("levels", ["PHOh", "hOHP", "OhPH"])
def test_what_is_best_is_said_by_the_levels(levels: str) -> None:
    """WIS-89, WIS-93: the kind that lies on the higher level."""
    for first in range(4):
        seen = levels[first:]
        match = waiting("G" + seen[::-1] + "." * (7 - len(seen)), levels=levels)
        took = only(match.draw(str(len(seen))), "ghost-took")
        assert took.facts["kind"] == KINDS[levels[first]]


def test_too_few_wisps_for_the_ghost() -> None:
    """WIS-93: they are discarded, its cat stays, seven new ones are dealt; then it takes."""
    match = waiting("..P.G.H.")
    events = match.draw("3")
    assert names(events) == ["firefly", "ghost-refreshed"]
    assert (events[1].clause, events[1].facts) == ("WIS-93", {"count": 2})
    assert pond(match) == "....G..."
    assert match.view(None)["discards"] == {"pumpkin": 1, "hat": 1, "orb": 0, "heart": 0}
    assert match.to_act == ()
    supply = match.view(None)["supply"]
    events = deal(match, "PPPPOOH")
    assert match.view(None)["supply"] == supply - 7
    assert only(events, "ghost-took").facts == {"space": 8, "kind": "hat", "number": 3}
    assert pond(match) == "PPPP.OOG"
    assert list(match.to_act) == [0]


def test_just_enough_wisps_for_the_ghost() -> None:
    """WIS-93: as many as the firefly says are not too few."""
    match = waiting("..P.G.H.")
    assert names(match.draw("2")) == ["firefly", "ghost-took"]
    assert pond(match) == "..P...G."


def test_no_wisps_for_the_ghost() -> None:
    """WIS-93: an empty pond is dealt for any firefly."""
    match = waiting("....G...")
    assert names(match.draw("1")) == ["firefly", "ghost-refreshed"]
    deal(match, "PPPPhOH")
    assert pond(match) == "PPPP.GOH"


def test_the_ghost_never_refreshes_otherwise() -> None:
    """WIS-94: neither a pond all alike nor by a cat."""
    match = waiting("G.PP.P..")
    assert names(match.draw("2")) == ["firefly", "ghost-took"]
    assert pond(match) == "..GP.P.."


# ---- the player's turn ----------------------------------------------------------------------------------


def test_every_refresh_leaves_the_ghosts_cat() -> None:
    """WIS-95: free or by the cat, seven are dealt to the other spaces."""
    for how, before in (("refresh", "..P.G..P"), ("cat refresh", "..P.G..h")):
        match = Table(players=1, pond=before).match()
        play(match, how)
        assert pond(match) == "....G..."
        deal(match, "PHOhPHO")
        assert pond(match) == "PHOhGPHO"
        assert match.to_act == (0,)


def test_an_empty_pond_is_refilled_around_the_ghosts_cat() -> None:
    """WIS-26, WIS-95: when the ghost has taken the last wisp."""
    match = waiting("..P.G...")
    events = match.draw("1")
    assert names(events) == ["firefly", "ghost-took", "refilled"]
    assert pond(match) == "..G....."
    deal(match, "HHHHHHH")
    assert pond(match) == "HHGHHHHH"
    assert "refresh" not in moves(match)


@pytest.mark.parametrize(("pond_", "offered"), [("PP..G.P.", True), ("h...G...", True), ("PP..G.h.", False)])
def test_the_ghosts_cat_is_no_wisp(pond_: str, offered: bool) -> None:
    """WIS-95: all of one kind looks at wisps only."""
    assert ("refresh" in moves(Table(players=1, pond=pond_).match())) == offered


def test_the_space_of_the_ghosts_cat() -> None:
    """WIS-96: offers nothing; its shapes are reached from the neighbours or with the own cat."""
    match = Table(players=1, pond="PPPPGPPP", hidden=[0]).match()
    assert targets(match, "take") == set("1234678")
    with refused(match, "ghost-sits-there", "WIS-96"):
        play(match, "take 5")
    play(match, "take 4")
    assert targets(match, "shape") == {"I3", "L4"}
    other = Table(players=1, pond="PPPPGPPP").match()
    play(other, "take 6")
    assert targets(other, "shape") == {"V3", "S4"}
    assert "L4" in targets(other, "cat shape")


def test_there_is_no_paw() -> None:
    """WIS-92: nor a start player."""
    match = GAME.start(1, seed=2)
    assert match.view(None)["paw"] is None
    assert match.view(None)["turn"] == 0
    assert "begins" not in names(match.told(None))


# ---- rounds ----------------------------------------------------------------------------------------------


def almost(round_: int = 1) -> str:
    """A forest of trees, full but for one cell."""
    side = GRIDS[round_]
    return " ".join(["T" * side] * (side - 1) + ["T" * (side - 2) + "C."])


def test_a_full_grid_ends_the_round_at_once() -> None:
    """WIS-97: although fireflies are left."""
    match = Table(players=1, pond="GPHOhPHO", forests={0: almost()}, shown=[2]).match()
    events = trees(match, "n13")
    assert match.view(None)["phase"] == "cats"
    assert "full" in names(events)
    assert match.view(None)["scored"][0][0]["fill"] == 2


def test_a_grid_that_is_not_full_waits_for_the_last_firefly() -> None:
    """WIS-97: one more turn of the ghost."""
    match = Table(players=1, pond="GPHOhPHO", shown=[2, 2, 3]).match()
    trees(match, "n13")
    assert match.view(None)["phase"] == "firefly"
    match.draw("1")
    trees(match, "m12")
    assert match.view(None)["phase"] == "cats"
    assert match.view(None)["scored"][0][0]["fill"] == 0


def test_the_ghost_scores_all_its_wisps_in_every_round() -> None:
    """WIS-98: by their levels, those of earlier rounds again; no trees, no bonus. The player as usual."""
    match = Table(
        players=1,
        round=2,
        pond="GPHOhPHO",
        levels="HhOP",
        ghost=2,
        collected="HHHhOOP",
        forests={0: almost(2)},
        shown=[1],
        scored={0: [20]},
        ghost_points=[40],
    ).match()
    scored = only(trees(match, "n13"), "ghost-scored")
    assert scored.clause == "WIS-98"
    assert scored.facts == {
        "points": 3 * 8 + 6 + 2 * 5 + 3,
        "total": 40 + 43,
        "levels": [
            {"kind": "hat", "count": 3, "points": 24},
            {"kind": "heart", "count": 1, "points": 6},
            {"kind": "orb", "count": 2, "points": 10},
            {"kind": "pumpkin", "count": 1, "points": 3},
        ],
    }
    assert (ghost(match)["points"], ghost(match)["total"]) == ([40, 43], 83)
    assert match.view(None)["scored"][0][1]["T-LARGEST"] == 24
    assert match.view(None)["scores"] == [20 + 24 + 4]


def test_the_ghost_of_the_rulebook() -> None:
    """WIS-98: the easiest board with five, two, two and one wisp: 51 at the end of round two (A9)."""
    collected = "HHHHH" + "hh" + "OO" + "P"
    match = Table(
        players=1,
        round=2,
        pond="GPHOhPHO",
        levels="HhOP",
        collected=collected,
        forests={0: almost(2)},
        shown=[1],
    ).match()
    assert only(trees(match, "n13"), "ghost-scored").facts["points"] == 51


def test_between_rounds_the_ghost_stays() -> None:
    """WIS-45, WIS-47, WIS-99: its cat keeps its space, it keeps its wisps; the player's cat may move."""
    match = Table(
        players=1,
        pond="GPHO....",
        levels="HhOP",
        collected="HhO",
        forests={0: almost()},
        hidden=[0],
        shown=[3],
    ).match()
    trees(match, "n13")
    assert "cat n13" in moves(match)
    supply = match.view(None)["supply"]
    events = match.play(0, "cat n13")
    assert names(events) == ["cat-moved", "trees-returned", "ghost-round"]
    assert (events[-1].clause, events[-1].facts["round"], events[-1].facts["grid"]) == ("WIS-92", 2, 5)
    assert pond(match) == "GPHO...."
    assert [level["collected"] for level in ghost(match)["levels"]] == [1, 1, 1, 0]
    assert (forest(match), match.view(None)["corners"]) == ("C", ["n13"])
    assert match.view(None)["supply"] == supply + 15
    assert match.view(None)["phase"] == "firefly"  # WIS-92: the ghost is first again


@pytest.mark.parametrize(
    ("earlier", "ending", "rank"),
    [
        (100 - 41, "ghost-beaten", 1),
        (101 - 41, "ghost-beaten", 1),
        (99 - 41, "ghost-won", 2),
        (0, "ghost-won", 2),
    ],
)
def test_who_wins(earlier: int, ending: str, rank: int) -> None:
    """WIS-100: as many points as the ghost are enough."""
    match = Table(
        players=1,
        round=3,
        pond="GPHOhPHO",
        levels="HhOP",
        collected="HHHHH",
        forests={0: almost(3)},
        shown=[1],
        scored={0: [0, earlier]},
        ghost_points=[40, 30],
    ).match()
    events = trees(match, "n13")
    outcome = match.outcome
    assert outcome is not None
    assert ghost(match)["total"] == 100
    assert outcome.scores == (earlier + 41,)
    assert (outcome.ending, outcome.clause, outcome.ranks) == (ending, "WIS-100", (rank,))
    over = only(events, "ended-with-ghost")
    assert over.clause == "WIS-100"
    assert over.facts["ending"] == ending
    assert over.facts["points"] == match.view(None)["scores"][0]
    assert over.facts["total"] == match.view(None)["ghost"]["total"]


def test_the_four_markers_never_play() -> None:
    """WIS-89, WIS-98: 39 of each kind are in the game, whatever the ghost has collected."""
    match = Table(players=1, pond="GPHOhPHO", collected="HhOP", forests={0: "PT CT"}).match()
    assert GAME.census(match.state) == dict.fromkeys(KINDS.values(), 39) | {"unaccounted": 0}
    assert [card["id"] for card in match.view(None)["cards"]] == list(FIRST_GAME)


def test_a_ghost_that_is_to_come_has_fireflies() -> None:
    """WIS-91: no position in which a firefly is to be shown and none is left."""
    match = Table(players=1, pond="GPHOhPHO", collected="HhOP", forests={0: "PT CT"}, phase="firefly").match()
    dump = match.state.dump()
    none = {"fireflies": [0] * len(dump["fireflies"])}
    away = {"pond": [EMPTY if kind == GHOST else kind for kind in dump["pond"]]}
    for wrong in ({}, away | {"phase": GHOST_CAT}, away | {"phase": DEALING}, {"phase": STARTING}):
        with pytest.raises(ValueError, match="WIS-91"):
            Wispwood.load(dump | none | wrong)
    Wispwood.load(dump | none | {"phase": TURN})  # after the last one
