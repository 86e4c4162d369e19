"""Games: options and levels, rules by clause, words in three languages."""

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
    """An option of a game: its values, and its default."""

    name: str
    values: list[Any]
    default: Any
    examples: list[Any]


class GameSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game as shown to somebody who opens a table."""

    name: str
    title: dict[str, str]
    """In every language."""
    tagline: dict[str, str]
    """A short description, in every language."""
    edition: str
    revision: int
    players: list[int]
    options: list[OptionSheet]
    levels: list[str]
    baselines: dict[str, list[str]]
    """Further bots, by the number of players."""
    secrets: bool
    """Whether a seat knows something that others at the same screen should not see."""


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options chosen so far for a new table."""

    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """Which of the chosen options fit together, and what else can be chosen."""

    options: dict[str, Any]
    """The chosen options that fit together; of two that do not, the first is kept."""
    open: list[OptionSheet]
    """Every option with the values and examples that fit those before it."""


# The first call reads all words, which takes seconds; in a thread it holds up nobody.
@get("/api/games", summary="All games", responses=refusing(), sync_to_thread=True)
def games() -> list[GameSheet]:
    """All games, with their options and levels."""
    return [sheet(shelf.game(name)) for name in shelf.games()]


@get("/api/games/{game:str}", summary="One game", responses=refusing(404))
async def game_sheet(game: Name) -> GameSheet:
    """One game, with its options and levels."""
    return sheet(on_shelf(game))


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules, by clause",
    responses=refusing(404),
)
async def rules(game: Name, language: Language) -> dict[str, str]:
    """All clauses of a game's rules, with markup."""
    return clauses(on_shelf(game).folder, language)


@get(
    "/api/games/{game:str}/rules/{language:str}/{clause:str}",
    summary="One clause",
    responses=refusing(404),
)
async def rule(game: Name, language: Language, clause: Name) -> dict[str, str]:
    """One clause, with markup."""
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
    """A game's rules in order, with headings and introductions, with markup."""
    return rule_book(on_shelf(game).folder, language)


@post(
    "/api/games/{game:str}/choices",
    summary="What can be chosen",
    status_code=200,
    responses=refusing(403, 404, 413),
)
async def choices(game: Name, data: JSONBody[Wishes]) -> Choices:
    """Which options fit this number of players and each other; no table is opened."""
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
    """The phrases common to all games, of this game and of its lessons."""
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
    """The contents of the box in use, as data: clients draw boards from it."""
    return Response(source(on_shelf(game).folder).text, media_type=MediaType.JSON)


@get(
    "/api/words/{language:str}",
    summary="Words common to all games, as Fluent",
    media_type=MediaType.TEXT,
    responses=refusing(),
)
async def server_words(language: Language) -> str:
    """The phrases that belong to no game."""
    return (SHARED / f"{language}.ftl").read_text(encoding="utf-8")


def on_shelf(name: str) -> Game[Any]:
    """A game that is offered here; others, such as the template, are refused as unknown."""
    if name not in shelf.games():
        raise Refusal("unknown-game", game=name, known=list(shelf.games()))
    return shelf.game(name)


def sheet(game: Game[Any]) -> GameSheet:
    """Describe a game for somebody who opens a table."""
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
    """Whether the game allows these options with so many players."""
    try:
        game.agreed(players, options)
    except Refusal:
        return False
    return True


@cache
def has_secrets(name: str) -> bool:
    """Whether a seat has something that others do not see when a match begins."""
    game = shelf.game(name)
    match = game.start(players=game.players[-1], seed=0)
    return any(game.hides(match.state, seat) for seat in range(game.players[-1]))
