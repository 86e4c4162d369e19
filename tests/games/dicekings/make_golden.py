"""Writes the golden records: matches of King of the Dice as different as they can be.

Run it from the root of the repository; it gives the same files every time, compiled or not:

    python -m tests.games.dicekings.make_golden

Matches are played by simple policies, sealed ones from a named seed; where something rare was needed, the
seed was found by trying. Others are played with dice, cards and tiles put in by hand. Beside each record lies
its result, `NAME.outcome.json`. A fix that changes outcomes bumps the rules revision; then the files of
this revision stay as they are, and new ones are written under new names. Those of revision 1, in which thefts
were compulsory (KOD-50), are played by its manifest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from stolek import CHANCE, Game, Refusal
from stolek.games.dicekings import GAME
from stolek.games.dicekings.rules.state import DiceKings
from tests.games.dicekings.positions import Play
from tests.games.dicekings.second import faces, tier
from tests.games.golden import Shelf

FIRST = GAME.older[0]  # the manifest of revision 1
EIGHT = ["A1", "A3", "A5", "A7", "A9", "A11", "B1", "B3"]
OWN_WHITE = ["A1", "A2", "A8", "B5", "B9", "B14"]
OWN_GOLD = ["A7", "A13", "B8", "B12"]
T = TypeVar("T")


class Dice:
    """Numbers without end, whole ones, so that every machine throws alike."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, things: Sequence[T]) -> T:
        """One of several."""
        self.number = (self.number * 1103515245 + 12345) % 2**31
        return things[self.number // 2**12 % len(things)]


Policy = Callable[[DiceKings, int, Dice], int]

# ---- policies -----------------------------------------------------------------------------------


def by_name(state: DiceKings, seat: int) -> dict[str, list[int]]:
    """What a seat may do, by the name of it."""
    found: dict[str, list[int]] = {}
    for action in state.legal(seat):
        found.setdefault(GAME.moves.move(action).name, []).append(action)
    return found


def drift(state: DiceKings, seat: int, dice: Dice) -> int:
    """Anything: first what to do, then where."""
    found = by_name(state, seat)
    return dice.choose(found[dice.choose(list(found))])


def alarmist(state: DiceKings, seat: int, dice: Dice) -> int:
    """One throw, and a dragon wherever it may come."""
    found = by_name(state, seat)
    for name in ("stop", "alarm"):
        if name in found:
            return dice.choose(found[name])
    return drift(state, seat, dice)


def paying(state: DiceKings, seat: int, dice: Dice) -> int:
    """One throw; jokers wherever they help, and cards face down where they do not."""
    found = by_name(state, seat)
    for name in ("supers", "super", "pair", "stop", "claim", "alarm"):
        if name in found:
            return dice.choose(found[name])
    return drift(state, seat, dice)


def fighter(state: DiceKings, seat: int, dice: Dice) -> int:
    """Rogues and slayers before all others, and throws until one of them is met."""
    found = by_name(state, seat)
    if "stop" in found:
        shown = tuple(die["face"] for die in GAME.telling.view(state, None)["dice"])
        tops = [pile["card"] for pile in GAME.telling.view(state, None)["offer"][2:4]]
        if any(card and tier(card, shown) for card in tops):
            return found["stop"][0]
    for citizen in ("rogue", "slayer", "landowner"):
        if GAME.moves.parse(f"claim {citizen}") in found.get("claim", []):
            return GAME.moves.parse(f"claim {citizen}")
    return dice.choose(found["throw"]) if "throw" in found else drift(state, seat, dice)


def builder(state: DiceKings, seat: int, dice: Dice) -> int:
    """Landowners for the one, dragons for the other; tiles wherever they fit."""
    legal = state.legal(seat)
    wanted = map(GAME.moves.parse, ("stop", "claim landowner", "alarm rogue"))
    return next((action for action in wanted if action in legal), legal[0])


def generous(state: DiceKings, seat: int, dice: Dice) -> int:
    """Nobody is ever robbed."""
    found = by_name(state, seat)
    return found["pass"][0] if "pass" in found else drift(state, seat, dice)


def play_on(match: Play, policy: Policy, dice: Dice, decisions: int = GAME.longest) -> Play:
    """Let all seats play."""
    while match.to_act and decisions:
        seat = match.to_act[0]
        match.play(seat, GAME.moves.move(policy(match.state, seat, dice)))
        decisions -= 1
    return match


def sealed(policy: Policy, seed: int, players: int, game: Game[DiceKings] = FIRST, **options: Any) -> Play:
    """A whole match by one policy."""
    return play_on(game.start(players, seed=seed, **options), policy, Dice(seed))


# ---- real dice ----------------------------------------------------------------------------------


def anything(match: Play, dice: Dice) -> str:
    """What fortune might bring, with its true odds."""
    outcome = match.state.outcome(dice.choose(range(match.state.tickets())))
    return GAME.moves.draw_text(match.state, outcome)


def real_dice(game: Game[DiceKings] = FIRST) -> Play:
    """Two players at a real table: all that is drawn or thrown is typed in, some of it wrongly at first."""
    dice = Dice(2025)
    match = game.start(2, chance="manual", seats=("Tom", "Ema"), setup="random")
    draws = 0
    while not match.outcome:
        if match.chance:
            match.draw(anything(match, dice))
            draws += 1
            if draws % 20 == 10:
                with suppress(Refusal):
                    match.undo(CHANCE)
        else:
            play_on(match, drift, dice, 1)
    return match


def throw_for(match: Play, dice: Dice, wanted: str | None) -> str:
    """Dice that meet the open card of a pile; that meet none at all, when no pile is named."""
    tops = {pile["citizen"]: pile["card"] for pile in match.view(None)["offer"] if pile["card"]}
    for _ in range(5000):
        shown = tuple(dice.choose(faces(die)) for die in "abcdef")
        met = [citizen for citizen, card in tops.items() if tier(card, shown)]
        if wanted in met or (wanted is None and not met):
            return " ".join(shown)
    raise AssertionError("such dice were not found")


def won_at_once() -> Play:
    """Dice are put in so that one player has landowners only and the other one lets dragons come: sixteen
    tokens lie on the map, and then another is due."""
    dice = Dice(16)
    match = FIRST.start(2, chance="manual", seats=("Lan", "Dra"), first=0)
    while not match.outcome:
        if match.chance:
            throw = match.chance["name"] == "draw-throw"
            wanted = None if match.state.turn else "landowner"
            match.draw(throw_for(match, dice, wanted) if throw else anything(match, dice))
        else:
            play_on(match, builder, dice, 1)
    return match


# ---- matches that somebody leaves, or in which something is taken back --------------------------


def took_back() -> Play:
    """Three players who take back every third decision where they may, and once, by consent, more."""
    match = FIRST.start(3, seed=21)
    dice = Dice(21)
    decisions = 0
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, GAME.moves.move(paying(match.state, seat, dice)))
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
    match = play_on(FIRST.start(3, seed=11, first=1), drift, dice, 25)
    match.resign(1)
    play_on(match, drift, dice, 40)
    match.resign(0)
    return match


