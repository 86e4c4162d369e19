"""Stolek: a digital table for board games. One engine with exact rules, several faces."""

from __future__ import annotations

from stolek.binaries import settle

compiled: bool = settle()
"""Whether the rules run as C."""

from stolek.kernel.events import Event, Item, Prompt  # noqa: E402
from stolek.kernel.game import Game  # noqa: E402  settle() must run first
from stolek.kernel.match import Match  # noqa: E402
from stolek.kernel.move import Move  # noqa: E402
from stolek.kernel.outcome import Outcome  # noqa: E402
from stolek.kernel.record import Record  # noqa: E402
from stolek.kernel.refusal import Refusal  # noqa: E402
from stolek.kernel.replay import branch, replay, resume, verify  # noqa: E402
from stolek.kernel.seats import CHANCE  # noqa: E402
from stolek.kernel.shelf import game, games  # noqa: E402
from stolek.kernel.state import State  # noqa: E402

__all__ = [
    "CHANCE",
    "Event",
    "Game",
    "Item",
    "Match",
    "Move",
    "Outcome",
    "Prompt",
    "Record",
    "Refusal",
    "State",
    "branch",
    "compiled",
    "game",
    "games",
    "replay",
    "resume",
    "verify",
]
