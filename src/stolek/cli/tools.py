"""`stolek score`, `odds`, `bench`, `new-game`: commands for referees and authors."""

from __future__ import annotations

from typing import Annotated

import typer

from stolek.cli import language
from stolek.cli.inspect import show_json
from stolek.cli.new_game import create
from stolek.cli.parameters import Choices, File, GameName, Json, Lang, Players, chosen, fitting_players
from stolek.kernel import shelf
from stolek.kernel.refusal import Refusal
from stolek.lab.benchmark import Speed, measure
from stolek.terminal.savefile import contents
from stolek.words.speak import Speaker

Seconds = Annotated[float, typer.Option("--seconds", metavar="S")]
Condition = Annotated[str, typer.Argument(metavar="CONDITION")]
Throw = Annotated[str | None, typer.Option("--dice", metavar="THROW")]
NewName = Annotated[str, typer.Argument(metavar="NAME")]
LONGEST_BENCH = 3600.0


def score(game: GameName, file: File, json: Json = False, lang: Lang = None) -> None:
    """Print the points of a position typed in by hand, item by item."""
    manifest = shelf.game(game)
    speaker = language.speaker(lang, manifest)
    if manifest.score_desk is None:
        raise Refusal("no-score-desk", game=manifest.name)
    if json:
        figures = manifest.score_figures or manifest.score_desk
        return show_json(figures(contents(file)))
    for item in manifest.score_desk(contents(file)):
        print(speaker.item(item))


def odds(
    game: GameName, condition: Condition, dice: Throw = None, json: Json = False, lang: Lang = None
) -> None:
    """Print how likely a condition is, and what to keep of a throw."""
    manifest = shelf.game(game)
    speaker = language.speaker(lang, manifest)
    if manifest.odds_desk is None:
        raise Refusal("no-odds-desk", game=manifest.name)
    if json:
        figures = manifest.odds_figures or manifest.odds_desk
        return show_json(figures(condition, dice))
    for remark in manifest.odds_desk(condition, dice):
        print(speaker.remark(remark))


def bench(
    game: GameName,
    players: Players = None,
    seconds: Seconds = 2.0,
    option: Choices = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast random games run here, now."""
    manifest = shelf.game(game)
    speaker = language.speaker(lang, manifest)
    options = chosen(manifest, option)
    if not 0 < seconds <= LONGEST_BENCH:
        raise Refusal("bad-seconds", longest=int(LONGEST_BENCH))
    speed = measure(game, fitting_players(manifest, players, options), seconds, options)
    if json:
        return show_json(speed)
    show_speed(speaker, speed, seconds)


def show_speed(speaker: Speaker, speed: Speed, seconds: float) -> None:
    """Print the measured speed."""
    title = language.about(speaker, "title")
    print(speaker.say("cli-bench-heading", title=title, players=speed.players, seconds=seconds))
    print(speaker.say("cli-bench-playouts", count=round(speed.playouts_per_second)))
    print(speaker.say("cli-bench-decisions", count=round(speed.decisions_per_second)))
    print(speaker.say("cli-bench-python", count=round(speed.applies_per_second_from_python)))
    print(speaker.say("cli-bench-clone", microseconds=round(speed.clone_microseconds, 2)))
    if speed.bytes_per_state is not None:
        print(speaker.say("cli-bench-bytes", count=speed.bytes_per_state))
    if speed.threads_ratio is not None:
        print(speaker.say("cli-bench-threads", ratio=round(speed.threads_ratio, 2)))
    print(speaker.say("cli-compiled" if speed.compiled else "cli-interpreted"))


def new_game(name: NewName, lang: Lang = None) -> None:
    """Create a game folder that passes all laws at once."""
    speaker = language.speaker(lang)
    folder = next(path.parent for path in create(name) if path.name == "RULES.md")
    print(speaker.say("cli-new-game", name=name, folder=str(folder)))
