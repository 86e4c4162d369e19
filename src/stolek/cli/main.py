"""The way into all commands: one line on stderr and exit code 2 for whatever cannot be."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence
from io import TextIOWrapper
from itertools import chain
from typing import Any

import typer

from stolek.cli import arena, editions, help, inspect, play, serve, tools
from stolek.cli.language import of_arguments
from stolek.cli.parameters import Lang
from stolek.kernel import shelf
from stolek.kernel.refusal import Refusal
from stolek.words.speak import Speaker

# Typer keeps this class to itself, but what it exports is made of it.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]
BAD_INPUT, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs still gets the rest
    language = of_arguments(given)
    try:
        return run(given, language)
    except Refusal as refusal:
        complain(refused(refusal, given, language))
    except UsageError as error:
        complain(help.usage(error, Speaker(language)))
    except KeyboardInterrupt:
        return INTERRUPTED
    return BAD_INPUT


def run(arguments: list[str], language: str) -> int:
    """Run a command line, with its help in this language."""
    command = help.command(app(Speaker(language)), Speaker(language))
    code = command.main(args=arguments, prog_name="stolek", standalone_mode=False)
    return code if isinstance(code, int) else 0


def app(speaker: Speaker) -> typer.Typer:
    """All commands."""
    commands = typer.Typer(add_completion=False, rich_markup_mode=None)

    @commands.callback(invoke_without_command=True)
    def first_steps(context: typer.Context, lang: Lang = None) -> None:
        if lang is not None:  # said before the command, it holds for the command
            Speaker(lang)
            context.default_map = defaults({"lang": lang})
        if context.invoked_subcommand is None:
            show_first_steps(speaker)
            serve.open_here(speaker)

    for name, function in COMMANDS.items():
        commands.command(name)(function)
    for group, members in GROUPS.items():
        inner = typer.Typer(rich_markup_mode=None)
        for name, function in members.items():
            inner.command(name)(function)
        inner.callback()(lambda: None)  # or Typer would leave out the name of an only member
        commands.add_typer(inner, name=group)
    return commands


def defaults(values: dict[str, str]) -> dict[str, Any]:
    """The same values for every command."""
    inner = {group: dict.fromkeys(members, values) for group, members in GROUPS.items()}
    return dict.fromkeys(COMMANDS, values) | inner


def show_first_steps(speaker: Speaker) -> None:
    """What Stolek is, and the commands that a newcomer wants."""
    game = shelf.games()[0]
    print(f"{speaker.say('cli-about')}\n")
    for command in ("games", f"play {game}", f"rules {game}"):
        print(f"  {f'stolek {command}':<24} {speaker.say(f'cli-about-{command.split()[0]}')}")
    print(f"\n{speaker.say('cli-first-steps')}")


COMMANDS: dict[str, Callable[..., int | None]] = {
    "serve": serve.serve,
    "play": play.play,
    "games": inspect.games,
    "rules": inspect.rules,
    "replay": inspect.replay,
    "verify": inspect.verify,
    "score": tools.score,
    "odds": tools.odds,
    "arena": arena.arena,
    "bench": tools.bench,
    "new-game": tools.new_game,
}
GROUPS: dict[str, dict[str, Callable[..., int | None]]] = {
    "edition": {"check": editions.check},
}


def refused(refusal: Refusal, arguments: list[str], language: str) -> str:
    """A refusal in words: those of a game that is named, else the shared ones, else those of any game."""
    named = [name for name in shelf.games() if name in arguments]
    others = [name for name in shelf.games() if name not in arguments]
    # One after the other, since each of them has to read what it says.
    for speaker in chain(speakers(language, named), [Speaker(language)], speakers(language, others)):
        if speaker.has(f"refusal-{refusal.code}"):
            return speaker.refusal(refusal)
    return str(refusal)


def speakers(language: str, games: list[str]) -> Iterator[Speaker]:
    """Who speaks about these games, without those that cannot be taken from the shelf."""
    for name in games:
        with contextlib.suppress(Refusal):
            yield Speaker(language, shelf.game(name))


def complain(sentence: str) -> None:
    """One line, whatever was typed into it."""
    print(" ".join(sentence.split()), file=sys.stderr)
