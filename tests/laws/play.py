"""A live match at random, with all that people do: undo, look ahead, give up."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

from stolek import CHANCE, Match, Refusal
from stolek.kernel.record import TookBack
from tests.laws.tables import Table
from tests.laws.walks import PATIENCE, some_action

TIRED = 120  # one in so many decisions is to give up
CAREFUL = 12  # one in so many is to take back


def random_match(table: Table, dice: Random) -> Match[Any]:
    """A match played to its end, dice sealed or typed in."""
    chance = dice.choice(("sealed", "sealed", "manual"))
    match = table.match(dice, chance)
    for _ in range(PATIENCE * table.game.longest):
        if match.outcome:
            break
        do_something(match, dice)
    return match


def do_something(match: Match[Any], dice: Random) -> None:
    """Draw what is due, or let one seat do something."""
    if match.chance is not None:
        draw(match, dice)
        return
    seat = dice.choice(match.to_act)
    move = some_move(match, seat, dice)
    match.preview(seat, move)
    if not dice.randrange(TIRED):
        (match.resign if dice.random() < 0.5 else match.time_out)(seat)
    else:
        match.play(seat, dice.choice((move, str(move))))
    if not dice.randrange(CAREFUL):
        take_back(match, dice)


def draw(match: Match[Any], dice: Random) -> None:
    """Type in what fortune brings; now and then it was mistyped."""
    trial = seeded(match, dice)
    text = match.game.moves.draw_text(match.state, some_action(trial, CHANCE))
    before = match.state
    match.draw(text)
    if not dice.randrange(CAREFUL) and not match.outcome:
        with contextlib.suppress(Refusal):  # an idle move may have come after it
            match.undo(CHANCE)
            assert match.state == before, "a mistyped draw was not taken back"


def take_back(match: Match[Any], dice: Random) -> None:
    """Some seat takes back its last decision, when it may; the last entry of all leaves no trace."""
    seat = dice.randrange(match.players)
    last = len(match.record.entries) - 1
    before = match.log[last - 1].after if last else None
    with contextlib.suppress(Refusal):
        match.undo(seat, consent=dice.random() < 0.3)
        if match.record.entries[last + 1] == TookBack(seat, (last,)) and before is not None:
            assert match.log[last + 1].after == before, "taking back the last entry left a trace"


def some_move(match: Match[Any], seat: int, dice: Random) -> Any:
    """A random legal move, without listing all of them."""
    return match.game.moves.move(some_action(seeded(match, dice), seat))


def seeded(match: Match[Any], dice: Random) -> Any:
    """The position on a clone with dice of its own."""
    trial = match.state.clone()
    trial.seed(dice.getrandbits(60))
    return trial
