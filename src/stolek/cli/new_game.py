"""`stolek new-game`: copies the template under another name; the copy passes all laws at once."""

from __future__ import annotations

import keyword
import re
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec

from stolek.binaries import PACKAGE, has_binary
from stolek.kernel.record import Record
from stolek.kernel.refusal import Refusal

TEMPLATE = "_template"
GAMES = PACKAGE / "games"
ROOT = PACKAGE.parents[1]  # of a checkout
NAME = re.compile(r"[a-z](_?[a-z0-9]){2,19}")
LETTERS = 3  # of a clause prefix
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.c")


class Names(NamedTuple):
    """What replaces the names of the template."""

    name: str
    prefix: str

    def renamed(self, text: str) -> str:
        """A text of the template, renamed for the new game."""
        text = re.sub(rf"\b{TEMPLATE}\b", self.name, text)
        return text.replace("Template", class_name(self.name)).replace("TPL-", f"{self.prefix}-")


def class_name(name: str) -> str:
    """The name of a game's State class."""
    return "".join(part.capitalize() for part in name.split("_"))


def create(name: str) -> list[Path]:
    """Create a game folder, in a checkout its tests too; compile if the rules are compiled."""
    pairs = [(GAMES / TEMPLATE, GAMES / name)]
    if (ROOT / "tests/games" / TEMPLATE).is_dir():
        pairs.append((ROOT / "tests/games" / TEMPLATE, ROOT / "tests/games" / name))
    check_name(name, [target for _, target in pairs])
    compiled = has_binary(PACKAGE / "_seal.py")
    if compiled and not (ROOT / "setup.py").exists():
        raise Refusal("not-a-checkout", folder=str(ROOT))
    made = plant(pairs, Names(name, new_prefix(name, GAMES)))
    if compiled:
        compile_again()
    return made


def check_name(name: str, targets: list[Path]) -> None:
    """Refuse a name that is invalid or taken."""
    letters = sum(sign.isalpha() for sign in name)
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or letters < LETTERS or is_class_taken(name):
        raise Refusal("bad-game-name", name=name)
    if any(target.exists() for target in targets):
        raise Refusal("game-exists", name=name)


def is_class_taken(name: str) -> bool:
    """Whether the class would be mistaken for one that the template uses, or for a test."""
    sources = (path.read_text(encoding="utf-8") for path in (GAMES / TEMPLATE).glob("*.p*"))
    word = re.compile(rf"\b{class_name(name)}\b")
    return name.startswith("test") or any(word.search(source) for source in sources)


def new_prefix(name: str, games: Path) -> str:
    """Three letters of the name, in order, that are no other game's clause prefix."""
    books = [path.read_text(encoding="utf-8") for path in games.glob("*/RULES.md")]
    taken = {prefix for book in books for prefix in re.findall(r"^\*\*([A-Z]+)-", book, re.MULTILINE)}
    letters = [sign for sign in name.upper() if sign.isalpha()]
    for chosen in combinations(letters, LETTERS):
        if "".join(chosen) not in taken:
            return "".join(chosen)
    raise Refusal("bad-game-name", name=name)


def plant(pairs: list[tuple[Path, Path]], names: Names) -> list[Path]:
    """Copy folders under other names: all of them, or none."""
    drafts = [target.with_name(f".{target.name}.draft") for _, target in pairs]
    placed: list[Path] = []
    try:
        for (source, _), draft in zip(pairs, drafts, strict=True):
            shutil.copytree(source, draft, ignore=LEFT_OUT)
            rename_all(draft, names)
        for (_, target), draft in zip(pairs, drafts, strict=True):
            draft.rename(target)
            placed.append(target)
    except BaseException as error:
        for folder in (*drafts, *placed):
            shutil.rmtree(folder, ignore_errors=True)
        if isinstance(error, OSError):
            raise Refusal("cannot-write", file=str(error.filename), detail=str(error.strerror)) from None
        raise
    return sorted(path for folder in placed for path in folder.rglob("*") if path.is_file())


def rename_all(folder: Path, names: Names) -> None:
    """Rename within every file; golden records are written anew, because they have a digest."""
    for path in filter(Path.is_file, folder.rglob("*")):
        text = path.read_text(encoding="utf-8")
        if path.parent.name == "golden" and not path.name.endswith(".outcome.json"):
            record = Record.from_json(text)
            header = msgspec.structs.replace(record.header, game=names.name)
            path.write_text(msgspec.structs.replace(record, header=header).to_json(), encoding="utf-8")
        else:
            path.write_text(names.renamed(text), encoding="utf-8")


def compile_again() -> None:
    """Build the binaries again: the present ones lack the new game."""
    words = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Refusal("not-compiled", command="make setup", detail=done.stderr.strip()[-200:])
