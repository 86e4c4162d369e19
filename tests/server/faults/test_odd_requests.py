"""Any HTTP request is answered, without internal errors."""

from __future__ import annotations

import gzip
import json
import operator
import socket
from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from hypothesis import Phase, given
from hypothesis import settings as effort
from hypothesis import strategies as st

import stolek
from stolek.kernel.record import Record, RecordFile
from stolek.server.limits import LONGEST_BODY
from stolek.server.run import listening
from tests.server.clients import settings
from tests.server.frames import FRAMES, ODD
from tests.server.threaded import serving_apart
from tests.waiting import PATIENCE

OPENING = b'{"agreement": {"game": "ingenious", "players": 2}}'
JSON = "Content-Type: application/json"
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
examples = effort(max_examples=200, derandomize=True, database=None, deadline=None, phases=[Phase.generate])


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    body: bytes


class Door:
    """A server, addressed with raw bytes."""

    def __init__(self, base: str) -> None:
        parts = urlsplit(base)
        self.address = (str(parts.hostname), int(parts.port or 0))
        self.host = parts.netloc
        self.client = httpx.Client(base_url=base, timeout=PATIENCE)

    def tables(self) -> int:
        """How many tables there are."""
        return int(self.client.get("/api/health").json()["tables"])

    def say(self, words: bytes, hang_up: bool = False) -> Answer:
        """Send these bytes; what comes back until the server closes."""
        with socket.create_connection(self.address, timeout=PATIENCE) as line:
            line.sendall(words)
            if hang_up:
                line.shutdown(socket.SHUT_WR)
            heard = b"".join(iter(lambda: line.recv(65536), b""))
        head, _, body = heard.removeprefix(GO_ON).partition(b"\r\n\r\n")
        return Answer(int(head.split()[1]), body)

    def ask(self, method: str, path: bytes, *headers: str, body: bytes = b"") -> Answer:
        """Send a request without correcting it."""
        usual = [f"Host: {self.host}", "Connection: close", f"Content-Length: {len(body)}"]
        lines = [line.encode("latin-1") for line in (*usual, *headers)]
        return self.say(b"\r\n".join([method.encode() + b" " + path + b" HTTP/1.1", *lines, b"", body]))

    def check(self, answer: Answer, before: int) -> None:
        """No internal error, no internals in the body, and a table was opened only if the status says so."""
        assert answer.status < 500, answer
        assert b"Traceback" not in answer.body
        assert b".py" not in answer.body
        assert self.tables() == before + (answer.status == 201), answer


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """One server for all requests."""
    with serving_apart(settings(tmp_path_factory.mktemp("doors"))) as server:
        door = Door(server.base)
        yield door
        door.client.close()


# ---- one by one ------------------------------------------------------------------------------

ODD_SEGMENTS = [b"%00", b"..", b"%2e%2e", b"%2F", b"%", b"%zz", b"a" * 5000, b"\xc5\xbe", b"%FF%FE", b"*"]
TEMPLATES = ["/api/games/%s", "/api/tables/%s", "/api/games/border/rules/%s", "/api/games/border/rules/en/%s"]


@pytest.mark.parametrize("template", TEMPLATES)
def test_odd_paths_lead_nowhere(door: Door, template: str) -> None:
    before = door.tables()
    for segment in ODD_SEGMENTS:
        answer = door.ask("GET", template.encode().replace(b"%s", segment))
        door.check(answer, before)
        assert answer.status in (200, 400, 404), (segment, answer)


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "get"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/nowhere", "/api/tables/x/socket", "*"])
def test_wrong_methods_are_refused(door: Door, method: str, path: str) -> None:
    answer = door.ask(method, path.encode())
    door.check(answer, door.tables())
    assert answer.status in (204, 400, 404, 405), answer


RUBBISH = {
    "X-Stolek-Keys": ["", ",", "," * 20, "k" * 801, "\x01", "\xff\xfe", "key\tkey"],
    "Cookie": ["stolek-guest", "stolek-guest=.", 'stolek-guest="', "stolek-guest=\xff", "=;;=;,", "x" * 7000],
    "Origin": ["null", "http://[", "http://", "\xff", "://", "http://a:99999999"],
    "Accept-Language": [";;,,q=", "\xff", "x" * 5000],
    "Accept": ["application/xml", "/", "\xff"],
    "Transfer-Encoding": ["rubbish"],
    "Expect": ["100-continue"],
    "Upgrade": ["websocket", "h2c"],
}


@pytest.mark.parametrize("name", RUBBISH)
def test_rubbish_in_headers_does_no_harm(door: Door, name: str) -> None:
    for value in RUBBISH[name]:
        for method, path, body in (
            ("GET", b"/", b""),
            ("GET", b"/api/me", b""),
            ("GET", b"/api/tables/2222222222", b""),
            ("POST", b"/api/tables", b"{}"),
        ):
            answer = door.ask(method, path, JSON, f"{name}: {value}", body=body)
            door.check(answer, door.tables())


