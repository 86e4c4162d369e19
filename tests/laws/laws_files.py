"""Law 17: what people write into files is read, or refused in words; nothing else ever comes of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from stolek import Game, Item, Refusal
from stolek.words.speak import LANGUAGES, Speaker
from tests.laws.laws_books import GARBAGE
from tests.laws.tables import Table

CHANGES = 12  # of an example, at each table
LONGEST = 1000  # letters of a refusal, whatever was written
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    "x" * 5000,
    "two\nlines",
    [],
    [[]],
    {},
    {"unheard_of": 1},
)
Path = tuple[str | int, ...]


class Reader(NamedTuple):
    """One who reads files, and a file as it should be."""

    read: Callable[[bytes], Any]
    example: bytes


def law_17_files(table: Table, dice: Random) -> None:
    """A file that is none is refused as such, with its place; an odd one is refused in words, or read."""
    speakers = [Speaker(language, table.game) for language in LANGUAGES]
    for reader in readers(table.game):
        assert outcome_of(table, reader, reader.example, speakers) is None, f"{table}: the example is refused"
        check_torn(table, reader, speakers)
        check_kinds(table, reader, speakers, dice)
        for _ in range(CHANGES):
            outcome_of(table, reader, changed(reader.example, dice), speakers)
    for text in GARBAGE if table.game.odds_desk else ():
        outcome_of(table, odds_reader(table.game), text.encode(), speakers)


def readers(game: Game[Any]) -> Iterator[Reader]:
    """All who read files for a game."""
    if game.score_desk:
        example = (game.folder / "score.example.json").read_bytes()
        yield Reader(game.score_desk, example)
        if game.score_figures:
            yield Reader(game.score_figures, example)
    if game.edition_check:
        yield Reader(game.edition_check, (game.folder / "box.json").read_bytes())


def odds_reader(game: Game[Any]) -> Reader:
    """One who reads what odds are asked for; that stands in no file."""
    desk = game.odds_desk
    assert desk is not None
    return Reader(lambda typed: desk(typed.decode(), None), b"")


def outcome_of(table: Table, reader: Reader, text: bytes, speakers: list[Speaker]) -> Refusal | None:
    """Why a file is refused; whatever is said of it has words."""
    try:
        said = reader.read(text)
    except Refusal as refusal:
        sentences = [speaker.refusal(refusal) for speaker in speakers]
        assert all(0 < len(one.strip()) < LONGEST for one in sentences), f"{table}: {sentences}"
        placed = refusal.code != "file-not-understood" or refusal.facts["where"]
        assert placed, f"{table}: no place is named in {text[:200]!r}"
        return refusal
    for speaker in speakers:
        for one in said if isinstance(said, list) else ():
            sentence = speaker.item(one) if isinstance(one, Item) else speaker.remark(one)
            assert sentence.strip(), f"{table}: {one} is said without a word in {speaker.language}"
    return None


def check_refused(table: Table, reader: Reader, text: bytes, speakers: list[Speaker], **facts: Any) -> None:
    """A file is refused with this code and these facts, and for no clause of the rules."""
    refusal = outcome_of(table, reader, text, speakers)
    assert refusal is not None, f"{table}: this was read: {text[:200]!r}"
    found = {"code": refusal.code, "clause": refusal.clause, **refusal.facts}
    wrong = {name: found.get(name) for name, value in facts.items() if found.get(name) != value}
    assert not wrong, f"{table}: {text[:200]!r} is refused with {wrong}, not {facts}"


def check_torn(table: Table, reader: Reader, speakers: list[Speaker]) -> None:
    """What is no JSON or no object, what lacks everything, and what knows too much."""
    whole = json.dumps(json.loads(reader.example), indent=1)
    lines = whole.count("\n") + 1
    broken = {"": 1, "{": 1, whole[:-1]: lines - 1, whole[:-2] + ",\n}": lines - 1}
    for text, line in broken.items():
        check_refused(table, reader, text.encode(), speakers, code="file-not-json", clause=None, line=line)
    for raw in (b"\xff\xfe", b'{"note":' + b'{"a":' * 9999):
        assert outcome_of(table, reader, raw, speakers), f"{table}: this was read: {raw[:20]!r}"
    for raw in (b"[]", b'"x"', b"null", b"7"):
        check_refused(table, reader, raw, speakers, code="file-not-object", clause=None)
    check_refused(table, reader, b"{}", speakers, code="file-not-understood", clause=None)
    more = json.dumps({**json.loads(whole), "unheard_of": 1}).encode()
    check_refused(table, reader, more, speakers, code="file-not-understood", clause=None, where="unheard_of")


def check_kinds(table: Table, reader: Reader, speakers: list[Speaker], dice: Random) -> None:
    """A word where a number was, or a number where a word was: the place is named."""
    data = json.loads(reader.example)
    for path in dice.sample(list(leaves(data)), 3):
        other = 0.5 if isinstance(at(data, path), str) else "0.5"
        refusal = outcome_of(table, reader, written(data, path, other), speakers)
        assert refusal, f"{table}: {other!r} is read at {path}"
        named = refusal.code == "file-not-understood" and place(path).fullmatch(refusal.facts["where"])
        assert named, f"{table}: {refusal} for {other!r} at {path}"


def place(path: Path) -> re.Pattern[str]:
    """How a refusal names a place; names that are data stand as dots."""
    steps = [rf"\[{step}\]" if isinstance(step, int) else rf"(\.?{step}|\[\.\.\.\])" for step in path]
    return re.compile("".join(steps))


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to all words and numbers."""
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    if steps is None:
        yield path
    else:
        for step, below in steps:
            yield from leaves(below, (*path, step))


def changed(example: bytes, dice: Random) -> bytes:
    """The example with something odd in one place: another value, one too many, one too few."""
    data = json.loads(example)
    path = dice.choice(list(leaves(data)))
    path = path[: dice.randrange(1, len(path) + 1)]
    above: Any = at(data, path[:-1])
    step: Any = path[-1]
    kind = dice.randrange(4)
    if kind == 0:
        del above[step]
    elif kind == 1 and isinstance(above, list):
        above.append(above[step])
    elif kind == 2 and isinstance(above, dict):
        above["unheard_of"] = above[step]
    else:
        above[step] = dice.choice(STRANGE)
    return json.dumps(data).encode()


def written(data: Any, path: Path, value: Any) -> bytes:
    """The data with another value in one place, as a file."""
    data = deepcopy(data)
    at(data, path[:-1])[path[-1]] = value
    return json.dumps(data).encode()


def at(data: Any, path: Path) -> Any:
    """What stands at the end of a way."""
    for step in path:
        data = data[step]
    return data
