"""What one eye sees of a match: the drawing, the news, and phrases by their keys."""

from __future__ import annotations

from typing import Any

from stolek.kernel.match import Match
from stolek.kernel.record import Played
from stolek.kernel.refusal import Refusal
from stolek.terminal.log import story
from stolek.terminal.screen import Screen
from stolek.terminal.seats import Lineup, spoken_names
from stolek.words.speak import Speaker


class Display:
    """Shows a match on a screen, in one language; remembers what each eye has been told."""

    def __init__(self, match: Match[Any], speaker: Speaker, screen: Screen) -> None:
        self.match = match
        self.speaker = speaker
        self.screen = screen
        self.seen = dict.fromkeys((*range(match.players), None), len(match.log))
        self.pages = 0
        # Several people at one keyboard: another player's secrets may be in the scrollback.
        self.is_shared = len(Lineup(match).people) > 1

    def turn_page(self) -> None:
        """Clear the screen; the first page begins under the greeting."""
        if self.pages:
            self.screen.clear(forget=self.is_shared)
        else:
            self.screen.show()
        self.pages += 1

    def show(self, eye: int | None) -> None:
        """Show a fresh page with the news and the table."""
        self.turn_page()
        self.tell_news(eye)
        self.screen.show()
        self.show_board(eye)

    def show_board(self, eye: int | None, before: int | None = None) -> None:
        """Draw the table for this eye, from its own side or another; what others did last is marked."""
        face = self.match.game.face
        view = self.match.view(eye)
        if face is None:
            return self.screen.show(str(view))
        paint, say, columns = self.screen.paint, self.speaker.say, self.screen.columns
        seat = eye if before is None else before
        picks = marked(self.match, eye)
        self.screen.show(face.draw(view, paint, say, eye=seat, marked=picks, columns=columns))
        self.screen.show()

    def tell_news(self, eye: int | None) -> None:
        """Print what has happened since this eye was last told."""
        self.screen.tell_all(story(self.match, eye, self.speaker, self.seen[eye]))
        self.seen[eye] = len(self.match.log)

    def switch_to(self, language: str) -> None:
        """Switch the language."""
        names = spoken_names(self.match.record.header.seats, Speaker(language))
        self.speaker = Speaker(language, self.match.game, names)

    def say(self, key: str, **facts: Any) -> None:
        """Print a phrase by its key."""
        self.screen.tell(self.speaker.say(key, **facts))

    def say_line(self, key: str, **facts: Any) -> None:
        """Print a phrase in one line however long, because it ends with something to be copied."""
        self.screen.show(self.speaker.say(key, **facts))

    def refuse(self, refusal: Refusal) -> None:
        """Print a refusal."""
        self.screen.tell(self.speaker.refusal(refusal), "refusal")


def marked(match: Match[Any], eye: int | None) -> set[str]:
    """The picks of moves since this eye's own last one; where there are none, of the last move.

    Each is there twice: alone, and behind the seat that chose it (`1/cell:b08`), for tables where
    every player has a board.
    """
    entries = match.record.entries
    played = [entry for n in match.record.standing() if isinstance(entry := entries[n], Played)]
    own = [number for number, entry in enumerate(played) if entry.seat == eye]
    news = played[own[-1] + 1 :] if own else []
    moves = match.game.moves
    picks = [
        (entry.seat, pick)
        for entry in news or played[-1:]
        for pick in moves.move(moves.parse(entry.move)).picks
    ]
    return {pick for _, pick in picks} | {f"{seat}/{pick}" for seat, pick in picks}
