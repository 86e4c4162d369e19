"""Saving, and quitting before the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolek.terminal.savefile import load, read
from tests.terminal.players import FIRST, Evening, moves, start


def test_every_move_is_saved_at_once(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    match = start()
    lengths: list[int] = []

    def look() -> str:
        lengths.append(len(load(path).record.entries))
        assert load(path).state == match.state
        return match.legal(0)[0].notation

    Evening(match, look, look, look, path=path).spend()
    assert lengths == sorted(set(lengths))
    assert len(lengths) == 3


def test_end_of_input_puts_the_match_away_and_says_how_to_go_on(tmp_path: Path) -> None:
    evening = Evening(start(), FIRST)
    written = evening.spend()
    (path,) = (tmp_path / "state" / "stolek").iterdir()
    assert f"stolek play --resume {path}\n" in written
    assert load(path).state == evening.match.state
    assert evening.code == 0


def test_tiles_that_were_typed_in_are_worth_keeping(tmp_path: Path) -> None:
    evening = Evening(start(chance="manual"), "red-red")
    evening.spend()
    (path,) = (tmp_path / "state" / "stolek").iterdir()
    assert load(path).record == evening.match.record


def test_ctrl_c_does_the_same_with_its_own_exit_code(tmp_path: Path) -> None:
    evening = Evening(start(), FIRST, KeyboardInterrupt)
    evening.spend()
    (path,) = (tmp_path / "state" / "stolek").iterdir()
    assert load(path).state == evening.match.state
    assert evening.code == 130


def test_an_evening_in_which_nothing_was_done_leaves_no_file(tmp_path: Path) -> None:
    evening = Evening(start())
    evening.spend()
    assert not (tmp_path / "state").exists()
    assert evening.says("terminal-bye")


@pytest.mark.parametrize("answer", ["", "{}/other.json", "-"])
def test_quit_offers_a_file(answer: str, tmp_path: Path) -> None:
    evening = Evening(start(), FIRST, "quit", answer.format(tmp_path))
    evening.spend()
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(written) == (0 if answer == "-" else 1)
    assert evening.says("terminal-bye-unsaved") == (answer == "-")
    if answer:
        assert (tmp_path / "other.json").exists() == (answer != "-")


@pytest.mark.parametrize("last", [EOFError, KeyboardInterrupt])
def test_leaving_in_the_middle_of_leaving(last: type[BaseException], tmp_path: Path) -> None:
    evening = Evening(start(), FIRST, "quit", last)
    evening.spend()
    assert evening.code == 0
    assert len(list((tmp_path / "state" / "stolek").iterdir())) == 1


def test_save_writes_here_and_from_now_on(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    evening = Evening(start(), "save", f"save {path}", FIRST)
    evening.spend()
    assert load(path).state == evening.match.state
    assert moves(load(path), 0) == ["red-green c9-c10"]


def test_save_asks_before_it_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "dear.txt"
    path.write_text("dear")
    evening = Evening(start(), f"save {path}", "n")
    evening.spend()
    assert path.read_text() == "dear"
    assert evening.says("terminal-not-saved")
    Evening(start(), f"save {path}", "y").spend()
    assert load(path)


def test_a_file_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "m.json"
    evening = Evening(start(), FIRST, path=path)
    evening.spend()
    assert moves(evening.match, 0) == ["red-green c9-c10"]
    assert evening.says("refusal-file-not-written", file=str(path))
    assert (
        load(evening.table.autosave.drawer_path).state == evening.match.state
    )  # saved in the default folder


def test_a_finished_match_is_kept_too_and_can_be_verified() -> None:
    match = start()
    evening = Evening(match, FIRST, "resign", "y")
    evening.spend()
    kept = evening.table.autosave.drawer_path
    assert evening.says("terminal-seal-check", command=f"stolek verify {kept}")
    assert read(kept).record == match.record
