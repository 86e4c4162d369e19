"""Box, boards, dice, options and set-up (BOR-1 to BOR-8)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import factorial, prod
from typing import Any

import pytest

from stolek import CHANCE, Refusal
from stolek.games.border import GAME
from stolek.games.border.edition.box import BOX
from stolek.games.border.rules.state import Border
from tests.games.border.facts import AREAS, BOARDS, CELLS, COLOURS, HIGH, LOW, RINGS, WHITE, colour_of
from tests.games.border.positions import DULL, Table, crossable, only, play, pool, refused, written
from tests.games.border.second import BESIDE, told


def opened(players: int, **options: Any) -> Border:
    """The state before anything happened."""
    return GAME.set_up(players, GAME.agreed(players, options))


def tickets(state: Border) -> Counter[str]:
    """What fortune may bring now, in notation, with the number of its tickets."""
    outcomes = (state.outcome(ticket) for ticket in range(state.tickets()))
    return Counter(GAME.moves.draw_text(state, outcome) for outcome in outcomes)


# ---- players and options ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    """BOR-1: each with a board, nothing left out or added."""
    match = GAME.start(players, seed=3)
    assert len(match.view(None)["boards"]) == players
    assert GAME.players == (2, 3, 4)


@pytest.mark.parametrize(
    ("players", "options", "code", "clause"),
    [
        (0, {}, "bad-players", None),
        (1, {}, "bad-players", None),
        (5, {}, "bad-players", None),
        (2, {"boards": "A"}, "bad-boards", "BOR-7"),
        (2, {"boards": "ABC"}, "bad-boards", "BOR-7"),
        (2, {"boards": "AE"}, "bad-boards", "BOR-7"),
        (2, {"boards": ""}, "bad-boards", "BOR-7"),
        (2, {"boards": 1}, "bad-option", None),
        (2, {"first": 2}, "bad-first", "BOR-7"),
        (3, {"first": 3}, "bad-first", "BOR-7"),
        (4, {"first": 4}, "bad-option", None),
        (4, {"first": -1}, "bad-option", None),
        (2, {"first": True}, "bad-option", None),
        (2, {"chaining": 1}, "bad-option", None),
        (2, {"limit": 30}, "unknown-option", None),
    ],
)
def test_what_cannot_be_chosen(players: int, options: dict[str, Any], code: str, clause: str | None) -> None:
    """BOR-1, BOR-7: refused before anything begins."""
    with pytest.raises(Refusal) as caught:
        GAME.start(players, seed=1, **options)
    assert (caught.value.code, caught.value.clause) == (code, clause)


def test_what_is_chosen_unless_said_otherwise() -> None:
    """BOR-7, BOR-17b: boards dealt, start player drawn, chaining."""
    assert GAME.agreed(3, {}) == {"boards": "dealt", "first": "drawn", "chaining": True}
    assert GAME.agreed(3, {"boards": "c, a d"})["boards"] == "CAD"


@pytest.mark.parametrize("twice", ["AA", "BCB", "ABCA"])
def test_nobody_has_the_board_of_another(twice: str) -> None:
    """BOR-7, D-19: neither chosen nor dealt by hand."""
    players = len(twice)
    with pytest.raises(Refusal) as caught:
        GAME.start(players, boards=twice)
    assert (caught.value.code, caught.value.clause) == ("bad-boards", "BOR-7")
    match = GAME.start(players, chance="manual")
    with refused(match, "bad-boards", "BOR-7"):
        match.draw(",".join(twice))


# ---- boards ---------------------------------------------------------------------------------------


def test_the_boards_differ_in_colours_only() -> None:
    """BOR-2, BOR-2a: the same areas on all four, and no two of them agree on the colour of one."""
    assert [board.id for board in BOX.boards] == ["A", "B", "C", "D"]
    for board in BOX.boards:
        areas = BOX.areas_of(board)
        assert {name: list(area.cells) for name, area in areas.items()} == AREAS
        assert {name: area.colour for name, area in areas.items()} == BOARDS[board.id]
    for area in AREAS:
        assert len({BOARDS[board][area] for board in BOARDS}) == 4


def test_the_cells() -> None:
    """BOR-3: 84 coloured ones, each in one area, and two white ones."""
    assert {cell.id: (cell.q, cell.r) for cell in BOX.cells} == CELLS
    assert tuple(BOX.white_cells) == WHITE == ("b07", "b79")
    listed = [cell for area in AREAS.values() for cell in area]
    assert len(CELLS) == 86
    assert len(listed) == len(set(listed)) == 84
    assert set(CELLS) - set(listed) == set(WHITE)
    assert Counter(map(len, AREAS.values())) == {2: 6, 3: 6, 4: 6, 5: 6}


@pytest.mark.parametrize("board", BOARDS)
def test_an_area_is_all_of_its_colour_that_hangs_together(board: str) -> None:
    """BOR-3, BOR-4: from any of its cells one reaches exactly its cells, side by side in one colour."""
    for area in BOX.areas_of(BOX.boards["ABCD".index(board)]).values():
        cells = area.cells
        reached, ahead = set[str](), [cells[0]]
        while ahead:
            cell = ahead.pop()
            reached.add(cell)
            same = [other for other in BESIDE[cell] if colour_of(board, other) == colour_of(board, cell)]
            ahead += [other for other in same if other not in reached]
        assert reached == set(cells)
        assert area.colour == colour_of(board, cells[0])


def test_white_cells_are_crossed_from_the_start_and_never_again() -> None:
    """BOR-3: on every board; they have no colour."""
    match = Table(boards="ABCD").second(DULL)
    for seat in (1, 2, 3):
        assert match.view(None)["boards"][seat]["crossed"] == list(WHITE)
        with refused(match, "cell-white", "BOR-3"):
            match.play(seat, "cross b07")
    assert all(colour_of(board, cell) is None for board in BOARDS for cell in WHITE)


@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell not in WHITE])
def test_neighbours_share_a_side(cell: str) -> None:
    """BOR-4: what can be crossed beside a single cross is what its hexagon touches, of any colour."""
    table = Table(boards="AB", crossed={1: cell})
    colours = {other: colour_of("B", other) for other in BESIDE[cell] if other not in WHITE}
    found = set[str]()
    for dice in ("gray,yellow,blue,red,orange", "gray,yellow,blue,red,green"):
        found |= crossable(table.second(dice), 1)
    beside_white = {"b08", "b14", "b73", "b78"} - {cell}
    assert found == set(colours) | beside_white


@pytest.mark.parametrize("land", RINGS)
def test_a_territory_has_a_ring_and_two_values(land: str) -> None:
    """BOR-5, BOR-22: every cell of its ring is needed and no other; then the value is written."""
    for cell in RINGS[land]:
        if cell in WHITE:
            continue
        match = Table(closed={1: land}, but={1: cell}).second(table_dice(colour_of("B", cell)))
        assert land not in written(match, 1)
        assert only(play(match, 1, f"cross {cell}"), "closed-first").facts["points"] == HIGH[land]
        assert written(match, 1) == {land: HIGH[land]}
    assert BOX.territories[list(RINGS).index(land)].low == LOW[land] == HIGH[land] // 2


def table_dice(colour: str | None) -> str:
    """Five colours, this one among them, with which nothing can be completed on a clean board."""
    assert colour is not None
    others = [other for other in COLOURS if other != colour]
    return ",".join([colour, *others[:4]])


def test_how_many_territories_a_cell_bounds() -> None:
    """BOR-5: one, two or three of the nine."""
    bounded = Counter(sum(cell.id in land.border for land in BOX.territories) for cell in BOX.cells)
    assert bounded == {1: 40, 2: 38, 3: 8}
    assert {land.id: list(land.border) for land in BOX.territories} == RINGS
    assert sorted(land.high or 0 for land in BOX.territories) == list(range(4, 13))


# ---- dice -----------------------------------------------------------------------------------------


def test_five_fair_dice_with_six_colours() -> None:
    """BOR-6: every throw of five dice is as likely as it is with real ones; there is no joker."""
    state = opened(2, boards="AB", first=0)
    throws = Counter(told(list(faces)) for faces in product(COLOURS, repeat=5))
    assert tickets(state) == throws
    assert state.tickets() == 6**5


@pytest.mark.parametrize("again", ["red", "red,red", "yellow,red,red", "blue,red,red,yellow"])
def test_dice_thrown_again_are_fair(again: str) -> None:
    """BOR-6, BOR-10: only those picked up are thrown."""
    match = GAME.start(2, chance="manual", boards="AB", first=0)
    match.draw("red,red,blue,gray,yellow")
    match.play(0, f"roll {again}")
    count = len(again.split(","))
    found = tickets(match.state)
    assert sum(found.values()) == 6**count
    for text, weight in found.items():
        faces = Counter(text.split(","))
        assert weight == factorial(count) // prod(map(factorial, faces.values()))


# ---- set-up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_are_dealt_and_the_start_player_drawn(players: int) -> None:
    """BOR-7, D-19: every deal of different boards is equally likely, and so is every start player."""
    state = opened(players)
    assert tickets(state) == Counter(",".join(deal) for deal in permutations("ABCD", players))
    state.apply(CHANCE, 0)
    assert tickets(state) == Counter(str(seat) for seat in range(1, players + 1))


def test_set_up_by_hand() -> None:
    """BOR-7: what was really dealt and drawn; boards that nobody got stay out."""
    match = GAME.start(2, chance="manual")
    assert match.chance == {"name": "deal", "clause": "BOR-7", "facts": {"count": 2}}
    assert match.view(None)["turn"] is None
    assert [board["board"] for board in match.view(None)["boards"]] == [None, None]
    dealt = match.draw("D,B")
    assert [(event.name, event.clause, event.facts) for event in dealt] == [
        ("dealt", "BOR-7", {"seat": 0, "board": "D"}),
        ("dealt", "BOR-7", {"seat": 1, "board": "B"}),
    ]
    assert match.chance == {"name": "start", "clause": "BOR-7", "facts": {"count": 2}}
    with refused(match, "no-such-seat", "BOR-7"):
        match.draw("3")
    begins = only(match.draw("2"), "begins")
    assert (begins.clause, begins.facts) == ("BOR-7", {"seat": 1})
    assert match.chance is not None
    assert match.chance["facts"]["seat"] == 1
    assert [board["board"] for board in match.view(None)["boards"]] == ["D", "B"]


def test_set_up_as_chosen() -> None:
    """BOR-7: chosen boards and a chosen start player are not drawn; either may be drawn alone."""
    match = GAME.start(3, chance="manual", boards="CAD", first=2)
    assert match.chance is not None
    assert match.chance["name"] == "throw"
    assert [board["board"] for board in match.view(None)["boards"]] == ["C", "A", "D"]
    assert match.view(None)["turn"] == 2
    match = GAME.start(2, chance="manual", boards="AB")
    assert match.chance is not None
    assert match.chance["name"] == "start"
    match = GAME.start(2, chance="manual", first=1)
    assert match.chance is not None
    assert match.chance["name"] == "deal"
    assert only(match.draw("A,B"), "begins").facts == {"seat": 1}
    assert match.chance["name"] == "throw"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clean_boards(players: int) -> None:
    """BOR-7: all coloured cells open, no territory closed."""
    view = GAME.start(players, seed=8).view(None)
    for board in view["boards"]:
        assert (board["crossed"], board["closed"], board["score"]) == (list(WHITE), {}, 0)
    assert view["gone"] == []
    assert len({board["board"] for board in view["boards"]}) == players


def test_nothing_is_hidden() -> None:
    """BOR-8: every seat and the gallery see and are told the same, in the middle of an action, too."""
    match = Table(boards="ABC").second("yellow,yellow,red,blue,gray")
    play(match, 1, "cross b14")
    for eye in (0, 1, 2):
        assert match.view(eye) == match.view(None)
        assert match.told(eye) == match.told(None)
    assert "b14" in match.view(2)["boards"][1]["crossed"]
    assert pool(match, 1) == ["gray", "yellow", "blue", "red"]
