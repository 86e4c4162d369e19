"""One match of a contest: every bot is asked; one without an answer loses the decision to a random one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import stolek
from stolek import State
from stolek.bots.bots import Bot, RandomBot
from stolek.bots.local import BotFault, BotQuestion, LocalBot
from stolek.kernel.outcome import Outcome
from stolek.lab import match_runner
from stolek.lab.contest import Contest, contest, match_seed, seating
from stolek.lab.match_runner import BotSeat, Clock, Finished, play
from tests.bots.programs import EXAMPLES, program
from tests.lab.contests import TINY, small
from tests.waiting import PATIENCE


class Broken:
    """A bot that always raises."""

    def choose(self, state: State, seat: int, seed: int, milliseconds: int | None = None) -> int:
        """Raises."""
        raise ZeroDivisionError("no idea")


class Careless:
    """A bot that changes the position that it was given, then raises."""

    def choose(self, state: State, seat: int, seed: int, milliseconds: int | None = None) -> int:
        """Plays the position to its end, then raises."""
        state.playout()
        raise ZeroDivisionError("no idea")


class Stubborn:
    """A bot that always gives the same answer, legal or not."""

    def choose(self, state: State, seat: int, seed: int, milliseconds: int | None = None) -> int:
        """Number 99."""
        return 99


class Listener:
    """A player that records what it is told."""

    listens = True

    def __init__(self) -> None:
        self.asked: list[BotQuestion] = []
        self.left: list[Outcome | None] = []

    def get_ready(self) -> None:
        """Always ready."""

    def answer(self, question: BotQuestion) -> int:
        """The first legal move."""
        self.asked.append(question)
        return question.world.legal(question.seat)[0]

    def leave(self, outcome: Outcome | None) -> None:
        """Record the end of the match."""
        self.left.append(outcome)


def with_mind(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    """Replace the level `easy` by this bot."""
    monkeypatch.setattr(
        match_runner, "bot_by_name", lambda game, players, name: bot if name == "easy" else RandomBot()
    )


def without_clocks(match: Finished) -> dict[str, Any]:
    """What must be the same every time."""
    return {name: getattr(match, name) for name in match.__struct_fields__ if name != "clocks"}


# ---- matches without faults -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "bots", [("random", "easy"), ("random",) * 3, ("easy", "random", "random", "easy")], ids=len
)
def test_a_match_is_the_same_every_time(bots: tuple[str, ...]) -> None:
    planned = small(*bots)
    first, again = play(planned, 1), play(planned, 1)
    assert without_clocks(first) == without_clocks(again)
    assert first.faults == ({},) * len(bots)
    assert sum(first.decisions) > len(bots)
    assert min(first.ranks) == 1


def test_matches_of_a_contest_differ() -> None:
    planned = small(matches=6)
    assert len({play(planned, number).record for number in range(6)}) == 6


def test_a_match_is_dealt_from_the_seed_of_its_round() -> None:
    planned = small(matches=4)
    own = stolek.game(TINY).start(2, match_seed(planned, 2))
    listener = Listener()
    chair = BotSeat(listener)
    chair.ask(own, 0, 1)
    assert stolek.game(TINY).telling.view(listener.asked[0].world, 0)["hands"][0] == own.view(0)["hands"][0]


def test_lists_go_by_bots_not_by_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    with_mind(monkeypatch, Broken())
    planned = small("random", "random", "easy", matches=3)
    for number in range(3):
        match = play(planned, number)
        assert seating(planned, number).index(2) == (2 + number) % 3
        assert match.faults == ({}, {}, {"crashed": match.decisions[2]})


def test_options_are_played() -> None:
    long, short = small(options={"hand": 3}), small(options={"hand": 2})
    assert [play(long, number).record for number in range(2)] != [
        play(short, number).record for number in range(2)
    ]


# ---- faults ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "kind"), [(Broken(), "crashed"), (Stubborn(), "illegal")])
def test_a_bad_mind_loses_its_decisions_to_luck(monkeypatch: pytest.MonkeyPatch, bot: Bot, kind: str) -> None:
    with_mind(monkeypatch, bot)
    matches = [play(small("easy", "random"), number) for number in range(4)]
    assert all(match.ending for match in matches)
    assert all(match.faults == ({kind: match.decisions[0]}, {}) for match in matches)


def test_the_move_in_place_of_a_fault_is_random_but_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    with_mind(monkeypatch, Broken())
    match = stolek.game(TINY).start(2, 6)
    taken = [BotSeat(LocalBot(Broken())).ask(match, 0, seed) for seed in range(40)]
    assert taken == [BotSeat(LocalBot(Broken())).ask(match, 0, seed) for seed in range(40)]
    assert set(taken) == {move.action for move in match.legal(0)}


def test_a_mind_that_spoils_its_world_loses_the_decision_only() -> None:
    match = stolek.game(TINY).start(2, 6)
    chair = BotSeat(LocalBot(Careless()))
    assert chair.ask(match, 0, 1) in [move.action for move in match.legal(0)]
    assert chair.faults == {"crashed": 1}


def test_a_crash_is_told_with_its_reason() -> None:
    match = stolek.game(TINY).start(2, 6)
    question = BotSeat(LocalBot(Broken())).question(match, 0, 1)
    with pytest.raises(BotFault) as caught:
        LocalBot(Broken()).answer(question)
    assert (caught.value.kind, caught.value.detail) == ("crashed", "ZeroDivisionError: no idea")


def test_who_cannot_get_ready_loses_the_decision_but_no_time() -> None:
    class Late(Listener):
        """A player that cannot get ready."""

        def get_ready(self) -> None:
            """Raises."""
            raise BotFault("gone", "for good")

    match, chair = stolek.game(TINY).start(2, 6), BotSeat(Late())
    assert chair.ask(match, 0, 1) in [move.action for move in match.legal(0)]
    assert (chair.faults, chair.decisions, chair.clock) == ({"gone": 1}, 1, Clock())


def test_starting_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def wait(seconds: float) -> None:
        nonlocal now
        now += seconds

    class Slow(Listener):
        """A slow player."""

        def get_ready(self) -> None:
            """Takes five seconds."""
            wait(5.0)

        def answer(self, question: BotQuestion) -> int:
            """Takes two seconds."""
            wait(2.0)
            return super().answer(question)

    monkeypatch.setattr(match_runner, "perf_counter", lambda: now)
    chair = BotSeat(Slow())
    chair.ask(stolek.game(TINY).start(2, 6), 0, 1)
    assert (chair.clock.seconds, chair.decisions) == (2.0, 1)


# ---- events ---------------------------------------------------------------------------------------


def played_by(monkeypatch: pytest.MonkeyPatch, planned: Contest, number: int) -> list[Listener]:
    """Players that record events, on all seats of a match."""
    listeners = [Listener() for _ in range(planned.players)]
    monkeypatch.setattr(match_runner, "player", lambda contest, bot, seat, errors: listeners[seat])
    play(planned, number)
    return listeners


def test_everything_is_told_once() -> None:
    match, listener = stolek.game(TINY).start(2, 6), Listener()
    chair = BotSeat(listener)
    while match.to_act:
        seat = match.to_act[0]
        action = match.legal(1)[0].action if seat else chair.ask(match, 0, 1)
        match.play(seat, match.game.moves.move(action))
    told = [event for question in listener.asked for event in question.told]
    assert told == match.told(0, 0, listener.asked[-1].number)


def test_only_those_are_told_who_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    for seat, listener in enumerate(played_by(monkeypatch, small(), 0)):
        names = [event.name for question in listener.asked for event in question.told]
        drawn = [event for question in listener.asked for event in question.told if event.name == "drew"]
        assert names.count("laid") >= 2
        assert "drew-unseen" in names
        assert all(event.facts["seat"] == seat for event in drawn)
        numbers = [question.number for question in listener.asked]
        assert numbers == sorted(set(numbers))


def test_everybody_hears_how_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    for listener in played_by(monkeypatch, small(), 0):
        assert len(listener.left) == 1
        assert listener.left[0]
        assert listener.left[0].ending


def test_everybody_leaves_when_a_match_breaks_off(monkeypatch: pytest.MonkeyPatch) -> None:
    listeners = [Listener(), Listener()]
    listeners[1].answer = lambda question: 1 // 0  # type: ignore[method-assign]
    monkeypatch.setattr(match_runner, "player", lambda contest, bot, seat, errors: listeners[seat])
    with pytest.raises(ZeroDivisionError):
        play(small(), 0)
    assert [listener.left for listener in listeners] == [[None], [None]]


# ---- clocks and programs --------------------------------------------------------------------------


def test_clocks_agree_with_themselves() -> None:
    for clock in play(small("easy", "random"), 0).clocks:
        assert 0 < clock.longest <= clock.longest_turn <= clock.seconds


def test_a_turn_is_counted_until_somebody_else_is_asked() -> None:
    chair = BotSeat(Listener())
    for seconds in (1.0, 2.0):
        chair.count(seconds)
    assert (chair.clock.longest, chair.clock.longest_turn) == (2.0, 3.0)
    chair.turn = 0.0
    chair.count(2.5)
    assert (chair.clock.longest, chair.clock.longest_turn, chair.clock.seconds) == (2.5, 3.0, 5.5)


def test_who_plays_alone_has_done_a_turn_when_chance_acts() -> None:
    alone = contest("ingenious", ("random",), 1, 0)
    clock = play(alone, 0).clocks[0]
    assert clock.longest <= clock.longest_turn < clock.seconds


def test_a_program_plays_as_well() -> None:
    planned = small("random", str(EXAMPLES / "mybot.py"), milliseconds=1000 * PATIENCE)
    matches = [play(planned, number) for number in range(2)]
    assert all(match.faults == ({}, {}) for match in matches)
    assert without_clocks(play(planned, 1)) == without_clocks(matches[1])


def test_a_bad_program_is_at_fault_in_every_decision(tmp_path: Path) -> None:
    bad = program(tmp_path, "greet(); hear(); print('nonsense')")
    match = play(small(str(bad), "random", milliseconds=1000 * PATIENCE), 0)
    assert match.faults == ({"garbled": 3, "gone": match.decisions[0] - 3}, {})  # in three starts


def test_every_fault_is_written_down_and_once_who_is_gone(tmp_path: Path) -> None:
    bad, errors = program(tmp_path, "greet(); act(hear(), move='lay 9')"), tmp_path / "errors.txt"
    match = play(small("random", str(bad), milliseconds=1000 * PATIENCE), 1, errors)
    assert match.faults[1]["gone"] > 1
    notes = list(map(json.loads, errors.read_text().splitlines()))
    assert [note["fault"] for note in notes] == ["illegal"] * 3 + ["gone"]
    assert {(note["match"], note["bot"], note["seat"]) for note in notes} == {(1, str(bad), 0)}
    assert len({note["number"] for note in notes}) == 4
    assert notes[0]["detail"] == "not a legal move"
    assert json.loads(notes[0]["said"])["move"] == "lay 9"
    assert "said" not in notes[3]


def test_a_fault_of_a_mind_is_written_down_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_mind(monkeypatch, Stubborn())
    play(small("easy", "random"), 0, tmp_path / "errors.txt")
    first = json.loads((tmp_path / "errors.txt").read_text().splitlines()[0])
    assert (first["bot"], first["fault"], first["said"]) == ("easy", "illegal", "99")
