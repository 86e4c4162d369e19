"""A match: who may act, manual chance, previews, leaving, starting."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import stolek
from stolek import Match, Refusal
from tests.kernel.by_hand import GAME, by_hand, played_out


def refused(code: str, ask: object) -> Refusal:
    """Check that this call is refused with this code."""
    assert callable(ask)
    with pytest.raises(Refusal) as no:
        ask()
    assert no.value.code == code
    return no.value


# ---- starting -----------------------------------------------------------------------------------


def test_bad_starts() -> None:
    refused("bad-players", lambda: GAME.start(7))
    refused("bad-players", lambda: GAME.start(True))
    refused("unknown-option", lambda: GAME.start(2, colour="red"))
    refused("bad-option", lambda: GAME.start(2, hand=5))
    refused("bad-option", lambda: GAME.start(4, teams=1))
    refused("teams-of-two", lambda: GAME.start(3, teams=True))
    refused("bad-seats", lambda: GAME.start(2, seats=("Ada",)))
    refused("bad-seats", lambda: GAME.start(2, seats=("Ada", "x" * 41)))
    refused("bad-chance", lambda: GAME.start(2, chance="loaded"))
    refused("bad-seed", lambda: GAME.start(2, seed=-1))


def test_a_refusal_says_everything() -> None:
    no = refused("teams-of-two", lambda: GAME.start(3, teams=True))
    assert (no.clause, no.facts, str(no)) == ("TPL-1", {"players": 3}, "teams-of-two (TPL-1): players=3")


def test_the_same_seed_gives_the_same_match() -> None:
    assert GAME.start(3, seed=9).state == GAME.start(3, seed=9).state
    assert GAME.start(3, seed=9).record == GAME.start(3, seed=9).record
    assert GAME.start(3, seed=9).state != GAME.start(3, seed=10).state
    assert GAME.start(3).record.header.commitment != GAME.start(3).record.header.commitment


# ---- acting -------------------------------------------------------------------------------------


def test_who_may_act() -> None:
    match = by_hand("1 2 3 4")
    refused("waiting-for-chance", lambda: match.play(0, "1"))
    match.draw("6")
    refused("unknown-seat", lambda: match.play(2, "1"))
    refused("unknown-seat", lambda: match.view(9))
    refused("unknown-seat", lambda: match.legal(-1))
    match.play(0, "1")
    late = refused("not-your-turn", lambda: match.play(0, "2"))
    assert late.facts == {"seat": 0, "to_act": [1]}
    assert match.legal(0) == []
    done = played_out()
    refused("match-over", lambda: done.play(0, "1"))
    refused("match-over", lambda: done.resign(0))


def test_a_refused_move_leaves_nothing_behind() -> None:
    match = by_hand("1 2 3 4 6")
    before = match.record, match.state.dump(), match.log
    refused("stone-not-in-hand", lambda: match.play(0, "6"))
    refused("unreadable-move", lambda: match.play(0, "fly"))
    assert (match.record, match.state.dump(), match.log) == before


def test_only_a_move_of_this_game_is_played() -> None:
    match = by_hand("1 2 3 4 6")
    own = match.legal(0)[0]
    before = match.record, match.state.dump()
    border = stolek.game("border").moves.move(own.action)
    for stranger in (
        border,
        replace(own, notation="lay 9"),
        replace(own, facts={}),
        replace(own, action=True),
    ):
        no = refused("foreign-move", lambda stranger=stranger: match.play(0, stranger))
        assert no.facts == {"text": stranger.notation}
        refused("foreign-move", lambda stranger=stranger: match.preview(0, stranger))
    refused("unknown-move", lambda: match.play(0, replace(own, action=10**9)))
    assert (match.record, match.state.dump()) == before
    match.play(0, replace(own))  # an equal one is the same move, wherever it was made


def test_events_of_a_move_and_what_follows() -> None:
    match = by_hand("1 2 3 4 6")
    assert [event.name for event in match.play(0, "1")] == ["laid"]
    assert [event.name for event in match.play(1, "3")] == ["laid", "won"]
    sealed = GAME.start(2, seed=3)
    sealed.play(0, sealed.legal(0)[0])
    names = [event.name for event in sealed.play(1, sealed.legal(1)[0])]
    assert names[:1] + names[2:] == ["laid", "drew-unseen", "drew", "threw"]


def test_a_move_tells_its_seat_no_secret_of_another() -> None:
    match = GAME.start(3, seed=3)
    match.resign(2)
    match.play(0, match.legal(0)[0])
    told = match.play(1, match.legal(1)[0])
    assert {event.facts["seat"] for event in told if event.name == "drew"} <= {1}
    assert "drew-unseen" in [event.name for event in told]


@pytest.mark.parametrize("eye", [-1, -2, 2, 0.0, True, "0", []])
def test_nobody_else_is_told_anything(eye: Any) -> None:
    match = by_hand("1 2 3 4 6")
    with pytest.raises(Refusal) as caught:
        match.told(eye)
    assert caught.value.code == "unknown-seat"


@pytest.mark.parametrize("entry", ["x", 1.0, True])
def test_what_is_told_begins_and_ends_at_entries(entry: Any) -> None:
    match = GAME.start(3, seed=1)
    for bounds in ({"since": entry}, {"upto": entry}):
        with pytest.raises(Refusal, match="unknown-entry"):
            match.told(None, **bounds)


@pytest.mark.parametrize(
    "seats", ["ab", ("a",), ("a", 1), ("a", "b\x1b[2J"), ("a", "\ud800"), ("a", "x" * 41)]
)
def test_names_that_no_seat_can_have(seats: Any) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(2, seats=seats)
    assert caught.value.code == "bad-seats"


def test_real_dice_need_no_seed() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.start(2, seed=5, chance="manual")
    assert caught.value.code == "seed-without-use"


@pytest.mark.parametrize("record", [None, 5, "{}", []])
def test_only_a_record_is_replayed(record: Any) -> None:
    for way in (stolek.replay, stolek.verify, stolek.branch):
        refused("record-unreadable", lambda way=way: way(record))


@pytest.mark.parametrize("name", [None, 5, [], "chess", ""])
def test_games_that_are_not_there(name: Any) -> None:
    with pytest.raises(Refusal) as caught:
        stolek.game(name)
    assert caught.value.code == "unknown-game"


def test_an_old_event_is_told_as_it_was_then() -> None:
    match = by_hand("1 2 3 4 6")
    match.play(0, "open")
    assert [event.name for event in match.told(1)][:2] == ["drew-unseen", "drew-unseen"]
    assert [event.name for event in match.told(1, since=5)] == ["opened"]


# ---- manual chance ------------------------------------------------------------------------------


def test_typed_draws() -> None:
    match = GAME.start(chance="manual")
    assert match.to_act == ()
    assert match.chance == {"name": "draw", "clause": "TPL-4", "facts": {"seat": 0, "missing": 2}}
    for _ in range(4):
        match.draw(" 1 ")
    assert match.record.header.commitment is None
    assert [event.name for event in match.draw("6")] == ["threw"]
    assert match.chance is None
    refused("nothing-to-draw", lambda: match.draw("6"))


def test_impossible_draws() -> None:
    match = by_hand("1 1 1 1", players=3)
    before = match.record
    refused("stone-not-in-bag", lambda: match.draw("1"))
    refused("unreadable-draw", lambda: match.draw("seven"))
    refused("unreadable-draw", lambda: match.draw(""))
    assert match.record is before
    refused("nothing-to-draw", lambda: GAME.start(2, seed=1).draw("1"))


# ---- previews -----------------------------------------------------------------------------------


def test_a_preview_stops_before_chance_and_changes_nothing() -> None:
    match = by_hand("1 2 3 4 6")
    match.play(0, "1")
    before = match.record, match.state.dump()
    preview = match.preview(1, "3")
    assert [event.name for event in preview.events] == ["laid", "won"]
    assert preview.view is not None
    assert preview.view["points"] == [0, 6]
    assert (match.record, match.state.dump()) == before
    refused("stone-not-in-hand", lambda: match.preview(1, "6"))


def test_a_preview_keeps_what_would_be_revealed() -> None:
    preview = by_hand("1 2 3 4 6").preview(0, "open")
    assert preview == ([], None)


# ---- leaving ------------------------------------------------------------------------------------


def test_the_last_one_left_wins() -> None:
    match = GAME.start(3, seed=4)
    match.resign(1)
    assert match.outcome is None
    refused("already-left", lambda: match.resign(1))
    assert [event.name for event in match.time_out(0)][:1] == ["timed-out"]
    assert match.outcome is not None
    assert match.outcome.ending == "timed-out"
    assert match.outcome.ranks == (2, 3, 1)
    assert match.to_act == ()
    assert match.record.seed is not None


def test_idle_moves_keep_the_others_going() -> None:
    match = GAME.start(3, seed=4)
    match.time_out(2)
    while match.to_act:
        assert 2 not in match.to_act
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.outcome is not None
    assert match.outcome.ending in GAME.endings


def test_a_pair_is_there_while_one_of_it_is() -> None:
    match = pairs()
    match.resign(0)
    match.resign(1)
    assert match.outcome is None
    match.resign(3)
    assert match.outcome is not None
    assert match.outcome.ending == "resigned"
    assert match.outcome.ranks == (1, 2, 1, 2)


def pairs() -> Match[Any]:
    """Teams of two."""
    return GAME.start(4, seed=4, teams=True)


def test_alone_nobody_is_left() -> None:
    match = GAME.start(2, seed=4)
    match.resign(0)
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1)
