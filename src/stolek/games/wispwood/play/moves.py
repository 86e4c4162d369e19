"""Moves of Wispwood: action id, notation and picks (WIS-25 … WIS-33, WIS-45, WIS-90).

    refresh          a pond of one kind is dealt anew     cat refresh      the cat hides for it
    take 3           the wisp in space 3                  shape L4         a shape beside it
    cat shape L4     any other shape: the cat hides       wisp m12         where the wisp lies
    lay e,ee,s       where its trees lie, seen from it    tree m12         lay a tree
    done             end the turn                         cat m12          move the cat
    stay             the cat stays                        ghost 3          the ghost's cat takes space 3

Cells are named by column and row, m13 in the middle; spaces are counted clockwise from 1. A lay names
each tree by the steps that lead to it: n, s, w, e. Draws are written pumpkin, hat, orb or
heart for a tile or a level (or P, H, O, h), T-LARGEST for a card, E3 for an edge of the pond or L4 for a
single shape, 2 for a firefly, and the start player by seat number, counted from 1.
"""

from __future__ import annotations

import re
from functools import cache

from stolek.games.wispwood.edition.box import CARD_NAMES
from stolek.games.wispwood.edition.schema import KINDS, N_SPACES
from stolek.games.wispwood.rules.cells import NAMES, NUMBERS, tidy
from stolek.games.wispwood.rules.codes import (
    ARRANGING,
    CAT_REFRESH,
    DEALING,
    DONE,
    DRAWING,
    FIRST_CAT,
    FIRST_CAT_SHAPE,
    FIRST_GHOST,
    FIRST_LAY,
    FIRST_SHAPE,
    FIRST_SPACE,
    FIRST_SPOT,
    FIRST_TREE,
    LETTERS,
    LEVELS,
    N_ACTIONS,
    REFRESH,
    STARTING,
    STAY,
)
from stolek.games.wispwood.rules.position import card_named
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES, lay_names
from stolek.games.wispwood.rules.state import Wispwood
from stolek.kernel.move import Move
from stolek.kernel.refusal import Refusal

ANSWERS = {"refresh": REFRESH, "cat refresh": CAT_REFRESH, "done": DONE, "stay": STAY}
SPACES = {str(space + 1): space for space in range(N_SPACES)}
SHAPES = {shape.lower(): number for number, shape in enumerate(SHAPE_NAMES)}
FIRST_OF = {
    "take": FIRST_SPACE,
    "ghost": FIRST_GHOST,
    "shape": FIRST_SHAPE,
    "cat shape": FIRST_CAT_SHAPE,
    "lay": FIRST_LAY,
    "wisp": FIRST_SPOT,
    "tree": FIRST_TREE,
    "cat": FIRST_CAT,
}
LONGEST_TEXT = 60


@cache
def move(action: int) -> Move:
    """The move with this action id."""
    if not 0 <= action < N_ACTIONS:
        raise ValueError(f"no action {action}")
    if action in ANSWERS.values():
        return answer(action)
    if action < FIRST_SHAPE:
        return pointing_at_space(action)
    if action < FIRST_LAY:
        return pointing_at_shape(action)
    return laying(action) if action < FIRST_SPOT else pointing_at_cell(action)


def answer(action: int) -> Move:
    """A move without a target of its own; the pond is pointed at to refresh it."""
    if action == REFRESH:
        return Move(action=action, notation="refresh", name="refresh", facts={}, paths=(("pond",),))
    if action == CAT_REFRESH:
        path = ("cat", "pond")
        return Move(action=action, notation="cat refresh", name="cat-refresh", facts={}, paths=(path,))
    name = "done" if action == DONE else "stay"
    return Move(action=action, notation=name, name=name, facts={}, paths=((name,),))


def pointing_at_space(action: int) -> Move:
    """To take a wisp of the pond, or to seat the ghost's cat."""
    name = "take" if action < FIRST_GHOST else "ghost"
    space = (action - FIRST_OF[name]) + 1
    paths = ((f"space:{space}",),)
    return Move(action=action, notation=f"{name} {space}", name=name, facts={"space": space}, paths=paths)


def pointing_at_shape(action: int) -> Move:
    """To choose a shape; one that is not beside the wisp hides the cat."""
    name = "shape" if action < FIRST_CAT_SHAPE else "cat-shape"
    verb = name.replace("-", " ")
    shape = SHAPE_NAMES[action - FIRST_OF[verb]]
    paths = ((f"shape:{shape}",),)
    return Move(action=action, notation=f"{verb} {shape}", name=name, facts={"shape": shape}, paths=paths)


def laying(action: int) -> Move:
    """To lay the shape around its wisp."""
    lay = lay_names()[action - FIRST_LAY]
    return Move(
        action=action, notation=f"lay {lay}", name="lay", facts={"lay": lay}, paths=((f"lay:{lay}",),)
    )


