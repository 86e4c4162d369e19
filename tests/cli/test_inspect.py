"""Commands that show, check, score and measure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import stolek
from stolek.terminal.savefile import load
from stolek.words.rulebook import clauses
from stolek.words.speak import Speaker
from tests.cli.processes import GAME, every_language, position


@every_language
def test_games(said: Any, language: str) -> None:
    written = said("games", "--lang", language)
    speaker = Speaker(language, GAME)
    assert tuple(line.split()[0] for line in written.splitlines()) == stolek.games()
    assert speaker.say("game-tagline") in written
    assert {"name": "ingenious", "players": [1, 2, 3, 4]} in json.loads(said("games", "--json"))


@every_language
@pytest.mark.parametrize("game", stolek.games())
def test_the_options_of_a_game_are_explained(said: Any, language: str, game: str) -> None:
    shown, manifest = said("games", game, "--lang", language), stolek.game(game)
    speaker, unwrapped = Speaker(language, manifest), " ".join(shown.split())
    for option in manifest.options:
        assert f"--option {option.name}=" in shown
        assert speaker.typed_option(option.name) in unwrapped
    known = {one["name"]: one["values"] for one in json.loads(said("games", game, "--json"))}
    assert set(known) == {option.name for option in manifest.options}


def test_rules(said: Any) -> None:
    assert said("rules", "ingenious", "ing-17", "--lang", "sk").startswith("ING-17: ")
    whole = said("rules", "ingenious").splitlines()
    begun = [line.partition(":")[0] for line in whole if not line.startswith("  ")]
    assert begun == list(clauses(GAME.folder, "en"))
    assert max(map(len, whole)) < 80, "wrapped, not broken"


def test_replay_shows_the_end_and_any_point_before(said: Any, kept: Path) -> None:
    match = load(kept)
    assert match.outcome
    whole = said("replay", str(kept))
    assert Speaker("en", GAME).say(f"ending-{match.outcome.ending}") in whole
    early = said("replay", str(kept), "--at", "13", "--seat", "1")
    rack = stolek.replay(match.record, 13).view(1)["racks"][1]
    assert all(f" {tile}" in early for tile in rack)
    assert "red-" not in said("replay", str(kept), "--at", "13"), "the gallery sees no rack"
    assert said("replay", str(kept), "--at", "13", "--lang", "cs") != early


def test_replay_for_programs(said: Any, kept: Path) -> None:
    data = json.loads(said("replay", str(kept), "--at", "20", "--seat", "0", "--json"))
    match = stolek.replay(load(kept).record, 20)
    assert data == {"entries": 20, "view": json.loads(json.dumps(match.view(0))), "outcome": None}


def test_replay_reads_bare_records_too(said: Any, kept: Path, tmp_path: Path) -> None:
    (tmp_path / "r.json").write_text(load(kept).record.to_json())
    assert said("replay", "r.json") == said("replay", str(kept))


def test_verify(said: Any, kept: Path) -> None:
    record = load(kept).record
    count = stolek.verify(record)
    assert count > 12
    assert str(count) in said("verify", str(kept))
    data = json.loads(said("verify", str(kept), "--json"))
    assert data == {"checked": count, "seal": record.header.commitment, "seed": record.seed}


def test_score_itemises_runs_halves_and_doubles(said: Any, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text(position("h8=red h9=red", red="h7 h6 g9"))
    lines = said("score", "ingenious", "p.json").splitlines()
    assert [line.rpartition(": ")[2] for line in lines] == [
        "1 point",
        "2 points",
        "3 points",
        "1 point",
        "1 point",
        "4 points",
    ]
    data = json.loads(said("score", "ingenious", "p.json", "--json"))
    assert [(item["name"], item["points"]) for item in data] == [
        ("run", 1),
        ("run", 2),
        ("half", 3),
        ("run", 1),
        ("half", 1),
        ("double", 4),
    ]


def test_score_of_two_colours_has_no_sum_over_both(said: Any, tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text(position("h8=red h9=blue", red="h7", blue="h10"))
    names = [item["name"] for item in json.loads(said("score", "ingenious", "p.json", "--json"))]
    assert names == ["run", "half", "run", "half"]


def test_bench(said: Any) -> None:
    data = json.loads(said("bench", "ingenious", "--players", "2", "--seconds", "0.05", "--json"))
    assert data["playouts_per_second"] > 0
    assert data["compiled"] == stolek.compiled
    words = said("bench", "ingenious", "--option", "mode=team", "--seconds", "0.05", "--lang", "cs")
    assert Speaker("cs").say("cli-compiled" if stolek.compiled else "cli-interpreted") in words


def test_new_game_names_the_folder(said: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = [tmp_path / "mine" / "RULES.md", tmp_path / "mine" / "terminal" / "text.py"]
    monkeypatch.setattr("stolek.cli.tools.create", lambda name: made)
    assert (
        said("new-game", "mine")
        == Speaker("en").say("cli-new-game", name="mine", folder=f"{tmp_path}/mine") + "\n"
    )


@every_language
def test_every_command_has_help(said: Any, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", language)
    whole = said("--help")
    for name in ("play", "games", "rules", "replay", "verify", "score", "bench", "new-game"):
        about = Speaker(language).say(f"cli-about-{name}")
        assert f"{name} " in whole
        assert about.split()[0] in whole
        assert about in " ".join(said(name, "--help").split())
