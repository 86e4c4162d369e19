"""The ledger: finished matches are kept, incomplete lines dropped, the file is locked."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from stolek import Refusal
from stolek.lab.contest import Contest
from stolek.lab.ledger import NAME, opened
from tests.bots.programs import HONEST, program
from tests.lab.contests import made_up, small

LINES = [msgspec.json.encode(made_up(number, (1, 2))) for number in range(6)]


@pytest.fixture
def planned() -> Contest:
    return small(matches=6)


@pytest.fixture
def folder(tmp_path: Path, planned: Contest) -> Path:
    """A ledger with the matches 0, 3 and 1."""
    with opened(planned, tmp_path) as book:
        for number in (0, 3, 1):
            book.enter(LINES[number])
    return tmp_path


def kept(planned: Contest, folder: Path, fresh: bool = False) -> list[int]:
    """The numbers of the matches in a ledger."""
    with opened(planned, folder, fresh) as book:
        assert sorted([*book.finished, *book.missing()]) == list(range(planned.matches))
        return [match.number for match in book.matches()]


def test_a_new_ledger_has_the_contest_and_nothing_else(tmp_path: Path, planned: Contest) -> None:
    assert kept(planned, tmp_path / "new" / "folder") == []
    lines = (tmp_path / "new" / "folder" / NAME).read_bytes().splitlines()
    assert [msgspec.json.decode(line, type=Contest) for line in lines] == [planned]


def test_what_is_written_down_is_kept_in_order(folder: Path, planned: Contest) -> None:
    assert kept(planned, folder) == [0, 1, 3]
    with opened(planned, folder) as book:
        assert book.missing() == [2, 4, 5]
        assert book.enter(LINES[5]) == made_up(5, (1, 2))
        assert (folder / NAME).read_bytes().endswith(LINES[5] + b"\n"), "not yet in the file"
        assert book.missing() == [2, 4]
    assert kept(planned, folder) == [0, 1, 3, 5]


@pytest.mark.parametrize("cut", [1, 2, 40, len(LINES[1])])
def test_a_line_that_was_cut_off_is_left_out(folder: Path, planned: Contest, cut: int) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes()[:-cut])
    with opened(planned, folder) as book:
        assert sorted(book.finished) == [0, 3]
        book.enter(LINES[4])
    assert kept(planned, folder) == [0, 3, 4]


def test_whatever_follows_a_spoilt_line_is_left_out(folder: Path, planned: Contest) -> None:
    head, first, *rest = (folder / NAME).read_bytes().splitlines(keepends=True)
    (folder / NAME).write_bytes(b"".join([head, first, b'{"number": 2}\n', *rest]))
    assert kept(planned, folder) == [0]
    assert (folder / NAME).read_bytes() == head + first


@pytest.mark.parametrize("length", [0, 1, 100])
def test_a_first_line_that_was_cut_off_is_written_again(folder: Path, planned: Contest, length: int) -> None:
    (folder / NAME).write_bytes((folder / NAME).read_bytes()[:length])
    assert kept(planned, folder) == []
    assert kept(planned, folder) == []


@pytest.mark.parametrize("diary", [b"Dear diary", b"{}\n", b'{"game": "\xff"}\n', b"[" * 9000 + b"\n"])
def test_a_file_of_somebody_else_is_not_written_over(tmp_path: Path, planned: Contest, diary: bytes) -> None:
    (tmp_path / NAME).write_bytes(diary)
    with pytest.raises(Refusal, match="arena-other"), opened(planned, tmp_path):
        pass
    assert (tmp_path / NAME).read_bytes() == diary


def test_another_contest_is_refused_and_left_alone(folder: Path) -> None:
    before = (folder / NAME).read_bytes()
    with pytest.raises(Refusal, match="arena-other") as caught, opened(small(matches=6, seed=1), folder):
        pass
    assert caught.value.facts == {"folder": str(folder)}
    assert (folder / NAME).read_bytes() == before


@pytest.mark.parametrize("other", [1, 3, 4, 12])
def test_more_or_fewer_rounds_are_the_same_contest(folder: Path, other: int) -> None:
    before = (folder / NAME).read_bytes()
    assert kept(small(matches=2 * other), folder) == [number for number in (0, 1, 3) if number < 2 * other]
    assert (folder / NAME).read_bytes() == before


def test_a_first_line_without_its_end_is_not_written_on(folder: Path) -> None:
    head = (folder / NAME).read_bytes().splitlines()[0]
    (folder / NAME).write_bytes(head)
    with pytest.raises(Refusal, match="arena-other"):
        kept(small(matches=8), folder)
    assert (folder / NAME).read_bytes() == head


def test_a_program_that_has_changed_is_named(tmp_path: Path) -> None:
    bot = program(tmp_path, HONEST)
    before = small(str(bot), str(bot))
    with opened(before, tmp_path / "arena"):
        pass
    program(tmp_path, HONEST + "# better now")
    after = small(str(bot), str(bot), matches=6)
    facts = {"folder": str(tmp_path / "arena"), "programs": [str(bot)]}
    with pytest.raises(Refusal, match="arena-program-changed") as caught, opened(after, tmp_path / "arena"):
        pass
    assert caught.value.facts == facts
    with pytest.raises(Refusal, match="arena-other"):
        kept(msgspec.structs.replace(after, seed=1), tmp_path / "arena")
    assert kept(after, tmp_path / "arena", fresh=True) == []


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be locked here")
@pytest.mark.parametrize("fresh", [False, True])
def test_a_folder_in_use_is_refused_and_left_alone(folder: Path, planned: Contest, fresh: bool) -> None:
    with opened(planned, folder) as book:
        book.enter(LINES[2])
        before = (folder / NAME).read_bytes()
        with pytest.raises(Refusal, match="arena-busy"), opened(planned, folder, fresh):
            pass
        assert (folder / NAME).read_bytes() == before
    assert kept(planned, folder) == [0, 1, 2, 3]


def test_whoever_wants_it_fresh_forgets(folder: Path, planned: Contest) -> None:
    assert kept(planned, folder, fresh=True) == []
    other = small(matches=6, seed=1)
    assert kept(other, folder, fresh=True) == []
    assert kept(other, folder) == []


def test_a_folder_that_is_none_is_refused(tmp_path: Path, planned: Contest) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(Refusal, match="file-not-written"), opened(planned, folder):
            pass
    (tmp_path / "odd" / NAME).mkdir(parents=True)
    with pytest.raises(Refusal, match="file-not-written"), opened(planned, tmp_path / "odd"):
        pass
