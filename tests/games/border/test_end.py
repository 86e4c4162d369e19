"""The end of the game and its places (BOR-26 to BOR-32), and seats that were left."""

from __future__ import annotations

import pytest

from stolek import replay
from stolek.games.border import GAME
from stolek.kernel.record import Played
from tests.games.border.make_golden import SHELF
from tests.games.border.positions import (
    DULL,
    Play,
    Table,
    completable,
    crossable,
    crosses,
    finish,
    finish_first,
    names,
    only,
    play,
    pool,
    refused,
    written,
)

SIX = "well bridge lighthouse goat eagle villa"
"""Six territories; with these and no other cell crossed, the other three are open."""


def five_and_a_half(*, turn: int = 0) -> Table:
    """Three players; seat 0 has closed five and lacks four blue cells of the villa."""
    return Table(
        boards="ABC", turn=turn, closed={0: SIX, 1: "castle", 2: "eagle"}, but={0: "b01 b02 b03 b04"}
    )


# ---- the end --------------------------------------------------------------------------------------


def test_five_are_not_enough() -> None:
    """BOR-26: the game goes on until somebody has closed six."""
    match = five_and_a_half().second("blue,blue,blue,yellow,gray")
    assert len(written(match, 0)) == 5
    finish(match)
    assert match.outcome is None
    assert match.view(None)["turn"] == 1


def test_the_sixth_in_the_first_action() -> None:
    """BOR-26, BOR-27: the second action is still played, as always; then the game is over."""
    match = five_and_a_half().match("blue,blue,blue,blue,yellow")
    play(match, 0, "complete a01", "done")
    assert len(written(match, 0)) == 6
    assert (match.outcome, match.to_act) == (None, (1, 2))
    assert "b14" in crossable(match, 1)
    play(match, 1, "cross b14", "done")
    assert match.outcome is None
    events = play(match, 2, "done")
    assert names(events) == ["finished", "ended"]
    assert (events[1].clause, events[1].facts) == ("BOR-27", {"ending": "six-closed"})
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("six-closed", "BOR-27")
    assert "b14" in crosses(match, 1)


def test_the_sixth_in_the_first_action_and_nobody_can_cross() -> None:
    """BOR-27, BOR-18: then the game is over at once."""
    match = Table(boards="BA", closed={0: SIX}, but={0: "b01 b02 b03 b04"}).match(
        "orange,orange,orange,orange,orange"
    )
    assert names(play(match, 0, "complete a01", "done"))[-3:] == ["used-some", "nothing-to-cross", "ended"]
    assert match.outcome is not None


def test_the_sixth_in_the_second_action() -> None:
    """BOR-27: all passive players finish theirs; there is no further round and no equalising turn."""
    table = Table(boards="BAC", closed={1: SIX}, but={1: "b04"})
    match = table.second("blue,red,yellow,gray,gray")
    play(match, 1, "cross b04", "done")
    assert len(written(match, 1)) == 6
    assert (match.outcome, match.to_act) == (None, (2,))
    play(match, 2, "cross b14")
    assert names(play(match, 2, "done")) == ["finished", "ended"]
    assert match.outcome is not None
    assert match.view(None)["phase"] == "over"
    assert (match.to_act, match.chance) == ((), None)


def test_nothing_can_be_done_after_the_end() -> None:
    """BOR-27: by anybody."""
    match = five_and_a_half().second("blue,blue,blue,blue,gray", "a01")
    finish(match)
    for seat in range(3):
        for asked in ("roll red", "stop", "complete a02", "cross b08", "done"):
            with refused(match, "match-over", "BOR-27"):
                match.play(seat, asked)
        assert match.legal(seat) == []
        with refused(match, "undo-over", None):
            match.undo(seat)
    with refused(match, "nothing-to-draw", None):
        match.draw(DULL)


# ---- points and places ----------------------------------------------------------------------------


