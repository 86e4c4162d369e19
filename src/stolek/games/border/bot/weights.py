"""The numbers by which the bot of The Border weighs, fitted to games against itself.

A separate module, because compiled ones do not export their constants.
"""

POINT = 100  # judgements are in hundredths of a point
NO_WAY = -1e6  # worse than anything that can be done

# Skills: all that is known; a baseline to which every cell counts the same, and nothing else does; no thought
# of what dice left over give to the others
FULL, MOST_CELLS, OWN_BOARD = range(3)

# Parts of what crosses bring, in the order of the terms
CLOSES, FIRST, NEARER, ENDS = range(4)

# What an open area costs a territory, by its open cells: one of them on the ring, or more of them there,
# which the dice must show at once. Areas and rings are told apart up to six open cells.
COST_STEPS = 7
SOLE_COSTS = (0.0, 0.5, 0.63, 2.3, 2.65, 3.2, 3.6)
COSTS = (0.0, 0.5, 0.93, 2.2, 5.6, 16.8, 25.0)

# What a territory may lack to be closed in time, more the farther the end is; how fast the
# chance falls beyond
REACH, REACH_MORE = 1.35, 0.3
STEEP = 0.33

# How much it hurts the chance to be first when another lacks no more; and what keeps a division from failing
BEHIND = 0.45
HARDLY = 0.01

# Hundredths of a point that may still change hands, more the farther the end is
SWING, SWING_MORE = 1100.0, 350.0

# How much a gain of the others hurts; a further cell of a colour brings them at least so much of the
# last one, because crosses make new edges (BOR-17)
SHARE = 1.1
NEXT_TO = 0.26

# Sets of areas that are looked at for one plan: there are seldom more than some hundred
MOST_SETS = 4000
# Parts of a hundredth, so that means over throws stay exact enough
FINE = 1000


def costs() -> list[float]:
    """At open cells of an area * 7 + how many of them lie on the ring: what the area costs."""
    table = []
    for left in range(COST_STEPS):
        table += [0.0, SOLE_COSTS[left], *[COSTS[left]] * (COST_STEPS - 2)]
    return table
