"""What can be played: games with their options and levels, rules by clause, words in three languages."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, get

from stolek.bots.levels import known
from stolek.kernel import shelf
from stolek.kernel.game import Game
from stolek.kernel.level import NAMES
from stolek.kernel.refusal import Refusal
from stolek.web.asking import Language, Name
from stolek.web.refusals import refusing
from stolek.words.clauses import clauses, numbered
from stolek.words.phrases import SHARED
from stolek.words.speak import LANGUAGES, Speaker


class OptionSheet(msgspec.Struct, frozen=True):
    """An option of a game: its values, and the one that stands if nothing is said."""

    name: str
    values: list[Any]
    default: Any
    examples: list[Any]


class GameSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game as somebody sees it who wants to open a table."""

    name: str
    title: dict[str, str]
    """In every language."""
    edition: str
    revision: int
    players: list[int]
    options: list[OptionSheet]
    levels: list[str]
    baselines: dict[str, list[str]]
    """Other bots, by the number of players."""


@get("/api/games", summary="All games", responses=refusing())
async def games() -> list[GameSheet]:
    """Every game on the shelf, with all that can be chosen."""
    return [sheet(shelf.game(name)) for name in shelf.games()]


@get("/api/games/{game:str}", summary="One game", responses=refusing(404))
async def game_sheet(game: Name) -> GameSheet:
    """One game on the shelf, with all that can be chosen."""
    return sheet(shelf.game(game))


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules, by clause",
    responses=refusing(404),
)
async def rules(game: Name, language: Language) -> dict[str, str]:
    """All clauses of a game's rules, marked up."""
    return clauses(shelf.game(game).folder, language)


@get(
    "/api/games/{game:str}/rules/{language:str}/{clause:str}",
    summary="One clause",
    responses=refusing(404),
)
async def rule(game: Name, language: Language, clause: Name) -> dict[str, str]:
    """One clause, marked up."""
    number = numbered(clause)
    found = clauses(shelf.game(game).folder, language)
    if number not in found:
        raise Refusal("unknown-clause", text=clause, example=next(iter(found)))
    return {number: found[number]}


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="The words of a game, as Fluent",
    media_type=MediaType.TEXT,
    responses=refusing(404),
)
async def words(game: Name, language: Language) -> str:
    """The phrases of the house and of a game."""
    folders = (SHARED, shelf.game(game).folder / "words")
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)


def sheet(game: Game[Any]) -> GameSheet:
    """A game as somebody sees it who wants to open a table."""
    return GameSheet(
        name=game.name,
        title={language: Speaker(language, game).say("game-title") for language in LANGUAGES},
        edition=game.edition,
        revision=game.revision,
        players=list(game.players),
        options=[
            OptionSheet(option.name, list(option.values), option.default, list(option.examples))
            for option in game.options
        ],
        levels=list(NAMES),
        baselines={
            str(players): [name for name in known(game, players) if name not in NAMES]
            for players in game.players
        },
    )
