"""What this game knows of good play: heuristics for bots, not a search. Clauses are those of RULES.md.

Plain Python; bot.pxd gives the C types. The methods are specified in kernel/adviser.py.
"""

from __future__ import annotations

from stolek.games._template.codes import N_KINDS, OPEN
from stolek.games._template.rules import Template
from stolek.kernel.adviser import Adviser
from stolek.kernel.level import Level

TERMS = ("stake", "stone", "open")
STAKE_TERM, STONE_TERM, OPEN_TERM = range(3)
STONE_WORTH = 60  # hundredths of a point that a stone is worth for each step above the lowest
OPEN_PRICE = 50  # what an open hand tells the others, for each stone in it


def levels(players: int) -> dict[str, Level]:
    """The levels of the bots: the better ones imagine games to the end."""
    return {
        "easy": Level(noise=300),
        "normal": Level(),
        "hard": Level(simulations=200, horizon=100),
        "expert": Level(simulations=1600, horizon=100),
    }


class TemplateAdviser(Adviser):
    """High stones are for high stakes."""

    position: Template

    def watch(self, state: Template) -> int:  # type: ignore[override]
        """Look at this position from now on."""
        self.state = state
        self.position = state
        return 0

    def judge(self, seat: int, action: int) -> int:
        """What a stone may win now, less what it is worth later (TPL-8, TPL-10)."""
        self.terms[STAKE_TERM] = 0
        self.terms[STONE_TERM] = 0
        self.terms[OPEN_TERM] = 0
        if action == OPEN:
            self.terms[OPEN_TERM] = 100 - OPEN_PRICE * self.position.held[seat]
        else:
            self.terms[STAKE_TERM] = 100 * self.position.stake * (action + 1) // N_KINDS
            self.terms[STONE_TERM] = -STONE_WORTH * action
        return self.terms[STAKE_TERM] + self.terms[STONE_TERM] + self.terms[OPEN_TERM]

    def value(self, seat: int) -> float:
        """At the end the share of the victory; before it, how far the side is ahead."""
        if self.state.owing() == 0:
            return self.share(seat)
        ahead = self.lead(seat) / 10.0
        return 0.5 + 0.5 * ahead / (1.0 + (ahead if ahead > 0.0 else -ahead))

    def lead(self, seat: int) -> int:
        """Points ahead of the best other side."""
        own = self.position.side(seat)
        best = 0
        for other in range(self.position.players):
            if self.position.side(other) != own and self.position.total(self.position.side(other)) > best:
                best = self.position.total(self.position.side(other))
        return self.position.total(own) - best
