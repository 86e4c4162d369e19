"""Commands in processes of their own, and helpers to check them."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import stolek
from stolek.kernel.match import Match
from stolek.terminal.seats import Lineup, seating
from stolek.words.speak import LANGUAGES
from tests.alike import some
from tests.waiting import PATIENCE

PROGRAM = [sys.executable, "-c", "import sys; from stolek.cli import main; sys.exit(main())"]
GAME = stolek.game("ingenious")
every_language = pytest.mark.parametrize("language", LANGUAGES)
# For slow tests; other tests check that all words are there in every language.
one_language = pytest.mark.parametrize("language", some(LANGUAGES, "cs"))


def run(*words: str, typed: str = "", **more: Any) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [*PROGRAM, *words], input=typed, capture_output=True, text=True, timeout=PATIENCE, **more
    )


def played_by_bots(players: int, people: int, seed: int) -> tuple[Match[Any], list[str]]:
    """A whole match, and the lines that people at one keyboard would type to play it."""
    match = GAME.start(players, seed, seats=seating(players, people, []))
    lineup, lines = Lineup(match), []
    while not match.outcome:
        seat = match.to_act[0]
        move = lineup.bot_move(match, seat)
        if seat in lineup.people:
            lines += [""] * (people > 1) + [move.notation]
        match.play(seat, move)
    return match, lines


def position(tile: str, **lying: str) -> str:
    """A position typed in by hand."""
    first, second = (
        {"cell": cell, "colour": colour} for cell, _, colour in (half.partition("=") for half in tile.split())
    )
    cells = [{"cell": cell, "colour": colour} for colour, names in lying.items() for cell in names.split()]
    return json.dumps({"tile": [first, second], "cells": cells})
