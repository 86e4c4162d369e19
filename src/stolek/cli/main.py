"""The entry point of all commands: bad input gives one line on stderr and exit code 2."""

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

# Typer does not export this class, but exports classes derived from it.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]
BAD_INPUT, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our characters still shows the rest
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
    """The Typer app with all commands."""
    commands = typer.Typer(add_completion=False, rich_markup_mode=None)

    @commands.callback(invoke_without_command=True)
    def first_steps(context: typer.Context, lang: Lang = None) -> None:
        if lang is not None:  # given before the command, it applies to the command
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
        inner.callback()(lambda: None)  # otherwise Typer would drop the name of a single command
        commands.add_typer(inner, name=group)
    return commands


def defaults(values: dict[str, str]) -> dict[str, Any]:
    """The same default values for every command."""
    inner = {group: dict.fromkeys(members, values) for group, members in GROUPS.items()}
    return dict.fromkeys(COMMANDS, values) | inner


def show_first_steps(speaker: Speaker) -> None:
    """Print what Stolek is, and commands to begin with."""
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
    """A refusal in words: by a game that is named, else the shared ones, else by any game."""
    named = [name for name in shelf.games() if name in arguments]
    others = [name for name in shelf.games() if name not in arguments]
    # One after the other, since each of them reads its files.
    for speaker in chain(speakers(language, named), [Speaker(language)], speakers(language, others)):
        if speaker.has(f"refusal-{refusal.code}"):
            return speaker.refusal(refusal)
    return str(refusal)


def speakers(language: str, games: list[str]) -> Iterator[Speaker]:
    """Speakers about these games, without those that cannot be loaded."""
    for name in games:
        with contextlib.suppress(Refusal):
            yield Speaker(language, shelf.game(name))


def complain(sentence: str) -> None:
    """Print one line on stderr, whatever was typed into it."""
    print(" ".join(sentence.split()), file=sys.stderr)
