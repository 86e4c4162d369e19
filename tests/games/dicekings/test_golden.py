"""Golden records: matches of the past replay to the results they had."""

from __future__ import annotations

import pytest

from stolek.games.dicekings import GAME
from stolek.kernel.record import Drawn, Played
from tests.games.dicekings.make_golden import DECLINING, EIGHT, GOLDEN, NEWER, OWN_GOLD, OWN_WHITE, SHELF


def test_every_way_to_play_and_to_end() -> None:
    """KOD-1, KOD-57, KOD-63, KOD-72, KOD-73: players, set-ups, both endings."""
    headers = {name: SHELF.read(name)[0].header for name in GOLDEN}
    endings = {name: SHELF.read(name)[1]["ending"] for name in GOLDEN}
    assert set(endings.values()) == {*GAME.endings, "resigned", "timed-out"}
    whole = [headers[name] for name in GOLDEN if endings[name] in GAME.endings]
    assert {header.players for header in whole} == {2, 3, 4}
    assert {header.chance for header in whole} == {"sealed", "manual"}
    assert {header.options["setup"] for header in whole} == {"standard", "random", "free"}
    assert {header.options["first"] for header in whole} >= {"rolled", 0, 2}
    assert headers["fires-run-out"].options["dragons"] == EIGHT
    assert headers["without-dragons"].options["dragons"] == []
    own = headers["free-set-up"].options
    assert (own["map"], own["white"], own["gold"]) == (4, OWN_WHITE, OWN_GOLD)


def test_won_at_once() -> None:
    """KOD-57, KOD-70: sixteen tokens on the map, tiles left in the stock."""
    outcome = SHELF.outcome("won-at-once")
    assert (outcome.ending, outcome.ranks) == ("no-token-left", (1, 2))
    view = SHELF.replayed("won-at-once").view(None)
    assert (view["tokens"][0], view["winner"]) == (0, 0)
    assert view["stock"]["tiles"] + len(view["shown"]) > 0


def test_a_tie_is_broken_by_fires() -> None:
    """KOD-69: the same points, but only one winner."""
    outcome = SHELF.outcome("tie-by-fires")
    best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    assert len(best) == 2
    assert sorted(outcome.ranks[seat] for seat in best) == [1, 2]
    assert outcome.order[best[0]][2] != outcome.order[best[1]][2]


def test_a_shared_win() -> None:
    """KOD-69: two winners with the same points and as many fires."""
    outcome = SHELF.outcome("shared-win")
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    assert len(winners) == 2
    assert outcome.order[winners[0]] == outcome.order[winners[1]]
    assert outcome.order[winners[0]][2] > 0


@pytest.mark.parametrize(
    ("name", "event", "least"),
    [
        ("fires-run-out", "own-fire", 1),
        ("fires-run-out", "fire-from", 1),
        ("fires-run-out", "no-fire", 2),
        ("jokers", "paired", 8),
        ("conquests", "conquered", 4),
        ("conquests", "slew", 4),
        ("random-set-up", "joined", 1),
        ("random-set-up", "gem-laid", 10),
        ("won-at-once", "placed", 16),
        ("real-dice", "took-back", 5),
        ("real-dice", "joined", 1),
        ("took-back", "took-back", 40),
        ("resigned", "resigned", 2),
        ("idle-to-the-end", "resigned", 1),
        ("timed-out", "timed-out", 1),
        ("two-players", "took-tier", 2),
        ("three-players", "stole-card", 1),
        ("four-players", "stole-gem", 1),
        ("declined-two-players", "declined", 1),
        ("declined-two-players", "stole-card", 1),
        ("declined-three-players", "stole-gem", 1),
        ("declined-four-players", "declined", 3),
        ("declined-real-dice", "declined", 1),
        ("declined-took-back", "took-back", 2),
        ("declined-idle", "declined", 1),
    ],
)
def test_rare_things_are_in_the_records(name: str, event: str, least: int) -> None:
    """KOD-39, KOD-50, KOD-52, KOD-60, KOD-61, KOD-62: each is in the record that is named after it."""
    shelf = NEWER if name in DECLINING else SHELF
    assert shelf.told(name)[event] >= least


def test_what_was_taken_back() -> None:
    """KOD-24, KOD-42, KOD-45: claims, pairs and places; by consent also what fortune brought."""
    struck = SHELF.struck("took-back")
    verbs = {entry.move.split()[0] for entry in struck if isinstance(entry, Played)}
    assert {"stop", "place"} <= verbs
    assert any(isinstance(entry, Drawn) for entry in struck)
    assert verbs & {"pair", "super", "supers", "claim"}


def test_nothing_was_declined_in_revision_one() -> None:
    """KOD-50: thefts were compulsory, and whoever plays these records again finds them so."""
    for name in GOLDEN:
        assert SHELF.told(name)["declined"] == 0
        assert not SHELF.replayed(name).state.declinable
    assert all(NEWER.replayed(name).state.declinable for name in DECLINING)
