"""The wish cards: titles, what each would bring now, the numbers on it, and what it counts."""

from __future__ import annotations

from typing import Any, NamedTuple

from stolek.games.wispwood.edition.box import BOX
from stolek.games.wispwood.edition.schema import DECK_OF
from stolek.games.wispwood.terminal import signs
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, clipped, padded, plain, width

POINTS_WIDE = 5
GAP = 2


class Line(NamedTuple):
    """What is shown of a card, or of the full grid."""

    sign: Span
    title: str
    points: int
    numbers: str
    meaning: str


def wish_cards(view: dict[str, Any], seat: int, say: Say) -> list[Row]:
    """A row for each card, one for the full grid, and the sum, as the forest of a seat lies now."""
    now: dict[str, int] = view["now"][seat]
    told = [card_line(card, now[card["id"]], say) for card in view["cards"]]
    bonus = BOX.rounds[view["round"] - 1].fill_bonus
    told.append(Line(Span(signs.FULL_SIGN, "bold"), say("terminal-fill"), now["fill"], f"+{bonus}", ""))
    heading = say("terminal-cards")
    for_title = max(width(plain(title)) for title in (f"{heading} ", *(line.title for line in told)))
    for_numbers = max(width(plain(line.numbers)) for line in told)
    rows = [front(Span(" "), Span(heading, "label"), Span(say("terminal-now"), "label"), for_title)]
    for line in told:
        points = Span(f"{line.points}", "bold" if line.points else "dim")
        numbers = padded((Span(line.numbers, "label"),), for_numbers)
        row = front(line.sign, Span(line.title), points, for_title)
        rows.append((*row, Span(" " * GAP), *numbers, Span(f"{' ' * GAP}{line.meaning}")))
    total = Span(f"{now['total']}", "bold")
    return [*rows, front(Span(signs.SUM), Span(""), total, for_title)]


def front(sign: Span, title: Span, points: Span, for_title: int) -> Row:
    """The first columns: a sign, a title, and points at the right end of theirs."""
    row = padded((sign, Span(" "), title), for_title + 2)
    points = clipped((points,), POINTS_WIDE)[0]
    return (*row, Span(" " * (POINTS_WIDE - width((points,)))), points)


def card_line(card: dict[str, Any], points: int, say: Say) -> Line:
    """A card with what it would bring now."""
    name = card["id"]
    return Line(card_sign(name), say(f"card-{name}"), points, numbers_on(card), say(f"terminal-card-{name}"))


def card_sign(card: str) -> Span:
    """The sign of what a card is about."""
    return signs.peg(signs.LETTER[DECK_OF[card]])


def numbers_on(card: dict[str, Any]) -> str:
    """A table and what each further one adds, points, or values by kind."""
    if card["values"]:
        return " ".join(f"{signs.LETTER[kind]}{value}" for kind, value in card["values"].items())
    if card["points"]:
        return f"×{card['points']}"
    return " ".join([*map(str, card["table"]), *([f"+{card['more']}"] if card["more"] else [])])
