"""Seats: people, bots, and what bots may know."""

from __future__ import annotations

import pytest

import stolek
from stolek.kernel.refusal import Refusal
from stolek.terminal.seats import Lineup, seating, spoken_names
from stolek.words.speak import Speaker
from tests.terminal.players import start


def test_people_sit_before_bots() -> None:
    assert seating(4, 2, ["Eva"]) == ("Eva", "", "~random", "~random")
    match = start(2, 4, "Eva")
    assert Lineup(match).people == [0, 1]
    assert Lineup(match).bots == [2, 3]


@pytest.mark.parametrize(
    ("people", "names", "code"),
    [(3, [], "bad-people"), (-1, [], "bad-people"), (1, ["a", "b"], "bad-names"), (0, ["a"], "bad-names")]
    + [(1, [name], "bad-names") for name in ("~x", "a\x1b[2Jb", "a\nb")],
)
def test_seatings_that_cannot_be(people: int, names: list[str], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        seating(2, people, names)
    assert caught.value.code == code


def test_bots_are_called_bots_in_every_language() -> None:
    for language in ("en", "cs", "sk"):
        speaker = Speaker(language)
        names = spoken_names(("Eva", "", "~random", "~random"), speaker)
        assert names[:2] == ("Eva", "")
        assert names[2:] == tuple(speaker.say("terminal-bot", number=number) for number in (1, 2))


def test_a_bot_chooses_the_same_whatever_others_hold() -> None:
    match = start()
    lineup = Lineup(match, "luck")
    chosen = {lineup.bot_move(match, 0).action for _ in range(3)}
    for number in range(20):
        world = match.state.clone()
        world.seed(number)
        match.state = world.imagine(0)
        chosen.add(lineup.bot_move(match, 0).action)
    assert len(chosen) == 1


@pytest.mark.skipif(stolek.compiled, reason="a compiled class cannot be watched")
def test_a_bot_looks_at_a_world_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    imagined: list[int] = []
    kind = type(match.state)

    def imagine(self: object, seat: int) -> object:
        imagined.append(seat)
        return match.state.clone()

    monkeypatch.setattr(kind, "imagine", imagine)
    Lineup(match, "luck").bot_move(match, 0)
    assert imagined == [0]


def test_luck_makes_a_difference() -> None:
    match = start()
    assert len({Lineup(match, str(luck)).bot_move(match, 0).action for luck in range(9)}) > 5
    assert Lineup(match).luck == match.record.header.commitment
