"""The current standing, read from a position: forests as letters, cats, points round by round."""

from __future__ import annotations

from collections.abc import Collection

from stolek.games.wispwood.edition.box import BOX, CARD_NAMES, CARD_NUMBER
from stolek.games.wispwood.edition.schema import GRIDS, KINDS, MOST_TREES, N_KINDS, N_LINES
from stolek.games.wispwood.rules.cells import SIDE, members
from stolek.games.wispwood.rules.codes import CAT, CATS, LETTERS, NO_CARD, TREE
from stolek.games.wispwood.rules.position import boards_of, n_tiles
from stolek.games.wispwood.rules.state import Wispwood
from stolek.games.wispwood.rules.tables import of_seat
from stolek.games.wispwood.scoring import points

FILL = "fill"  # the line of a full grid, beside those of the cards


def tiles(state: Wispwood, seat: int) -> dict[int, str]:
    """The letter of every cell with a tile."""
    wisps, trees = of_seat(state.wisps, seat), of_seat(state.trees, seat)
    found = dict.fromkeys(members(trees), LETTERS[TREE])
    for kind in range(N_KINDS):
        found |= dict.fromkeys(members(wisps[kind * SIDE : (kind + 1) * SIDE]), LETTERS[kind])
    return found | {state.cats[seat]: LETTERS[CAT]}


def corner(state: Wispwood, seat: int) -> int:
    """The upper left corner of the box around a forest."""
    return corner_of(tiles(state, seat))


def corner_of(cells: Collection[int]) -> int:
    """The upper left corner of the box around some cells."""
    return min(cells) // SIDE * SIDE + min(cell % SIDE for cell in cells)


def forest(state: Wispwood, seat: int) -> list[str]:
    """A forest in rows of letters, no larger than the box around it."""
    lying = tiles(state, seat)
    first = corner_of(lying)
    last_row = max(lying) // SIDE
    width = max(cell % SIDE for cell in lying) - first % SIDE + 1
    return [
        "".join(lying.get(row * SIDE + first % SIDE + column, ".") for column in range(width))
        for row in range(first // SIDE, last_row + 1)
    ]


def grid(state: Wispwood) -> int:
    """The side of this round's grid (WIS-18)."""
    return GRIDS[state.round]


def is_full(state: Wispwood, seat: int) -> bool:
    """Whether a forest fills the grid (WIS-38)."""
    return len(tiles(state, seat)) == grid(state) ** 2


def trees_left(state: Wispwood) -> int:
    """Trees that may still be laid in this turn (WIS-33)."""
    return min(MOST_TREES - state.laid, grid(state) ** 2 - len(tiles(state, state.turn)))


def kind_in_hand(state: Wispwood) -> str:
    """The kind of the wisp in hand."""
    return KINDS[state.pond[state.space]]


def fireflies_shown(state: Wispwood) -> list[int]:
    """Fireflies that have been revealed in this round (WIS-91)."""
    shown = list(BOX.fireflies)
    for number, count in enumerate(state.fireflies):
        for _ in range(count):
            shown.remove(number)
    return shown


def fireflies_left(state: Wispwood) -> int:
    """How many are left on the stack of this round."""
    return BOX.rounds[state.round].fireflies - len(fireflies_shown(state))


def cards(state: Wispwood) -> list[str]:
    """The wish cards in play."""
    return [CARD_NAMES[card] for card in state.cards if card != NO_CARD]


def round_points(state: Wispwood, seat: int, number: int) -> dict[str, int]:
    """What a seat scored in a round: card by card, and for a full grid."""
    lines = of_seat(state.points, seat)[number * N_LINES : (number + 1) * N_LINES]
    by_card = {
        CARD_NAMES[card]: line for card, line in zip(state.cards, lines, strict=False) if card != NO_CARD
    }
    return by_card | {FILL: lines[-1]}


def points_now(state: Wispwood, seat: int) -> dict[str, int]:
    """What a forest would score if the round ended as it lies; what it has scored, once the round is over."""
    if rounds_scored(state) > state.round:
        return round_points(state, seat, state.round)
    rows = forest(state, seat)
    boards = boards_of(rows)
    found = {card: points(CARD_NUMBER[card], *boards) for card in cards(state)}
    return found | {FILL: BOX.rounds[state.round].fill_bonus if n_tiles(rows) == grid(state) ** 2 else 0}


def rounds_scored(state: Wispwood) -> int:
    """How many rounds have been scored."""
    return state.round + (state.phase >= CATS)


def score(state: Wispwood, seat: int) -> int:
    """All points of a seat (WIS-85)."""
    return sum(of_seat(state.points, seat))


def full_rounds(state: Wispwood, seat: int) -> int:
    """Rounds in which a seat filled the grid (WIS-85)."""
    return state.filled[seat].bit_count()
