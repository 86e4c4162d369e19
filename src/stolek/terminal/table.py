"""The table in a terminal: shows it to the seat to move, asks and plays, until the end or people quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolek.kernel.events import Prompt
from stolek.kernel.match import Match
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE
from stolek.terminal.autosave import Autosave
from stolek.terminal.commands import COMMANDS, WHILE_DRAWING, Quit, command_in, commands_like
from stolek.terminal.display import Display
from stolek.terminal.ending import show_ending
from stolek.terminal.prompt import Continue, Keyboard
from stolek.terminal.question import Question
from stolek.terminal.quitting import leave, put_away
from stolek.terminal.seats import Lineup
from stolek.words.localized_input import in_notation

INTERRUPTED = 130  # the exit code that a shell expects after Ctrl-C
WATCHING_PACE = 0.7  # seconds between moves when only bots play
MOST_OUTCOMES = 10_000  # with more of them, draws are not completed


class TerminalTable:
    """A match with people and bots around it, one keyboard and one screen between them."""

    def __init__(self, display: Display, lineup: Lineup, keyboard: Keyboard, autosave: Autosave) -> None:
        self.match: Match[Any] = display.match
        self.display = display
        self.lineup = lineup
        self.keyboard = keyboard
        self.autosave = autosave
        self.holder = lineup.people[0] if len(lineup.people) == 1 else None

    def run(self) -> int:
        """Play until the end, or until people quit; return the exit code."""
        try:
            self.play()
        except Quit:
            self.close(leave)
        except EOFError:
            self.close(put_away)
        except KeyboardInterrupt:
            self.close(put_away)
            return INTERRUPTED
        return 0

    def play(self) -> None:
        """Play decision by decision, saving after each, to the last page."""
        self.keep()
        while not self.match.outcome:
            if self.match.chance:
                self.ask_for_draw()
            else:
                self.ask_or_let_bot_play()
            self.keep()
        eye = self.lineup.people[0] if len(self.lineup.people) == 1 else None
        if self.autosave.path is None and self.lineup.people:
            self.autosave.put_away(self.match)
        show_ending(self.display, eye, self.autosave.path)

    def close(self, way: Callable[[TerminalTable], None]) -> None:
        """Quit in this way, even when input ends during its questions."""
        try:
            way(self)
        except (EOFError, KeyboardInterrupt):
            put_away(self)

    def keep(self) -> None:
        """Save if there is a file; a failure does not stop the game."""
        try:
            self.autosave.keep(self.match)
        except Refusal as refusal:
            self.display.refuse(refusal)

    # ---- decisions ---------------------------------------------------------------------------

    def ask_or_let_bot_play(self) -> None:
        """The next decision of a seat: people first, if several owe one."""
        people = [seat for seat in self.match.to_act if seat in self.lineup.people]
        if people:
            return self.ask_for_move(people[0])
        seat = self.match.to_act[0]
        self.display.screen.mutter(self.display.speaker.say("terminal-thinking"))
        self.match.play(seat, self.lineup.bot_move(self.match, seat))
        if not self.lineup.people:
            self.display.show(None)
            self.display.screen.pause(WATCHING_PACE)

    def ask_for_move(self, seat: int) -> None:
        """Ask a person until the record has changed."""
        if not self.hand_over(seat):
            return
        self.display.show(seat)
        question = Question(self.match, seat)
        before = self.match.record
        while self.match.record is before:
            self.take_answer(seat, question)

    def take_answer(self, seat: int, question: Question) -> None:
        """Read one line, a move or a command; a refusal changes nothing."""
        prompt = self.match.game.telling.prompt(self.match.state, seat)
        line = self.ask(seat, prompt, lambda text: question.continuations(text) + commands_like(text))
        name, rest = command_in(line)
        try:
            if name is not None:
                COMMANDS[name](self, seat, rest)
            elif line:
                self.match.play(seat, question.understood(line))
        except Refusal as refusal:
            self.display.refuse(refusal)

    # ---- manual draws ------------------------------------------------------------------------

    def ask_for_draw(self) -> None:
        """Ask for a manual draw, out of sight of those who may not know it."""
        prompt = self.match.game.telling.prompt(self.match.state, CHANCE)
        seat = prompt.facts.get("seat")
        if seat in self.lineup.people and seat != self.holder:
            if not self.hand_over(seat):
                return
            self.display.show(seat)
        eye = seat if seat in self.lineup.people else self.holder
        line = self.ask(eye, prompt, self.draws)
        try:
            self.take_draw(line, eye)
        except Refusal as refusal:
            self.display.refuse(refusal)

    def take_draw(self, line: str, eye: int | None) -> None:
        """Read one line: a draw, or a command that makes sense meanwhile."""
        name, rest = command_in(line)
        if name in WHILE_DRAWING:
            COMMANDS[name](self, eye, rest)
        elif line:
            self.match.draw(in_notation(line, self.match.game.folder))
        self.display.tell_news(eye)

    def draws(self, text: str) -> list[str]:
        """Completions: draws that are possible now, then commands."""
        state, moves = self.match.state, self.match.game.moves
        outcomes = self.match.game.odds(state)
        few = outcomes if len(outcomes) <= MOST_OUTCOMES else ()
        known = sorted(moves.draw_text(state, outcome) for outcome in few)
        return [word for word in (*known, *WHILE_DRAWING) if word.startswith(text)]

    # ---- the keyboard ------------------------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Pass the keyboard with no secrets on the screen; False when a move was undone meanwhile."""
        before = self.match.record
        changes = self.holder != seat and len(self.lineup.people) > 1
        if changes and any(self.match.game.hides(self.match.state, eye) for eye in (self.holder, seat)):
            self.display.turn_page()
            self.display.tell_news(None)
            self.keyboard.forget()
            while self.match.record is before and not self.is_handed_over(seat):
                pass
        if self.match.record is before:
            self.holder = seat
        return self.match.record is before

    def is_handed_over(self, seat: int) -> bool:
        """Whether only Enter was pressed; the previous player may still undo or quit."""
        line = self.keyboard.ask(f"{self.display.speaker.say('terminal-pass', seat=seat)} ")
        name, rest = command_in(line)
        if name == "quit":
            raise Quit
        if name == "undo":
            self.take_back(rest)
        return not line

    def take_back(self, rest: str) -> None:
        """Undo a decision of the previous player."""
        try:
            COMMANDS["undo"](self, self.holder, rest)
        except Refusal as refusal:
            self.display.refuse(refusal)

    def ask(self, eye: int | None, prompt: Prompt, continuations: Continue) -> str:
        """Print the prompt and read one line; with several people, the line names the seat."""
        speaker = self.display.speaker
        self.display.screen.tell(speaker.typed_prompt(prompt), "bold")
        is_alone = eye is None or len(self.lineup.people) < 2
        name = "" if is_alone else f"{speaker.say('terminal-seat', seat=eye)} "
        return self.keyboard.ask(f"{name}› ", continuations)

    def agrees(self, key: str, **facts: Any) -> bool:
        """Ask a question until the answer is yes or no; True for yes."""
        speaker = self.display.speaker
        question = f"{speaker.say(key, **facts)} {speaker.say('terminal-yes-no')} "
        yes, no = (speaker.say("terminal-yes"), "y"), (speaker.say("terminal-no"),)
        while not (answer := self.keyboard.ask(question).lower()).startswith(yes + no):
            self.display.say("terminal-unknown-answer")
        return answer.startswith(yes)
