"""Getting up before the end: nothing is lost, and it is said how to go on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stolek.kernel.refusal import Refusal
from stolek.terminal.argv import command

if TYPE_CHECKING:
    from stolek.terminal.table import Table


def leave(table: Table) -> None:
    """Offer a file before people go."""
    keeper, scene = table.keeper, table.scene
    if keeper.path is None and keeper.is_worth_it(table.match):
        question = scene.speaker.say("terminal-quit-path", file=str(keeper.proposal))
        answer = table.keyboard.ask(f"{question} ")
        if answer == "-":
            return scene.say("terminal-bye-unsaved")
        path = Path(answer).expanduser() if answer else keeper.proposal
        if not path.exists() or table.agrees("terminal-save-over", file=str(path)):
            keeper.proposal = path
    put_away(table)


def put_away(table: Table) -> None:
    """Save the match, also when nobody can be asked any more, and say how to go on."""
    keeper, scene = table.keeper, table.scene
    scene.screen.show()
    if table.match.outcome or not keeper.is_worth_it(table.match):
        return scene.say("terminal-bye")
    path = keeper.put_away(table.match)
    if path is None:
        return scene.say("terminal-bye-unsaved")
    if path != keeper.proposal:
        scene.refuse(Refusal("file-not-written", file=str(keeper.proposal)))
    scene.say_line("terminal-bye-resume", command=command("play", "--resume", str(path)))
