"""How The Border looks in a terminal: the own board large, dice and bars beside it, other boards small."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import reduce
from typing import Any

from stolek.games.border.edition.box import CELLS, COLOURS, area_name
from stolek.games.border.edition.schema import MOST_AREAS
from stolek.games.border.play.moves import LETTERS
from stolek.games.border.terminal import signs
from stolek.games.border.terminal.bars import lying, standing
from stolek.games.border.terminal.honeycomb import HEIGHT, LARGE_WIDE, SMALL_WIDE
from stolek.games.border.terminal.large import large_board
from stolek.games.border.terminal.names import large_title, small_title
from stolek.games.border.terminal.sheet import Sheet
from stolek.games.border.terminal.small import small_board
from stolek.games.border.terminal.tray import TRAY_WIDE, tray
from stolek.kernel.game import Paint, Say
from stolek.kit.labels import wordless
from stolek.kit.rows import Row, Span, beside, clipped, padded, painted

Block = list[Row]
GAP = 2
NARROW_PANEL, BROAD_PANEL = TRAY_WIDE, 40
TALL = 100  # a terminal of so many columns usually has the lines for bars below the boards


def draw(
    view: dict[str, Any],
    paint: Paint,
    say: Say = wordless,
    *,
    eye: int | None = None,
    marked: Collection[str] = (),
    columns: int = 80,
) -> str:
    """The table as lines of text."""
    sheets = [Sheet(view, seat, marked) for seat in range(view["players"])]
    rows = arranged(view, sheets, onlooker(view, eye), say, columns)
    has_colour = paint("·", COLOURS[0]) != "·"
    return painted(rows if has_colour else [*rows, *key_to_letters(say, columns)], paint)


def aliases(view: dict[str, Any]) -> dict[str, str]:
    """The numbers that are drawn: of dice while they are rolled (or all of them), of areas, of cells."""
    if view["phase"] == "rolling":
        dice: list[str] = view["dice"]
        return {str(number): colour for number, colour in enumerate(dice, 1)} | {"all": " ".join(dice)}
    if view["phase"] == "completing":
        return numbered(map(area_name, range(MOST_AREAS)))
    return numbered(CELLS) if view["phase"] == "second" else {}


def numbered(names: Iterable[str]) -> dict[str, str]:
    """Names by their numbers, with and without a leading zero, with and without the letter behind them."""
    found: dict[str, str] = {}
    for name in names:
        for number in (name[1:], name[1:].lstrip("0")):
            found |= {f"{number}{letter}": name for letter in ("", *LETTERS.values())}
    return found


def key_to_letters(say: Say, columns: int) -> Block:
    """Which letter is which colour, where colours are not seen."""
    words = [(signs.letter(colour), say(f"colour-{colour}")) for colour in COLOURS]
    text = "   ".join(f"{letter} {word}" for letter, word in words if word)
    return [clipped((Span(text, "label"),), columns)] if text else []


# ---- arrangement ------------------------------------------------------------------------------


def arranged(view: dict[str, Any], sheets: list[Sheet], seat: int, say: Say, columns: int) -> Block:
    """All boards beside each other, else the large one alone: what is higher than the screen would
    push it out of sight."""
    own = large(view, sheets[seat], say)
    others = [small(view, sheet, say) for sheet in (*sheets[seat + 1 :], *sheets[:seat])]
    left = {gap: columns - LARGE_WIDE - len(others) * (SMALL_WIDE + 1 + 2 * gap) for gap in (1, 0)}
    for gap, room in left.items():
        if room - GAP >= NARROW_PANEL:
            return abreast([beside(own, panel(view, sheets, seat, say, room - GAP), GAP), *others], gap)
    for gap, room in left.items():
        if room >= 0 and columns >= TALL:
            return [*abreast([own, *others], gap), *beneath(view, sheets, seat, say, columns)]
    room = columns - LARGE_WIDE - GAP
    if room < NARROW_PANEL:
        return [*own, (), *panel(view, sheets, seat, say, max(columns, NARROW_PANEL))]
    return beside(own, panel(view, sheets, seat, say, room), GAP)


def onlooker(view: dict[str, Any], eye: int | None) -> int:
    """Whose board is large: the viewer's, else the first seat's that is to act."""
    if eye is not None:
        return eye
    choosing = [seat for seat, board in enumerate(view["boards"]) if board["choosing"]]
    return choosing[0] if choosing else view["turn"] or 0


def large(view: dict[str, Any], sheet: Sheet, say: Say) -> Block:
    """The viewer's board."""
    rows = [large_title(view, sheet, say, LARGE_WIDE), *large_board(sheet, say)]
    return [padded(row, LARGE_WIDE) for row in rows]


def small(view: dict[str, Any], sheet: Sheet, say: Say) -> Block:
    """The board of somebody else."""
    return [small_title(view, sheet, say, SMALL_WIDE), *small_board(sheet)]


def abreast(blocks: list[Block], gap: int) -> Block:
    """Boards side by side, a line between them."""
    line: Block = [(Span("│", "dim"),)] * (HEIGHT + 1)
    return reduce(lambda left, right: beside(beside(left, line, gap), right, gap), blocks)


def panel(view: dict[str, Any], sheets: list[Sheet], seat: int, say: Say, room: int) -> Block:
    """Dice and bars, one below the other."""
    return [*tray(view, seat, say), *standing(view, sheets, say, min(room, BROAD_PANEL))]


def beneath(view: dict[str, Any], sheets: list[Sheet], seat: int, say: Say, columns: int) -> Block:
    """Dice and bars, side by side."""
    dice = [padded(row, NARROW_PANEL) for row in tray(view, seat, say)]
    return beside([(), *dice], lying(view, sheets, say, columns - NARROW_PANEL - GAP), GAP)
