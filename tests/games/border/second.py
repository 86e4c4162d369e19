"""The rules a second time, slow and obvious, from the clauses alone.

Sets of cell names and lists of colours, with nothing of the engine's numbers, tables or arithmetic.
Tests let both play the same match and compare what they say after every step.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.games.border.facts import AREAS, BOARDS, CELLS, COLOURS, HIGH, LOW, RINGS, WHITE, colour_of

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def adjacent(one: str, two: str) -> bool:
    """BOR-4: their hexagons share a side."""
    (q, r), (s, t) = CELLS[one], CELLS[two]
    return (s - q, t - r) in DIRECTIONS


BESIDE = {one: [two for two in CELLS if adjacent(one, two)] for one in CELLS}


def told(dice: list[str]) -> str:
    """Dice in notation, in the order of the colours."""
    return ",".join(sorted(dice, key=COLOURS.index))


class Second:
    """One match; what it knows is what lies on the table."""

    def __init__(self, boards: str, first: int, *, chaining: bool = True) -> None:
        self.boards = boards
        self.players = len(boards)
        self.chaining = chaining
        self.crossed = [set(WHITE) for _ in boards]
        self.written: list[dict[str, int]] = [{} for _ in boards]
        self.ever_closed: set[str] = set()
        """Territories that somebody closed in an earlier action."""
        self.active = first
        self.phase = "over"
        self.begin_round()

    # ---- the first action ---------------------------------------------------------------------

    def begin_round(self) -> None:
        """BOR-9, BOR-10: all five dice are rolled first."""
        self.phase = "throwing"
        self.kept: list[str] = []
        self.rolls = 0
        self.chosen: list[str] = []
        self.used: list[str] = []
        self.finished = set(range(self.players))

    def throw(self, faces: list[str]) -> None:
        """BOR-6, BOR-10, BOR-10a: dice fall; after the third roll the rolling is over."""
        self.dice = self.kept + faces
        assert len(self.dice) == 5
        self.rolls += 1
        self.phase = "rolling"
        if self.rolls == 3:
            self.stop()

    def rerolls(self) -> set[str]:
        """BOR-10: any selection of the five dice but none."""
        return {
            told(list(selection)) for count in range(1, 6) for selection in combinations(self.dice, count)
        }

    def stop(self) -> None:
        """BOR-12: areas are chosen; who can complete none has nothing to decide."""
        self.phase = "completing"
        self.before_action = [set(cells) for cells in self.crossed]
        if not self.completions():
            self.end_first()

    def price(self, area: str) -> int:
        """u(a): the open cells of an area, when the crossing began."""
        return len(set(AREAS[area]) - self.before_action[self.active])

    def is_legal_set(self, areas: list[str]) -> bool:
        """BOR-12: something to cross in each, and dice of its own colour for all of them together."""
        colours = BOARDS[self.boards[self.active]]
        needed = Counter[str]()
        for area in areas:
            needed[colours[area]] += self.price(area)
        lying = Counter(self.dice)
        return all(self.price(area) >= 1 for area in areas) and all(
            count <= lying[colour] for colour, count in needed.items()
        )

    def completions(self) -> set[str]:
        """The areas that can still be added to those chosen."""
        return {area for area in AREAS if area not in self.chosen and self.is_legal_set([*self.chosen, area])}

    def complete(self, area: str) -> None:
        """BOR-12: all open cells of the area are crossed, each for a die."""
        self.used += [BOARDS[self.boards[self.active]][area]] * self.price(area)
        self.chosen.append(area)
        self.crossed[self.active] |= set(AREAS[area])
        self.close(self.active)

    def end_first(self) -> None:
        """BOR-15, BOR-16, BOR-22a: the closings count as earlier from now on, the others get their dice."""
        self.end_action()
        left = list((Counter(self.dice) - Counter(self.used)).elements())
        self.pool = left or list(self.dice)
        self.most = 1 if len(self.used) == 5 else len(self.pool)
        self.spent: list[list[str]] = [[] for _ in self.boards]
        self.before_action = [set(cells) for cells in self.crossed]
        self.phase = "second"
        self.finished = {self.active}
        self.finished |= {seat for seat in range(self.players) if not self.crossings(seat)}
        self.end_second_if_all_have_finished()

    # ---- the second action --------------------------------------------------------------------

    def unused(self, seat: int) -> list[str]:
        """BOR-16, BOR-19: what a passive player may still use of the pool, which is whole for each."""
        if self.phase != "second" or seat in self.finished or len(self.spent[seat]) == self.most:
            return []
        return list((Counter(self.pool) - Counter(self.spent[seat])).elements())

    def crossings(self, seat: int) -> set[str]:
        """BOR-17, BOR-17b: open cells with a die of their colour, beside a crossed cell."""
        near = self.crossed[seat] if self.chaining else self.before_action[seat]
        return {
            cell
            for cell in CELLS
            if cell not in self.crossed[seat]
            and colour_of(self.boards[seat], cell) in self.unused(seat)
            and any(other in near for other in BESIDE[cell])
        }

    def cross(self, seat: int, cell: str) -> None:
        """BOR-17: a cross uses a die of its colour."""
        self.spent[seat].append(str(colour_of(self.boards[seat], cell)))
        self.crossed[seat].add(cell)
        self.close(seat)

    def end_second_if_all_have_finished(self) -> None:
        """BOR-9, BOR-26, BOR-27: the end, or the next player clockwise."""
        if len(self.finished) < self.players:
            return
        self.end_action()
        if any(len(written) >= 6 for written in self.written):
            self.phase = "over"
        else:
            self.active = (self.active + 1) % self.players
            self.begin_round()

    # ---- closing ------------------------------------------------------------------------------

    def close(self, seat: int) -> None:
        """BOR-22 to BOR-25: what is closed and not yet written."""
        for territory, ring in RINGS.items():
            if set(ring) <= self.crossed[seat] and territory not in self.written[seat]:
                earlier = territory in self.ever_closed
                self.written[seat][territory] = LOW[territory] if earlier else HIGH[territory]

    def end_action(self) -> None:
        """BOR-22, BOR-22a: what was closed in it was closed earlier for all that follows."""
        for written in self.written:
            self.ever_closed |= set(written)

    # ---- playing ------------------------------------------------------------------------------

    def asked(self) -> set[int]:
        """Who owes a decision; nobody when dice are to be thrown or the game is over."""
        if self.phase in ("rolling", "completing"):
            return {self.active}
        return set(range(self.players)) - self.finished if self.phase == "second" else set()

    def legal(self, seat: int) -> set[str]:
        """All that a seat may do now, in notation."""
        if seat not in self.asked():
            return set()
        if self.phase == "rolling":
            return {"stop"} | {f"roll {dice}" for dice in self.rerolls()}
        if self.phase == "completing":
            return {"done"} | {f"complete {area}" for area in self.completions()}
        return {"done"} | {f"cross {cell}" for cell in self.crossings(seat)}

    def play(self, seat: int, notation: str) -> None:
        """Do what a seat decided."""
        verb, _, rest = notation.partition(" ")
        if verb == "roll":
            self.kept = list((Counter(self.dice) - Counter(rest.split(","))).elements())
            self.phase = "throwing"
        elif verb == "stop":
            self.stop()
        elif verb == "complete":
            self.complete(rest)
        elif verb == "cross":
            self.cross(seat, rest)
        elif self.phase == "completing":
            self.end_first()
        else:
            self.finished.add(seat)
            self.end_second_if_all_have_finished()

    # ---- the result ---------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """BOR-28: the sum of what is written."""
        return sum(self.written[seat].values())

    def is_ahead(self, one: int, two: int) -> bool:
        """BOR-29, BOR-30: more points; at a tie more for a single territory."""
        if self.score(one) != self.score(two):
            return self.score(one) > self.score(two)
        best_one, best_two = (max(self.written[seat].values(), default=0) for seat in (one, two))
        return best_one > best_two

    def places(self) -> list[int]:
        """BOR-31: ties share."""
        seats = range(self.players)
        return [1 + sum(self.is_ahead(other, seat) for other in seats) for seat in seats]
