"""Writes the golden records: matches of Wispwood as different as they can be.

Run it from the root of the repository; it gives the same files every time, compiled or not:

    python -m tests.games.wispwood.make_golden

Matches are played by simple policies, sealed ones from a named seed; where something rare was needed, the
seed was found by trying. Others are played with tiles put in by hand. Beside each record lies its
result, `NAME.outcome.json`. A fix that changes outcomes bumps the rules revision; then the files of
this revision stay as they are, and new ones are written under new names.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from stolek import CHANCE, Refusal
from stolek.games.wispwood import GAME
from stolek.games.wispwood.play.summary import points_now
from stolek.games.wispwood.rules.state import Wispwood
from tests.games.golden import Shelf
from tests.games.wispwood.positions import Play

PICKED = ["P-PAIRS", "H-CHAIN", "O-CORNER", "E-BEAM", "T-DIAGONAL"]


class Dice:
    """Numbers without end, whole ones, so that every machine throws alike."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, things: list[int]) -> int:
        """One of several."""
        self.number = (self.number * 1103515245 + 12345) % 2**31
        return things[self.number // 2**12 % len(things)]


Policy = Callable[[Wispwood, int, Dice], int]

# ---- policies -----------------------------------------------------------------------------------


def drift(state: Wispwood, seat: int, dice: Dice) -> int:
    """Anything: first what to do, then where."""
    by_name: dict[str, list[int]] = {}
    for action in state.legal(seat):
        by_name.setdefault(GAME.moves.move(action).name, []).append(action)
    return dice.choose(by_name[list(by_name)[dice.choose(list(range(len(by_name))))]])


def refresher(state: Wispwood, seat: int, dice: Dice) -> int:
    """A new pond whenever the cat is ready, then three trees."""
    legal = state.legal(seat)
    wanted = [action for action in legal if GAME.moves.move(action).name in ("refresh", "cat-refresh")]
    trees = [action for action in legal if GAME.moves.move(action).name == "tree"]
    return (wanted or [dice.choose(trees or legal)])[0]


def grower(state: Wispwood, seat: int, dice: Dice) -> int:
    """Some ways to finish the turn are tried, and the one that is worth most now is begun; wisps first."""
    legal = state.legal(seat)
    if GAME.moves.parse("stay") in legal:
        return dice.choose(legal)
    best = (-1, legal[0])
    for _ in range(24 if len(legal) > 8 else 8):
        first = dice.choose(wisps_first(legal))
        trial = state.clone()
        trial.apply(seat, first)
        while GAME.moves.parse("done") not in trial.legal(seat) and trial.actors() == (seat,):
            trial.apply(seat, dice.choose(wisps_first(trial.legal(seat))))
        best = max(best, (sum(points_now(trial, seat).values()), first))
    return best[1]


def wisps_first(legal: list[int]) -> list[int]:
    """Without refreshes, and without trees where there are wisps; a tree turn ends with its first tree."""
    for wanted in ("done", "take", "tree"):
        found = [action for action in legal if GAME.moves.move(action).name == wanted]
        if found:
            return found
    return legal


def play_on(match: Play, policy: Policy, dice: Dice, decisions: int = GAME.longest) -> Play:
    """Let all seats play, the one asked first before the others."""
    while match.to_act and decisions:
        seat = match.to_act[0]
        match.play(seat, GAME.moves.move(policy(match.state, seat, dice)))
        decisions -= 1
    return match


def sealed(policy: Policy, seed: int, players: int, **options: Any) -> Play:
    """A whole match by one policy."""
    return play_on(GAME.start(players, seed=seed, **options), policy, Dice(seed))


# ---- real tiles ---------------------------------------------------------------------------------


def real_tiles() -> Play:
    """Two players at a real table: all that is drawn is typed in, one tile wrongly at first."""
    dice = Dice(2025)
    match = GAME.start(2, chance="manual", seats=("Tom", "Ema"), rounds=2)
    draws = 0
    while not match.outcome:
        if match.chance:
            outcome = dice.choose(list(range(match.state.tickets())))
            match.draw(GAME.moves.draw_text(match.state, match.state.outcome(outcome)))
            draws += 1
            if draws == 10:
                match.undo(CHANCE)
        else:
            play_on(match, drift, dice, 1)
    return match


# ---- matches that somebody leaves, or in which something is taken back --------------------------


def took_back() -> Play:
    """Three players who take back every third decision where they may, and once, by consent, more; the
    one asked first is not always the first to answer."""
    match = GAME.start(3, seed=21, rounds=2)
    dice = Dice(21)
    decisions = 0
    while match.to_act:
        seat = match.to_act[decisions % len(match.to_act)]
        match.play(seat, GAME.moves.move(drift(match.state, seat, dice)))
        decisions += 1
        if decisions == 50:
            match.undo(seat, consent=True)
        elif decisions % 3 == 0:
            with suppress(Refusal):
                match.undo(seat)
    return match


def resigned() -> Play:
    """Three players; one leaves and its seat goes on idly, a second leaves and the third has won."""
    dice = Dice(11)
    match = play_on(GAME.start(3, seed=11, first=1), drift, dice, 20)
    match.resign(1)
    play_on(match, drift, dice, 30)
    match.resign(0)
    return match


def idle_to_the_end() -> Play:
    """Four players; one leaves in the middle of a turn and its seat goes on idly, also between rounds."""
    dice = Dice(12)
    match = play_on(GAME.start(4, seed=12, rounds=2), drift, dice, 10)
    while match.view(None)["phase"] != "spot":
        play_on(match, drift, dice, 1)
    match.resign(match.to_act[0])
    return play_on(match, drift, dice)


def timed_out() -> Play:
    """Two players; one runs out of time while cats move."""
    dice = Dice(13)
    match = GAME.start(2, seed=13)
    while match.view(None)["phase"] != "cats":
        play_on(match, drift, dice, 1)
    match.time_out(0)
    return match


# ---- the files ----------------------------------------------------------------------------------

GOLDEN: dict[str, Callable[[], Play]] = {
    "two-players": lambda: sealed(grower, 1, 2),
    "three-players": lambda: sealed(drift, 2, 3),
    "four-players": lambda: sealed(drift, 3, 4, cards="first-game"),
    "solo-won": lambda: sealed(grower, 4, 1),
    "solo-lost": lambda: sealed(drift, 5, 1, ghost=4),
    "solo-variants": lambda: sealed(drift, 6, 1, ghost=2, rounds=2, tree_card=False, pond="free"),
    "variants": lambda: sealed(drift, 7, 3, rounds=2, tree_card=False, cards="one-paw"),
    "reshuffled": lambda: sealed(refresher, 8, 4, rounds=2, cards="first-game"),
    "tie-broken": lambda: sealed(drift, 90, 4, rounds=2, tree_card=False),
    "shared-win": lambda: sealed(drift, 99, 4, rounds=2, tree_card=False),
    "free-pond-and-promos": lambda: sealed(drift, 15, 2, pond="free", cards=PICKED, first=1),
    "promos-drawn": lambda: sealed(drift, 4, 2, cards="promos", rounds=2),
    "real-tiles": real_tiles,
    "took-back": took_back,
    "resigned": resigned,
    "idle-to-the-end": idle_to_the_end,
    "timed-out": timed_out,
}

SHELF = Shelf(GAME, 1, Path(__file__).with_name("golden"), GOLDEN)
SHELVES = (SHELF,)

if __name__ == "__main__":
    SHELF.write()
