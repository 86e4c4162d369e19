"""Clocks: they use the server's time, stop while it is down, and are restored by an undo."""

from __future__ import annotations

from random import Random

import pytest

from stolek.kernel.record import TimedOut
from stolek.kernel.refusal import Refusal
from stolek.tables.actions import proposals
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.settings import SHORTEST_BANK, Agreement, ClockPlan, check_clock
from stolek.tables.table import Table
from stolek.tables.time import timeouts
from stolek.tables.time.uptime import LONGEST_GAP, Uptime
from tests.tables.registries import BANK, TURN, Hands, answer, code_of, left, move, opened, people, play_on

anyio = pytest.mark.anyio


# ---- uptime ----------------------------------------------------------------------------------


def test_time_in_which_the_server_is_closed_does_not_count() -> None:
    uptime = Uptime([(0, 10), (20, 30), (25, 28), (50, 50)])
    assert uptime.closed == [(10, 20), (30, 50)]
    assert uptime.between(5, 25) == 10
    assert uptime.between(12, 18) == 0
    assert uptime.between(8, 60) == 22
    assert uptime.between(60, 50) == 0


def test_a_span_ends_when_so_much_time_has_counted() -> None:
    uptime = Uptime([(0, 10), (20, 30), (50, 50)])
    for start in (5, 12, 25, 60):
        for span in (1, 4, 6, 20):
            end = uptime.after(start, span)
            assert uptime.between(start, end) == span
            assert uptime.between(start, end - 1) == span - 1


def test_without_signs_of_life_no_time_counts() -> None:
    uptime = Uptime([(0, 0)])
    assert uptime.between(0, 10**6) == 10**6  # no heartbeat yet
    uptime.record(1000)
    uptime.record(1000 + LONGEST_GAP)
    assert uptime.between(0, 1000 + 2 * LONGEST_GAP) == 1000 + 2 * LONGEST_GAP
    asleep = 1000 + 2 * LONGEST_GAP + 1
    assert uptime.between(0, asleep) == 1000 + LONGEST_GAP
    uptime.record(asleep)
    assert uptime.closed == [(1000 + LONGEST_GAP, asleep)]
    assert uptime.between(0, asleep + 5) == 1000 + LONGEST_GAP + 5


