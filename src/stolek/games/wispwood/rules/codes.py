"""Numbers with names: phases, actions and notes of Wispwood.

Separate from state.py because compiled rules do not export their constants, while moves, views and
words need the same numbers.
"""

from stolek.games.wispwood.edition.schema import CARDS, N_KINDS, N_SPACES
from stolek.games.wispwood.rules.cells import N_CELLS
from stolek.games.wispwood.rules.shapes import N_LAYS, N_SHAPES

# Phases: what the game waits for; those up to FIREFLY for chance, GHOST_CAT to CATS for seats
UNSET, DRAWING, ARRANGING, LEVELS, STARTING, DEALING, FIREFLY = range(7)
GHOST_CAT, TURN, SHAPE, SPOT, LAY, TREES, LAID, CATS, OVER = range(7, 16)
PHASES = (
    "unset", "drawing", "arranging", "levels", "starting", "dealing", "firefly",
    "ghost-cat", "turn", "shape", "spot", "lay", "trees", "laid", "cats", "over",
)  # fmt: skip

# Tiles: the four kinds of wisps, a tree, the cat
PUMPKIN, HAT, ORB, HEART, TREE, CAT = range(6)
LETTERS = "PHOhTC"

# Spaces of the pond: a kind, empty, or the ghost's cat (WIS-90)
EMPTY, GHOST = N_KINDS, N_KINDS + 1

# Wish cards, in the order of the box
P_AROUND, P_SUDOKU, P_DIAGONAL, P_PAIRS, P_GROUPS = range(5)
H_DIAGONAL, H_LINE, H_AROUND, H_CHAIN, H_TWO = range(5, 10)
O_AROUND, O_LINE, O_GROUP, O_SYNERGY, O_LEAST, O_CORNER = range(10, 16)
E_CROSS, E_ADJACENT, E_BELOW, E_DIAGONAL, E_BEAM = range(16, 21)
T_LINES, T_LARGEST, T_DENSE, T_SECOND, T_GROUPS, T_DIAGONAL = range(21, 27)
NO_CARD = sum(map(len, CARDS))

NO_SHAPE, NO_KIND, NO_SPACE, NO_SPOT = N_SHAPES, N_KINDS, N_SPACES, N_CELLS

# Actions. One set of ids for all options and editions.
REFRESH, CAT_REFRESH, DONE, STAY = range(4)
FIRST_SPACE = 4  # a wisp of the pond
FIRST_GHOST = FIRST_SPACE + N_SPACES  # where the ghost's cat sits down
FIRST_SHAPE = FIRST_GHOST + N_SPACES  # a shape beside the wisp
FIRST_CAT_SHAPE = FIRST_SHAPE + N_SHAPES  # any shape: the cat hides
FIRST_LAY = FIRST_CAT_SHAPE + N_SHAPES
FIRST_SPOT = FIRST_LAY + N_LAYS  # where the wisp lies
FIRST_TREE = FIRST_SPOT + N_CELLS
FIRST_CAT = FIRST_TREE + N_CELLS  # where the cat goes
N_ACTIONS = FIRST_CAT + N_CELLS

# Notes: the facts of an apply
DREW_CARD, LAID_PIECE, LEVEL_DRAWN, BEGINS, DEALT, RESHUFFLED, GHOST_SITS = range(1, 8)
FIREFLY_SHOWN, GHOST_REFRESHED, GHOST_TOOK, REFRESHED, TOOK, CHOSE_SHAPE, CHOSE_SPOT = range(8, 15)
LAID_TREES, LAID_TREE, READIED, TURN_ENDED, NEXT, FULL, SCORED, GHOST_SCORED = range(15, 23)
CAT_MOVED, CAT_STAYED, TREES_RETURNED, ROUND_BEGINS, ENDED = range(23, 28)

# Why the pond was refreshed (WIS-26, WIS-27)
ALL_ALIKE, WAS_EMPTY, BY_CAT = range(3)
