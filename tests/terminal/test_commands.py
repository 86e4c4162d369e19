"""Commands that may be typed at the table besides moves."""

from __future__ import annotations

import pytest

import stolek
from stolek.bots.bots import JudgedTerm
from stolek.bots.worker import Thought
from stolek.kernel.events import Event
from stolek.kernel.record import Played, Resigned
from stolek.kernel.shelf import game
from stolek.terminal.listing import gain
from stolek.terminal.seats import seating
from tests.terminal.players import FIRST, Evening, moves, start


def test_undo_by_consent() -> None:
    evening = Evening(start(), FIRST, "undo", "y", "2 c9 c10")
    evening.spend()
    entries = evening.match.record.entries
    standing = [entries[number] for number in evening.match.record.standing()]
    assert [entry.move for entry in standing if isinstance(entry, Played) and entry.seat == 0] == [
        "red-blue c9-c10"
    ]


def test_undo_without_consent_changes_nothing() -> None:
    evening = Evening(start(), FIRST, "undo", "n")
    evening.spend()
    assert moves(evening.match, 0) == ["red-green c9-c10"]
    assert evening.says("refusal-undo-chance")
    assert evening.says("terminal-undo-refused")


def test_undo_of_nothing() -> None:
    evening = Evening(start(), "undo")
    evening.spend()
    assert evening.says("refusal-undo-nothing", seat=0)


def test_moves_are_grouped_by_tile_with_the_best_of_each() -> None:
    written = Evening(start(), "moves").spend()
    lines = [line.split() for line in written.splitlines() if line[:2].strip().isdigit() and "+" in line]
    assert [line[:3] for line in lines[:2]] == [["1", "red-green", "108"], ["2", "red-blue", "108"]]
    assert lines[3][:4] == ["4", "orange-orange", "54", "+2"]
    assert len(lines) == 6


def test_moves_after_a_beginning_come_best_first_and_not_all() -> None:
    evening = Evening(start(), "moves 4")
    written = evening.spend()
    points = [int(line.split()[0]) for line in written.splitlines() if line.startswith("   +")]
    assert len(points) == 12
    assert points == sorted(points, reverse=True)
    assert points[0] == 2
    assert evening.says("terminal-moves-more", count=42)


def test_points_beyond_the_end_of_a_track_are_not_counted() -> None:
    assert gain(Event(name="scored", facts={"points": 5, "lost": 2})) == 3
    assert gain(Event(name="placed")) == 0


def test_moves_that_do_not_exist() -> None:
    evening = Evening(start(), "moves blub")
    evening.spend()
    assert evening.says("terminal-moves-none", text="blub")


def test_preview_itemises_and_changes_nothing() -> None:
    evening = Evening(start(), "preview 4 l8 l9")
    written = evening.spend()
    assert moves(evening.match, 0) == []
    assert evening.says("item-run", points=1, colour="orange", cell="l8", direction="SE", cells=["m8"])
    assert evening.says("item-run", points=1, colour="orange", cell="l9", direction="SW", cells=["m8"])
    assert "draws" not in written


def test_preview_stops_before_a_secret() -> None:
    match = game("_template").start(2, 5, seats=seating(2, 1, []))
    evening = Evening(match, "preview open")
    evening.spend()
    assert evening.says("terminal-preview-secret")
    assert moves(match, 0) == []


def test_preview_refuses_what_play_refuses() -> None:
    assert "(ING-5)" in Evening(start(), "preview 4 m8 l9").spend()


def test_a_hint_is_a_legal_move_with_reasons_and_changes_nothing() -> None:
    match = game("_template").start(2, 5, seats=seating(2, 1, []))
    evening = Evening(match, "hint")
    written = " ".join(evening.spend().split())
    assert moves(match, 0) == []
    hinted = written.rpartition("I would play ")[2].partition(":")[0]
    assert hinted in [move.notation for move in match.legal(0)]
    assert any(evening.speaker.say(f"term-{term}") in written for term in match.game.terms)


def test_moves_and_hints_speak_the_language_of_the_table() -> None:
    evening = Evening(start(), "tahy 4", "rada", language="cs")
    written = evening.spend()
    assert "oranžová-oranžová" in written
    assert "orange-" not in written


def test_reasons_in_favour_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    match = game("_template").start(2, 5, seats=seating(2, 1, []))
    evening = Evening(match, "hint")
    thought = Thought(match.legal(0)[0].action, [JudgedTerm("stone", -2.0), JudgedTerm("stake", 1.0)])
    monkeypatch.setattr(evening.table.lineup, "thought", lambda match, seat, level: thought)
    written = evening.spend()
    assert written.index(evening.speaker.say("term-stake")) < written.index(evening.speaker.say("term-stone"))


def test_a_hint_without_reasons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = game("_template").start(2, 5, seats=seating(2, 1, []))
    evening = Evening(match, "hint")
    move = match.legal(0)[0]
    monkeypatch.setattr(evening.table.lineup, "thought", lambda match, seat, level: Thought(move.action))
    evening.spend()
    assert evening.says("terminal-hint-all", move=move.notation)


def test_rules_by_number_and_of_the_present_question() -> None:
    evening = Evening(start(), "rules", "rules ing-17", "rules ING-99")
    evening.spend()
    text = evening.speaker.clause("ING-17")
    assert " ".join(evening.page.getvalue().split()).count(text) == 2
    assert evening.says("refusal-unknown-clause", text="ING-99", example="ING-17")


def test_log_tells_own_draws_but_not_those_of_others() -> None:
    written = Evening(start(), FIRST, "log").spend().rpartition("What has happened")[2]
    assert "Player 1 draws a tile: " in " ".join(written.split())
    assert "Bot 1 draws a tile." in " ".join(written.split())
    assert "Bot 1 draws a tile:" not in " ".join(written.split())


def test_the_language_changes_at_any_time_also_for_the_past() -> None:
    written = Evening(start(), FIRST, "lang cs", "log", "lang xx").spend()
    told = " ".join(written.rpartition("Co se zatím stalo")[2].split())
    assert "Hráč 1 losuje" in told
    assert "Bot 1 losuje dílek." in told
    assert "Vyberte en, cs nebo sk." in told


def test_board_draws_the_table_again() -> None:
    assert Evening(start(), "board").spend().count("▸") == 2


def test_board_from_the_place_of_another() -> None:
    seats = ("Eva", "Jan", "~random")
    match = stolek.game("border").start(3, seed=3, seats=seats, boards="CAB", first=0)
    evening = Evening(match, "", "board 2", "board jan", "board Bot 1", "board nobody")
    written = evening.spend()
    assert [written.count(f"Board {letter}") for letter in "CAB"] == [1, 2, 1]
    assert evening.says("refusal-no-such-player", text="nobody", known=["Eva", "Jan", "Bot 1"])


def test_help_names_every_command() -> None:
    written = Evening(start(), "help", "?").spend()
    for name in ("moves", "preview", "undo", "rules", "log", "lang", "save", "resign", "help", "quit"):
        assert written.count(f"\n  {name} ") == 2


def test_resign_only_when_it_is_meant() -> None:
    evening = Evening(start(), "resign", "n", "resign", "perhaps", "y")
    evening.spend()
    assert evening.match.record.entries.count(Resigned(0)) == 1
    assert evening.says("terminal-unknown-answer")
    assert evening.match.outcome
    assert evening.match.outcome.ranks == (2, 1)
