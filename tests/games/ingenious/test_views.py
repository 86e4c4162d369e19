"""What is seen and told, and what is not (ING-8, ING-34, ING-59)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from stolek import Match
from stolek.games.ingenious import GAME
from stolek.games.ingenious.edition.box import tile_name
from stolek.games.ingenious.rules.state import Ingenious
from tests.games.ingenious.positions import MODES, Table, names, only, opened, played, refill
from tests.games.ingenious.second import may_swap

FIVE = "blue-blue blue-orange orange-orange orange-yellow yellow-yellow"


def asked() -> Match[Ingenious]:
    """Seat 0 of three is asked about a swap; red, green and purple are its lowest colours."""
    table = Table(
        players=3,
        racks={0: f"blue-yellow {FIVE}"},
        tracks={0: (2, 2, 9, 9, 9, 2)},
        free="h8 h9",
        plain="blue yellow",
    )
    match = table.match()
    assert "may-swap" in names(match.play(0, "blue-yellow h8-h9"))
    return match


@pytest.mark.parametrize("start", MODES)
def test_who_sees_which_rack(start: dict[str, Any]) -> None:
    """ING-8, ING-59, ING-61: the owner, an open partner, in solitaire everybody; the gallery none."""
    match = GAME.start(**start, seed=6)
    players, state = start["players"], match.state
    for eye in (None, *range(players)):
        for seat, rack in enumerate(match.view(eye)["racks"]):
            partner = start.get("open", False) and eye is not None and (eye - seat) % 2 == 0
            sees = eye == seat or partner or players == 1
            held = sorted(tile_name(kind) for kind in state.racks[6 * seat : 6 * seat + state.held[seat]])
            assert (sorted(rack) == held) if sees else rack is None


@pytest.mark.parametrize("start", MODES)
def test_everybody_sees_what_lies_open(start: dict[str, Any]) -> None:
    """ING-8: board, tracks, turn, numbers of tiles; the bag as a number only."""
    match = GAME.start(**start, seed=6)
    public = [
        {k: v for k, v in match.view(eye).items() if k != "racks"} for eye in (None, *range(start["players"]))
    ]
    assert all(view == public[0] for view in public)
    assert {"board", "tracks", "turn", "phase", "bag", "held", "bonus", "aside", "claimed"} <= set(public[0])
    assert isinstance(public[0]["bag"], int)
    assert json.loads(json.dumps(match.view(0))) == match.view(0)


def test_a_drawn_tile_is_told_to_its_owner_only() -> None:
    """ING-8, ING-36: the others hear that somebody drew."""
    match = Table(players=3, racks={0: "red-blue red-red ..."}).match()
    match.play(0, "red-blue h8-h9")
    match.draw("green-purple")
    own = match.told(0)[-1]
    assert (own.name, own.facts) == ("drew", {"seat": 0, "tile": "green-purple"})
    for eye in (1, 2, None):
        other = match.told(eye)[-1]
        assert (other.name, other.clause, other.facts) == ("drew-unseen", "ING-36", {"seat": 0})


def test_an_open_partner_is_told_what_was_drawn() -> None:
    """ING-59: the partner, nobody else."""
    match = Table(players=4, mode="team", open=True, racks={0: "red-blue red-red ..."}).match()
    match.play(0, "red-blue h8-h9")
    if match.to_act:
        match.play(0, "keep")
    match.draw("green-purple")
    assert [match.told(eye)[-1].name for eye in (0, 1, 2, 3, None)] == [
        "drew",
        "drew-unseen",
        "drew",
        "drew-unseen",
        "drew-unseen",
    ]


def test_everything_else_is_told_to_all() -> None:
    """ING-8, ING-34: placements, points, bonuses, the question of a swap, the tiles shown."""
    match = asked()
    match.play(0, "swap")
    refill(match)
    told = names(match.told(0))
    for eye in (1, 2, None):
        assert names(match.told(eye)) == [name.replace("drew", "drew-unseen") for name in told]
        assert Counter(only(match.told(eye), "swapped").facts["tiles"]) == Counter(FIVE.split())
        assert only(match.told(eye), "may-swap").facts == {"seat": 0}


def test_what_is_asked() -> None:
    """ING-13, ING-17, ING-29, ING-32: the prompt names the clause and what is owed."""
    prompt = GAME.telling.prompt
    first = prompt(GAME.start(2, seed=1).state, 0)
    assert (first.name, first.clause) == ("place-first", "ING-17")
    assert prompt(Table().state(), 0).name == "place"
    bonus = prompt(Table(racks={0: "red-blue red-red red-red"}, bonus=2).state(), 0)
    assert (bonus.name, bonus.clause, bonus.facts) == ("place-bonus", "ING-29", {"seat": 0, "more": 2})
    swap = prompt(asked().state, 0)
    assert (swap.name, swap.clause, swap.facts) == ("swap", "ING-32", {"seat": 0})
    assert prompt(Table(players=1, mode="solitaire").state(), 0).name == "place"


def test_a_bonus_turn_is_seen() -> None:
    """ING-29: on a bonus turn, and on no other; alone there is none."""
    bonus = Table(racks={0: "red-blue red-red red-red"}, bonus=2).state()
    others = [GAME.start(2, seed=1).state, Table().state(), asked().state]
    alone = Table(players=1, mode="solitaire").state()
    seen = [GAME.telling.view(state, None)["lays_again"] for state in (bonus, *others, alone)]
    assert seen == [True, False, False, False, False]


# ---- what an eye imagines -------------------------------------------------------------------------


@pytest.mark.parametrize("start", MODES)
@pytest.mark.parametrize("decisions", [0, 7, 19])
def test_imagined_worlds_look_the_same(start: dict[str, Any], decisions: int) -> None:
    """ING-8: an eye cannot tell them from the truth; unseen racks vary, tiles are conserved."""
    options = dict(start)
    state = played(opened(**options), 5, decisions)
    for eye in (None, *range(start["players"])):
        seen = GAME.telling.view(state, eye)
        worlds = [state.imagine(eye) for _ in range(6)]
        assert all(GAME.telling.view(world, eye) == seen for world in worlds)
        assert all(GAME.census(world) == GAME.census(state) for world in worlds)
        assert all(Ingenious.load(world.dump()) == world for world in worlds)
        hidden = [seat for seat in range(start["players"]) if seen["racks"][seat] is None]
        for seat in hidden:
            assert len({tuple(world.racks[6 * seat : 6 * seat + 6]) for world in worlds}) > 1
        assert GAME.hides(state, eye) is bool(hidden)


def test_being_asked_about_a_swap_tells_something() -> None:
    """ING-32, ING-8: the rack imagined for the asked seat never shows a lowest colour."""
    state = asked().state
    for eye in (1, 2, None):
        racks = set()
        for _ in range(60):
            world = state.imagine(eye)
            view = GAME.telling.view(world, 0)
            assert len(view["racks"][0]) == 5
            assert may_swap(view, 0, view["racks"][0])
            racks.add(tuple(view["racks"][0]))
        assert len(racks) > 10
    assert state.imagine(0).racks[:6] == state.racks[:6]


def test_a_rack_is_imagined_by_its_true_odds() -> None:
    """ING-11: every unseen tile is as likely as any other to be in a rack that nobody has seen."""
    table = Table(racks={0: "red-red red-red red-red red-red red-red red-green"})
    state = table.state()
    unseen = Counter[str]({tile_name(kind): count for kind, count in enumerate(state.bag)})
    unseen.update(tile_name(kind) for kind in state.racks[6:12])
    found = Counter[str]()
    state.seed(1)
    for _ in range(2000):
        found.update(tile_name(kind) for kind in state.imagine(0).racks[6:12])
    for tile, count in unseen.items():
        expected = 12_000 * count / unseen.total()
        assert abs(found[tile] - expected) < 6 * expected**0.5 + 1
