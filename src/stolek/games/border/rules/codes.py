"""Numbers with names: phases, actions and notes of The Border.

Separate from state.py because compiled rules do not export their constants, while moves, views and
words need the same numbers.
"""

from stolek.games.border.edition.schema import MOST_AREAS, N_BOARDS, N_CELLS
from stolek.games.border.rules.dice import N_HANDFULS

# Phases: what the game waits for (BOR-7, BOR-9)
UNSET, DEALING, STARTING, THROWING, ROLLING, COMPLETING, SECOND, OVER = range(8)
PHASES = ("unset", "dealing", "starting", "throwing", "rolling", "completing", "second", "over")

NO_BOARD = N_BOARDS  # a seat that has not got its board yet

# Cells (BOR-3); fresh ones were crossed in the second action under way, where chaining is off (BOR-17b)
OPEN, CROSSED, FRESH = 0, 1, 2

# Actions: a handful of dice to be thrown again, none at all to stop; an area; a cell; the end of an
# action. One set of ids for all boards and editions.
STOP = 0
FIRST_AREA = N_HANDFULS
FIRST_CELL = FIRST_AREA + MOST_AREAS
DONE = FIRST_CELL + N_CELLS
N_ACTIONS = DONE + 1

# Notes: the facts of an apply
DEALT, BEGINS, THREW, ROLLED_AGAIN, STOPPED, COMPLETED, CROSSED_CELL, CLOSED = range(1, 9)
FIRST_ENDED, NOTHING_TO_CROSS, SECOND_ENDED, NEXT, ENDED = range(9, 14)
