"""A round to be scored, as it is typed in: its number, the wish cards, the forest in rows of letters.

{"round": 2, "cards": ["P-SUDOKU", "H-LINE"], "forest": ["TTT.", "TOTh"]}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stolek.games.wispwood.edition.box import BOX, CARD_NUMBER
from stolek.games.wispwood.edition.schema import DECK_OF, GRIDS, N_ROUNDS
from stolek.games.wispwood.rules.cells import SIDE
from stolek.games.wispwood.rules.codes import LETTERS
from stolek.games.wispwood.rules.tables import WIDTH
from stolek.kernel.refusal import Refusal

NOTHING = "."
LONGEST_TEXT = 60


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One player's forest at the end of a round."""

    round: int
    cards: tuple[str, ...]
    forest: tuple[str, ...]


def checked(data: dict[str, Any]) -> Position:
    """A position out of plain data; refuses what cannot lie on a table."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Refusal("position-shape", where=str(error)) from None
    return proved(position)


def proved(position: Position) -> Position:
    """The same position with its cards as the box calls them; refuses what cannot lie on a table."""
    if not 1 <= position.round <= N_ROUNDS:
        raise Refusal("desk-round", "WIS-7", number=position.round, most=N_ROUNDS)
    check_forest(position.forest, GRIDS[position.round - 1], position.round)
    return msgspec.structs.replace(position, cards=one_of_each(position.cards))


def one_of_each(cards: Sequence[Any]) -> tuple[str, ...]:
    """Cards by their names, at most one of each deck (WIS-12)."""
    named = [card_named(card) for card in cards]
    for number, card in enumerate(named):
        for other in named[:number]:
            if DECK_OF[card] == DECK_OF[other]:
                raise Refusal("two-of-a-deck", "WIS-12", card_a=other, card_b=card, deck=DECK_OF[card])
    return tuple(named)


def card_named(text: Any) -> str:
    """A card by its name."""
    name = text.strip().upper() if isinstance(text, str) else ""
    if name not in CARD_NUMBER:
        raise Refusal("unknown-card", "WIS-12", text=str(text)[:LONGEST_TEXT], known=list(CARD_NUMBER))
    return name


def check_forest(rows: Sequence[str], side: int, number: int) -> None:
    """Only tiles that there are, one cat at most, and not larger than the grid (WIS-2, WIS-18)."""
    for row in rows:
        for letter in row:
            if letter not in LETTERS + NOTHING:
                known = [*LETTERS, NOTHING]
                raise Refusal("unknown-tile", "WIS-2", text=letter, row=row[:LONGEST_TEXT], known=known)
        if len(row) != len(rows[0]):
            place = rows.index(row) + 1
            raise Refusal("ragged-forest", "WIS-1", row=place, count=len(row), expected=len(rows[0]))
    if sum(row.count("C") for row in rows) > 1:
        raise Refusal("two-cats", "WIS-11")
    _, _, height, width = box_around(rows)
    if max(height, width) > side:
        facts = {"rows": height, "columns": width, "side": side, "round": number}
        raise Refusal("forest-too-large", "WIS-18", **facts)
    if len(rows) > SIDE or any(len(row) > SIDE for row in rows):
        raise Refusal("rows-too-long", "WIS-1", most=SIDE)


def box_around(rows: Sequence[str]) -> tuple[int, int, int, int]:
    """The smallest box around all tiles: its first row and column, its height and width."""
    filled = [number for number, row in enumerate(rows) if row.strip(NOTHING)]
    columns = [number for row in rows for number, letter in enumerate(row) if letter != NOTHING]
    if not filled:
        return 0, 0, 0, 0
    top, left = filled[0], min(columns)
    return top, left, filled[-1] - top + 1, max(columns) - left + 1


def boards_of(rows: Sequence[str]) -> list[int]:
    """Pumpkins, hats, orbs, hearts and trees as boards of bits, the first row and column at 0."""
    top, left, height, width = box_around(rows)
    boards = dict.fromkeys(LETTERS, 0)
    for row in range(height):
        for column, letter in enumerate(rows[top + row][left : left + width]):
            if letter != NOTHING:
                boards[letter] |= 1 << row * WIDTH + column
    return [boards[letter] for letter in LETTERS[:5]]


def n_tiles(rows: Sequence[str]) -> int:
    """How many tiles lie there, the cat's included."""
    return sum(letter != NOTHING for row in rows for letter in row)


def fill_bonus(position: Position) -> int:
    """The points for a full grid (WIS-38, WIS-43)."""
    full = n_tiles(position.forest) == GRIDS[position.round - 1] ** 2
    return BOX.rounds[position.round - 1].fill_bonus if full else 0
