"""Golden records: matches of the past replay to the results they had."""

from __future__ import annotations

import pytest

from stolek.games.wispwood import GAME
from stolek.kernel.record import Played
from tests.games.wispwood.make_golden import GOLDEN, PICKED, SHELF


def test_every_way_to_play_and_to_end() -> None:
    """WIS-8, WIS-9, WIS-12, WIS-86, WIS-87, WIS-88, WIS-89: players, variants, ponds, ghosts, cards."""
    headers = {name: SHELF.read(name)[0].header for name in GOLDEN}
    endings = {name: SHELF.read(name)[1]["ending"] for name in GOLDEN}
    assert set(endings.values()) == {*GAME.endings, "resigned", "timed-out"}
    whole = [headers[name] for name in GOLDEN if endings[name] in GAME.endings]
    assert {header.players for header in whole} == {1, 2, 3, 4}
    assert {header.chance for header in whole} == {"sealed", "manual"}
    for option, values in {"rounds": {2, 3}, "tree_card": {True, False}, "pond": {"edges", "free"}}.items():
        assert {header.options[option] for header in whole} == values
    assert {header.options["ghost"] for header in whole if header.players == 1} >= {1, 2, 4}
    assert headers["free-pond-and-promos"].options["cards"] == PICKED
    assert {"random", "one-paw", "promos"} <= {str(header.options["cards"]) for header in whole}


def test_the_ghost_is_beaten_and_wins() -> None:
    """WIS-100: once each, after whole games."""
    assert (SHELF.outcome("solo-won").ending, SHELF.outcome("solo-won").ranks) == ("ghost-beaten", (1,))
    assert (SHELF.outcome("solo-lost").ending, SHELF.outcome("solo-lost").ranks) == ("ghost-won", (2,))


def test_a_tie_is_broken_by_full_grids() -> None:
    """WIS-85: the same points, but only one winner."""
    outcome = SHELF.outcome("tie-broken")
    best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    assert len(best) == 2
    assert sorted(outcome.ranks[seat] for seat in best) == [1, 2]
    assert outcome.order[best[0]][1] != outcome.order[best[1]][1]


def test_a_shared_win() -> None:
    """WIS-85: two winners with the same points and as many full grids."""
    outcome = SHELF.outcome("shared-win")
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    assert len(winners) == 2
    assert outcome.order[winners[0]] == outcome.order[winners[1]]


@pytest.mark.parametrize(
    ("name", "event", "least"),
    [
        ("reshuffled", "reshuffled", 3),
        ("reshuffled", "refreshed-by-cat", 30),
        ("reshuffled", "scored-full", 2),
        ("two-players", "laid", 20),
        ("two-players", "refilled", 1),
        ("four-players", "cat-moved", 3),
        ("solo-won", "ghost-took", 18),
        ("solo-lost", "ghost-refreshed", 1),
        ("real-tiles", "took-back", 1),
        ("took-back", "took-back", 20),
        ("resigned", "resigned", 2),
        ("idle-to-the-end", "resigned", 1),
        ("timed-out", "timed-out", 1),
        ("free-pond-and-promos", "laid-shape", 8),
    ],
)
def test_rare_things_are_in_the_records(name: str, event: str, least: int) -> None:
    """WIS-16, WIS-26, WIS-27, WIS-45, WIS-93: each is in the record that is named after it."""
    assert SHELF.told(name)[event] >= least


def test_the_promos_are_drawn() -> None:
    """WIS-12: both of them."""
    view = SHELF.replayed("promos-drawn").view(None)
    assert {"O-CORNER", "T-DIAGONAL"} <= {card["id"] for card in view["cards"]}


def test_what_was_taken_back() -> None:
    """WIS-25, WIS-45: steps of turns, ends of turns, and cats."""
    moves = [entry.move for entry in SHELF.struck("took-back") if isinstance(entry, Played)]
    assert {"take", "tree", "done"} <= {move.split()[0] for move in moves}
