"""Editions typed in by owners (WIS-8, WIS-9, WIS-12): what is accepted, and each thing that is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolek import Refusal
from stolek.cli import main
from stolek.games.wispwood import GAME
from stolek.games.wispwood.edition.checks import read, remarks
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.wispwood.slow import CARDS

Edition = dict[str, Any]
Change = Callable[[Edition], object]


def delivered() -> Edition:
    """The box as it is."""
    box: Edition = json.loads((GAME.folder / "box.json").read_text(encoding="utf-8"))
    return box


def written(box: Edition) -> bytes:
    """An edition as the text of a file."""
    return json.dumps(box).encode()


def changed(change: Change) -> bytes:
    """The delivered box with something changed, as a file."""
    box = delivered()
    change(box)
    return written(box)


def card(box: Edition, name: str) -> dict[str, Any]:
    """A card of a box."""
    found: dict[str, Any] = next(one for one in box["cards"] if one["id"] == name)
    return found


def put(name: str, **numbers: Any) -> Change:
    """Write something on a card."""
    return lambda box: card(box, name).update(numbers)


def without(name: str, key: str) -> Change:
    """Leave something out on a card."""
    return lambda box: card(box, name).pop(key)


# ---- what is accepted -----------------------------------------------------------------------------


def test_the_delivered_box() -> None:
    """WIS-8, WIS-9, WIS-12: accepted without a remark, with all cards."""
    assert remarks(written(delivered())) == []
    assert GAME.edition_check is remarks
    assert [one.id for one in read(written(delivered())).cards] == list(CARDS)


@pytest.mark.parametrize(
    "change",
    [
        lambda box: box["tiles"].update(hat=99),
        lambda box: box["rounds"][0].update(fillBonus=0),
        lambda box: box["rounds"][2].update(fillBonus=99),
        lambda box: box["rounds"][1].update(fireflies=8),
        lambda box: box["rounds"][0].update(fireflies=1),
        lambda box: box["edges"].reverse(),
        lambda box: box.update(edges=[["L4", "I4"], ["S4", "T4"], ["O4", "V3"], ["I3", "I2"]]),
        put("P-AROUND", table=[99] * 36),
        put("P-AROUND", table=[0, 1], more=99),
        put("P-SUDOKU", more=5),
        without("P-AROUND", "more"),
        put("O-SYNERGY", values={"pumpkin": 1, "hat": 99, "orb": 50, "heart": 1}),
        put("T-LARGEST", points=99),
        put("T-LARGEST", paws=0),
        put("T-LINES", paws=3),
        put("O-CORNER", promo=False),
        put("O-LINE", promo=True),
        lambda box: box.update(firstGame=["P-PAIRS", "H-TWO", "O-LEAST", "E-BEAM", "T-DENSE"]),
        lambda box: box.update(fireflies=[4] * 8),
        lambda box: box["ghosts"].reverse(),
        lambda box: box.update(ghosts=[[99, 2, 1, 0]] * 4),
        lambda box: box.update(edition="x"),
        lambda box: box.update(edition="x" * 40),
        lambda box: box.update(edition="Kočičí ☾"),
        lambda box: box.update(note="typed in by hand"),
        lambda box: box.pop("edition"),
    ],
)
def test_own_numbers(change: Change) -> None:
    """WIS-9, WIS-12, WIS-43, WIS-89, WIS-91: what owners may print otherwise."""
    assert remarks(changed(change)) == []


@pytest.mark.parametrize(
    ("change", "name", "clause", "facts"),
    [
        (put("P-PAIRS", table=[11, 10, 37]), "edition-falling", "WIS-12", {"card": "P-PAIRS"}),
        (put("H-TWO", table=[4, 3, 18]), "edition-falling", "WIS-12", {"card": "H-TWO"}),
        (
            lambda box: box["rounds"][1].update(fillBonus=7),
            "edition-bonuses",
            "WIS-43",
            {"values": [2, 7, 6]},
        ),
    ],
)
def test_what_looks_odd(change: Change, name: str, clause: str, facts: dict[str, Any]) -> None:
    """WIS-12, WIS-43: accepted with a remark, in words."""
    (told,) = remarks(changed(change))
    assert (told.name, told.clause, told.facts) == (name, clause, facts)
    for language in LANGUAGES:
        assert Speaker(language, GAME).remark(told).strip()


def test_equal_steps_are_not_odd() -> None:
    """WIS-12, WIS-43: a table may stand still, and so may bonuses."""
    box = delivered()
    card(box, "P-PAIRS")["table"] = [11, 11, 37]
    box["rounds"][1]["fillBonus"] = 2
    assert remarks(written(box)) == []


# ---- what is refused ------------------------------------------------------------------------------


def refusal_of(text: bytes) -> Refusal:
    """How a file is refused, in words of every language."""
    with pytest.raises(Refusal) as caught:
        read(text)
    with pytest.raises(Refusal):
        remarks(text)
    for language in LANGUAGES:
        assert Speaker(language, GAME).refusal(caught.value).strip()
    return caught.value


def no_easy_hat(box: Edition) -> None:
    """All cards of the hat deck have two paws."""
    for name in ("H-DIAGONAL", "H-LINE"):
        card(box, name)["paws"] = 2


def easy_promo_only(box: Edition) -> None:
    """The only tree card with one paw is a promo."""
    for name in ("T-LINES", "T-LARGEST"):
        card(box, name)["paws"] = 2
    card(box, "T-DIAGONAL")["paws"] = 1


def swap_kinds(box: Edition) -> None:
    """The same tiles in another order."""
    box["tiles"] = dict(reversed(box["tiles"].items()))


BROKEN: list[tuple[Change, str, str | None]] = [
    # rules that no edition changes
    (lambda box: box.update(game="border"), "edition-other-game", None),
    (lambda box: box.update(edition=""), "edition-name", None),
    (lambda box: box.update(edition="x" * 41), "edition-name", None),
    (lambda box: box.update(edition="a\nb"), "edition-name", None),
    (lambda box: box["players"].update(min=2), "edition-fixed", "WIS-8"),
    (lambda box: box["players"].update(max=5), "edition-fixed", "WIS-8"),
    (lambda box: box["rounds"].pop(), "edition-fixed", "WIS-7"),
    (lambda box: box["rounds"].append(box["rounds"][0]), "edition-fixed", "WIS-7"),
    (lambda box: box["rounds"].reverse(), "edition-fixed", "WIS-18"),
    (lambda box: box["rounds"][2].update(grid=7), "edition-fixed", "WIS-18"),
    (lambda box: box["rounds"][0].update(fillBonus=-1), "edition-range", "WIS-43"),
    (lambda box: box["rounds"][0].update(fillBonus=100), "edition-range", "WIS-43"),
    (lambda box: box["rounds"][0].update(fireflies=0), "edition-range", "WIS-91"),
    (lambda box: box["rounds"][2].update(fireflies=9), "edition-range", "WIS-91"),
    # tiles
    (lambda box: box["tiles"].update(hat=39), "edition-range", "WIS-17"),
    (lambda box: box["tiles"].update(heart=100), "edition-range", "WIS-17"),
    (lambda box: box["tiles"].pop("orb"), "edition-names", "WIS-8"),
    (lambda box: box["tiles"].update(joker=40), "edition-names", "WIS-8"),
    (swap_kinds, "edition-names", "WIS-8"),
    # the pond
    (lambda box: box["edges"][0].__setitem__(0, "X9"), "edition-unknown-shape", "WIS-9"),
    (lambda box: box["edges"][0].__setitem__(0, "T4"), "edition-shape-twice", "WIS-9"),
    (lambda box: box["edges"][3].__setitem__(0, "I2"), "edition-shape-twice", "WIS-9"),
    (lambda box: box["edges"].pop(), "edition-edges", "WIS-9"),
    (lambda box: box.update(edges=[]), "edition-edges", "WIS-9"),
    (lambda box: box["edges"][1].pop(), "edition-edges", "WIS-9"),
    (lambda box: box["edges"][0].append(box["edges"][1].pop()), "edition-edges", "WIS-9"),
    (
        lambda box: box.update(edges=[[shape for edge in box["edges"] for shape in edge]]),
        "edition-edges",
        "WIS-9",
    ),
    # cards
    (lambda box: box["cards"].pop(), "edition-names", "WIS-12"),
    (lambda box: box["cards"].reverse(), "edition-names", "WIS-12"),
    (lambda box: box["cards"].append(box["cards"][0]), "edition-names", "WIS-12"),
    (put("P-PAIRS", id="P-TRIPLES"), "edition-names", "WIS-12"),
    (put("P-PAIRS", paws=-1), "edition-range", "WIS-12"),
    (put("P-PAIRS", paws=4), "edition-range", "WIS-12"),
    (without("P-PAIRS", "table"), "edition-card-numbers", "WIS-12"),
    (without("H-TWO", "table"), "edition-card-numbers", "WIS-12"),
    (without("O-LINE", "points"), "edition-card-numbers", "WIS-12"),
    (without("T-DIAGONAL", "points"), "edition-card-numbers", "WIS-12"),
    (without("O-LEAST", "values"), "edition-card-numbers", "WIS-12"),
    (put("P-PAIRS", points=1), "edition-card-numbers", "WIS-12"),
    (put("H-TWO", more=1), "edition-card-numbers", "WIS-12"),
    (put("H-TWO", points=1), "edition-card-numbers", "WIS-12"),
    (put("E-BEAM", table=[1]), "edition-card-numbers", "WIS-12"),
    (put("E-BEAM", more=1), "edition-card-numbers", "WIS-12"),
    (put("E-BEAM", values={"orb": 1}), "edition-card-numbers", "WIS-12"),
    (put("O-SYNERGY", points=2), "edition-card-numbers", "WIS-12"),
    (put("O-SYNERGY", table=[2]), "edition-card-numbers", "WIS-12"),
    (put("P-PAIRS", values={"orb": 1}), "edition-card-numbers", "WIS-12"),
    (put("O-LEAST", values={"pumpkin": 5, "hat": 4, "orb": 7}), "edition-names", "WIS-12"),
    (put("O-LEAST", values={"pumpkin": 5, "hat": 4, "orb": 7, "tree": 3}), "edition-names", "WIS-12"),
    (put("O-LEAST", values={"hat": 5, "pumpkin": 4, "orb": 7, "heart": 3}), "edition-names", "WIS-12"),
    (put("O-LEAST", values={"pumpkin": 0, "hat": 4, "orb": 7, "heart": 3}), "edition-range", "WIS-12"),
    (put("O-SYNERGY", values={"pumpkin": 5, "hat": 6, "orb": 4, "heart": 100}), "edition-range", "WIS-12"),
    (put("H-TWO", table=[4, 10]), "edition-fixed", "WIS-56"),
    (put("H-TWO", table=[4, 10, 18, 22]), "edition-fixed", "WIS-56"),
    (put("P-PAIRS", table=list(range(37))), "edition-long-table", "WIS-12"),
    (put("P-PAIRS", table=[11, 23, 100]), "edition-range", "WIS-12"),
    (put("P-PAIRS", table=[-1, 23, 37]), "edition-range", "WIS-12"),
    (put("P-PAIRS", more=-1), "edition-range", "WIS-12"),
    (put("P-PAIRS", more=100), "edition-range", "WIS-12"),
    (put("E-BEAM", points=-2), "edition-range", "WIS-12"),
    (put("E-BEAM", points=100), "edition-range", "WIS-12"),
    (no_easy_hat, "edition-no-easy-card", "WIS-12"),
    (easy_promo_only, "edition-no-easy-card", "WIS-12"),
    (lambda box: box["firstGame"].pop(), "edition-first-game", "WIS-12"),
    (lambda box: box["firstGame"].reverse(), "edition-first-game", "WIS-12"),
    (lambda box: box["firstGame"].__setitem__(0, "P-TRIPLES"), "edition-first-game", "WIS-12"),
    (lambda box: box["firstGame"].append("T-LINES"), "edition-first-game", "WIS-12"),
    (lambda box: box["firstGame"].__setitem__(2, "O-CORNER"), "edition-first-game", "WIS-12"),
    (put("T-LARGEST", promo=True), "edition-first-game", "WIS-12"),
    # ghosts
    (lambda box: box["ghosts"].pop(), "edition-fixed", "WIS-89"),
    (lambda box: box["ghosts"].append([4, 3, 2, 1]), "edition-fixed", "WIS-89"),
    (lambda box: box["ghosts"][2].pop(), "edition-fixed", "WIS-89"),
    (lambda box: box["ghosts"].__setitem__(0, [6, 5, 4, -1]), "edition-range", "WIS-89"),
    (lambda box: box["ghosts"].__setitem__(0, [100, 5, 4, 1]), "edition-range", "WIS-89"),
    (lambda box: box["ghosts"].__setitem__(3, [6, 5, 5, 3]), "edition-levels", "WIS-89"),
    (lambda box: box["ghosts"].__setitem__(3, [3, 4, 5, 6]), "edition-levels", "WIS-89"),
    (lambda box: box["fireflies"].pop(), "edition-fixed", "WIS-91"),
    (lambda box: box["fireflies"].append(1), "edition-fixed", "WIS-91"),
    (lambda box: box["fireflies"].__setitem__(0, 0), "edition-range", "WIS-91"),
    (lambda box: box["fireflies"].__setitem__(0, 5), "edition-range", "WIS-91"),
]


@pytest.mark.parametrize(("change", "code", "clause"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_edition(change: Change, code: str, clause: str | None) -> None:
    """WIS-7, WIS-8, WIS-9, WIS-12, WIS-17, WIS-18, WIS-89, WIS-91: refused with the clause that it breaks."""
    refusal = refusal_of(changed(change))
    assert (refusal.code, refusal.clause) == (code, clause)


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        (put("E-BEAM", table=[1]), {"card": "E-BEAM", "key": "table", "needed": False}),
        (without("O-LEAST", "values"), {"card": "O-LEAST", "key": "values", "needed": True}),
        (put("P-PAIRS", more=100), {"key": "P-PAIRS.more", "value": 100, "least": 0, "most": 99}),
        (
            put("P-PAIRS", table=[11, -1]),
            {"key": "P-PAIRS.table[1]", "value": -1, "least": 0, "most": 99},
        ),
        (put("E-BEAM", points=-2), {"key": "E-BEAM.points", "value": -2, "least": 0, "most": 99}),
        (
            lambda box: box["rounds"][1].update(fireflies=0),
            {"key": "rounds[1].fireflies", "value": 0, "least": 1, "most": 8},
        ),
        (lambda box: box["rounds"][1].update(grid=6), {"key": "rounds[1].grid", "value": 6, "expected": 5}),
        (no_easy_hat, {"deck": "hat"}),
        (
            lambda box: box["ghosts"].__setitem__(3, [6, 5, 5, 3]),
            {"number": 4, "values": [6, 5, 5, 3]},
        ),
        (lambda box: box["edges"][0].__setitem__(0, "T4"), {"shape": "T4"}),
        (lambda box: box["players"].update(max=5), {"key": "players.max", "value": 5, "expected": 4}),
    ],
)
def test_the_refusal_names_the_place(change: Change, facts: dict[str, Any]) -> None:
    """WIS-9, WIS-12, WIS-18, WIS-89, WIS-91: where to look, and what would be right."""
    assert refusal_of(changed(change)).facts == facts


# ---- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """WIS-12, WIS-43, WIS-89: a sound box, an odd one, and a broken one in one line with exit code 2."""
    path = tmp_path / "mine.json"
    words = ["edition", "check", "wispwood", str(path), "--lang", language]
    path.write_bytes(written(delivered()))
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    path.write_bytes(changed(put("P-PAIRS", table=[11, 10, 37])))
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    path.write_bytes(changed(lambda box: box["ghosts"].__setitem__(3, [6, 5, 5, 3])))
    assert main(words) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "(WIS-89)" in told.err


# ---- play with another edition --------------------------------------------------------------------

PLAYER = """
import json, sys
from stolek.games.wispwood import GAME
from stolek.games.wispwood.referee.score import figures
out = {"edition": GAME.edition, "scores": [], "levels": {}, "easy": [], "ranks": [], "fills": []}
for position in json.loads(sys.argv[1]):
    out["scores"].append(figures(json.dumps(position).encode()))
