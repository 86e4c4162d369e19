"""Commands that may be typed at the table besides moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from stolek.bots.bots import JudgedTerm
from stolek.kernel.move import Move
from stolek.kernel.record import Drawn, Played
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE
from stolek.terminal import listing
from stolek.terminal.log import itemised, story
from stolek.terminal.question import Question
from stolek.terminal.seats import ADVISER
from stolek.words.localized_input import folded, in_any_language, in_language
from stolek.words.rulebook import numbered
from stolek.words.speak import Speaker

if TYPE_CHECKING:
    from stolek.terminal.table import TerminalTable

# Refusals of an undo that everybody's consent can overrule.
BY_CONSENT = ("undo-chance", "undo-revealed", "undo-others")
# Commands that make sense while a manual draw is due, too.
WHILE_DRAWING = ("undo", "board", "log", "lang", "save", "help", "quit")


class Quit(Exception):
    """Somebody quits the table."""


def command_in(line: str) -> tuple[str | None, str]:
    """The command that a line begins with, in any language, if any, and the rest of the line."""
    word, _, rest = line.partition(" ")
    return spoken_commands().get(folded(word)), rest.strip()


@cache
def spoken_commands() -> dict[str, str]:
    """All words for commands, in all languages, and a few synonyms."""
    return {"?": "help", "exit": "quit", **in_any_language("terminal-command", COMMANDS)}


def commands_like(text: str) -> list[str]:
    """The commands to which the first word of a text may be completed."""
    return [name for name in COMMANDS if name.startswith(text)] if " " not in text else []


def undo(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Undo the last entry if it is a manual draw, else the last decision made at this keyboard."""
    match = table.match
    seat = CHANCE if eye is None or last_was_typed_in(table) else last_person(table, eye)
    try:
        match.undo(seat)
    except Refusal as refusal:
        if refusal.code not in BY_CONSENT or seat == CHANCE:
            raise
        table.display.refuse(refusal)
        if table.agrees("terminal-undo-consent"):
            match.undo(seat, consent=True)
        else:
            table.display.say("terminal-undo-refused")


def last_person(table: TerminalTable, eye: int) -> int:
    """The person who decided last: a slip is noticed when the next one is asked."""
    record, people = table.match.record, table.lineup.people
    entries = (record.entries[number] for number in reversed(record.standing()))
    decided = (entry.seat for entry in entries if isinstance(entry, Played) and entry.seat in people)
    return next(decided, eye)


def last_was_typed_in(table: TerminalTable) -> bool:
    """Whether the last standing entry is a manual draw."""
    record = table.match.record
    standing = record.standing()
    last = record.entries[standing[-1]] if standing else None
    return record.header.chance == "manual" and isinstance(last, Drawn)


def moves(table: TerminalTable, eye: int | None, rest: str) -> None:
    """List the moves that match the rest of the line; without a rest, an overview."""
    question = asked(table, eye)
    words = question.spelled(rest)
    branches = question.offer.values()
    if not words and len(branches) > 1 and any(isinstance(below, dict) for below in branches):
        return show_groups(table, question)
    fitting = listing.weighed(question, question.actions(words))
    if not fitting:
        return table.display.say("terminal-moves-none", text=rest)
    table.display.say("terminal-moves-heading", count=len(fitting))
    for points, move in fitting[: listing.LONGEST_LIST]:
        table.display.screen.show(f"  {points:+3d}  {in_words(move, table)}")
    if len(fitting) > listing.LONGEST_LIST:
        table.display.say("terminal-moves-more", count=len(fitting) - listing.LONGEST_LIST)


def show_groups(table: TerminalTable, question: Question) -> None:
    """For each first word print the number of moves, and the best one."""
    table.display.say("terminal-moves-groups", count=len(question.actions([])))
    found = listing.groups(question)
    widest = max(len(word) for word, _, _ in found)
    for word, count, best in found:
        begin = f"{question.alias(word):>2} {word:<{widest}}"
        table.display.screen.show(f"{begin} {count:>5}   {best.points:+3d}  {in_words(best.move, table)}")


