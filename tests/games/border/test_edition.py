"""Editions typed in by owners (BOR-2a): what is accepted, and each thing that is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stolek import Refusal
from stolek.games.border import GAME
from stolek.games.border.edition.checks import read, remarks
from stolek.kit.hexes import beside
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.border.editions import Edition, delivered, divided, found, full, written
from tests.games.border.facts import AREAS, BOARDS, COLOURS
from tests.games.border.positions import check_words

Corruption = Callable[[Edition], object]


# ---- what is accepted -----------------------------------------------------------------------------


@pytest.mark.parametrize("box", [delivered, full])
def test_the_delivered_box(box: Callable[[], Edition]) -> None:
    """BOR-2, BOR-3, BOR-5, BOR-6: accepted without a remark, also with all that may be said twice."""
    assert remarks(written(box())) == []
    assert GAME.edition_check is remarks
    assert [board.area_colours for board in read(written(box())).boards] == list(BOARDS.values())


def test_boards_with_divisions_of_their_own() -> None:
    """BOR-2a: accepted; where the colours are spread otherwise, the owner is told."""
    box = read(written(divided()))
    assert [len(box.areas_of(board)) for board in box.boards] == [24, 30, 24, 36]
    told = remarks(written(divided()))
    assert told
    assert {remark.facts["board"] for remark in told} == {"B", "D"}
    assert {(remark.name, remark.clause) for remark in told} == {("uneven-colour", "BOR-2")}
    for language in LANGUAGES:
        assert all(Speaker(language, GAME).remark(remark).strip() for remark in told)
    for remark in told:
        areas = box.areas_of(next(board for board in box.boards if board.id == remark.facts["board"]))
        sizes = [len(area.cells) for area in areas.values() if area.colour == remark.facts["colour"]]
        assert remark.facts["sizes"] == sorted(sizes) != [2, 3, 4, 5]


PLAYER = """
import json, sys
from stolek.games.border import GAME
out = {"edition": GAME.edition, "areas": {}, "ranks": []}
for board in "ABCD":
    for colour in json.loads(sys.argv[1]):
        match = GAME.start(2, chance="manual", boards=board + "ABCD".replace(board, "")[0], first=0)
        match.draw(",".join([colour] * 5))
        match.play(0, "stop")
        out["areas"][f"{board} {colour}"] = match.view(0)["boards"][0]["completable"]
state = GAME.set_up(4, GAME.agreed(4, {}))
state.seed(5)
while not state.over():
    seat = state.actors()[0]
    state.apply(seat, state.sample(seat))
    type(state).load(state.dump())
out["ranks"] = state.ranks()
print(json.dumps(out))
"""


def test_own_divisions_are_played(tmp_path: Path) -> None:
    """BOR-2a, BOR-12: every board has its own areas, from the first throw to the last."""
    (tmp_path / "border.json").write_bytes(written(divided()))
    place = os.environ | {"STOLEK_EDITIONS": str(tmp_path)}
    command = [sys.executable, "-c", PLAYER, json.dumps(COLOURS)]
    done = subprocess.run(command, env=place, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    box = read(written(divided()))
    for board in box.boards:
        for colour in COLOURS:
            areas = [name for name, area in box.areas_of(board).items() if area.colour == colour]
            assert told["areas"][f"{board.id} {colour}"] == areas
    assert told["edition"] != GAME.edition
    assert sorted(told["ranks"])[0] == 1


# ---- what is refused ------------------------------------------------------------------------------


def refusal_of(text: bytes) -> Refusal:
    """How a file is refused."""
    with pytest.raises(Refusal) as caught:
        read(text)
    check_words(caught.value)
    with pytest.raises(Refusal):
        remarks(text)
    return caught.value


def ring(box: Edition, land: str) -> list[str]:
    """The border of a territory in a file."""
    cells: list[str] = found(box, "territories", land)["border"]
    return cells


def touch(box: Edition) -> None:
    """Two neighbouring areas get one colour."""
    found(box, "boards", "C")["areaColours"] |= {"a01": "red", "a02": "red"}


def swap_ends(box: Edition) -> None:
    """Two areas exchange a cell, so that both fall apart."""
    one, two = found(box, "areas", "a01")["cells"], found(box, "areas", "a24")["cells"]
    one[0], two[0] = two[0], one[0]


def name_a_hexagon_twice(box: Edition) -> None:
    """One of those inside the goat's territory."""
    inside = found(box, "territories", "goat")["interior"]
    inside.append(inside[0])


