"""External bots: honest programs play, and what cannot be started is refused."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from stolek import Refusal
from stolek.bots import external as module
from stolek.bots.external import command
from stolek.bots.external_protocol import PROTOCOL
from stolek.bots.sandbox import LARGEST_FILE
from stolek.lab.match_runner import BotSeat
from tests.bots.externals import PATIENT, Seated, answers, asked, decided, fault_of, needs_node, place
from tests.bots.positions import TINY
from tests.bots.programs import EXAMPLES, HONEST, program

# ---- honest programs ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mybot.py", pytest.param("mybot.js", marks=needs_node)])
def test_the_examples_play_a_whole_match(seated: Seated, name: str) -> None:
    guest = seated(EXAMPLES / name, PATIENT)
    match = TINY.start(2, 3)
    decisions = 0
    while 0 in match.to_act:
        question = asked(match)
        action = decided(guest, question)
        assert action == decided(guest, question), "another answer to the same question"
        match.play(0, TINY.moves.move(action))
        while match.to_act and 0 not in match.to_act:
            match.play(1, match.legal(1)[0])
        decisions += 1
    assert match.outcome
    assert decisions > 3
    assert guest.starts == 1
    process = guest.process
    guest.leave(match.outcome)
    assert process is not None
    assert process.returncode == 0


def test_a_program_without_an_ending_is_run_as_it_is(seated: Seated, tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text(f"#!{sys.executable}\n{program(tmp_path, HONEST).read_text()}")
    path.chmod(0o755)
    assert answers(seated(path, PATIENT), asked(TINY.start(2, 3)))


def test_it_is_told_where_it_sits_what_it_sees_and_how_it_ended(seated: Seated, tmp_path: Path) -> None:
    guest = seated(
        "log = open(HERE / 'log', 'w')\nline = sys.stdin.readline()\n"
        "while line:\n"
        "    log.write(line); log.flush(); question = json.loads(line)\n"
        "    if question['type'] == 'hello': say(type='hello')\n"
        "    if question['type'] == 'observe': act(question)\n"
        "    line = sys.stdin.readline()\n",
        seat=1,
    )
    match, chair = TINY.start(2, 3), BotSeat(guest)
    views, told, offers, since = [], [], [], 0
    while match.to_act:
        seat = match.to_act[0]
        if seat == 1:
            views.append(match.view(1))
            told.append([event.name for event in match.told(1, since)])
            since = len(match.record.entries)
            offers.append([move.notation for move in match.legal(1)])
        action = chair.ask(match, 1, 5) if seat == 1 else match.legal(0)[0].action
        match.play(seat, TINY.moves.move(action))
    guest.leave(match.outcome)
    hello, *questions, result = map(json.loads, (tmp_path / "log").read_text().splitlines())
    assert chair.faults == {}
    assert hello == {
        "type": "hello",
        "protocol": PROTOCOL,
        **place(1)._asdict(),
        "milliseconds": PATIENT.milliseconds,
    }
    assert [question["view"] for question in questions] == json.loads(json.dumps(views))
    assert [[event["name"] for event in question["events"]] for question in questions] == told
    assert [question["legal"] for question in questions] == offers
    assert len({question["number"] for question in questions}) == len(questions)
    assert all(question["view"]["hands"][0] is None for question in questions)
    assert match.outcome
    assert result["ranks"] == list(match.outcome.ranks)


def test_its_complaints_go_into_a_file(seated: Seated, tmp_path: Path) -> None:
    errors = tmp_path / "errors.txt"
    errors.write_text("before\n")
    guest = seated("print('oh dear', file=sys.stderr)\n" + HONEST, errors=errors)
    assert answers(guest, asked(TINY.start(2, 3)))
    assert errors.read_text() == "before\noh dear\n"


def test_a_full_file_of_complaints_is_no_fault_of_the_next_guest(seated: Seated, tmp_path: Path) -> None:
    errors = tmp_path / "errors.txt"
    errors.write_bytes(b"x" * LARGEST_FILE)
    guest = seated("print('oh dear', file=sys.stderr)\n" + HONEST, errors=errors)
    assert answers(guest, asked(TINY.start(2, 3)))


def test_it_inherits_nothing_from_the_server(
    seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLEK_SECRET", "not for guests")
    guest = seated("(HERE / 'names').write_text(' '.join(os.environ))\n" + HONEST)
    assert answers(guest, asked(TINY.start(2, 3)))
    assert set((tmp_path / "names").read_text().split()) <= {*module.KEPT, "LC_CTYPE"}


# ---- programs that cannot be started --------------------------------------------------------------


def test_a_folder_is_no_program(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="bot-folder") as caught:
        command(tmp_path)
    assert caught.value.facts == {"folder": str(tmp_path)}


@pytest.mark.parametrize("name", ["none", "none.py"])
def test_a_missing_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refusal, match="bot-missing") as caught:
        command(tmp_path / name)
    assert caught.value.facts == {"file": str(tmp_path / name)}


def test_a_file_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="bot-not-executable"):
        command(program(tmp_path, HONEST, "bot"))


@pytest.mark.parametrize("name", ["bot.js", "bot.mjs"])
def test_a_missing_interpreter_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Refusal, match="bot-no-interpreter") as caught:
        command(program(tmp_path, "", name))
    assert caught.value.facts["program"] == "node"


def test_a_file_that_only_looks_like_a_program_has_crashed(seated: Seated, tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x00\x01\x02\x03")
    path.chmod(0o755)
    assert fault_of(seated(path), asked(TINY.start(2, 3))).kind == "crashed"


def test_a_program_that_goes_away_has_crashed(seated: Seated, tmp_path: Path) -> None:
    guest = seated(HONEST)
    (tmp_path / "bot.py").unlink()
    assert fault_of(guest, asked(TINY.start(2, 3))).kind == "crashed"