@anyio
async def test_while_the_machine_sleeps_nobodys_clock_runs(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious", clock=TURN)
        await registry.services.record_uptime()
        hands.move(5)
        await registry.services.record_uptime()
        hands.move(3600)  # the machine is suspended
        async with registry.at(place.table) as table:
            seat = table.running.to_act[0]
            assert left(table)[seat] == 55
            await registry.check_timeouts()
            assert table.row.phase == "playing"
            hands.move(1)
            await registry.services.record_uptime()
            hands.move(2)
            assert left(table)[seat] == 53
            await registry.check_timeouts()
            assert table.row.deadline == hands.now + 53_000
            await registry.services.record_uptime()
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert left(table)[seat] == 53
        hands.move(53)
        await registry.check_timeouts()
        assert TimedOut(seat) in table.running.record.entries


@anyio
async def test_a_clock_that_was_once_far_ahead_does_no_harm(database: str, hands: Hands) -> None:
    hands.move(10**6)
    async with opened(database, hands) as desk:
        hands.move(10)
        await desk.services.record_uptime()
    hands.move(-(10**6))
    for _ in range(2):
        async with opened(database, hands) as registry:
            place = await people(registry, "ingenious", clock=TURN)
            hands.move(7)
            async with registry.at(place.table) as table:
                assert left(table)[table.running.to_act[0]] == 53
            await registry.services.record_uptime()
            hands.move(-7)  # the next start has the same time


@anyio
async def test_a_sign_of_life_from_a_clock_far_ahead_hides_no_closing(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious", clock=TURN)
        hands.move(10**6)
        await registry.services.record_uptime()
    hands.move(-(10**6) + 20)
    async with opened(database, hands):
        pass
    hands.move(3600)
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert left(table)[table.running.to_act[0]] == 40


@anyio
async def test_a_polite_restart_gives_nobody_time(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious", clock=TURN)
        hands.move(4)
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert left(table)[table.running.to_act[0]] == 56


# ---- per turn --------------------------------------------------------------------------------


@anyio
async def test_every_turn_has_its_time(registry: TableRegistry, hands: Hands) -> None:
    place = await people(registry, "ingenious", clock=TURN)
    async with registry.at(place.table) as table:
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
async def test_steps_of_one_turn_share_its_time(registry: TableRegistry, hands: Hands) -> None:
    place = await people(registry, "wispwood", clock=TURN)
    async with registry.at(place.table) as table:
        first = await move(table)
        while table.running.to_act == (first,):
            before = left(table)[first]
            hands.move(1)
            await move(table)
            if table.running.to_act == (first,) and not drew(table):
                assert left(table)[first] == before - 1


def drew(table: Table) -> bool:
    """Whether the last entry is a draw of chance."""
    return type(table.running.record.entries[-1]).__name__ == "Drawn"


# ---- when time is up -------------------------------------------------------------------------


@anyio
@pytest.mark.parametrize("clock", [TURN, BANK])
async def test_who_is_late_is_out_even_if_nobody_looks(
    registry: TableRegistry, hands: Hands, clock: ClockPlan
) -> None:
    place = await people(registry, "ingenious", clock=clock)
    async with registry.at(place.table) as table:
        late = table.running.to_act[0]
    registry.unload_idle()
    hands.move(clock.seconds + clock.increment - 1)
    await registry.check_timeouts()
    assert not registry.loaded  # no table was overdue
    hands.move(1)
    await registry.check_timeouts()
    async with registry.at(place.table) as table:
        assert table.running.record.entries[-1] == TimedOut(late)
        assert table.row.phase == "over"
        assert table.running.outcome is not None
        assert table.running.outcome.ending == "timed-out"
    assert await registry.services.store.overdue(hands.now + 10**9) == []


@anyio
async def test_a_move_that_comes_too_late_is_none(registry: TableRegistry, hands: Hands) -> None:
    place = await people(registry, "ingenious", players=3, clock=TURN)
    async with registry.at(place.table) as table:
        late = table.running.to_act[0]
        notation = table.running.legal(late)[0].notation
        hands.move(61)
        with pytest.raises(Refusal):
            await table.play(late, table.entries, notation)
        assert TimedOut(late) in table.running.record.entries
        assert table.row.phase == "playing"


@anyio
async def test_a_bot_may_play_on_for_who_is_late(registry: TableRegistry, hands: Hands) -> None:
    place = await people(registry, "ingenious", clock=TURN, lapse="bot")
    async with registry.at(place.table) as table:
        late = table.running.to_act[0]
        before = table.entries
        hands.move(61)
        await timeouts.check(table)
        assert table.bots == (late,)
        await table.thinking[late]
        assert table.entries > before
        assert table.row.phase == "playing"


@anyio
async def test_the_deadline_moves_with_the_time_in_which_the_server_was_closed(
    database: str, hands: Hands
) -> None:
    async with opened(database, hands) as desk:
        place = await people(desk, "ingenious", clock=TURN)
        hands.move(10)
        await desk.services.record_uptime()
    hands.move(3600)
    async with opened(database, hands) as registry:
        await registry.check_timeouts()  # overdue by the stored deadline, but not by uptime
        async with registry.at(place.table) as table:
            assert table.row.phase == "playing"
            assert table.row.deadline == hands.now + 50_000
        assert await registry.services.store.overdue(hands.now) == []


# ---- bots that stand in ----------------------------------------------------------------------


@anyio
async def test_the_time_of_who_plays_again_for_himself_is_watched(
    registry: TableRegistry, hands: Hands
) -> None:
    place = await people(registry, "ingenious", clock=TURN)
    async with registry.at(place.table) as table:
        registry.services.is_closing = True  # the bot never plays
        first = table.running.to_act[0]
        other = 1 - first
        await occupancy.stand_in(table, Rights(seats=(other,)), other, "expert")
        await move(table)
        assert table.row.deadline is None  # a bot has no deadline
        await occupancy.take_over(table, other)
        assert table.row.deadline == hands.now + 60_000
        stored = await registry.services.store.table(table.id)
        assert stored is not None
        assert stored.deadline == table.row.deadline
        await occupancy.stand_in(table, Rights(seats=(other,)), other, "expert")
        assert await registry.services.store.overdue(hands.now + 10**9) == []


@anyio
@pytest.mark.parametrize("clock", [TURN, ClockPlan("bank", 100)])
async def test_who_was_late_can_come_back_from_a_bot(
    registry: TableRegistry, hands: Hands, clock: ClockPlan
) -> None:
    place = await people(registry, "ingenious", clock=clock, lapse="bot")
    async with registry.at(place.table) as table:
        late = table.running.to_act[0]
        hands.move(clock.seconds + 1)
        await timeouts.check(table)
        assert await code_of(occupancy.take_over(table, late)) == "time-up"
        while table.running.to_act == (late,):
            await table.thinking[late]
        await occupancy.take_over(table, late)
        await move(table)
        assert table.running.to_act == (late,)
        assert left(table)[late] == (60 if clock is TURN else SHORTEST_BANK)
        hands.move(20)
        await move(table)
        assert table.people == (0, 1)  # the player is back for good


# ---- undo ------------------------------------------------------------------------------------


@anyio
async def test_what_is_taken_back_gives_back_the_time_of_then(registry: TableRegistry, hands: Hands) -> None:
    place = await people(registry, "wispwood", clock=BANK)
    async with registry.at(place.table) as table:
        hands.move(8)
        seat = table.running.to_act[0]
        then = left(table)
        take = next(move for move in table.running.legal(seat) if move.notation.startswith("take"))
        await table.play(seat, table.entries, take.notation)
        assert table.running.to_act == (seat,)
        hands.move(20)
        assert await proposals.take_back(table, seat, table.entries) is not None
        assert left(table) == then


@anyio
async def test_taken_back_by_consent_everybody_has_the_time_of_then(
    registry: TableRegistry, hands: Hands
) -> None:
    place = await people(registry, "ingenious", clock=BANK)
    async with registry.at(place.table) as table:
        hands.move(8)
        seat = table.running.to_act[0]
        then = left(table)
        await move(table)
        hands.move(30)
        await move(table)
        hands.move(5)
        assert await proposals.take_back(table, seat, table.entries) is None
        await answer(table, 1 - seat, True)
        assert table.running.to_act == (seat,)
        assert left(table) == then


@anyio
async def test_who_was_asked_only_because_of_what_is_taken_back_loses_and_wins_nothing(
    registry: TableRegistry, hands: Hands
) -> None:
    place = await people(registry, "wispwood", clock=BANK)
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        while True:
            before = left(table)
            await move(table)
            if table.running.to_act != (seat,):
                break
        hands.move(20)  # the other player thinks
        assert await proposals.take_back(table, seat, table.entries) is not None  # without consent
        assert left(table) == before


@anyio
async def test_clocks_are_the_same_after_a_restart(database: str, hands: Hands) -> None:
    luck = Random(5)
    async with opened(database, hands) as registry:
        place = await people(registry, "border", players=3, clock=BANK)
        async with registry.at(place.table) as table:
            for _ in range(12):
                hands.move(luck.randrange(5))
                await play_on(table, luck, 1)
            hands.move(1)
            shown = left(table)
            await registry.services.record_uptime()
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert left(table) == shown


# ---- settings --------------------------------------------------------------------------------


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