def make_two_boards_alike(box: Edition) -> None:
    """B has the colours of A."""
    box["boards"][1]["areaColours"] = box["boards"][0]["areaColours"]


def nine_islands(box: Edition) -> None:
    """Every territory stands alone with a ring of its own and one large area around it: only the ring
    with the white cells could ever be crossed."""
    names = [cell["id"] for cell in box["cells"]]
    box["cells"], box["areas"] = [], []
    for number, land in enumerate(box["territories"]):
        land["interior"] = [[10 * number + step, 0] for step in range(2 if number < 2 else 3)]
        inside = {(q, r) for q, r in land["interior"]}
        around = sorted({place for inner in inside for place in beside(inner)} - inside)
        land["border"] = [names.pop(0) for _ in around]
        box["cells"] += [
            {"id": name, "q": q, "r": r} for name, (q, r) in zip(land["border"], around, strict=True)
        ]
        box["areas"].append({"id": f"a{number + 1:02}", "cells": land["border"]})
    box["whiteCells"] = box["areas"][0]["cells"][:2]
    box["areas"][0]["cells"] = box["areas"][0]["cells"][2:]
    for shift, board in enumerate(box["boards"]):
        board["areaColours"] = {
            area["id"]: COLOURS[(place + shift) % 6] for place, area in enumerate(box["areas"])
        }


def wall_inside(box: Edition) -> None:
    """A cell in the middle of the castle: the ring has a part that hangs on nothing."""
    found(box, "territories", "castle")["interior"].remove([10, 6])
    found(box, "cells", "b01").update(q=10, r=6)
    ring(box, "castle").append("b01")


def shrink_the_well(box: Edition) -> None:
    """The well becomes so small that cells are left that bound nothing."""
    well = found(box, "territories", "well")
    well.update(interior=[[12, 10]], border=["b64", "b57", "b56", "b63", "b68", "b79"])
    found(box, "cells", "b79").update(q=12, r=11)


def share_a_hexagon(box: Edition) -> None:
    """The villa claims a hexagon of the castle."""
    found(box, "territories", "villa")["interior"].append([9, 5])


def both_forms(box: Edition) -> None:
    """A board with colours for the common areas, and areas of its own."""
    found(box, "boards", "A")["areas"] = [{"id": "a01", "cells": ["b01"], "colour": "red"}]


def too_many_areas(box: Edition) -> None:
    """43 areas."""
    box["areas"] += [{"id": f"a{number:02}", "cells": []} for number in range(25, 44)]


