"""Options of a game: what may be chosen before it starts, and what each choice may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stolek.kernel.refusal import Refusal


@dataclass(frozen=True)
class Option:
    """A choice among a few values. None as default: the game chooses what fits."""

    name: str
    values: tuple[Any, ...]
    default: Any
    examples: tuple[Any, ...] = field(default=(), hash=False)  # may hold lists, which have no hash
    """Examples, where a value may also be written out freely. The game itself checks it."""

    @property
    def known(self) -> tuple[Any, ...]:
        """Values to show to somebody who does not know them."""
        return self.values + self.examples

    def accepts(self, value: Any) -> bool:
        """Whether this is one of the values (True is not 1), or of the type of an example."""
        listed = any(value == known and type(value) is type(known) for known in self.values)
        return listed or any(type(value) is type(example) for example in self.examples)


def settle(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values; refuses unknown names and values."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Refusal("unknown-option", option=name, known=sorted(known))
    for name, value in given.items():
        if not known[name].accepts(value):
            raise Refusal("bad-option", option=name, value=value, known=list(map(written, known[name].known)))
    return {name: given.get(name, option.default) for name, option in known.items()}


def written(value: Any) -> Any:
    """A value as it is typed: a list with commas."""
    return ",".join(map(str, value)) if isinstance(value, list) else value
