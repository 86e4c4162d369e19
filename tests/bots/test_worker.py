"""Bots in a worker process."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

import stolek
from stolek.bots.levels import make_bot
from stolek.bots.worker import BotWorker
from stolek.kernel.state import State

GAME = stolek.game("_template")


@pytest.fixture
def thoughts() -> Iterator[BotWorker]:
    aside = BotWorker()
    yield aside
    aside.close()


def world() -> State:
    """A position as seat 0 imagines it."""
    state: State = GAME.start(2, seed=3).state.clone()
    state.seed(1)
    return state.imagine(0)


def test_what_is_thought_there_is_what_would_be_thought_here(thoughts: BotWorker) -> None:
    there = thoughts.think("_template", "hard", world(), 0, seed=5)
    assert there.action == make_bot(GAME, 2, "hard").choose(world(), 0, seed=5)
    assert {reason.term for reason in there.reasons} <= set(GAME.terms)


def test_luck_needs_no_process(thoughts: BotWorker) -> None:
    assert world().is_legal(0, thoughts.think("_template", "random", world(), 0, seed=5).action)
    assert thoughts.process is None


def test_a_table_that_is_left_does_not_wait_for_a_thought(thoughts: BotWorker) -> None:
    expected = thoughts.think("_template", "normal", world(), 0, seed=5)
    process = thoughts.process
    assert process is not None
    thoughts.close()
    assert not process.is_alive()
    assert thoughts.think("_template", "normal", world(), 0, seed=5) == expected


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C reaches processes in another way there")
def test_who_thinks_does_not_hear_ctrl_c(thoughts: BotWorker) -> None:
    heard = signal.getsignal(signal.SIGINT)
    expected = thoughts.think("_template", "normal", world(), 0, seed=5)
    process = thoughts.process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    assert thoughts.think("_template", "normal", world(), 0, seed=5) == expected
    assert thoughts.process is process
    assert signal.getsignal(signal.SIGINT) is heard


def test_an_interrupted_thought_is_not_taken_for_the_next_one(thoughts: BotWorker) -> None:
    expected = thoughts.think("_template", "normal", world(), 0, seed=5)
    assert thoughts.line is not None

    def interrupted() -> bytes:
        raise KeyboardInterrupt

    thoughts.line.recv_bytes = interrupted  # type: ignore[method-assign,assignment]
    with pytest.raises(KeyboardInterrupt):
        thoughts.think("_template", "hard", world(), 0, seed=6)
    assert thoughts.process is None
    assert thoughts.think("_template", "normal", world(), 0, seed=5) == expected


def test_a_thought_that_goes_wrong_costs_one_decision_without_a_word(
    thoughts: BotWorker, capfd: pytest.CaptureFixture[str]
) -> None:
    assert world().is_legal(0, thoughts.think("_template", "no such level", world(), 0, seed=5).action)
    assert capfd.readouterr().err == ""


def test_a_process_that_dies_costs_one_thought(thoughts: BotWorker) -> None:
    expected = thoughts.think("_template", "normal", world(), 0, seed=5)
    assert thoughts.process is not None
    assert thoughts.process.pid is not None
    os.kill(thoughts.process.pid, signal.SIGKILL)
    assert world().is_legal(0, thoughts.think("_template", "normal", world(), 0, seed=5).action)
    assert thoughts.think("_template", "normal", world(), 0, seed=5) == expected
