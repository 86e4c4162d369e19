"""The named terms by which moves of King of the Dice are weighed, in hundredths of a point.

A separate module, because compiled ones do not export their constants.
"""

TERMS = ("territory", "outlook", "gem", "fires", "jokers", "hinders", "tiles", "throw", "end")
N_TERMS = len(TERMS)
TERRITORY, OUTLOOK, GEM, FIRES, JOKERS, HINDERS, TILES, THROW, END = range(N_TERMS)
POINT = 100
NOTHING = -100000  # worse than anything that can be done
