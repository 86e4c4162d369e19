"""Points by rounds: a row for each card, and for each player a column for each round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stolek.games.wispwood.terminal import signs
from stolek.games.wispwood.terminal.cards import card_sign
from stolek.games.wispwood.terminal.names import is_open, shortened
from stolek.kernel.game import Say
from stolek.kit.labels import seat_name
from stolek.kit.rows import Row, Span, plain, width

LABEL = 2
BROAD, NARROW = 4, 3  # columns of a round
SHORTEST = 6  # columns of a player


class Scores:
    """The table in rounds of so many columns."""

    def __init__(self, view: dict[str, Any], say: Say, column: int) -> None:
        self.cards = [card["id"] for card in view["cards"]]
        self.scored = len(view["scored"][0])
        self.seats = [rounds_of(view, seat) for seat in range(view["players"])]
        self.names = [seat_name(seat, say) for seat in range(view["players"])]
        self.column = column
        self.group = max(SHORTEST, column * len(self.seats[0]) + 1)

    def rows(self) -> list[Row]:
        """Names and rounds, card by card the points, the bonus for a full grid, and the sum."""
        names = (flush((Span(shortened(name, self.group - 2), "bold"),), self.group) for name in self.names)
        return [
            joined([plain(" " * LABEL), *names]),
            self.row(Span(" "), [[self.head(n) for n in range(len(rounds))] for rounds in self.seats]),
            *(self.row(card_sign(card), self.points(card)) for card in self.cards),
            self.row(Span(signs.FULL_SIGN, "bold"), self.points("fill")),
            self.row(Span(signs.SUM), self.sums()),
        ]

    def head(self, number: int) -> Span:
        """The number of a round; dots behind that of one that goes on."""
        return Span(f"{number + 1}" if number < self.scored else f"{number + 1}…", "label")

    def points(self, line: str) -> list[list[Span]]:
        """What a card brought to each player in each round; gray while the round goes on."""
        return [[self.entry(n, told[line]) for n, told in enumerate(rounds)] for rounds in self.seats]

    def sums(self) -> list[list[Span]]:
        """What each round brought to each player."""
        return [
            [self.entry(n, told["total"], "bold") for n, told in enumerate(rounds)] for rounds in self.seats
        ]

    def entry(self, number: int, points: int, colour: str = "") -> Span:
        """Points of a round."""
        return Span(f"{points}", colour if number < self.scored else "label")

    def row(self, first: Span, entries: list[list[Span]]) -> Row:
        """What a row is about, and an entry for each round of each player."""
        groups = (joined(flush((span,), self.column) for span in spans) for spans in entries)
        return (first, Span(" " * (LABEL - 1)), *joined(flush(group, self.group) for group in groups))


def rounds_of(view: dict[str, Any], seat: int) -> list[dict[str, int]]:
    """The points of a seat, round by round; the last ones are those of now, while the round goes on."""
    scored: list[dict[str, int]] = view["scored"][seat]
    return [*scored, view["now"][seat]] if is_open(view) else scored


def joined(rows: Iterable[Row]) -> Row:
    """Rows one behind the other."""
    return tuple(span for row in rows for span in row)


def flush(row: Row, columns: int) -> Row:
    """A row at the right end of so many columns."""
    return (Span(" " * (columns - width(row))), *row)
