"""Territories, points and places: of the score desk and of the engine, against slow.py (KOD-63 … KOD-71)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolek import Item, Refusal
from stolek.cli import main
from stolek.games.dicekings import GAME
from stolek.games.dicekings.edition.schema import FIELDS
from stolek.games.dicekings.referee.score import desk, figures
from stolek.games.dicekings.rules.state import DiceKings
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.dicekings import slow
from tests.games.dicekings.positions import Table, check_words, moves, names_of, play, targets

Owner = dict[str, Any]


def owner(fields: str = "", gold: int = 0, white: int = 0, fires: int = 0) -> Owner:
    """What one player has."""
    return {"fields": fields.split(), "gold": gold, "white": white, "fires": fires}


def position(*owners: Owner, **more: Any) -> dict[str, Any]:
    """A file of the desk."""
    return {"players": list(owners), **more}


def typed(data: Any) -> bytes:
    """The text of a file."""
    return json.dumps(data).encode()


def told(*owners: Owner, **more: Any) -> list[dict[str, Any]]:
    """The figures of all players; what the desk says in items, and slow.py, must agree with them."""
    text = typed(position(*owners, **more))
    found: list[dict[str, Any]] = figures(text)["players"]
    totals = [item for item in desk(text) if item.name == "desk-total"]
    assert [(one["total"], one["place"]) for one in found] == [
        (item.points, item.facts["place"]) for item in totals
    ]
    fires = [one["fires"] for one in owners]
    number = more.get("map") or len(owners)
    expected = [slow.items(number, one, fires) for one in owners]
    assert [one["items"] for one in found] == expected
    scores = [sum(items.values()) for items in expected]
    winner = more.get("winner")
    assert [one["total"] for one in found] == scores
    assert [one["place"] for one in found] == slow.places(scores, fires, winner and winner - 1)
    for one, figure in zip(owners, found, strict=True):
        lands = figure["territories"]
        assert [len(land) for land in lands] == sorted(map(len, lands), reverse=True)
        assert {frozenset(land) for land in lands} == {
            frozenset(land) for land in slow.territories(number, one["fields"])
        }
    return found


def totals(*owners: Owner, **more: Any) -> list[int]:
    """The points of all players."""
    return [one["total"] for one in told(*owners, **more)]


def ranks(*owners: Owner, **more: Any) -> list[int]:
    """Their places."""
    return [one["place"] for one in told(*owners, **more)]


# ---- cases ----------------------------------------------------------------------------------------

FOUR = (
    owner("A4 A8 A9 A10 B4 B6 B12 B14", gold=1),
    owner("A3 B3 B5 B7 B8 B10", white=4, fires=1),
    owner("A2 A6 A7 A11 A13 A15", fires=2),
    owner("A1 A5 A14 B11 B13 B15", gold=3, white=2, fires=1),
)


def test_four_players() -> None:
    """KOD-64, KOD-65, KOD-66, KOD-67, KOD-68, KOD-69: 17, 20, 20 and 23; fires part the two 20s (AC-5)."""
    found = told(*FOUR)
    assert [len(one["territories"][0]) for one in found] == [3, 3, 5, 2]
    assert [one["total"] for one in found] == [17, 20, 20, 23]
    assert [one["place"] for one in found] == [4, 3, 2, 1]
    assert found[2]["items"] == {"territory": 15, "other-fields": 1, "fires": 4}


def test_two_largest_territories() -> None:
    """KOD-64, KOD-65: only one of them brings three points per field: 12 + 4 + 1 (AC-14)."""
    found, _ = told(owner("A1 A2 A3 A4 A10 A11 A12 A13 B15"), owner())
    assert (found["total"], found["items"]) == (17, {"territory": 12, "other-fields": 5})
    assert [len(land) for land in found["territories"]] == [4, 4, 1]
    assert found["territories"] == [["A1", "A2", "A3", "A4"], ["A10", "A11", "A12", "A13"], ["B15"]]


def test_nothing_at_all() -> None:
    """KOD-64, KOD-68, KOD-69: no points, no territory; all are first together."""
    assert told(owner(), owner(), owner()) == [{"total": 0, "place": 1, "territories": [], "items": {}}] * 3


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (owner("A1"), 3),
        (owner("A1 A2"), 6),
        (owner("A1 A3"), 4),
        (owner("A1 A3 A10"), 5),
        (owner("A1 A2 A5 A6 A7 A10 A11"), 21),
        (owner(gold=6), 18),
        (owner(white=18), 36),
        (owner(fires=15), 4),
        (owner(fires=1), 4),
        (owner("A1", gold=1, white=1, fires=1), 12),
    ],
)
def test_every_kind_of_points(own: Owner, points: int) -> None:
    """KOD-64, KOD-65, KOD-66, KOD-67, KOD-68: three, one, three, two, and four for most fires."""
    assert totals(own, owner()) == [points, 0]


def test_the_seam() -> None:
    """KOD-4, KOD-10, KOD-64: the parts touch elsewhere for other numbers of players."""
    for number, touching in ((2, "A1 B3"), (3, "A11 B15"), (4, "A10 B15")):
        apart = {2: "A10 B15", 3: "A10 B15", 4: "A1 B3"}[number]
        assert totals(owner(touching), owner(), map=number)[0] == 6
        assert totals(owner(apart), owner(), map=number)[0] == 4
    assert totals(owner("A1 B3"), owner())[0] == 6
    assert totals(owner("A10 B15"), owner(), owner(), owner())[0] == 6


def test_most_fires() -> None:
    """KOD-68: everybody who has most gets four points; nobody if there are none."""
    assert totals(owner(fires=2), owner(fires=2), owner(fires=1)) == [4, 4, 0]
    assert totals(owner(fires=1), owner(fires=1), owner(fires=1)) == [4, 4, 4]
    assert totals(owner(), owner(), owner()) == [0, 0, 0]


@pytest.mark.parametrize(
    ("owners", "expected"),
    [
        ([owner(gold=1), owner(white=1)], [1, 2]),
        ([owner(white=1), owner(white=1)], [1, 1]),
        ([owner(white=4, fires=1), owner(white=1, fires=2)], [1, 2]),
        ([owner(white=3, fires=1), owner(white=2, gold=1, fires=1)], [2, 1]),
        ([owner(white=2, fires=1), owner(fires=2)], [2, 1]),
        ([owner(white=1), owner(white=1), owner(gold=1)], [2, 2, 1]),
        ([owner(white=1), owner(gold=1), owner(gold=1)], [3, 1, 1]),
        ([owner(), owner(white=1), owner(), owner(gold=1)], [3, 2, 3, 1]),
        ([owner(white=2, fires=1), owner(white=2), owner(fires=2), owner(white=2, fires=1)], [2, 4, 1, 2]),
    ],
)
def test_places(owners: list[Owner], expected: list[int]) -> None:
    """KOD-69: points, then dragon fires; who is equal in both shares the place, also a lower one."""
    assert ranks(*owners) == expected


SIXTEEN = " ".join(FIELDS[:16])


def test_who_won_at_once() -> None:
    """KOD-57, KOD-70: is first alone, whatever the points; the others follow by points and fires."""
    rich = owner("B15", gold=6, white=18, fires=2)
    assert totals(owner(SIXTEEN), rich) == [48, 61]
    assert ranks(owner(SIXTEEN), rich) == [2, 1]
    assert ranks(owner(SIXTEEN), rich, winner=1) == [1, 2]
    assert ranks(rich, owner(), owner(SIXTEEN), owner(), winner=3) == [2, 3, 1, 3]
    lines = desk(typed(position(owner(SIXTEEN), rich, winner=1)))
    assert [one.clause for one in lines if one.name == "desk-total"] == ["KOD-70", "KOD-69"]


def test_what_the_desk_says() -> None:
    """KOD-64, KOD-65, KOD-66, KOD-67, KOD-68, KOD-69: the total and the place, then item by item."""
    assert GAME.score_desk is desk
    assert GAME.score_figures is figures
    items = desk(typed(position(owner("a1 a2 b15", gold=2, white=1, fires=1), owner())))
    assert [(one.name, one.clause, one.points, one.facts) for one in items] == [
        ("desk-total", "KOD-69", 19, {"seat": 0, "place": 1, "fires": 1}),
        ("territory", "KOD-64", 6, {"fields": ["A1", "A2"], "count": 2}),
        ("other-fields", "KOD-65", 1, {"fields": ["B15"], "count": 1}),
        ("gold", "KOD-66", 6, {"count": 2}),
        ("white", "KOD-67", 2, {"count": 1}),
        ("fires", "KOD-68", 4, {"count": 1}),
        ("desk-total", "KOD-69", 0, {"seat": 1, "place": 2, "fires": 0}),
    ]


def test_what_may_be_left_out() -> None:
    """KOD-10: gems, fires and map; fields are read in small letters and with spaces around them, too."""
    assert figures(typed({"players": [{"fields": [" a1", "A2 "]}, {"fields": []}]})) == {
        "players": [
            {"total": 6, "place": 1, "territories": [["A1", "A2"]], "items": {"territory": 6}},
            {"total": 0, "place": 2, "territories": [], "items": {}},
        ]
    }


# ---- refusals -------------------------------------------------------------------------------------

TWO = position(owner("A1"), owner("B1"))
LONG = "x" * 5000


def split(*counts: int) -> list[Owner]:
    """Players with so many fields each."""
    fields, owners = list(FIELDS), []
    for count in counts:
        owners.append(owner(" ".join(fields[:count])))
        fields = fields[count:]
    return owners


REFUSED: list[tuple[Any, str, str | None, dict[str, Any]]] = [
    (position(), "desk-players", "KOD-1", {"count": 0, "known": [2, 3, 4]}),
    (position(owner()), "desk-players", "KOD-1", {"count": 1, "known": [2, 3, 4]}),
    (position(*[owner()] * 5), "desk-players", "KOD-1", {"count": 5, "known": [2, 3, 4]}),
    (TWO | {"map": 1}, "desk-map", "KOD-10", {"number": 1, "known": [2, 3, 4]}),
    (TWO | {"map": 5}, "desk-map", "KOD-10", {"number": 5, "known": [2, 3, 4]}),
    (TWO | {"map": 0}, "desk-map", "KOD-10", {"number": 0, "known": [2, 3, 4]}),
    (
        position(owner("A1 A1"), owner()),
        "desk-field-twice",
        "KOD-3",
        {"field": "A1", "seat": 0, "rival": 0},
    ),
    (
        position(owner("B1"), owner("A1 b1")),
        "desk-field-twice",
        "KOD-3",
        {"field": "B1", "seat": 1, "rival": 0},
    ),
    (position(*split(3, 17)), "desk-tokens", "KOD-2", {"seat": 1, "count": 17, "most": 16}),
    (position(*split(15, 14)), "desk-full", "KOD-63", {"count": 29, "most": 28}),
    (position(*split(10, 10, 10)), "desk-full", "KOD-63", {"count": 30, "most": 28}),
    (position(owner(gold=7), owner()), "desk-too-many", "KOD-2", {"what": "gold", "count": 7, "most": 6}),
    (
        position(owner(gold=3), owner(gold=4)),
        "desk-too-many",
        "KOD-2",
        {"what": "gold", "count": 7, "most": 6},
    ),
    (
        position(owner(white=9), owner(white=10)),
        "desk-too-many",
        "KOD-2",
        {"what": "white", "count": 19, "most": 18},
    ),
    (
        position(owner(fires=8), owner(fires=8)),
        "desk-too-many",
        "KOD-2",
        {"what": "fires", "count": 16, "most": 15},
    ),
    (
        position(owner("A16"), owner()),
        "unknown-field",
        "KOD-3",
        {"text": "A16", "first": "A1", "last": "B15"},
    ),
    (position(owner("C1"), owner()), "unknown-field", "KOD-3", {"text": "C1", "first": "A1", "last": "B15"}),
    (
        position(owner("A01"), owner()),
        "unknown-field",
        "KOD-3",
        {"text": "A01", "first": "A1", "last": "B15"},
    ),
    (
        position(owner(LONG), owner()),
        "unknown-field",
        "KOD-3",
        {"text": LONG[:60], "first": "A1", "last": "B15"},
    ),
    (TWO | {"winner": 0}, "desk-unknown-player", "KOD-57", {"number": 0, "most": 2}),
    (TWO | {"winner": 3}, "desk-unknown-player", "KOD-57", {"number": 3, "most": 2}),
    (TWO | {"winner": -1}, "desk-unknown-player", "KOD-57", {"number": -1, "most": 2}),
    (TWO | {"winner": 2}, "desk-no-winner", "KOD-57", {"seat": 1, "count": 1, "expected": 16}),
    (
        position(*split(15, 16), winner=1) | {"players": split(15, 2)},
        "desk-no-winner",
        "KOD-57",
        {"seat": 0, "count": 15, "expected": 16},
    ),
]


def refusal_of(text: bytes) -> Refusal:
    """How a file is refused, by items and figures alike."""
    with pytest.raises(Refusal) as caught:
        figures(text)
    with pytest.raises(Refusal) as again:
        desk(text)
    assert (caught.value.code, caught.value.facts) == (again.value.code, again.value.facts)
    return caught.value


@pytest.mark.parametrize(("data", "code", "clause", "facts"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_counted(data: Any, code: str, clause: str | None, facts: dict[str, Any]) -> None:
    """KOD-1, KOD-2, KOD-3, KOD-10, KOD-57, KOD-63: refused with the clause, and what would be right."""
    refusal = refusal_of(typed(data))
    assert (refusal.code, refusal.clause, refusal.facts) == (code, clause, facts)


@pytest.mark.parametrize("what", ["gold", "white", "fires"])
def test_less_than_nothing(what: str) -> None:
    """KOD-2: nobody has fewer gems or fires than none, even if others have more."""
    for others in (0, 3):
        refusal = refusal_of(typed(position(owner() | {what: -1}, owner() | {what: others})))
        assert (refusal.code, refusal.clause, refusal.facts["what"]) == ("desk-too-many", "KOD-2", what)


# ---- words and the command ------------------------------------------------------------------------


def test_refusals_have_words() -> None:
    """KOD-1, KOD-2, KOD-3, KOD-10, KOD-57, KOD-63: in every language."""
    for data, _, _, _ in REFUSED:
        check_words(refusal_of(typed(data)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_have_words(language: str) -> None:
    """KOD-64, KOD-65, KOD-66, KOD-67, KOD-68, KOD-69, KOD-70: in every language."""
    items: list[Item] = desk(typed(position(*FOUR)))
    items += desk(typed(position(owner(SIXTEEN), owner(), winner=1)))
    assert {one.name for one in items} == {
        "desk-total",
        "territory",
        "other-fields",
        "gold",
        "white",
        "fires",
    }
    assert all(Speaker(language, GAME).item(item).strip() for item in items)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """KOD-69: a line for every item, plain numbers for programs, one line for what cannot be."""
    file = tmp_path / "table.json"
    file.write_bytes(typed(position(*FOUR)))
    for language in LANGUAGES:
        assert main(["score", "dicekings", str(file), "--lang", language]) == 0
        written = capsys.readouterr()
        assert written.out.splitlines() == [
            Speaker(language, GAME).item(one) for one in desk(file.read_bytes())
        ]
        assert written.err == ""
    assert main(["score", "dicekings", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == figures(file.read_bytes())
    file.write_bytes(typed(TWO | {"winner": 3}))
    assert main(["score", "dicekings", str(file)]) == 2
    written = capsys.readouterr()
    assert (written.out, written.err.count("\n")) == ("", 1)
    assert "(KOD-57)" in written.err


# ---- the engine -----------------------------------------------------------------------------------


def check_scores(state: DiceKings) -> list[int]:
    """Points, items and places are those of slow.py, and those of the desk; returns the places."""
    players, number = state.players, state.map + 2
    owners = [
        {
            "fields": names_of(state.tokens[seat]),
            "gold": state.golds[seat],
            "white": state.whites[seat],
            "fires": state.fires[seat],
        }
        for seat in range(players)
    ]
    fires = state.fires[:players]
    winner = state.winner if state.winner < players else None
    expected = [slow.items(number, one, fires) for one in owners]
    scores = [sum(items.values()) for items in expected]
    found = GAME.outcome(state)
    assert [{item.name: item.points for item in own} for own in found.items] == expected
    assert list(found.scores) == scores
    assert list(found.ranks) == list(state.ranks()) == slow.places(scores, fires, winner)
    more = {} if winner is None else {"winner": winner + 1}
    at_desk = told(*owners, map=number, **more)
    assert [(one["total"], one["place"]) for one in at_desk] == list(zip(scores, found.ranks, strict=True))
    return list(found.ranks)


def random_end(dice: Random) -> Table:
    """The end of a game: two free fields, all others with tokens, dragons or nothing on them."""
    players = dice.choice((2, 3, 4))
    fields = dice.sample(FIELDS, 28)
    dragons = [fields.pop() for _ in range(dice.randrange(4))]
    neutral = [fields.pop() for _ in range(dice.randrange(3))]
    heaps: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for name in fields:
        seat = dice.choice([seat for seat in heaps if len(heaps[seat]) < 16])
        heaps[seat].append(name)
    return Table(
        players=players,
        map=dice.choice((2, 3, 4)),
        fields={seat: " ".join(own) for seat, own in heaps.items()},
        dragons=" ".join(dragons),
        neutral=" ".join(neutral),
        white="",
        gold="",
        whites={seat: dice.randrange(5) for seat in range(players)},
        golds={seat: dice.randrange(2) for seat in range(players)},
        fires={seat: dice.randrange(3) for seat in range(players)},
        phase="over",
    )


def test_random_ends() -> None:
    """KOD-63, KOD-64, KOD-65, KOD-66, KOD-67, KOD-68, KOD-69: as slow.py counts, on all maps."""
    dice = Random(5)
    shared = 0
    for _ in range(150):
        table = random_end(dice)
        state = table.state()
        assert state.over()
        shared += len(set(check_scores(state))) < table.players
        outcome = GAME.outcome(state)
        assert (outcome.ending, outcome.clause) == ("stock-empty", "KOD-63")
    assert shared > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int) -> None:
    """KOD-63, KOD-64, KOD-69: after every turn; the game is over when exactly two fields are free."""
    state = GAME.set_up(players, GAME.agreed(players, {"setup": "random"}))
    state.seed(players)
    turn = -1
    while not state.over():
        seat = state.actors()[0]
        if seat >= 0 and seat != turn:
            turn = seat
            check_scores(state)
            assert GAME.outcome(state).ending is None
        state.apply(seat, state.sample(seat))
    check_scores(state)
    castles = sum(map(int.bit_count, state.tokens)) + state.dragons.bit_count() + state.neutral.bit_count()
    assert (castles, state.stock) == (28, 0)


def test_nearest_tokens() -> None:
    """KOD-52, KOD-53: on random maps, over all opponents together; occupants do not block (AC-4)."""
    dice = Random(53)
    seen = set()
    for _ in range(80):
        players, number = dice.choice((2, 3, 4)), dice.choice((2, 3, 4))
        fields = dice.sample(FIELDS, dice.randrange(2, 20))
        heaps: list[list[str]] = [[] for _ in range(players)]
        heaps[1].append(fields.pop())
        for name in fields[: dice.choice((4, 20))]:
            heaps[dice.randrange(players)].append(name)
        held = {seat: " ".join(own) for seat, own in enumerate(heaps)}
        if max(map(len, heaps)) < 16:
            rogue = Table(
                players=players,
                map=number,
                fields=held,
                dice="111111",
                phase="conquering",
                task="rogue",
                level=1,
            )
            expected = slow.nearest(number, heaps[0], [name for own in heaps[1:] for name in own])
            assert targets(rogue.match(), "conquer") == expected
            steps = slow.distances(number)
            seen.add(min((steps[own, name] for own in heaps[0] for name in expected), default=0))
    assert {0, 1, 2, 3} <= seen  # without an own token, beside it, and farther away


def test_cards_bring_nothing() -> None:
    """KOD-55, KOD-71: neither those left over, nor the number of slayers taken."""
    bare = random_end(Random(1))
    rich = Table(**(vars(bare) | {"up": {0: "K3-01 K3-02 K3-03 K5-01"}, "down": {1: "K4-01 K1-01"}}))
    assert GAME.outcome(rich.state()).scores == GAME.outcome(bare.state()).scores


SCATTERED = "A1 A4 A5 A8 A10 A12 A15 B1 B2 B4 B5 B9 B10 B12 B13 B15"


def won_at_once() -> Table:
    """Seat 0 has all tokens on the map and is about to place one more; the others are richer."""
    return Table(
        players=3,
        dice="116634",
        offer="K3-01",
        fields={0: SCATTERED, 1: "B7 B8", 2: "B14"},
        dragons="B3",
        white="",
        gold="",
        whites={0: 0, 1: 9, 2: 9},
        golds={1: 3, 2: 3},
        fires={1: 3, 2: 4},
        map=3,
    )


def test_the_engine_after_an_immediate_win() -> None:
    """KOD-57, KOD-70: the winner alone is first with fewer points; the others follow from 2 on."""
    match = won_at_once().match()
    assert "claim slayer" in moves(match)
    before = check_scores(match.state)
    play(match, "claim slayer")
    match.draw("K3-02")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("no-token-left", "KOD-57")
    after = check_scores(match.state)
    assert before[0] > 1
    assert after[0] == 1
    assert sorted(after[1:]) == [2, 3]


def test_two_equals_after_an_immediate_win() -> None:
    """KOD-69, KOD-70: they share the second place."""
    table = won_at_once()
    table.fields = {0: SCATTERED, 1: "B7", 2: "B14"}
    table.fires = {1: 3, 2: 3}
    match = table.match()
    play(match, "claim slayer")
    match.draw("K3-02")
    assert check_scores(match.state) == [1, 2, 2]
