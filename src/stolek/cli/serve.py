"""`stolek serve`, and `stolek` alone: the web table."""

from __future__ import annotations

import asyncio
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from stolek.cli import language
from stolek.cli.parameters import Lang
from stolek.web import logs, serving
from stolek.web.settings import settings_for
from stolek.words.speak import Speaker

LOCAL, USUAL_PORT = "127.0.0.1", 8420
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
    """Open the house at an address, until it is told to close."""
    return open_house(host, port, data, database, tuple(origin or ()), language.speaker(lang))


def open_here(speaker: Speaker) -> int:
    """Open the house at a free port of this machine, and a browser to look at it."""
    return open_house(LOCAL, 0, None, None, (), speaker, browser=True)


def open_house(  # noqa: PLR0913  what a command line may say of it
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origins: tuple[str, ...],
    speaker: Speaker,
    browser: bool = False,
) -> int:
    """Serve until Ctrl-C or a polite signal."""
    settings = settings_for(data or user_data_path("stolek", appauthor=False), database, origins)
    asyncio.run(serving.prepare(settings.database))
    listener = serving.listening(host, port)
    settings = replace(settings, listening=listener.getsockname()[:2])
    where = serving.address(listener)
    logs.begin()

    def opened() -> None:
        print(speaker.say("cli-serving", address=where), flush=True)
        if browser:
            webbrowser.open(where)

    serving.Server(settings, opened).run(sockets=[listener])
    return 0