def idle_to_the_end() -> Play:
    """Four players; one leaves while pairs are chosen, and its seat goes on idly."""
    dice = Dice(12)
    match = FIRST.start(4, seed=12)
    while match.view(None)["phase"] != "pairing":
        play_on(match, drift, dice, 1)
    match.resign(match.to_act[0])
    return play_on(match, drift, dice)


def timed_out() -> Play:
    """Two players; one runs out of time in front of a tile."""
    dice = Dice(13)
    match = FIRST.start(2, seed=13)
    while match.view(None)["phase"] != "placing":
        play_on(match, drift, dice, 1)
    match.time_out(match.to_act[0])
    return match


def declined_and_took_back() -> Play:
    """Three players who think better of every theft that they have declined."""
    match = GAME.start(3, seed=31)
    dice = Dice(31)
    while match.to_act:
        seat = match.to_act[0]
        before = match.view(None)["phase"]
        match.play(seat, GAME.moves.move(generous(match.state, seat, dice)))
        if before.startswith("stealing") and match.to_act:
            match.undo(seat)
            match.play(seat, match.legal(seat)[0])
    return match


def idle_thief() -> Play:
    """Three players; one leaves in front of a theft, and its seat steals nothing."""
    dice = Dice(32)
    match = GAME.start(3, seed=32)
    while not match.view(None)["phase"].startswith("stealing"):
        play_on(match, drift, dice, 1)
    match.resign(match.to_act[0])
    return play_on(match, drift, dice)


# ---- the files ----------------------------------------------------------------------------------

GOLDEN: dict[str, Callable[[], Play]] = {
    "two-players": lambda: sealed(drift, 1, 2),
    "three-players": lambda: sealed(drift, 2, 3),
    "four-players": lambda: sealed(drift, 3, 4, first=2),
    "jokers": lambda: sealed(paying, 5, 3),
    "conquests": lambda: sealed(fighter, 14, 4),
    "random-set-up": lambda: sealed(drift, 6, 4, setup="random"),
    "free-set-up": lambda: sealed(fighter, 7, 2, setup="free", map=4, white=OWN_WHITE, gold=OWN_GOLD),
    "without-dragons": lambda: sealed(drift, 8, 3, setup="free", dragons="none", map=2),
    "fires-run-out": lambda: sealed(alarmist, 15, 3, setup="free", dragons=EIGHT),
    "tie-by-fires": lambda: sealed(drift, 76, 4),
    "shared-win": lambda: sealed(drift, 2, 3),
    "won-at-once": won_at_once,
    "real-dice": real_dice,
    "took-back": took_back,
    "resigned": resigned,
    "idle-to-the-end": idle_to_the_end,
    "timed-out": timed_out,
}

DECLINING: dict[str, Callable[[], Play]] = {
    "declined-two-players": lambda: sealed(drift, 33, 2, GAME),
    "declined-three-players": lambda: sealed(paying, 34, 3, GAME, setup="random"),
    "declined-four-players": lambda: sealed(generous, 35, 4, GAME),
    "declined-real-dice": lambda: real_dice(GAME),
    "declined-took-back": declined_and_took_back,
    "declined-idle": idle_thief,
}

FOLDER = Path(__file__).with_name("golden")
SHELF = Shelf(FIRST, 1, FOLDER, GOLDEN)
NEWER = Shelf(GAME, 2, FOLDER, DECLINING)
SHELVES = (SHELF, NEWER)

if __name__ == "__main__":
    for shelf in SHELVES:
        shelf.write()
