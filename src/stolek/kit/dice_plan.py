"""Which dice to keep: exact planning over all throws, from a value for every final result.

A cell says which dice lie with which face and which are in hand; alike dice are interchangeable. The value of
dice in hand is the mean over their faces, the value of lying dice the best choice of dice to pick up. Plain
Python; dice_plan.pxd gives the C types. Values are whole numbers: for exact means over several throws, give
values that can be divided by the number of sides often enough.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

NONE = -1
N_SIDES = 6
MOST_KINDS = 3
MOST_DICE = 6
MOST_CELLS = 28**3  # six dice, two of each kind
MOST_LINKS = N_SIDES * MOST_CELLS
MOST_JOINED = N_SIDES * 924  # six dice of one kind

Hand = tuple[int, ...]  # the faces of the dice of a kind from 1, those in hand are 0 and come first
Way = tuple[int, ...]  # per kind: the index of one of its hands


class Cells(NamedTuple):
    """All ways in which dice can lie or be in hand; the fewer in hand, the lower the number."""

    number: list[int]  # by the hands of the kinds, the first is most significant
    after: list[int]  # per cell and face: the cell once a die in hand, of the first kind that has one, lands
    taken: list[int]  # per cell, six slots: the cell after one of the lying dice is picked up, or NONE
    shown: list[int]  # per cell, six slots: the faces of all dice, kind by kind
    joined: list[
        list[int]
    ]  # per kind, then hand and face: the hand after one of its dice in hand lands on the face
    n_results: int  # cells without dice in hand


@lru_cache
def cells(sizes: tuple[int, ...]) -> Cells:
    """The cells of so many dice of each kind, cached."""
    hands = [list(combinations_with_replacement(range(N_SIDES + 1), size)) for size in sizes]
    joined = [[at for hand in own for at in joinings(hand, own)] for own in hands]
    every = list(product(*(range(len(own)) for own in hands)))
    ways = sorted(every, key=lambda way: in_hand(way, hands))
    place = {way: cell for cell, way in enumerate(ways)}
    after, taken, shown = [], [], []
    for way in ways:
        after += padded([place[one] for one in laid(way, hands, joined)], NONE)
        taken += padded([place[one] for one in picked_up(way, hands)], NONE)
        shown += padded([face for kind, hand in enumerate(way) for face in hands[kind][hand]], 0)
    n_results = sum(in_hand(way, hands) == 0 for way in ways)
    return Cells([place[way] for way in every], after, taken, shown, joined, n_results)


def in_hand(way: Way, hands: list[list[Hand]]) -> int:
    """How many dice are in hand."""
    return sum(hands[kind][hand].count(0) for kind, hand in enumerate(way))


def joinings(hand: Hand, hands: list[Hand]) -> list[int]:
    """Per face: the hand after one of the dice in hand lands on it."""
    if 0 not in hand:
        return [NONE] * N_SIDES
    return [hands.index(tuple(sorted((*hand[1:], face)))) for face in range(1, N_SIDES + 1)]


def laid(way: Way, hands: list[list[Hand]], joined: list[list[int]]) -> list[Way]:
    """Per face: the cell after one die in hand, of the first kind that has one, lands on it."""
    for kind, hand in enumerate(way):
        if 0 in hands[kind][hand]:
            there = joined[kind][hand * N_SIDES : (hand + 1) * N_SIDES]
            return [(*way[:kind], one, *way[kind + 1 :]) for one in there]
    return []


def picked_up(way: Way, hands: list[list[Hand]]) -> list[Way]:
    """The cells after one of the lying dice is picked up."""
    found = []
    for kind, hand in enumerate(way):
        for face in sorted(set(hands[kind][hand]) - {0}):
            rest = list(hands[kind][hand])
            rest.remove(face)
            found.append((*way[:kind], hands[kind].index((0, *rest)), *way[kind + 1 :]))
    return found


def padded(values: list[int], filling: int, length: int = N_SIDES) -> list[int]:
    """A list padded to a length."""
    return values + [filling] * (length - len(values))


class DicePlan:
    """The best expected value of every cell, for a few throws, any dice picked up before each."""

    # The dice, as in Cells; flat lists, as long as the .pxd file says
    number: list[int]
    after: list[int]
    taken: list[int]
    shown: list[int]
    joined: list[int]
    first_code: list[int]  # per kind: where its part of `joined` begins
    n_codes: list[int]  # per kind: how many hands it has
    kinds: int
    n_cells: int
    n_results: int  # the first cells: all dice lie

    # The plan
    value: list[int]  # per cell
    codes: list[int]  # per kind: its hand in the cell being looked up

    def __init__(self, *sizes: int) -> None:
        if len(sizes) > MOST_KINDS or sum(sizes) > MOST_DICE:
            raise ValueError(f"at most {MOST_DICE} dice of {MOST_KINDS} kinds can be planned, not {sizes}")
        known = cells(sizes)
        self.kinds = len(sizes)
        self.n_cells = len(known.number)
        self.n_results = known.n_results
        self.number = padded(known.number, 0, MOST_CELLS)
        self.after = padded(known.after, 0, MOST_LINKS)
        self.taken = padded(known.taken, 0, MOST_LINKS)
        self.shown = padded(known.shown, 0, MOST_LINKS)
        self.joined = padded([hand for own in known.joined for hand in own], 0, MOST_JOINED)
        lengths = [len(own) for own in known.joined]
        self.n_codes = padded([length // N_SIDES for length in lengths], 0, MOST_KINDS)
        self.first_code = padded([sum(lengths[:kind]) for kind in range(len(sizes))], 0, MOST_KINDS)
        self.value = [0] * 21952
        self.codes = [0] * 3

    # ---- planning -----------------------------------------------------------------------------------

    def face(self, result: int, die: int) -> int:
        """The face of a die in a result, from 1; dice are numbered by kind, then by face."""
        return self.shown[result * N_SIDES + die]

    def pay(self, result: int, value: int) -> int:
        """Set the value of a final result."""
        self.value[result] = value
        return 0

    def look_ahead(self, throws: int) -> int:
        """From the values of results to those of hands thrown now, for so many throws including this one."""
        for throw in range(throws):
            if throw > 0:
                self.keep_best()
            self.take_means()
        return 0

    def take_means(self) -> int:
        """Values of dice in hand: every face has the same chance."""
        for cell in range(self.n_results, self.n_cells):
            total = self.value[self.after[cell * N_SIDES]]
            for k in range(cell * N_SIDES + 1, cell * N_SIDES + N_SIDES):
                total += self.value[self.after[k]]
            self.value[cell] = total // N_SIDES
        return 0

    def keep_best(self) -> int:
        """Values of lying dice: the best of keeping them and picking some up."""
        cell = self.n_cells - 1
        while cell >= 0:
            best = self.value[cell]
            k = cell * N_SIDES
            while k < cell * N_SIDES + N_SIDES and self.taken[k] != NONE:
                best = self.value[self.taken[k]] if self.value[self.taken[k]] > best else best
                k += 1
            self.value[cell] = best
            cell -= 1
        return 0

    # ---- lookup ---------------------------------------------------------------------------------------

    def pick_up(self) -> int:
        """Begin a lookup with all dice in hand."""
        for kind in range(self.kinds):
            self.codes[kind] = 0
        return 0

    def lay(self, kind: int, face: int) -> int:
        """One of the dice in hand shows a face, from 1."""
        self.codes[kind] = self.joined[self.first_code[kind] + self.codes[kind] * N_SIDES + face - 1]
        return 0

    def cell(self) -> int:
        """The cell being looked up."""
        at = 0
        for kind in range(self.kinds):
            at = at * self.n_codes[kind] + self.codes[kind]
        return self.number[at]

    def worth(self) -> int:
        """The value of that cell."""
        return self.value[self.cell()]
