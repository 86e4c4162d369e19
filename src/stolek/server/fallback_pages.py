"""Pages without scripts: the start page where no front end was built, and the API description."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from stolek.kernel import shelf
from stolek.words.speak import LANGUAGES, Speaker

METHODS = ("get", "post", "put", "delete")


def start_page(request: Request[Any, Any, Any]) -> str:
    """What Stolek is, and its games; shown where the front end was not built."""
    language = language_of(request.headers.get("accept-language", ""))
    speaker = Speaker(language)
    games = [Speaker(language, shelf.game(name)) for name in shelf.games()]
    listed = "".join(
        f"<li><strong>{escape(game.say('game-title'))}</strong> {escape(game.say('game-tagline'))}</li>"
        for game in games
    )
    about = f"<p>{escape(speaker.say('web-about'))}</p><ul>{listed}</ul>"
    return page(language, "Stolek", f'{about}<p><a href="/schema">{escape(speaker.say("web-api"))}</a></p>')


class ApiPage(OpenAPIRenderPlugin):
    """The OpenAPI description as a plain page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Every operation with its summary, and a link to openapi.json."""
        rows = "".join(
            f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(told(operation))}</dd>"
            for path, item in sorted(openapi_schema["paths"].items())
            for method, operation in item.items()
            if method in METHODS
        )
        link = '<p><a href="/schema/openapi.json">openapi.json</a></p>'
        return page("en", "Stolek: API", f"{link}<dl>{rows}</dl>").encode()


def told(operation: dict[str, Any]) -> str:
    """The summary and description of an operation."""
    return f"{operation.get('summary', '')}. {operation.get('description', '')}"


def page(language: str, title: str, body: str) -> str:
    """A whole HTML page without scripts or styles."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title></head><body><h1>{escape(title)}</h1>{body}</body></html>"
    )


def language_of(accepted: str) -> str:
    """The first supported language of an Accept-Language header."""
    asked = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])
