"""Decodes what comes over a socket: a request, or a refusal if it is not valid."""

from __future__ import annotations

import msgspec

from stolek.kernel.refusal import Refusal
from stolek.server.limits import LONGEST_MESSAGE
from stolek.server.ws.messages import Asked, Refused, Request

decoder = msgspec.json.Decoder(Request)


def refused(asked: str | None, refusal: Refusal) -> Refused:
    """A refusal as a message."""
    return Refused(id=asked, code=refusal.code, clause=refusal.clause, facts=refusal.facts)


def decode_request(text: str) -> Asked | Refused:
    """A request, or a refusal if it cannot be decoded."""
    if len(text) > LONGEST_MESSAGE:
        return refused(None, Refusal("message-too-long", longest=LONGEST_MESSAGE))
    try:
        asked: Asked = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return refused(given_id(text), Refusal("bad-message", detail=str(error)))
    return asked


class Named(msgspec.Struct):
    """The part of an invalid request that is still read."""

    id: str | None = None


def given_id(text: str) -> str | None:
    """The id of a request, if it can be read."""
    try:
        return msgspec.json.decode(text, type=Named).id if len(text) <= LONGEST_MESSAGE else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
