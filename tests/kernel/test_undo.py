"""Undo: freely while nothing was revealed, else by consent; manual draws too."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import stolek
from stolek import CHANCE, Match, Refusal
from stolek.kernel import undo
from tests.kernel.by_hand import GAME, by_hand, played_out

LAYING = "1 2 3 4 5 6 4"  # three seats hold 12, 34, 56; the stake is 4


def refused(code: str, match: Match[Any], seat: int) -> None:
    """Check that this undo is refused with this code, and that nothing has changed."""
    before = match.record, match.state
    with pytest.raises(Refusal) as no:
        match.undo(seat)
    assert no.value.code == code
    assert (match.record, match.state) == before


def test_a_choice_amid_others() -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    match.play(1, "3")
    events = match.undo(0)
    assert [event.name for event in events] == ["took-back"]
    assert match.view(None)["laid"] == [None, 3, None]
    assert match.to_act == (0, 2)
    match.undo(1)
    assert match.view(None)["laid"] == [None, None, None]
    match.play(0, "2")
    assert match.view(None)["laid"] == [2, None, None]


def test_twice_in_a_row_takes_back_the_one_before() -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    match.undo(0)
    refused("undo-nothing", match, 0)


def test_after_chance_has_answered() -> None:
    match = by_hand("1 2 3 4 6")
    match.play(0, "1")
    match.play(1, "3")
    match.undo(1)
    match.play(1, "3")
    match.draw("5")
    refused("undo-chance", match, 1)
    refused("undo-chance", match, 0)


def test_with_sealed_dice_chance_answers_at_once() -> None:
    match = GAME.start(2, seed=3)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    refused("undo-chance", match, 1)


def test_after_something_was_revealed() -> None:
    match = by_hand(LAYING, players=3)
    match.play(1, "3")
    match.play(0, "open")
    refused("undo-revealed", match, 0)
    refused("undo-revealed", match, 1)
    match.play(0, "1")
    match.undo(0)
    assert match.view(None)["laid"] == [None, 3, None]


def test_a_settled_round_opens_again_while_chance_is_silent() -> None:
    match = by_hand("1 1 2 2 6")
    match.play(0, "1")
    match.play(1, "2")
    assert match.view(None)["points"] == [0, 6]
    match.undo(0)
    assert match.view(None)["laid"] == [None, 2]
    assert match.view(None)["points"] == [0, 0]


def test_after_another_seat_acted_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    match.play(1, "3")
    only_seat_0 = SimpleNamespace(actors=lambda: (0,))  # as if no other seat had been asked then
    with monkeypatch.context() as patch:
        patch.setattr(undo, "rebuilt", lambda match, without: only_seat_0)
        refused("undo-others", match, 0)
    match.undo(1)


def test_a_choice_made_anew_does_not_bind_the_others() -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    match.play(1, "3")
    match.undo(0)
    match.play(0, "1")
    match.undo(1)
    assert match.to_act == (1, 2)


def test_a_seat_that_was_left_takes_nothing_back() -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    match.resign(0)
    refused("already-left", match, 0)


def test_when_the_match_is_over() -> None:
    refused("undo-over", played_out(), 0)


def test_by_consent_of_all() -> None:
    match = by_hand("1 2 3 4 6")
    match.play(0, "1")
    match.play(1, "3")
    match.draw("5")
    match.undo(0, consent=True)
    assert match.record.standing() == [0, 1, 2, 3, 4]
    assert match.view(None)["laid"] == [None, None]
    assert match.view(None)["bag"] == 20
    assert stolek.replay(match.record).state == match.state


def test_consent_does_not_bring_back_who_left() -> None:
    match = by_hand(LAYING, players=3)
    match.play(1, "3")
    match.resign(0)
    match.undo(1, consent=True)
    with pytest.raises(Refusal, match="already-left"):
        match.resign(0)
    assert match.view(None)["laid"] == [1, None, None]


def test_a_sealed_match_goes_on_with_other_tickets_after_consent() -> None:
    match = GAME.start(2, seed=3)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    match.undo(1, consent=True)
    match.play(1, match.legal(1)[0])
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert stolek.verify(match.record) > 0


def test_a_mistyped_draw() -> None:
    match = by_hand("1 1 1 1")
    match.undo(CHANCE)
    assert match.view(0)["held"] == [2, 1]
    match.draw("6")
    assert match.view(1)["hands"][1] == [1, 6]
    assert stolek.replay(match.record).state == match.state
    match.draw("4")
    match.play(0, "1")
    refused("undo-others", match, CHANCE)


def test_a_mistyped_draw_before_idle_moves() -> None:
    match = stolek.game("border").start(3, chance="manual", boards="ABC", first=0)
    match.resign(0)
    match.draw("red,red,red,red,red")
    assert match.to_act, "the seat that was left has stopped and used nothing"
    match.undo(CHANCE)
    assert match.chance is not None
    match.draw("gray,yellow,blue,orange,green")
    acting = match.to_act[0]
    match.play(acting, match.legal(acting)[0])
    refused("undo-others", match, CHANCE)
    assert stolek.replay(match.record).state == match.state


def test_sealed_draws_are_not_taken_back() -> None:
    refused("undo-nothing", GAME.start(2, seed=1), CHANCE)
    refused("undo-nothing", GAME.start(2, chance="manual"), CHANCE)


def test_strangers_take_nothing_back() -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    for seat in (7, -2):
        with pytest.raises(Refusal):
            match.undo(seat)


def test_a_match_without_its_seed_is_only_looked_at() -> None:
    match = stolek.replay(GAME.start(2, seed=1).record)
    refused("seed-unknown", match, 0)
    with pytest.raises(Refusal, match="seed-unknown"):
        match.play(0, match.legal(0)[0])


# ---- cost ------------------------------------------------------------------------------------


def test_taking_back_over_and_over_costs_no_more_than_what_was_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = by_hand(LAYING, players=3)
    for move in ("1", "2") * 30:
        match.play(0, move)
        match.undo(0)
    match.play(1, "3")
    match.play(0, "1")
    match.undo(1)  # of two simultaneous choices, the earlier one
    applied = 0
    decoded = Match.decoded

    def counted(match: Match[Any], *what: Any) -> tuple[int, int]:
        nonlocal applied
        applied += 1
        return decoded(match, *what)

    monkeypatch.setattr(Match, "decoded", counted)
    again = stolek.replay(match.record)
    assert again.state == match.state
    assert applied <= len(match.record.entries)


def test_choices_at_the_same_time_that_are_taken_back_in_turns() -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    for seat, stone in ((1, "3"), (0, "2"), (1, "4"), (0, "1"), (1, "3")):
        match.play(seat, stone)
        match.undo(1 - seat)
    assert match.view(None)["laid"] == [None, 3, None]
    match.undo(1)
    assert match.view(None)["laid"] == [None, None, None]
    assert stolek.replay(match.record).state == match.state


def test_a_match_that_has_gone_on_for_ever_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = by_hand(LAYING, players=3)
    match.play(0, "1")
    match.undo(0)
    match.play(0, "1")
    for most, code in ((len(match.record.entries), "undo-too-late"), (8, "record-broken")):
        monkeypatch.setattr(undo, "LAST_UNDO", most)
        with pytest.raises(Refusal) as no:
            match.undo(0, consent=True) if code == "undo-too-late" else stolek.replay(match.record)
        assert no.value.code == code
    monkeypatch.setattr(undo, "LAST_UNDO", len(match.record.entries) + 1)
    match.undo(0)


def test_what_a_seat_could_take_back_is_known_beforehand() -> None:
    match = by_hand(LAYING, players=3)
    assert [undo.last_decision(match, seat) for seat in range(3)] == [None, None, None]
    match.play(1, "3")
    laid = len(match.record.entries) - 1
    assert [undo.last_decision(match, seat) for seat in range(3)] == [None, laid, None]
    match.undo(1)
    assert undo.last_decision(match, 1) is None
    over = played_out()
    assert [undo.last_decision(over, seat) for seat in range(over.players)] == [None] * over.players
