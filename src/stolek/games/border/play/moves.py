"""Moves of The Border: action id, notation and picks (BOR-10, BOR-12, BOR-17).

    roll red,red,blue    throw these dice again       stop          end the rolling
    complete a12         complete an area             cross b08     cross a cell
    done                 end the action

Colours may be shortened as far as they can be told apart, or to the letter in which they are shown
(gray is a), and letters may stand in a row (rrb); `roll`, `complete` and `cross` may be left out.
Draws are written in the same way: a throw `red,red,blue,gray,yellow` in any order, the boards
of all seats `C,A`, the start player by seat number, counted from 1.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations

from stolek.games.border.edition.box import BOARDS, CELLS, COLOURS, area_name
from stolek.games.border.edition.schema import MOST_AREAS, N_DICE
from stolek.games.border.rules.codes import DEALING, DONE, FIRST_AREA, FIRST_CELL, N_ACTIONS, STARTING, STOP
from stolek.games.border.rules.dice import colours_of, number_of
from stolek.games.border.rules.state import Border
from stolek.games.border.rules.tables import deals
from stolek.kernel.move import Move
from stolek.kernel.refusal import Refusal

LETTERS = dict(zip(COLOURS, ("a", "y", "b", "r", "o", "g"), strict=True))
VERBS = ("roll", "complete", "cross")
ANSWERS = {"stop": STOP, "done": DONE}
TARGETS = {area_name(area): FIRST_AREA + area for area in range(MOST_AREAS)} | {
    name: FIRST_CELL + cell for cell, name in enumerate(CELLS)
}
LONGEST_TEXT = 60


@cache
def move(action: int) -> Move:
    """The move with this action id."""
    if not 0 <= action < N_ACTIONS:
        raise ValueError(f"no action {action}")
    if action in (STOP, DONE):
        name = "stop" if action == STOP else "done"
        return Move(action=action, notation=name, name=name, facts={}, paths=((name,),))
    if action < FIRST_AREA:
        return roll(action)
    if action < FIRST_CELL:
        return pointing(action, "area", area_name(action - FIRST_AREA))
    return pointing(action, "cell", CELLS[action - FIRST_CELL])


def pointing(action: int, kind: str, target: str) -> Move:
    """To complete an area or to cross a cell: a single pick."""
    name = "complete" if kind == "area" else "cross"
    paths = ((f"{kind}:{target}",),)
    return Move(action=action, notation=f"{name} {target}", name=name, facts={kind: target}, paths=paths)


def roll(handful: int) -> Move:
    """To throw dice again: they are picked in any order, then thrown."""
    dice = names_of(handful)
    orders = sorted(set(permutations(f"die:{colour}" for colour in dice)))
    return Move(
        action=handful,
        notation=f"roll {','.join(dice)}",
        name="roll",
        facts={"colours": dice},
        paths=tuple((*order, "roll") for order in orders),
    )


def names_of(handful: int) -> list[str]:
    """The colours that a handful shows."""
    return [COLOURS[colour] for colour in colours_of(handful)]


def parse(text: str) -> int:
    """The action that a notation names."""
    words = split(text)
    if len(words) == 1 and words[0] in ANSWERS:
        return ANSWERS[words[0]]
    verb = words.pop(0) if words and words[0] in VERBS else ""
    if verb == "roll":
        return handful_named(words)
    if len(words) == 1 and (verb or re.fullmatch(r"[ab]\d+", words[0])):
        return target_named(words[0], verb)
    if verb or not words or not colours_called(words[0]):
        raise Refusal("unreadable-move", "BOR-10", text=text[:LONGEST_TEXT], example="roll red,red,blue")
    return handful_named(words)


def target_named(word: str, verb: str) -> int:
    """To complete the area, or to cross the cell, of this name."""
    if padded(word) not in TARGETS:
        raise Refusal("unknown-target", "BOR-3", text=word, area="a12", cell="b08")
    if verb == "complete" and word[0] == "b":
        raise Refusal("whole-areas-only", "BOR-13")
    if verb == "cross" and word[0] == "a":
        raise Refusal("cells-only", "BOR-17")
    return TARGETS[padded(word)]


def split(text: str) -> list[str]:
    """The words of a notation; none when it is too long to be one."""
    words = re.split(r"[\s,+-]+", text.strip().lower()) if len(text) <= LONGEST_TEXT else []
    return [part for word in words if word not in ("", "and") for part in letters_of(word)]


def letters_of(word: str) -> list[str]:
    """A word; where it is only letters of colours in a row, such as rrb, each of them."""
    in_a_row = len(word) > 1 and set(word) <= set(LETTERS.values()) and not colours_called(word)
    return list(word) if in_a_row else [word]


def padded(name: str) -> str:
    """A cell or area with both its digits: b8 is b08."""
    return f"{name[0]}0{name[1]}" if re.fullmatch(r"[ab]\d", name) else name


def handful_named(words: list[str]) -> int:
    """The handful that shows these colours."""
    colours = [colour_named(word) for word in words]
    if not colours:
        raise Refusal("no-dice-named", "BOR-10", example="red,red,blue")
    if len(colours) > N_DICE:
        raise Refusal("too-many-dice", "BOR-6", count=len(colours))
    return number_of(colours)


def colour_named(word: str) -> int:
    """A colour by its name, the beginning of it, or its letter."""
    found = colours_called(word)
    if len(found) > 1:
        raise Refusal("which-colour", "BOR-6", text=word, known=found)
    if not found:
        raise Refusal("unknown-colour", "BOR-6", text=word, known=list(COLOURS))
    return COLOURS.index(found[0])


def colours_called(word: str) -> list[str]:
    """The colours that a word may mean."""
    by_letter = [name for name in COLOURS if LETTERS[name] == word]
    return by_letter or [name for name in COLOURS if name.startswith(word)]


# ---- draws of chance --------------------------------------------------------------------------


def draw_text(state: Border, outcome: int) -> str:
    """Boards dealt, the start player, or dice thrown."""
    if state.phase == DEALING:
        return ",".join(boards_of(outcome, state.players))
    if state.phase == STARTING:
        return str(outcome + 1)
    return ",".join(names_of(outcome))


def parse_draw(state: Border, text: str) -> int:
    """The outcome that a text names."""
    words = split(text)
    if state.phase == DEALING:
        return deal_named(text, state.players)
    if state.phase == STARTING:
        if re.fullmatch(r"[1-9]", text.strip()):
            return int(text) - 1
        raise Refusal("unreadable-start", "BOR-7", text=text[:LONGEST_TEXT], players=state.players)
    return handful_named(words)


def boards_of(deal: int, players: int) -> list[str]:
    """The boards that a way to deal gives to the seats."""
    return [BOARDS[board] for board in deals(players)[deal]]


def deal_named(text: str, players: int) -> int:
    """The way to deal that gives each seat the board named in its place."""
    letters = "".join(split(text)).upper()
    if len(set(letters)) != len(letters) or len(letters) != players or not set(letters) <= set(BOARDS):
        example = ",".join(BOARDS[:players])
        raise Refusal("bad-boards", "BOR-7", text=text[:LONGEST_TEXT], players=players, example=example)
    return deals(players).index(tuple(map(BOARDS.index, letters)))
