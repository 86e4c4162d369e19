"""`stolek serve`, and `stolek` alone: the web server."""

from __future__ import annotations

import asyncio
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer
from platformdirs import user_data_path

from stolek.cli import language
from stolek.cli.parameters import Lang
from stolek.kernel.refusal import Refusal
from stolek.words.speak import Speaker

LOCAL, USUAL_PORT, ANY_PORT = "127.0.0.1", 8420, 0
HTTP = 80  # the port of an address that names none
Host = Annotated[str, typer.Option("--host", metavar="HOST")]
Port = Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Origin = Annotated[list[str] | None, typer.Option("--origin", metavar="URL")]


def serve(
    host: Host = LOCAL,
    port: Port = USUAL_PORT,
    data: Data = None,
    database: Database = None,
    origin: Origin = None,
    lang: Lang = None,
) -> int:
    """Run the server at an address, until it is stopped."""
    return serve_until_stopped(host, [port], data, database, tuple(origin or ()), language.speaker(lang))


def open_here(speaker: Speaker) -> int:
    """Run the server on this machine, unless it is running already, and open a browser.

    The usual port is preferred: a browser keeps what it stores for us by address.
    """
    try:
        return serve_until_stopped(LOCAL, [USUAL_PORT, ANY_PORT], None, None, (), speaker, browser=True)
    except Refusal as refusal:
        if refusal.code != "open-elsewhere":
            raise
        where = str(refusal.facts["address"])
    print(speaker.say("cli-open-already", address=where))
    webbrowser.open(where)
    return 0


def serve_until_stopped(  # noqa: PLR0913  one parameter for each option
    host: str,
    ports: Sequence[int],
    data: Path | None,
    database: str | None,
    origins: tuple[str, ...],
    speaker: Speaker,
    browser: bool = False,
) -> int:
    """Run the server until Ctrl-C or SIGTERM."""
    # Imported late: the web stack takes longer to load than all other commands together.
    from uvicorn.loops.auto import auto_loop_factory

    from stolek.server import run
    from stolek.server.routes import lan_addresses
    from stolek.server.settings import settings_for

    settings = settings_for(data or user_data_path("stolek", appauthor=False), database, origins)

    def opened(where: str) -> None:
        print(speaker.say("cli-serving", address=where), flush=True)
        for phones in lan_addresses.for_phones(host, urlsplit(where).port or HTTP):
            print(speaker.say("cli-serving-phones", address=phones), flush=True)
        if browser:
            webbrowser.open(where)

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(run.keep_open(settings, host, ports, opened))
    return 0
