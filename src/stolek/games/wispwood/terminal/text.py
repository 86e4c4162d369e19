"""How Wispwood looks in a terminal: the own forest large, the pond beside it, other forests small."""

from __future__ import annotations

from collections.abc import Collection
from functools import reduce
from typing import Any

from stolek.games.wispwood.terminal import signs
from stolek.games.wispwood.terminal.cards import wish_cards
from stolek.games.wispwood.terminal.forests import large_forest, small_forest
from stolek.games.wispwood.terminal.ghost import ghost_board
from stolek.games.wispwood.terminal.lays import lays_now, pictures
from stolek.games.wispwood.terminal.names import cat, in_short, named, notes, title
from stolek.games.wispwood.terminal.pond import POND_WIDE, pond
from stolek.games.wispwood.terminal.scores import BROAD, NARROW, Scores
from stolek.games.wispwood.terminal.wood import Wood, chosen_from
from stolek.kernel.game import Paint, Say
from stolek.kit.labels import seat_name, wordless
from stolek.kit.rows import Row, Span, beside, clipped, padded, painted, width

Block = list[Row]
Bands = list[list[Block]]  # from top to bottom, what stands side by side
GAP, SMALL_GAP = 3, 2
LARGE_WIDE = 30  # at least, for the names above the large forest
SMALL_WIDE = {2: 14, 1: 10}  # the same for a small one, by the columns of a cell


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
    woods = [Wood(view, seat, marked) for seat in range(view["players"])]
    seat = onlooker(view, eye)
    rows = [*header(view, say, columns), (), *arranged(view, woods, seat, say, columns)]
    return painted(rows, paint)


def aliases(view: dict[str, Any]) -> dict[str, str]:
    """Numbers of the lays that are drawn; shapes in small letters, which is no shorter than their names."""
    choices = chosen_from(view, view["turn"])
    shapes = [*choices["shapes"], *choices["cat_shapes"]]
    numbers = {str(number): lay for number, lay in enumerate(choices["lays"], 1)}
    return numbers | {shape: shape for shape in shapes} | {shape.lower(): shape for shape in shapes}


def onlooker(view: dict[str, Any], eye: int | None) -> int:
    """Whose forest is large: the viewer's, else the first seat's that is to act."""
    if eye is not None:
        return eye
    return min(view["choosing"], default=view["turn"] or 0)


def header(view: dict[str, Any], say: Say, columns: int) -> Block:
    """The round, who has the paw, and which sign is which kind: in one row if they fit."""
    words = say("terminal-round", number=view["round"], count=view["rounds"], grid=view["grid"])
    now: Row = (Span(words or f"{view['round']}/{view['rounds']}", "bold"),)
    if view["paw"] is not None:
        now += notes([f"{say('terminal-paw')}: {seat_name(view['paw'], say)}".removeprefix(": ")])
    key = signs.key({name: say(f"kind-{name}") for name in signs.NAMES})
    spare = columns - width(now) - width(key)
    rows = [(*now, Span(" " * spare), *key)] if spare >= GAP else [now, key]
    return [clipped(row, columns) for row in rows if row]


# ---- arrangement ------------------------------------------------------------------------------


def arranged(view: dict[str, Any], woods: list[Wood], seat: int, say: Say, columns: int) -> Block:
    """The lowest arrangement that fits: others beside the pond or above it, points where there is room."""
    own, cards = large(view, woods[seat], say), wish_cards(view, seat, say)
    is_laying = seat == view["turn"] and lays_now(view)
    panel = lays(view, say, columns - width_of(own) - GAP) if is_laying else ring(view, say)
    ways: list[Bands] = []
    for pitch, column in ((2, BROAD), (2, NARROW), (1, BROAD), (1, NARROW)):
        small, scores = others(view, woods, seat, say, pitch), Scores(view, say, column).rows()
        ways += [
            [[own, panel, small, scores], [cards]],
            [[own, panel, small], [cards, scores]],
            [[small, scores], [own, panel], [cards]],
            [[small], [scores], [own, panel], [cards]],
        ]
    fitting = [bands for bands in ways if columns_of(bands) <= columns]
    if fitting:
        return stacked([abreast(band) for band in min(fitting, key=lines_of)])
    return stacked([small, scores, own, panel, [clipped(row, columns) for row in cards]])


def width_of(block: Block) -> int:
    """The columns of the longest row."""
    return max(map(width, block))


def columns_of(bands: Bands) -> int:
    """The columns of blocks that stand side by side, band by band."""
    return max(sum(map(width_of, band)) + GAP * (len(band) - 1) for band in bands)


def lines_of(bands: Bands) -> int:
    """The lines of the same."""
    return sum(max(map(len, band)) + 1 for band in bands)


def abreast(blocks: list[Block], gap: int = GAP) -> Block:
    """Blocks side by side."""
    return reduce(lambda left, right: beside(left, right, gap), blocks)


def stacked(blocks: list[Block]) -> Block:
    """Blocks one below the other, an empty row between them."""
    first, *rest = blocks
    return [*first, *(row for block in rest for row in ((), *block))]


# ---- the parts --------------------------------------------------------------------------------


def large(view: dict[str, Any], wood: Wood, say: Say) -> Block:
    """The viewer's forest."""
    drawing = large_forest(wood)
    room = max(LARGE_WIDE, width_of(drawing))
    status = clipped((Span("  "), *cat(view, wood.seat, say)), room)
    return [padded(row, room) for row in (title(view, wood.seat, say, room), status, *drawing)]


def ring(view: dict[str, Any], say: Say) -> Block:
    """The pond under its name."""
    return [padded((Span(say("terminal-pond"), "label"),), POND_WIDE), (), *pond(view, say)]


def lays(view: dict[str, Any], say: Say, room: int) -> Block:
    """The ways to lay the wisp in hand, in place of the pond and not narrower."""
    hand, room = view["hand"], max(room, POND_WIDE)
    heading: Row = (Span(say("terminal-lays", kind=hand["kind"], cell=hand["cell"]), "label"),)
    return [padded(clipped(heading, room), POND_WIDE), (), *pictures(view, room)]


def others(view: dict[str, Any], woods: list[Wood], seat: int, say: Say, pitch: int) -> Block:
    """The forests of the others in the order of play, or the ghost."""
    if view["ghost"]:
        return ghost_board(view, say)
    return abreast([small(view, wood, say, pitch) for wood in (*woods[seat + 1 :], *woods[:seat])], SMALL_GAP)


def small(view: dict[str, Any], wood: Wood, say: Say, pitch: int) -> Block:
    """The forest of somebody else: name, points and cat above it."""
    room = SMALL_WIDE[pitch]
    told = [(Span(in_short(view, wood.seat)),), cat(view, wood.seat, say), *small_forest(wood, pitch)]
    rows = [named(view, wood.seat, say), *((Span("  "), *row) for row in told)]
    return [padded(clipped(row, room), room) for row in rows]
