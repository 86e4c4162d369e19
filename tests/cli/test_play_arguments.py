"""The options of `stolek play`, and its language."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.cli import main
from stolek.cli.language import of_arguments, of_environment
from stolek.kernel.match import Match


def started(monkeypatch: pytest.MonkeyPatch, *words: str) -> Match[Any]:
    """The match that a command line starts; it is not played."""
    tables: list[Any] = []

    def sit_down(table: Any) -> int:
        tables.append(table)
        return 0

    monkeypatch.setattr("stolek.terminal.table.TerminalTable.run", sit_down)
    assert main(["play", *words]) == 0
    match: Match[Any] = tables[0].match
    return match


@pytest.mark.parametrize(
    ("words", "players", "options"),
    [
        ("ingenious", 2, {"mode": "standard", "open": False, "first": 0}),
        (
            "ingenious --option mode=team --option open=true --option first=3",
            4,
            {"mode": "team", "open": True, "first": 3},
        ),
        ("ingenious --option mode=solitaire", 1, {"mode": "solitaire", "open": False, "first": 0}),
        ("ingenious --players 3 --option first=2", 3, {"mode": "standard", "open": False, "first": 2}),
    ],
)
def test_players_and_options(
    monkeypatch: pytest.MonkeyPatch, words: str, players: int, options: dict[str, Any]
) -> None:
    match = started(monkeypatch, *words.split())
    assert match.players == players
    assert match.record.header.options == options


@pytest.mark.parametrize(
    ("wish", "level"),
    [("hard", "hard"), ("HARD", "hard"), ("lehký", "easy"), ("lahky", "easy"), ("concave", "concave")],
)
def test_a_level_may_be_named_in_any_language(monkeypatch: pytest.MonkeyPatch, wish: str, level: str) -> None:
    match = started(monkeypatch, "ingenious", "--level", wish)
    assert match.record.header.seats == ("", f"~{level}")


@pytest.mark.parametrize("wish", ["", "grandmaster", "./examples/mybot.py"])
def test_an_unknown_level_is_refused_with_the_known_ones(
    wish: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "ingenious", "--level", wish]) == 2
    assert f"“{wish}”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("", ("", "~normal", "~normal")),
        ("--names Eva,Jan", ("Eva", "Jan", "~normal")),
        ("--people 0", ("~normal",) * 3),
        ("--people 3 --names Eva", ("Eva", "", "")),
    ],
)
def test_people_and_names(monkeypatch: pytest.MonkeyPatch, words: str, seats: tuple[str, ...]) -> None:
    assert started(monkeypatch, "ingenious", "--players", "3", *words.split()).record.header.seats == seats


def test_seed_and_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    assert started(monkeypatch, "ingenious", "--seed", "9").seed == (9).to_bytes(32, "big")
    first, second = (started(monkeypatch, "ingenious").seed for _ in range(2))
    assert first != second, "secret when nobody asks for one"
    assert started(monkeypatch, "ingenious", "--chance", "manual").seed is None


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "sk_SK"}, "sk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert of_environment() == of_arguments(["games"]) == of_arguments(["--lang", "xx"]) == language
    assert of_arguments(["games", "--lang", "sk"]) == of_arguments(["--lang=sk", "games"]) == "sk"
    assert of_arguments(["games", "--lang"]) == language


def test_the_language_may_be_said_before_the_command(said: Any) -> None:
    assert said("--lang", "sk", "games") == said("games", "--lang", "sk") != said("games")
    assert said("--lang", "sk", "games", "--lang", "cs") == said("games", "--lang", "cs")
