"""External bots to be asked: seats for them, questions, and their answers."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from typing import Any

import pytest

from stolek import Match
from stolek.bots.external import ExternalBot, Limits
from stolek.bots.local import BotFault, BotQuestion, SeatAtMatch
from tests.bots.positions import TINY
from tests.waiting import PATIENCE

SHORT = Limits(milliseconds=100, megabytes=128)  # for bots that never answer
PATIENT = Limits(milliseconds=1000 * PATIENCE, megabytes=128)  # for bots that answer or fail by themselves
Seated = Callable[..., ExternalBot]


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")


def place(seat: int) -> SeatAtMatch:
    """A seat at a table of two."""
    return SeatAtMatch("_template", TINY.revision, 2, TINY.agreed(2, {}), seat)


def asked(match: Match[Any], seat: int = 0) -> BotQuestion:
    """The question that a seat is asked now."""
    return BotQuestion(seat, len(match.record.entries), match.state.imagine(seat), [], 1)


def decided(guest: ExternalBot, question: BotQuestion) -> int:
    """The answer of a bot, which is started first if necessary."""
    guest.get_ready()
    return guest.answer(question)


def fault_of(guest: ExternalBot, question: BotQuestion) -> BotFault:
    """The fault instead of an answer; the process is gone."""
    with pytest.raises(BotFault) as caught:
        decided(guest, question)
    assert guest.process is None
    return caught.value


def answers(guest: ExternalBot, question: BotQuestion) -> bool:
    """Whether a bot gives a legal answer."""
    try:
        return decided(guest, question) in question.world.legal(question.seat)
    except BotFault:
        return False
