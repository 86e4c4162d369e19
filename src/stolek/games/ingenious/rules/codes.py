"""Numbers with names: modes, phases, actions and notes of Ingenious.

Separate from state.py because compiled rules do not export their constants, while moves, views and
words need the same numbers.
"""

# Modes (ING-1)
STANDARD, TEAM, SOLITAIRE = 0, 1, 2
MODES = ("standard", "team", "solitaire")

# Phases: what the game waits for, or how it ended (ING-39, ING-40)
UNSET, DEALING, PLACING, SWAPPING, DRAWING, ENDED_FULL, ENDED_TOP = range(7)
PHASES = ("unset", "dealing", "placing", "swapping", "drawing", "over", "over")

# What lies on a cell: a colour 0 … 5 (ING-2), nothing, or the cell does not exist (ING-4)
FREE, OFF_BOARD = 6, 7
NO_TILE = 21  # an empty place in a rack

# Actions: a pair of cells and the colours on its first and second cell; then the two answers
# to the question of a swap. One set of ids for all boards (ING-20).
N_PAIRS, N_WAYS = 462, 36
SWAP = N_PAIRS * N_WAYS
KEEP = SWAP + 1
N_ACTIONS = SWAP + 2

# Notes: the facts of an apply
PLACED, CLAIMED, SCORED, BONUS, LAPSED, ASKED, SWAPPED, KEPT, DREW, RETURNED, BEGAN, ENDED = range(1, 13)
