"""Access keys and rejoin codes: what opens a seat, for whom, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Select

from stolek.kernel.refusal import Refusal
from stolek.server.ws import render
from stolek.store.rows import KeyRow
from stolek.store.statements import Change
from stolek.store.store import Store
from stolek.store.writer import NotStored
from stolek.tables.actions import creation
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy, rejoin
from stolek.tables.seats.access import Rights, digest
from stolek.tables.seats.occupancy import Guest
from stolek.tables.subscribers import Subscriber
from stolek.tables.table import Table
from tests.tables.registries import EVA, HOST, INVITED, JAN, Hands, code_of, gathering, opened, people

pytestmark = pytest.mark.anyio
ON_BOTH = True  # both databases: access keys are revoked by SQL
WATCHING = Rights(watch=True)


async def test_secrets_are_stored_as_digests_only(registry: TableRegistry) -> None:
    place = await gathering(registry)
    secret = [place.watch, place.invite, place.seats[0].key, str(place.seats[0].code)]
    store = registry.services.store
    stored = repr([await store.table(place.table), await store.seats(place.table)])
    for key in secret:
        assert key not in stored
        assert await store.keys([key]) == []
    expected = KeyRow(digest=digest(place.watch), table=place.table, opens="watch")
    assert await store.keys([digest(place.watch)]) == [expected]


async def test_a_key_opens_only_its_own_table(registry: TableRegistry) -> None:
    one, other = await gathering(registry), await gathering(registry)
    assert (await registry.rights(one.table, [one.seats[0].key])).seats == (0,)
    assert await code_of(registry.rights(other.table, [one.seats[0].key])) == "wrong-key"
    assert await code_of(registry.rights(one.table, ["guess"])) == "wrong-key"
    assert await code_of(registry.rights(one.table, [one.watch] * 9)) == "too-many-keys"


async def test_all_keys_that_somebody_shows_are_looked_for_at_once(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await people(registry, "border", players=4)
    asked, ask = 0, Store._rows

    async def count(store: Store, wanted: Select[Any]) -> Sequence[Any]:
        nonlocal asked
        asked += 1
        return await ask(store, wanted)

    monkeypatch.setattr(Store, "_rows", count)
    keys = [place.watch, place.invite, *(seat.key for seat in place.seats), place.watch]
    assert await registry.rights(place.table, keys) == Rights(seats=(0, 1, 2, 3), watch=True, invited=True)
    assert await code_of(registry.rights(place.table, [*keys, "guess"])) == "wrong-key"
    assert asked == 2
    assert await registry.rights(place.table, []) == Rights()
    assert asked == 2


async def test_keys_that_open_nothing_any_more_are_named(registry: TableRegistry) -> None:
    one, other = await people(registry, "border", players=2), await gathering(registry)
    old = one.seats[1].key
    async with registry.at(one.table) as table:
        await occupancy.renew(table, 1)
    keys = [old, one.seats[0].key, "guess", one.watch, other.watch, old]
    with pytest.raises(Refusal) as refused:
        await registry.rights(one.table, keys)
    assert (refused.value.code, refused.value.facts) == ("wrong-key", {"stale": [0, 2, 4, 5]})
    good = [key for place, key in enumerate(keys) if place not in refused.value.facts["stale"]]
    assert await registry.rights(one.table, good) == Rights(seats=(0,), watch=True)


async def test_the_code_lets_another_device_in_however_it_is_typed(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    own = place.seats[1]
    async with registry.at(place.table) as table:
        typed = f" {str(own.code)[:4].upper()} - {str(own.code)[4:]}"
        again = await rejoin.come_back(table, typed)
        assert again.seat == 1
        assert (await registry.rights(table.id, [again.key, own.key])).seats == (1,)
        assert await code_of(rejoin.come_back(table, "22222222")) == "wrong-code"
        assert await code_of(rejoin.come_back(table, "")) == "wrong-code"


async def test_new_secrets_revoke_the_old_ones(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    old = place.seats[1]
    async with registry.at(place.table) as table:
        new = await occupancy.renew(table, 1)
        assert await code_of(registry.rights(table.id, [old.key])) == "wrong-key"
        assert await code_of(rejoin.come_back(table, str(old.code))) == "wrong-code"
        assert (await registry.rights(table.id, [new.key])).seats == (1,)
        assert (await rejoin.come_back(table, str(new.code))).seat == 1


async def test_a_key_of_ones_own_choice_is_known_even_if_the_answer_is_lost(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    chosen = registry.services.key_issuer.key()
    async with registry.at(place.table) as table:
        for _ in range(2):  # a retry with the new key does no harm
            await occupancy.renew(table, 1, "jan", chosen)
            assert (await registry.rights(table.id, [chosen])).seats == (1,)
        for taken in (place.seats[0].key, place.watch, (await people(registry, "ingenious")).seats[1].key):
            assert await code_of(occupancy.renew(table, 1, "jan", taken)) == "key-taken"
        assert (await registry.rights(table.id, [chosen, place.seats[0].key])).seats == (0, 1)


async def test_a_renewed_seat_is_that_of_who_renewed_it(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        await occupancy.renew(table, 1, JAN.id)
        await occupancy.renew(table, 2)  # without a session cookie
        assert [own.seat for own in await occupancy.claim(table, EVA)] == [0]
        assert [own.seat for own in await occupancy.claim(table, JAN)] == [1]
        assert table.people == (0, 1, 2)


# ---- spectators ------------------------------------------------------------------------------


def watch(table: Table, rights: Rights) -> Subscriber:
    """A connected subscriber with these rights."""
    table.presence.join(subscriber := Subscriber(table, rights))
    return subscriber


async def test_a_new_link_to_watch_revokes_the_older_one(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        gallery, invited, player = watch(table, WATCHING), watch(table, INVITED), watch(table, Rights((1,)))
        assert await code_of(host_actions.link(table, Rights(seats=(1,)), "watch")) == "not-host"
        key = await host_actions.link(table, HOST, "watch")
        assert (await registry.rights(table.id, [key])) == WATCHING
        assert await code_of(registry.rights(table.id, [place.watch])) == "wrong-key"
        assert [who.is_lost for who in (gallery, invited, player)] == [True, False, False]
        assert (await registry.rights(table.id, [place.invite])) == INVITED


async def test_a_new_invitation_revokes_the_older_one_and_its_code(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await gathering(registry)
        async with registry.at(place.table) as table:
            gallery, asked, host = watch(table, WATCHING), watch(table, INVITED), watch(table, HOST)
            old = render.invitation(table)
            assert await code_of(host_actions.link(table, INVITED, "invite")) == "not-host"
            key = await host_actions.link(table, HOST, "invite")
            assert (await registry.rights(table.id, [key])) == INVITED
            assert await code_of(registry.rights(table.id, [place.invite])) == "wrong-key"
            assert [who.is_lost for who in (gallery, asked, host)] == [False, True, False]
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        new, smith = render.invitation(table), registry.services.key_issuer
        assert new != old
        codes = {code: smith.invites(code, table.id, table.row.invitations) for code in (old, new, "")}
        assert codes == {old: False, new: True, "": False}


async def test_an_invitation_that_was_renewed_meanwhile_seats_nobody(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        looked_at = table.row.invitations
        await host_actions.link(table, HOST, "invite")
        sitting = occupancy.sit_down(table, JAN, INVITED, invitations=looked_at)
        assert await code_of(sitting) == "not-invited"


async def test_a_new_invitation_of_which_nobody_knew_whether_it_was_stored_shows_out(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await gathering(registry)
    write = registry.services.store.write

    async def lost(*changes: Change) -> None:
        await write(*changes)
        raise NotStored("not-stored")

    async with registry.at(place.table) as table:
        asked = watch(table, INVITED)
        with monkeypatch.context() as trouble:
            trouble.setattr(registry.services.store, "write", lost)
            assert await code_of(host_actions.link(table, HOST, "invite")) == "not-stored"
        await table.ensure_loaded()
        assert asked.is_lost


async def test_at_a_table_open_to_all_the_gallery_stays(registry: TableRegistry) -> None:
    place = await gathering(registry, is_open=True)
    async with registry.at(place.table) as table:
        gallery = watch(table, WATCHING)
        await host_actions.link(table, HOST, "watch")
        assert not gallery.is_lost


async def test_a_rematch_can_be_watched_when_its_host_says_so(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        await table.resign(0)
        [own, _] = await creation.follow(registry, table, (0, 1))
    async with registry.at(own.table) as again:
        assert await code_of(registry.rights(again.id, [place.watch])) == "wrong-key"
        again.check_may_look(
            await registry.rights(again.id, [await host_actions.link(again, Rights((own.seat,)), "watch")])
        )


async def test_the_same_browser_finds_its_seat_again(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        assert [own.seat for own in await occupancy.claim(table, EVA)] == [0]
        assert await occupancy.claim(table, JAN) == []


@pytest.mark.parametrize("name", ["~bot", "x" * 41, "two\nlines"])
async def test_names_that_cannot_be_shown_are_refused(registry: TableRegistry, name: str) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        assert await code_of(occupancy.rename(table, 0, Guest("", name, "red"))) == "bad-name"
        assert await code_of(occupancy.rename(table, 0, Guest("", "Eva", "pink"))) == "bad-colour"
        await occupancy.rename(table, 0, Guest("", "Evička", "teal"))
        assert (table.seat_rows[0].name, table.seat_rows[0].colour) == ("Evička", "teal")
