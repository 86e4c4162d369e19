"""King of the Dice a second time, slow and obvious, from the clauses alone: conditions, chances, joker
pairs, territories, points and nearest tokens.

Dice are pairs of number and colour, conditions are plain data as in the file of the box, fields have their
names. Nothing here knows the engine; of the box only its file is read. Tests compare what both say.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from math import factorial, prod
from pathlib import Path
from typing import Any

import stolek

Die = tuple[int, str]
Condition = Mapping[str, Any]

COLOURS = ("red", "blue", "green")
ALL_FACES: tuple[Die, ...] = tuple((number, colour) for colour in COLOURS for number in range(1, 7))
BOX: dict[str, Any] = json.loads(
    (Path(stolek.__file__).parent / "games" / "dicekings" / "box.json").read_text(encoding="utf-8")
)
DICE: tuple[tuple[Die, ...], ...] = tuple(
    tuple(enumerate(BOX["dice"]["kinds"][kind], 1)) for kind in BOX["dice"]["set"]
)
"""The faces of every die, number by number (KOD-6)."""
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in BOX["cards"]}


def face(text: str) -> Die:
    """A face as it is written: `6r`."""
    return int(text[0]), next(colour for colour in COLOURS if colour[0] == text[1])


def faces(text: str) -> list[Die]:
    """Faces written in a row."""
    return [face(word) for word in text.split()]


def written(die: Die) -> str:
    """A face in short."""
    return f"{die[0]}{die[1][0]}"


# ---- conditions (KOD-31 … KOD-38) -----------------------------------------------------------------


def total(dice: Sequence[Die], colour: str) -> int:
    """What the dice of one colour add up to; nothing for a colour that is not there."""
    return sum(number for number, shown in dice if shown == colour)


def met(condition: Condition, dice: Sequence[Die]) -> bool:
    """Whether the dice meet a condition without tiers."""
    shown = [number for number, _ in dice]
    colours = [colour for _, colour in dice]
    match condition["type"]:
        case "colors":
            return all(colours.count(colour) >= count for colour, count in condition["need"].items())
        case "numbers":
            return all(shown.count(int(number)) >= count for number, count in condition["need"].items())
        case "groups":
            sizes = condition["sizes"]
            return any(
                all(shown.count(number) >= size for number, size in zip(chosen, sizes, strict=True))
                for chosen in permutations(range(1, 7), len(sizes))
            )
        case "sum":
            return sum(shown) >= int(condition["min"])
        case "color_sum":
            return total(dice, condition["color"]) >= int(condition["min"])
        case "color_order":
            first, second, third = (total(dice, colour) for colour in condition["order"])
            return first > second > third
        case "straight":
            rows = [range(low, low + condition["length"]) for low in range(1, 7)]
            return any(set(row) <= set(shown) for row in rows)
    raise AssertionError(condition)


def tiers(condition: Condition) -> list[Condition]:
    """The tiers of a condition; one where there are none."""
    return list(condition["tiers"]) if condition["type"] == "tiered" else [condition]


def tier(condition: Condition, dice: Sequence[Die]) -> int:
    """The highest tier that is met, 0 for none (KOD-38)."""
    return max([0, *(n for n, asked in enumerate(tiers(condition), 1) if met(asked, dice))])


# ---- chances (KOD-6, KOD-19 … KOD-21) -------------------------------------------------------------
#
# Dice that show the same kind of thing are not told apart: of faces only that is kept which a condition
# looks at, and dice whose faces then are alike form a heap. A heap is what its dice show, sorted.

Heap = tuple[Die, ...]


def looked_at(condition: Condition, die: Die) -> Die:
    """What a condition sees of a face."""
    number, colour = die
    match condition["type"]:
        case "colors":
            return 0, colour
        case "color_sum":
            return (number, colour) if colour == condition["color"] else (0, "")
        case "color_order":
            return die
    return number, ""


def chances(condition: Condition, most: int) -> list[Fraction]:
    """The chances to meet a condition within one throw, two throws and so on, if the best dice are kept."""
    plan = plan_for(condition)
    return [plan.thrown(((),) * len(plan.kinds), throws) for throws in range(1, most + 1)]


def keeping(condition: Condition, shown: Sequence[int], throws: int) -> dict[tuple[int, ...], Fraction]:
    """By dice that are kept of those that show this, from 0: the chance with so many throws left."""
    plan = plan_for(condition)
    sides = [tuple(sorted(looked_at(condition, die) for die in faces)) for faces in DICE]
    found = {}
    for size in range(len(DICE)):
        for kept in combinations(range(len(DICE)), size):
            heaps = tuple(
                tuple(sorted(looked_at(condition, DICE[d][shown[d] - 1]) for d in kept if sides[d] == kind))
                for kind, _ in plan.kinds
            )
            found[kept] = plan.thrown(heaps, throws)
    return found


def plan_for(condition: Condition) -> Plan:
    """A plan for all dice, those put on one heap that a condition sees alike."""
    kinds = Counter(tuple(sorted(looked_at(condition, die) for die in faces)) for faces in DICE)
    return Plan(condition, list(kinds.items()))


class Plan:
    """What can become of dice, for one condition; kinds of dice with how many there are of each."""

    def __init__(self, condition: Condition, kinds: list[tuple[tuple[Die, ...], int]]) -> None:
        self.condition = condition
        self.kinds = kinds
        self.known: dict[tuple[tuple[Heap, ...], int, str], Fraction] = {}

    def thrown(self, kept: tuple[Heap, ...], throws: int) -> Fraction:
        """The chance if all but these dice are thrown now, the first of so many throws."""
        key = (kept, throws, "kept")
        if key not in self.known:
            ways = [
                self.completions(number, len(heap), count)
                for number, ((_, count), heap) in enumerate(zip(self.kinds, kept, strict=True))
            ]
            found = Fraction(0)
            for choice in product(*ways):
                lying = tuple(
                    tuple(sorted((*heap, *new))) for heap, (new, _) in zip(kept, choice, strict=True)
                )
                found += prod(weight for _, weight in choice) * self.lying(lying, throws - 1)
            in_hand = sum(count - len(heap) for (_, count), heap in zip(self.kinds, kept, strict=True))
            self.known[key] = found / 6**in_hand
        return self.known[key]

    def completions(self, number: int, kept: int, count: int) -> list[tuple[Heap, int]]:
        """What the other dice of a kind may show, and in how many ways."""
        sides = Counter(self.kinds[number][0])
        found = []
        for new in combinations_with_replacement(sorted(sides), count - kept):
            orders = factorial(len(new)) // prod(factorial(n) for n in Counter(new).values())
            found.append((new, orders * prod(sides[die] for die in new)))
        return found

    def lying(self, dice: tuple[Heap, ...], throws: int) -> Fraction:
        """The chance of dice that lie there, with so many throws left: stop, or keep what is best."""
        key = (dice, throws, "lying")
        if key not in self.known:
            shown = [die for heap in dice for die in heap]
            if met(self.condition, shown):
                self.known[key] = Fraction(1)
            elif throws == 0:
                self.known[key] = Fraction(0)
            else:
                self.known[key] = max(self.thrown(kept, throws) for kept in product(*map(parts, dice)))
        return self.known[key]


@cache
def parts(heap: Heap) -> tuple[Heap, ...]:
    """All that may be kept of a heap."""
    return tuple({part for size in range(len(heap) + 1) for part in combinations(heap, size)})


def chance_of_hand(condition: Condition, shown: Sequence[int], kept: Sequence[int]) -> Fraction:
    """The chance if the other dice are thrown for the last time, by counting all that they may show."""
    sides = [[faces[shown[die] - 1]] if die in kept else list(faces) for die, faces in enumerate(DICE)]
    results = list(product(*sides))
    return Fraction(sum(met(condition, result) for result in results), len(results))


# ---- jokers (KOD-39 … KOD-42) ---------------------------------------------------------------------

Pair = tuple[str, Die]
"""How a joker die is made (`pair`, `super`, `supers`), and what it shows."""
Card = Die | None
"""A card of an area: its joker symbol, or None where it lies face down."""


def dice_of_pair(one: Card, other: Card) -> list[Pair]:
    """What two cards together can make (KOD-39)."""
    if one is None and other is None:
        return [("supers", die) for die in ALL_FACES]
    if one is None or other is None:
        return [("super", one or other or (0, ""))]
    return [("pair", one)] if one == other else []


def pairings(area: Sequence[Card]) -> Iterator[tuple[Pair, ...]]:
    """All ways to make joker dice of an area, every card used once at most (KOD-40)."""
    if not area:
        yield ()
        return
    first, rest = area[0], list(area[1:])
    yield from pairings(rest)
    for number, partner in enumerate(rest):
        for pair in dice_of_pair(first, partner):
            for others in pairings(rest[:number] + rest[number + 1 :]):
                yield (pair, *others)


def choices(area: Sequence[Card]) -> set[tuple[Pair, ...]]:
    """The same, without telling the order of pairs apart."""
    return {tuple(sorted(pairs)) for pairs in pairings(area)}


def is_needed(condition: Condition, dice: Sequence[Die], made: Sequence[Die]) -> bool:
    """Whether the claim succeeds with these joker dice, and for less without any of them (KOD-42)."""
    reached = tier(condition, [*dice, *made])
    without = [[*dice, *made[:number], *made[number + 1 :]] for number in range(len(made))]
    return reached > 0 and all(tier(condition, fewer) < reached for fewer in without)


def claims(condition: Condition, dice: Sequence[Die], every: set[tuple[Pair, ...]]) -> set[tuple[Pair, ...]]:
    """With which of all choices of pairs a card can be claimed; with no pair at all, too."""
    needed: dict[tuple[Die, ...], bool] = {}
    for pairs in every:
        made = made_of(pairs)
        if made not in needed:
            needed[made] = is_needed(condition, dice, made)
    return {pairs for pairs in every if needed[made_of(pairs)]}


def made_of(pairs: Sequence[Pair]) -> tuple[Die, ...]:
    """The joker dice of some pairs, sorted."""
    return tuple(sorted(die for _, die in pairs))


# ---- the map (KOD-4, KOD-53, KOD-64) --------------------------------------------------------------

FIELDS: tuple[str, ...] = tuple(BOX["fields"])


def touch(players: int, one: str, other: str) -> bool:
    """Whether two fields are adjacent on the map for so many players: hexagons with a common side."""
    (q, r), (s, t) = (BOX["maps"][str(players)]["places"][field] for field in (one, other))
    return (s - q, t - r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


@cache
def distances(players: int) -> dict[tuple[str, str], int]:
    """The fewest steps from every field to every other: ways over more and more fields."""
    far = len(FIELDS)
    steps = {
        (a, b): 0 if a == b else 1 if touch(players, a, b) else far for a, b in product(FIELDS, repeat=2)
    }
    for between, a, b in product(FIELDS, repeat=3):
        steps[a, b] = min(steps[a, b], steps[a, between] + steps[between, b])
    return steps


def nearest(players: int, own: Sequence[str], others: Sequence[str]) -> set[str]:
    """Tokens of others that are nearest to the own ones; all of them for who has none (KOD-53)."""
    if not own:
        return set(others)
    steps = {other: min(distances(players)[field, other] for field in own) for other in others}
    return {other for other in others if steps[other] == min(steps.values())}


def territories(players: int, held: Sequence[str]) -> list[set[str]]:
    """Connected fields of one owner: sets that touch are poured together (KOD-64)."""
    sets: list[set[str]] = []
    for field in held:
        touched = [one for one in sets if any(touch(players, field, other) for other in one)]
        sets = [one for one in sets if one not in touched]
        sets.append({field}.union(*touched))
    return sets


# ---- points (KOD-64 … KOD-70) ---------------------------------------------------------------------


def items(players: int, owner: Mapping[str, Any], all_fires: Sequence[int]) -> dict[str, int]:
    """What `fields`, `gold`, `white` and `fires` of one player bring, without what brings nothing."""
    sizes = [len(territory) for territory in territories(players, owner["fields"])]
    largest = max(sizes, default=0)
    points = {
        "territory": 3 * largest,
        "other-fields": sum(sizes) - largest,
        "gold": 3 * owner["gold"],
        "white": 2 * owner["white"],
        "fires": 4 if owner["fires"] > 0 and owner["fires"] == max(all_fires) else 0,
    }
    return {name: earned for name, earned in points.items() if earned}


def places(scores: Sequence[int], fires: Sequence[int], winner: int | None = None) -> list[int]:
    """The place of everybody: who won at once, else points, else fires; equals share a place."""
    standing = [(seat == winner, scores[seat], fires[seat]) for seat in range(len(scores))]
    return [sorted(standing, reverse=True).index(own) + 1 for own in standing]
