"""Laws 13 and 15: everything has words and its clause, every clause a test, every ending a golden record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import stolek
from stolek import CHANCE, Event, Game, Item, Match, Move, Outcome, Prompt, Record, Refusal
from stolek.kernel.record import Drawn
from stolek.words.speak import LANGUAGES, Speaker
from tests.laws.clauses import clauses_of, proven
from tests.laws.play import random_match
from tests.laws.tables import Table
from tests.laws.walks import few, positions

Said = Event | Prompt | Move | Refusal | Item | Outcome
GARBAGE = ("", "?", "open sesame", "1 2 3 4 5", "x" * 100)


class Expected(msgspec.Struct, forbid_unknown_fields=True):
    """How a golden record ends; kept beside it."""

    ending: str
    ranks: list[int]
    scores: list[int]


def law_13_words(table: Table, dice: Random) -> None:
    """Whatever is said has words in every language, and names no clause that is not written."""
    speakers = [Speaker(language, table.game, ("Ada", "Bob", "Cyd", "Dee")) for language in LANGUAGES]
    for speaker in speakers:
        check_titles(table, speaker)
    clauses = {None, *clauses_of(table.game.folder / "RULES.md")}
    for said in sayings(table, dice):
        assert clause_of(said) in clauses, f"{table}: {said} names a clause that is not written"
        for speaker in speakers:
            try:
                sentence = speak(speaker, said)
            except LookupError as error:
                raise AssertionError(f"{table}: no words: {error}") from None
            assert sentence.strip(), f"{table}: {said} is said without a word in {speaker.language}"


def check_titles(table: Table, speaker: Speaker) -> None:
    """The game and its options are introduced."""
    keys = ["game-title", "game-tagline"]
    for option in table.game.options:
        keys.append(f"option-{option.name}")
        keys += [f"option-{option.name}-{value}".lower() for value in option.values]
    for key in keys:
        try:
            assert speaker.say(key).strip(), f"{table}: {key} is empty in {speaker.language}"
        except LookupError as error:
            raise AssertionError(f"{table}: no words: {error}") from None


def speak(speaker: Speaker, said: Said) -> str:
    """A thing said, as a sentence."""
    if isinstance(said, Event):
        return speaker.event(said)
    if isinstance(said, Prompt):
        return speaker.prompt(said)
    if isinstance(said, Item):
        return speaker.item(said)
    if isinstance(said, Move):
        return speaker.move(said)
    if isinstance(said, Refusal):
        return speaker.refusal(said)
    return speaker.ending(said)


def sayings(table: Table, dice: Random) -> Iterator[Said]:
    """What is said during a match, to anybody."""
    match = random_match(table, dice)
    told = {msgspec.json.encode(event): event for eye in table.eyes for event in match.told(eye)}
    yield from told.values()
    if match.outcome:
        yield match.outcome
        for items in match.outcome.items:
            yield from items
    for state in positions(table, dice, 8):
        for seat in state.actors():
            yield table.game.telling.prompt(state, seat)
            legal = few(dice, state.legal(seat), 5)
            if seat != CHANCE:
                yield from (table.game.moves.move(action) for action in legal)
            for action in (*(action + dice.choice((-40, -1, 1, 40)) for action in legal), -1, 10**9):
                if not state.is_legal(seat, action):
                    yield table.game.objection(state, seat, action)
    yield from refused_texts(table, match)
    yield from refused_doings(table, match)
    yield from refused_doings(table, table.match(dice))
    yield from refused_doings(table, table.match(dice, "manual"))
    yield from refused_options(table)


def refused_texts(table: Table, match: Match[Any]) -> Iterator[Refusal]:
    """What is said to those who type nonsense."""
    for text in GARBAGE:
        try:
            table.game.moves.parse(text)
        except Refusal as refusal:
            yield refusal
        try:
            table.game.moves.parse_draw(match.state, text)
        except Refusal as refusal:
            yield refusal


def refused_doings(table: Table, match: Match[Any]) -> Iterator[Refusal]:
    """What is said to those who act out of turn."""
    wishes: list[Callable[[], object]] = [
        lambda: match.draw("?"),
        lambda: match.view(table.players),
        *(lambda seat=seat: match.undo(seat) for seat in range(-1, table.players)),
        *(lambda seat=seat: match.play(seat, "?") for seat in range(table.players)),
    ]
    for wish in wishes:
        try:
            wish()
        except Refusal as refusal:
            yield refusal


def refused_options(table: Table) -> Iterator[Refusal]:
    """What is said to those who choose what does not fit."""
    for option in table.game.options:
        for value in (*option.values, "nonsense"):
            try:
                table.game.agreed(table.players, {option.name: value})
            except Refusal as refusal:
                yield refusal


def law_15_proven(table: Table, dice: Random) -> None:
    """Every clause is proven by a test, and every ending shown by a golden record."""
    check_book(table.game, table.tests / table.game.name)


@cache  # this is the same at all tables of a game
def check_book(game: Game[Any], tests: Path) -> None:
    """The rule book and the golden records of a game."""
    check_clauses(game, tests)
    shown = {check_golden(game, path) for path in golden_records(tests)}
    missing = set(game.endings) - shown
    assert not missing, f"{game.name}: no golden record ends by {sorted(missing)}"


def clause_of(said: Said) -> str | None:
    """The clause that a thing said names."""
    return None if isinstance(said, Move) else said.clause


def check_clauses(game: Game[Any], tests: Path) -> None:
    """The clauses of the rule book: each written once, in every language, each proven."""
    clauses = clauses_of(game.folder / "RULES.md")
    assert clauses, f"{game.name}: no clause in RULES.md"
    assert len(set(clauses)) == len(clauses), f"{game.name}: a clause is written twice"
    for language in LANGUAGES[1:]:
        assert clauses_of(game.folder / f"RULES.{language}.md") == clauses, f"{game.name}: {language} differs"
    found = proven(tests)
    unproven = [clause for clause in clauses if clause not in found]
    assert not unproven, f"{game.name}: no test proves {', '.join(unproven)}"


def golden_records(tests: Path) -> list[Path]:
    """The golden records of a game."""
    files = set(tests.glob("golden/*.json"))
    results = {path for path in files if path.name.endswith(".outcome.json")}
    records = sorted(files - results)
    assert results == {result_of(path) for path in records}, f"{tests}: a record or a result is alone"
    return records


def result_of(record: Path) -> Path:
    """Where the result of a golden record is kept."""
    return record.with_suffix(".outcome.json")


def check_golden(game: Game[Any], path: Path) -> str:
    """A golden record replays to what is kept beside it and draws what its seed brings; return its ending."""
    text = path.read_text(encoding="utf-8")
    record = Record.from_json(text)
    assert record.to_json() == text, f"{path}: a record is written in another way"
    assert record.header.game == game.name, f"{path}: a record of {record.header.game}"
    outcome = stolek.replay(record).outcome
    assert outcome is not None, f"{path}: the match is not over"
    expected = msgspec.json.decode(result_of(path).read_bytes(), type=Expected)
    found = Expected(str(outcome.ending), list(outcome.ranks), list(outcome.scores))
    assert found == expected, f"{path}: ends with {found}"
    check_seed(record, path)
    return expected.ending


def check_seed(record: Record, path: Path) -> None:
    """All that a sealed record drew is drawn again from its seed; a record of real dice has none."""
    drawn = sum(isinstance(entry, Drawn) for entry in record.entries)
    if record.header.chance == "sealed":
        assert stolek.verify(record) == drawn, f"{path}: not every draw comes from the seed"
    else:
        assert record.seed is None, f"{path}: real dice with a seed"
