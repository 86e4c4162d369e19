"""Signs for cells, dice and values. Every colour has the letter of the notation, so that all can be
read without colour."""

from __future__ import annotations

from stolek.games.border.edition.box import BOX, VALUES
from stolek.games.border.play.moves import LETTERS
from stolek.kit.rows import Row, Span

CROSS, STAR = "×", "*"
FILL = "░"
WHITE = frozenset(BOX.white_cells)


def letter(colour: str) -> str:
    """The letter of a colour; a dot where there is none yet."""
    return LETTERS[colour].upper() if colour else "·"


def cross(colour: str, *, white: bool, fresh: bool) -> Span:
    """A crossed cell: those chosen last stand in brackets, printed crosses are round."""
    if white:
        return Span(f"({CROSS})", "bold")
    return Span(f"[{CROSS}]" if fresh else f" {CROSS} ", colour)


def open_cell(colour: str, *, filled: bool) -> Span:
    """An open cell that cannot be chosen now."""
    return Span(f" {letter(colour)} ", f"on {colour}" if colour and filled else colour)


def target(colour: str, number: str) -> Span:
    """An open cell that can be chosen, with the number to be typed."""
    return Span(f"{number}{letter(colour)}", f"on {colour}")


def die(colour: str, *, used: bool) -> Span:
    """A die; one that is used shows a small letter."""
    return Span(f"[{LETTERS[colour]}]", "dim") if used else Span(f"[{letter(colour)}]", f"on {colour}")


def values(territory: str, *, gone: bool) -> Row:
    """Both values of a territory; the higher one crossed off when it is gone."""
    high, low = VALUES[territory]
    if gone:
        return (Span(CROSS, "dim"), Span(f"/{low}", "bold"))
    return (Span(f"{high}", "bold"), Span(f"/{low}", "label"))


def written(points: int) -> Span:
    """Points as they are circled on the bar."""
    return Span(f"({points})", "bold")