def preview(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Show what a move would bring, item by item."""
    question = asked(table, eye)
    if not rest:
        return table.display.say("terminal-preview-usage", example=question.example())
    foreseen = table.match.preview(question.seat, question.understood(rest))
    table.display.screen.tell_all(itemised(table.display.speaker, foreseen.events))
    if foreseen.view is None:
        table.display.say("terminal-preview-secret")


def hint(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Show what a strong bot would do, and the reasons."""
    question = asked(table, eye)
    thought = table.lineup.thought(table.match, question.seat, ADVISER)
    move = table.match.game.moves.move(thought.action)
    speaker = table.display.speaker
    in_favour_first = sorted(thought.reasons, key=lambda reason: reason.points < 0)
    reasons = [worded(reason, speaker) for reason in in_favour_first]
    key = (
        "terminal-hint-why"
        if reasons
        else "terminal-hint-all"
        if len(question.actions([])) > 1
        else "terminal-hint"
    )
    table.display.say(key, move=in_words(move, table), reasons=", ".join(reasons))


def in_words(move: Move, table: TerminalTable) -> str:
    """A move as it may be typed in the table's language."""
    return in_language(move.notation, table.display.speaker.language, table.match.game.folder)


def worded(reason: JudgedTerm, speaker: Speaker) -> str:
    """A reason for a move, with its points."""
    key = "terminal-reason" if reason.points > 0 else "terminal-reason-against"
    return speaker.say(key, term=speaker.say(f"term-{reason.term}"), points=round(abs(reason.points), 1))


def rules(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Show a clause of the rules; without a number the one behind the current prompt."""
    current = current_clause(table)
    clause = f"{current.partition('-')[0]}-{rest}" if rest[:1].isdecimal() else rest or current
    try:
        text = table.display.speaker.clause(clause)
    except LookupError:
        raise Refusal("unknown-clause", text=rest, example=current) from None
    table.display.say("terminal-rule", clause=numbered(clause), text=text)


def log(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Show all that has happened, as far as this eye may know it."""
    told = story(table.match, eye, table.display.speaker)
    table.display.say("terminal-log-heading" if told else "terminal-log-empty")
    table.display.screen.tell_all(f"{number}. {paragraph}" for number, paragraph in enumerate(told, 1))


def lang(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Switch the language, also of the log so far."""
    table.display.switch_to(rest.lower())
    table.display.show_board(eye)


def save(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Save the match into a file, now and after every move from now on."""
    autosave = table.autosave
    path = Path(rest).expanduser() if rest else autosave.path
    if path is None:
        return table.display.say("terminal-save-usage", example=autosave.proposal.name)
    if path != autosave.path and path.exists() and not table.agrees("terminal-save-over", file=str(path)):
        return table.display.say("terminal-not-saved")
    autosave.keep_in(path, table.match)
    table.display.say("terminal-saved", file=str(path))
    if table.match.seed is not None:
        table.display.say("terminal-save-secret")


def resign(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Resign, after confirmation."""
    seat = asked(table, eye).seat
    if table.agrees("terminal-resign-ask", seat=seat):
        table.match.resign(seat)
    else:
        table.display.say("terminal-resign-not")


def board(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Show the table again; with the number or name of a seat, from that seat's side."""
    table.display.show_board(eye, seat_called(table, rest) if rest else None)


def seat_called(table: TerminalTable, text: str) -> int:
    """A seat by its number, counted from 1, or by its player's name."""
    names = [table.display.speaker.wording.player(seat) for seat in range(table.match.players)]
    for seat, name in enumerate(names):
        if folded(text) in (folded(name), str(seat + 1)):
            return seat
    raise Refusal("no-such-player", text=text, known=names)


def help_(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Show what may be typed."""
    table.display.say("terminal-help-heading")
    speaker, clause = table.display.speaker, current_clause(table)
    for meaning in draw_help(table) if table.match.chance else move_help(table, asked(table, eye)):
        table.display.screen.tell(f"  {'':<8} {meaning}")
    for name in WHILE_DRAWING if table.match.chance else COMMANDS:
        word = speaker.say(f"terminal-command-{name}")
        table.display.screen.tell(f"  {word:<8} {speaker.say(f'terminal-help-{name}', clause=clause)}")
    table.display.say("terminal-help-tab")


def move_help(table: TerminalTable, question: Question) -> list[str]:
    """How a move is typed, also in words of the language and in short where that is possible."""
    speaker, example = table.display.speaker, question.examples()[0]
    found = [speaker.say("terminal-help-move", example=example)]
    own = in_language(example, speaker.language, question.match.game.folder)
    if own != example:
        found.append(speaker.say("terminal-help-words", example=own))
    if question.aliases and question.example() != example:
        found.append(speaker.say("terminal-help-short", example=question.example()))
    return found


def draw_help(table: TerminalTable) -> list[str]:
    """How to type a manual draw."""
    state, moves = table.match.state, table.match.game.moves
    example = moves.draw_text(state, state.outcome(0))
    return [table.display.speaker.say("terminal-help-draw", example=example)]


def quit_(table: TerminalTable, eye: int | None, rest: str) -> None:
    """Quit the table."""
    raise Quit


def asked(table: TerminalTable, eye: int | None) -> Question:
    """The question to this seat; refuses when it is not asked now."""
    if eye is None or eye not in table.match.to_act:
        raise Refusal("waiting-for-chance" if table.match.chance else "match-over")
    return Question(table.match, eye)


def current_clause(table: TerminalTable) -> str:
    """The clause behind the current prompt."""
    state = table.match.state
    return table.match.game.telling.prompt(state, state.actors()[0]).clause or "?"


COMMANDS: dict[str, Callable[[TerminalTable, int | None, str], None]] = {
    "moves": moves,
    "preview": preview,
    "hint": hint,
    "board": board,
    "undo": undo,
    "rules": rules,
    "log": log,
    "lang": lang,
    "save": save,
    "resign": resign,
    "help": help_,
    "quit": quit_,
}
