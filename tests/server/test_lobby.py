"""What the pages around the tables ask for: rules, options that fit, addresses, invitations."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import stolek
from stolek.server.routes import lan_addresses
from stolek.words.rulebook import clauses
from stolek.words.speak import LANGUAGES
from tests.server.clients import browser, open_table, serving, settings, visiting
from tests.server.test_api import code

pytestmark = pytest.mark.anyio

HOME = {"host": "localhost:8420"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_rule_book_has_headings_and_all_clauses_in_their_order(
    shared_base: str, language: str
) -> None:
    async with browser(shared_base) as client:
        for name in stolek.games():
            book = (await client.get(f"/api/games/{name}/book/{language}")).json()
            assert book["title"]
            assert book["about"]
            assert all(section["title"] and section["clauses"] for section in book["sections"])
            told = [item for section in book["sections"] for item in section["clauses"].items()]
            assert told == list(clauses(stolek.game(name).folder, language).items())


async def test_options_are_offered_as_far_as_they_fit(shared_base: str) -> None:
    async with browser(shared_base) as client:
        for name in stolek.games():
            game = stolek.game(name)
            for players in game.players:
                answer = await client.post(f"/api/games/{name}/choices", json={"players": players})
                found = answer.json()
                assert found["options"] == {}
                for option in found["open"]:
                    for value in option["values"] + option["examples"]:
                        game.agreed(players, {option["name"]: value})
        assert code(await client.post("/api/games/chess/choices", json={"players": 2})) == (
            404,
            "unknown-game",
        )


async def test_wishes_that_do_not_fit_are_left_out(shared_base: str) -> None:
    async with browser(shared_base) as client:
        path = "/api/games/ingenious/choices"
        team = {"players": 4, "options": {"mode": "team", "open": True, "first": 3}}
        assert (await client.post(path, json=team)).json()["options"] == team["options"]
        fewer = (await client.post(path, json=team | {"players": 2})).json()
        assert fewer["options"] == {}
        offered = {option["name"]: option["values"] for option in fewer["open"]}
        assert offered == {"mode": ["standard"], "open": [False], "first": [0, 1]}
        back = {
            option["name"]: option["values"] for option in (await client.post(path, json=team)).json()["open"]
        }
        assert back["mode"] == ["standard", "team"]  # an earlier option can still be changed
        strange = {"players": 2, "options": {"first": "x", "colour": 1}}
        assert (await client.post(path, json=strange)).json()["options"] == {}


async def test_people_at_one_screen_have_names_of_their_own(shared_base: str) -> None:
    async with browser(shared_base) as client:
        await client.put("/api/me", json={"name": "Eva", "colour": "blue"})
        place = await open_table(client, "border", names=["", "Jan"])
        async with visiting(shared_base, place["table"], place["seats"][0]["key"]) as visitor:
            card = (await visitor.wait_for("situation"))["card"]
            assert [seat["name"] for seat in card["seats"]] == ["Eva", "Jan"]
        agreement = {"game": "border", "players": 2}
        bad = {"agreement": agreement, "seats": ["me", "me"], "names": ["", "\u0007"]}
        assert code(await client.post("/api/tables", json=bad)) == (400, "bad-name")


@pytest.mark.usefixtures("time_stands_still")
async def test_the_code_of_an_invitation_gives_a_free_seat(base: str) -> None:
    async with browser(base) as eva, browser(base) as jan:
        place = await open_table(eva, "border", agreement={"at_once": False}, seats=["me", "open"])
        path = f"/api/tables/{place['table']}/seats"
        async with visiting(base, place["table"], place["seats"][0]["key"]) as host:
            invitation = (await host.wait_for("situation"))["invitation"]
        async with visiting(base, place["table"], place["watch"]) as onlooker:
            assert (await onlooker.wait_for("situation"))["invitation"] is None
        assert code(await jan.post(path, json={"code": "222222"})) == (403, "wrong-code")
        typed = f"{invitation[:3]} {invitation[3:].upper()}"
        assert (await jan.post(path, json={"code": typed})).json()["seat"] == 1
        tries = [code(await jan.post(path, json={"code": f"guess{n}"})) for n in range(4)]
        assert tries == [(403, "wrong-code")] * 3 + [(429, "too-fast")]


@pytest.mark.parametrize(
    ("listening", "found"),
    [
        (("0.0.0.0", 8420), ["http://192.168.1.7:8420", "http://[2001:db8::7]:8420"]),
        (("0.0.0.0", 80), ["http://192.168.1.7", "http://[2001:db8::7]"]),
        (("192.168.1.9", 8420), ["http://192.168.1.9:8420"]),
        (("127.0.0.1", 8420), []),
        (None, []),
    ],
)
async def test_phones_are_told_where_the_server_is(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    listening: tuple[str, int] | None,
    found: list[str],
) -> None:
    own = ["192.168.1.7", "2001:db8::7", "127.0.1.1", "fe80::1%eth0", "::1"]
    monkeypatch.setattr(lan_addresses, "own_addresses", lambda: own)
    async with serving(settings(tmp_path, listening=listening)) as base, browser(base) as client:
        assert (await client.get("/api/whereabouts", headers=HOME)).json() == {"addresses": found}


@pytest.fixture(scope="module")
async def base_everywhere(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a server that listens at all addresses, by its settings."""
    everywhere = settings(tmp_path_factory.mktemp("everywhere"), listening=("0.0.0.0", 8420))
    async with serving(everywhere) as base:
        yield base


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "stolek.example"},
        {"host": "192.168.1.7:8420"},
        {"host": "["},
        HOME | {"x-forwarded-for": "10.0.0.1"},
        HOME | {"x-real-ip": "10.0.0.1"},
    ],
)
async def test_others_are_not_told_its_addresses(base_everywhere: str, headers: dict[str, str]) -> None:
    async with browser(base_everywhere) as client:
        assert (await client.get("/api/whereabouts", headers=headers)).json() == {"addresses": []}


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "socket", fail)
    monkeypatch.setattr(socket, "getaddrinfo", fail)
    assert lan_addresses.own_addresses() == []
    assert lan_addresses.for_phones("0.0.0.0", 8420) == []


def test_who_opens_the_server_to_all_is_told_what_to_type_into_a_phone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lan_addresses, "senders", lambda: ["192.168.1.7", "fe80::1%eth0"])
    assert lan_addresses.for_phones("0.0.0.0", 8420) == ["http://192.168.1.7:8420"]
    assert lan_addresses.for_phones("127.0.0.1", 8420) == []
