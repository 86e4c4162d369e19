"""People at tables: sitting down, coming back, hosts, bots in people's places, consent, talk, rematches."""

from __future__ import annotations

from random import Random

import pytest

import stolek
from stolek.kernel.record import Resigned, TookBack
from stolek.kernel.seats import CHANCE
from stolek.store.rows import KeyRow
from stolek.tables import hosting, opening, seating, talk
from stolek.tables.agreement import Agreement
from stolek.tables.desk import Desk
from stolek.tables.keys import Rights, digest
from stolek.tables.seating import Guest
from stolek.tables.table import Table
from stolek.tables.watchers import Watcher
from tests.tables.houses import EVA, JAN, Hands, code_of, opened, people, play_on

pytestmark = pytest.mark.anyio
ANA = Guest("ana", "Ana", "green")
STRANGER, HOST, INVITED = Rights(), Rights(seats=(0,)), Rights(invited=True)


async def gathering(desk: Desk, players: int = 3, is_open: bool = False, **fields: str) -> opening.Opened:
    """A table at which Eva waits for others."""
    agreement = Agreement(game="ingenious", players=players, **fields)  # type: ignore[arg-type]
    return await opening.open_table(desk, EVA, agreement, is_open=is_open)


# ---- sitting down ----------------------------------------------------------------------------


async def test_friends_sit_down_and_the_host_begins(desk: Desk) -> None:
    place = await gathering(desk)
    async with desk.at(place.table) as table:
        assert await code_of(hosting.begin(table, HOST)) == "seats-free"
        jan = await seating.sit_down(table, JAN, INVITED, seat=2)
        assert jan.seat == 2
        assert await code_of(seating.sit_down(table, ANA, INVITED, seat=2)) == "seat-taken"
        ana = await seating.sit_down(table, ANA, INVITED)
        assert ana.seat == 1
        assert await code_of(seating.sit_down(table, ANA, INVITED)) == "table-full"
        assert await code_of(hosting.begin(table, Rights(seats=(1,)))) == "not-host"
        await hosting.begin(table, HOST)
        assert table.row.phase == "playing"
        assert table.running.record.header.seats == ("Eva", "Ana", "Jan")
        assert await code_of(seating.sit_down(table, ANA, INVITED)) == "already-begun"
        assert await code_of(hosting.begin(table, HOST)) == "already-begun"


async def test_a_private_table_needs_an_invitation_and_an_open_one_does_not(desk: Desk) -> None:
    private, public = await gathering(desk), await gathering(desk, is_open=True)
    async with desk.at(private.table) as table:
        assert await code_of(seating.sit_down(table, JAN, STRANGER)) == "not-invited"
        assert await code_of(seating.sit_down(table, JAN, Rights(watch=True))) == "not-invited"
        invited = await desk.rights(private.table, [private.invite])
        await seating.sit_down(table, JAN, invited)
    async with desk.at(public.table) as table:
        await seating.sit_down(table, JAN, STRANGER)


async def test_the_host_may_lock_kick_seat_bots_and_hand_over(desk: Desk) -> None:
    place = await gathering(desk)
    async with desk.at(place.table) as table:
        await hosting.lock(table, HOST, True)
        assert await code_of(seating.sit_down(table, JAN, INVITED)) == "table-locked"
        await hosting.lock(table, HOST, False)
        jan = await seating.sit_down(table, JAN, INVITED)
        rights = await desk.rights(table.id, [jan.key])
        watcher = Watcher(table, rights)
        table.attendance.come(watcher)
        await hosting.kick(table, HOST, jan.seat)
        assert watcher.is_lost
        assert watcher.rights.seats == ()
        assert table.chairs[jan.seat].guest is None
        assert await code_of(desk.rights(table.id, [jan.key])) == "wrong-key"
        assert await code_of(seating.come_back(table, str(jan.code))) == "wrong-code"
        await hosting.seat_bot(table, HOST, 2, "easy")
        assert await code_of(hosting.seat_bot(table, HOST, 0, "easy")) == "seat-taken"
        assert await code_of(hosting.seat_bot(table, HOST, 1, "wizard")) == "unknown-bot"
        assert await code_of(hosting.seat_bot(table, HOST, 7, "easy")) == "unknown-seat"
        assert await code_of(hosting.hand_over(table, HOST, 2)) == "no-person-there"
        ana = await seating.sit_down(table, ANA, INVITED)
        await hosting.hand_over(table, HOST, ana.seat)
        assert await code_of(hosting.begin(table, HOST)) == "not-host"
        await hosting.begin(table, Rights(seats=(ana.seat,)))
        assert table.running.record.header.seats == ("Eva", "Ana", "~easy")


