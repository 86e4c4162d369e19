"""Facts of the box as the specification gives them: shapes, pond, cards, ghosts, fireflies."""

from __future__ import annotations

Cell = tuple[int, int]

KINDS = {"P": "pumpkin", "H": "hat", "O": "orb", "h": "heart"}
LETTERS = "PHOh"
OF_EACH_KIND = 40
GRIDS = {1: 4, 2: 5, 3: 6}
FILL = {1: 2, 2: 4, 3: 6}

SHAPES: dict[str, tuple[Cell, ...]] = {
    "I2": ((0, 0), (0, 1)),
    "I3": ((0, 0), (0, 1), (0, 2)),
    "V3": ((0, 0), (0, 1), (1, 0)),
    "I4": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "O4": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "S4": ((0, 0), (0, 1), (1, 1), (1, 2)),
    "T4": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "L4": ((0, 0), (0, 1), (0, 2), (1, 0)),
}
WAYS = {"I2": 2, "I3": 2, "V3": 4, "I4": 2, "O4": 1, "S4": 4, "T4": 4, "L4": 8}
"""How many different ways there are to turn and mirror each."""

EDGES = {"E1": ("I2", "T4"), "E2": ("I3", "L4"), "E3": ("V3", "S4"), "E4": ("O4", "I4")}
RING = tuple(shape for edge in EDGES.values() for shape in edge)

DECKS: dict[str, tuple[str, ...]] = {
    "pumpkin": ("P-AROUND", "P-SUDOKU", "P-DIAGONAL", "P-PAIRS", "P-GROUPS"),
    "hat": ("H-DIAGONAL", "H-LINE", "H-AROUND", "H-CHAIN", "H-TWO"),
    "orb": ("O-AROUND", "O-LINE", "O-GROUP", "O-SYNERGY", "O-LEAST"),
    "heart": ("E-CROSS", "E-ADJACENT", "E-BELOW", "E-DIAGONAL", "E-BEAM"),
    "tree": ("T-LINES", "T-LARGEST", "T-DENSE", "T-SECOND", "T-GROUPS"),
}
PROMOS = {"orb": "O-CORNER", "tree": "T-DIAGONAL"}
ONE_PAW: dict[str, tuple[str, ...]] = {
    "pumpkin": ("P-AROUND", "P-SUDOKU"),
    "hat": ("H-DIAGONAL", "H-LINE"),
    "orb": ("O-AROUND", "O-LINE"),
    "heart": ("E-CROSS", "E-ADJACENT"),
    "tree": ("T-LINES", "T-LARGEST"),
}
FIRST_GAME = ("P-SUDOKU", "H-DIAGONAL", "O-AROUND", "E-ADJACENT", "T-LARGEST")

GHOSTS = {1: (6, 5, 4, 3), 2: (8, 6, 5, 3), 3: (8, 7, 5, 4), 4: (8, 7, 6, 5)}
FIREFLIES = (1, 2, 2, 2, 3, 3, 3, 4)
STACKS = {1: 4, 2: 6, 3: 8}

HAT_CASES: dict[str, tuple[str, str, tuple[Cell, ...]]] = {
    "B01": (
        "H-DIAGONAL",
        "..... ..... ..C.. ..... .....",
        ((0, 0), (0, 4), (1, 1), (1, 3), (3, 1), (3, 3), (4, 0), (4, 4)),
    ),
    "B02": (
        "H-LINE",
        "..... ..... ..C.. ..... .....",
        ((0, 2), (1, 2), (2, 0), (2, 1), (2, 3), (2, 4), (3, 2), (4, 2)),
    ),
    "B04": ("H-CHAIN", "..... .C... H...H .H... .....", ((0, 0), (0, 2), (2, 2), (4, 0), (4, 2))),
    "B05": (
        "H-TWO",
        "..... ..... ..... .C... .....",
        ((1, 0), (1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (4, 3)),
    ),
}
"""Card, forest in rows, and the cells of this window where a hat may be laid."""