def pointing_at_cell(action: int) -> Move:
    """Where the wisp lies, where a tree, where the cat goes."""
    name = "wisp" if action < FIRST_TREE else "tree" if action < FIRST_CAT else "cat"
    cell = NAMES[action - FIRST_OF[name]]
    paths = ((f"cell:{cell}",),)
    return Move(action=action, notation=f"{name} {cell}", name=name, facts={"cell": cell}, paths=paths)


# ---- reading ----------------------------------------------------------------------------------


def parse(text: str) -> int:
    """The action that a notation names."""
    words = " ".join(text.lower().split()) if len(text) <= LONGEST_TEXT else ""
    if words in ANSWERS:
        return ANSWERS[words]
    verb, _, target = words.partition(" ") if words.startswith("lay ") else words.rpartition(" ")
    if verb in ("take", "ghost"):
        return FIRST_OF[verb] + space_named(target)
    if verb in ("shape", "cat shape"):
        return FIRST_OF[verb] + shape_named(target)
    if verb == "lay":
        return FIRST_LAY + lay_named(target)
    if verb in ("wisp", "tree", "cat") and words != "cat shape":
        return FIRST_OF[verb] + cell_named(target)
    if tidy(words) in NUMBERS:  # without a verb only what is offered is understood
        raise Refusal("cell-not-offered", "WIS-20", cell=tidy(words))
    if words in SPACES:
        raise Refusal("number-not-offered", "WIS-25", number=int(words))
    raise Refusal("unreadable-move", "WIS-25", text=text[:LONGEST_TEXT], examples=["take 3", "tree m12"])


def space_named(text: str) -> int:
    """A space of the pond by its number."""
    if text not in SPACES:
        raise Refusal("unknown-space", "WIS-9", text=text, most=N_SPACES)
    return SPACES[text]


def shape_named(text: str) -> int:
    """A shape by its name."""
    if text.strip().lower() not in SHAPES:
        raise Refusal("unknown-shape", "WIS-29", text=text[:LONGEST_TEXT], known=list(SHAPE_NAMES))
    return SHAPES[text.strip().lower()]


def cell_named(text: str) -> int:
    """A cell by its name."""
    if tidy(text) not in NUMBERS:
        raise Refusal("unknown-cell", "WIS-1", text=text, first=NAMES[0], last=NAMES[-1])
    return NUMBERS[tidy(text)]


def lay_named(text: str) -> int:
    """A lay by the steps to its trees, in any order: `se` and `es` lead to the same place."""
    trees = [tree for tree in re.split(r"[\s,]+", text) if tree]
    names = ["".join(sorted(tree, key="nswe".find)) for tree in trees]
    name = ",".join(sorted(names, key=lambda tree: (len(tree), tree)))
    if name not in lay_names():
        raise Refusal("unknown-lay", "WIS-30", text=text, example="e,ee,s")
    return lay_names().index(name)


# ---- draws of chance --------------------------------------------------------------------------


def draw_text(state: Wispwood, outcome: int) -> str:
    """A card, a piece of the pond, a kind, the start player or a firefly."""
    if state.phase == DRAWING:
        return CARD_NAMES[outcome]
    if state.phase == ARRANGING:
        return f"E{outcome + 1}" if state.per_piece > 1 else SHAPE_NAMES[outcome]
    if state.phase == STARTING:
        return str(outcome + 1)
    return KINDS[outcome] if state.phase in (LEVELS, DEALING) else str(outcome)


def parse_draw(state: Wispwood, text: str) -> int:
    """The outcome that a text names."""
    if state.phase == DRAWING:
        return CARD_NAMES.index(card_named(text))
    if state.phase == ARRANGING:
        return edge_named(text) if state.per_piece > 1 else shape_named(text)
    if state.phase in (LEVELS, DEALING):
        return kind_named(text)
    number = text.strip()
    if re.fullmatch(r"\d", number):
        return int(number) - (state.phase == STARTING)
    if state.phase == STARTING:
        raise Refusal("unreadable-start", "WIS-13", text=text[:LONGEST_TEXT], players=state.players)
    raise Refusal("unreadable-firefly", "WIS-91", text=text[:LONGEST_TEXT])


def edge_named(text: str) -> int:
    """An edge of the pond by its number."""
    found = re.fullmatch(r"e?([1-4])", text.strip().lower())
    if not found:
        raise Refusal("unknown-edge", "WIS-9", text=text[:LONGEST_TEXT], known=["E1", "E2", "E3", "E4"])
    return int(found[1]) - 1


def kind_named(text: str) -> int:
    """A kind of wisp by its letter or its name; h is a heart, H a hat."""
    word = text.strip()
    known = list(LETTERS[: len(KINDS)])
    if word in known:
        return known.index(word)
    found = [number for number, kind in enumerate(KINDS) if word and kind.startswith(word.lower())]
    if len(found) == 1:
        return found[0]
    raise Refusal("unknown-kind", "WIS-66", text=text[:LONGEST_TEXT], known=list(KINDS))
