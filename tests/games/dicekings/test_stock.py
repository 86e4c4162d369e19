"""The stock of tiles: what may be drawn, and how likely it is (KOD-5, KOD-9, KOD-13, KOD-46).

Two tiles were removed unseen. A tile that was shown and returned is surely in the stock, so two counts are
kept for every land. Of two alike tiles nobody can tell which one is drawn; the returned one is taken to be
it, and that the land came again is remembered, so that the odds stay exact.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from stolek import CHANCE
from stolek.games.dicekings import GAME
from stolek.games.dicekings.edition.schema import LANDS, MOST_ECHOES
from stolek.games.dicekings.rules.codes import NO_CARD, NO_LAND, NOBODY, TOOK, TOOK_DOWN
from stolek.games.dicekings.rules.state import DiceKings
from tests.games.dicekings.positions import Play, Table, draw, names, phase, play, refused, tickets
from tests.games.dicekings.second import LAND


def drawing(stock: int, count: int = 1, returned: str = "", free: str = "") -> Play:
    """A merchant draws from a stock of so many tiles."""
    dice = {1: "341611", 2: "341621", 3: "341625"}[count]
    match = Table(dice=dice, offer="K1-01", stock=stock, returned=returned, free=free).match()
    play(match, "claim merchant")
    draw(match, "K1-12")
    assert phase(match) == "drawing"
    return match


def brute(returned: list[str], unseen: list[str]) -> dict[str, Fraction]:
    """The odds of a land, by removing every two of the unseen tiles and drawing each of the others."""
    found: Counter[str] = Counter()
    for removed in combinations(range(len(unseen)), 2):
        left = [land for number, land in enumerate(unseen) if number not in removed]
        found.update(returned + left)
    return {land: Fraction(count, found.total()) for land, count in found.items()}


def odds(state: DiceKings) -> dict[str, Fraction]:
    """The odds of a land as the engine has them."""
    found = tickets(state)
    return {land: Fraction(count, found.total()) for land, count in found.items()}


def heaps(state: DiceKings) -> tuple[list[str], list[str]]:
    """Tiles surely in the stock, and those that may be removed."""
    returned = [land for number, land in enumerate(LANDS) for _ in range(state.returned[number])]
    unseen = [land for number, land in enumerate(LANDS) for _ in range(state.unseen[number])]
    return returned, unseen


# ---- the odds of one tile -----------------------------------------------------------------------


@pytest.mark.parametrize("stock", [1, 2, 3, 5, 8, 13, 26])
def test_all_unseen_tiles_are_equally_likely(stock: int) -> None:
    """KOD-9, KOD-13: each land by its tiles, of which two are removed."""
    match = drawing(stock)
    returned, unseen = heaps(match.state)
    assert (returned, len(unseen)) == ([], stock + 2)
    expected = {land: Fraction(count, len(unseen)) for land, count in Counter(unseen).items()}
    assert odds(match.state) == expected == brute([], unseen)


@pytest.mark.parametrize(
    ("stock", "returned"),
    [
        (1, "coast"),
        (2, "coast"),
        (3, "coast floodplain"),
        (3, "coast coast"),
        (4, "coast meadow swamp"),
        (5, "coast coast meadow"),
        (6, "swamp meadow meadow floodplain"),
        (12, "coast floodplain meadow swamp swamp"),
        (26, "coast quarry"),
    ],
)
def test_returned_tiles_are_surely_there(stock: int, returned: str) -> None:
    """KOD-9, KOD-46: counted against every two tiles that may have been removed."""
    free = "A1 A2 A3 A5 B10 B12 B14 B15"
    match = drawing(stock, returned=returned, free=free if stock > 5 else " ".join(free_for(returned)))
    sure, unseen = heaps(match.state)
    assert Counter(sure) == Counter(returned.split())
    assert len(sure) + len(unseen) == stock + 2
    assert odds(match.state) == brute(sure, unseen)


def free_for(returned: str) -> list[str]:
    """Fields that must be free so that these tiles can be in the stock."""
    found: list[str] = []
    for land in returned.split():
        found.append(next(field for field in LAND if LAND[field] == land and field not in found))
    return found


def test_only_returned_tiles_are_left() -> None:
    """KOD-9, KOD-13: when as many are surely there as the stock has, the unseen two are the removed ones."""
    match = drawing(2, returned="coast floodplain", free="A1 A2")
    returned, unseen = heaps(match.state)
    assert odds(match.state) == {"coast": Fraction(1, 2), "floodplain": Fraction(1, 2)}
    for land in set(unseen) - set(returned):
        with refused(match, "land-not-in-stock", "KOD-5"):
            match.draw(land)


def test_impossible_lands_are_refused() -> None:
    """KOD-5: both tiles of a land lie on the map, or were drawn just now."""
    match = Table(dice="341621", offer="K1-01", fields={1: "A1 B15"}, dragons="A6").match()
    play(match, "claim merchant")
    draw(match, "K1-12")
    with refused(match, "land-not-in-stock", "KOD-5"):
        match.draw("coast")
    draw(match, "volcano")
    with refused(match, "land-not-in-stock", "KOD-5"):
        match.draw("volcano")


# ---- the odds of several tiles ------------------------------------------------------------------


def sequences(state: DiceKings, count: int) -> dict[tuple[str, ...], Fraction]:
    """How likely the next lands are, one after another, by the engine."""
    if count == 0:
        return {(): Fraction(1)}
    found = {}
    for land, chance in odds(state).items():
        after = state.clone()
        after.apply(CHANCE, LANDS.index(land))
        for rest, then in sequences(after, count - 1).items():
            found[land, *rest] = chance * then
    return found


@pytest.mark.parametrize(
    ("stock", "returned"),
    [
        (3, ""),
        (4, ""),
        (3, "coast coast"),
        (4, "coast coast floodplain floodplain"),
        (5, ""),
        (4, "coast"),
        (5, "coast floodplain"),
    ],
)
def test_three_tiles_in_a_row(stock: int, returned: str) -> None:
    """KOD-9, KOD-46, KOD-47: as if the stock had been shuffled, and two tiles removed, before all."""
    fields = "A1 B15 A2 B14" if returned else "A1 B15 A2"
    match = drawing(stock, count=3, returned=returned, free=fields)
    sure, unseen = heaps(match.state)
    found: Counter[tuple[str, ...]] = Counter()
    for removed in combinations(range(len(unseen)), 2):
        tiles = sure + [land for number, land in enumerate(unseen) if number not in removed]
        found.update(permutations(tiles, 3))
    assert sequences(match.state, 3) == {lands: Fraction(n, found.total()) for lands, n in found.items()}


def test_of_two_alike_the_returned_one_is_drawn() -> None:
    """KOD-9, KOD-46: the one that stays behind may be among the removed ones."""
    match = drawing(6, count=2, returned="coast", free="A1 B15")
    assert match.view(None)["tiles"]["coast"] == {"returned": 1, "unseen": 1}
    draw(match, "coast")
    assert match.view(None)["tiles"]["coast"] == {"returned": 0, "unseen": 1}
    draw(match, "coast")
    assert match.view(None)["tiles"]["coast"] == {"returned": 0, "unseen": 0}
    assert names(play(match, "place A1")) == ["placed", "returned", "next"]
    assert match.view(None)["tiles"]["coast"] == {"returned": 1, "unseen": 0}


def test_an_echo_speaks_for_the_other_tile() -> None:
    """KOD-9: a land that comes again was twice as likely to, if both its tiles are in the stock."""
    match = drawing(6, count=2, returned="coast", free="A1 B15")
    draw(match, "coast")
    coast = LANDS.index("coast")
    assert match.state.echoes[coast] == 1
    others = sum(match.state.unseen) - 1
    # two of the others are removed, or the coast, half as suspect as any of them, with one of the others
    there, removed = others * (others - 1) // 2, Fraction(others, 2)
    assert odds(match.state)["coast"] == Fraction(1, match.state.stock) * there / (there + removed)
    draw(match, "coast")
    assert match.state.echoes[coast] == 0, "both are known"


def test_of_very_many_echoes_no_more_are_counted() -> None:
    """KOD-9: so that tickets stay within bounds, in the largest stock as well."""
    coast = LANDS.index("coast")
    dump = drawing(26, count=2, returned="coast").state.dump()
    dump["echoes"][coast] = MOST_ECHOES
    state = DiceKings.load(dump)
    assert 0 < state.tickets() < 1 << 31
    state.apply(CHANCE, coast)
    assert state.echoes[coast] == MOST_ECHOES


def test_what_is_returned_is_known() -> None:
    """KOD-8, KOD-13, KOD-47: the stock has it again, and two tiles are still removed."""
    match = drawing(26, count=3)
    draw(match, "coast", "swamp", "cave")
    assert match.view(None)["stock"]["tiles"] == 23
    play(match, "place A13")
    view = match.view(None)
    assert view["stock"]["tiles"] == 25
    assert {land: known["returned"] for land, known in view["tiles"].items() if known["returned"]} == {
        "coast": 1,
        "swamp": 1,
    }
    assert sum(known["returned"] + known["unseen"] for known in view["tiles"].values()) == 27


def test_an_alarm_counts_alike() -> None:
    """KOD-9, KOD-58: the tile of the dragon is drawn from the same stock."""
    table = Table(
        dice="123123", offer="K1-01 K2-04 K3-03 K4-01 K5-01", stock=4, returned="coast", free="A1 B15"
    )
    match = table.match()
    play(match, "alarm thief")
    draw(match, "K2-12")
    assert odds(match.state) == brute(*heaps(match.state))


# ---- what is always true ------------------------------------------------------------------------


STARTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"setup": "random"}),
    (3, {"setup": "random"}),
    (4, {"setup": "random"}),
    (2, {"setup": "free", "dragons": "none", "map": 3}),
    (4, {"setup": "free", "dragons": ["A1", "B15", "A2", "B14", "A3", "B10", "A4", "B11"], "map": 2}),
]


@pytest.mark.parametrize("number", range(len(STARTS)))
def test_a_tile_always_finds_a_field(number: int) -> None:
    """KOD-2, KOD-5, KOD-13, KOD-30, KOD-63, KOD-74: after every step of random games."""
    players, options = STARTS[number]
    dice = Random(number)
    for _ in range(3):
        state = GAME.set_up(players, GAME.agreed(players, options))
        turns = 0
        while state.actors():
            actor = state.actors()[0]
            if actor == CHANCE:
                action = state.outcome(dice.randrange(state.tickets()))
            else:
                action = dice.choice(state.legal(actor))
            state.apply(actor, action)
            check_tiles(state)
            turns += sum(note[0] in (TOOK, TOOK_DOWN) for note in state.notes())
        assert turns <= 52
        if state.winner == NOBODY:
            assert state.stock == 0
            assert sum(free_fields(state).values()) == 2


def free_fields(state: DiceKings) -> Counter[str]:
    """Free fields by land."""
    taken = state.dragons | state.neutral
    for fields in state.tokens:
        taken |= fields
    return Counter(LAND[field] for number, field in enumerate(LAND) if not taken >> number & 1)


def check_tiles(state: DiceKings) -> None:
    """As many tiles of a land as free fields; two removed; something to take; a place for what is shown."""
    shown = [LANDS[land] for land in state.shown if land != NO_LAND]
    returned, unseen = heaps(state)
    assert Counter(shown + returned + unseen) == free_fields(state)
    assert len(returned) + len(unseen) == state.stock + 2
    assert len(unseen) >= 2
    census = GAME.census(state)
    assert (census["white"], census["gold"], census["fires"], census["removed"]) == (18, 6, 15, 2)
    if GAME.telling.view(state, None)["phase"] == "rolling":
        assert any(top != NO_CARD for top in state.tops)
        assert state.stock > 0