BODIES: dict[str, tuple[list[str], bytes]] = {
    "form": (["Content-Type: application/x-www-form-urlencoded"], b"agreement=1"),
    "parts": (["Content-Type: multipart/form-data"], b"--x\r\n\r\n--x--"),
    "xml": (["Content-Type: application/xml"], b"<agreement/>"),
    "msgpack": (["Content-Type: application/msgpack"], b"\x81\xa9agreement\xc0"),
    "of no known type": (["Content-Type: ;;=;"], b"{"),
    "of no type": ([], b"agreement"),
    "packed": ([JSON, "Content-Encoding: gzip"], gzip.compress(OPENING)),
    "no text": ([JSON], b"\xff\xfe{}"),
    "no text inside": ([JSON], OPENING.replace(b"ingenious", b"\xff")),
    "half a sign": ([JSON], OPENING.replace(b"ingenious", b"\\ud800")),
    "sign zero": ([JSON], OPENING.replace(b"ingenious", b"\\u0000")),
    "many players": ([JSON], OPENING.replace(b"2", b"9" * 400)),
    "too many players": ([JSON], OPENING.replace(b"2", b"9" * 6000)),
    "no number": ([JSON], OPENING.replace(b"2", b"NaN")),
    "deep": ([JSON], OPENING.replace(b"2", b"[" * 50_000)),
}


@pytest.mark.parametrize("name", BODIES)
def test_bodies_that_are_no_request_are_refused(door: Door, name: str) -> None:
    headers, body = BODIES[name]
    answer = door.ask("POST", b"/api/tables", *headers, body=body)
    door.check(answer, door.tables())
    assert answer.status in (400, 404)
    assert json.loads(answer.body)["code"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/me", "/api/tables/none/return"])
def test_a_body_without_a_length_is_cut_off_where_a_long_one_would_be(door: Door, path: str) -> None:
    parts = (b"x" * 50_000 for _ in range(LONGEST_BODY // 50_000 + 2))
    answer = door.client.request("PUT" if path == "/api/me" else "POST", path, content=parts)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


NO_HTTP = {
    "nothing": b"\r\n\r\n",
    "a word": b"hello\r\n\r\n",
    "a version to come": b"GET / HTTP/9.9\r\n\r\n",
    "a method alone": b"GET\r\n\r\n",
    "less than nothing": b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "two lengths": b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    "a bad chunk": b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a long header": b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
}


@pytest.mark.parametrize("name", NO_HTTP)
def test_what_is_no_http_is_refused_or_cut_off(door: Door, name: str) -> None:
    try:
        answer = door.say(NO_HTTP[name], hang_up=True)
    except (IndexError, ConnectionError):  # it was closed without a response
        answer = Answer(400, b"")
    door.check(answer, door.tables())


# ---- any requests ----------------------------------------------------------------------------

ROUTES = [
    b"/%s",
    b"/api/%s",
    b"/api/me",
    b"/api/tables",
    b"/api/tables?which=%s",
    b"/api/records",
    b"/schema/%s",
    *(route.encode() for route in TEMPLATES),
    *(b"/api/tables/%s/" + last for last in (b"seats", b"return", b"rematch", b"record", b"socket")),
]
PATHS = st.builds(
    lambda route, segment: route.replace(b"%s", segment),
    st.sampled_from(ROUTES),
    st.sampled_from([*ODD_SEGMENTS, b"border", b"2222222222"]),
)
NAMES = st.sampled_from([*RUBBISH, "Content-Type", "Content-Encoding"])
VALUES = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=30)


@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "OPTIONS"]),
    path=PATHS,
    headers=st.lists(st.tuples(NAMES, VALUES).map(": ".join), max_size=3),
    body=FRAMES,
)
@examples
def test_any_request_is_answered(
    door: Door, method: str, path: bytes, headers: list[str], body: str | bytes
) -> None:
    sent = body if isinstance(body, bytes) else body.encode(errors="surrogatepass")
    before = door.tables()
    door.check(door.ask(method, path, *headers, body=sent), before)


def a_record() -> str:
    """The record of a short match."""
    match, luck = stolek.game("ingenious").start(players=2, seed=3), Random(3)
    for _ in range(6):
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.legal(seat)))
    return match.record.to_json()


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield (*way, name)
        yield from places(part, (*way, name))


@st.composite
def falsified(draw: st.DrawFn) -> str:
    """A record that is changed in one to three places, with a right digest if possible."""
    sheet = json.loads(a_record())
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(list(places(sheet))))
        within = reduce(operator.getitem, way, sheet)
        alike = [value for value in neighbours(within) if type(value) is type(within[last])]
        within[last] = draw(ODD if draw(st.integers(0, 3)) == 0 else st.sampled_from(alike))
    text = json.dumps(sheet)
    try:
        read = msgspec.json.decode(text, type=RecordFile)
    except (msgspec.DecodeError, UnicodeError):
        return text
    record = Record(header=read.header, entries=read.entries, seed=read.seed)
    return json.dumps({**sheet, "digest": record.digest()})


def neighbours(within: Any) -> list[Any]:
    """The values beside each other, and some more of the same types."""
    beside = within.values() if isinstance(within, dict) else within
    return [*beside, 7, 10**30, "", "red-red a1-a2", "manual", "border", "x" * 500, "\0", None, [], {}]


@given(falsified(), st.none() | st.integers(0, 99) | st.sampled_from([-1, 10**30]))
@examples
def test_a_falsified_record_is_refused_or_goes_on(door: Door, record: str, upto: int | None) -> None:
    before = door.tables()
    body = json.dumps({"record": record, "upto": upto}).encode()
    door.check(door.ask("POST", b"/api/records", JSON, body=body), before)


def test_the_door_is_named_as_tcp_so_that_nothing_small_is_held_back() -> None:
    with listening("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP
