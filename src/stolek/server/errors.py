"""Refusals over HTTP: the same code, clause and facts as everywhere, and the status that fits."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from stolek.kernel.refusal import Refusal
from stolek.server import static

log = logging.getLogger(__name__)

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-clause": 404,
    "unknown-lesson": 404,
    "no-score-desk": 404,
    "unknown-way": 404,
    "wrong-key": 403,
    "wrong-code": 403,
    "pin-needed": 403,
    "wrong-pin": 403,
    "not-invited": 403,
    "not-seated": 403,
    "not-host": 403,
    "no-seat-here": 403,
    "foreign-page": 403,
    "wrong-token": 403,
    "already-begun": 409,
    "seat-taken": 409,
    "table-full": 409,
    "table-locked": 409,
    "not-over": 409,
    "others-play": 409,
    "calls-off": 409,
    "call-failed": 409,
    "too-many-ways": 409,
    "too-fast": 429,
    "not-stored": 503,
}
OTHERWISE = 400

MEANING = {
    400: "It cannot be understood, or it cannot be.",
    403: "It is for others: the right key or code is missing, or a page of another site asks.",
    404: "There is no such thing.",
    409: "Not now: it does not fit how things stand.",
    413: "It is too much.",
    429: "It is too often.",
    503: "The memory does not answer; it may be tried again.",
}
ALWAYS = (400, 429, 503)  # may be answered to anything


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something cannot be; nothing has changed."""

    code: str
    clause: str | None = None
    facts: dict[str, Any] = {}


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal as a response."""
    return Response(problem(refusal), status_code=STATUS.get(refusal.code, OTHERWISE))


def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same form: wrong path, wrong method, wrong types, too much.

    Somebody who has mistyped an address gets a page from which he finds his way.
    """
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return static.shown(request, 404)
    known = {
        404: Refusal("not-found"),
        405: Refusal("not-allowed"),
        413: Refusal("too-large"),
        429: Refusal("too-fast"),
    }
    refusal = known.get(error.status_code) or Refusal("bad-request", detail=error.detail)
    return Response(problem(refusal), status_code=error.status_code, headers=error.headers)


def unreadable(_: Request[Any, Any, Any], error: RecursionError | UnicodeError) -> Response[Problem]:
    """A body that nobody reads: it is no text, or it has too many brackets."""
    return Response(problem(Refusal("bad-request", detail=str(error))), status_code=400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: it goes to the log, and nothing of it to people."""
    # Not the path itself: in some of them stands a secret.
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return Response(problem(Refusal("internal")), status_code=500)


def problem(refusal: Refusal) -> Problem:
    """A refusal as it is sent."""
    return Problem(code=refusal.code, clause=refusal.clause, facts=refusal.facts)


def refusing(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of an operation: with which statuses it may refuse, beside the usual ones."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANING[status])
        for status in sorted({*ALWAYS, *statuses})
    }
