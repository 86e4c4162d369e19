"""The offer: a row for each pile, with what its open card asks for, what it brings, and whether it is met."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from stolek.games.dicekings.edition.schema import EFFECTS, N_TIERS
from stolek.games.dicekings.terminal import signs
from stolek.games.dicekings.terminal.asks import WIDEST, asked
from stolek.games.dicekings.terminal.grid import table
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, clipped, padded, plain, width

CITIZEN, CARD, ASKS, BRINGS, JOKER, LEFT, NOW = COLUMNS = range(7)
# From the broadest to the narrowest: columns left out, blanks between the others, words behind signs or none
WAYS: tuple[tuple[tuple[int, ...], int, bool], ...] = (
    ((), 2, True),
    ((), 1, True),
    ((CARD,), 2, True),
    ((CARD,), 1, True),
    ((CARD,), 2, False),
    ((CARD, BRINGS), 1, False),
)
BEFORE = " " * 5  # a pointer and a number
NOTHING: dict[str, list[Any]] = {"claims": [], "alarms": []}


def drawn_offer(view: dict[str, Any], marked: Collection[str], say: Say, columns: int) -> list[Row]:
    """The five piles, with as much detail as there is room for."""
    for left_out, gap, explained in WAYS:
        rows = Offer(view, marked, say, explained).rows(left_out, gap)
        if max(map(width, rows)) <= columns:
            return rows
    return [clipped(row, columns) for row in rows]


class Offer:
    """The five piles as a table.

    A column is as broad as anything that can ever stand in it, so that nothing moves while a game goes on.
    """

    def __init__(self, view: dict[str, Any], marked: Collection[str], say: Say, explained: bool) -> None:
        self.piles: list[dict[str, Any]] = view["offer"]
        self.claimed = view["claiming"]
        choices = next(filter(None, view["choices"]), NOTHING)
        self.claims, self.alarms = choices["claims"], choices["alarms"]
        self.marked = marked
        self.say = say
        self.explained = explained

    def rows(self, left_out: Collection[int], gap: int) -> list[Row]:
        """Headings and piles, some columns left out."""
        shown = [column for column in COLUMNS if column not in left_out]
        lines = [self.heading(), *map(self.pile, range(len(self.piles)))]
        cells = [[line[column] for column in shown] for line in lines]
        rows = table(cells, flush_right={shown.index(LEFT)}, gap=gap)
        return [row for row in rows if any(span.text.strip() for span in row)]

    def heading(self) -> list[Row]:
        """What stands in the columns."""
        say = self.say
        effects = [effect(name, say) for names in EFFECTS.values() for name in names]
        met = f"{signs.MET} {N_TIERS}/{N_TIERS} {signs.TAKEN}"
        signs_met = [met, self.reachable(), self.face_down(), self.taken()]
        return [
            label(f"{BEFORE}{say('terminal-offer')}"),
            (),
            padded(label(f" {say('terminal-asks')}"), WIDEST),
            padded(label(say("terminal-brings")), broadest(effects)),
            label(say("terminal-joker")),
            label(say("terminal-left")),
            plain(" " * broadest(signs_met)),
        ]

    def pile(self, place: int) -> list[Row]:
        """What is shown of a pile."""
        pile = self.piles[place]
        name, left = self.name(place), (Span(f"{pile['left']}"),)
        if pile["card"] is None:
            return [name, (), (Span(f" {self.say('terminal-empty') or '–'}", "dim"),), (), (), left, ()]
        return [
            name,
            label(pile["card"]),
            asked(pile["condition"], self.say),
            label(effect(pile["effect"], self.say)),
            (signs.symbol(pile["joker"]),),
            left,
            (self.now(pile),),
        ]

    def name(self, place: int) -> Row:
        """Number and citizen; a pointer before what can be claimed, brackets where a card was taken."""
        citizen = self.piles[place]["citizen"]
        lead = signs.POINTER if citizen in self.claims else signs.FACE_DOWN if citizen in self.alarms else " "
        number = f"[{place + 1}]" if f"pile:{citizen}" in self.marked else f" {place + 1} "
        text = f"{lead}{number} {self.say('terminal-citizen', citizen=citizen)}"
        return (Span(text, "" if lead == " " else "bold"),)

    def now(self, pile: dict[str, Any]) -> Span:
        """Whether a card is met by the dice, claimed, within reach of jokers, or to be had face down."""
        citizen, tier = pile["citizen"], pile["met"]
        if tier:
            reached = f"{signs.MET} {tier}/{N_TIERS}" if pile["condition"]["type"] == "tiered" else signs.MET
            return Span(f"{reached} {signs.TAKEN}" if citizen == self.claimed else reached, "green")
        if citizen == self.claimed:
            return Span(self.taken(), "bold")
        if citizen in self.claims:
            return Span(self.reachable(), "yellow")
        return Span(self.face_down(), "red") if citizen in self.alarms else Span("")

    def taken(self) -> str:
        """Claimed already, but jokers are still to be paired."""
        return self.told(signs.TAKEN, self.say("terminal-claimed"))

    def reachable(self) -> str:
        """Can be claimed with jokers."""
        return self.told(signs.WITH_JOKERS, self.say("terminal-with-jokers"))

    def face_down(self) -> str:
        """Can be taken face down."""
        return self.told(signs.FACE_DOWN, self.say("terminal-face-down"))

    def told(self, sign: str, words: str) -> str:
        """A sign, and what it means where there is room."""
        return f"{sign} {words}".rstrip() if self.explained else sign


def effect(name: str, say: Say) -> str:
    """What a card brings, in a few words: `terminal-effect-merchant`, `-thief_card`, `-thief_gem`, `-slayer`,
    `-rogue`, `-landowner`."""
    return say(f"terminal-effect-{name}")


def label(text: str) -> Row:
    """Words beside what matters."""
    return (Span(text, "label"),)


def broadest(texts: Collection[str]) -> int:
    """The columns of the broadest of these."""
    return max(width(plain(text)) for text in texts)
