"""Guests: honest programs play, all others lose a decision and never hold up the house."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from stolek import Match, Refusal
from stolek.bots import guest as module
from stolek.bots.fence import LARGEST_FILE
from stolek.bots.guest import MOST_STARTS, Deadline, Guest, Limits, command
from stolek.bots.messages import LONGEST_LINE, PROTOCOL
from stolek.bots.players import Fault, Place, Question
from stolek.lab.fixture import Chair
from tests.bots.positions import TINY
from tests.bots.programs import EXAMPLES, HONEST, is_running, program, running, soon

SHORT = Limits(milliseconds=300, megabytes=128)
ONE = Limits(milliseconds=1000, megabytes=128)  # for those who overrun now, but not again
PATIENT = Limits(milliseconds=5000, megabytes=128)  # for those who answer or fail at once
PATIENCE = 10.0  # seconds in which any decision is over, however busy the machine
Seated = Callable[..., Guest]

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")

FAULTS = {
    "ends at once": ("", "crashed"),
    "ends with an error": ("raise SystemExit(3)", "crashed"),
    "ends after the greeting": ("greet()", "crashed"),
    "ends when asked": ("greet(); hear()", "crashed"),
    "dies": ("greet(); hear(); os.kill(os.getpid(), 9)", "crashed"),
    "stops its ears": ("hear(); os.close(0); say(type='hello'); time.sleep(60)", "crashed"),
    "shuts its mouth": ("greet(); hear(); os.close(1); time.sleep(60)", "crashed"),
    "uses too much memory": (
        "greet(); question = hear(); hoard = bytearray(200 << 20); act(question)",
        "crashed",
    ),
    "writes too large a file": (
        "greet(); question = hear(); (HERE / 'large').write_bytes(bytes(2 << 20)); act(question)",
        "crashed",
    ),
    "never greets": ("time.sleep(60)", "overran"),
    "never answers": ("greet(); time.sleep(60)", "overran"),
    "never reads": ("say(type='hello'); time.sleep(60)", "overran"),
    "does not end its line": ("greet(); hear(); print('{', end='', flush=True); time.sleep(60)", "overran"),
    "is stopped": ("greet(); hear(); os.kill(os.getpid(), 19)", "overran"),
    "prints before the greeting": ("print('Hello, world'); greet(); act(hear())", "garbled"),
    "acts before the greeting": ("hear(); say(type='act', number=0, move='open')", "garbled"),
    "greets twice": ("greet(); hear(); say(type='hello')", "garbled"),
    "talks nonsense": ("greet(); hear(); print('I lay my four')", "garbled"),
    "says nothing": ("greet(); hear(); print()", "garbled"),
    "says null": ("greet(); hear(); print('null')", "garbled"),
    "says a list": ("greet(); hear(); print('[]')", "garbled"),
    "has no letters": ("greet(); hear(); sys.stdout.buffer.write(bytes([255, 254, 10]))", "garbled"),
    "has half a letter": ("""greet(); act(hear(), move='\\ud800')""", "garbled"),
    "dances": ("greet(); act(hear(), type='dance')", "garbled"),
    "answers another question": (
        "greet(); question = hear(); act(question, number=question['number'] + 1)",
        "illegal",
    ),
    "has a huge number": ("greet(); act(hear(), number=10**400)", "illegal"),
    "writes its number out": ("greet(); act(hear(), number='1')", "garbled"),
    "forgets its move": ("greet(); say(type='act', number=hear()['number'])", "garbled"),
    "moves twice": ("greet(); question = hear(); act(question, move=question['legal'][:2])", "garbled"),
    "plays an illegal move": ("greet(); act(hear(), move='lay 9')", "illegal"),
    "says a megabyte": ("greet(); hear(); print('x' * (1 << 20))", "garbled"),
    "says all in one breath": ("greet(); hear()\nwhile True: sys.stdout.write('x' * 4096)", "garbled"),
    "digs deep": ("greet(); hear(); print('[' * 60000)", "garbled"),
    "digs deep beside its move": (
        "greet(); question = hear(); line = json.dumps({'type': 'act', 'number': question['number'], "
        "'move': question['legal'][0]}); print(line[:-1] + ', \"more\": ' + '[' * 9000 + ']' * 9000 + '}')",
        "garbled",
    ),
}


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Seated]:
    """Seats a guest whose program has this body, and sees it off."""
    guests = []

    def sit_down(body: str | Path, limits: Limits = PATIENT, **more: Any) -> Guest:
        path = body if isinstance(body, Path) else program(tmp_path, body)
        guests.append(Guest(path, TINY, place(more.get("seat", 0)), limits, more.get("errors")))
        return guests[-1]

    yield sit_down
    for one in guests:
        one.stop()


def place(seat: int) -> Place:
    """A seat at a table of two."""
    return Place("_template", TINY.revision, 2, TINY.agreed(2, {}), seat)


def asked(match: Match[Any], seat: int = 0) -> Question:
    """What a seat is asked now."""
    return Question(seat, len(match.record.entries), match.state.imagine(seat), [], 1)


def decided(guest: Guest, question: Question) -> int:
    """What a guest answers, started first when it has to be."""
    guest.get_ready()
    return guest.answer(question)


def fault_of(guest: Guest, question: Question) -> Fault:
    """The fault in place of an answer; it comes in time, and the process is gone."""
    began = monotonic()
    with pytest.raises(Fault) as caught:
        decided(guest, question)
    assert monotonic() - began < PATIENCE
    assert guest.process is None
    return caught.value


def answers(guest: Guest, question: Question) -> bool:
    """Whether a guest has a legal answer."""
    try:
        return decided(guest, question) in question.world.legal(question.seat)
    except Fault:
        return False


# ---- honest ones ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mybot.py", pytest.param("mybot.js", marks=needs_node)])
def test_the_examples_play_a_whole_match(seated: Seated, name: str) -> None:
    guest = seated(EXAMPLES / name, Limits(milliseconds=5000))
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
    assert answers(seated(path, Limits(milliseconds=5000)), asked(TINY.start(2, 3)))


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
    match, chair = TINY.start(2, 3), Chair(guest)
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
        "milliseconds": 5000,
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


def test_it_inherits_nothing_from_the_house(
    seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLEK_SECRET", "not for guests")
    guest = seated("(HERE / 'names').write_text(' '.join(os.environ))\n" + HONEST)
    assert answers(guest, asked(TINY.start(2, 3)))
    assert set((tmp_path / "names").read_text().split()) <= {*module.KEPT, "LC_CTYPE"}


# ---- bad ones -------------------------------------------------------------------------------------


@pytest.mark.parametrize("habit", FAULTS)
def test_a_bad_guest_is_at_fault_and_the_house_goes_on(
    seated: Seated, monkeypatch: pytest.MonkeyPatch, habit: str
) -> None:
    body, kind = FAULTS[habit]
    monkeypatch.setattr(module, "START_SECONDS", 1.0 if habit == "never greets" else 10.0)
    guest = seated(body, SHORT if kind == "overran" else PATIENT)
    fault = fault_of(guest, asked(TINY.start(2, 3)))
    assert fault.kind == kind
    assert 0 < len(fault.detail) <= module.LONGEST_NOTE
    assert len(fault.said) <= module.LONGEST_NOTE


@pytest.mark.parametrize(
    ("body", "detail", "said"),
    [
        ("greet(); act(hear(), move='lay 9')", "not a legal move", "lay 9"),
        ("greet(); act(hear(), number=99)", "question 5 was asked", "99"),
        ("greet(); say(type='act', number=hear()['number'])", "missing required field `move`", '"act"'),
        ("greet(); act(hear(), type='dance')", "'dance'", '"dance"'),
        ("print('Hello, world'); greet(); act(hear())", "malformed", "Hello, world"),
        ("greet(); hear(); print('x' * (1 << 20))", "a line", "xxx"),
        ("greet(); hear()", "it has ended", ""),
    ],
)
def test_a_fault_tells_what_was_wrong_and_what_was_said(
    seated: Seated, body: str, detail: str, said: str
) -> None:
    fault = fault_of(seated(body), asked(TINY.start(2, 3)))
    assert detail in fault.detail
    assert said in fault.said
    assert bool(said) == bool(fault.said)


def test_who_forgets_to_flush_is_reminded(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START_SECONDS", 1.0)
    guest = seated("hear(); print(json.dumps({'type': 'hello'})); hear()")
    fault = fault_of(guest, asked(TINY.start(2, 3)))
    assert (fault.kind, fault.detail) == ("overran", "no greeting within 1 s; is every line flushed?")


def test_who_is_too_slow_is_told_the_limit(seated: Seated) -> None:
    fault = fault_of(seated("greet(); time.sleep(60)", SHORT), asked(TINY.start(2, 3)))
    assert fault.detail == "no answer within 300 ms"


def test_the_start_takes_no_time_of_the_decision(seated: Seated) -> None:
    guest = seated("time.sleep(1.5)\n" + HONEST, ONE)
    assert answers(guest, asked(TINY.start(2, 3)))


def test_a_fault_costs_the_decision_and_nothing_else(seated: Seated) -> None:
    guest = seated("greet()\nwhile True: act(hear(), **{'move': 'lay 9'} if first_time() else {})")
    chair, match = Chair(guest), TINY.start(2, 3)
    legal = [move.action for move in match.legal(0)]
    assert chair.ask(match, 0, 1) in legal
    assert chair.faults == {"illegal": 1}
    assert [chair.ask(match, 0, 1) for _ in range(2)] == [legal[0]] * 2
    assert chair.faults == {"illegal": 1}
    assert chair.decisions == 3
    assert guest.starts == 2


def test_whoever_ends_is_started_anew_but_three_times_only(seated: Seated) -> None:
    guest = seated("greet(); act(hear())")
    question = asked(TINY.start(2, 3))
    assert [answers(guest, question) for _ in range(9)] == [True, False] * MOST_STARTS + [False] * 3
    assert guest.starts == MOST_STARTS
    assert fault_of(guest, question).kind == "gone"


def test_who_breaks_down_once_plays_on_afterwards(seated: Seated) -> None:
    guest = seated("greet(); first_time() and time.sleep(60)\nwhile True: act(hear())", ONE)
    match = TINY.start(2, 3)
    assert fault_of(guest, asked(match)).kind == "overran"
    assert answers(guest, asked(match))
    assert answers(guest, asked(match))
    assert guest.starts == 2


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(seated: Seated) -> None:
    guest = seated("greet(); question = hear(); first_time() and time.sleep(1.3); act(question)", ONE)
    match = TINY.start(2, 3)
    assert fault_of(guest, asked(match)).kind == "overran"
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    assert answers(guest, asked(match, match.to_act[0]))


def test_lines_said_beforehand_are_no_answers_to_later_questions(seated: Seated) -> None:
    guest = seated("greet(); question = hear(); act(question); act(question); hear()")
    match = TINY.start(2, 3)
    assert answers(guest, asked(match))
    later = asked(match)._replace(number=99)
    assert fault_of(guest, later).kind == "illegal"


def test_a_long_line_is_long_with_its_end_as_well(seated: Seated) -> None:
    guest = seated("greet(); time.sleep(60)")
    guest.start()
    guest.unread = b" " * (LONGEST_LINE + 1) + b"\n"
    with pytest.raises(Fault, match="garbled"):
        guest.line(Deadline(1))


def test_what_it_said_in_an_earlier_life_is_forgotten(seated: Seated) -> None:
    guest = seated(
        "greet(); question = hear()\n"
        "line = json.dumps({'type': 'act', 'number': question['number'], 'move': question['legal'][0]})\n"
        "print(line + 3 * '\\nrubbish', flush=True); time.sleep(60)"
    )
    question = asked(TINY.start(2, 3))
    assert [answers(guest, question) for _ in range(3)] == [True, False, True]


def test_who_does_not_read_cannot_hold_up_the_house(seated: Seated) -> None:
    guest = seated("say(type='hello'); time.sleep(60)")
    question = asked(TINY.start(2, 3))
    guest.start()
    said = guest.observed(question, ["lay 1"] * 20_000)
    began = monotonic()
    with pytest.raises(Fault, match="overran"):
        guest.say(said, Deadline(0.3))
    assert monotonic() - began < PATIENCE


def test_one_who_does_not_leave_is_shown_the_door(seated: Seated) -> None:
    guest = seated("greet(); act(hear())\nwhile True: time.sleep(1)")
    match = TINY.start(2, 3)
    assert answers(guest, asked(match))
    process, began = guest.process, monotonic()
    guest.leave(TINY.outcome(match.state))
    assert process is not None
    assert process.returncode == -signal.SIGKILL
    assert monotonic() - began < PATIENCE
    guest.leave(None)  # who is gone can leave again


# ---- processes ------------------------------------------------------------------------------------

CHILDREN = """
greet()
children = [subprocess.Popen(["sleep", "60"], start_new_session=ALONE) for _ in range(2)]
(HERE / "children").write_text(" ".join(str(child.pid) for child in children))
"""


def children(folder: Path) -> list[int]:
    """The children that a program has told of."""
    return list(map(int, (folder / "children").read_text().split()))


@on_linux
@pytest.mark.parametrize("last", ["act(hear()); time.sleep(60)", "hear()"], ids=["stays", "ends"])
def test_its_children_are_gone_when_it_is_stopped(seated: Seated, tmp_path: Path, last: str) -> None:
    guest = seated(CHILDREN.replace("ALONE", "False") + last, ONE)
    answers(guest, asked(TINY.start(2, 3)))
    pids = children(tmp_path)
    guest.stop()
    assert soon(lambda: not any(map(is_running, pids)))


@on_linux
@pytest.mark.xfail(strict=True, reason="a child in a session of its own outlives the guest")
def test_children_that_hide_are_gone_too(seated: Seated, tmp_path: Path) -> None:
    guest = seated(CHILDREN.replace("ALONE", "True") + "act(hear()); time.sleep(60)")
    answers(guest, asked(TINY.start(2, 3)))
    pids = children(tmp_path)
    guest.stop()
    try:
        assert soon(lambda: not any(map(is_running, pids)), 0.5)
    finally:
        for pid in filter(is_running, pids):
            os.kill(pid, signal.SIGKILL)


@on_linux
def test_no_process_is_left_of_any_start(seated: Seated, tmp_path: Path) -> None:
    guest = seated("greet(); act(hear())")
    question = asked(TINY.start(2, 3))
    for _ in range(7):
        answers(guest, question)
    assert running(str(tmp_path)) == []


HOUSE = """
import os, sys
from pathlib import Path
import stolek
from stolek.bots.guest import Guest, Limits
from stolek.bots.players import Place
guest = Guest(Path(sys.argv[1]), stolek.game("_template"), Place("_template", 1, 2, {}, 0), Limits())
"""


def left_behind(path: Path, last: str) -> bool:
    """Whether a guest outlives a house that does this and ends."""
    subprocess.run([sys.executable, "-c", HOUSE + last, str(path)], check=True)
    try:
        return not soon(lambda: not running(str(path)), 2)
    finally:
        for pid in running(str(path)):
            os.kill(pid, signal.SIGKILL)


@on_linux
def test_it_does_not_outlive_the_house(tmp_path: Path) -> None:
    assert not left_behind(program(tmp_path, "greet(); time.sleep(60)"), "guest.start(); os._exit(0)")


@on_linux
def test_it_does_not_outlive_a_house_that_ends_at_once(tmp_path: Path) -> None:
    bot = program(tmp_path, "time.sleep(60)")
    assert not left_behind(bot, "guest.say = lambda *said: os._exit(0); guest.start()")


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
