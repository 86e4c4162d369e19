"""The JSON Schema and the manual of the socket say the same as the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from stolek.notifications.sender import MOST_AT_ONCE, MOST_WAITING
from stolek.server import limits, schema
from stolek.server.client_address import HOUSEHOLD
from stolek.server.errors import MEANING
from stolek.server.ws import connection, decode
from stolek.server.ws.messages import Message, Request
from stolek.tables.bots.pool import MOST_BEFORE
from stolek.tables.seats.access import MOST_KEYS
from stolek.tables.subscribers import MOST_ANSWERS
from tests.server import excerpts
from tests.server.excerpts import LEFT_OUT
from tests.server.frames import REQUESTS

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs/manual/protocol.md").read_text(encoding="utf-8")
MESSAGES = {kind.__struct_config__.tag: kind for kind in get_args(Message)}


def example(sign: str) -> list[str]:
    """The lines of the example session that were sent, or received."""
    return re.findall(rf"^    {sign} (.*)$", PAGE, re.MULTILINE)


def section(title: str) -> str:
    """A section of the page."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_written_schema_is_what_the_code_says() -> None:
    written = (PROJECT / schema.FILE).read_text(encoding="utf-8")
    assert written == schema.text(), "the messages have changed: `make schema` writes them down"


def test_everything_in_the_schema_says_what_it_is() -> None:
    parts = schema.schema()["$defs"]
    types = [part["properties"]["type"] for part in parts.values() if "type" in part.get("properties", {})]
    assert {*REQUESTS, *MESSAGES} == {kind["enum"][0] for kind in types}
    assert not [name for name, part in parts.items() if not part.get("description")]


def test_the_page_tells_of_every_request_and_message() -> None:
    asked = section("Requests and answers") + section("What comes by itself")
    for tag in (*REQUESTS, *MESSAGES):
        assert f"| `{tag}` |" in asked, tag


@pytest.mark.parametrize("tag", REQUESTS)
def test_the_page_tells_of_every_field_of_a_request(tag: str) -> None:
    lines = section("Requests and answers").splitlines()
    (row,) = [line for line in lines if line.startswith(f"| `{tag}` |")]
    fields = set(re.findall(r"`([a-z]+)`", row.split("|")[2]))
    assert fields == {*REQUESTS[tag].__struct_fields__} - {"id"}


@pytest.mark.parametrize("tag", MESSAGES)
def test_the_page_tells_of_every_field_of_a_message(tag: str) -> None:
    lines = (section("Requests and answers") + section("What comes by itself")).splitlines()
    (row,) = [line for line in lines if line.startswith(f"| `{tag}` |")]
    assert {*MESSAGES[tag].__struct_fields__} - {"id"} <= set(re.findall(r"`([a-z]+)`", row))


def test_the_page_tells_the_limits_as_they_are() -> None:
    told = section("Limits") + section("Hello") + section("Coming to a table")
    for figure in (
        f"{limits.LONGEST_MESSAGE:,} signs",
        f"{4 * limits.LONGEST_MESSAGE:,} bytes",
        f"{limits.LONGEST_BODY:,} bytes",
        f"within {limits.HELLO_WITHIN} seconds",
        f"{limits.REQUESTS_A_SECOND} a second",
        f"{2 * limits.REQUESTS_A_SECOND} at once",
        f"after {limits.MOST_REFUSED} of those",
        f"{limits.CALLS_A_MINUTE} a minute",
        f"replays | {limits.EXPENSIVE_CALLS_A_MINUTE} a minute from one address, as many at once |",
        f"| hellos | {limits.HELLOS_A_MINUTE} a minute from one address, as many at once |",
        f"| {limits.REMARKS_A_SECOND} a second in the long run, {limits.REMARKS_AT_ONCE} at once |",
        f"| {MOST_BEFORE} for each process",
        f"{limits.CODES_A_TABLE} a minute from all addresses",
        f"the first {HOUSEHOLD} bits",
        f"| {limits.SOCKETS_AN_ADDRESS} from one address |",
        f"| {MOST_ANSWERS} |",
        f"At most {MOST_KEYS} at once",
        f"| {limits.MAILS_AN_HOUR} an hour from one address; {limits.MAILS_A_DAY} a day to one e-mail",
        f"| {MOST_WAITING:,}; {MOST_AT_ONCE} are sent at once |",
        f"({', '.join(map(str, MEANING))})",
    ):
        assert figure in told, figure


def test_the_page_tells_why_sockets_are_closed() -> None:
    codes = re.findall(r"^\| (\d{4})", section("Why a socket is closed"), re.MULTILINE)
    ours = [connection.WRONG_ORIGIN, connection.NOT_LET_IN, connection.LOST, connection.TOO_FAST]
    assert [int(code) for code in codes if code.startswith("4")] == ours
    assert {str(connection.OUR_FAULT), str(connection.TRY_AGAIN)} <= set(codes)


def test_what_is_sent_in_the_session_can_be_read() -> None:
    *sent, cut_off = example(">")
    ids = [msgspec.json.decode(line, type=Request).id for line in sent]
    assert [ids.count(one) for one in ids] == [1, 1, 2, 2, 1, 1, 1]  # a move is retried
    assert all(len(one) >= 8 for one in ids)  # long enough to be unique, as advised
    answer = msgspec.json.encode(decode.decode_request(cut_off)).decode()
    assert answer == example("<")[-1]


def test_what_is_received_in_the_session_is_what_would_be_sent() -> None:
    received = example("<")
    whole = [line for line in received if LEFT_OUT not in line]
    assert len(whole) >= 6
    for line in whole:
        assert msgspec.json.encode(msgspec.json.decode(line, type=Message)).decode() == line


def test_where_something_is_left_out_the_rest_is_right() -> None:
    partly = [line for line in example("<") if LEFT_OUT in line]
    assert len(partly) >= 5
    for line in partly:
        excerpts.check(excerpts.read(line), msgspec.inspect.type_info(Message))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"since":12,', ""),
        ('"since":12,', '"since":"12",'),
        ('"since":12,', '"since":12,"until":14,'),
        ('"eye":0,', ""),
        ('"ranks":[1,1]', '"ranks":["1"]'),
        ('"scores"', '"points"'),
        ('"standing":{', '"stands":{'),
        ('"prompt":null,', ""),
        ('"type":"shown"', '"type":"showed"'),
    ],
)
def test_what_is_wrong_on_the_page_would_be_found(right: str, wrong: str) -> None:
    [line] = [line for line in example("<") if '"since":12' in line]
    assert right in line
    with pytest.raises((AssertionError, AttributeError, msgspec.ValidationError)):
        excerpts.check(excerpts.read(line.replace(right, wrong)), msgspec.inspect.type_info(Message))
