"""Clocks: the server's time alone, none while the house is closed, and given back with what is taken back."""

from __future__ import annotations

from random import Random

import pytest

from stolek.kernel.record import TimedOut
from stolek.kernel.refusal import Refusal
from stolek.tables.agreement import Agreement, ClockPlan, check_clock
from stolek.tables.desk import Desk
from stolek.tables.hours import Hours
from stolek.tables.table import Table
from tests.tables.houses import Hands, opened, people, play_on

TURN, BANK = ClockPlan("turn", 60), ClockPlan("bank", 100, 10)
anyio = pytest.mark.anyio


def left(table: Table) -> tuple[int, ...]:
    """Seconds left for every seat."""
    assert table.course is not None
    return tuple(milliseconds // 1000 for milliseconds in table.course.clocks.at(table.house.now()))


async def move(table: Table) -> int:
    """One move by whoever is first to move; returns the seat."""
    seat = table.running.to_act[0]
    await table.play(seat, table.entries, table.running.legal(seat)[0].notation)
    return seat


# ---- opening hours ---------------------------------------------------------------------------


def test_time_in_which_the_house_is_closed_does_not_count() -> None:
    hours = Hours([(0, 10), (20, 30), (25, 28), (50, 50)])
    assert hours.closed == [(10, 20), (30, 50)]
    assert hours.between(5, 25) == 10
    assert hours.between(12, 18) == 0
    assert hours.between(8, 60) == 22
    assert hours.between(60, 50) == 0


def test_a_span_ends_when_so_much_time_has_counted() -> None:
    hours = Hours([(0, 10), (20, 30), (50, 50)])
    for start in (5, 12, 25, 60):
        for span in (1, 4, 6, 20):
            end = hours.after(start, span)
            assert hours.between(start, end) == span
            assert hours.between(start, end - 1) == span - 1


# ---- per turn --------------------------------------------------------------------------------


@anyio
async def test_every_turn_has_its_time(desk: Desk, hands: Hands) -> None:
    place = await people(desk, "ingenious", clock=TURN)
    async with desk.at(place.table) as table:
        assert left(table) == (60, 60)
        hands.move(25)
        first = table.running.to_act[0]
        assert left(table)[first] == 35
        assert left(table)[1 - first] == 60
        await move(table)
        assert left(table) == ((35, 60) if first == 0 else (60, 35))
        hands.move(59)
        await move(table)
        assert left(table)[first] == 60  # its next turn has begun


@anyio
async def test_steps_of_one_turn_share_its_time(desk: Desk, hands: Hands) -> None:
    place = await people(desk, "wispwood", clock=TURN)
    async with desk.at(place.table) as table:
        first = await move(table)
        while table.running.to_act == (first,):
            before = left(table)[first]
            hands.move(1)
            await move(table)
            if table.running.to_act == (first,) and not drew(table):
                assert left(table)[first] == before - 1


def drew(table: Table) -> bool:
    """Whether fortune has spoken since the last decision."""
    return type(table.running.record.entries[-1]).__name__ == "Drawn"


# ---- a bank ----------------------------------------------------------------------------------


@anyio
async def test_a_bank_shrinks_and_every_turn_adds_to_it(database: str, hands: Hands) -> None:
    async with opened(database, hands) as desk:
        place = await people(desk, "ingenious", clock=BANK)
        async with desk.at(place.table) as table:
            first = table.running.to_act[0]
            start = left(table)
            hands.move(30)
            await move(table)
            hands.move(5)
            await move(table)
            hands.move(2)
            expected = {first: start[first] - 30 + 10 - 2, 1 - first: start[1 - first] + 10 - 5}
            assert dict(enumerate(left(table))) == expected
            await desk.house.stay_open()
    hands.move(3600)  # closed: nobody's time
    async with opened(database, hands) as desk, desk.at(place.table) as table:
        assert dict(enumerate(left(table))) == expected
        hands.move(7)
        assert left(table)[first] == expected[first] - 7


# ---- when time is up -------------------------------------------------------------------------


@anyio
@pytest.mark.parametrize("clock", [TURN, BANK])
async def test_who_is_late_is_out_even_if_nobody_looks(desk: Desk, hands: Hands, clock: ClockPlan) -> None:
    place = await people(desk, "ingenious", clock=clock)
    async with desk.at(place.table) as table:
        late = table.running.to_act[0]
    desk.sweep()
    hands.move(clock.seconds + clock.increment - 1)
    await desk.see_to_late_ones()
    assert not desk.awake  # nothing was due
    hands.move(1)
    await desk.see_to_late_ones()
    async with desk.at(place.table) as table:
        assert table.running.record.entries[-1] == TimedOut(late)
        assert table.row.phase == "over"
        assert table.running.outcome is not None
        assert table.running.outcome.ending == "timed-out"
    assert await desk.house.store.overdue(hands.now + 10**9) == []


@anyio
async def test_a_move_that_comes_too_late_is_none(desk: Desk, hands: Hands) -> None:
    place = await people(desk, "ingenious", players=3, clock=TURN)
    async with desk.at(place.table) as table:
        late = table.running.to_act[0]
        notation = table.running.legal(late)[0].notation
        hands.move(61)
        with pytest.raises(Refusal):
            await table.play(late, table.entries, notation)
        assert TimedOut(late) in table.running.record.entries
        assert table.row.phase == "playing"


@anyio
async def test_a_bot_may_play_on_for_who_is_late(desk: Desk, hands: Hands) -> None:
    place = await people(desk, "ingenious", clock=TURN, lapse="bot")
    async with desk.at(place.table) as table:
        late = table.running.to_act[0]
        before = table.entries
        hands.move(61)
        await table.check_time()
        assert table.bots == (late,)
        await table.thinking[late]
        assert table.entries > before
        assert table.row.phase == "playing"


@anyio
async def test_the_deadline_moves_with_the_time_in_which_the_house_was_closed(
    database: str, hands: Hands
) -> None:
    async with opened(database, hands) as desk:
        place = await people(desk, "ingenious", clock=TURN)
        hands.move(10)
        await desk.house.stay_open()
    hands.move(3600)
    async with opened(database, hands) as desk:
        await desk.see_to_late_ones()  # by what is stored it is late, by what counts it is not
        async with desk.at(place.table) as table:
            assert table.row.phase == "playing"
            assert table.row.deadline == hands.now + 50_000
        assert await desk.house.store.overdue(hands.now) == []


# ---- taking back -----------------------------------------------------------------------------


@anyio
async def test_what_is_taken_back_gives_back_the_time_of_then(desk: Desk, hands: Hands) -> None:
    place = await people(desk, "wispwood", clock=BANK)
    async with desk.at(place.table) as table:
        hands.move(8)
        seat = table.running.to_act[0]
        then = left(table)
        take = next(move for move in table.running.legal(seat) if move.notation.startswith("take"))
        await table.play(seat, table.entries, take.notation)
        assert table.running.to_act == (seat,)
        hands.move(20)
        assert await table.take_back(seat, table.entries) is not None
        assert left(table) == then


@anyio
async def test_taken_back_by_consent_everybody_has_the_time_of_then(desk: Desk, hands: Hands) -> None:
    place = await people(desk, "ingenious", clock=BANK)
    async with desk.at(place.table) as table:
        hands.move(8)
        seat = table.running.to_act[0]
        then = left(table)
        await move(table)
        hands.move(30)
        await move(table)
        hands.move(5)
        assert await table.take_back(seat, table.entries) is None
        await table.consent(1 - seat, True)
        assert table.running.to_act == (seat,)
        assert left(table) == then


@anyio
async def test_clocks_are_the_same_after_a_restart(database: str, hands: Hands) -> None:
    luck = Random(5)
    async with opened(database, hands) as desk:
        place = await people(desk, "border", players=3, clock=BANK)
        async with desk.at(place.table) as table:
            for _ in range(12):
                hands.move(luck.randrange(5))
                await play_on(table, luck, 1)
            hands.move(1)
            shown = left(table)
            await desk.house.stay_open()
    async with opened(database, hands) as desk, desk.at(place.table) as table:
        assert left(table) == shown


# ---- what can be agreed ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (ClockPlan("turn", 4), "bad-clock"),
        (ClockPlan("bank", 10), "bad-clock"),
        (ClockPlan("none", 10), "bad-clock"),
        (ClockPlan("turn", 60, 1), "bad-increment"),
        (ClockPlan("bank", 60, -1), "bad-increment"),
        (ClockPlan("bank", 60, 10**9), "bad-increment"),
    ],
)
def test_a_clock_by_which_nobody_could_play_is_refused(plan: ClockPlan, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_clock(plan)
    assert refused.value.code == code
    assert Agreement(game="x", players=2, clock=plan).clock == plan
