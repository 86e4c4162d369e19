"""`stolek play`: a table in a terminal."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from stolek.bots.levels import known
from stolek.bots.seat_names import level_of
from stolek.cli import language
from stolek.cli.parameters import Choices, Lang, Players, chosen, fitting_players
from stolek.kernel import shelf
from stolek.kernel.game import Game
from stolek.kernel.level import NAMES
from stolek.kernel.match import Match
from stolek.kernel.refusal import Refusal
from stolek.terminal.autosave import Autosave
from stolek.terminal.display import Display
from stolek.terminal.paint import has_colour, painter
from stolek.terminal.prompt import keyboard
from stolek.terminal.savefile import load
from stolek.terminal.screen import Screen
from stolek.terminal.seats import Lineup, seating, spoken_names
from stolek.terminal.table import TerminalTable
from stolek.words.localized_input import folded, in_any_language

People = Annotated[int | None, typer.Option("--people", metavar="N")]
LevelName = Annotated[str | None, typer.Option("--level", metavar="LEVEL")]
Chance = Annotated[str | None, typer.Option("--chance", metavar="sealed|manual")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="INT")]
Names = Annotated[str | None, typer.Option("--names", metavar="Eva,Jan")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE")]
NoColour = Annotated[bool, typer.Option("--no-colour")]
USUAL_LEVEL = "normal"
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME")]


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """Options of a new match; None where nothing was given."""

    players: int | None
    people: int | None
    level: str | None
    options: list[str] | None
    chance: str | None
    seed: int | None
    names: str | None


def play(  # noqa: PLR0913  a command line has as many parameters as it has options
    game: MaybeGame = None,
    players: Players = None,
    people: People = None,
    level: LevelName = None,
    option: Choices = None,
    chance: Chance = None,
    seed: Seed = None,
    names: Names = None,
    resume: Resume = None,
    save: Save = None,
    no_colour: NoColour = False,
    lang: Lang = None,
) -> int:
    """Play at a new table, or at a saved one."""
    language.speaker(lang)
    if save is not None and save != resume and save.exists():
        raise Refusal("file-exists", file=str(save))
    wishes = PlayOptions(
        players=players, people=people, level=level, options=option, chance=chance, seed=seed, names=names
    )
    match = resumed(game, resume, wishes) if resume else dealt(game, wishes)
    luck = str(seed) if match.record.header.commitment is None and seed is not None else None
    display = display_of(match, lang, coloured=not no_colour and has_colour(sys.stdout))
    autosave = Autosave(match.game.name, save or resume, kept=match.record if save is None else None)
    greet(display, resume)
    return TerminalTable(display, Lineup(match, luck), keyboard(), autosave).run()


def dealt(name: str | None, wishes: PlayOptions) -> Match[Any]:
    """A new match with these options."""
    if name is None:
        raise Refusal("which-game", known=list(shelf.games()))
    game = shelf.game(name)
    options = chosen(game, wishes.options)
    names = [name.strip() for name in wishes.names.split(",")] if wishes.names else []
    people = max(1, len(names)) if wishes.people is None else wishes.people
    players = fitting_players(game, wishes.players, options, people)
    seats = seating(players, people, names, checked_level(wishes.level, game, players))
    seed = None if wishes.chance == "manual" else wishes.seed  # with manual chance it only seeds the bots
    return game.start(players, seed, wishes.chance or "sealed", seats, **options)


def checked_level(wish: str | None, game: Game[Any], players: int) -> str:
    """The level with this name in any language."""
    if wish is None:
        return USUAL_LEVEL
    level = in_any_language("level", NAMES).get(folded(wish), wish)
    if level not in known(game, players):
        raise Refusal("unknown-level", level=wish, known=list(NAMES))
    return level


def resumed(name: str | None, path: Path, wishes: PlayOptions) -> Match[Any]:
    """A saved match; refuses options of a new one."""
    if any(wish is not None for wish in vars(wishes).values()):
        raise Refusal("resume-alone")
    match = load(path)
    if name not in (None, match.game.name):
        raise Refusal("other-game", game=match.game.name)
    return match


def display_of(match: Match[Any], lang: str | None, *, coloured: bool) -> Display:
    """A match displayed on standard output."""
    seats = match.record.header.seats
    names = spoken_names(seats, language.speaker(lang))
    return Display(match, language.speaker(lang, match.game, names), Screen(sys.stdout, painter(coloured)))


def greet(display: Display, resumed_from: Path | None) -> None:
    """Print what is played, and the commitment of chance."""
    header = display.match.record.header
    if resumed_from is not None:
        display.say("terminal-resumed", file=str(resumed_from))
    else:
        display.say("terminal-welcome", title=language.about(display.speaker, "title"))
    bots = [level for level in map(level_of, header.seats) if level]
    if bots and display.speaker.has(f"level-{bots[0]}"):
        display.say("terminal-bots", level=display.speaker.say(f"level-{bots[0]}"))
    display.say("terminal-welcome-hint")
    if header.commitment is not None:
        display.say("terminal-seal", seal=header.commitment)
    else:
        display.say("terminal-manual")
