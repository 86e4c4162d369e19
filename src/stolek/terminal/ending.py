"""The last page of a match: the table, places and points, why it ended, and how to verify it."""

from __future__ import annotations

from pathlib import Path

from stolek.kernel.outcome import Outcome
from stolek.terminal.argv import command
from stolek.terminal.display import Display


def show_ending(display: Display, eye: int | None, kept: Path | None) -> None:
    """Print all about the result of a match that is over."""
    outcome = display.match.outcome
    if outcome is None:
        return
    display.show(eye)
    if outcome.ending not in display.match.game.endings:  # an ending by the rules was among the news
        display.screen.tell(display.speaker.ending(outcome))
    display.screen.tell(winner(display, outcome), "bold")
    show_places(display, outcome)
    show_seal(display, kept)


def winner(display: Display, outcome: Outcome) -> str:
    """The sentence on the winners; for a single player on the points."""
    first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if len(outcome.ranks) == 1:
        return display.speaker.say("terminal-alone", points=outcome.scores[0])
    if len(first) == 1:
        return display.speaker.say("terminal-winner", seat=first[0])
    return display.speaker.say("terminal-winners", seats=first)


def show_places(display: Display, outcome: Outcome) -> None:
    """Print each seat with its place, result and points, the first one first."""
    display.say("terminal-final-heading")
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        place = display.speaker.say(
            "terminal-place", rank=outcome.ranks[seat], seat=seat, points=outcome.scores[seat]
        )
        items = ", ".join(map(display.speaker.item, outcome.items[seat]))
        display.screen.tell(f"{place} ({items})" if items else place)


def show_seal(display: Display, kept: Path | None) -> None:
    """Print the commitment, the seed, and the command that verifies all draws."""
    record = display.match.record
    if record.seed is None:
        return
    display.screen.show()
    display.say("terminal-seal-open", seed=record.seed, seal=record.header.commitment)
    if kept is not None:
        display.say_line("terminal-seal-check", command=command("verify", str(kept)))
