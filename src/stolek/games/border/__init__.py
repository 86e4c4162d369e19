"""The Border (Zavřete hranice!), the dice game by Michael Kiesling and Reinhard Staupe."""

from __future__ import annotations

from math import factorial, prod
from pathlib import Path
from typing import Any

from stolek.games.border.bot.adviser import TERMS, TRIALS, BorderAdviser, levels
from stolek.games.border.edition.box import EDITION, WHITE
from stolek.games.border.edition.checks import remarks
from stolek.games.border.edition.schema import N_DICE
from stolek.games.border.play import moves, view
from stolek.games.border.play.refusals import objection
from stolek.games.border.play.result import ENDINGS, outcome, side
from stolek.games.border.referee.score import desk
from stolek.games.border.rules.codes import CROSSED, DEALING, FRESH, OPEN, THROWING
from stolek.games.border.rules.dice import handfuls
from stolek.games.border.rules.setup import start
from stolek.games.border.rules.state import Border
from stolek.games.border.rules.tables import deals, of_seat
from stolek.games.border.terminal import text
from stolek.kernel.game import Game
from stolek.kernel.option import Option
from stolek.kernel.refusal import Refusal

OPTIONS = (
    Option("boards", ("dealt",), "dealt", examples=("AB", "CAD", "DBCA")),
    Option("first", ("drawn", 0, 1, 2, 3), "drawn"),
    Option("chaining", (True, False), True),
)


def agree(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Boards are distinct, and the start player exists (BOR-7)."""
    return options | {
        "boards": agreed_boards(players, options["boards"]),
        "first": agreed_first(players, options["first"]),
    }


def agreed_boards(players: int, boards: str) -> str:
    """The boards of all seats in their order, unless they are dealt."""
    if boards == "dealt":
        return boards
    return "".join(moves.boards_of(moves.deal_named(boards, players), players))


def agreed_first(players: int, first: str | int) -> str | int:
    """The seat that begins, unless it is drawn."""
    if isinstance(first, int) and first >= players:
        raise Refusal("bad-first", "BOR-7", first=first, players=players)
    return first


def census(state: Border) -> dict[str, int]:
    """What never changes: the cells of all boards, and the crosses printed on them."""
    boards = [of_seat(state.crossed, seat) for seat in range(state.players)]
    return {
        "cells": sum(cell in (OPEN, CROSSED, FRESH) for board in boards for cell in board),
        "printed": sum(board[cell] == CROSSED for board in boards for cell in WHITE),
    }


def odds(state: Border) -> dict[int, int]:
    """All deals and seats are equally likely, a throw by the ways in which its dice can fall."""
    if state.phase != THROWING:
        return dict.fromkeys(range(len(deals(state.players)) if state.phase == DEALING else state.players), 1)
    thrown = N_DICE - sum(state.dice)
    return {
        number: factorial(thrown) // prod(map(factorial, handful))
        for number, handful in enumerate(handfuls())
        if sum(handful) == thrown
    }


def hides(state: Border, eye: int | None) -> bool:
    """Nothing is hidden (BOR-8)."""
    return False


GAME = Game(
    name="border",
    revision=1,
    edition=EDITION,
    players=(2, 3, 4),
    options=OPTIONS,
    endings=ENDINGS,
    full_clause="BOR-32",
    longest=1000,  # the rules have no limit (BOR-32); random games take 200 to 650
    settles=frozenset({"used-all", "used-some", "used-none", "next"}),  # BOR-15, BOR-20
    state=Border,
    set_up=start,
    agree=agree,
    side=side,
    moves=moves,
    telling=view,
    outcome=outcome,
    objection=objection,
    census=census,
    odds=odds,
    hides=hides,
    folder=Path(__file__).parent,
    face=text,
    adviser=BorderAdviser,
    terms=TERMS,
    levels=levels,
    trials=TRIALS,
    score_desk=desk,
    edition_check=remarks,
)
