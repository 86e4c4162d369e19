"""Refusals over HTTP: the same code, clause and facts as everywhere, with a fitting status."""

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
    400: "The request cannot be read, or it is not possible.",
    403: "Not allowed: the right key or code is missing, or a page of another site asks.",
    404: "Not found.",
    409: "Not possible in the current state.",
    413: "The body is too large.",
    429: "Too many requests: a rate limit was reached; retry later.",
    503: "The database does not answer; retry later.",
}
ALWAYS = (400, 429, 503)  # any route may answer with these


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused; nothing has changed."""

    code: str
    clause: str | None = None
    facts: dict[str, Any] = {}


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal as a response."""
    return Response(problem(refusal), status_code=STATUS.get(refusal.code, OTHERWISE))


def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error of the framework as a refusal: wrong path, wrong method, wrong types, too large.

    A browser that asks for an unknown page gets the front end, with status 404.
    """
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return static.page_response(request, 404)
    known = {
        404: Refusal("not-found"),
        405: Refusal("not-allowed"),
        413: Refusal("too-large"),
        429: Refusal("too-fast"),
    }
    refusal = known.get(error.status_code) or Refusal("bad-request", detail=error.detail)
    return Response(problem(refusal), status_code=error.status_code, headers=error.headers)


def unreadable(_: Request[Any, Any, Any], error: RecursionError | UnicodeError) -> Response[Problem]:
    """A body that cannot be decoded: it is not text, or nested too deeply."""
    return Response(problem(Refusal("bad-request", detail=str(error))), status_code=400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An internal error: it is logged, and clients get no details."""
    # Not the path itself: some paths contain a secret.
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return Response(problem(Refusal("internal")), status_code=500)


def problem(refusal: Refusal) -> Problem:
    """The body of a refusal."""
    return Problem(code=refusal.code, clause=refusal.clause, facts=refusal.facts)


def refusing(*statuses: int) -> dict[int, ResponseSpec]:
    """The OpenAPI responses of an operation: these statuses beside the usual ones."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANING[status])
        for status in sorted({*ALWAYS, *statuses})
    }
