"""Is this a position of Wispwood at all? Asked of dumps that come from outside.

Compiled rules trust their numbers, so nothing gets past here that could lead them astray.
"""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.box import BOX, CARD_NAMES
from stolek.games.wispwood.cells import N_CELLS, SIDE, members
from stolek.games.wispwood.codes import (
    ARRANGING,
    CATS,
    DEALING,
    DRAWING,
    EMPTY,
    FIREFLY,
    GHOST,
    GHOST_CAT,
    LAID,
    LAY,
    LEVELS,
    NO_CARD,
    NO_KIND,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
    OVER,
    SHAPE,
    SPOT,
    STARTING,
    TREES,
    TURN,
)
from stolek.games.wispwood.edition import (
    DECK_OF,
    DECKS,
    GRIDS,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_TREES,
    N_DECKS,
    N_GHOSTS,
    N_KINDS,
    N_LINES,
    N_ROUNDS,
    N_SPACES,
    TREE_DECK,
)
from stolek.games.wispwood.shapes import N_SHAPES
from stolek.games.wispwood.tables import CHOICES, edge_shapes, firefly_counts, firefly_stacks, of_seat

Dump = dict[str, Any]


def problem(dump: Dump) -> str | None:
    """What is wrong with a dump, in one line, or None."""
    checks = (
        table_problem,
        card_problem,
        ring_problem,
        pond_problem,
        forest_problem,
        full_problem,
        tile_problem,
        ghost_problem,
        hand_problem,
        score_problem,
    )
    return next((found for check in checks if (found := check(dump))), None)


def table_problem(dump: Dump) -> str | None:
    """Seats, phase, round and whose turn it is."""
    players, phase = dump["players"], dump["phase"]
    if not LEAST_SEATS <= players <= MOST_SEATS:
        return f"{players} players cannot play (WIS-8)"
    if not DRAWING <= phase <= OVER:
        return "no such phase"
    if dump["rounds"] not in (N_ROUNDS - 1, N_ROUNDS) or not 0 <= dump["round"] < dump["rounds"]:
        return "no such round (WIS-7, WIS-87)"
    if phase <= STARTING and dump["round"]:
        return "a later round has been set up before"
    if (phase == OVER and dump["round"] + 1 < dump["rounds"]) or (
        phase == CATS and dump["round"] + 1 == dump["rounds"]
    ):
        return "the game ends with its last round (WIS-85)"
    first = players if phase == STARTING else 0
    last = players if players > 1 and phase <= STARTING else players - 1
    if not first <= dump["turn"] <= last or not 0 <= dump["paw"] < players:
        return "the start player is drawn or not (WIS-13)"
    if not 0 <= dump["ready"] < 1 << players:
        return "cats of seats that are not there"
    alike = len({lying for lying in dump["pond"] if lying < EMPTY}) == 1
    free = phase == DEALING or (phase == TURN and alike)
    if dump["fresh"] not in (0, 1) or (dump["fresh"] and not free):
        return "a free refresh at the wrong time (WIS-26)"
    if (phase == CATS) != bool(dump["choosing"]) or not 0 <= dump["choosing"] < 1 << players:
        return "cats move between rounds (WIS-45)"
    return None


def card_problem(dump: Dump) -> str | None:
    """One card of each deck in play, or those drawn so far (WIS-12)."""
    cards, decks = dump["cards"], dump["decks"]
    if decks not in (TREE_DECK, N_DECKS) or not 0 <= dump["choice"] < len(CHOICES):
        return "no such decks (WIS-86)"
    there = sum(card != NO_CARD for card in cards[:decks])
    if any(card == NO_CARD for card in cards[:there]) or any(card != NO_CARD for card in cards[there:]):
        return "cards are drawn deck by deck (WIS-12)"
    if (there < decks) != (dump["phase"] == DRAWING):
        return "one card of each deck (WIS-12)"
    for deck, card in zip(DECKS, cards[:there], strict=False):
        if not 0 <= card < NO_CARD or DECK_OF[CARD_NAMES[card]] != deck:
            return f"card {card} is none of the deck of {deck} (WIS-12)"
    return None


def ring_problem(dump: Dump) -> str | None:
    """Every shape once, edge by edge (WIS-9)."""
    slots, per_piece = dump["slots"], dump["per_piece"]
    lying = [shape for shape in slots if shape != NO_SHAPE]
    if per_piece not in (1, 2) or slots[: len(lying)] != lying:
        return "shapes are laid clockwise (WIS-9)"
    if any(not 0 <= shape < N_SHAPES for shape in lying) or len(set(lying)) < len(lying):
        return "every shape once (WIS-9)"
    if per_piece == 2:
        edges = edge_shapes()
        pairs = [edges[at : at + 2] for at in range(0, len(edges), 2)]
        if any(lying[at : at + 2] not in pairs for at in range(0, len(lying), 2)):
            return "an edge has two shapes (WIS-9)"
    if dump["phase"] > ARRANGING and len(lying) < N_SPACES:
        return "the pond lacks shapes (WIS-9)"
    if dump["phase"] <= ARRANGING and len(lying) > N_SPACES - 2 * per_piece:
        return "the pond is complete already (WIS-9)"
    return None


