"""What the sources of Stolek say to users, read from their syntax trees: names, codes and facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[2] / "src" / "stolek"
GAMES = PACKAGE / "games"
FAMILIES = {
    "Event": "event",
    "Prompt": "prompt",
    "Item": "item",
    "Move": "move",
    "Refusal": "refusal",
    "Remark": "remark",
}


class Said(NamedTuple):
    """One thing that a source says: its key, its facts (None: only known when it runs), and where."""

    key: str
    facts: frozenset[str] | None
    path: Path
    line: int

    @property
    def game(self) -> str | None:
        """The game whose folder says it."""
        return self.path.relative_to(GAMES).parts[0] if self.path.is_relative_to(GAMES) else None


class Place(NamedTuple):
    """A call, and the function around it, in which its names are assigned."""

    call: ast.Call
    around: ast.AST
    path: Path


@cache
def all_said() -> tuple[Said, ...]:
    """All events, prompts, items, moves and refusals that any source makes."""
    kinds = families()
    found = [place for place in calls() if name_of(place.call.func) in kinds]
    return tuple(said for place in found for said in said_at(place, kinds[name_of(place.call.func)]))


@cache
def all_keys_said() -> tuple[Said, ...]:
    """All phrases that are asked for by their whole key: `say("terminal-bye")`."""
    found = [place for place in calls() if name_of(place.call.func) == "say" and place.call.args]
    return tuple(
        Said(key, facts_of(place, None), place.path, place.call.lineno)
        for place in found
        for key in texts(place.call.args[0], place.around)
    )


def kernel_endings() -> set[str]:
    """The endings that every game can have."""
    places = [place for place in calls() if place.path.is_relative_to(PACKAGE / "kernel")]
    values = [(named(place.call).get("ending"), place.around) for place in places]
    return {ending for value, around in values if value for ending in texts(value, around)}


def said_at(place: Place, family: str) -> Iterator[Said]:
    """What one call says; a name that cannot be determined is an error, so that nothing is overlooked."""
    call, around, path = place
    name = call.args[0] if family == "refusal" else named(call).get("name")
    names = texts(name, around) if name is not None else []
    if not names:
        raise AssertionError(f"{path}:{call.lineno} says something whose name cannot be read")
    for one in names:
        yield Said(f"{family}-{one}", facts_of(place, family), path, call.lineno)


def facts_of(place: Place, family: str | None) -> frozenset[str] | None:
    """The names of the facts in a call; refusals and phrases take them as keywords."""
    call = place.call
    if family in ("refusal", None):
        unknown = any(keyword.arg is None for keyword in call.keywords)
        return None if unknown else frozenset(named(call)) - ({"clause"} if family else set())
    given = named(call).get("facts")
    shared = frozenset({"points"} if family == "item" else ())
    if given is None:
        return shared
    found = [keys_of(value) for value in values(given, place.around)]
    readable = [facts for facts in found if facts is not None]
    if not readable or len(readable) < len(found):
        return None
    return shared | frozenset.intersection(*readable)


def keys_of(value: ast.expr) -> frozenset[str] | None:
    """The keys of a dict that is written out."""
    if not isinstance(value, ast.Dict):
        return None
    keys = [key.value for key in value.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return frozenset(keys) if len(keys) == len(value.keys) else None


# ---- reading trees ----------------------------------------------------------------------------


@cache
def calls() -> tuple[Place, ...]:
    """Every call in every source."""
    return tuple(place for path, tree in trees() for place in calls_within(tree, tree, path))


def calls_within(node: ast.AST, around: ast.AST, path: Path) -> Iterator[Place]:
    """The calls below a node, each with its innermost function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield Place(child, around, path)
        yield from calls_within(child, child if isinstance(child, ast.FunctionDef) else around, path)


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Every source as a syntax tree."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"), str(path))) for path in paths)


def families() -> dict[str, str]:
    """The classes by which something is said, subclasses included."""
    found = dict(FAMILIES)
    classes = [node for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for node in classes:
        for base in map(name_of, node.bases):
            if base in found:
                found[node.name] = found[base]
    return found


def name_of(source: ast.expr) -> str:
    """The last part of a dotted name; asyncio's events are not ours."""
    if isinstance(source, ast.Attribute):
        return "" if name_of(source.value) == "asyncio" else source.attr
    return source.id if isinstance(source, ast.Name) else ""


def named(call: ast.Call) -> dict[str, ast.expr]:
    """The arguments given by name."""
    return {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}


def texts(value: ast.expr, around: ast.AST) -> list[str]:
    """All texts that an expression can be, as far as they are literals."""
    found = [one.value for one in values(value, around) if isinstance(one, ast.Constant)]
    return [text for text in found if isinstance(text, str)]


def values(value: ast.expr, around: ast.AST) -> list[ast.expr]:
    """What an expression can be: both sides of a conditional, everything assigned to a name."""
    if isinstance(value, ast.IfExp):
        return values(value.body, around) + values(value.orelse, around)
    if isinstance(value, ast.Name):
        assigned = [node for node in ast.walk(around) if isinstance(node, ast.Assign)]
        given = [node.value for node in assigned if any(is_name(target, value.id) for target in node.targets)]
        return [one for other in given for one in values(other, around)]
    return [value]


def is_name(target: ast.expr, name: str) -> bool:
    """Whether an assignment is to this name."""
    return isinstance(target, ast.Name) and target.id == name