@pytest.mark.parametrize(
    ("corrupt", "code", "clause"),
    [
        # rules that no edition changes
        (lambda box: box.update(game="ingenious"), "edition-other-game", None),
        (lambda box: box.update(schema=2), "edition-fixed", None),
        (lambda box: box["players"].update(min=1), "edition-fixed", "BOR-1"),
        (lambda box: box["players"].update(max=5), "edition-fixed", "BOR-1"),
        (lambda box: box["dice"].update(count=4), "edition-fixed", "BOR-6"),
        (lambda box: box["dice"].update(maxRolls=4), "edition-fixed", "BOR-10"),
        (lambda box: box.update(endTerritories=5), "edition-fixed", "BOR-26"),
        (lambda box: box["dice"]["faces"].append("joker"), "edition-names", "BOR-6"),
        (lambda box: box["dice"]["faces"].reverse(), "edition-names", "BOR-6"),
        (lambda box: box["colours"].pop(), "edition-names", "BOR-6"),
        (lambda box: box["territories"].pop(), "edition-names", "BOR-5"),
        (lambda box: box["territories"][0].update(id="dog"), "edition-names", "BOR-5"),
        (lambda box: box["boards"].pop(), "edition-names", "BOR-2"),
        (lambda box: box["boards"].append(box["boards"][0]), "edition-names", "BOR-2"),
        # cells
        (lambda box: box["cells"].pop(), "edition-cells", "BOR-3"),
        (lambda box: box["cells"].append({"id": "b87", "q": 0, "r": 0}), "edition-cells", "BOR-3"),
        (lambda box: box["cells"].reverse(), "edition-cells", "BOR-3"),
        (lambda box: box["cells"][4].update(id="c05"), "edition-cells", "BOR-3"),
        (lambda box: found(box, "cells", "b02").update(q=10), "edition-same-place", "BOR-3"),
        (lambda box: box["whiteCells"].pop(), "edition-white", "BOR-3"),
        (lambda box: box["whiteCells"].append("b01"), "edition-white", "BOR-3"),
        (lambda box: box.update(whiteCells=["b07", "b07"]), "edition-white", "BOR-3"),
        (lambda box: box.update(whiteCells=["b07", "b99"]), "edition-unknown-cell", "BOR-3"),
        # territories
        (lambda box: found(box, "territories", "goat").pop("high"), "edition-no-values", "BOR-5"),
        (lambda box: found(box, "territories", "goat").pop("low"), "edition-no-values", "BOR-5"),
        (lambda box: found(box, "territories", "goat").update(low=0), "edition-bad-values", "BOR-5"),
        (lambda box: found(box, "territories", "goat").update(low=7), "edition-bad-values", "BOR-5"),
        (lambda box: found(box, "territories", "goat").update(low=8), "edition-bad-values", "BOR-5"),
        (lambda box: found(box, "territories", "goat").update(high=-7), "edition-bad-values", "BOR-5"),
        (lambda box: found(box, "territories", "goat").update(high=100), "edition-bad-values", "BOR-5"),
        (lambda box: ring(box, "villa").remove("b28"), "edition-hole", "BOR-5"),
        (lambda box: ring(box, "goat").remove("b07"), "edition-hole", "BOR-5"),
        (lambda box: found(box, "cells", "b28").update(q=40), "edition-hole", "BOR-5"),
        (lambda box: ring(box, "villa").append("b86"), "edition-ring-astray", "BOR-5"),
        (lambda box: ring(box, "villa").append("b01"), "edition-ring-twice", "BOR-5"),
        (lambda box: ring(box, "villa").append("b99"), "edition-unknown-cell", "BOR-3"),
        (lambda box: found(box, "territories", "well")["interior"].clear(), "edition-interior", "BOR-5"),
        (
            lambda box: found(box, "territories", "well")["interior"].remove([12, 11]),
            "edition-interior",
            "BOR-5",
        ),
        (
            lambda box: found(box, "territories", "well")["interior"].append([11, 13]),
            "edition-overlap",
            "BOR-5",
        ),
        (share_a_hexagon, "edition-overlap", "BOR-5"),
        (wall_inside, "edition-ring-open", "BOR-5"),
        (nine_islands, "edition-cells-apart", "BOR-32"),
        (
            lambda box: found(box, "territories", "goat")["interior"].append([7, 2]),
            "edition-overlap",
            "BOR-5",
        ),
        (shrink_the_well, "edition-bounds", "BOR-5"),
        # areas and boards
        (
            lambda box: box["boards"][1].update(areaColours=box["boards"][0]["areaColours"]),
            "edition-same-boards",
            "BOR-2",
        ),
        (lambda box: box.update(edition=""), "edition-name", None),
        (lambda box: box.update(edition="x" * 41), "edition-name", None),
        (lambda box: box.update(edition="a\nb"), "edition-name", None),
        (lambda box: found(box, "areas", "a01")["cells"].pop(), "edition-cover", "BOR-3"),
        (lambda box: found(box, "areas", "a01")["cells"].append("b05"), "edition-cover", "BOR-3"),
        (lambda box: found(box, "areas", "a01")["cells"].append("b01"), "edition-cover", "BOR-3"),
        (lambda box: found(box, "areas", "a03")["cells"].append("b07"), "edition-cover", "BOR-3"),
        (lambda box: found(box, "areas", "a01")["cells"].append("b99"), "edition-unknown-cell", "BOR-3"),
        (swap_ends, "edition-area-apart", "BOR-3"),
        (lambda box: box["areas"].pop(), "edition-area-unknown", "BOR-3"),
        (lambda box: box["areas"].reverse(), "edition-areas", "BOR-3"),
        (too_many_areas, "edition-areas", "BOR-3"),
        (lambda box: box.update(areas=[]), "edition-areas", "BOR-3"),
        (lambda box: found(box, "areas", "a01").update(size=5), "edition-area-size", "BOR-3"),
        (lambda box: found(box, "boards", "B")["areaColours"].pop("a07"), "edition-area-no-colour", "BOR-2"),
        (
            lambda box: found(box, "boards", "B")["areaColours"].update(a07="pink"),
            "edition-area-colour",
            "BOR-2",
        ),
        (
            lambda box: found(box, "boards", "B")["areaColours"].update(a25="red"),
            "edition-area-unknown",
            "BOR-3",
        ),
        (touch, "edition-same-colour", "BOR-3"),
        (both_forms, "edition-board-form", "BOR-2"),
        (lambda box: found(box, "boards", "A").pop("areaColours"), "edition-board-form", "BOR-2"),
    ],
)
def test_a_corrupted_edition(corrupt: Corruption, code: str, clause: str | None) -> None:
    """BOR-1, BOR-2, BOR-3, BOR-5, BOR-6, BOR-10, BOR-26: refused with the clause that it breaks."""
    box = delivered()
    corrupt(box)
    refusal = refusal_of(written(box))
    assert (refusal.code, refusal.clause) == (code, clause)


