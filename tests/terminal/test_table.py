"""The table: which seat is asked what, and what is shown to whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolek.kernel.record import Played
from stolek.kernel.shelf import game
from stolek.terminal.savefile import load
from stolek.terminal.seats import seating
from tests.terminal.players import FIRST, Evening, moves, start

# ---- playing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["1 c9 c10", "red-green c9-c10", "rg c9 c10", "Red-Green C9, C10", "gr c10 c9"]
)
def test_a_move_may_be_typed_in_many_ways(typed: str) -> None:
    evening = Evening(start(), typed)
    evening.spend()
    assert moves(evening.match, 0) == ["red-green c9-c10"]
    assert len(moves(evening.match, 1)) == 1, "the bot has answered"


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("1 c8 c9", "ING-5"),
        ("1 h8 h9", "ING-17"),
        ("1 h8 z9", "ING-3"),
        ("blub", "ING-13"),
        ("rr c9 c10", "ING-13"),
    ],
)
def test_a_refusal_is_one_sentence_with_its_clause_and_the_question_comes_again(
    typed: str, clause: str
) -> None:
    evening = Evening(start(), typed, FIRST)
    written = evening.spend()
    assert f"({clause})" in written
    assert moves(evening.match, 0) == ["red-green c9-c10"]
    prompt = evening.match.game.telling.prompt(start().state, 0)
    assert written.count(evening.speaker.prompt(prompt)) == 2


def test_the_news_tells_what_everybody_did_and_marks_it_on_the_board() -> None:
    evening = Evening(start(), FIRST)
    written = evening.spend().rpartition("▸")
    assert "Player 1 lays red on c9 and green on c10." in " ".join(written[0].split())
    assert "Bot 1 lays" in written[0]
    assert written[2].count("[") == written[2].count("]") == 2
    assert "[R]" not in written[2].split("\n")[1], "the own tile is not marked"


def test_news_are_told_once() -> None:
    evening = Evening(start(), FIRST, "1 k8 k9")
    written = " ".join(evening.spend().split())
    assert written.count("Player 1 lays red on c9") == 1
    assert written.count("Bot 1 lays") == 2


def test_the_tiles_of_all_others_are_marked() -> None:
    evening = Evening(start(1, 3), FIRST)
    first, second = evening.spend().split("In the bag")[:2]
    assert (first.count("["), second.count("[")) == (0, 4)


def test_bots_alone_play_to_the_end_before_an_audience_that_sees_no_rack() -> None:
    match = start(people=0)
    evening = Evening(match)
    written = evening.spend()
    assert match.outcome
    assert evening.code == 0
    assert not any(tile in written for tile in ("red-", "green-", "blue-", "orange-", "yellow-", "purple-"))


def test_bots_play_the_same_in_a_match_that_was_put_away_and_taken_up_again(tmp_path: Path) -> None:
    whole = Evening(start(), FIRST, "1 k8 k9", "1 k10 k11")
    whole.spend()
    parts = Evening(start(), FIRST, path=tmp_path / "m.json")
    parts.spend()
    again = Evening(load(tmp_path / "m.json"), "1 k8 k9", "1 k10 k11")
    again.spend()
    assert again.match.record == whole.match.record


def test_a_game_of_simultaneous_choices_asks_every_person() -> None:
    match = game("_template").start(3, 5, seats=seating(3, 2, ["Eva", "Jan"]))
    evening = Evening(match, "", lambda: match.legal(0)[0].notation, "", lambda: match.legal(1)[0].notation)
    evening.spend()
    assert moves(match, 0)
    assert moves(match, 1)
    assert "Eva › " in evening.typist.asked
    assert "Jan › " in evening.typist.asked


# ---- several people at one keyboard --------------------------------------------------------------


def test_the_keyboard_is_handed_over_and_nobody_sees_a_foreign_rack() -> None:
    match = start(2, 2, "Eva", "Jan")
    pages: list[str] = []

    def turned(line: str) -> str:
        pages.append(evening.page.getvalue()[sum(map(len, pages)) :])
        return line

    evening = Evening(match, lambda: turned(""), lambda: turned(FIRST), lambda: turned(""), "moves")
    evening.spend()
    assert [prompt.split()[0] for prompt in evening.typist.asked] == ["Eva", "Eva", "Jan", "Jan", "Jan"]
    assert "Eva lays red on c9" in pages[2]
    assert "-" not in pages[2], "no tile is named before Jan has pressed Enter"
    jans_page = evening.page.getvalue()[sum(map(len, pages)) :]
    evas, jans = set(match.view(0)["racks"][0]), set(match.view(1)["racks"][1])
    assert all(tile in pages[1] for tile in ("red-green", "orange-orange"))
    assert all(tile in jans_page for tile in jans)
    assert not any(f" {tile}" in jans_page for tile in evas - jans)
    assert evening.typist.forgotten == 2


def test_only_enter_takes_over_the_keyboard() -> None:
    evening = Evening(start(2, 2, "Eva", "Jan"), FIRST, "what?", "")
    evening.spend()
    assert evening.typist.asked == [evening.speaker.say("terminal-pass", seat=0) + " "] * 3 + ["Eva › "]
    assert moves(evening.match, 0) == []


def test_a_move_can_be_taken_back_while_the_keyboard_changes_hands() -> None:
    match = start(2, 2, "Eva", "Jan")
    evening = Evening(match, "", FIRST, "undo", "y", "2 c9 c10")
    evening.spend()
    assert [
        entry.move for n in match.record.standing() if isinstance(entry := match.record.entries[n], Played)
    ] == ["red-blue c9-c10"]


def test_a_slip_is_taken_back_by_whoever_is_asked_next() -> None:
    match = start(2, 2, "Eva", "Jan")
    evening = Evening(match, "", FIRST, "", "undo", "y")
    evening.spend()
    assert match.to_act == (0,), "Eva is asked again"
    assert match.view(None)["board"].keys() == start(2, 2).view(None)["board"].keys()


def test_open_games_need_no_handing_over() -> None:
    match = game("ingenious").start(1, 3)
    evening = Evening(match, lambda: match.legal(0)[0].notation)
    evening.spend()
    assert evening.typist.asked == ["› ", "› "]


# ---- manual draws --------------------------------------------------------------------------------

TILES = ["red-blue", "rb", "blue-red", "green-green", "g y", "purple-purple"]


def test_real_tiles_are_asked_for_seat_by_seat() -> None:
    match = start(2, 2, "Eva", "Jan", chance="manual")
    evening = Evening(match, *TILES, "", *TILES, "")
    evening.spend()
    pass_on = [evening.speaker.say("terminal-pass", seat=seat) + " " for seat in range(2)]
    asked = ["Eva › "] * 6 + [pass_on[1]] + ["Jan › "] * 6 + [pass_on[0], "Eva › "]
    assert evening.typist.asked == asked
    assert match.view(0)["racks"][0] == match.view(1)["racks"][1]
    assert match.to_act == (0,)


def test_an_impossible_tile_is_refused_and_asked_for_again() -> None:
    match = start(chance="manual")
    evening = Evening(match, *["red-red"] * 6, "red-green")
    written = evening.spend()
    assert "(ING-11)" in written
    assert match.view(0)["racks"][0] == ["red-red"] * 5 + ["red-green"]


def test_a_mistyped_draw_is_taken_back() -> None:
    match = start(chance="manual")
    evening = Evening(match, "red-red", "undo", "red-green")
    evening.spend()
    assert match.view(0)["racks"][0] == ["red-green"]
    assert evening.says("event-took-back", seat=-1)


def test_with_nothing_drawn_yet_there_is_nothing_to_take_back() -> None:
    evening = Evening(start(chance="manual"), "undo")
    evening.spend()
    assert evening.says("refusal-undo-nothing", seat=-1)


def test_what_can_be_drawn_is_completed() -> None:
    evening = Evening(start(chance="manual"), *["red-red"] * 5)
    evening.spend()
    offered = evening.typist.offered[-1]
    assert "red-green" in offered("red")
    assert "red-red" not in offered("red"), "there is none left"
    assert offered("un") == ["undo"]


# ---- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_the_last_page_has_places_items_reason_seal_and_the_way_to_check(
    language: str, tmp_path: Path
) -> None:
    match = start()
    path = tmp_path / "m.json"
    evening = Evening(match, path=path, language=language)
    evening.typist.lines = [lambda: match.legal(0)[0].notation for _ in range(99)]
    evening.spend()
    outcome = match.outcome
    assert outcome
    assert evening.says(f"ending-{outcome.ending}")
    for seat in range(2):
        assert evening.says(
            "terminal-place", rank=outcome.ranks[seat], seat=seat, points=outcome.scores[seat]
        )
        assert ", ".join(map(evening.speaker.item, outcome.items[seat])) in " ".join(
            evening.page.getvalue().split()
        )
    assert evening.says("terminal-seal-open", seed=match.record.seed, seal=match.record.header.commitment)
    assert evening.says("terminal-seal-check", command=f"stolek verify {path}")
    assert evening.code == 0


def test_a_full_record_is_told_as_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    entries = len(match.record.entries) + 2
    monkeypatch.setattr("stolek.kernel.match.FULL", entries)
    evening = Evening(match, FIRST)
    evening.spend()
    assert evening.says("event-record-full", entries=entries)
    assert evening.says("ending-record-full")
    assert evening.says("terminal-seal-open", seed=match.record.seed, seal=match.record.header.commitment)


def test_the_last_page_shows_a_rack_only_where_one_person_played() -> None:
    for people, shown in ((1, True), (2, False)):
        match = start(people)
        match.resign(0)
        assert ("red-green" in Evening(match).spend()) == shown


def test_alone_the_result_counts_and_partners_win_together() -> None:
    alone = game("ingenious").start(1, 3)
    alone.resign(0)
    evening = Evening(alone)
    evening.spend()
    assert evening.says("terminal-alone", points=0)
    team = game("ingenious").start(4, 3, mode="team", seats=("Eva", "Jan", "Ida", "Leo"))
    team.resign(0)
    team.resign(2)
    evening = Evening(team)
    evening.spend()
    assert evening.says("terminal-winners", seats=[1, 3])
