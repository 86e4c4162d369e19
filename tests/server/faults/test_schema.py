"""The OpenAPI description holds for any request."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import strategies as st
from schemathesis import Case, checks
from schemathesis.config import SchemathesisConfig
from schemathesis.schemas import BaseSchema

import stolek
from stolek.server.app import application
from stolek.server.errors import MEANING, OTHERWISE, STATUS
from stolek.server.settings import Settings
from stolek.words.rulebook import clauses
from tests.amounts import SOAK
from tests.server.clients import Message, browser, open_table, settings, visiting
from tests.server.threaded import Apart, serving_apart
from tests.waiting import PATIENCE

pytestmark = [pytest.mark.soak] if SOAK else []
# Without OPTIONS: the framework answers it, and names only the first of two methods at one path.
METHODS = ["get", "put", "post", "delete", "patch", "trace"]
ANYTHING = {
    "seed": 7,
    "request-timeout": PATIENCE,
    "generation": {"deterministic": True, "max-examples": 15 if SOAK else 5, "database": "none"},
    "phases": {"coverage": {"unexpected-methods": METHODS}},
}
FITTING = {
    "seed": 7,
    "request-timeout": PATIENCE,
    "generation": {
        "deterministic": True,
        "max-examples": 25 if SOAK else 8,
        "database": "none",
        "mode": "positive",
    },
    "phases": {"coverage": {"enabled": False}},
}
# 400 also refuses what JSON Schema cannot express: an unknown game or level.
NOT_HELD = [checks.positive_data_acceptance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    """One server for all requests."""
    with serving_apart(settings(tmp_path_factory.mktemp("schema"))) as apart:
        yield apart


class Places(NamedTuple):
    """A lobby, a table in play, one that is over; and the record of the last."""

    tables: list[Message]
    record: str


@pytest.fixture(scope="module")
def places(server: Apart) -> Places:
    """Tables to which requests can be sent."""

    async def opened() -> Places:
        async with browser(server.base) as client:
            four = {"players": 4, "at_once": False}
            waiting = await open_table(client, "ingenious", agreement=four, seats=["me"] + ["open"] * 3)
            playing = await open_table(client, "border", open=True)
            over = await open_table(client, "ingenious")
            async with visiting(server.base, over["table"], over["seats"][0]["key"]) as visitor:
                await visitor.ask("resign", seat=0)
            shown = {"X-Stolek-Keys": over["watch"]}
            record = await client.get(f"/api/tables/{over['table']}/record", headers=shown)
            return Places([waiting, playing, over], record.text)

    return server.do(opened)


def keys_of(place: Message) -> list[str]:
    """All access keys of a table."""
    return [place["watch"], place["invite"], *(seat["key"] for seat in place["seats"])]


def description() -> dict[str, Any]:
    """The OpenAPI description of a server that is not started."""
    closed = application(Settings(database="sqlite://", secret=b""))
    told: dict[str, Any] = json.loads(msgspec.json.encode(closed.openapi_schema.to_schema()))
    return told


def described(config: dict[str, Any]) -> BaseSchema:
    """The operations, tested with some configuration."""
    return schemathesis.openapi.from_dict(description(), config=SchemathesisConfig.from_dict(config))


anything = described(ANYTHING)
fitting = described(FITTING)


def operations() -> Iterator[tuple[str, Message]]:
    """Every operation by its method and path."""
    for path, item in description()["paths"].items():
        for method, operation in item.items():
            yield f"{method.upper()} {path}", operation


def test_the_description_is_the_one_that_is_served(server: Apart) -> None:
    assert httpx.get(f"{server.base}/schema/openapi.json", timeout=PATIENCE).json() == description()


def test_every_operation_says_what_it_is_for_and_how_it_may_refuse() -> None:
    for name, operation in operations():
        assert operation["summary"], name
        assert operation["description"].endswith("."), name
        answers = operation["responses"]
        refusals = {int(status) for status in answers if status >= "400"}
        assert refusals >= {400, 429, 503}, name
        for status in refusals:
            assert answers[str(status)]["description"] == MEANING[status], name
            content = answers[str(status)]["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, name


def test_every_status_of_a_refusal_has_a_meaning() -> None:
    assert {*STATUS.values(), OTHERWISE} <= set(MEANING)


@anything.parametrize()
def test_whatever_is_asked_the_answer_is_one_of_those_described(case: Case[Any], server: Apart) -> None:
    case.call_and_validate(base_url=server.base, excluded_checks=NOT_HELD)


@fitting.given(data=st.data())
@fitting.parametrize()
def test_at_tables_that_are_there_the_answers_are_as_described(
    case: Case[Any], server: Apart, places: Places, data: st.DataObject
) -> None:
    make_fit(case, places, data)
    case.call_and_validate(base_url=server.base, excluded_checks=NOT_HELD)


def make_fit(case: Case[Any], places: Places, data: st.DataObject) -> None:
    """Point a request at an existing table or game, with keys of that table or of another."""
    place, other = data.draw(st.permutations(places.tables))[:2]
    game = stolek.game(data.draw(st.sampled_from(stolek.games())))
    clause = next(iter(clauses(game.folder, "en")))
    fit = {"name": place["table"], "game": game.name, "clause": clause}
    case.path_parameters.update({name: fit.get(name, was) for name, was in case.path_parameters.items()})
    own = keys_of(place)[: 2 if case.method == "DELETE" else None]  # no key that would remove the table
    if key := data.draw(st.sampled_from(["", *own, *keys_of(other)])):
        case.headers["X-Stolek-Keys"] = key
    body = {
        "agreement": {"game": game.name, "players": data.draw(st.sampled_from(game.players))},
        "record": places.record,
        "code": place["seats"][0]["code"],
        "seats": [],
        "upto": None,
    }
    if isinstance(case.body, dict):
        case.body.update({name: body.get(name, was) for name, was in case.body.items()})
