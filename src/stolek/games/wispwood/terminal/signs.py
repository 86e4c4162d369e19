"""Signs for tiles, spaces and shapes. Every kind has the letter of the notation, so that all can be read
without colour."""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import KINDS
from stolek.games.wispwood.rules.codes import LETTERS
from stolek.games.wispwood.rules.shapes import SHAPES
from stolek.kit.rows import Row, Span

NAMES = (*KINDS, "tree", "cat")
LETTER = dict(zip(NAMES, LETTERS, strict=True))
TREE, CAT = LETTER["tree"], LETTER["cat"]
WISPS = LETTERS[: len(KINDS)]
COLOURS = dict(zip(LETTERS, ("orange", "purple", "blue", "red", "green", "yellow"), strict=True))
HIDDEN = "gray"
TREE_SIGN, EMPTY, FULL_SIGN, SUM = "♣", "·", "#", "Σ"
FREE = Span(f" {EMPTY} ", "dim")
SQUARE = "■"


def sign(letter: str, *, ready: bool = True) -> str:
    """What stands for a tile: a wisp's letter, a tree, a cat that is small when it hides."""
    return TREE_SIGN if letter == TREE else letter.lower() if letter == CAT and not ready else letter


def colour(letter: str, *, ready: bool = True) -> str:
    """The colour of a tile; a hidden cat is gray."""
    return HIDDEN if letter == CAT and not ready else COLOURS[letter]


def tile(letter: str, *, ready: bool = True, pointed_out: bool = False, filled: bool = True) -> Span:
    """A tile of three columns; what is pointed out stands in brackets."""
    shown, paint = sign(letter, ready=ready), colour(letter, ready=ready)
    return Span(f"[{shown}]" if pointed_out else f" {shown} ", f"on {paint}" if filled else paint)


def peg(letter: str, *, ready: bool = True, pointed_out: bool = False) -> Span:
    """A tile of one column."""
    paint = colour(letter, ready=ready)
    return Span(sign(letter, ready=ready), f"on {paint}" if pointed_out else paint)


def shape(name: str) -> list[str]:
    """A shape as two rows of squares, turned as in its name."""
    cells = SHAPES[name]
    rows = [[SQUARE if (row, column) in cells else " " for column in range(4)] for row in range(2)]
    return [" ".join(row).rstrip() for row in rows]


def key(words: dict[str, str]) -> Row:
    """Which sign is which kind, as far as there are words for it."""
    found: Row = ()
    for name, word in words.items():
        gap = Span("  ") if found else Span("")
        found += (gap, peg(LETTER[name]), Span(f" {word}", "label")) if word else ()
    return found