def pond_problem(dump: Dump) -> str | None:
    """Wisps, empty spaces and at most one ghost's cat (WIS-10, WIS-90)."""
    pond, phase = dump["pond"], dump["phase"]
    if any(not 0 <= lying <= GHOST for lying in pond):
        return "something strange lies in the pond"
    if pond.count(GHOST) > 1:
        return "the ghost has a single cat (WIS-90)"
    alone = dump["players"] == 1
    placed = GHOST in pond
    if placed and (not alone or phase <= STARTING or phase == GHOST_CAT):
        return "a ghost's cat too early, or in company (WIS-90)"
    if alone and not placed and phase not in (*range(DRAWING, FIREFLY), GHOST_CAT):
        return "the ghost's cat is missing (WIS-90)"
    if phase <= STARTING and pond != [EMPTY] * N_SPACES:
        return "wisps before the set-up is done (WIS-10)"
    if phase == DEALING and EMPTY not in pond:
        return "no space to deal to (WIS-10)"
    if phase == GHOST_CAT and (not alone or EMPTY in pond):
        return "the ghost's cat comes to a full pond (WIS-90)"
    if TURN <= phase <= LAY and not any(lying < EMPTY for lying in pond):
        return "an empty pond in a turn (WIS-26)"
    return None


def forest_problem(dump: Dump) -> str | None:
    """Every cell holds one tile at most, and all fit the grid (WIS-2, WIS-18)."""
    if any(not 0 <= row < 1 << SIDE for row in dump["wisps"] + dump["trees"]):
        return "a row has 25 cells (WIS-1)"
    for seat in range(MOST_SEATS):
        cells = lying_cells(dump, seat)
        if seat >= dump["players"]:
            if cells or dump["cats"][seat]:
                return "a forest of a seat that is not there"
            continue
        if not 0 <= dump["cats"][seat] < N_CELLS:
            return f"seat {seat} has no cat (WIS-11)"
        cells.append(dump["cats"][seat])
        if len(set(cells)) < len(cells):
            return f"seat {seat} has two tiles on one cell (WIS-22)"
        rows, columns = [cell // SIDE for cell in cells], [cell % SIDE for cell in cells]
        if max(max(rows) - min(rows), max(columns) - min(columns)) >= GRIDS[dump["round"]]:
            return f"the forest of seat {seat} does not fit the grid (WIS-18)"
        if dump["choosing"] >> seat & 1 and not any(of_seat(dump["trees"], seat)):
            return f"the cat of seat {seat} has no tree to move to (WIS-50)"
    return None


def full_problem(dump: Dump) -> str | None:
    """Who has filled the grid has no turn any more in this round (WIS-41)."""
    players, turn, paw, phase = dump["players"], dump["turn"], dump["paw"], dump["phase"]
    for seat in range(players if phase < CATS else 0):
        tiles = len(lying_cells(dump, seat)) + 1
        if tiles > 1 and phase <= STARTING:
            return f"seat {seat} has tiles before the first turn (WIS-11)"
        played = (seat - paw) % players < (turn - paw) % players
        if seat == turn:
            played = phase in (TREES, LAID)
        if tiles == GRIDS[dump["round"]] ** 2 and not played:
            return f"seat {seat} has filled the grid and is to play again (WIS-41)"
    return None


def lying_cells(dump: Dump, seat: int) -> list[int]:
    """The cells of all tiles of a seat but its cat's."""
    wisps = of_seat(dump["wisps"], seat)
    cells = members(of_seat(dump["trees"], seat))
    for kind in range(N_KINDS):
        cells += members(wisps[kind * SIDE : (kind + 1) * SIDE])
    return cells


def tile_problem(dump: Dump) -> str | None:
    """All tiles of the box are somewhere (WIS-8), and the supply is not larger than what is unseen."""
    heaps = [dump[name] for name in ("pool", "apart", "discards", "collected")]
    if any(count < 0 for heap in heaps for count in heap):
        return "less than no tiles"
    for kind, name in enumerate(KINDS):
        lying = sum(
            row.bit_count()
            for seat in range(MOST_SEATS)
            for row in of_seat(dump["wisps"], seat)[kind * SIDE : (kind + 1) * SIDE]
        )
        count = sum(heap[kind] for heap in heaps) + dump["pond"].count(kind) + lying
        if count != BOX.tiles[name] - (dump["players"] == 1):
            return f"{count} tiles of {name} (WIS-8)"
    trees = sum(row.bit_count() for row in dump["trees"])
    unseen = sum(dump["pool"]) + sum(dump["apart"])
    if not 0 <= dump["stock"] <= sum(dump["pool"]) or unseen - dump["stock"] != trees + dump["players"]:
        return "unseen tiles are in the supply, trees, or under cats (WIS-14)"
    if dump["phase"] == DEALING and dump["stock"] == 0:
        return "an empty supply to deal from (WIS-16)"
    return None


def ghost_problem(dump: Dump) -> str | None:
    """A ghost for who plays alone, with levels, fireflies and points of its own (WIS-89 … WIS-98)."""
    alone, phase, levels = dump["players"] == 1, dump["phase"], dump["levels"]
    if not (1 if alone else 0) <= dump["ghost"] <= (N_GHOSTS if alone else 0):
        return "a ghost is for who plays alone (WIS-89)"
    drawn = [kind for kind in levels if kind != NO_KIND]
    if (
        levels[: len(drawn)] != drawn
        or len(set(drawn)) < len(drawn)
        or any(kind not in range(N_KINDS) for kind in drawn)
    ):
        return "every kind has a level of its own (WIS-89)"
    complete = alone and phase > LEVELS
    if (complete and len(drawn) < N_KINDS) or (
        not complete and len(drawn) > (N_KINDS - 2 if phase == LEVELS else 0)
    ):
        return "levels are drawn at the set-up (WIS-89)"
    if (
        (phase == LEVELS and not alone)
        or (phase in (FIREFLY, GHOST_CAT) and not alone)
        or (phase == STARTING and alone)
    ):
        return "no such step with so many players (WIS-89)"
    return firefly_problem(dump)


def firefly_problem(dump: Dump) -> str | None:
    """Fireflies of a round, and the one that the ghost has just revealed (WIS-91, WIS-93)."""
    alone, counts = dump["players"] == 1, firefly_counts()
    if any(
        not 0 <= left <= (most if alone else 0) for left, most in zip(dump["fireflies"], counts, strict=True)
    ):
        return "more fireflies than there are (WIS-91)"
    shown = sum(counts) - sum(dump["fireflies"]) if alone else 0
    stack = firefly_stacks()[dump["round"]]
    if shown > stack or (dump["phase"] == FIREFLY and shown == stack):
        return "the stack of fireflies is used up (WIS-91)"
    if GHOST not in dump["pond"] and (shown or (alone and dump["round"])):
        return "fireflies before the ghost's cat sits (WIS-90)"
    pending = dump["firefly"]
    if pending and (not alone or dump["phase"] != DEALING or GHOST not in dump["pond"]):
        return "a firefly has been revealed too early (WIS-93)"
    if not 0 <= pending < len(counts) or (pending and dump["fireflies"][pending] == counts[pending]):
        return "no such firefly (WIS-91)"
    most = sum(firefly_stacks()[: dump["round"] + 1]) if alone else 0
    if sum(dump["collected"]) > most:
        return "the ghost has more wisps than fireflies have brought (WIS-93)"
    return None


def hand_problem(dump: Dump) -> str | None:
    """What has been chosen for the wisp in hand fits the step of the turn (WIS-29, WIS-30)."""
    phase = dump["phase"]
    space, shape, spot = dump["space"], dump["shape"], dump["spot"]
    if phase in (SHAPE, SPOT, LAY):
        if not 0 <= space < N_SPACES or dump["pond"][space] >= EMPTY:
            return "no wisp in hand (WIS-29)"
    elif space != NO_SPACE:
        return "a wisp in hand at the wrong time (WIS-29)"
    if not (0 <= shape < N_SHAPES if phase in (SPOT, LAY) else shape == NO_SHAPE):
        return "a shape at the wrong time (WIS-29)"
    if not (0 <= spot < N_CELLS if phase == LAY else spot == NO_SPOT):
        return "a cell at the wrong time (WIS-30)"
    if not (1 <= dump["laid"] <= MOST_TREES if phase == TREES else dump["laid"] == 0):
        return "trees at the wrong time (WIS-33)"
    return None


def score_problem(dump: Dump) -> str | None:
    """Points stand for rounds that are over (WIS-43)."""
    scored = dump["round"] + (dump["phase"] >= CATS)
    for seat in range(MOST_SEATS):
        lines = of_seat(dump["points"], seat)
        later = lines[scored * N_LINES :]
        if min(lines) < 0 or any(later) or (seat >= dump["players"] and any(lines)):
            return f"seat {seat} has points that nobody has counted (WIS-43)"
        if not 0 <= dump["filled"][seat] < 1 << (scored if seat < dump["players"] else 0):
            return f"seat {seat} has filled a grid too many (WIS-38)"
    ghost = dump["ghost_points"]
    if min(ghost) < 0 or any(ghost[scored:]) or (not dump["ghost"] and any(ghost)):
        return "the ghost has points that nobody has counted (WIS-98)"
    return None
