"""The shelf finds game folders."""

from __future__ import annotations

import pytest

import stolek
import stolek.games
from stolek import Refusal
from stolek.kernel import shelf


def test_games_on_the_shelf() -> None:
    assert "ingenious" in shelf.games()
    assert list(shelf.games()) == sorted(shelf.games())
    assert "_template" not in shelf.games()


def test_the_shelf_is_asked_by_the_name_of_its_folder() -> None:
    stolek.game("ingenious")
    assert stolek.games() == shelf.games()
    assert stolek.games.ingenious.GAME is stolek.game("ingenious")  # type: ignore[attr-defined]


def test_the_template_is_found_by_its_exact_name() -> None:
    assert stolek.game("_template").name == "_template"


@pytest.mark.parametrize(
    "name", ["", "chess", "template", "_other", "ingenious.rules", "..", "__init__", "__pycache__"]
)
def test_unknown_games_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="unknown-game") as no:
        stolek.game(name)
    assert no.value.facts["known"] == list(shelf.games())
