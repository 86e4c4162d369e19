"""Template: a tiny game that shows every feature a game can use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolek.games._template import moves, view
from stolek.games._template.bot import TERMS, TemplateAdviser, levels
from stolek.games._template.box import BOX
from stolek.games._template.codes import N_KINDS, THROWING
from stolek.games._template.objections import objection
from stolek.games._template.result import ENDINGS, outcome, side
from stolek.games._template.rules import Template
from stolek.games._template.start import start
from stolek.games._template.terminal import text
from stolek.kernel.game import Game
from stolek.kernel.option import Option
from stolek.kernel.refusal import Refusal

OPTIONS = (
    Option("hand", BOX.hands, BOX.hands[0]),
    Option("teams", (False, True), False),
)


def agree(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Two pairs need four players (TPL-1)."""
    if options["teams"] and players != 4:
        raise Refusal("teams-of-two", "TPL-1", players=players)
    return options


def census(state: Template) -> dict[str, int]:
    """Per number the stones in the bag, in hands, laid and gone: always those of the box."""
    bag, gone, hands, laid = state.bag, state.gone, state.hands, state.laid
    return {
        str(kind + 1): bag[kind] + gone[kind] + sum(hands[kind::N_KINDS]) + laid.count(kind)
        for kind in range(N_KINDS)
    }


def odds(state: Template) -> dict[int, int]:
    """Every face of the die is as likely as any other, and so is every stone in the bag."""
    if state.phase == THROWING:
        return dict.fromkeys(range(N_KINDS), 1)
    return {kind: count for kind, count in enumerate(state.bag) if count}


def hides(state: Template, eye: int | None) -> bool:
    """Whether stones that this eye does not see could lie otherwise."""
    hidden = [view.hand(state, seat) for seat in range(state.players) if not view.sees(state, eye, seat)]
    heaps = [heap for heap in (*hidden, view.stones(state.bag)) if heap]
    return any(hidden) and len(heaps) > 1 and len({stone for heap in heaps for stone in heap}) > 1


GAME = Game(
    name="_template",
    revision=1,
    edition=BOX.edition,
    players=(2, 3, 4),
    options=OPTIONS,
    endings=ENDINGS,
    longest=30,
    reveals=frozenset({"opened"}),
    state=Template,
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
    adviser=TemplateAdviser,
    terms=TERMS,
    levels=levels,
)