async def test_a_host_without_a_seat_has_a_key_until_he_hands_over(desk: Desk) -> None:
    agreement = Agreement(game="ingenious", players=2)
    place = await opening.open_table(desk, EVA, agreement, ["open", "easy"])
    assert place.host is not None
    assert place.seats == []
    async with desk.at(place.table) as table:
        host = await desk.rights(table.id, [place.host])
        await seating.sit_down(table, JAN, INVITED)
        await hosting.hand_over(table, host, 0)
        assert await code_of(desk.rights(table.id, [place.host])) == "wrong-key"
        await hosting.begin(table, Rights(seats=(0,)))


async def test_one_may_get_up_before_the_start(desk: Desk) -> None:
    place = await gathering(desk)
    async with desk.at(place.table) as table:
        jan = await seating.sit_down(table, JAN, INVITED)
        await seating.get_up(table, jan.seat)
        assert await code_of(desk.rights(table.id, [jan.key])) == "wrong-key"
        await seating.sit_down(table, ANA, INVITED, jan.seat)
    begun = await people(desk, "ingenious")
    async with desk.at(begun.table) as table:
        assert await code_of(seating.get_up(table, 0)) == "already-begun"


# ---- keys and codes --------------------------------------------------------------------------


async def test_secrets_are_stored_as_digests_only(desk: Desk) -> None:
    place = await gathering(desk)
    secret = [place.watch, place.invite, place.seats[0].key, str(place.seats[0].code)]
    store = desk.house.store
    stored = repr([await store.table(place.table), await store.seats(place.table)])
    for key in secret:
        assert key not in stored
        assert await store.key(key) is None
    expected = KeyRow(digest=digest(place.watch), table=place.table, opens="watch")
    assert await store.key(digest(place.watch)) == expected


async def test_a_key_opens_only_its_own_table(desk: Desk) -> None:
    one, other = await gathering(desk), await gathering(desk)
    assert (await desk.rights(one.table, [one.seats[0].key])).seats == (0,)
    assert await code_of(desk.rights(other.table, [one.seats[0].key])) == "wrong-key"
    assert await code_of(desk.rights(one.table, ["guess"])) == "wrong-key"
    assert await code_of(desk.rights(one.table, [one.watch] * 9)) == "too-many-keys"


async def test_the_code_lets_another_device_in_however_it_is_typed(desk: Desk) -> None:
    place = await people(desk, "ingenious")
    own = place.seats[1]
    async with desk.at(place.table) as table:
        typed = f" {str(own.code)[:4].upper()} - {str(own.code)[4:]}"
        again = await seating.come_back(table, typed)
        assert again.seat == 1
        assert (await desk.rights(table.id, [again.key, own.key])).seats == (1,)
        assert await code_of(seating.come_back(table, "22222222")) == "wrong-code"
        assert await code_of(seating.come_back(table, "")) == "wrong-code"


async def test_new_secrets_make_the_old_ones_worthless(desk: Desk) -> None:
    place = await people(desk, "ingenious")
    old = place.seats[1]
    async with desk.at(place.table) as table:
        new = await seating.renew(table, 1)
        assert await code_of(desk.rights(table.id, [old.key])) == "wrong-key"
        assert await code_of(seating.come_back(table, str(old.code))) == "wrong-code"
        assert (await desk.rights(table.id, [new.key])).seats == (1,)
        assert (await seating.come_back(table, str(new.code))).seat == 1


