"""Faces of dice and joker symbols as people write them: number and colour, `6r` (KOD-6, KOD-7)."""

from __future__ import annotations

import re

from stolek.games.dicekings.edition.schema import COLOURS, LETTERS, N_COLOURS, N_NUMBERS

SYMBOLS = tuple(f"{number}{LETTERS[colour]}" for colour in COLOURS for number in range(1, N_NUMBERS + 1))
BY_NUMBER = tuple(colour * N_NUMBERS + number for number in range(N_NUMBERS) for colour in range(N_COLOURS))


def symbol(colour: str, number: int) -> int:
    """The symbol that shows a number in a colour."""
    return COLOURS.index(colour) * N_NUMBERS + number - 1


def number_of(face: int) -> int:
    """The number that a symbol shows."""
    return face % N_NUMBERS + 1


def colour_of(face: int) -> str:
    """The colour in which it shows it."""
    return COLOURS[face // N_NUMBERS]


def read(text: str) -> int | None:
    """The symbol that is written here: `6r`, `r6`, `6red`, `6 red`; None when it is none."""
    word = text.strip().lower().replace(" ", "")
    found = re.fullmatch(r"([1-6])([a-z]+)|([a-z]+)([1-6])", word)
    if not found:
        return None
    number, colour = (found[1], found[2]) if found[1] else (found[4], found[3])
    named = [name for name in COLOURS if name.startswith(colour)]
    return symbol(named[0], int(number)) if len(named) == 1 else None
