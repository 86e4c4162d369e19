"""Writes golden records of a game: for each declared ending a match at random that ends so.

    python -m tests.laws.golden NAME

What is there stays as it is: golden records are never made anew, they only come along.
"""

from __future__ import annotations

import sys
from random import Random

import msgspec

import stolek
from stolek import Outcome
from tests.laws.laws_books import Expected, check_golden, golden_records
from tests.laws.play import some_move
from tests.laws.tables import TESTS, tables

ATTEMPTS = 2000


def write(name: str) -> list[str]:
    """Look for the endings that no record shows yet; return those that were not met."""
    game = stolek.game(name)
    folder = TESTS / name / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    missing = set(game.endings) - {check_golden(game, path) for path in golden_records(folder.parent)}
    for seed in range(ATTEMPTS if missing else 0):
        for table in tables(game):
            dice = Random(seed)
            match = table.match(dice)
            while not match.outcome:
                seat = dice.choice(match.to_act)
                match.play(seat, some_move(match, seat, dice))
            if match.outcome.ending in missing:
                missing.remove(match.outcome.ending)
                path = folder / f"{match.outcome.ending}.json"
                path.write_text(match.record.to_json(), encoding="utf-8")
                path.with_suffix(".outcome.json").write_bytes(kept(match.outcome))
        if not missing:
            break
    return sorted(missing)


def kept(outcome: Outcome) -> bytes:
    """What is kept beside a golden record."""
    expected = Expected(str(outcome.ending), list(outcome.ranks), list(outcome.scores))
    return msgspec.json.encode(expected) + b"\n"


if __name__ == "__main__":
    unmet = write(sys.argv[1])
    for ending in unmet:
        print(f"No match at random ended by {ending}; that one is yours to play.")
    if not unmet:
        print("Every ending has its golden record.")
