"""Moves of Ingenious: action id, notation and picks (ING-13, ING-20).

A placement is written `red-blue h8-h9`: red on h8, blue on h9. Colours may be shortened to their
first letter and the parts separated by spaces or hyphens (`r b h8 h9`, `rb h8 h9`); the order of
the halves does not matter as long as each colour stands for its cell. The question of a swap is
answered `swap` or `keep`. A tile drawn by hand is written `red-blue` or `blue-red`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from stolek.games.ingenious.edition.box import COLOURS, kind_of, tile_name
from stolek.games.ingenious.rules.board import CELL_NAMED, PAIR_NUMBER, PAIRS, axial, name_of
from stolek.games.ingenious.rules.codes import KEEP, N_ACTIONS, N_WAYS, SWAP
from stolek.games.ingenious.rules.state import Ingenious
from stolek.kernel.move import Move, Path
from stolek.kernel.refusal import Refusal
from stolek.kit.hexes import Axial

ANSWERS = {"swap": SWAP, "keep": KEEP}
TWO_LETTERS = re.compile(f"[{''.join(name[0] for name in COLOURS)}]{{2}}")  # of colours
LONGEST_TEXT = 60


@dataclass(frozen=True, kw_only=True)
class Placement(Move):
    """A tile on two cells; the first colour lies on the first cell."""

    cells: tuple[Axial, Axial]
    colours: tuple[int, int]

    __hash__ = Move.__hash__


@cache
def move(action: int) -> Move:
    """The move with this action id."""
    if not 0 <= action < N_ACTIONS:
        raise ValueError(f"no action {action}")
    if action >= SWAP:
        name = "swap" if action == SWAP else "keep"
        return Move(action=action, notation=name, name=name, facts={}, paths=((name,),))
    return placement(action)


def placement(action: int) -> Placement:
    """A placement, with one path of picks for each way a hand would point at it."""
    a, b, one, two = decoded(action)
    tile = tile_name(kind_of(one, two))
    first, second = name_of(a), name_of(b)
    tile_pick = f"tile:{tile}"
    here, there = f"cell:{first}", f"cell:{second}"
    # The tile is picked as it is named, so its first colour goes to the first cell picked.
    paths: tuple[Path, ...] = ((tile_pick, here, there),) if one <= two else ((tile_pick, there, here),)
    if one == two:
        paths += ((tile_pick, there, here),)
    return Placement(
        action=action,
        notation=f"{COLOURS[one]}-{COLOURS[two]} {first}-{second}",
        name="place",
        facts={"colour_a": COLOURS[one], "cell_a": first, "colour_b": COLOURS[two], "cell_b": second},
        paths=paths,
        cells=(axial(a), axial(b)),
        colours=(one, two),
    )


def decoded(action: int) -> tuple[int, int, int, int]:
    """A placement's first cell, second cell, first colour, second colour."""
    a, b, _ = PAIRS[action // N_WAYS]
    return a, b, action % N_WAYS // 6, action % 6


def encoded(a: int, b: int, one: int, two: int) -> int:
    """The action that lays colour one on cell a and colour two on its neighbour b."""
    if a > b:
        a, b, one, two = b, a, two, one
    if (a, b) not in PAIR_NUMBER:
        raise Refusal("not-neighbours", "ING-13", cell_a=name_of(a), cell_b=name_of(b))
    return PAIR_NUMBER[a, b] * N_WAYS + one * 6 + two


def parse(text: str) -> int:
    """The action that a notation names."""
    words = split(r"[\s,@-]+", text)
    if len(words) == 1 and words[0] in ANSWERS:
        return ANSWERS[words[0]]
    if len(words) == 3 and TWO_LETTERS.fullmatch(words[0]):
        words = [*words[0], *words[1:]]
    if len(words) != 4:
        raise Refusal("unreadable-move", "ING-13", text=text[:LONGEST_TEXT], example="red-blue h8-h9")
    one, two = colour_named(words[0]), colour_named(words[1])
    a, b = cell_named(words[2]), cell_named(words[3])
    return encoded(a, b, one, two)


def split(separators: str, text: str) -> list[str]:
    """The words of a notation; none when it is too long to be one."""
    return re.split(separators, text.strip().lower()) if len(text) <= LONGEST_TEXT else []


def colour_named(word: str) -> int:
    """A colour by its name or first letter."""
    for colour, name in enumerate(COLOURS):
        if word in (name, name[0]):
            return colour
    raise Refusal("unknown-colour", "ING-2", text=word, known=list(COLOURS))


def cell_named(word: str) -> int:
    """A cell by its name."""
    if word not in CELL_NAMED:
        raise Refusal("unknown-cell", "ING-3", text=word, example="h8")
    return CELL_NAMED[word]


def draw_text(state: Ingenious, outcome: int) -> str:
    """A drawn tile."""
    return tile_name(outcome)


def parse_draw(state: Ingenious, text: str) -> int:
    """The kind of tile that a text names, in any order of its colours."""
    words = split(r"[\s,-]+", text)
    if len(words) == 1 and TWO_LETTERS.fullmatch(words[0]):
        words = [*words[0]]
    if len(words) != 2:
        raise Refusal("unreadable-tile", "ING-6", text=text[:LONGEST_TEXT], example="red-blue")
    return kind_of(colour_named(words[0]), colour_named(words[1]))
