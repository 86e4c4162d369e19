"""Workload: scoring a full forest of Wispwood, the largest grid with cards that examine much of it."""

from __future__ import annotations

from stolek.games.wispwood.edition.box import CARD_NUMBER
from stolek.games.wispwood.rules.position import boards_of
from stolek.games.wispwood.scoring import points
from stolek.kernel.state import State

FOREST = ("TTTPTT", "OTThTT", "TTOTCT", "PTTHTT", "ThTTOT", "HTTPTT")
CARDS = ("P-GROUPS", "H-LINE", "O-CORNER", "E-BEAM", "T-SECOND")


def score(state: State, times: int) -> int:
    """Score the forest with five cards so many times, from Python; return the points of all."""
    boards = boards_of(FOREST)
    cards = [CARD_NUMBER[card] for card in CARDS]
    total = 0
    for _ in range(times):
        for card in cards:
            total += points(card, *boards)
    return total
