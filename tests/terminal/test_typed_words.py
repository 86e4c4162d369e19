"""Typing moves and commands in one's own language, and help in it."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.kernel import shelf
from stolek.kernel.match import Match
from stolek.kernel.record import Drawn
from stolek.terminal.commands import COMMANDS, command_in
from stolek.terminal.seats import seating
from stolek.words.localized_input import dictionary, folded
from stolek.words.speak import LANGUAGES, Speaker
from tests.terminal.players import FIRST, Evening, moves, start

every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked_to_swap() -> Match[Any]:
    """A match in which seat 0 may soon swap: with this seed, when all play their first legal move."""
    match = shelf.game("ingenious").start(2, 43, seats=seating(2, 2, []))
    while match.legal(match.to_act[0])[0].name == "place":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


# ---- moves -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["červená-zelená c9-c10", "CERVENA zelena c9 c10", "červeno-zelený c9 c10", "zelená-r c10 c9"]
)
def test_a_move_may_be_typed_in_words_of_a_language(typed: str) -> None:
    evening = Evening(start(), typed, language="cs")
    evening.spend()
    assert moves(evening.match, 0) == ["red-green c9-c10"]


def test_moves_are_listed_and_previewed_by_words_of_a_language() -> None:
    evening = Evening(start(), "ťahy oranžová-oranžová", "náhľad oranzova-oranzova l8 l9", language="sk")
    evening.spend()
    assert evening.says("terminal-moves-heading", count=54)
    assert evening.says("item-run", points=1, colour="orange", cell="l8", direction="SE", cells=["m8"])


@pytest.mark.parametrize(("typed", "meant"), [("vyměnit", "swap"), ("nechať", "keep"), ("Keep", "keep")])
def test_the_question_of_a_swap_is_answered_in_a_language(typed: str, meant: str) -> None:
    match = asked_to_swap()
    count = len(moves(match, 0))
    Evening(match, "", typed, language="cs").spend()
    assert moves(match, 0)[count:][:1] == [meant]


@every_language
@pytest.mark.parametrize("typed", ["perhaps", "no", "purpleish-red h8-h9", "preview maybe"])
def test_what_is_no_answer_to_the_question_of_a_swap_is_told_the_answers(typed: str, language: str) -> None:
    match = asked_to_swap()
    evening = Evening(match, "", typed, language=language)
    evening.spend()
    assert evening.says("refusal-answer-first")
    assert "ING-33" in evening.page.getvalue()
    assert "ING-13" not in evening.page.getvalue()
    for word in ("swap", "keep"):
        assert evening.speaker.say(f"word-{word}") in evening.speaker.say("refusal-answer-first")


# ---- commands ----------------------------------------------------------------------------------


@every_language
def test_every_command_has_a_word_of_its_own_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    words = {name: speaker.say(f"terminal-command-{name}") for name in COMMANDS}
    for name, word in words.items():
        assert command_in(f"{word} rest") == (name, "rest")
        assert command_in(folded(word).upper()) == (name, "")
        assert command_in(name) == (name, "")


@pytest.mark.parametrize("name", ["ingenious", "_template"])
def test_no_command_is_called_like_a_noun_of_a_game(name: str) -> None:
    nouns = dictionary(shelf.game(name).folder)
    assert [noun for noun in nouns if command_in(noun)[0]] == []


@every_language
def test_help_names_the_commands_in_the_language(language: str) -> None:
    written = Evening(start(), "help", language=language).spend()
    for name in COMMANDS:
        assert f"\n  {Speaker(language).say(f'terminal-command-{name}')} " in written


def test_yes_and_no_are_understood_in_the_language() -> None:
    evening = Evening(start(), "vzdát", "ne", "vzdát", "ano", language="cs")
    evening.spend()
    assert evening.says("terminal-resign-not")
    assert evening.match.outcome


# ---- help --------------------------------------------------------------------------------------


@every_language
def test_help_tells_that_a_number_is_enough(language: str) -> None:
    evening = Evening(start(), "help", language=language)
    evening.spend()
    example = evening.match.legal(0)[0].notation
    assert evening.says("terminal-help-move", example=example)
    short = evening.table.display.speaker.say("terminal-help-short", example="1 ").rstrip()
    assert short in " ".join(evening.page.getvalue().split())


def test_the_short_example_of_help_can_be_played() -> None:
    evening = Evening(start(), "help")
    line = next(line for line in evening.spend().splitlines() if "in short" in line)
    typed = line.rpartition(": ")[2]
    assert typed[0].isdigit()
    played = Evening(start(), typed)
    played.spend()
    assert len(moves(played.match, 0)) == 1


@pytest.mark.parametrize(
    ("language", "example"), [("cs", "červená-zelená c9-c10"), ("sk", "červená-zelená c9-c10"), ("en", "")]
)
def test_help_tells_that_words_of_the_language_are_enough(language: str, example: str) -> None:
    evening = Evening(start(), "help", language=language)
    evening.spend()
    assert evening.says("terminal-help-words", example=example) == bool(example)


def test_help_has_no_short_example_where_there_is_none() -> None:
    evening = Evening(asked_to_swap(), "", "help")
    assert "in short" not in evening.spend()
    assert evening.says("terminal-help-move", example="swap")


def test_help_while_a_draw_is_awaited_tells_what_to_type() -> None:
    evening = Evening(start(chance="manual"), "help")
    written = evening.spend()
    assert evening.says("terminal-help-draw", example="red-red")
    assert "\n  undo " in written
    assert "\n  resign " not in written, "it makes no sense now"
    assert "…" not in written


def test_a_real_tile_is_typed_in_words_of_the_language() -> None:
    match = start(chance="manual")
    Evening(match, "červená-modrá", "Zelena zlta", language="cs").spend()
    assert match.record.entries == (Drawn("red-blue"), Drawn("green-yellow"))


@every_language
def test_an_unknown_word_is_answered_with_a_hint(language: str) -> None:
    evening = Evening(start(), "blub", language=language)
    evening.spend()
    assert evening.says("terminal-see-help")


def test_a_refusal_repeats_what_was_typed() -> None:
    written = Evening(start(), "oranžová", language="cs").spend()
    assert "„oranžová“ není tah" in written


@pytest.mark.parametrize("typed", ["1 h8 z9", "1 c8 c9", "red-green"])
def test_a_move_with_a_mistake_is_not_answered_with_that_hint(typed: str) -> None:
    evening = Evening(start(), typed, FIRST)
    assert "(ING-" in evening.spend()
    assert not evening.says("terminal-see-help")


def test_preview_of_nothing_tells_how_it_is_used() -> None:
    evening = Evening(start(), "preview")
    written = evening.spend()
    assert "Type preview and a move, such as preview 1 " in written
    assert "ING-13" not in written


@pytest.mark.parametrize(("typed", "clause"), [("rules 17", "ING-17"), ("pravidla 2", "ING-2")])
def test_a_clause_is_found_by_its_bare_number(typed: str, clause: str) -> None:
    evening = Evening(start(), typed)
    evening.spend()
    assert evening.says("terminal-rule", clause=clause, text=evening.speaker.clause(clause))


def test_a_bare_number_without_a_clause_is_refused() -> None:
    evening = Evening(start(), "rules 999")
    evening.spend()
    assert evening.says("refusal-unknown-clause", text="999", example="ING-17")
