"""Whole games at random, told to every eye in every language."""

from __future__ import annotations

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


@every_table
def test_every_log_can_be_told(table: Table) -> None:
    match = random_match(table, Random(str(table)))
    told = {eye: match.told(eye) for eye in table.eyes}
    for language in LANGUAGES:
        speaker = Speaker(language, table.game, ["Eva", "", "Jan", ""][: table.players])
        sentences = [speaker.event(event) for events in told.values() for event in events]
        assert sentences
        assert [sentence for sentence in sentences if not is_finished(sentence)] == []
        assert_result_can_be_told(match, speaker)


def assert_result_can_be_told(match: Match[Any], speaker: Speaker) -> None:
    assert match.outcome
    assert is_finished(speaker.ending(match.outcome))
    items = [item for own in match.outcome.items for item in own]
    assert all(is_finished(speaker.item(item)) for item in items)


@every_table
@every_language
def test_every_question_and_every_move_can_be_told(table: Table, language: str) -> None:
    speaker = Speaker(language, table.game)
    state = table.start(Random(str(table)))
    while actors := state.actors():
        for seat in actors:
            assert is_finished(speaker.prompt(table.game.telling.prompt(state, seat)))
        action = state.sample(actors[0])
        if actors[0] != CHANCE:
            assert is_finished(speaker.move(table.game.moves.move(action)))
        state.apply(actors[0], action)


@every_language
@pytest.mark.parametrize("table", [all_tables()[0]], ids=str)
def test_no_english_colour_slips_into_another_language(table: Table, language: str) -> None:
    match = random_match(table, Random(1))
    speaker = Speaker(language, table.game)
    words = {word.strip(".,:;") for event in match.told(None) for word in speaker.event(event).split()}
    assert (language == "en") == bool(words & {"red", "green", "blue", "orange", "yellow", "purple"})
