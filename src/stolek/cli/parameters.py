"""Options and arguments that several commands share; their help is in the words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from stolek.kernel.game import Game
from stolek.kernel.refusal import Refusal

GameName = Annotated[str, typer.Argument(metavar="GAME")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|cs|sk")]
Json = Annotated[bool, typer.Option("--json")]
Players = Annotated[int | None, typer.Option("--players", metavar="N")]
Choices = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]


def chosen(game: Game[Any], texts: list[str] | None) -> dict[str, Any]:
    """Options as typed, converted to the game's values; the game itself refuses unknown ones."""
    found: dict[str, Any] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal("option-form", text=text)
        found[name] = known_value(game, name, value)
    return found


def known_value(game: Game[Any], name: str, text: str) -> Any:
    """The option's value that is typed like this, else what looks like its examples, else the text."""
    option = next((option for option in game.options if option.name == name), None)
    if option is None:
        return text
    listed = [value for value in option.values if str(value).lower() == text.lower()]
    return listed[0] if listed else like_example(option.examples, text)


def like_example(examples: tuple[Any, ...], text: str) -> Any:
    """A text as a list or a whole number, if the examples are such; lists are typed with commas."""
    if any(isinstance(example, list) for example in examples):
        return [part.strip() for part in text.split(",")]
    if any(type(example) is int for example in examples) and re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    return text


def fitting_players(game: Game[Any], asked: int | None, options: dict[str, Any], people: int = 0) -> int:
    """The players asked for, else the first number that the options allow and that seats all people;
    two is tried first."""
    if asked is not None:
        game.agreed(asked, options)
        return asked
    refusals = []
    roomy = [players for players in game.players if players >= people] or list(game.players)
    for players in sorted(roomy, key=lambda players: (players != 2, players)):
        try:
            game.agreed(players, options)
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            return players
    raise refusals[0]
