"""The players: points, fields, tokens, gems, dragon fires, superjokers, open cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stolek.games.dicekings.play.dice_notation import BY_NUMBER, SYMBOLS
from stolek.games.dicekings.terminal import signs
from stolek.games.dicekings.terminal.grid import table
from stolek.games.dicekings.terminal.scores import best, fields, is_over, sums
from stolek.kernel.game import Say
from stolek.kit.labels import seat_name
from stolek.kit.rows import Row, Span, clipped, padded, width

LONGEST_NAME = 18
ORDER = [SYMBOLS[symbol] for symbol in BY_NUMBER]
FEWEST = 12  # columns for the open cards


def drawn_areas(view: dict[str, Any], say: Say, columns: int) -> list[Row]:
    """A row for each seat; open cards that do not fit stand in rows below it."""
    seats = range(view["players"])
    fronts = table(
        [heading(say), *(figures(view, seat, say) for seat in seats)], flush_right=set(range(1, 7))
    )
    edge = max(map(width, fronts)) + 2
    room = max(columns - edge, FEWEST)
    rows: list[Row] = [(*padded(fronts[0], edge), *clipped(last_heading(view, say), room))]
    for seat, front in zip(seats, fronts[1:], strict=True):
        for number, cards in enumerate(wrapped(last_column(view, seat, say), room)):
            rows.append((*padded(front if number == 0 else (), edge), *cards))
    return [clipped(row, columns) for row in rows]


def heading(say: Say) -> list[Row]:
    """What stands in the columns."""
    words = [say("terminal-points"), say("terminal-fields"), say("terminal-tokens")]
    shown = [
        Span(""),
        *(Span(word, "label") for word in words),
        *(Span(sign, signs.GEM_COLOURS[gem]) for gem, sign in signs.GEMS.items()),
    ]
    return [(span,) for span in (*shown, Span(signs.DRAGON, "red"))]


def last_heading(view: dict[str, Any], say: Say) -> Row:
    """The same for the last column, which shows jokers, with the sign of superjokers."""
    word = say("terminal-superjokers")
    if view["phase"] in ("roll-off", "over") or not word:
        return ()
    jokers = Span(f"{say('terminal-jokers')}  ", "label")
    return (jokers, Span(signs.SUPERJOKER, "yellow"), Span(f" {word}", "label"))


def figures(view: dict[str, Any], seat: int, say: Say) -> list[Row]:
    """A name, and everything that is counted."""
    gems = view["gems"][seat]
    counts = [gems["white"], gems["gold"], view["fires"][seat]]
    return [
        named(view, seat, say),
        (Span(f"{view['scores'][seat]}", "bold"),),
        (Span(fields(view, seat)),),
        (Span(f"{view['tokens'][seat]}"),),
        *((Span(f"{count}", "" if count else "dim"),) for count in counts),
    ]


def named(view: dict[str, Any], seat: int, say: Say) -> Row:
    """An arrow before whose turn it is, a king before who has won; a castle in its colour; a name."""
    is_next = seat == view["turn"] and not is_over(view)
    lead = signs.KING if seat in best(view) else signs.POINTER if is_next else " "
    castle = Span(f" {signs.castle(seat)} ", f"on {signs.SEATS[seat]}")
    name = clipped((Span(seat_name(seat, say), "bold"),), LONGEST_NAME)
    return (Span(f"{lead} ", "bold"), castle, Span(" "), *name)


def last_column(view: dict[str, Any], seat: int, say: Say) -> list[Span]:
    """Jokers; during the roll-off sixes, at the end how the points come about."""
    if is_over(view):
        return sums(view, seat)
    sixes = view["sixes"][seat]
    if view["phase"] == "roll-off" and sixes is not None:
        return [Span(say("terminal-sixes", count=sixes) or f"6×{sixes}")]
    return jokers(view, seat)


def jokers(view: dict[str, Any], seat: int) -> list[Span]:
    """Superjokers, then joker symbols by number, alike ones together, a pointer before those to choose."""
    counts = Counter(card["joker"] for card in view["cards"][seat])
    targets = pointed_at(view, seat)
    lead = signs.POINTER if signs.SUPERJOKER in targets else ""
    down = [Span(f"{lead}{signs.SUPERJOKER * counts[None]}", "yellow")] if counts[None] else []
    return down + [signs.symbol(joker, counts[joker], joker in targets) for joker in ORDER if counts[joker]]


def pointed_at(view: dict[str, Any], seat: int) -> set[str]:
    """Jokers of a seat that can be paired or stolen now."""
    found: set[str] = set()
    for chooser, choices in enumerate(view["choices"]):
        for notation in choices["moves"] if choices else ():
            verb, *named = notation.split()
            is_own = chooser == seat
            if (verb in ("pair", "super") and is_own) or (verb == "steal" and named[-1] == str(seat + 1)):
                found.add(named[0])
            if verb in ("super", "supers") and is_own:
                found.add(signs.SUPERJOKER)
    return found


def wrapped(spans: list[Span], room: int) -> list[Row]:
    """Spans in as many rows as they need; at least one."""
    rows: list[Row] = [()]
    for span in spans:
        between = (Span(" "),) if rows[-1] else ()
        if rows[-1] and width((*rows[-1], *between, span)) > room:
            rows.append((span,))
        else:
            rows[-1] += (*between, span)
    return rows
