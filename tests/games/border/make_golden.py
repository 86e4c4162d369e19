"""Writes the golden records: matches of The Border as different as they can be.

Run it from the root of the repository; it gives the same files every time, compiled or not:

    python -m tests.games.border.make_golden

Sealed matches are played by a simple policy from a named seed; where something rare was needed, the
seed was found by trying. Others are played with dice put in by hand. Beside each record lies its
result, `NAME.outcome.json`. A fix that changes outcomes bumps the rules revision; then the files of
this revision stay as they are, and new ones are written under new names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from stolek import CHANCE, Refusal
from stolek.games.border import GAME
from tests.games.border.facts import AREAS, BOARDS, COLOURS, HIGH, RINGS, area_of
from tests.games.border.positions import Play
from tests.games.golden import Shelf

# ---- the greedy policy ------------------------------------------------------------------------


def choose(match: Play, seat: int) -> str:
    """What a simple player does: finishes areas and crosses whatever brings a territory closest."""
    view = match.view(None)
    board = view["boards"][seat]
    if view["phase"] == "rolling":
        return roll(board, view["dice"])
    targets = [(move.name, *move.facts.values()) for move in match.legal(seat) if move.facts]
    if not targets:
        return "done"
    worth = area_worth if view["phase"] == "completing" else cell_worth
    return "{} {}".format(*max(targets, key=lambda target: (worth(board, target[1]), target)))


def roll(board: dict[str, Any], dice: list[str]) -> str:
    """Keep the colour of the area that is nearest to being completed; stop when it can be."""
    lying = Counter(dice)
    colours = BOARDS[board["board"]]

    def nearness(area: str) -> tuple[bool, int, int, str]:
        price = len(still_open(board, area))
        lacking = max(0, price - lying[colours[area]])
        return price > 0, -lacking, area_worth(board, area), area

    wanted = max(AREAS, key=nearness)
    if lying[colours[wanted]] >= len(still_open(board, wanted)):
        return "stop"
    again = sorted((die for die in dice if die != colours[wanted]), key=COLOURS.index)
    return "roll " + ",".join(again)


def still_open(board: dict[str, Any], area: str) -> list[str]:
    """The open cells of an area."""
    return [cell for cell in AREAS[area] if cell not in board["crossed"]]


def area_worth(board: dict[str, Any], area: str) -> int:
    """What an area is worth: the sum of its open cells."""
    return sum(cell_worth(board, cell) for cell in still_open(board, area))


def cell_worth(board: dict[str, Any], cell: str) -> int:
    """Points of the territories around, the more the fewer cells they lack; and a little for the area."""
    crossed = set(board["crossed"])
    lacking = {land: len(set(RINGS[land]) - crossed) for land in RINGS if cell in RINGS[land]}
    left = len(still_open(board, area_of(cell) or ""))
    return sum(100 * HIGH[land] // count for land, count in lacking.items() if count) + 20 // max(left, 1)


def play_on(match: Play, decisions: int = GAME.longest) -> Play:
    """Let all seats play greedily, the one asked first before the others."""
    while match.to_act and decisions:
        seat = match.to_act[0]
        match.play(seat, choose(match, seat))
        decisions -= 1
    return match


def sealed(seed: int, players: int, **options: Any) -> Play:
    """A whole match by the greedy policy."""
    return play_on(GAME.start(players, seed=seed, **options))


# ---- real dice --------------------------------------------------------------------------------


def faces() -> Iterator[str]:
    """Colours without end, as if somebody threw dice; whole numbers, so that every machine throws alike."""
    number = 2022
    while True:
        number = (number * 1103515245 + 12345) % 2**31
        yield COLOURS[number // 2**16 % 6]


def real_dice() -> Play:
    """Three players at a real table: boards, start player and every throw are typed in, one of them
    wrongly at first."""
    dice = faces()
    match = GAME.start(3, chance="manual", seats=("Tom", "Sofie", "Ema"))
    match.draw("B,D,A")
    match.draw("2")
    match.draw("red,red,red,red,red")
    match.undo(CHANCE)
    while not match.outcome:
        if match.chance:
            count = match.chance["facts"]["count"]
            match.draw(",".join(next(dice) for _ in range(count)))
        play_on(match, 1)
    return match


# ---- matches that somebody leaves, or in which something is taken back -------------------------


def took_back() -> Play:
    """Three players who take back every fourth decision where they may, and once, by consent, more; the
    one asked first is not always the first to answer."""
    match = GAME.start(3, seed=21)
    decisions = 0
    while match.to_act:
        seat = match.to_act[decisions % len(match.to_act)]
        match.play(seat, choose(match, seat))
        decisions += 1
        if decisions == 50:
            match.undo(seat, consent=True)
        elif decisions % 4 == 0:
            undo_if_possible(match, seat)
    return match


def undo_if_possible(match: Play, seat: int) -> None:
    """Take back the last decision of a seat, unless fortune or others have answered."""
    with suppress(Refusal):
        match.undo(seat)


def resigned() -> Play:
    """Three players; one leaves and its seat goes on idly, a second leaves and the third has won."""
    match = play_on(GAME.start(3, seed=11, first=1), 40)
    match.resign(1)
    play_on(match, 60)
    match.resign(0)
    return match


def idle_to_the_end() -> Play:
    """Four players; one leaves and its seat goes on idly, active or not, until six are closed."""
    match = play_on(GAME.start(4, seed=12), 30)
    match.resign(2)
    return play_on(match)


def timed_out() -> Play:
    """Two players; one runs out of time in a second action."""
    match = play_on(GAME.start(2, seed=13), 60)
    while match.view(None)["phase"] != "second":
        play_on(match, 1)
    match.time_out(match.to_act[0])
    return match


def record_full() -> Play:
    """Two players; after a while nobody uses a die any more, until the record has no room."""
    match = play_on(GAME.start(2, seed=14, boards="AC", first=0), 170)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, "stop" if match.view(None)["phase"] == "rolling" else "done")
    return match


# ---- the files --------------------------------------------------------------------------------

GOLDEN: dict[str, Callable[[], Play]] = {
    "two-players": lambda: sealed(1, 2),
    "three-players": lambda: sealed(1, 3),
    "four-players": lambda: sealed(1, 4),
    "tie-of-two": lambda: sealed(7, 2),
    "tie-of-four": lambda: sealed(66, 4),
    "shared-win": lambda: sealed(703, 3),
    "without-chaining": lambda: sealed(2, 3, chaining=False),
    "chosen-boards": lambda: sealed(3, 2, boards="DB", first=1),
    "real-dice": real_dice,
    "took-back": took_back,
    "resigned": resigned,
    "idle-to-the-end": idle_to_the_end,
    "timed-out": timed_out,
    "record-full": record_full,
}

SHELF = Shelf(GAME, 1, Path(__file__).with_name("golden"), GOLDEN)
SHELVES = (SHELF,)

if __name__ == "__main__":
    SHELF.write()
