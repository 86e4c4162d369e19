"""Frames for a socket, made by hypothesis: valid requests, faulty ones, and garbage."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from stolek.server.limits import LONGEST_MESSAGE
from stolek.server.ws.messages import Request
from stolek.tables.actions.chat import PHRASES
from stolek.tables.seats.occupancy import COLOURS
from tests.server.clients import picked

Frame = str | bytes
Fields = dict[str, Any]

REQUESTS = {kind.__struct_config__.tag: kind for kind in get_args(Request)}

WORDS = st.text(max_size=12) | st.sampled_from(["", "\0", "\ud800", "x" * 401, "Žofka", "🎲", "../..", "{}"])
NUMBERS = (
    st.integers(-3, 60)
    | st.sampled_from([2**31, 2**63, -(2**64), 10**30, 10**400, 0.5, 1e308])
    | st.sampled_from([float("nan"), float("-inf")])
)
ODD = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=4,
)

# Valid values for every field. Without levels of bots: a bot would go on by itself, and then
# nobody could tell whether a frame or the bot has changed the table.
FITTING: dict[str, st.SearchStrategy[Any]] = {
    "agrees": st.booleans(),
    "colour": st.sampled_from(COLOURS),
    "heard": st.integers(0, 3),
    "id": st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=8),
    "key": st.none() | st.text(st.sampled_from("aZ09_-"), min_size=32, max_size=40),
    "keys": st.lists(st.text(min_size=1, max_size=32), max_size=3),
    "level": st.sampled_from(["wizard", ""]),
    "locked": st.booleans(),
    "move": st.integers(0, 3000) | st.text(max_size=12),
    "name": st.text(max_size=12),
    "paused": st.booleans(),
    "pin": st.none() | st.text(st.sampled_from("0129"), max_size=8),
    "opens": st.sampled_from(["watch", "invite"]),
    "outcome": st.text(max_size=12),
    "phrase": st.sampled_from(PHRASES),
    "seat": st.sampled_from([0, 0, 1, 1, 2]),
    "seen": st.integers(0, 30),
    "text": st.none(),
    "wished": st.integers(0, 3),
}


@st.composite
def requests(draw: st.DrawFn) -> Fields:
    """A valid request, though perhaps not now and not by this person."""
    tag = draw(st.sampled_from(sorted(REQUESTS)))
    names = [field.name for field in msgspec.structs.fields(REQUESTS[tag])]
    return {"type": tag, **{name: draw(FITTING[name]) for name in names}}


@st.composite
def faulty(draw: st.DrawFn) -> str:
    """A request with one to three faults in its content or its syntax."""
    fields = draw(requests())
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(sorted(fields)) if fields else st.just("type"))
        fault = draw(st.sampled_from(["missing", "wrong", "extra"]))
        if fault == "missing":
            fields.pop(name, None)
        elif fault == "wrong":
            fields[name] = draw(ODD)
        else:
            fields[draw(WORDS)] = draw(ODD)
    return draw(miswritten(json.dumps(fields)))


@st.composite
def miswritten(draw: st.DrawFn, text: str) -> str:
    """A text unchanged, cut off, with a character too many, in a list, with a key twice, or padded."""
    place = draw(st.integers(0, len(text)))
    forms = [
        text,
        text[:place],
        text[:place] + draw(st.sampled_from(list('{}[]",:\\0 \x00ž'))) + text[place:],
        f"[{text}]",
        text[:-1] + f', "id": {json.dumps(draw(WORDS))}}}',
        text + " " * draw(st.sampled_from([1, LONGEST_MESSAGE - len(text), LONGEST_MESSAGE])),
    ]
    return draw(st.sampled_from(forms))


FRAMES: st.SearchStrategy[Frame] = (
    faulty()
    | ODD.map(json.dumps)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
    | st.binary(max_size=40)
    | requests().map(lambda fields: json.dumps(fields).encode())
    | st.sampled_from(["", b"", "[" * 9000, '{"id": "deep", "type": ' + "[" * 9000, '{"id":1e999999999}'])
)


def timely(fields: Fields, shown: Fields | None) -> str:
    """A request adapted to what its sender was shown; about half of them are up to date."""
    asked = dict(fields)
    if shown and "seen" in asked and asked["seen"] % 2:
        asked["seen"] = shown["entry"]
    offers = [sight["offer"] for sight in shown["sights"] if sight["offer"]] if shown else []
    if offers and isinstance(asked.get("move"), int):
        asked["move"] = picked(offers[0], Random(asked["move"]))
    return json.dumps(asked)


def readable_id(frame: Frame) -> tuple[str | None, ...]:
    """The ids by which a frame may be answered: its own if it is JSON with one, else none.

    What is nearly JSON, or has two ids, may be answered either way; how far a decoder reads is left open.
    """
    if isinstance(frame, bytes) or len(frame) > LONGEST_MESSAGE:
        return (None,)
    try:
        found = id_in(msgspec.json.decode(frame))
        return (found, None) if frame.count('"id"') > 1 else (found,)
    except (msgspec.DecodeError, RecursionError):
        pass
    try:
        return (None, id_in(json.loads(frame)))
    except (ValueError, RecursionError):
        return (None,)


def id_in(whole: Any) -> str | None:
    """The id of a request, if it is one."""
    found = whole.get("id") if isinstance(whole, dict) else None
    return found if isinstance(found, str) else None
