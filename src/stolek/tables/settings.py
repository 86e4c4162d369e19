"""Settings of a table, agreed on before the match begins."""

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
    """Time control: none, so many seconds a turn, or a bank with an increment for each turn."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: int = 0
    increment: int = 0
    cap: int = 0
    """Upper limit of a bank in seconds; 0 for none."""


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Settings: the game and its options, chance, time control, timeouts, chat and hints."""

    game: str
    players: int
    options: dict[str, Any] = {}
    chance: Literal["sealed", "manual"] = "sealed"
    clock: ClockPlan = ClockPlan()
    lapse: Literal["resign", "bot"] = "resign"
    """On timeout: the seat is given up, or a bot plays on until its owner is back."""
    chat: Literal["free", "phrases", "off"] = "phrases"
    hints: bool = True
    at_once: bool = False
    """Whether the match starts by itself as soon as all seats are taken."""

    @property
    def least(self) -> int:
        """Minimum of seconds in a bank when a turn starts, so that its owner can take over from a bot."""
        return SHORTEST_BANK if self.lapse == "bot" else 0


def checked(agreement: Agreement) -> Agreement:
    """A validated agreement, with all options of the game filled in."""
    game = shelf.game(agreement.game)
    options = game.agreed(agreement.players, agreement.options)
    check_clock(agreement.clock)
    return msgspec.structs.replace(agreement, options=options)


def check_clock(plan: ClockPlan) -> None:
    """Refuse a time control outside the limits."""
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
    """Refuse a bot level that the game does not have."""
    levels = known(game, players)
    if level not in levels:
        raise Refusal("unknown-bot", bot=level, known=list(levels))
