"""Whole matches at a real table: everything that fortune brought is typed in by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

from stolek import Record, replay
from stolek.games import dicekings
from stolek.games.dicekings import GAME
from stolek.kernel.record import Drawn
from stolek.words.localized_input import in_notation
from tests.games.dicekings.positions import area, draw, moves, names, only, phase, play
from tests.games.dicekings.second import faces


def test_faces_may_be_typed_with_the_letters_of_czech_and_slovak_colours() -> None:
    """KOD-6: č as červená, m as modrá, z as zelená."""
    assert in_notation("3č 5m 1z 6r", Path(dicekings.__file__).parent) == "3r 5b 1g 6r"


def test_the_first_turns_of_three() -> None:
    """KOD-9, KOD-17, KOD-18, KOD-19, KOD-24, KOD-45, KOD-58: dice, cards and tiles as they came."""
    match = GAME.start(3, chance="manual", seats=("Tom", "Ema", "Ivo"))
    draw(match, "K1-06", "K2-10", "K3-04", "K4-08", "K5-03")
    draw(match, "6b 1b 2b 3g 4b 5r", "6r 6g 6b 1b 2b 3b", "1b 1b 1r 1r 1g 1g")
    assert match.to_act == (1,)
    # Ema throws three times, keeps sixes, and has a slayer with a total of 28.
    play(match, "throw all")
    draw(match, "6b 2g 6r 1r 3b 6g")
    play(match, "keep a,c,f")
    draw(match, "3r 5b 2r")
    play(match, "throw b, e")
    events = draw(match, "6g 6b")
    assert only(events, "threw").facts["faces"] == ["6b", "6b", "6r", "5b", "6g", "6g"]
    assert phase(match) == "claiming"
    assert moves(match) == {"claim slayer", "claim rogue"}
    play(match, "claim 3")
    draw(match, "k3-1")
    assert moves(match) == {"slay A6", "slay A8", "slay B6"}
    play(match, "slay a8")
    # Ivo has nothing and lets a dragon come; Tom has two pairs.
    play(match, "throw all")
    draw(match, "1b 2g 3g 4g 5r 5r")
    play(match, "stop", "alarm landowner")
    draw(match, "K5-09", "Coast")
    assert names(play(match, "dragon B15")) == ["dragon-came", "next"]
    play(match, "throw all")
    draw(match, "2g 2g 3g 3g 4b 5r")
    play(match, "stop", "claim merchant")
    draw(match, "K1-10", "pine forest")
    play(match, "place A4")
    view = match.view(None)
    assert view["gems"] == [{"white": 1, "gold": 1}, {"white": 1, "gold": 0}, {"white": 1, "gold": 0}]
    assert view["fires"] == [0, 1, 0]
    assert [area(match, seat) for seat in range(3)] == [(["K1-06"], 0), (["K3-04"], 0), ([], 1)]
    assert view["scores"] == [3 + 3 + 2, 3 + 2 + 4, 2]
    assert match.to_act == (1,)
    record = Record.from_json(match.record.to_json())
    assert replay(record).state.dump() == match.state.dump()
    assert record.seed is None
    assert sum(isinstance(entry, Drawn) for entry in record.entries) == 5 + 3 + 3 + 1 + 1 + 2 + 1 + 2


def test_a_whole_match() -> None:
    """KOD-6, KOD-9, KOD-63: every throw typed in with its dice in another order, to the last tile."""
    dice = Random(5)
    match = GAME.start(2, chance="manual", setup="random")
    draws = 0
    while not match.outcome:
        if match.chance:
            name = match.chance["name"]
            if name in ("draw-throw", "draw-start"):
                lying = {die["die"] for die in match.view(None)["dice"]} if name == "draw-throw" else set()
                shown = [dice.choice(faces(die)) for die in "abcdef" if die not in lying]
                dice.shuffle(shown)
                events = match.draw(" ".join(shown))
                thrown = events[0].facts["thrown" if name == "draw-throw" else "faces"]
                assert sorted(thrown) == sorted(shown)
            else:
                number = dice.randrange(match.state.tickets())
                match.draw(GAME.moves.draw_text(match.state, match.state.outcome(number)))
            draws += 1
        else:
            legal = match.legal(match.to_act[0])
            stop = [move for move in legal if move.notation == "stop"]
            match.play(match.to_act[0], dice.choice(stop or legal))
    assert match.outcome.ending == "stock-empty"
    assert match.view(None)["stock"]["tiles"] == 0
    again = replay(Record.from_json(match.record.to_json()))
    assert again.state.dump() == match.state.dump()
    assert again.outcome == match.outcome
    assert sum(isinstance(entry, Drawn) for entry in match.record.entries) == draws
