"""Numbers with names: phases, actions and notes of this game.

Separate from rules.py because compiled rules do not export their constants, while moves, views and
words need the same numbers.
"""

# A stone with the number n is of kind n - 1; so is the face n of the die (TPL-2).
N_KINDS = 6
NO_STONE = 6  # in place of a kind: nothing is laid yet

# Phases: what the game waits for, or how it ended (TPL-11, TPL-12)
UNSET, DRAWING, THROWING, LAYING, ENDED_OUT, ENDED_TARGET = range(6)
PHASES = ("unset", "drawing", "throwing", "laying", "over", "over")

# Actions: lay a stone of kind 0 … 5, or open the hand
OPEN = 6
N_ACTIONS = 7

# Notes: the facts of an apply
DREW, THREW, OPENED, LAID, WON, CANCELLED, ENDED = range(1, 8)
