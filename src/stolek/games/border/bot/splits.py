"""Results of five dice, and the ways to use some of them and leave the others, as lists for throws.py.

Results are numbered as in the dice plan of the kit, handfuls as in rules/dice.py.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from operator import sub

from stolek.games.border.edition.schema import N_DICE
from stolek.games.border.rules.dice import N_FACES, N_HANDFULS, Counts, numbers
from stolek.kit.dice_plan import cells


@cache
def results() -> tuple[Counts, ...]:
    """All results, as counts per colour."""
    known = cells((N_DICE,))
    shown = [known.shown[k * N_FACES : k * N_FACES + N_DICE] for k in range(known.n_results)]
    return tuple(tuple(faces.count(face + 1) for face in range(N_FACES)) for faces in shown)


def results_of_handfuls() -> list[int]:
    """Per handful: which result it is; 0 where it has fewer than five dice."""
    table = [0] * N_HANDFULS
    for number, result in enumerate(results()):
        table[numbers()[result]] = number
    return table


def splits(result: Counts) -> list[tuple[int, int]]:
    """The handfuls used and left in every split of a result; all dice used comes last."""
    parts = product(*(range(count + 1) for count in result))
    return [(numbers()[part], numbers()[tuple(map(sub, result, part))]) for part in parts]


def first_splits() -> list[int]:
    """Per result: where its splits begin; one more for the end."""
    counts = [len(splits(result)) for result in results()]
    return [sum(counts[:number]) for number in range(len(counts) + 1)]


def used_handfuls() -> list[int]:
    """Per split: the handful used."""
    return [used for result in results() for used, _ in splits(result)]


def left_handfuls() -> list[int]:
    """Per split: the handful left."""
    return [left for result in results() for _, left in splits(result)]
