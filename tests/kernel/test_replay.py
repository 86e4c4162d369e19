"""Replay, resume, branch, verify."""

from __future__ import annotations

import msgspec
import pytest

import stolek
from stolek import Record, Refusal
from stolek.kernel.record import Drawn, Origin
from tests.kernel.by_hand import GAME, by_hand, played_out


def test_replay_up_to_an_entry() -> None:
    match = played_out()
    for upto in range(len(match.record.entries) + 1):
        again = stolek.replay(match.record, upto)
        assert len(again.record.entries) == upto
        assert upto == 0 or again.state == match.log[upto - 1].after
    assert again.outcome == match.outcome
    for upto in (-1, len(match.record.entries) + 1):
        with pytest.raises(Refusal, match="unknown-entry"):
            stolek.replay(match.record, upto)


def test_a_saved_match_goes_on_as_if_nothing_had_been() -> None:
    match = GAME.start(3, seed=8)
    match.play(1, match.legal(1)[0])
    again = stolek.resume(Record.from_json(match.record.to_json()), match.seed)
    for seat in (0, 2):
        for one in (match, again):
            one.play(seat, one.legal(seat)[0])
    assert again.record == match.record
    assert again.state == match.state


def test_a_saved_match_needs_its_own_seed() -> None:
    match = GAME.start(3, seed=8)
    for seed in (None, bytes(32)):
        with pytest.raises(Refusal, match="wrong-seed"):
            stolek.resume(match.record, seed)
    typed = by_hand("1 2")
    with pytest.raises(Refusal, match="wrong-seed"):
        stolek.resume(typed.record, bytes(32))
    assert stolek.resume(typed.record, None).chance is not None


def test_a_branch_has_its_own_seed_and_names_its_origin() -> None:
    match = played_out()
    decision = next(n for n, entry in enumerate(match.record.entries) if not isinstance(entry, Drawn))
    twig = stolek.branch(match.record, decision, seed=99)
    assert twig.record.header.origin == Origin(match.record.header.commitment, decision)
    assert twig.record.header.commitment != match.record.header.commitment
    assert twig.record.entries == match.record.entries[:decision]
    while twig.to_act:
        twig.play(twig.to_act[0], twig.legal(twig.to_act[0])[-1])
    drawn = sum(isinstance(entry, Drawn) for entry in twig.record.entries[decision:])
    assert stolek.verify(twig.record) == drawn > 0


def test_a_branch_of_a_manual_match_stays_manual() -> None:
    twig = stolek.branch(by_hand("1 2 3").record)
    assert twig.record.header.commitment is None
    assert twig.chance is not None


def test_verify_counts_the_outcomes() -> None:
    record = played_out().record
    drawn = sum(isinstance(entry, Drawn) for entry in record.entries)
    assert stolek.verify(record) == drawn > 0


def test_verify_finds_loaded_dice() -> None:
    match = by_hand("1 2 3 4 6")
    while not match.outcome:
        if match.chance:
            match.draw(str(match.state.legal(stolek.CHANCE)[0] + 1))
        else:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    fair = played_out().record
    loaded = msgspec.structs.replace(fair, entries=match.record.entries)
    assert stolek.replay(loaded).outcome == match.outcome
    with pytest.raises(Refusal, match="dice-differ"):
        stolek.verify(loaded)


def test_verify_needs_sealed_dice_and_their_seed() -> None:
    with pytest.raises(Refusal, match="dice-were-real"):
        stolek.verify(by_hand("1 2").record)
    with pytest.raises(Refusal, match="seed-not-revealed"):
        stolek.verify(GAME.start(2, seed=1).record)


def test_verify_refuses_a_draw_that_was_not_due() -> None:
    record = played_out().record
    decision = next(n for n, entry in enumerate(record.entries) if not isinstance(entry, Drawn))
    entries = (*record.entries[:decision], Drawn("1"), *record.entries[decision:])
    with pytest.raises(Refusal, match="record-broken"):
        stolek.verify(msgspec.structs.replace(record, entries=entries))
