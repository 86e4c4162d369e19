"""Help and usage errors of the command line, in the user's language."""

from __future__ import annotations

from typing import Any

import typer

from stolek.words.speak import Speaker

KINDS = {
    "MissingParameter": "cli-usage-missing",
    "NoSuchOption": "cli-usage-option",
    "BadOptionUsage": "cli-usage-value",
    "BadParameter": "cli-usage-value",
}


def command(app: typer.Typer, speaker: Speaker) -> Any:
    """The commands of an app with help in a language: Python files hold no sentences."""
    group: Any = typer.main.get_command(app)
    explain(group, speaker, "cli-about")
    return group


def explain(one: Any, speaker: Speaker, key: str) -> None:
    """Set the help of a command, its parameters and its subcommands."""
    one.help = one.short_help = speaker.say(key)
    for name, member in getattr(one, "commands", {}).items():
        explain(member, speaker, f"{key}-{name}")
    for parameter in one.params:
        parameter.help = speaker.say(f"cli-parameter-{parameter.name.replace('_', '-')}")


def usage(error: Any, speaker: Speaker) -> str:
    """What is wrong with a command line, and how to get help."""
    path = error.ctx.command_path if error.ctx else "stolek"
    key = KINDS.get(type(error).__name__, "cli-usage-unclear")
    return speaker.say(key, what=subject(error), help=f"{path} --help")


def subject(error: Any) -> str:
    """The option or argument that an error is about."""
    parameter = getattr(error, "param", None)
    if parameter is not None:
        return str(parameter.metavar if parameter.param_type_name == "argument" else parameter.opts[0])
    return str(getattr(error, "option_name", ""))
