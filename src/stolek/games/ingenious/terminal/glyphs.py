"""Signs for the six colours: a shape where there is colour, the letter of the notation where not."""

from __future__ import annotations

from stolek.games.ingenious.edition.box import COLOURS
from stolek.kernel.game import Paint
from stolek.kit.rows import Span

# Close to the printed symbols, but told apart at a glance and found in nearly every font.
SHAPES = dict(zip(COLOURS, "★●◆■☼○", strict=True))
LETTERS = {name: name[0].upper() for name in COLOURS}
FREE = Span(" · ", "dim")


class Glyphs:
    """How a colour is shown on the board, on tiles and on tracks."""

    def __init__(self, paint: Paint) -> None:
        self.has_colour = paint("·", COLOURS[0]) != "·"
        self.signs = SHAPES if self.has_colour else LETTERS

    def peg(self, colour: str) -> Span:
        """A colour's sign alone."""
        return Span(self.signs[colour], colour)

    def half(self, colour: str, *, marked: bool = False) -> Span:
        """Half a tile; the one laid last stands in brackets."""
        sign = self.signs[colour]
        return Span(f"[{sign}]" if marked else f" {sign} ", f"on {colour}")

    def printed(self, colour: str) -> Span:
        """A symbol printed on the board."""
        return Span(f"({self.signs[colour].lower()})", colour)
