"""What one seat is asked now, and all that may be typed as an answer."""

from __future__ import annotations

from itertools import count
from typing import Any

from stolek.kernel.match import Match
from stolek.kernel.move import Move, Offer
from stolek.kernel.refusal import Refusal
from stolek.words.localized_input import in_notation


class Question:
    """The offer of a seat as words: each word a pick, a sequence of them a move."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.match = match
        self.seat = seat
        self.offer = match.offer(seat)
        face = match.game.face
        self.aliases = face.aliases(match.view(seat)) if face else {}

    def understood(self, text: str) -> Move | str:
        """The move of a sequence of picks, else the text in notation, if the game can parse it."""
        words = self.spelled(text)
        found = self.reached(words)
        if isinstance(found, int):
            return self.match.game.moves.move(found)
        self.check_readable(words, text)
        return " ".join(words)

    def check_readable(self, words: list[str], typed: str) -> None:
        """Refuse what the game cannot parse, with the most helpful message."""
        notation = " ".join(words)
        try:
            self.match.game.moves.parse(notation)
        except Refusal as refusal:
            if self.wants_a_word():
                raise self.objection_to_all_else() from None
            if refusal.facts.get("text") == notation:
                refusal.facts["text"] = typed
            if self.reached(words[:1]) is None:
                refusal.add_note("terminal-see-help")
            raise

    def wants_a_word(self) -> bool:
        """Whether one word of a few answers the question: no pick is a thing on the table."""
        return all(":" not in pick for pick in self.offer)

    def objection_to_all_else(self) -> Refusal:
        """The game's refusal of an action that is not among the answers."""
        answers = set(leaves(self.offer))
        other = next(action for action in count() if action not in answers)
        return self.match.game.objection(self.match.state, self.seat, other)

    def spelled(self, text: str) -> list[str]:
        """The words of a text in notation, short names expanded."""
        words = in_notation(text.replace(",", " ").lower(), self.match.game.folder).split()
        return [self.aliases.get(word, word) for word in words]

    def reached(self, words: list[str]) -> Offer | int | None:
        """What follows these picks: more picks, an action, or nothing."""
        here: Offer | int = self.offer
        for word in words:
            branches = {spoken(pick): below for pick, below in here.items()} if isinstance(here, dict) else {}
            if word not in branches:
                return None
            here = branches[word]
        return here

    def continuations(self, text: str) -> list[str]:
        """Completions of the last, perhaps unfinished, word of a text."""
        done, last = self.spelled(text), ""
        if done and not text[-1].isspace():
            last = text.split()[-1].lower()
            done = done[:-1]
        branch = self.reached(done)
        words = sorted(map(spoken, branch), key=by_number) if isinstance(branch, dict) else []
        return [word for word in words if word.startswith(last)]

    def first_words(self) -> list[str]:
        """The words with which moves begin: in the order of the drawing where it has one."""
        drawn = list(dict.fromkeys(self.aliases.values()))
        words = sorted(map(spoken, self.offer), key=by_number)
        return [word for word in drawn if word in words] + [word for word in words if word not in drawn]

    def alias(self, word: str) -> str:
        """The short name of a word, or an empty text."""
        return next((short for short, long in self.aliases.items() if long == word), "")

    def examples(self) -> list[str]:
        """Moves as they may be typed: those that pick things on the table, if there are any."""
        moves = self.match.legal(self.seat)
        pointing = [move for move in moves if any(":" in pick for pick in move.picks)]
        return [move.notation for move in pointing or moves]

    def example(self) -> str:
        """The first move that has short names, shortened, else the first one."""
        notations = self.examples()
        for notation in notations:
            short = " ".join(self.alias(word) or word for word in notation.split())
            if short != notation:
                return short
        return notations[0]

    def actions(self, words: list[str]) -> list[int]:
        """All actions that begin with these picks."""
        branch = self.reached(words)
        return sorted(set(leaves(branch))) if branch is not None else []


def spoken(pick: str) -> str:
    """A pick as it is typed: without its kind."""
    return pick.rpartition(":")[2]


def by_number(word: str) -> tuple[str, int, str]:
    """A sort key: h9 before h10."""
    letters = word.rstrip("0123456789")
    digits = word[len(letters) :]
    return letters, int(digits or 0), word


def leaves(branch: Offer | int) -> list[int]:
    """The actions below a branch."""
    if isinstance(branch, int):
        return [branch]
    return [action for below in branch.values() for action in leaves(below)]