for ghost in range(1, 5):
    match = GAME.start(1, 5, ghost=ghost)
    out["levels"][ghost] = [level["value"] for level in match.view(0)["ghost"]["levels"]]
    out["shapes"], out["left"] = match.view(0)["shapes"], match.view(0)["ghost"]["left"]
for seed in range(40):
    match = GAME.start(2, seed, cards="one-paw")
    out["easy"] += [card["id"] for card in match.view(None)["cards"]]
first = GAME.start(2, 1, cards="first-game")
out["first"] = [card["id"] for card in first.view(None)["cards"]]
out["census"] = GAME.census(first.state)
for players in (1, 2, 4):
    state = GAME.set_up(players, GAME.agreed(players, {}))
    state.seed(players)
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, state.sample(seat))
        type(state).load(state.dump())
    out["ranks"].append(state.ranks())
    out["fills"] += [points for points in state.points[5::6] if points]
print(json.dumps(out))
"""


def own() -> Edition:
    """A box with other numbers wherever it may have some."""
    box = delivered()
    box["edition"] = "mine"
    box["tiles"] = {"pumpkin": 41, "hat": 42, "orb": 43, "heart": 44}
    for one, bonus, fireflies in zip(box["rounds"], (7, 8, 9), (3, 5, 7), strict=True):
        one.update(fillBonus=bonus, fireflies=fireflies)
    box["edges"] = [["L4", "I4"], ["S4", "T4"], ["O4", "V3"], ["I3", "I2"]]
    card(box, "P-AROUND").update(table=[10, 20], more=30)
    card(box, "H-TWO").update(table=[1, 2, 50], paws=1)
    card(box, "O-SYNERGY").update(values={"pumpkin": 9, "hat": 8, "orb": 7, "heart": 6})
    card(box, "O-LEAST").update(values={"pumpkin": 1, "hat": 2, "orb": 3, "heart": 40})
    card(box, "E-BEAM").update(points=5)
    card(box, "T-GROUPS").update(points=11)
    for name in ("P-AROUND", "P-SUDOKU"):
        card(box, name)["paws"] = 2
    card(box, "P-PAIRS")["paws"] = 1
    for name in ("P-SUDOKU", "H-LINE"):
        card(box, name)["promo"] = True
    box["firstGame"] = ["P-PAIRS", "H-TWO", "O-LEAST", "E-BEAM", "T-DENSE"]
    box["ghosts"] = [[9, 8, 7, 6], [40, 30, 20, 10], [4, 3, 2, 1], [99, 2, 1, 0]]
    box["fireflies"] = [1, 1, 1, 1, 2, 2, 2, 4]
    return box


def played_with(box: Edition, folder: Path, positions: list[dict[str, Any]]) -> dict[str, Any]:
    """What a process of its own tells that has this box for its edition."""
    (folder / "wispwood.json").write_bytes(written(box))
    command = [sys.executable, "-c", PLAYER, json.dumps(positions)]
    done = subprocess.run(
        command, env=os.environ | {"STOLEK_EDITIONS": str(folder)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-500:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


SCORES: list[tuple[str, list[str], int]] = [
    ("P-AROUND", ["P"], 10),
    ("P-AROUND", ["P.P.P.", "......", "P....."], 20 + 2 * 30),
    ("P-SUDOKU", ["P"], 4),
    ("P-PAIRS", ["PP"], 11),
    ("P-GROUPS", ["P.P.P.", "......", "P.P.P."], 38),
    ("H-LINE", ["HH"], 10),
    ("H-TWO", ["HHHH"], 51),
    ("H-TWO", ["HHHHH"], 52),
    ("O-SYNERGY", ["POh"], 6),
    ("O-SYNERGY", ["POP"], 9),
    ("O-LEAST", ["OPH"], 40),
    ("O-LEAST", ["OPHh"], 40),
    ("E-BEAM", ["hTTT"], 15),
    ("T-GROUPS", ["TTT.TT"], 11),
    ("T-LARGEST", ["TTTTTT"] * 6, 36 + 9),
]


def test_another_edition_is_played(tmp_path: Path) -> None:
    """WIS-9, WIS-12, WIS-43, WIS-56, WIS-70, WIS-71, WIS-89, WIS-91: with its own numbers, to the end."""
    positions = [{"round": 3, "cards": [name], "forest": rows} for name, rows, _ in SCORES]
    told = played_with(own(), tmp_path, positions)
    assert [score["total"] for score in told["scores"]] == [points for _, _, points in SCORES]
    assert told["edition"].startswith("mine-")
    assert told["levels"] == {str(k): values for k, values in enumerate(own()["ghosts"], 1)}
    assert set(told["easy"]) == {
        one["id"] for one in own()["cards"] if one["paws"] == 1 and not one.get("promo")
    }
    assert told["first"] == own()["firstGame"]
    assert list(told["census"].values()) == [41, 42, 43, 44, 0]
    assert told["shapes"][:2] == ["L4", "I4"]
    assert told["left"] == 3
    assert set(told["fills"]) == {7, 8, 9}
    assert [len(ranks) for ranks in told["ranks"]] == [1, 2, 4]


def test_an_edition_without_a_four(tmp_path: Path) -> None:
    """WIS-91: fireflies that show three at most are accepted, so a game can be played with them."""
    box = delivered() | {"fireflies": [1, 1, 2, 2, 2, 3, 3, 3]}
    assert remarks(written(box)) == []
    assert played_with(box, tmp_path, [])["ranks"][0] in ([1], [2])