async def test_the_same_browser_finds_its_seat_again(desk: Desk) -> None:
    place = await gathering(desk)
    async with desk.at(place.table) as table:
        assert [own.seat for own in await seating.claim(table, EVA)] == [0]
        assert await code_of(seating.claim(table, JAN)) == "no-seat-here"


@pytest.mark.parametrize("name", ["~bot", "x" * 41, "two\nlines"])
async def test_names_that_cannot_be_shown_are_refused(desk: Desk, name: str) -> None:
    place = await people(desk, "ingenious")
    async with desk.at(place.table) as table:
        assert await code_of(seating.rename(table, 0, Guest("", name, "red"))) == "bad-name"
        assert await code_of(seating.rename(table, 0, Guest("", "Eva", "pink"))) == "bad-colour"
        await seating.rename(table, 0, Guest("", "Evička", "teal"))
        assert (table.chairs[0].name, table.chairs[0].colour) == ("Evička", "teal")


# ---- bots ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", stolek.games())
async def test_bots_play_a_match_to_its_end(file_database: str, hands: Hands, game: str) -> None:
    async with opened(file_database, hands) as desk:
        agreement = Agreement(game=game, players=2, at_once=True)
        place = await opening.open_table(desk, EVA, agreement, ["random", "easy"])
        async with desk.at(place.table) as table:
            while table.thinking:
                await next(iter(table.thinking.values()))
            assert table.row.phase == "over"
            assert stolek.verify(table.running.record) > 0


async def test_a_bot_stands_in_and_gives_the_seat_back(desk: Desk, hands: Hands) -> None:
    place = await people(desk, "ingenious")
    async with desk.at(place.table) as table:
        seat = table.running.to_act[0]
        other = Rights(seats=(1 - seat,), host=True)
        assert await code_of(seating.stand_in(table, STRANGER, seat, "random")) == "not-host"
        assert await code_of(seating.stand_in(table, other, seat, "random")) == "still-there"
        hands.move(61)
        assert await code_of(seating.stand_in(table, other, seat, "wizard")) == "unknown-bot"
        await seating.stand_in(table, other, seat, "random")
        assert table.bots == (seat,)
        before = table.entries
        await table.thinking[seat]
        assert table.entries > before
        assert await code_of(table.play(seat, table.entries, "x")) == "bot-plays"
        await seating.take_over(table, seat)
        assert await code_of(seating.take_over(table, seat)) == "no-bot-there"
        await play_on(table, Random(1))
        assert table.row.phase == "over"


async def test_a_bot_whose_seat_is_taken_back_while_it_thinks_plays_nothing(desk: Desk) -> None:
    place = await people(desk, "ingenious")
    async with desk.at(place.table) as table:
        seat = table.running.to_act[0]
        await seating.stand_in(table, Rights(seats=(seat,)), seat, "expert")
        thought = table.thinking[seat]
        await seating.take_over(table, seat)
        before = table.entries
        await thought
        assert table.entries == before


async def test_bots_go_on_after_a_restart(database: str, hands: Hands) -> None:
    async with opened(database, hands) as desk:
        place = await people(desk, "ingenious")
        async with desk.at(place.table) as table:
            seat = table.running.to_act[0]
            async with table.lock:
                await seating.put_bot(table, seat, "random")
            for thought in table.thinking.values():
                thought.cancel()
    async with opened(database, hands) as desk, desk.at(place.table) as table:
        before = table.entries
        await table.thinking[seat]
        assert table.entries > before


# ---- giving up and taking back ---------------------------------------------------------------


