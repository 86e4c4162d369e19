"""`stolek games`, `rules`, `replay`, `verify`: commands that change nothing."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import msgspec
import typer

from stolek.cli import language
from stolek.cli.parameters import File, GameName, Json, Lang
from stolek.cli.play import display_of
from stolek.kernel import shelf
from stolek.kernel.game import Game
from stolek.kernel.option import written
from stolek.kernel.refusal import Refusal
from stolek.kernel.replay import replay as replayed
from stolek.kernel.replay import verify as verified
from stolek.terminal.display import Display
from stolek.terminal.ending import show_places
from stolek.terminal.log import story
from stolek.terminal.paint import has_colour, painter
from stolek.terminal.savefile import read
from stolek.terminal.screen import Screen
from stolek.words.rulebook import clauses, numbered

MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME")]
At = Annotated[int | None, typer.Option("--at", metavar="K")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="S")]
Clause = Annotated[str | None, typer.Argument(metavar="CLAUSE")]


def show_json(data: Any) -> None:
    """Print data as JSON, for programs."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def games(game: MaybeGame = None, json: Json = False, lang: Lang = None) -> None:
    """List all games, or the options of one."""
    if game is not None:
        return options(shelf.game(game), json, lang)
    found = [shelf.game(name) for name in shelf.games()]
    if json:
        return show_json([{"name": one.name, "players": one.players} for one in found])
    for one in found:
        speaker = language.speaker(lang, one)
        title, tagline = (language.about(speaker, part) for part in ("title", "tagline"))
        print(f"{one.name:<12} {min(one.players)}–{max(one.players)}   {title}: {tagline}")


def options(game: Game[Any], json: bool, lang: str | None) -> None:
    """List the options of a game: how each is typed, and what it means."""
    if json:
        return show_json([{"name": one.name, "values": one.known} for one in game.options])
    speaker, screen = language.speaker(lang, game), Screen(sys.stdout, painter(False))
    for one in game.options:
        print(f"--option {one.name}={'|'.join(str(written(value)) for value in one.known)}")
        screen.tell(f"{speaker.say(f'option-{one.name}')}. {speaker.typed_option(one.name)}")


def rules(game: GameName, clause: Clause = None, lang: Lang = None) -> None:
    """Print the rules of a game, or one clause."""
    manifest = shelf.game(game)
    speaker = language.speaker(lang, manifest)
    known = list(clauses(manifest.folder, speaker.language))
    wanted = known if clause is None else [numbered(clause)]
    if not set(wanted) <= set(known):
        raise Refusal("unknown-clause", text=clause, example=known[0])
    screen = Screen(sys.stdout, painter(False))
    for name in wanted:
        screen.tell(speaker.say("terminal-rule", clause=name, text=speaker.clause(name)))


def replay(file: File, at: At = None, seat: Seat = None, json: Json = False, lang: Lang = None) -> None:
    """Print a recorded match after so many entries, as a seat or the gallery sees it."""
    match = replayed(read(file).record, at)
    view = match.view(seat)
    if json:
        return show_json({"entries": len(match.log), "view": view, "outcome": match.outcome})
    display = display_of(match, lang, coloured=has_colour(sys.stdout))
    title = language.about(display.speaker, "title")
    display.say("cli-replay-heading", title=title, players=match.players, entries=len(match.log))
    for number, paragraph in enumerate(story(match, seat, display.speaker), 1):
        display.screen.tell(f"{number}. {paragraph}")
    display.screen.show()
    if at is not None:
        display.say("cli-replay-at", number=at)
    display.show_board(seat)
    if at is None or match.outcome:
        show_result(display)


def show_result(display: Display) -> None:
    """Print the result, or that there is none yet."""
    outcome = display.match.outcome
    if outcome is None:
        return display.say("cli-replay-unfinished")
    display.screen.tell(display.speaker.ending(outcome))
    show_places(display, outcome)


def verify(file: File, json: Json = False, lang: Lang = None) -> None:
    """Draw every ticket of a finished match again."""
    speaker = language.speaker(lang)
    record = read(file).record
    count = verified(record)
    if json:
        return show_json({"checked": count, "seal": record.header.commitment, "seed": record.seed})
    print(speaker.say("cli-verified", count=count))
    if record.header.origin:
        print(speaker.say("cli-verified-from", count=record.header.origin.entries))
