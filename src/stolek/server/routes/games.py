"""What can be played: games with their options and levels, rules by clause, words in three languages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from stolek.bots.levels import known
from stolek.kernel import lesson, shelf
from stolek.kernel.editions import source
from stolek.kernel.game import Game
from stolek.kernel.level import NAMES
from stolek.kernel.refusal import Refusal
from stolek.server.dependencies import Language, Name
from stolek.server.errors import refusing
from stolek.words.phrases import SHARED
from stolek.words.rulebook import Book, clauses, numbered
from stolek.words.rulebook import book as rule_book
from stolek.words.speak import LANGUAGES, Speaker

A_BOX = ResponseSpec(dict[str, Any], generate_examples=False, description="The contents of a box.")


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
    tagline: dict[str, str]
    """What it is about, in every language."""
    edition: str
    revision: int
    players: list[int]
    options: list[OptionSheet]
    levels: list[str]
    baselines: dict[str, list[str]]
    """Other bots, by the number of players."""
    secrets: bool
    """Whether a seat knows something that others at the same screen should not see."""


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody who opens a table has chosen so far."""

    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """What of it can stand, and what else can be chosen beside it."""

    options: dict[str, Any]
    """Those of the wishes that fit together; an option gives way to those before it."""
    open: list[OptionSheet]
    """Every option with the values and examples that fit beside those before it."""


# The first time, all words are read: that takes seconds, and in a thread it holds nobody up.
@get("/api/games", summary="All games", responses=refusing(), sync_to_thread=True)
def games() -> list[GameSheet]:
    """Every game on the shelf, with all that can be chosen."""
    return [sheet(shelf.game(name)) for name in shelf.games()]


@get("/api/games/{game:str}", summary="One game", responses=refusing(404))
async def game_sheet(game: Name) -> GameSheet:
    """One game on the shelf, with all that can be chosen."""
    return sheet(on_shelf(game))


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules, by clause",
    responses=refusing(404),
)
async def rules(game: Name, language: Language) -> dict[str, str]:
    """All clauses of a game's rules, marked up."""
    return clauses(on_shelf(game).folder, language)


@get(
    "/api/games/{game:str}/rules/{language:str}/{clause:str}",
    summary="One clause",
    responses=refusing(404),
)
async def rule(game: Name, language: Language, clause: Name) -> dict[str, str]:
    """One clause, marked up."""
    number = numbered(clause)
    found = clauses(on_shelf(game).folder, language)
    if number not in found:
        raise Refusal("unknown-clause", text=clause, example=next(iter(found)))
    return {number: found[number]}


@get(
    "/api/games/{game:str}/book/{language:str}",
    summary="The rules as a book",
    responses=refusing(404),
)
async def book(game: Name, language: Language) -> Book:
    """A game's rules in their order, with headings and what is said before them; marked up."""
    return rule_book(on_shelf(game).folder, language)


@post(
    "/api/games/{game:str}/choices",
    summary="What can be chosen",
    status_code=200,
    responses=refusing(403, 404, 413),
)
async def choices(game: Name, data: JSONBody[Wishes]) -> Choices:
    """Which options fit this number of players and each other; nothing is opened."""
    found = on_shelf(game)
    kept: dict[str, Any] = {}
    offered: list[OptionSheet] = []
    for option in found.options:

        def fitting(values: Iterable[Any], name: str = option.name) -> list[Any]:
            return [value for value in values if fits(found, data.players, kept | {name: value})]

        offered.append(
            OptionSheet(option.name, fitting(option.values), option.default, fitting(option.examples))
        )
        if option.name in data.options and fitting([data.options[option.name]]):
            kept[option.name] = data.options[option.name]
    return Choices(options=kept, open=offered)


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="The words of a game, as Fluent",
    media_type=MediaType.TEXT,
    responses=refusing(404),
)
async def words(game: Name, language: Language) -> str:
    """The phrases of the house, of a game and of its lessons."""
    own = on_shelf(game).folder
    files = [folder / f"{language}.ftl" for folder in (SHARED, own / "words", own / lesson.FOLDER)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@get(
    "/api/games/{game:str}/box",
    summary="The box of a game",
    media_type=MediaType.JSON,
    responses={200: A_BOX, **refusing(404)},
)
async def box(game: Name) -> Response[bytes]:
    """The contents of the box in use, as data: boards are drawn from it."""
    return Response(source(on_shelf(game).folder).text, media_type=MediaType.JSON)


@get(
    "/api/words/{language:str}",
    summary="The words of the house, as Fluent",
    media_type=MediaType.TEXT,
    responses=refusing(),
)
async def house_words(language: Language) -> str:
    """The phrases that belong to no game."""
    return (SHARED / f"{language}.ftl").read_text(encoding="utf-8")


def on_shelf(name: str) -> Game[Any]:
    """A game that people may play here; the template and the like, which are off the shelf, are unknown."""
    if name not in shelf.games():
        raise Refusal("unknown-game", game=name, known=list(shelf.games()))
    return shelf.game(name)


def sheet(game: Game[Any]) -> GameSheet:
    """A game as somebody sees it who wants to open a table."""
    return GameSheet(
        name=game.name,
        title={language: Speaker(language, game).say("game-title") for language in LANGUAGES},
        tagline={language: Speaker(language, game).say("game-tagline") for language in LANGUAGES},
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
        secrets=has_secrets(game.name),
    )


def fits(game: Game[Any], players: int, options: dict[str, Any]) -> bool:
    """Whether a match can be agreed on like this."""
    try:
        game.agreed(players, options)
    except Refusal:
        return False
    return True


@cache
def has_secrets(name: str) -> bool:
    """Whether at the beginning of a match somebody has something that others do not see."""
    game = shelf.game(name)
    match = game.start(players=game.players[-1], seed=0)
    return any(game.hides(match.state, seat) for seat in range(game.players[-1]))
