"""The last page of a match: the table, places and points, why it ended, and how to check the dice."""

from __future__ import annotations

from pathlib import Path

from stolek.kernel.outcome import Outcome
from stolek.terminal.argv import command
from stolek.terminal.display import Scene


def show_ending(scene: Scene, eye: int | None, kept: Path | None) -> None:
    """All that is to be said when a match is over."""
    outcome = scene.match.outcome
    if outcome is None:
        return
    scene.show(eye)
    if outcome.ending not in scene.match.game.endings:  # an end by the rules was among the news
        scene.screen.tell(scene.speaker.ending(outcome))
    scene.screen.tell(winner(scene, outcome), "bold")
    show_places(scene, outcome)
    show_seal(scene, kept)


def winner(scene: Scene, outcome: Outcome) -> str:
    """Who has won; alone it is the result that counts."""
    first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if len(outcome.ranks) == 1:
        return scene.speaker.say("terminal-alone", points=outcome.scores[0])
    if len(first) == 1:
        return scene.speaker.say("terminal-winner", seat=first[0])
    return scene.speaker.say("terminal-winners", seats=first)


def show_places(scene: Scene, outcome: Outcome) -> None:
    """Each seat with its place, result and points, the first one first."""
    scene.say("terminal-final-heading")
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        place = scene.speaker.say(
            "terminal-place", rank=outcome.ranks[seat], seat=seat, points=outcome.scores[seat]
        )
        items = ", ".join(map(scene.speaker.item, outcome.items[seat]))
        scene.screen.tell(f"{place} ({items})" if items else place)


def show_seal(scene: Scene, kept: Path | None) -> None:
    """The seal, the seed behind it, and the command that draws every ticket again."""
    record = scene.match.record
    if record.seed is None:
        return
    scene.screen.show()
    scene.say("terminal-seal-open", seed=record.seed, seal=record.header.commitment)
    if kept is not None:
        scene.say_line("terminal-seal-check", command=command("verify", str(kept)))
