"""Every refusal is one line, with exit code 2, and changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import stolek
from stolek.cli import main
from stolek.terminal.savefile import save
from stolek.words.speak import Speaker
from tests.cli.processes import GAME, every_language, position, run

BAD = {
    "--lang xx": "unknown-language",
    "play": "which-game",
    "play chess": "unknown-game",
    "play ingenious --lang xx": "unknown-language",
    "play ingenious --players 9": "bad-players",
    "play ingenious --players 3 --option mode=team": "bad-mode",
    "play ingenious --option open=true": "open-without-team",
    "play ingenious --option first=7": "bad-option",
    "play ingenious --option colour=red": "unknown-option",
    "play ingenious --option seed=3": "unknown-option",
    "play ingenious --option mode": "option-form",
    "play ingenious --seed -1": "bad-seed",
    "play ingenious --people 5": "bad-people",
    "play ingenious --players 2 --people 3": "bad-people",
    "bench ingenious --players 99999999999999999999999999999999999": "bad-players",
    "play ingenious --people 1 --names a,b": "bad-names",
    "play ingenious --chance loaded": "bad-chance",
    "play --resume none.json": "file-missing",
    "play --resume .": "file-not-ordinary",
    "play --resume junk": "record-unreadable",
    "play --resume huge": "file-too-long",
    "play --resume edited.json": "record-edited",
    "play --resume cut.json": "record-unreadable",
    "play --resume alien.json": "unknown-game",
    "play --resume future.json": "other-revision",
    "play --resume running.json --players 3": "resume-alone",
    "play _template --resume running.json": "other-game",
    "replay none.json": "file-missing",
    "replay running.json --at 999": "unknown-entry",
    "replay running.json --seat 2": "unknown-seat",
    "replay edited.json": "record-edited",
    "verify running.json": "seed-not-revealed",
    "verify manual.json": "dice-were-real",
    "verify junk": "record-unreadable",
    "score chess junk": "unknown-game",
    "score ingenious junk": "file-not-json",
    "score ingenious .": "file-not-ordinary",
    "score ingenious taken.json": "cell-taken",
    "score _template junk": "no-score-desk",
    "odds _template sum>=28": "no-odds-desk",
    "score border junk": "file-not-json",
    "edition check chess junk": "unknown-game",
    "edition check border none.json": "file-missing",
    "edition check border junk": "file-not-json",
    "edition check ingenious junk": "no-edition-check",
    "play border --option boards=AA": "bad-boards",
    "play border --players 3 --option boards=AB": "bad-boards",
    "play border --players 2 --option first=3": "bad-first",
    "play border --option first=5": "bad-option",
    "rules border BOR-10b": "unknown-clause",
    "bench chess": "unknown-game",
    "bench ingenious --players 7": "bad-players",
    "bench ingenious --seconds 0": "bad-seconds",
    "bench ingenious --seconds nan": "bad-seconds",
    "rules chess": "unknown-game",
    "rules ingenious ING-99": "unknown-clause",
}
UNREADABLE = (
    "dance",
    "play ingenious chess",
    "play ingenious --seed x",
    "play ingenious --players",
    "play ingenious --dance",
    "bench",
    "replay",
    "replay running.json --at soon",
    "score ingenious",
    "edition",
    "edition dance",
    "edition check",
    "edition check border",
    "new-game",
)


@pytest.fixture(scope="module")
def shelf_of_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files that are invalid in many ways."""
    folder = tmp_path_factory.mktemp("files")
    save(GAME.start(2, 5), folder / "running.json")
    save(GAME.start(2, chance="manual"), folder / "manual.json")
    text = (folder / "running.json").read_text()
    (folder / "edited.json").write_text(text.replace('"drawn","', '"drawn","x', 1))
    (folder / "cut.json").write_text(text[: len(text) // 2])
    (folder / "junk").write_bytes(bytes(range(256)) * 9)
    (folder / "huge").write_bytes(b"0" * 4_000_001)
    (folder / "taken.json").write_text(position("h8=red h9=blue", green="h8"))
    write_resealed(folder / "alien.json", game="chess")
    write_resealed(folder / "future.json", revision=99)
    return folder


def write_resealed(path: Path, **change: Any) -> None:
    """A record with another header, its digest recomputed."""
    record = GAME.start(2, 5).record
    header = msgspec.structs.replace(record.header, **change)
    path.write_text(msgspec.structs.replace(record, header=header).to_json())


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command prints when it refuses."""
    assert main(words) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.count("\n") == 1
    assert written.err.endswith("\n")
    return written.err


@every_language
@pytest.mark.parametrize("words", BAD)
def test_bad_input_gets_one_line_in_the_language_chosen(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    shelf_of_files: Path,
    words: str,
    language: str,
) -> None:
    monkeypatch.chdir(shelf_of_files)
    monkeypatch.setenv("LANG", language)
    before = {path.name: path.read_bytes() for path in shelf_of_files.iterdir()}
    line = complaint(capsys, *words.split())
    speakers = [Speaker(language), *(Speaker(language, stolek.game(name)) for name in stolek.games())]
    key = f"refusal-{BAD[words]}"
    patterns = [beginning(speaker, key) for speaker in speakers if speaker.has(key)]
    assert any(pattern and pattern in line for pattern in patterns)
    assert {path.name: path.read_bytes() for path in shelf_of_files.iterdir()} == before


def beginning(speaker: Speaker, key: str) -> str:
    """The longest part of a sentence that contains no fact; empty when there is none."""
    pattern = speaker.phrases.bundle.get_message(key).value
    texts = [
        element.value for element in getattr(pattern, "elements", [pattern]) if hasattr(element, "value")
    ]
    return max((str(text) for text in texts), key=len, default="").strip()


@every_language
@pytest.mark.parametrize("words", UNREADABLE)
def test_command_lines_that_make_no_sense(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: str, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    line = complaint(capsys, *words.split())
    assert "--help" in line
    assert complaint(capsys, *words.split()) == line
    monkeypatch.setenv("LANG", "en" if language == "cs" else "cs")
    assert complaint(capsys, *words.split()) != line


@pytest.mark.parametrize("words", ["play chess", "verify none.json", "dance", "score ingenious none.json"])
def test_bad_input_in_a_real_process(words: str) -> None:
    done = run(*words.split(), "--lang", "cs") if words != "dance" else run("dance")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_what_was_typed_cannot_make_two_lines(capsys: pytest.CaptureFixture[str]) -> None:
    complaint(capsys, "play", "two\nlines")
    complaint(capsys, "play", "ingenious", "--option", "two\nlines")
    complaint(capsys, "replay", "two\nlines")


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    done = run("play", "ingenious", "--save", str(diary), typed="")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert diary.read_text() == "Dear diary"