async def test_who_gives_up_is_out_and_the_others_go_on(desk: Desk) -> None:
    place = await people(desk, "ingenious", players=3)
    async with desk.at(place.table) as table:
        await table.resign(2, "r")
        assert table.running.record.entries[-1] == Resigned(2)
        entries = table.entries
        await table.resign(2, "r")
        assert table.entries == entries
        assert await code_of(table.resign(2)) == "already-left"
        assert await code_of(seating.stand_in(table, Rights(seats=(2,)), 2, "easy")) == "already-left"
        await play_on(table, Random(3))
        assert table.row.phase == "over"


async def ask_to_take_back(table: Table) -> int:
    """Play a move that fortune answers, and wish it back; returns the seat."""
    seat = table.running.to_act[0]
    await play_on(table, Random(2), 1)
    assert await table.take_back(seat, table.entries) is None
    return seat


async def test_taking_back_needs_everybody_once_fortune_has_spoken(desk: Desk) -> None:
    place = await people(desk, "ingenious", players=3)
    async with desk.at(place.table) as table:
        seat = await ask_to_take_back(table)
        first, second = (other for other in range(3) if other != seat)
        entries = table.entries
        assert await code_of(table.consent(seat, True)) == "not-asked"
        await table.consent(first, True)
        assert await code_of(table.consent(first, True)) == "not-asked"
        assert table.entries == entries
        await table.consent(second, True)
        assert isinstance(table.running.record.entries[-1], TookBack)
        assert table.running.to_act == (seat,)
        assert table.proposal is None


async def test_one_no_is_enough_and_a_move_ends_the_wish(desk: Desk) -> None:
    place = await people(desk, "ingenious", players=3)
    async with desk.at(place.table) as table:
        seat = await ask_to_take_back(table)
        await table.consent((seat + 1) % 3, False)
        assert table.proposal is None
        await table.take_back(seat, table.entries)
        await play_on(table, Random(2), 1)
        assert table.proposal is None
        assert await code_of(table.consent((seat + 1) % 3, True)) == "not-asked"


async def test_bots_are_always_willing(desk: Desk) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True)
    place = await opening.open_table(desk, EVA, agreement, ["me", "random"])
    async with desk.at(place.table) as table:
        while table.running.to_act != (0,):
            await table.thinking[1]
        await play_on(table, Random(2), 1)
        while table.thinking:
            await next(iter(table.thinking.values()))
        await table.take_back(0, table.entries)
        assert isinstance(table.running.record.entries[-1], TookBack)


async def test_a_second_click_takes_back_nothing_more(desk: Desk) -> None:
    place = await people(desk, "wispwood")
    async with desk.at(place.table) as table:
        seat = table.running.to_act[0]
        for _ in range(2):
            step = next(m for m in table.running.legal(seat) if m.name not in ("refresh", "done"))
            await table.play(seat, table.entries, step.notation)
        seen = table.entries
        await table.take_back(seat, seen)
        assert await code_of(table.take_back(seat, seen)) == "stale"


# ---- real tiles ------------------------------------------------------------------------------


async def test_a_table_with_a_real_box_waits_for_what_is_drawn(desk: Desk) -> None:
    place = await people(desk, "border", chance="manual")
    async with desk.at(place.table) as table:
        match = table.running
        assert match.record.header.commitment is None
        assert match.chance is not None
        outcome = next(iter(match.game.odds(match.state)))
        text = match.game.moves.draw_text(match.state, outcome)
        assert await code_of(table.draw("nonsense")) != ""
        await table.draw(text, "d1")
        entries = table.entries
        await table.draw(text, "d1")
        assert table.entries == entries
        await table.take_back(CHANCE, entries)
        assert table.running.chance is not None


# ---- talk ------------------------------------------------------------------------------------


