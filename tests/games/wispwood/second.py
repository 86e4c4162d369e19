"""The rules a second time, slow and obvious, from the clauses alone.

Forests are sets of cells, placements are tried one by one wherever they might lie. Only what the cards
are worth is asked of the engine's scoring, which has tests of its own. Tests let both play the same
match and compare what they say after every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

from stolek.games.wispwood.scoring import score
from tests.games.wispwood.facts import (
    DECKS,
    EDGES,
    FIREFLIES,
    GHOSTS,
    GRIDS,
    KINDS,
    LETTERS,
    OF_EACH_KIND,
    ONE_PAW,
    PROMOS,
    SHAPES,
    STACKS,
    Cell,
)

COLUMNS = "abcdefghijklmnopqrstuvwxy"
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
Lay = tuple[Cell, frozenset[Cell]]  # the cell of the wisp and those of its trees


def name_of(cell: Cell) -> str:
    """WIS-1: m13 is the middle, rows are counted downwards."""
    row, column = cell
    return f"{COLUMNS[column + 12]}{row + 13}"


def cell_of(name: str) -> Cell:
    """The cell with this name."""
    return int(name[1:]) - 13, COLUMNS.index(name[0]) - 12


def beside(cell: Cell) -> set[Cell]:
    """WIS-3: the four cells that share a side with one."""
    return {(cell[0] + down, cell[1] + right) for down, right in SIDES}


@cache
def ways(shape: str) -> frozenset[frozenset[Cell]]:
    """WIS-30: all ways to turn and mirror a shape, each shifted so that its box begins at 0, 0."""
    found = set()
    for flipped in (False, True):
        cells = [(row, -column) if flipped else (row, column) for row, column in SHAPES[shape]]
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            top, left = min(row for row, _ in cells), min(column for _, column in cells)
            found.add(frozenset((row - top, column - left) for row, column in cells))
    return frozenset(found)


def steps_to(wisp: Cell, tree: Cell) -> str:
    """How a tree is told, seen from its wisp."""
    down, right = tree[0] - wisp[0], tree[1] - wisp[1]
    return "n" * -down + "s" * down + "w" * -right + "e" * right


def lay_text(lay: Lay) -> str:
    """How the trees around a wisp are told."""
    wisp, trees = lay
    return "lay " + ",".join(sorted((steps_to(wisp, tree) for tree in trees), key=lambda t: (len(t), t)))


class Second:
    """One match; what it knows is what lies on the table."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.alone = players == 1
        self.options = options
        self.rounds: int = options["rounds"]
        self.round = 1
        decks = [deck for deck in DECKS if options["tree_card"] or deck != "tree"]
        self.cards: list[str] = []
        self.decks_left = [] if isinstance(options["cards"], list) else decks
        if isinstance(options["cards"], list):
            self.cards = list(options["cards"])
        self.ring: list[str] = list(EDGES["E1"]) if options["pond"] == "edges" else []
        self.levels: list[str] = []
        self.turn = 0 if self.alone else options["first"] if options["first"] != "drawn" else None
        self.paw = 0
        self.forests: list[dict[Cell, str]] = [{(0, 0): "C"} for _ in range(players)]
        self.ready = [True] * players
        self.pond: list[str | None] = [None] * 8
        each = OF_EACH_KIND - self.alone
        self.unseen = Counter(dict.fromkeys(LETTERS, each))
        """WIS-14: what the tiles of the supply may be; also those lying face down, as likely."""
        self.older = Counter[str]()
        """WIS-16a: faces of tiles lying face down that are surely not in the supply."""
        self.supply = 4 * each - players
        self.discards = Counter[str]()
        self.haunt: int | None = None
        self.collected = Counter[str]()
        self.shown: list[int] = []
        self.firefly = 0
        self.ghost_points: list[int] = []
        self.scored: list[list[int]] = [[] for _ in range(players)]
        self.full_rounds = [0] * players
        self.hand: int | None = None
        self.shape: str | None = None
        self.spot: Cell | None = None
        self.trees_laid = 0
        self.start_of_turn = True
        self.asked: set[int] = set()
        self.known: dict[Any, set[frozenset[Cell]]] = {}
        """Placements found before, so that nobody waits for them twice."""
        self.phase = "drawing" if self.decks_left else "arranging"

    # ---- set-up ---------------------------------------------------------------------------------

    def deck(self) -> tuple[str, ...]:
        """WIS-12: the cards that may come next; promos only where they are wanted."""
        deck = self.decks_left[0]
        if self.options["cards"] == "one-paw":
            return ONE_PAW[deck]
        promo = (PROMOS[deck],) if self.options["cards"] == "promos" and deck in PROMOS else ()
        return DECKS[deck] + promo

    def loose(self) -> list[str]:
        """WIS-9: pieces of the pond that have not been laid."""
        if self.options["pond"] == "edges":
            return [edge for edge, shapes in EDGES.items() if shapes[0] not in self.ring]
        return [shape for shape in SHAPES if shape not in self.ring]

    def odds(self) -> Counter[str]:
        """What fortune may bring now, and how likely it is."""
        if self.phase == "drawing":
            return Counter(self.deck())
        if self.phase == "arranging":
            return Counter(self.loose())
        if self.phase == "levels":
            return Counter(kind for kind in LETTERS if kind not in self.levels)
        if self.phase == "starting":
            return Counter(str(seat + 1) for seat in range(self.players))
        if self.phase == "dealing":
            return +self.unseen
        hidden = Counter(FIREFLIES) - Counter(self.shown)
        return Counter({str(number): count for number, count in hidden.items()})

    def draw(self, text: str) -> None:
        """What fortune brings."""
        if self.phase == "drawing":
            self.cards.append(text)
            self.decks_left = self.decks_left[1:]
            self.phase = "drawing" if self.decks_left else "arranging"
        elif self.phase == "arranging":
            self.ring += EDGES.get(text, (text,))
            if len(self.loose()) == 1:
                self.ring += EDGES.get(self.loose()[0], (self.loose()[0],))
                self.phase = "levels" if self.alone else "starting"
                if self.phase == "starting" and self.turn is not None:
                    self.begin_with(self.turn)
        elif self.phase == "levels":
            self.levels.append(text)
            if len(self.levels) == 3:
                self.levels += [kind for kind in LETTERS if kind not in self.levels]
                self.deal()
        elif self.phase == "starting":
            self.begin_with(int(text) - 1)
        elif self.phase == "dealing":
            self.pond[self.pond.index(None)] = text
            self.unseen[text] -= 1
            self.supply -= 1
            self.deal()
        else:
            self.reveal(int(text))

    def begin_with(self, seat: int) -> None:
        """WIS-13: the start player has the paw."""
        self.turn = self.paw = seat
        self.deal()

    # ---- tiles ----------------------------------------------------------------------------------

    def deal(self) -> None:
        """WIS-10, WIS-16, WIS-90: until no space is empty; what happens then."""
        if None in self.pond:
            self.have_supply()
            self.phase = "dealing"
        elif self.alone and self.haunt is None:
            self.phase = "ghost-cat"
        elif self.firefly:
            self.ghost_takes()
        else:
            self.phase = "turn"

    def have_supply(self) -> None:
        """WIS-16, WIS-16a: an empty supply is made of the discards, whose faces are known."""
        if self.supply == 0:
            self.older += self.unseen
            self.unseen = self.discards
            self.discards = Counter()
            self.supply = sum(self.unseen.values())
            assert self.supply  # WIS-17

    def lay_tree(self, seat: int, cell: Cell) -> None:
        """WIS-2, WIS-14: a tile of the supply, face down."""
        self.have_supply()
        self.supply -= 1
        self.forests[seat][cell] = "T"

    def discard_wisps(self) -> None:
        """WIS-16, WIS-95: all wisps, not the ghost's cat."""
        for space, lying in enumerate(self.pond):
            if lying in KINDS:
                self.discards[lying] += 1
                self.pond[space] = None

    def wisps(self) -> list[str]:
        """What swims in the pond."""
        return [lying for lying in self.pond if lying in KINDS]

    # ---- the ghost ------------------------------------------------------------------------------

    def reveal(self, number: int) -> None:
        """WIS-93: a firefly; too few wisps are replaced."""
        self.shown.append(number)
        self.firefly = number
        if len(self.wisps()) < number:
            self.discard_wisps()
            self.deal()
        else:
            self.ghost_takes()

    def ghost_takes(self) -> None:
        """WIS-93: the best of the wisps that its cat sees clockwise, the first of several."""
        assert self.haunt is not None
        order = [(self.haunt + step) % 8 for step in range(1, 8)]
        seen = [space for space in order if self.pond[space] in KINDS][: self.firefly]
        best = min(self.levels.index(str(self.pond[space])) for space in seen)
        prey = next(space for space in seen if self.pond[space] == self.levels[best])
        self.collected[self.levels[best]] += 1
        self.pond[self.haunt] = None
        self.pond[prey] = "ghost"
        self.haunt = prey
        self.firefly = 0
        self.begin_turn()

    # ---- where tiles may lie --------------------------------------------------------------------

    def may_lie(self, seat: int, places: Iterable[frozenset[Cell]]) -> set[frozenset[Cell]]:
        """WIS-18, WIS-20: on empty cells, beside a tile, all within a square of this round's size."""
        forest = set(self.forests[seat])
        touching = {other for cell in forest for other in beside(cell)}
        return {
            cells
            for cells in places
            if cells & touching and not cells & forest and self.in_square(forest | cells)
        }

    def in_square(self, cells: set[Cell]) -> bool:
        """WIS-18: wherever the square lies."""
        rows, columns = [row for row, _ in cells], [column for _, column in cells]
        return max(max(rows) - min(rows), max(columns) - min(columns)) < GRIDS[self.round]

    def near(self, seat: int) -> list[Cell]:
        """More cells than any tile could reach in this turn."""
        forest = self.forests[seat]
        rows, columns = [row for row, _ in forest], [column for _, column in forest]
        return [
            (row, column)
            for row in range(min(rows) - 4, max(rows) + 5)
            for column in range(min(columns) - 4, max(columns) + 5)
        ]

    def tree_cells(self, seat: int) -> set[Cell]:
        """WIS-33: where a single tree may lie."""
        singles = (frozenset([cell]) for cell in self.near(seat))
        return {cell for cells in self.may_lie(seat, singles) for cell in cells}

    def placements(self, seat: int, shape: str) -> set[frozenset[Cell]]:
        """WIS-20: everywhere a shape may lie, whatever wisp it has."""
        key = seat, shape, self.round, frozenset(self.forests[seat])
        if key not in self.known:
            shifted = (
                frozenset((row + r, column + c) for r, c in way)
                for row, column in self.near(seat)
                for way in ways(shape)
            )
            self.known[key] = self.may_lie(seat, shifted)
        return self.known[key]

    def lays(self, seat: int, shape: str, kind: str) -> set[Lay]:
        """WIS-23, WIS-30: placements with any cell for the wisp, a hat where its card allows."""
        return {
            (wisp, cells - {wisp})
            for cells in self.placements(seat, shape)
            for wisp in cells
            if kind != "H" or self.hat_may_lie(seat, wisp)
        }

    def hat_may_lie(self, seat: int, hat: Cell) -> bool:
        """WIS-60 to WIS-64, against the cat and the forest before the placement (WIS-57)."""
        forest = self.forests[seat]
        cat = next(cell for cell, tile in forest.items() if tile == "C")
        down, right = abs(hat[0] - cat[0]), abs(hat[1] - cat[1])
        card = next(card for card in self.cards if card.startswith("H-"))
        if card == "H-DIAGONAL":
            return down == right
        if card == "H-LINE":
            return down == 0 or right == 0
        if card == "H-AROUND":
            return max(down, right) == 1
        if card == "H-TWO":
            return max(down, right) == 2
        linked, grown = {cat}, True
        while grown:
            corners = {(row + r, column + c) for row, column in linked for r, c in CORNERS}
            more = {cell for cell in corners if forest.get(cell) == "H"} - linked
            linked |= more
            grown = bool(more)
        return any((hat[0] + r, hat[1] + c) in linked for r, c in CORNERS)

    def shapes_for(self, seat: int, space: int) -> set[str]:
        """WIS-24, WIS-29, WIS-31: how a wisp may be shaped, as it is told."""
        kind = str(self.pond[space])
        near = {self.ring[space], self.ring[(space - 1) % 8]}
        far = set(SHAPES) - near if self.ready[seat] else set()
        return {f"shape {shape}" for shape in near if self.lays(seat, shape, kind)} | {
            f"cat shape {shape}" for shape in far if self.lays(seat, shape, kind)
        }

    # ---- a turn ---------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """WIS-26: an empty pond is dealt at once, and that was the refresh of this turn."""
        assert self.turn is not None
        assert not self.is_full(self.turn)  # WIS-41
        self.start_of_turn = True
        self.phase = "turn"
        if not self.wisps():
            self.start_of_turn = False
            self.deal()

    def owing(self) -> set[int]:
        """Who owes a decision."""
        if self.phase == "cats":
            return set(self.asked)
        asks = ("ghost-cat", "turn", "shape", "spot", "lay", "trees", "laid")
        return {self.turn} if self.phase in asks and self.turn is not None else set()

    def legal(self, seat: int) -> set[str]:
        """All that a seat may do now, in notation."""
        if seat not in self.owing():
            return set()
        forest = self.forests[seat]
        if self.phase == "cats":
            return {"stay"} | {f"cat {name_of(cell)}" for cell, tile in forest.items() if tile == "T"}
        if self.phase == "ghost-cat":
            return {f"ghost {space + 1}" for space in range(8)}
        trees = {f"tree {name_of(cell)}" for cell in self.tree_cells(seat)}
        if self.phase == "turn":
            return trees | self.pond_moves(seat)
        if self.phase == "trees":
            return {"done"} | (trees if self.trees_laid < 3 else set())
        if self.phase == "laid":
            return {"done"}
        assert self.hand is not None
        if self.phase == "shape":
            return self.shapes_for(seat, self.hand)
        assert self.shape is not None
        lays = self.lays(seat, self.shape, str(self.pond[self.hand]))
        if self.phase == "spot":
            return {f"wisp {name_of(wisp)}" for wisp, _ in lays}
        return {lay_text(lay) for lay in lays if lay[0] == self.spot}

    def pond_moves(self, seat: int) -> set[str]:
        """WIS-24 to WIS-27: refreshes, and wisps for which there is a shape and a place."""
        moves = {f"take {s + 1}" for s in range(8) if self.pond[s] in KINDS and self.shapes_for(seat, s)}
        if self.ready[seat]:
            moves.add("cat refresh")
        if self.start_of_turn and len(set(self.wisps())) == 1:
            moves.add("refresh")
        return moves

    def play(self, seat: int, notation: str) -> None:
        """Do what a seat decided."""
        verb, _, target = notation.rpartition(" ")
        if target == "refresh":
            self.ready[seat] = self.ready[seat] and not verb
            self.start_of_turn = False
            self.discard_wisps()
            self.deal()
        elif verb in ("tree", "cat", "wisp"):
            self.play_cell(seat, verb, cell_of(target))
        elif verb in ("shape", "cat shape"):
            self.shape = target
            self.ready[seat] = self.ready[seat] and verb == "shape"
            self.phase = "spot"
        elif verb == "take":
            self.hand = int(target) - 1
            self.phase = "shape"
        elif verb == "ghost":
            self.haunt = int(target) - 1
            self.discards[str(self.pond[self.haunt])] += 1
            self.pond[self.haunt] = "ghost"
            self.phase = "firefly"
        elif verb == "lay":
            self.lay(seat, notation)
        elif target == "stay":
            self.decided(seat)
        else:
            self.done(seat)

    def play_cell(self, seat: int, verb: str, cell: Cell) -> None:
        """A tree laid, a place for the wisp, or a cat that moves."""
        if verb == "wisp":
            self.spot = cell
            self.phase = "lay"
        elif verb == "tree":
            self.lay_tree(seat, cell)
            self.trees_laid += 1
            self.phase = "trees"
        else:
            forest = self.forests[seat]
            left = next(place for place, tile in forest.items() if tile == "C")
            forest[left], forest[cell] = "T", "C"  # WIS-46
            self.decided(seat)

    def lay(self, seat: int, notation: str) -> None:
        """WIS-28, WIS-30: the wisp leaves the pond and lies with its trees."""
        assert self.hand is not None
        assert self.shape is not None
        kind = str(self.pond[self.hand])
        lays = [lay for lay in self.lays(seat, self.shape, kind) if lay[0] == self.spot]
        (wisp, trees), *more = [lay for lay in lays if lay_text(lay) == notation]
        assert not more
        self.pond[self.hand] = None
        self.forests[seat][wisp] = kind
        for tree in trees:
            self.lay_tree(seat, tree)
        self.hand = self.shape = self.spot = None
        self.phase = "laid"

    def done(self, seat: int) -> None:
        """WIS-34, WIS-39, WIS-97: the turn is over, perhaps the round."""
        if self.trees_laid:
            self.ready[seat] = True
        self.trees_laid = 0
        if self.alone:
            if self.is_full(0) or len(self.shown) == STACKS[self.round]:
                self.end_round()
            else:
                self.phase = "firefly"
            return
        following = (seat + 1) % self.players
        if following == self.paw and any(map(self.is_full, range(self.players))):
            self.end_round()
        else:
            self.turn = following
            self.begin_turn()

    # ---- rounds ---------------------------------------------------------------------------------

    def is_full(self, seat: int) -> bool:
        """WIS-38."""
        return len(self.forests[seat]) == GRIDS[self.round] ** 2

    def rows(self, seat: int) -> list[str]:
        """A forest in rows of letters."""
        forest = self.forests[seat]
        rows, columns = [row for row, _ in forest], [column for _, column in forest]
        across = range(min(columns), max(columns) + 1)
        return [
            "".join(forest.get((row, column), ".") for column in across)
            for row in range(min(rows), max(rows) + 1)
        ]

    def points(self, seat: int) -> dict[str, int]:
        """WIS-43: what a forest is worth as it lies."""
        said = score({"round": self.round, "cards": self.cards, "forest": self.rows(seat)})
        return {**said["items"], "fill": said["fill"]}

    def end_round(self) -> None:
        """WIS-43, WIS-45, WIS-98: points for all, then cats, unless it was the last round."""
        for seat in range(self.players):
            self.scored[seat].append(sum(self.points(seat).values()))
            self.full_rounds[seat] += self.is_full(seat)
        if self.alone:
            values = zip(self.levels, GHOSTS[self.options["ghost"]], strict=True)
            self.ghost_points.append(sum(self.collected[kind] * value for kind, value in values))
        if self.round == self.rounds:
            self.phase = "over"
            return
        self.phase = "cats"
        self.asked = {seat for seat in range(self.players) if "T" in self.forests[seat].values()}
        if not self.asked:
            self.next_round()

    def decided(self, seat: int) -> None:
        """WIS-45: all at the same time; after the last one the trees go."""
        self.asked.remove(seat)
        if not self.asked:
            self.next_round()

    def next_round(self) -> None:
        """WIS-15, WIS-47 to WIS-49: trees return, all that is unseen is one again, the paw passes on."""
        for forest in self.forests:
            for cell in [cell for cell, tile in forest.items() if tile == "T"]:
                del forest[cell]
                self.supply += 1
        self.unseen += self.older
        self.older = Counter()
        self.round += 1
        self.shown = []
        if self.alone:
            self.phase = "firefly"
            return
        self.paw = (self.paw + 1) % self.players
        self.turn = self.paw
        self.begin_turn()

    def places(self) -> list[int]:
        """WIS-85, WIS-100."""
        if self.alone:
            return [1 if sum(self.scored[0]) >= sum(self.ghost_points) else 2]
        order = [(sum(self.scored[seat]), self.full_rounds[seat]) for seat in range(self.players)]
        return [1 + sum(other > one for other in order) for one in order]
