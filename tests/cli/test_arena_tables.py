"""The tables that `stolek arena` shows in the terminal."""

from __future__ import annotations

import msgspec
import pytest

import stolek
from stolek.cli import main
from stolek.cli.arena import show
from stolek.lab.contest import contest
from stolek.lab.statistics import summed_up
from stolek.words.speak import Speaker


def test_the_terminal_shows_ratings_only_where_there_are_some(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "_template", "--bots", "random,random", "--games", "2", "--to", "two"]) == 0
    assert "rating" not in capsys.readouterr().out
    assert main(["arena", "_template", "--bots", "random,random,easy", "--games", "3", "--to", "three"]) == 0
    assert "rating" in capsys.readouterr().out


def test_a_bot_alone_is_not_among_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ingenious", "--bots", "random", "--games", "1", "--to", "here"]) == 0
    shown = capsys.readouterr().out
    assert "1 match of a bot alone" in shown
    assert "matches won" in shown
    assert "victories" not in shown


def test_of_long_names_no_part_is_lost(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    planned = contest("_template", ("random", "random"), 2)
    names = (f"one/{'long_' * 9}bot.py", f"two/{'long_' * 9}bot.py")
    report = summed_up(msgspec.structs.replace(planned, bots=names), [])
    show(report, Speaker("en", stolek.game("_template")))
    shown = capsys.readouterr().out
    firsts = "".join(line.partition(" ")[0] for line in shown.splitlines())
    assert all(name in firsts for name in names)
