"""Signs and colours of dice, seats and pieces. Every colour has a letter or a sign beside it, so that all
can be read without colour."""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import COLOURS, LANDS, LETTERS
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span

SEATS = ("purple", "yellow", "blue", "gray")
CASTLE, DRAGON, SUPERJOKER, KING = "⌂", "▲", "★", "♚"
GEMS = {"white": "◇", "gold": "◆"}
GEM_COLOURS = {"white": "bold", "gold": "yellow"}
POINTER, MET, WITH_JOKERS, FACE_DOWN, TAKEN = "▸", "✓", "+", "!", "◂"
IN_HAND = "·"
BY_LETTER = {letter: colour for colour, letter in LETTERS.items()}


def castle(seat: int) -> str:
    """What stands on the fields of a seat, and before its name."""
    return f"{CASTLE}{seat + 1}"


def die(face: str, *, pointed_out: bool = False) -> Span:
    """A die, or a joker symbol, of four columns; what is pointed out stands in brackets."""
    return Span(f"[{face}]" if pointed_out else f" {face} ", f"on {BY_LETTER[face[-1]]}")


def symbol(face: str, count: int = 1, pointed_at: bool = False) -> Span:
    """A joker symbol without a ground, how often it is there, a pointer before what can be chosen."""
    lead = POINTER if pointed_at else ""
    return Span(f"{lead}{face}" if count == 1 else f"{lead}{face}×{count}", BY_LETTER[face[-1]])


def key_to_colours(say: Say) -> Row:
    """Which letter is which colour, as far as there are words for it."""
    found: Row = ()
    for colour in COLOURS:
        word = say("terminal-colour", colour=colour)
        gap = Span("  ") if found else Span("")
        found += (gap, Span(LETTERS[colour], colour), Span(f" {word}", "label")) if word else ()
    return found


def land_name(land: str, say: Say) -> str:
    """A land in eight letters at most, or its number, so that its two fields are known by it."""
    return say("terminal-land", land=land) or f"#{LANDS.index(land) + 1}"
