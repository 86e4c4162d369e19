"""Ingenious (Genial), the tile-laying game by Reiner Knizia."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolek.games.ingenious.bot.adviser import TERMS, TRIALS, IngeniousAdviser, levels
from stolek.games.ingenious.edition.box import BOX, COLOURS, TILES
from stolek.games.ingenious.play import moves, view
from stolek.games.ingenious.play.refusals import objection
from stolek.games.ingenious.play.result import ENDINGS, outcome, side
from stolek.games.ingenious.referee.score import desk
from stolek.games.ingenious.rules.codes import FREE, MODES
from stolek.games.ingenious.rules.setup import start
from stolek.games.ingenious.rules.state import Ingenious
from stolek.games.ingenious.terminal import text
from stolek.kernel.game import Game
from stolek.kernel.option import Option
from stolek.kernel.refusal import Refusal

OPTIONS = (
    Option("mode", MODES, None),
    Option("open", (False, True), False),
    Option("first", (0, 1, 2, 3), 0),
)


def agree(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Mode, partners and first seat fit the number of players (ING-1, ING-10, ING-59)."""
    fitting = {1: ("solitaire",), 4: ("standard", "team")}.get(players, ("standard",))
    mode = options["mode"] or fitting[0]
    if mode not in fitting:
        raise Refusal("bad-mode", "ING-1", mode=mode, players=players)
    if options["open"] and mode != "team":
        raise Refusal("open-without-team", "ING-59", mode=mode)
    if options["first"] >= players:
        raise Refusal("bad-first", "ING-10", first=options["first"], players=players)
    return {**options, "mode": mode}


def census(state: Ingenious) -> dict[str, int]:
    """Per colour the halves in the bag, aside, in racks and on the board: 40 and the printed one."""
    heaps = [state.bag[kind] + state.aside[kind] + state.racks.count(kind) for kind in range(len(TILES))]
    counts = {}
    for colour, name in enumerate(COLOURS):
        halves = sum(count * pair.count(colour) for count, pair in zip(heaps, TILES, strict=True))
        counts[name] = halves + state.board.count(colour)
    counts["cells"] = sum(content <= FREE for content in state.board)
    return counts


def odds(state: Ingenious) -> dict[int, int]:
    """Every tile in the bag is as likely as any other (ING-11)."""
    return {kind: count for kind, count in enumerate(state.bag) if count}


def hides(state: Ingenious, eye: int | None) -> bool:
    """Whether somebody holds tiles that this eye does not see."""
    return any(state.held[seat] and not view.sees(state, eye, seat) for seat in range(state.players))


GAME = Game(
    name="ingenious",
    revision=1,
    edition=BOX.edition,
    players=(1, 2, 3, 4),
    options=OPTIONS,
    endings=ENDINGS,
    longest=200,
    reveals=frozenset({"swapped"}),
    state=Ingenious,
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
    adviser=IngeniousAdviser,
    terms=TERMS,
    levels=levels,
    trials=TRIALS,
    score_desk=desk,
)