@pytest.mark.parametrize(
    ("corrupt", "key", "clause"),
    [
        (lambda box: found(box, "cells", "b01")["neighbours"].append("b03"), "neighbours", "BOR-4"),
        (lambda box: found(box, "cells", "b01")["neighbours"].pop(), "neighbours", "BOR-4"),
        (lambda box: found(box, "cells", "b01")["territories"].append("goat"), "territories", "BOR-5"),
        (lambda box: found(box, "cells", "b01").update(territories=[]), "territories", "BOR-5"),
        (lambda box: found(box, "cells", "b01").update(area="a02"), "area", "BOR-3"),
        (lambda box: found(box, "cells", "b01").update(area=None), "area", "BOR-3"),
        (lambda box: found(box, "cells", "b07").update(area="a03"), "area", "BOR-3"),
    ],
)
def test_a_cell_that_contradicts_the_drawing(corrupt: Corruption, key: str, clause: str) -> None:
    """BOR-3, BOR-4, BOR-5: what is said twice must be the same twice."""
    box = full()
    corrupt(box)
    refusal = refusal_of(written(box))
    assert (refusal.code, refusal.clause, refusal.facts["key"]) == ("edition-contradiction", clause, key)


@pytest.mark.parametrize(
    ("corrupt", "code"),
    [
        (lambda box: found(box, "boards", "B")["areas"][0].update(cells=["b01"]), "edition-cover"),
        (lambda box: found(box, "boards", "B")["areas"][0].pop("colour"), "edition-area-no-colour"),
        (lambda box: found(box, "boards", "B")["areas"][0].update(colour="pink"), "edition-area-colour"),
        (lambda box: found(box, "boards", "D")["areas"].pop(), "edition-cover"),
        (lambda box: found(box, "boards", "D")["areas"].pop(0), "edition-areas"),
        (lambda box: found(box, "boards", "D").update(areas=[]), "edition-areas"),
        (lambda box: found(box, "boards", "D")["areas"][0].update(size=9), "edition-area-size"),
    ],
)
def test_a_corrupted_division_of_one_board(corrupt: Corruption, code: str) -> None:
    """BOR-2a, BOR-3: the same checks, board by board."""
    box = divided()
    corrupt(box)
    assert refusal_of(written(box)).code == code


def test_the_refusal_names_the_place() -> None:
    """BOR-3, BOR-5: a hole, a cell astray, a touch: where to look."""
    box = delivered()
    ring(box, "villa").remove("b28")
    assert refusal_of(written(box)).facts == {"territory": "villa", "place": "b28"}
    box = delivered()
    ring(box, "villa").append("b86")
    assert refusal_of(written(box)).facts == {"territory": "villa", "cell": "b86"}
    box = delivered()
    touch(box)
    facts = refusal_of(written(box)).facts
    assert (facts["board"], {facts["area_a"], facts["area_b"]}, facts["colour"]) == (
        "C",
        {"a01", "a02"},
        "red",
    )
    box = delivered()
    found(box, "areas", "a01")["cells"].pop()
    assert refusal_of(written(box)).facts == {"board": "A", "cell": "b04", "count": 0, "expected": 1}


def test_other_colours_are_accepted_with_a_remark() -> None:
    """BOR-2, BOR-3: an uneven board is odd, but not wrong."""
    box = delivered()
    small, large = "a06", "a04"  # two and five cells
    colours = found(box, "boards", "A")["areaColours"]
    colours[small], colours[large] = colours[large], colours[small]
    assert len(AREAS[small]) != len(AREAS[large])
    told = remarks(written(box))
    assert {(one.facts["board"], one.facts["colour"]) for one in told} == {
        ("A", BOARDS["A"][small]),
        ("A", BOARDS["A"][large]),
    }
