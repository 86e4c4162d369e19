"""Save files: what is written can be read again, and anything else is refused."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from stolek.kernel.refusal import Refusal
from stolek.terminal.savefile import load, read, save
from tests.terminal.players import start


def saved(path: Path, **more: Any) -> dict[str, Any]:
    """A file of a running match, as data."""
    save(start(**more), path)
    data: dict[str, Any] = json.loads(path.read_text())
    return data


def refusal(path: Path) -> str:
    """The code of the refusal of a file."""
    with pytest.raises(Refusal) as caught:
        load(path)
    return caught.value.code


@pytest.mark.parametrize("more", [{}, {"chance": "manual"}])
def test_a_match_comes_back_as_it_was(tmp_path: Path, more: dict[str, Any]) -> None:
    match = start(**more)
    if not more:
        match.play(0, match.legal(0)[5])
    save(match, tmp_path / "m.json")
    again = load(tmp_path / "m.json")
    assert (again.record, again.seed, again.state) == (match.record, match.seed, match.state)


def test_a_saved_match_goes_on_with_the_same_chance(tmp_path: Path) -> None:
    match = start()
    save(match, tmp_path / "m.json")
    again = load(tmp_path / "m.json")
    for one in (match, again):
        one.play(0, "red-green c9-c10")
    assert again.record == match.record


def test_a_finished_match_is_read_with_and_without_its_seed(tmp_path: Path) -> None:
    match = start()
    match.resign(0)
    save(match, tmp_path / "m.json")
    (tmp_path / "r.json").write_text(match.record.to_json())
    assert load(tmp_path / "m.json").record == load(tmp_path / "r.json").record == match.record


def test_the_form_is_record_and_seed(tmp_path: Path) -> None:
    data = saved(tmp_path / "m.json")
    assert list(data) == ["record", "seed"]
    assert data["seed"] == f"{7:064x}"
    assert data["record"]["seed"] is None
    assert saved(tmp_path / "m.json", chance="manual")["seed"] is None


def test_the_secret_is_for_nobody_else(tmp_path: Path) -> None:
    save(start(), tmp_path / "m.json")
    assert stat.S_IMODE((tmp_path / "m.json").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["m.json"], "no draft is left"


def test_a_bare_record_can_be_looked_at_but_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_text(start().record.to_json())
    assert read(path).seed is None
    assert refusal(path) == "seed-unknown"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"more": 1}, "record-unreadable"),
        ({"seed": 5}, "record-unreadable"),
        ({"seed": "zz"}, "bad-seed"),
        ({"seed": "00"}, "bad-seed"),
        ({"seed": f"{8:064x}"}, "wrong-seed"),
        ({"seed": None}, "seed-unknown"),
        ({"record": None}, "record-unreadable"),
        ({"record": {}}, "record-unreadable"),
    ],
)
def test_changed_files_are_refused(tmp_path: Path, change: dict[str, Any], code: str) -> None:
    path = tmp_path / "m.json"
    path.write_text(json.dumps(saved(path) | change))
    assert refusal(path) == code


def test_an_edited_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    data = saved(path)
    data["record"]["entries"][0][1] = "purple-purple"
    path.write_text(json.dumps(data))
    assert refusal(path) == "record-edited"


def test_every_cut_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    save(start(), path)
    text = path.read_bytes()
    for length in range(0, len(text.rstrip()), 7):
        path.write_bytes(text[:length])
        assert refusal(path) == "record-unreadable"


def test_a_file_too_deep_to_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_text('{"record": ' + "[" * 100_000)
    assert refusal(path) == "record-unreadable"


def test_other_things_than_files_are_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "file-not-ordinary"
    assert refusal(tmp_path / "none") == "file-missing"
    assert refusal(tmp_path / ("x" * 300)) == "file-unreadable"
    assert refusal(Path("/dev/zero")) == "file-not-ordinary"
    (tmp_path / "huge").write_bytes(b" " * 4_000_001)
    assert refusal(tmp_path / "huge") == "file-too-long"
    (tmp_path / "junk").write_bytes(bytes(range(256)))
    assert refusal(tmp_path / "junk") == "record-unreadable"


def test_the_old_file_stands_when_the_new_one_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.mkdir()
    with pytest.raises(Refusal) as caught:
        save(start(), path)
    assert caught.value.code == "file-not-ordinary"
    assert [one.name for one in tmp_path.iterdir()] == ["m.json"]
    with pytest.raises(Refusal) as caught:
        save(start(), tmp_path / "nowhere" / "m.json")
    assert caught.value.code == "file-not-written"
    assert not (tmp_path / "nowhere").exists()
    with pytest.raises(Refusal):
        save(start(), Path("\0"))


def test_what_is_no_ordinary_file_is_left_alone(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(Refusal) as caught:
        save(start(), pipe)
    assert caught.value.code == "file-not-ordinary"
    assert pipe.is_fifo()


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    match, link, target = start(), tmp_path / "link", tmp_path / "target"
    link.symlink_to(target)
    save(match, link)
    assert link.is_symlink()
    assert load(target).state == match.state
