"""What may be typed: sequences of picks, short names, completion."""

from __future__ import annotations

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from stolek.kernel.move import Move
from stolek.kernel.refusal import Refusal
from stolek.kernel.shelf import game
from stolek.terminal.commands import command_in, commands_like
from stolek.terminal.live_keyboard import WordCompleter
from stolek.terminal.question import Question
from tests.terminal.players import start


def question() -> Question:
    return Question(start(), 0)


def test_every_legal_move_can_be_typed_by_its_picks() -> None:
    asked = question()
    for move in asked.match.legal(0):
        for path in move.paths:
            typed = " ".join(pick.rpartition(":")[2] for pick in path)
            assert asked.understood(typed) == move


def test_what_is_no_row_of_picks_is_left_to_the_game() -> None:
    asked = question()
    assert asked.understood("1 h8-h9") == "red-green h8-h9"
    assert isinstance(asked.understood("1 c9 c10"), Move)


@pytest.mark.parametrize("text", ["", "red-green"])
def test_what_the_game_cannot_read_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="unreadable-move"):
        question().understood(text)


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("or", ["orange-orange"]),
        ("red-", ["red-blue", "red-green"]),
        ("1 c1", ["c10", "c11", "c12"]),
        ("red-green c9 ", ["c10", "d8", "d9"]),
        ("red-green c9 c", ["c10"]),
        ("RED-GREEN C9 D", ["d8", "d9"]),
        ("blub ", []),
        ("red-green c9 c10 ", []),
        ("1", []),
    ],
)
def test_words_are_completed_one_after_the_other(text: str, offered: list[str]) -> None:
    assert question().continuations(text) == offered


def test_every_completed_row_is_legal_and_none_is_missing() -> None:
    asked = question()
    found = set()
    for tile in asked.continuations(""):
        for first in asked.continuations(f"{tile} "):
            for second in asked.continuations(f"{tile} {first} "):
                move = asked.understood(f"{tile} {first} {second}")
                assert isinstance(move, Move)
                found.add(move.action)
    assert found == set(asked.match.state.legal(0))


def test_numbers_are_sorted_as_numbers() -> None:
    cells = question().continuations("red-green ")
    assert cells.index("c9") < cells.index("c10") < cells.index("d7")


def test_first_words_come_in_the_order_of_the_rack() -> None:
    asked = question()
    assert asked.first_words() == list(dict.fromkeys(asked.match.view(0)["racks"][0]))
    assert asked.alias("red-blue") == "2"
    assert asked.alias("blub") == ""


def test_a_question_with_an_answer_of_one_word() -> None:
    match = game("_template").start(2, 5)
    asked = Question(match, 0)
    assert "open" in asked.continuations("")
    assert isinstance(asked.understood("open"), Move)


def test_commands_are_recognised() -> None:
    assert command_in("undo") == ("undo", "")
    assert command_in("Save  my file.json ") == ("save", "my file.json")
    assert command_in("?") == ("help", "")
    assert command_in("red-blue h8 h9") == (None, "h8 h9")
    assert commands_like("r") == ["rules", "resign"]
    assert commands_like("rules ") == []


def test_the_toolkit_replaces_the_word_that_was_begun() -> None:
    completer = WordCompleter(question().continuations)
    found = list(completer.get_completions(Document("1 c9 d"), CompleteEvent()))
    assert [(one.text, one.start_position) for one in found] == [("d8 ", -1), ("d9 ", -1)]
    found = list(completer.get_completions(Document("1 c9 "), CompleteEvent()))
    assert (found[0].text, found[0].start_position) == ("c10 ", 0)
