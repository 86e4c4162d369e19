"""Box, options, set-up and who begins (KOD-1 … KOD-18, KOD-72 … KOD-74)."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from typing import Any

import pytest

from stolek import CHANCE, Refusal
from stolek.games import dicekings
from stolek.games.dicekings import GAME
from stolek.games.dicekings.rules.state import DiceKings
from tests.games.dicekings.positions import (
    Play,
    Table,
    check_words,
    draw,
    moves,
    names,
    only,
    open_cards,
    phase,
    play,
    refused,
    targets,
    tickets,
)
from tests.games.dicekings.second import BOX, CARDS, CITIZENS, LAND, beside, faces

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
DRAGONS = {2: ["A6", "B6"], 3: ["A6", "A8", "B6"], 4: ["A6", "A8", "B6", "B8"]}
WHITE = ["A2", "A12", "A15", "B2", "B12", "B15"]
GOLD = ["A4", "A10", "B4", "B10"]
FIRST_CARDS = ("K1-01", "K2-01", "K3-01", "K4-01", "K5-01")
NO_SIX = "1b 1b 1r 1r 1g 1g"
ONE_SIX = "6b 1b 1r 1r 1g 1g"
TWO_SIXES = "6b 6b 1r 1r 1g 1g"


def opened(players: int, **options: Any) -> DiceKings:
    """The state before anything happened."""
    return GAME.set_up(players, GAME.agreed(players, options))


def offered(players: int = 2, **options: Any) -> Play:
    """A match with the first card of each deck open."""
    match = GAME.start(players, chance="manual", **options)
    draw(match, *FIRST_CARDS)
    return match


def lying(view: dict[str, Any], key: str, value: Any) -> list[str]:
    """Fields of which something is true."""
    return [field for field, known in view["fields"].items() if known[key] == value]


# ---- the box ------------------------------------------------------------------------------------


def test_what_lies_in_the_box() -> None:
    """KOD-2, KOD-6, KOD-7: thirty fields of fifteen lands, five decks of twelve, six dice of three kinds."""
    assert sorted(Counter(LAND.values()).values()) == [2] * 15
    assert [field[0] for field in LAND] == ["A"] * 15 + ["B"] * 15
    assert list(CARDS) == [f"K{deck}-{number:02}" for deck in range(1, 6) for number in range(1, 13)]
    effects = Counter(card["effect"] for card in CARDS.values())
    assert effects == {
        "merchant": 12, "thief_card": 8, "thief_gem": 4, "slayer": 12, "rogue": 12, "landowner": 12,
    }  # fmt: skip
    assert BOX["dice"]["set"] == ["X", "X", "Y", "Y", "Z", "Z"]
    every = Counter(face for die in "abcdef" for face in faces(die))
    assert (len(every), set(every.values())) == (18, {2})
    for die in "abcdef":
        assert [int(face[0]) for face in faces(die)] == [1, 2, 3, 4, 5, 6]
        assert Counter(face[1] for face in faces(die)) == {"r": 2, "b": 2, "g": 2}


def test_a_die_shows_number_and_colour_together() -> None:
    """KOD-6: each of the 46656 results is a ticket; the last die is the last digit."""
    match = offered(2, first=0)
    play(match, "throw all")
    assert match.state.tickets() == 6**6
    outcomes = range(0, 6**6, 7)
    texts = [GAME.moves.draw_text(match.state, outcome).split() for outcome in outcomes]
    assert [set(column) for column in zip(*texts, strict=True)] == [set(faces(die)) for die in "abcdef"]
    assert len({tuple(text) for text in texts}) == len(outcomes)
    assert GAME.moves.draw_text(match.state, 1).split() == ["1b", "1b", "1r", "1r", "1g", "2r"]
    assert GAME.moves.draw_text(match.state, 5 * 6**5).split() == ["6b", "1b", "1r", "1r", "1g", "1g"]


@pytest.mark.parametrize("way", [2, 3, 4])
def test_what_touches_what(way: int) -> None:
    """KOD-4, KOD-10: symmetric, at most six, in one piece, also across the seam."""
    near = beside(way)
    assert all(field in near[other] for field, others in near.items() for other in others)
    assert max(map(len, near.values())) == 6
    seam = {(a, b) for a, others in near.items() for b in others if a[0] == "A" and b[0] == "B"}
    assert len(seam) == {2: 7, 3: 9, 4: 11}[way]
    reached, before = {"A1"}, set[str]()
    while reached != before:
        before, reached = reached, reached | {other for field in reached for other in near[field]}
    assert reached == set(LAND)
    # The engine's idea of it: beside a lone token, the nearest tokens of others are those of its neighbours.
    for field, others in near.items():
        far = [other for other in LAND if other != field and other not in others]
        held = [other for other in LAND if other != field and other not in far[:3]]
        table = Table(
            players=4,
            map=way,
            fields={0: field, **{seat: " ".join(held[seat - 1 :: 3]) for seat in (1, 2, 3)}},
            dragons="",
            phase="conquering",
            task="rogue",
            level=1,
            dice="111111",
            up={0: "K4-01"},
        )
        assert targets(table.match(), "conquer") == others, field


# ---- the table ----------------------------------------------------------------------------------


@COUNTS
def test_the_table_at_the_beginning(players: int) -> None:
    """KOD-1, KOD-2, KOD-10, KOD-11, KOD-12, KOD-14, KOD-15, KOD-16: everything in its place."""
    view = GAME.start(players, chance="manual").view(None)
    assert (view["players"], view["map"], view["phase"]) == (players, players, "offering")
    assert lying(view, "dragon", True) == lying(view, "tile", True) == DRAGONS[players]
    assert lying(view, "gem", "white") == WHITE
    assert lying(view, "gem", "gold") == GOLD
    assert lying(view, "owner", None) == list(LAND)
    assert {field: known["land"] for field, known in view["fields"].items()} == LAND
    assert view["stock"] == {"tiles": 28 - players, "fires": 15 - players, "white": 12 - players, "gold": 2}
    assert view["gems"] == [{"white": 1, "gold": 0}] * players
    assert view["tokens"] == [16] * players
    assert view["fires"] == [0] * players
    assert view["cards"] == [[]] * players
    assert view["scores"] == [2] * players
    assert view["discards"] == []


@COUNTS
def test_two_tiles_are_removed_unseen(players: int) -> None:
    """KOD-13: all tiles but those of the dragons may be among them; the stock has two fewer."""
    view = GAME.start(players, chance="manual").view(None)
    dragons = Counter(LAND[field] for field in DRAGONS[players])
    assert view["tiles"] == {land: {"returned": 0, "unseen": 2 - dragons[land]} for land in LAND.values()}
    unseen = sum(known["unseen"] for known in view["tiles"].values())
    assert unseen - view["stock"]["tiles"] == 2


def test_five_piles_with_one_open_card_each() -> None:
    """KOD-7, KOD-9, KOD-17: any of twelve, deck by deck; nothing below is known."""
    match = GAME.start(2, chance="manual", first=0)
    for deck, citizen in enumerate(CITIZENS, 1):
        known = [card for card in CARDS if card.startswith(f"K{deck}")]
        asked = {"citizen": citizen, "possible": known}
        assert match.chance == {"name": "draw-card", "clause": "KOD-17", "facts": asked}
        assert tickets(match.state) == Counter(known)
        facts = only(draw(match, known[7]), "offered").facts
        assert facts == {"card": known[7], "citizen": citizen, "effect": CARDS[known[7]]["effect"]}
    assert open_cards(match) == {citizen: f"K{deck}-08" for deck, citizen in enumerate(CITIZENS, 1)}
    assert [pile["left"] for pile in match.view(None)["offer"]] == [12] * 5
    assert (phase(match), match.to_act) == ("rolling", (0,))


# ---- who begins ---------------------------------------------------------------------------------


def test_most_sixes_begins() -> None:
    """KOD-18: each throws six dice once, in the order of the seats."""
    match = offered(3)
    assert phase(match) == "roll-off"
    for seat, throw in enumerate((NO_SIX, TWO_SIXES, ONE_SIX)):
        assert match.chance == {"name": "draw-start", "clause": "KOD-18", "facts": {"seat": seat, "count": 6}}
        assert match.state.tickets() == 6**6
        events = draw(match, throw)
        assert events[0].facts == {"seat": seat, "count": throw.count("6"), "faces": throw.split()}
    assert names(events) == ["rolled-off", "begins"]
    assert events[1].facts == {"seat": 1}
    assert (match.to_act, moves(match)) == ((1,), {"throw all"})
    assert match.view(None)["sixes"] == [None] * 3


def test_those_tied_throw_again() -> None:
    """KOD-18: until one is ahead; the others wait."""
    match = offered(4)
    events = draw(match, ONE_SIX, TWO_SIXES, NO_SIX, TWO_SIXES)
    assert only(events, "tied").facts == {"seats": [1, 3], "count": 2}
    assert match.chance is not None
    assert match.chance["facts"]["seat"] == 1
    assert match.view(None)["sixes"] == [None] * 4
    assert list(match.state.sixes) == [0] * 4
    draw(match, ONE_SIX)
    assert match.chance["facts"]["seat"] == 3
    assert match.view(None)["sixes"] == [None, 1, None, None]
    assert only(draw(match, ONE_SIX), "tied").facts == {"seats": [1, 3], "count": 1}
    assert only(draw(match, NO_SIX, ONE_SIX), "begins").facts == {"seat": 3}
    assert match.to_act == (3,)


def test_no_six_at_all_is_a_tie() -> None:
    """KOD-18: all of them throw again, and then the first may be ahead."""
    match = offered(2)
    assert only(draw(match, NO_SIX, NO_SIX), "tied").facts == {"seats": [0, 1], "count": 0}
    assert only(draw(match, ONE_SIX, NO_SIX), "begins").facts == {"seat": 0}
    assert match.to_act == (0,)


@COUNTS
def test_a_start_player_by_choice(players: int) -> None:
    """KOD-1, KOD-18: nobody rolls for it; play passes to the next seat."""
    for first in range(players):
        match = offered(players, first=first)
        assert (match.to_act, phase(match)) == ((first,), "rolling")
        assert match.view(None)["turn"] == first


# ---- what cannot be chosen ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "code", "clause"),
    [
        (1, {}, "bad-players", None),
        (5, {}, "bad-players", None),
        (2, {"setup": "own"}, "bad-option", None),
        (2, {"first": 2}, "bad-first", "KOD-18"),
        (3, {"first": 3}, "bad-first", "KOD-18"),
        (4, {"first": 4}, "bad-option", None),
        (2, {"first": True}, "bad-option", None),
        (2, {"map": 3}, "setup-not-free", "KOD-73"),
        (2, {"dragons": "none"}, "setup-not-free", "KOD-73"),
        (2, {"setup": "random", "dragons": ["A1"]}, "setup-not-free", "KOD-73"),
        (2, {"setup": "random", "white": WHITE}, "setup-not-free", "KOD-73"),
        (2, {"gold": GOLD}, "setup-not-free", "KOD-73"),
        (2, {"setup": "free", "map": 5}, "bad-option", None),
        (2, {"setup": "free", "map": True}, "bad-option", None),
        (2, {"setup": "free", "dragons": ["C1"]}, "unknown-field", "KOD-3"),
        (2, {"setup": "free", "dragons": [3]}, "unknown-field", "KOD-3"),
        (2, {"setup": "free", "dragons": ["A1", "a1"]}, "field-twice", "KOD-73"),
        (2, {"setup": "free", "dragons": list(LAND)[:9]}, "too-many-dragons", "KOD-73"),
        (2, {"setup": "free", "white": WHITE[:5]}, "number-of-gems", "KOD-73"),
        (2, {"setup": "free", "white": [*WHITE, "A1"]}, "number-of-gems", "KOD-73"),
        (2, {"setup": "free", "gold": []}, "number-of-gems", "KOD-73"),
        (2, {"setup": "free", "gold": ["A4", "A10", "B4", "B2"]}, "two-gems", "KOD-73"),
        (2, {"setup": "free", "white": "none"}, "bad-option", None),
        (2, {"limit": 30}, "unknown-option", None),
    ],
)
def test_what_cannot_be_chosen(players: int, options: dict[str, Any], code: str, clause: str | None) -> None:
    """KOD-1, KOD-18, KOD-73: refused before anything begins."""
    with pytest.raises(Refusal) as caught:
        GAME.start(players, seed=1, **options)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    check_words(caught.value)


def test_what_such_a_refusal_knows() -> None:
    """KOD-18, KOD-73: which option, which field, how many there should be."""
    found = {}
    for options in (
        {"first": 3},
        {"map": 2},
        {"setup": "free", "dragons": list(LAND)[:9]},
        {"setup": "free", "gold": ["A1"]},
        {"setup": "free", "gold": ["A4", "A10", "B4", "B2"]},
        {"setup": "free", "dragons": ["A1", "A1"]},
    ):
        with pytest.raises(Refusal) as caught:
            GAME.agreed(3, options)
        found[caught.value.code] = caught.value.facts
    assert found == {
        "bad-first": {"first": 3, "players": 3},
        "setup-not-free": {"option": "map"},
        "too-many-dragons": {"count": 9, "most": 8},
        "number-of-gems": {"gem": "gold", "count": 1, "expected": 4},
        "two-gems": {"field": "B2"},
        "field-twice": {"key": "dragons", "field": "A1"},
    }


def test_every_reason_is_reached() -> None:
    """KOD-18, KOD-73: no reason that the options can give is left out above."""
    written = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', inspect.getsource(dicekings)))
    above = inspect.getsource(test_what_such_a_refusal_knows)
    assert written == {code for code in written if f'"{code}": ' in above}
    assert len(written) == 6


def test_what_is_chosen_unless_said_otherwise() -> None:
    """KOD-10, KOD-18: all as for this number of players, and rolled for."""
    usual = {"setup": "standard", **dict.fromkeys(("map", "dragons", "white", "gold"), "standard")}
    assert GAME.agreed(3, {}) == usual | {"first": "rolled"}
    assert GAME.agreed(4, {"first": 3})["first"] == 3


# ---- random set-up ------------------------------------------------------------------------------


@COUNTS
def test_a_random_set_up(players: int) -> None:
    """KOD-9, KOD-72, KOD-74: a map of three, dragons anywhere, then gems without dragon, one each."""
    match = GAME.start(players, chance="manual", setup="random", first=0)
    assert phase(match) == "joining"
    assert tickets(match.state) == Counter("234")
    other = {2: "4", 3: "2", 4: "3"}[players]
    assert only(draw(match, other), "joined").facts == {"players": int(other)}
    fields = list(LAND)
    for number in range(players):
        assert match.chance == {
            "name": "draw-dragon",
            "clause": "KOD-72",
            "facts": {"count": players - number, "possible": fields},
        }
        assert tickets(match.state) == Counter(fields)
        field = fields.pop(3 * number)
        assert only(draw(match, field), "dragon-laid").facts == {"field": field, "land": LAND[field]}
    for number in range(10):
        gem = "white" if number < 6 else "gold"
        asked = {"gem": gem, "count": 10 - number, "possible": fields}
        assert match.chance == {"name": "draw-gem", "clause": "KOD-72", "facts": asked}
        assert tickets(match.state) == Counter(fields)
        field = fields.pop(0)
        facts = only(draw(match, field), "gem-laid").facts
        assert facts == {"field": field, "land": LAND[field], "gem": gem}
    draw(match, *FIRST_CARDS)
    view = match.view(None)
    assert (view["map"], view["phase"]) == (int(other), "rolling")
    assert len(lying(view, "dragon", True)) == players
    assert (len(lying(view, "gem", "white")), len(lying(view, "gem", "gold"))) == (6, 4)
    assert not set(lying(view, "dragon", True)) & set(
        lying(view, "gem", "white") + lying(view, "gem", "gold")
    )
    assert view["stock"] == {"tiles": 28 - players, "fires": 15 - players, "white": 12 - players, "gold": 2}
    taken = Counter(LAND[field] for field in lying(view, "dragon", True))
    assert {land: known["unseen"] for land, known in view["tiles"].items()} == {
        land: 2 - taken[land] for land in LAND.values()
    }


def test_two_dragons_of_one_land() -> None:
    """KOD-11, KOD-72: both tiles of a land may lie under dragons; then none of it is in the stock."""
    match = GAME.start(2, chance="manual", setup="random", first=0)
    draw(match, "2", "A1", "B15")
    assert LAND["A1"] == LAND["B15"] == "coast"
    assert match.view(None)["tiles"]["coast"] == {"returned": 0, "unseen": 0}


def test_where_nothing_can_be_drawn() -> None:
    """KOD-72: not where a dragon or a gem lies, and no other map; nothing has changed."""
    match = GAME.start(2, chance="manual", setup="random")
    with refused(match, "unknown-map", "KOD-72"):
        match.draw("5")
    draw(match, "3", "A1")
    with refused(match, "field-not-bare", "KOD-72"):
        match.draw("A1")
    draw(match, "A2")
    for field in ("A1", "A2"):
        with refused(match, "field-not-bare", "KOD-72"):
            match.draw(field)
    draw(match, "A3")
    with refused(match, "field-not-bare", "KOD-72"):
        match.draw("A3")
    with refused(match, "unknown-field", "KOD-3"):
        match.draw("C1")


# ---- free set-up --------------------------------------------------------------------------------


def test_a_free_set_up() -> None:
    """KOD-59, KOD-73, KOD-74: map, up to eight dragons, ten gems; a gem may lie under a dragon."""
    dragons = ["B15", "A1", "A2", "A3", "A4", "A5", "A6", "A7"]
    white = ["A1", "A8", "A9", "A10", "A11", "A12"]
    gold = ["B1", "B2", "B3", "B4"]
    match = offered(3, setup="free", map=2, dragons=dragons, white=white, gold=gold, first=1)
    view = match.view(None)
    assert (view["map"], match.to_act) == (2, (1,))
    assert lying(view, "dragon", True) == [*dragons[1:], "B15"]
    assert lying(view, "gem", "white") == white
    assert lying(view, "gem", "gold") == gold
    assert view["fields"]["A1"] == {
        "land": "coast", "owner": None, "dragon": True, "tile": True, "gem": "white",
    }  # fmt: skip
    assert view["stock"] == {"tiles": 20, "fires": 7, "white": 9, "gold": 2}
    assert view["tiles"]["coast"] == {"returned": 0, "unseen": 0}
    options = match.record.header.options
    assert options["dragons"] == [*dragons[1:], "B15"]


def test_a_free_set_up_without_dragons() -> None:
    """KOD-73: none at all; what is not chosen is as printed for this number of players."""
    view = offered(4, setup="free", dragons="none", first=0).view(None)
    assert (lying(view, "dragon", True), view["map"]) == ([], 4)
    assert view["stock"] == {"tiles": 28, "fires": 15, "white": 8, "gold": 2}
    assert (lying(view, "gem", "white"), lying(view, "gem", "gold")) == (WHITE, GOLD)
    again = offered(4, setup="free", first=0).view(None)
    assert lying(again, "dragon", True) == DRAGONS[4]
    assert offered(4, setup="free", dragons=[], first=0).view(None)["stock"]["fires"] == 15


def test_fields_may_be_written_in_any_way() -> None:
    """KOD-73: small letters, any order; kept in the order of the map."""
    options = GAME.agreed(2, {"setup": "free", "dragons": ["b2", "A 3"], "map": 4})
    assert (options["dragons"], options["map"]) == (["A3", "B2"], 4)


def test_nothing_is_dealt_before_it_is_seen() -> None:
    """KOD-8, KOD-9: a match from a seed draws the same things again, and its state has no future."""
    first, again = (GAME.start(3, seed=7) for _ in range(2))
    assert first.state.dump() == again.state.dump()
    assert CHANCE not in first.state.actors()
    assert sorted(Counter(first.state.cards).items()) == [(0, 55), (1, 5)]
