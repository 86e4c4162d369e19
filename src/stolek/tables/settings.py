"""What people agree on before a match begins."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from stolek.bots.levels import known
from stolek.kernel import shelf
from stolek.kernel.game import Game
from stolek.kernel.refusal import Refusal

SHORTEST_TURN, LONGEST_TURN = 5, 14 * 24 * 3600  # seconds
SHORTEST_BANK, LONGEST_BANK = 30, 14 * 24 * 3600
LONGEST_INCREMENT = 24 * 3600


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a seat has: any, so many seconds a turn, or a bank that each turn adds to."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: int = 0
    increment: int = 0
    cap: int = 0
    """Seconds that a bank never exceeds; 0: it may grow."""


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The game, how it is played, and how people treat each other."""

    game: str
    players: int
    options: dict[str, Any] = {}
    chance: Literal["sealed", "manual"] = "sealed"
    clock: ClockPlan = ClockPlan()
    lapse: Literal["resign", "bot"] = "resign"
    """What becomes of a seat whose time is up: it is given up, or a bot plays on until its owner is back."""
    chat: Literal["free", "phrases", "off"] = "phrases"
    hints: bool = True
    at_once: bool = False
    """Whether the match begins as soon as everybody is there, without a word from the host."""

    @property
    def least(self) -> int:
        """Seconds that every turn has at least; where a bot plays on, its owner needs some to come back."""
        return SHORTEST_BANK if self.lapse == "bot" else 0


def checked(agreement: Agreement) -> Agreement:
    """An agreement with all options of the game settled; refuses what cannot be agreed on."""
    game = shelf.game(agreement.game)
    options = game.agreed(agreement.players, agreement.options)
    check_clock(agreement.clock)
    return msgspec.structs.replace(agreement, options=options)


def check_clock(plan: ClockPlan) -> None:
    """Refuse a clock by which nobody could play."""
    bounds = {"turn": (SHORTEST_TURN, LONGEST_TURN), "bank": (SHORTEST_BANK, LONGEST_BANK), "none": (0, 0)}
    shortest, longest = bounds[plan.kind]
    if not shortest <= plan.seconds <= longest:
        raise Refusal("bad-clock", shortest=shortest, longest=longest)
    most = LONGEST_INCREMENT if plan.kind == "bank" else 0
    if not 0 <= plan.increment <= most:
        raise Refusal("bad-increment", longest=most)
    if plan.cap and not (plan.kind == "bank" and plan.seconds <= plan.cap <= LONGEST_BANK):
        raise Refusal("bad-cap", shortest=plan.seconds, longest=LONGEST_BANK)


def check_level(game: Game[Any], players: int, level: str) -> None:
    """Refuse a bot that the game does not have."""
    levels = known(game, players)
    if level not in levels:
        raise Refusal("unknown-bot", bot=level, known=list(levels))
