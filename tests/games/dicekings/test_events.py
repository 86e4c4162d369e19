"""What happened is told with the clause behind it (KOD-8)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from stolek.games.dicekings import GAME
from stolek.games.dicekings.play.events import event
from stolek.games.dicekings.rules import codes
from tests.games.dicekings.positions import Table, draw, names, play

ELSEWHERE = {"gem-found": "KOD-51", "returned": "KOD-48"}  # of a slayer, of a thief
CLAUSES = {
    "joined": "KOD-72", "dragon-laid": "KOD-72", "gem-laid": "KOD-72", "offered": "KOD-17",
    "rolled-off": "KOD-18", "tied": "KOD-18", "begins": "KOD-18", "next": "KOD-1",
    "threw": "KOD-19", "throws-again": "KOD-20", "throws-all-again": "KOD-20", "stopped": "KOD-21",
    "aimed": "KOD-24", "paired": "KOD-39", "took": "KOD-24", "took-tier": "KOD-38", "took-down": "KOD-25",
    "drew": "KOD-46", "placed": "KOD-45", "gem-found": "KOD-45", "returned": "KOD-47",
    "gem-taken": "KOD-47", "no-gem-left": "KOD-47",
    "stole-card": "KOD-48", "stole-gem": "KOD-49", "no-card-to-steal": "KOD-50", "no-gem-to-steal": "KOD-50",
    "declined": "KOD-50",
    "slew": "KOD-51", "no-dragon": "KOD-51", "conquered": "KOD-52", "no-token": "KOD-52",
    "dragon-came": "KOD-58", "own-fire": "KOD-60", "fire-from": "KOD-61", "no-fire": "KOD-62",
    "ended": "KOD-63", "won": "KOD-57",
}  # fmt: skip

# Every note, and the event that is made of it when its numbers are 0, 1, 0
NOTES = {
    codes.JOINED: "joined",
    codes.DRAGON_LAID: "dragon-laid",
    codes.GEM_LAID: "gem-laid",
    codes.OFFERED: "offered",
    codes.ROLLED_OFF: "rolled-off",
    codes.TIED: "tied",
    codes.BEGINS: "begins",
    codes.NEXT: "next",
    codes.THREW: "threw",
    codes.THROWS_AGAIN: "throws-again",
    codes.STOPPED: "stopped",
    codes.AIMED: "aimed",
    codes.PAIRED: "paired",
    codes.TOOK: "took-tier",
    codes.TOOK_DOWN: "took-down",
    codes.DREW: "drew",
    codes.PLACED: "placed",
    codes.GEM_FOUND: "gem-found",
    codes.RETURNED: "returned",
    codes.GEM_TAKEN: "gem-taken",
    codes.NO_GEM_LEFT: "no-gem-left",
    codes.STOLE_CARD: "stole-card",
    codes.STOLE_GEM: "stole-gem",
    codes.NOTHING_TO_STEAL: "no-gem-to-steal",
    codes.SLEW: "slew",
    codes.NO_DRAGON: "no-dragon",
    codes.CONQUERED: "conquered",
    codes.NO_TOKEN: "no-token",
    codes.DRAGON_CAME: "own-fire",
    codes.NO_FIRE: "no-fire",
    codes.ENDED: "ended",
    codes.WON: "won",
    codes.DECLINED: "declined",
}


@pytest.mark.parametrize("note", NOTES)
def test_every_note_becomes_an_event(note: int) -> None:
    """KOD-8: with the clause behind it; nothing that happens goes untold."""
    state = Table(dice="123123", throws=1).state()
    told = event(state, 0, state, (note, 0, 1, 0))
    assert told.name == NOTES[note]
    assert told.clause == CLAUSES[told.name]


def test_there_are_no_other_notes() -> None:
    """KOD-8: numbers without gaps, and no other number is told."""
    assert sorted(NOTES) == list(range(1, codes.DECLINED + 1))
    state = Table().state()
    with pytest.raises(ValueError, match="no note"):
        event(state, 0, state, (codes.DECLINED + 1, 0, 0, 0))


def test_events_have_their_clauses_in_whole_games() -> None:
    """KOD-8, KOD-63: whatever happens, and facts about it that can be written down."""
    happened: Counter[str] = Counter()
    for seed, (players, options) in enumerate([(2, {}), (3, {"setup": "random"}), (4, {})]):
        match = GAME.start(players, seed=seed, **options)
        dice = Random(seed)
        while match.to_act:
            seat = match.to_act[0]
            legal = match.legal(seat)
            verbs = sorted({move.name for move in legal})
            verb = dice.choice(verbs)
            match.play(seat, dice.choice([move for move in legal if move.name == verb]))
        for told in match.told(None):
            assert told.clause in (CLAUSES[told.name], ELSEWHERE.get(told.name))
            assert json.loads(json.dumps(told.facts)) == told.facts
            happened[told.name] += 1
    assert len(happened) >= 30
    assert happened["ended"] + happened["won"] == 3


def test_a_preview_of_what_fortune_does_not_answer() -> None:
    """KOD-45: what a decision would bring, up to the next draw."""
    match = Table(dice="341611", offer="K1-01").match()
    play(match, "claim merchant")
    draw(match, "K1-12", "coast")
    preview = match.preview(0, "place B15")
    assert names(preview.events) == ["placed", "gem-found", "next"]
    assert preview.view is not None
    assert preview.view["fields"]["B15"]["owner"] == 0
    assert match.view(None)["fields"]["B15"]["owner"] is None
    throw = Table().match().preview(0, "throw all")
    assert throw.events == []
    assert throw.view is not None
    assert throw.view["phase"] == "throwing"
