"""Quitting before the end: the match is saved, and the command to resume it is printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stolek.kernel.refusal import Refusal
from stolek.terminal.argv import command

if TYPE_CHECKING:
    from stolek.terminal.table import TerminalTable


def leave(table: TerminalTable) -> None:
    """Ask where to save, then save."""
    autosave, display = table.autosave, table.display
    if autosave.path is None and autosave.is_worth_it(table.match):
        question = display.speaker.say("terminal-quit-path", file=str(autosave.proposal))
        answer = table.keyboard.ask(f"{question} ")
        if answer == "-":
            return display.say("terminal-bye-unsaved")
        path = Path(answer).expanduser() if answer else autosave.proposal
        if not path.exists() or table.agrees("terminal-save-over", file=str(path)):
            autosave.proposal = path
    put_away(table)


def put_away(table: TerminalTable) -> None:
    """Save the match without asking, and print how to resume it."""
    autosave, display = table.autosave, table.display
    display.screen.show()
    if table.match.outcome or not autosave.is_worth_it(table.match):
        return display.say("terminal-bye")
    path = autosave.put_away(table.match)
    if path is None:
        return display.say("terminal-bye-unsaved")
    if path != autosave.proposal:
        display.refuse(Refusal("file-not-written", file=str(autosave.proposal)))
    display.say_line("terminal-bye-resume", command=command("play", "--resume", str(path)))
