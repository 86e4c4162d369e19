"""The logs of random games as every eye may know them, in every language."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from stolek import CHANCE, Match
from stolek.words.speak import LANGUAGES, Speaker
from tests.laws.play import random_match
from tests.laws.tables import Table, all_tables

every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def is_finished(sentence: str) -> bool:
    return bool(sentence.strip()) and not set(sentence) & set("{}$\n")


def distinct(sayings: Iterable[Any]) -> list[Any]:
    """The different ones of these: equal facts give equal sentences, whatever the eye."""
    return list({repr(saying): saying for saying in sayings}.values())


@every_table
def test_every_log_can_be_told(table: Table) -> None:
    match = random_match(table, Random(str(table)))
    told = distinct(event for eye in table.eyes for event in match.told(eye))
    assert told
    for language in LANGUAGES:
        speaker = Speaker(language, table.game, ["Eva", "", "Jan", ""][: table.players])
        assert [event for event in told if not is_finished(speaker.event(event))] == []
        assert_result_can_be_told(match, speaker)


def assert_result_can_be_told(match: Match[Any], speaker: Speaker) -> None:
    assert match.outcome
    assert is_finished(speaker.ending(match.outcome))
    items = [item for own in match.outcome.items for item in own]
    assert all(is_finished(speaker.item(item)) for item in items)


@every_table
def test_every_question_and_every_move_can_be_told(table: Table) -> None:
    prompts, moves = [], []
    state = table.start(Random(str(table)))
    while actors := state.actors():
        prompts += [table.game.telling.prompt(state, seat) for seat in actors]
        action = state.sample(actors[0])
        if actors[0] != CHANCE:
            moves.append(table.game.moves.move(action))
        state.apply(actors[0], action)
    for language in LANGUAGES:
        speaker = Speaker(language, table.game)
        assert [prompt for prompt in distinct(prompts) if not is_finished(speaker.prompt(prompt))] == []
        assert [move for move in distinct(moves) if not is_finished(speaker.move(move))] == []


@every_language
@pytest.mark.parametrize("table", [all_tables()[0]], ids=str)
def test_no_english_colour_slips_into_another_language(table: Table, language: str) -> None:
    match = random_match(table, Random(1))
    speaker = Speaker(language, table.game)
    words = {word.strip(".,:;") for event in match.told(None) for word in speaker.event(event).split()}
    assert (language == "en") == bool(words & {"red", "green", "blue", "orange", "yellow", "purple"})
