"""Everything that the sources say has words in every language, and no words are unused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stolek.kernel import shelf
from stolek.words.speak import LANGUAGES
from stolek.words.variables import SEATED, kind
from tests.words.files import attributes, by_kind, entries, folders, spoken_in, variables
from tests.words.sources import GAMES, Said, all_keys_said, all_said, kernel_endings

FAMILIES = ("event", "prompt", "item", "remark", "move", "refusal", "ending", "option")
OF_LISTS = {"or", "sum", "count"}
GAME_NAMES = [folder.parent.name for folder in folders() if folder.is_relative_to(GAMES)]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_room = pytest.mark.parametrize("room", [None, *GAME_NAMES])


def needed(room: str | None) -> Iterator[str]:
    """The keys that the sources of a game, or those outside of all games, need words for."""
    yield from (said.key for said in all_said() if said.game == room)
    if room is None:
        yield from (f"ending-{ending}" for ending in kernel_endings())
        return
    game = shelf.manifest(room)
    yield from ("game-title", "game-tagline")
    yield from (f"ending-{ending}" for ending in game.endings)
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{str(value).lower()}" for value in option.values)


def sayable(room: str | None, language: str) -> set[str]:
    """The keys that are available: outside of games those that are shared, or that all games have."""
    if room is not None:
        return set(spoken_in(room, language))
    return set.intersection(*(set(spoken_in(name, language)) for name in GAME_NAMES))


@every_language
@every_room
def test_everything_that_is_said_has_words(room: str | None, language: str) -> None:
    known = sayable(room, language)
    assert sorted({key for key in needed(room) if key not in known}) == []


@every_language
@every_room
def test_every_phrase_asked_for_by_its_key_exists(room: str | None, language: str) -> None:
    known = sayable(room, language)
    asked = [said for said in all_keys_said() if said.game == room]
    assert [said for said in asked if said.key.partition(".")[0] not in known] == []


@every_room
def test_no_words_are_left_over(room: str | None) -> None:
    wanted = set(needed(room))
    if room is None:  # a game may use what is shared
        wanted |= {key for name in GAME_NAMES for key in needed(name)}
    own = spoken_in(None, "en") if room is None else entries(GAMES / room / "words", "en")
    spare = [key for key in own if key.partition("-")[0] in FAMILIES and key not in wanted]
    assert spare == []


@every_language
@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_option_is_explained(name: str, language: str) -> None:
    known = spoken_in(name, language)
    for option in shelf.manifest(name).options:
        assert "help" in attributes(known[f"option-{option.name}"])


@every_language
@every_room
def test_sentences_use_only_facts_that_come_with_them(room: str | None, language: str) -> None:
    known = spoken_in(room, language)
    said = [said for said in (*all_said(), *all_keys_said()) if said.game == room and said.key in known]
    assert said
    for one in said:
        if one.facts is not None:
            foreign = variables(one.key, known) - offered(one, language)
            assert not foreign, f"{one.path}:{one.line} gives {one.key} no {sorted(foreign)}"


def offered(said: Said, language: str) -> set[str]:
    """All variables that the facts of a sentence can become."""
    known = spoken_in(said.game, language)
    nouns = by_kind(known)
    found: set[str] = set()
    for fact in said.facts or ():
        name = SEATED.get(fact, fact)
        cases = attributes(known[nouns[kind(fact)][0]]) if kind(fact) in nouns else set()
        found |= {fact, name, *(f"{name}-{case}" for case in OF_LISTS | cases)}
    return found
