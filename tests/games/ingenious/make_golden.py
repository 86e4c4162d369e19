"""Writes the golden records: one match for every way a match of Ingenious can go and end.

Run it from the root of the repository; it gives the same files every time, compiled or not:

    python -m tests.games.ingenious.make_golden

Sealed matches are played by a simple policy from a named seed. Rare matches are played with tiles
put in by hand, chosen so that the rare thing comes about. Beside each record lies its result,
`NAME.outcome.json`. A fix that changes outcomes bumps the rules revision; then the files of this
revision stay as they are, and new ones are written under new names.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from stolek import CHANCE, Match
from stolek.games.ingenious import GAME
from stolek.games.ingenious.edition.box import TILES, kind_of, tile_name
from stolek.games.ingenious.play.moves import decoded, encoded
from stolek.games.ingenious.rules.board import CELLS, PAIRS, STEPS, axial, number_of, symbol_beside
from stolek.games.ingenious.rules.codes import FREE, KEEP, SWAP, SWAPPING
from stolek.games.ingenious.rules.state import Ingenious
from tests.games.golden import Shelf

JOINT = 18

Play = Match[Ingenious]
Policy = Callable[[Ingenious, int], int]
Half = tuple[int, int]  # a colour and the points it brings


# ---- the greedy policy ------------------------------------------------------------------------


class Greedy:
    """The placement worth most to its seat, the first among equals; swaps when asked.

    Points are worth much in a weak colour, little in a strong one and nothing beyond a stop; how
    much less each further point is worth is given in percent. Whole numbers, so that every machine
    plays alike.
    """

    def __init__(self, percent: int) -> None:
        self.lack = [10**15 * percent**value // 100**value for value in range(2 * JOINT + 1)]

    def __call__(self, state: Ingenious, seat: int) -> int:
        """The action to take."""
        if state.phase == SWAPPING:
            return SWAP
        seen, values, top = reach(state.board), own_track(state, seat), state.top

        def worth(action: int) -> int:
            a, b, one, two = decoded(action)
            return self.worth(values, ((one, seen[a][one]), (two, seen[b][two])), top)

        return max(state.legal(seat), key=lambda action: (worth(action), -action))

    def worth(self, values: list[int], halves: tuple[Half, Half], top: int) -> int:
        """What the points of two halves are worth on a track."""
        new = list(values)
        for colour, points in sorted(halves, reverse=True):
            new[colour] = min(new[colour] + points, JOINT if new[colour] < JOINT else top)
        return sum(
            self.lack[values[colour]] - self.lack[new[colour]] for colour in {half[0] for half in halves}
        )


def reach(board: list[int]) -> dict[int, list[int]]:
    """Per free cell and colour: the symbols of that colour in line with the cell."""
    return {
        cell: [in_line(board, cell, colour) for colour in range(6)] for cell in CELLS if board[cell] == FREE
    }


def in_line(board: list[int], cell: int, colour: int) -> int:
    """The lengths of the runs of a colour that begin beside a cell."""
    total = 0
    for step in STEPS:
        beside = cell + step
        while board[beside] == colour:
            total += 1
            beside += step
    return total


def own_track(state: Ingenious, seat: int) -> list[int]:
    """The six values that a seat scores on."""
    side = GAME.side(state, seat)
    return state.tracks[6 * side : 6 * side + 6]


def play_on(match: Play, policy: Policy, decisions: int = GAME.longest) -> Play:
    """Let the policy take so many decisions, or all until the end."""
    while match.to_act and decisions:
        (seat,) = match.to_act
        match.play(seat, GAME.moves.move(policy(match.state, seat)))
        decisions -= 1
    return match


GREEDY = Greedy(80)


def sealed(seed: int, players: int, mode: str = "standard", *, open: bool = False, first: int = 0) -> Play:
    """A whole match by the greedy policy."""
    return play_on(GAME.start(players, seed=seed, mode=mode, open=open, first=first), GREEDY)


# ---- tiles put in by hand ---------------------------------------------------------------------


def solitaire_at_top() -> Play:
    """Solitaire with the best tile every time: six times 36."""
    match = GAME.start(1, chance="manual")
    greedy = Greedy(97)
    while not match.outcome:
        action = best_with_any_tile(match.state, greedy)
        _, _, one, two = decoded(action)
        match.draw(tile_name(kind_of(one, two)))
        match.play(0, GAME.moves.move(action))
    return match


def best_with_any_tile(state: Ingenious, greedy: Greedy) -> int:
    """The best placement if the best tile were drawn."""
    seen, values = reach(state.board), own_track(state, 0)
    best, most = -1, -1
    for pair, (a, b, _) in enumerate(PAIRS):
        if a not in seen or b not in seen or (state.placed == 0 and symbol_beside(pair) < 0):
            continue
        for kind, (one, two) in enumerate(TILES):
            for x, y in ((one, two), (two, one)):
                worth = greedy.worth(values, ((x, seen[a][x]), (y, seen[b][y])), state.top)
                if state.bag[kind] and worth > most:
                    best, most = encoded(a, b, x, y), worth
    return best


def shared_win() -> Play:
    """Two players, the second of whom turns every placement of the first by half a circle and takes
    the colours that are printed opposite: equal values in the end."""
    match = GAME.start(2, chance="manual")
    racks = [next_twin(match.state) for _ in range(6)]
    for tile in [*racks, *map(twin, racks)]:
        match.draw(tile_name(tile))
    while not match.outcome:
        placement, tile = best_with_twin(match.state), next_twin(match.state)
        for seat, action, drawn in ((0, placement, tile), (1, image(placement), twin(tile))):
            match.play(seat, GAME.moves.move(action))
            if match.state.phase == SWAPPING:
                match.play(seat, GAME.moves.move(KEEP))
            if match.chance:
                match.draw(tile_name(drawn))
    return match


def best_with_twin(state: Ingenious) -> int:
    """The best placement among those that leave room for their image and earn no bonus.

    The cell in the middle is walled in first: a tile on it would lie in the way of its own image.
    """
    seen, values = reach(state.board), own_track(state, 0)
    middle = number_of(0, 0)
    wall = {middle + step for step in STEPS}

    def fits(action: int) -> bool:
        a, b, one, two = decoded(action)
        points = [0] * 6
        points[one] += seen[a][one]
        points[two] += seen[b][two]
        return middle not in (a, b) and all(values[c] + points[c] < JOINT for c in (one, two))

    def worth(action: int) -> tuple[bool, int, int]:
        a, b, one, two = decoded(action)
        halves = (one, seen[a][one]), (two, seen[b][two])
        return bool(wall & {a, b}), GREEDY.worth(values, halves, state.top), -action

    return max(filter(fits, state.legal(0)), key=worth)


OPPOSITE = (3, 4, 5, 0, 1, 2)


def image(action: int) -> int:
    """The same placement seen from the other side, in opposite colours."""
    a, b, one, two = decoded(action)
    (qa, ra), (qb, rb) = axial(a), axial(b)
    return encoded(number_of(-qa, -ra), number_of(-qb, -rb), OPPOSITE[one], OPPOSITE[two])


def twin(tile: int) -> int:
    """The tile in opposite colours."""
    one, two = TILES[tile]
    return kind_of(OPPOSITE[one], OPPOSITE[two])


def next_twin(state: Ingenious) -> int:
    """The most plentiful tile that is not its own image and whose image can be drawn, too."""
    fitting = [kind for kind in range(len(TILES)) if twin(kind) != kind]
    return max(fitting, key=lambda kind: (min(state.bag[kind], state.bag[twin(kind)]), -kind))


# ---- matches that somebody leaves, or in which something is taken back -------------------------


def resigned() -> Play:
    """Three players; one leaves and its seat goes on idly, a second leaves and the third has won."""
    match = play_on(GAME.start(3, seed=11, first=1), GREEDY, 7)
    match.resign(1)
    play_on(match, GREEDY, 12)
    match.resign(0)
    return match


def idle_to_the_end() -> Play:
    """Three players; one leaves and its seat goes on idly until the board is full."""
    match = play_on(GAME.start(3, seed=12), GREEDY, 8)
    match.resign(2)
    return play_on(match, GREEDY)


def timed_out() -> Play:
    """Both of a pair run out of time; after the first its seat goes on idly."""
    match = play_on(GAME.start(4, seed=13, mode="team"), GREEDY, 9)
    match.time_out(3)
    play_on(match, GREEDY, 10)
    match.time_out(1)
    return match


def took_back() -> Play:
    """Two players with real tiles: a mistyped tile and a placement taken back freely, later a whole
    turn by consent."""
    match = GAME.start(2, chance="manual")
    match.draw("red-red")
    match.undo(CHANCE)
    draw_commonest(match)
    play_on(match, GREEDY, 1)
    match.undo(0)
    match.play(0, GAME.moves.move(match.state.idle(0)))
    draw_commonest(match)
    for _ in range(4):
        play_on(match, GREEDY, 1)
        draw_commonest(match)
    match.undo(0, consent=True)
    while not match.outcome:
        play_on(match, GREEDY, 1)
        draw_commonest(match)
    return match


def draw_commonest(match: Play) -> None:
    """Draw a tile of which the bag has most, as long as tiles are to be drawn."""
    while match.chance:
        bag = match.state.bag
        match.draw(tile_name(max(range(len(TILES)), key=lambda kind: (bag[kind], -kind))))


# ---- the files --------------------------------------------------------------------------------

GOLDEN: dict[str, Callable[[], Play]] = {
    "two-board-full": lambda: sealed(1, 2),
    "three-board-full": lambda: sealed(2, 3, first=2),
    "four-board-full": lambda: sealed(2, 4),
    "team-board-full": lambda: sealed(1, 4, "team"),
    "team-open-board-full": lambda: sealed(2, 4, "team", open=True, first=3),
    "solitaire-board-full": lambda: sealed(1, 1, "solitaire"),
    "four-all-at-top": lambda: sealed(4, 4),
    "team-all-at-top": lambda: sealed(82, 4, "team"),
    "solitaire-all-at-top": solitaire_at_top,
    "shared-win": shared_win,
    "swaps": lambda: sealed(4, 2),
    "two-bonuses-at-once": lambda: sealed(3, 4),
    "bonus-lapsed": lambda: sealed(6, 4, "team"),
    "resigned": resigned,
    "idle-to-the-end": idle_to_the_end,
    "timed-out": timed_out,
    "took-back": took_back,
}

SHELF = Shelf(GAME, 1, Path(__file__).with_name("golden"), GOLDEN)
SHELVES = (SHELF,)

if __name__ == "__main__":
    SHELF.write()
