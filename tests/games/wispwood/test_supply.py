"""Supply, discards and what nobody has seen (WIS-14 … WIS-17)."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import comb, perm, prod

import pytest

from stolek.games.wispwood import GAME
from stolek.games.wispwood.rules.state import Wispwood
from tests.games.wispwood.facts import KINDS, LETTERS
from tests.games.wispwood.positions import (
    Play,
    Table,
    deal,
    moves,
    names,
    only,
    play,
    pond,
    refused,
    tickets,
    trees,
)

FULL_BUT_ONE = "TTTT TTTT TTTT TTC."


def heap(match: Play) -> str:
    """The discard pile, letters in a row."""
    counts = match.view(None)["discards"]
    return "".join(letter * counts[kind] for letter, kind in KINDS.items())


def counted(counts: list[int]) -> Counter[str]:
    """Tiles by their letters."""
    return Counter(dict(zip(LETTERS, counts, strict=True)))


# ---- what is known -----------------------------------------------------------------------------


def test_what_lies_open_is_told_to_all() -> None:
    """WIS-14: pond, forests, cats, discards and how many tiles there are; the same for every eye."""
    match = Table(players=3, forests={1: "TPT HC."}, hidden=[2], discards="PPOh").match()
    view = match.view(None)
    assert all(match.view(seat) == view for seat in range(3))
    assert (view["forests"][1], view["cats"][2]) == (["TPT", "HC."], "hidden")
    assert heap(match) == "PPOh"
    assert view["supply"] == 160 - 8 - 4 - 7


def test_faces_that_nobody_has_seen_are_nowhere() -> None:
    """WIS-14: neither in the position nor in what is told or recorded; a tree is just a tree."""
    match = GAME.start(2, seed=9, cards="first-game", first=0)
    before, drawn = match.state.dump(), match.state.tickets()
    trees(match, "m12", "l13", "n13")
    after = match.state.dump()
    assert (after["pool"], after["apart"]) == (before["pool"], before["apart"])
    assert after["stock"] == before["stock"] - 3
    assert match.state.tickets() == drawn
    told = json.dumps([event.facts for event in match.told(None, len(match.log) - 4)])
    assert not any(kind in told for kind in KINDS.values())
    laid = [entry for entry in json.loads(match.record.to_json())["entries"] if "tree" in json.dumps(entry)]
    assert len(laid) == 3
    assert not any(kind in json.dumps(laid) for kind in KINDS.values())


def test_no_eye_has_secrets() -> None:
    """WIS-14: nothing is decided before it is seen, so what a seat imagines is what there is."""
    match = Table(forests={0: "TPT HC."}).match()
    for eye in (None, 0, 1):
        assert match.state.imagine(eye) == match.state
        assert GAME.hides(match.state, eye) is False


# ---- the next tile -----------------------------------------------------------------------------


def test_the_next_tile_is_any_that_nobody_has_seen() -> None:
    """WIS-15: by kinds among the supply, the trees and what is under cats, for all are as likely."""
    match = Table(
        forests={0: "TTP HCT", 1: "OC"}, pond="PPPPPPPP", discards="h" * 11, hidden=[1], turn=0
    ).match()
    play(match, "refresh")
    assert tickets(match.state) == {"P": 40 - 9, "H": 39, "O": 39, "h": 29}
    assert match.view(None)["supply"] == 31 + 39 + 39 + 29 - 3 - 2
    deal(match, "hhh")
    assert tickets(match.state) == {"P": 31, "H": 39, "O": 39, "h": 26}


def small_supply() -> Table:
    """Five tiles that nobody has seen: a pumpkin, a hat and three hearts; two of them are under cats."""
    gone = "P" * 38 + "H" * 38 + "O" * 39 + "h" * 32
    return Table(pond="PHOhhhhh", discards=gone)


def test_the_odds_are_those_of_shuffled_tiles() -> None:
    """WIS-14, WIS-15: every order of five tiles, two of them under cats: as often as the tickets say."""
    match = small_supply().match()
    assert match.view(None)["supply"] == 3
    orders = Counter(order[2:] for order in permutations("PHhhh"))
    total = sum(orders.values())
    play(match, "cat refresh")
    check_odds(match, orders, total, "", 1, 1)


def check_odds(
    match: Play, orders: Counter[tuple[str, ...]], total: int, drawn: str, weight: int, tickets_: int
) -> None:
    """Every sequence of three tiles has the share of its tickets."""
    if len(drawn) == 3:
        assert weight * total == orders[tuple(drawn)] * tickets_
        return
    odds = tickets(match.state)
    expected = {order[len(drawn)] for order in orders if "".join(order).startswith(drawn)}
    assert set(odds) == expected
    for kind, count in odds.items():
        on = match.state.clone()
        on.apply(-1, LETTERS.index(kind))
        branch = small_supply().match()
        branch.state = on
        check_odds(branch, orders, total, drawn + kind, weight * count, tickets_ * sum(odds.values()))


def test_a_kind_that_has_run_out_is_not_drawn() -> None:
    """WIS-15: what is known to lie elsewhere cannot come."""
    match = Table(pond="PPPPPPPP", discards="P" * 32).match()
    play(match, "refresh")
    assert set(tickets(match.state)) == {"H", "O", "h"}
    with refused(match, "none-of-kind-left", "WIS-16a"):
        match.draw("P")


# ---- the supply runs out -----------------------------------------------------------------------


def test_discards_become_the_supply_in_a_deal() -> None:
    """WIS-16: tile by tile to the last one of the supply, then from the discards; dealing goes on."""
    match = Table(supply=3).match()
    before = Counter(heap(match))
    events = play(match, "cat refresh")
    assert "reshuffled" not in names(events)
    assert match.view(None)["supply"] == 3
    assert Counter(heap(match)) == before + Counter("PHOhPHOh")
    assert "reshuffled" not in names(deal(match, "hO"))
    shuffled = only(match.draw("H"), "reshuffled")
    assert (shuffled.clause, shuffled.facts) == ("WIS-16", {"count": before.total() + 8})
    assert heap(match) == ""
    assert match.view(None)["supply"] == before.total() + 8
    deal(match, "HHHHH")
    assert pond(match) == "hOHHHHHH"
    assert match.view(None)["supply"] == before.total() + 3
    assert match.to_act == (0,)


def test_the_tiles_just_discarded_may_come_back() -> None:
    """WIS-16: a refresh discards first and deals second."""
    match = Table(pond="OOOOOOOO", supply=0).match()
    before = Counter(heap(match))
    events = play(match, "refresh")
    assert names(events) == ["refreshed", "reshuffled"]
    assert tickets(match.state) == before + Counter("OOOOOOOO")
    deal(match, "OOOOOOOO")
    assert pond(match) == "OOOOOOOO"


def test_an_empty_supply_waits_until_a_tile_is_needed() -> None:
    """WIS-16: the discards lie where they are as long as nobody draws."""
    match = Table(supply=2).match()
    before = heap(match)
    events = play(match, "take 1", "shape I2", "wisp m12", "lay w", "done")
    assert (match.view(None)["supply"], heap(match)) == (1, before)
    assert "reshuffled" not in names(events + trees(match, "m12"))
    assert (match.view(None)["supply"], heap(match)) == (0, before)
    shuffled = only(play(match, "tree m14"), "reshuffled")
    assert shuffled.facts == {"count": len(before)}
    assert (match.view(None)["supply"], heap(match)) == (len(before) - 1, "")


def test_discards_become_the_supply_among_the_trees_of_a_shape() -> None:
    """WIS-16, WIS-30: two of its trees come from the old supply, one from the new one."""
    match = Table(supply=2).match()
    before = len(heap(match))
    play(match, "take 4", "shape L4", "wisp m12")
    shuffled = only(play(match, "lay n,nn,w"), "reshuffled")
    assert shuffled.facts == {"count": before}
    assert match.view(None)["supply"] == before - 1


# ---- after such a reshuffle --------------------------------------------------------------------


def test_after_a_reshuffle_the_supply_is_known() -> None:
    """WIS-16a: exactly the former discards; trees and what is under cats come from the older supply."""
    match = Table(forests={0: "TTT TC."}, pond="PPPPPPPP", supply=0).match()
    discards = Counter(heap(match)) + Counter("PPPPPPPP")
    play(match, "refresh")
    assert tickets(match.state) == discards
    unseen = match.state.dump()["apart"]
    assert sum(unseen) == 4 + 2
    deal(match, "HHHHHHHH")
    # A tree of the new supply is as likely of any kind as the tiles in it.
    trees(match, "l14")
    play(match, "cat refresh")
    assert tickets(match.state) == discards - Counter("HHHHHHHH")
    assert match.view(None)["supply"] == sum(discards.values()) - 8 - 1
    assert match.state.dump()["apart"] == unseen


def test_a_second_reshuffle_keeps_all_that_lies_apart() -> None:
    """WIS-16, WIS-16a: twice in a round; what lies face down from the second supply is apart as well."""
    match = Table(forests={0: "TTT TC."}, pond="PPPPPPPP", supply=0).match()
    play(match, "refresh")
    deal(match, "HHHHHHHH")
    while match.view(None)["supply"]:
        if match.chance:
            match.draw(next(kind for kind in "OPhH" if kind in tickets(match.state)))
        elif "cat refresh" in moves(match) and match.view(None)["supply"] > 8:
            play(match, "cat refresh")
        elif match.view(None)["phase"] == "turn":
            play(match, sorted(move for move in moves(match) if move.startswith("tree"))[0])
        else:
            play(match, "done")
    state = match.state.dump()
    left = Counter(heap(match))
    known = Counter({kind: state["pool"][number] for number, kind in enumerate(LETTERS)})
    while "reshuffled" not in names(match.told(None, len(match.log) - 1)):
        first = sorted(move for move in moves(match) if move.startswith("tree"))
        play(match, *first[:1] or ["done"])
    after = match.state.dump()
    assert Counter({kind: after["pool"][number] for number, kind in enumerate(LETTERS)}) == left
    older = Counter({kind: state["apart"][number] for number, kind in enumerate(LETTERS)})
    assert Counter({kind: after["apart"][number] for number, kind in enumerate(LETTERS)}) == older + known


def test_a_kind_that_is_not_among_the_discards_cannot_come() -> None:
    """WIS-16a: although one may lie face down."""
    match = Table(
        pond="PPPPPPPP", forests={0: "HHTT TTCT HHTT HHHH"}, turn=1, discards="P" * 32 + "O" * 9
    ).match()
    dump = match.state.dump()
    assert dump["pool"] == [0, 32, 31, 40]
    match = Table(
        pond="PPPPPPPP",
        forests={0: "HHTT TTCT HHTT HHHH"},
        turn=1,
        supply=0,
        discards="P" * 32 + "O" * 37,
    ).match()
    play(match, "refresh")
    odds = tickets(match.state)
    assert odds["P"] == 40
    assert odds["H"] + match.state.dump()["apart"][1] == 32
    assert odds["O"] + match.state.dump()["apart"][2] == 40


def test_when_trees_return_all_that_is_unseen_is_one_again() -> None:
    """WIS-15, WIS-16a, WIS-47: the supply is shuffled with them."""
    table = Table(
        forests={0: FULL_BUT_ONE, 1: FULL_BUT_ONE}, turn=1, apart="P" * 20 + "h" * 10, pond="PPPPPPPP"
    )
    match = table.match()
    before = match.state.dump()
    trees(match, "n13")
    match.play(0, "stay")
    match.play(1, "stay")
    after = match.state.dump()
    assert after["apart"] == [0] * 4
    assert after["pool"] == [a + b for a, b in zip(before["pool"], before["apart"], strict=True)]
    assert after["stock"] == sum(after["pool"]) - 2
    play(match, "refresh")
    assert tickets(match.state) == {"P": 32, "H": 40, "O": 40, "h": 40}


def in_supply(old: Counter[str], new: Counter[str], cats: int, dealt: Counter[str]) -> dict[str, Fraction]:
    """How many tiles of each kind the supply has on average, if the tiles under cats stay old ones: the mean
    of all ways in which they may be spread, each weighted by how likely it makes what was dealt since."""
    weights: Counter[tuple[int, ...]] = Counter()
    for under in product(range(cats + 1), repeat=len(LETTERS)):
        if sum(under) == cats:
            spread = list(zip(LETTERS, under, strict=True))
            ways = prod(comb(old[kind], n) for kind, n in spread)
            weights[under] = ways * prod(perm(old[kind] - n + new[kind], dealt[kind]) for kind, n in spread)
    return {
        kind: old[kind]
        + new[kind]
        - dealt[kind]
        - Fraction(sum(weight * under[k] for under, weight in weights.items()), weights.total())
        for k, kind in enumerate(LETTERS)
    }


@pytest.mark.parametrize("old", ["P" * 20 + "h" * 10, "P" * 30, "PHOh" * 7 + "PH"])
@pytest.mark.parametrize("dealt", ["HHHHOOOO", "hhhhhhhh"])
def test_tiles_under_cats_make_a_difference_of_one_each_at_most(old: str, dealt: str) -> None:
    """WIS-16a, WIS-47: cats that sat there before the reshuffle keep old tiles; the odds do not know it."""
    forests = {0: FULL_BUT_ONE, 1: FULL_BUT_ONE}
    match = Table(forests=forests, turn=1, paw=0, apart=old, pond="PPPPPPPP").match()
    new = counted(match.state.dump()["pool"])
    trees(match, "n13")
    match.play(0, "stay")
    match.play(1, "stay")
    play(match, "refresh")
    deal(match, dealt)
    play(match, "cat refresh")
    here, strictly = tickets(match.state), in_supply(Counter(old), new, 2, Counter(dealt))
    supply = match.view(None)["supply"]
    assert sum(strictly.values()) == supply == here.total() - 2
    for kind in LETTERS:
        assert abs(strictly[kind] - Fraction(here[kind] * supply, here.total())) <= 2


def test_returned_trees_are_in_the_supply() -> None:
    """WIS-15, WIS-47: as many as lay there; their faces are as unknown as before."""
    match = Table(forests={0: FULL_BUT_ONE, 1: "PTT TC. .T."}, turn=1, paw=1).match()
    supply = match.view(None)["supply"]
    trees(match, "n13")
    assert match.view(None)["supply"] == supply - 1  # nothing returns before the round is over
    trees(match, "n13")
    match.play(0, "stay")
    assert match.view(None)["supply"] == supply - 2
    returned = only(match.play(1, "stay"), "trees-returned")
    assert (returned.clause, returned.facts["count"]) == ("WIS-47", 15 + 5)
    assert match.view(None)["supply"] == supply - 2 + 20


# ---- never too few -----------------------------------------------------------------------------


def test_tiles_never_run_out() -> None:
    """WIS-17: four almost full grids of six and a full pond leave enough for a refresh and the last tree."""
    rows = "TTTTTT " * 5 + "TTTTC."
    table = Table(
        players=4,
        round=3,
        forests=dict.fromkeys(range(4), rows),
        hidden=[1, 2, 3],
        supply=0,
        turn=3,
        paw=0,
        pond="PPPPPPPP",
    )
    match = table.match()
    assert len(heap(match)) == 160 - 4 * 35 - 8
    play(match, "refresh")
    assert sum(tickets(match.state).values()) == 20
    while match.chance:
        match.draw(next(iter(tickets(match.state))))
    trees(match, "n13")
    assert match.outcome is not None
    assert match.view(None)["supply"] == 11


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_counted_right(players: int) -> None:
    """WIS-8, WIS-14, WIS-17: forty of each kind, wherever they are, and no face down tile unaccounted for."""
    table = Table(players=players, forests={0: "TPT HC.", 1: "OTC"}, discards="PPOh", apart="PH")
    census = GAME.census(table.match().state)
    assert census == dict.fromkeys(KINDS.values(), 40) | {"unaccounted": 0}


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