def outcome_of(match: Play) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Places and points."""
    assert match.outcome is not None
    return match.outcome.ranks, match.outcome.scores


def test_all_closed_territories_count() -> None:
    """BOR-28, D-14: more than six, fewer than six, and none at all; all that is written."""
    match = Table(
        boards="ABC",
        closed={0: SIX, 1: "castle sailboat windwheel villa well bridge"},
        but={0: "b01 b02 b03 b04", 1: "b78"},
    ).match("blue,blue,blue,blue,red")
    play(match, 0, "complete a01", "done")
    play(match, 1, "cross b78", "done")
    finish(match)
    assert written(match, 1) == {
        "castle": 12,
        "sailboat": 11,
        "windwheel": 10,
        "villa": 9,
        "well": 2,
        "bridge": 5,
    }
    assert outcome_of(match) == ((2, 1, 3), (4 + 5 + 6 + 7 + 8 + 4, 49, 0))


def test_more_than_six() -> None:
    """BOR-28: seven closed in the last action all count."""
    match = Table(boards="BA", closed={1: SIX + " castle"}, but={1: "b28"}).second(
        "green,red,blue,gray,yellow"
    )
    play(match, 1, "cross b28", "done")
    assert len(written(match, 1)) == 7
    assert outcome_of(match) == ((2, 1), (0, 4 + 5 + 6 + 7 + 8 + 9 + 12))


def test_the_sixth_territory_does_not_win() -> None:
    """BOR-29, D-15: most points do."""
    match = Table(
        boards="ABC",
        closed={0: SIX, 1: "castle sailboat windwheel", 2: "goat eagle lighthouse bridge"},
        but={0: "b01 b02 b03 b04"},
        later={0: "goat eagle lighthouse bridge"},
    ).second("blue,blue,blue,blue,yellow", "a01")
    finish(match)
    assert outcome_of(match) == ((3, 1, 2), (25, 33, 26))


@pytest.mark.parametrize(
    ("closed", "later", "scores", "ranks"),
    [
        ({0: SIX, 1: "castle"}, {}, (39, 12), (1, 2)),
        # twelve points each: the castle beats the bridge, the well and a later goat
        ({0: "castle", 1: "bridge well goat", 2: SIX}, {1: "goat"}, (12, 12, 39), (2, 3, 1)),
        # eight points each: a castle closed later counts as it is written
        ({0: "bridge goat", 1: "castle well", 2: SIX}, {0: "goat", 1: "castle well"}, (8, 8, 39), (3, 2, 1)),
        # nine points each and nine for one territory: they share
        ({0: "villa", 1: "villa", 2: SIX}, {2: SIX}, (9, 9, 18), (2, 2, 1)),
        ({0: SIX, 1: SIX, 2: "castle"}, {}, (39, 39, 12), (1, 1, 3)),
        ({0: SIX, 1: SIX, 2: SIX}, {}, (39, 39, 39), (1, 1, 1)),
        ({0: SIX, 3: "well"}, {}, (39, 0, 0, 4), (1, 3, 3, 2)),
        # five against four territories with the same points and the same best one
        ({0: "villa eagle", 1: "villa bridge goat", 2: SIX}, {1: "goat"}, (17, 17, 39), (2, 2, 1)),
    ],
)
def test_places(
    closed: dict[int, str], later: dict[int, str], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """BOR-28, BOR-29, BOR-30, BOR-31: points, then the most for a single territory, then shared."""
    state = Table(boards="ABCD"[: len(scores)], closed=closed, later=later).over()
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.ranks) == (scores, ranks)
    assert all(
        sum(item.points for item in items) == score
        for items, score in zip(outcome.items, scores, strict=True)
    )


def test_what_brought_the_points() -> None:
    """BOR-28, BOR-30: item by item; and what decides the places."""
    state = Table(boards="AB", closed={0: SIX, 1: "castle well"}, later={1: "well"}).over()
    outcome = GAME.outcome(state)
    found = [(item.name, item.clause, item.facts["territory"], item.points) for item in outcome.items[1]]
    assert found == [("closed-first", "BOR-22", "castle", 12), ("closed-later", "BOR-22", "well", 2)]
    assert outcome.order == ((39, 9), (14, 12))
    assert [GAME.side(state, seat) for seat in (0, 1)] == [0, 1]


def test_how_things_stand_before_the_end() -> None:
    """BOR-28: points count while the game goes on, but nobody has won."""
    outcome = GAME.outcome(Table(closed={1: "well"}).match().state)
    assert (outcome.ending, outcome.clause, outcome.scores) == (None, None, (0, 4))


# ---- no other end -----------------------------------------------------------------------------------


def test_there_is_no_round_limit() -> None:
    """BOR-32: as long as nobody uses a die, the game goes on, and nobody is stuck."""
    match = GAME.start(2, chance="manual", boards="AB", first=0)
    for number in range(150):
        match.draw("orange,orange,red,red,red")
        assert match.view(None)["turn"] == number % 2
        match.play(number % 2, "stop")
        assert completable(match, number % 2)
        match.play(number % 2, "done")
        finish(match)
        assert match.outcome is None


def test_a_full_record_ends_the_game_by_the_standing() -> None:
    """BOR-32, BOR-28, BOR-29: in the middle of a round, nobody near six; points and places as they stand."""
    record, result = SHELF.read("record-full")
    assert len(record.entries) == 4500
    match = replay(record)
    assert match.outcome is not None
    assert (match.outcome.clause, match.told(None)[-1].clause) == ("BOR-32", "BOR-32")
    before = replay(record, upto=4499)
    assert before.outcome is None
    assert before.to_act
    standing = GAME.outcome(before.state)
    assert max(map(len, standing.items)) < 6
    assert standing.scores == tuple(result["scores"]) == (14, 19)
    assert standing.ranks == tuple(result["ranks"]) == (2, 1)


# ---- seats that were left ---------------------------------------------------------------------------


def test_a_passive_seat_that_was_left_uses_no_dice() -> None:
    """D-20: the others go on without waiting for it."""
    match = Table(boards="ACD").second("yellow,yellow,blue,blue,gray")
    match.resign(1)
    assert match.to_act == (2,)
    assert crosses(match, 1) == {"b07", "b79"}
    assert match.record.entries[-1] == Played(1, "done")


def test_an_active_seat_that_was_left_rolls_once_and_uses_none() -> None:
    """D-20: whatever lies there is for the others."""
    match = Table(boards="ACD", turn=0).match()
    match.time_out(0)
    match.draw("orange,orange,orange,orange,yellow")
    assert match.record.entries[-2:] == (Played(0, "stop"), Played(0, "done"))
    assert match.to_act == (1, 2)
    assert pool(match, 1) == ["yellow", "orange", "orange", "orange", "orange"]
    assert match.view(None)["throws"] == 1


def test_crosses_made_before_leaving_stand() -> None:
    """D-20, BOR-25: only what is still to be decided is left out."""
    match = Table(boards="ACD", closed={1: "well"}, but={1: "b73"}).second("yellow,red,blue,blue,gray")
    play(match, 1, "cross b73")
    match.resign(1)
    assert written(match, 1) == {"well": 4}
    assert only(match.told(None, len(match.log) - 1), "finished").facts == {"seat": 1}


def test_a_game_can_be_finished_after_somebody_left() -> None:
    """D-20: the seat keeps its points and its place by points."""
    match = five_and_a_half().match()
    match.resign(2)
    match.draw("blue,blue,blue,blue,gray")
    play(match, 0, "stop", "complete a01")
    finish_first(match)
    finish(match)
    assert outcome_of(match) == ((1, 2, 3), (4 + 5 + 6 + 7 + 8 + 9, 12, 8))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_stays_alone_has_won(players: int) -> None:
    """D-20: when all others have left."""
    match = GAME.start(players, seed=4)
    for seat in range(1, players):
        assert match.outcome is None
        match.resign(seat)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.ranks[0]) == ("resigned", 1)
