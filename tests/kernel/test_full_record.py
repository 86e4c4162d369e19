"""A full record: the match ends there by the standing, however the record was filled."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest

import stolek
from stolek import CHANCE, Match, Record, Refusal
from stolek.kernel import shelf
from stolek.kernel.record import FULL, LAST_UNDO, MOST_ENTRIES, Drawn, Filled, Played, Resigned
from stolek.kernel.replay import resume
from tests.kernel.by_hand import GAME, by_hand


def room_for(patch: pytest.MonkeyPatch, entries: int) -> None:
    """Limit records to so many entries from now on."""
    patch.setattr("stolek.kernel.match.FULL", entries)


def play_on(match: Match[Any], decisions: int = 1000) -> Match[Any]:
    """Play the first legal move for every seat, so many decisions at most."""
    while match.to_act and decisions:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
        decisions -= 1
    return match


def check_full(match: Match[Any], entries: int) -> None:
    """Check that a match has ended with this entry, by the standing, and refuses all actions."""
    standing = GAME.outcome(match.state)
    assert match.outcome == msgspec.structs.replace(standing, ending="record-full")
    assert standing.ending is None
    assert (len(match.record.entries), match.record.entries[-1]) == (entries, Filled())
    assert (match.to_act, match.chance) == ((), None)
    for eye in (None, 0, 1):
        assert match.told(eye)[-1].name == "record-full"
        assert match.view(eye)["to_act"] == []
    with pytest.raises(Refusal, match="match-over"):
        match.play(0, "1")
    for leave in (match.resign, match.time_out):
        with pytest.raises(Refusal, match="match-over"):
            leave(1)
    for seat in (CHANCE, 0, 1):
        for consent in (False, True):
            with pytest.raises(Refusal, match="undo-over"):
                match.undo(seat, consent)
    with pytest.raises(Refusal, match="nothing-to-draw"):
        match.draw("1")
    again = stolek.replay(Record.from_json(match.record.to_json()))
    assert (again.outcome, again.state, again.record) == (match.outcome, match.state, match.record)


def test_wherever_the_record_is_full_the_match_ends_there(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_on(GAME.start(2, seed=8)).record
    for entries in range(1, len(whole.entries)):
        room_for(monkeypatch, entries)
        match = play_on(GAME.start(2, seed=8))
        check_full(match, entries)
        assert match.record.entries[:-1] == whole.entries[: entries - 1]
        assert match.record.seed is not None
        assert stolek.verify(match.record) == sum(isinstance(one, Drawn) for one in match.record.entries)
    for entries in (len(whole.entries) + 1, len(whole.entries) + 2):  # an ending by the rules comes first
        room_for(monkeypatch, entries)
        assert play_on(GAME.start(2, seed=8)).record == whole


def test_the_move_that_fills_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_on(GAME.start(2, seed=8), 1)
    seat, move = match.to_act[0], match.legal(match.to_act[0])[0]
    room_for(monkeypatch, len(match.record.entries) + 2)
    events = match.play(seat, move)
    assert [event.name for event in events][:: len(events) - 1] == ["laid", "record-full"]
    assert match.record.entries[-2:] == (Played(seat, move.notation), Filled())
    assert events[-1].facts == {"entries": len(match.record.entries)}


def test_a_draw_by_hand_that_fills_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = by_hand("1 2")
    room_for(monkeypatch, 4)
    assert [event.name for event in match.draw("3")][-1] == "record-full"
    check_full(match, 4)
    assert match.record.seed is None


def test_a_seat_that_was_left_moves_only_while_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.start(3, seed=4)
    most = len(match.record.entries) + 5
    room_for(monkeypatch, most)
    match.resign(match.to_act[0])
    play_on(match)
    check_full(match, most)
    assert match.left


def test_a_seat_that_is_left_at_the_very_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.start(3, seed=4)
    room_for(monkeypatch, len(match.record.entries) + 2)
    match.time_out(0)
    check_full(match, len(match.record.entries))
    other = GAME.start(2, seed=4)
    room_for(monkeypatch, len(other.record.entries) + 2)
    other.time_out(0)
    assert other.outcome
    assert other.outcome.ending == "timed-out"  # no seat is left to go on, room or not


def test_nobody_can_go_on_and_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolek.kernel.undo.LAST_UNDO", 10**9)
    match = by_hand("1 2 3 4 6")
    room_for(monkeypatch, 40)
    while not match.outcome:
        match.play(0, "1")
        with contextlib.suppress(Refusal):
            match.undo(0)
    check_full(match, 40)


# ---- records from outside -----------------------------------------------------------------------


def test_such_an_end_cannot_be_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_on(GAME.start(2, seed=8), 1).record
    early = msgspec.structs.replace(record, entries=(*record.entries, Filled()))
    with pytest.raises(Refusal, match=r"record-broken.*there was room"):
        stolek.replay(early)
    room_for(monkeypatch, len(early.entries))
    with pytest.raises(Refusal, match="record-cut"):  # the seed must be revealed when a match is over
        stolek.replay(early)
    for after in (Filled(), Resigned(0), record.entries[-1]):
        with pytest.raises(Refusal, match=r"record-broken.*over"):
            stolek.replay(msgspec.structs.replace(early, entries=(*early.entries, after)))


def test_a_match_goes_on_from_a_full_record_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    room_for(monkeypatch, 14)
    record = play_on(GAME.start(2, seed=8)).record
    for upto in (None, 14, 13):
        match = stolek.branch(record, upto, seed=1)
        check_full(match, 14)
        assert match.record.seed != record.seed
    match = stolek.branch(record, 10, seed=1)
    assert match.outcome is None
    check_full(play_on(match), 14)


def test_a_full_record_of_an_earlier_version_ends_when_its_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = play_on(GAME.start(2, seed=8), 3)
    count = len(match.record.entries)
    for most in (count - 3, count, count + 1):
        room_for(monkeypatch, most)
        assert stolek.replay(match.record).outcome is None
        check_full(resume(match.record, match.seed), count + 1)
        check_full(stolek.branch(match.record), count + 1)
    room_for(monkeypatch, count + 2)
    assert resume(match.record, match.seed).outcome is None


def test_a_record_that_ran_past_its_room_in_an_earlier_version_ends_as_it_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = play_on(GAME.start(3, seed=8), 3)
    match.resign(0)
    match.time_out(1)
    room_for(monkeypatch, 6)
    again = stolek.replay(Record.from_json(match.record.to_json()))
    assert again.outcome == match.outcome
    assert again.outcome
    assert again.outcome.ending == "timed-out"
    assert stolek.verify(match.record) > 0


@pytest.mark.parametrize("game", stolek.games())
def test_real_matches_are_far_from_full(game: str) -> None:
    most = shelf.game(game).longest
    assert most < LAST_UNDO < FULL < MOST_ENTRIES
