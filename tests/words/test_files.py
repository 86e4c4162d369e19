"""The .ftl files: valid, complete, and alike in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from stolek.words.phrases import SENTENCES
from stolek.words.rulebook import clauses
from stolek.words.speak import LANGUAGES
from stolek.words.variables import LONGEST_WORD
from tests.words.files import attributes, body, by_kind, entries, folders, nodes, spoken_in, variables
from tests.words.sources import GAMES, PACKAGE, trees

PAGES = ("cli-first-steps",)  # these may have several lines
GAME_FOLDERS = [folder.parent for folder in folders() if folder.is_relative_to(GAMES)]
every_folder = pytest.mark.parametrize(
    "folder", folders(), ids=lambda folder: str(folder.relative_to(PACKAGE))
)
every_game = pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_folder
def test_every_line_can_be_read(folder: Path, language: str) -> None:
    junk = [entry.content for entry in body(folder, language) if isinstance(entry, ast.Junk)]
    assert junk == []


@every_language
@every_folder
def test_no_key_stands_twice(folder: Path, language: str) -> None:
    keys = [entry.id.name for entry in body(folder, language) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys)), sorted({key for key in keys if keys.count(key) > 1})


@every_folder
def test_all_languages_have_the_same_keys_in_the_same_order(folder: Path) -> None:
    first, *others = (list(entries(folder, language)) for language in LANGUAGES)
    for other in others:
        assert other == first


@every_language
@every_game
def test_a_game_does_not_say_again_what_is_shared(game: Path, language: str) -> None:
    own, shared = entries(game / "words", language), spoken_in(None, language)
    assert not own.keys() & shared.keys()


@every_language
@every_game
def test_all_nouns_of_a_kind_have_the_same_cases(game: Path, language: str) -> None:
    known = spoken_in(game.name, language)
    for kind, keys in by_kind(known).items():
        cases = {key: attributes(known[key]) for key in keys}
        assert kind in SENTENCES or all(case == cases[keys[0]] for case in cases.values()), cases


@every_language
@every_game
def test_nouns_need_no_facts(game: Path, language: str) -> None:
    known = spoken_in(game.name, language)
    nouns = [key for kind, keys in by_kind(known).items() if kind not in SENTENCES for key in keys]
    assert [key for key in nouns if variables(key, known)] == []


@every_language
@every_folder
def test_phrases_refer_to_phrases_that_exist(folder: Path, language: str) -> None:
    game = folder.parent.name if folder.is_relative_to(GAMES) else None
    known = spoken_in(game, language)
    for entry in entries(folder, language).values():
        for node in nodes(entry):
            if isinstance(node, ast.MessageReference):
                assert node.id.name in known
                assert node.attribute is None or node.attribute.name in attributes(known[node.id.name])


@every_language
@every_folder
def test_a_sentence_is_one_line(folder: Path, language: str) -> None:
    assert [key for key, text in texts(folder, language) if "\n" in text and key not in PAGES] == []


@every_language
@every_folder
def test_signs_are_those_of_print(folder: Path, language: str) -> None:
    typed = re.compile(r"[\"'`]|\.\.\.")
    assert [key for key, text in texts(folder, language) if typed.search(text)] == []


def texts(folder: Path, language: str) -> list[tuple[str, str]]:
    """All text elements of a file, each with its key."""
    return [
        (key, node.value)
        for key, entry in entries(folder, language).items()
        for node in nodes(entry)
        if isinstance(node, ast.TextElement)
    ]


@every_game
def test_the_rules_have_the_same_clauses_in_all_languages(game: Path) -> None:
    first, *others = (list(clauses(game, language)) for language in LANGUAGES)
    assert first
    for other in others:
        assert other == first


@every_language
@every_game
def test_every_clause_is_short_enough_to_be_said_as_a_whole(game: Path, language: str) -> None:
    assert [number for number, text in clauses(game, language).items() if len(text) > LONGEST_WORD] == []


@every_language
@every_game
def test_every_clause_named_in_the_sources_of_a_game_can_be_read(game: Path, language: str) -> None:
    known = clauses(game, language)
    mark = next(iter(known)).partition("-")[0]
    sources = [path.read_text(encoding="utf-8") for path, _ in trees() if path.is_relative_to(game)]
    named = {clause for source in sources for clause in re.findall(rf"{mark}-\d+", source)}
    assert named
    assert named <= known.keys()