async def test_talk_keeps_to_what_was_agreed(desk: Desk) -> None:
    for chat, phrase, text in (("off", "chat-off", "chat-off"), ("phrases", None, "phrases-only")):
        place = await people(desk, "ingenious", chat=chat)
        async with desk.at(place.table) as table:
            if phrase:
                assert await code_of(talk.say(table, 0, phrase="hello")) == phrase
            else:
                await talk.say(table, 0, phrase="hello")
            assert await code_of(talk.say(table, 0, text="Ahoj")) == text
    place = await people(desk, "ingenious", chat="free")
    async with desk.at(place.table) as table:
        await talk.say(table, 0, text="Ahoj, jak se máš?", request="1")
        await talk.say(table, 0, text="Ahoj, jak se máš?", request="1")
        await talk.say(table, 1, phrase="thanks")
        said = await desk.house.store.remarks(table.id)
        assert [(one.number, one.seat, one.phrase, one.text) for one in said] == [
            (0, 0, None, "Ahoj, jak se máš?"),
            (1, 1, "thanks", None),
        ]
        assert await code_of(talk.say(table, 0)) == "nothing-said"
        assert await code_of(talk.say(table, 0, phrase="hello", text="x")) == "nothing-said"
        assert await code_of(talk.say(table, 0, phrase="curse")) == "unknown-phrase"
        for bad in ("", "x" * 301, "a\x1b[2J", "two\nlines"):
            assert await code_of(talk.say(table, 0, text=bad)) == "bad-text"


# ---- again -----------------------------------------------------------------------------------


async def test_a_rematch_seats_everybody_one_further_and_begins_when_all_have_come(desk: Desk) -> None:
    agreement = Agreement(game="ingenious", players=3)
    place = await opening.open_table(desk, EVA, agreement, ["me", "open", "random"])
    async with desk.at(place.table) as table:
        await seating.sit_down(table, JAN, INVITED)
        await hosting.begin(table, HOST)
        assert await code_of(opening.rematch(desk, table)) == "not-over"
        await table.resign(0)
        await table.resign(1)
        following = await opening.rematch(desk, table)
        assert await opening.rematch(desk, table) == following
        assert table.row.following == following
    async with desk.at(following) as table:
        assert [chair.name for chair in table.chairs] == ["", "Eva", "Jan"]
        assert table.chairs[0].bot == "random"
        assert [own.seat for own in await seating.claim(table, JAN)] == [2]
        assert table.match is None
        [eva] = await seating.claim(table, EVA)
        assert (eva.seat, table.row.host) == (1, 1)
        assert table.row.phase == "playing"
        assert (await seating.claim(table, EVA))[0].key != eva.key  # another tab of the same browser
        assert (await desk.rights(following, [eva.key])).seats == (1,)


async def test_two_at_one_screen_get_both_seats_again(desk: Desk) -> None:
    place = await people(desk, "ingenious")
    async with desk.at(place.table) as table:
        await table.resign(0)
        following = await opening.rematch(desk, table)
    async with desk.at(following) as table:
        assert [own.seat for own in await seating.claim(table, EVA)] == [0, 1]
        assert table.row.phase == "playing"


async def test_a_record_goes_on_at_a_new_table(desk: Desk) -> None:
    game = stolek.game("ingenious")
    match = game.start(players=2, seed=5, seats=("Eva", "~random"))
    for _ in range(4):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    place = await opening.go_on(desk, EVA, match.record)
    async with desk.at(place.table) as table:
        taken = len(match.record.entries)
        assert table.running.record.entries[:taken] == match.record.entries
        assert table.running.record.header.commitment != match.record.header.commitment
        assert table.running.record.header.origin is not None
        assert table.chairs[1].bot == "random"
        assert [admission.seat for admission in place.seats] == [0]
        while table.row.phase != "over":
            if table.thinking:
                await next(iter(table.thinking.values()))
            else:
                await play_on(table, Random(1), 1)
        assert stolek.verify(table.running.record) > 0
    earlier = await opening.go_on(desk, EVA, match.record, upto=taken - 2, seats=["me", "me"])
    async with desk.at(earlier.table) as table:
        assert table.running.record.header.origin is not None
        assert table.running.record.header.origin.entries == taken - 2
