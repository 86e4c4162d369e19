"""What a seat does by itself, and what a searcher may do (KOD-19, KOD-25)."""

from __future__ import annotations

from collections import Counter

from stolek.games.dicekings import GAME
from tests.games.dicekings.positions import Table, draw, play
from tests.games.dicekings.second import LAND

HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"


def test_an_abandoned_seat_plays_idly() -> None:
    """KOD-19, KOD-22, KOD-26, KOD-42, KOD-50: one throw, an alarm where it may, no theft; else the first
    thing that it can."""
    expected = [
        (Table(), "throw all"),
        (Table(dice="123123", throws=1), "stop"),
        (Table(dice="123123", offer=HARD, piles={1: 0}), "alarm thief"),
        (Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}), "alarm merchant"),
        (Table(dice="515151", offer=HARD), "claim slayer"),
    ]
    for table, text in expected:
        state = table.state()
        assert GAME.moves.move(state.idle(0)).notation == text
    tier = Table(dice="515151", offer="K1-07", up={0: "K1-02 K3-08"}).match()
    play(tier, "claim merchant")
    assert GAME.moves.move(tier.state.idle(0)).notation == "done"
    need = Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}).match()
    play(need, "claim slayer")
    assert GAME.moves.move(need.state.idle(0)).notation == "pair 5r"
    for task, step in (("thief_card", "stealing-card"), ("thief_gem", "stealing-gem")):
        theft = Table(phase=step, task=task, level=1, dice="515123", up={1: "K1-01"}).state()
        assert GAME.moves.move(theft.idle(0)).notation == "pass"


def test_a_searcher_picks_anything() -> None:
    """KOD-19, KOD-25, KOD-28, KOD-42, KOD-50, KOD-61: each possibility sooner or later, and nothing else."""
    pairs = Table(dice="515123", offer="K3-07", up={0: "K1-02 K3-08"}, down={0: "K2-01 K2-02"}).match()
    play(pairs, "claim slayer")
    tier = Table(dice="515151", offer="K1-07", up={0: "K1-02 K3-08"}, down={0: "K2-01"}).match()
    play(tier, "claim merchant")
    theft = Table(players=3, dice="162512", offer="K2-04", up={1: "K3-01 K5-02", 2: "K5-01"}).match()
    play(theft, "claim thief")
    draw(theft, "K2-12", "coast", "cave")
    fires = " ".join([field for field in LAND if LAND[field] != "coast"][:12])
    fire = Table(players=4, dice="123123", offer=HARD, dragons=fires, fires={1: 1, 2: 1, 3: 1}).match()
    play(fire, "alarm rogue")
    draw(fire, "K4-12", "coast")
    gems = Table(players=3, dice="665555", offer="K2-09", golds={1: 1}).match()
    play(gems, "claim thief")
    draw(gems, "K2-12", "coast")
    states = [pairs.state, tier.state, theft.state, fire.state]
    for match, text in ((theft, "place A1"), (fire, "dragon A1"), (gems, "place A1")):
        play(match, text)
        states.append(match.state)
    states += [
        Table(dice="123123", throws=1).state(),
        Table(dice="123123", offer=HARD, piles={1: 0}).state(),
        Table(dice="525151", offer="K1-07 K2-11 K3-03 K4-01 K5-01").state(),
        Table(dice="515123", offer=HARD, up={0: "K1-02 K3-08"}).state(),
    ]
    for state in states:
        legal = state.legal(0)
        assert len(legal) > 1
        picker = state.clone()
        picker.seed(7)
        found = Counter(picker.sample(0) for _ in range(60 * len(legal)))
        assert set(found) == set(legal)
        assert min(found.values()) > 20
        assert max(found.values()) < 120
