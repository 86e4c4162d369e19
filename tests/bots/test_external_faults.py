"""External bots that fail lose a decision, and never block the match."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from stolek.bots import external as module
from stolek.bots.external import MOST_STARTS, Deadline, ExternalBot
from stolek.bots.external_protocol import LONGEST_LINE
from stolek.bots.local import BotFault
from stolek.lab.match_runner import BotSeat
from tests.bots.externals import PATIENT, SHORT, Seated, answers, asked, fault_of
from tests.bots.positions import TINY
from tests.bots.programs import HONEST

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


@pytest.mark.parametrize("habit", FAULTS)
def test_a_bad_guest_is_at_fault_and_the_server_goes_on(
    seated: Seated, monkeypatch: pytest.MonkeyPatch, habit: str
) -> None:
    body, kind = FAULTS[habit]
    if habit == "never greets":
        monkeypatch.setattr(module, "START_SECONDS", 0.1)
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
    monkeypatch.setattr(module, "START_SECONDS", 0.1)
    guest = seated("hear(); print(json.dumps({'type': 'hello'})); hear()")
    fault = fault_of(guest, asked(TINY.start(2, 3)))
    assert (fault.kind, fault.detail) == ("overran", "no greeting within 0.1 s; is every line flushed?")


def test_who_is_too_slow_is_told_the_limit(seated: Seated) -> None:
    fault = fault_of(seated("greet(); time.sleep(60)", SHORT), asked(TINY.start(2, 3)))
    assert fault.detail == "no answer within 100 ms"


def test_the_start_takes_no_time_of_the_decision(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def start_slowly(guest: ExternalBot) -> None:
        nonlocal now
        start(guest)
        now += 2 * PATIENT.milliseconds / 1000

    start = ExternalBot.start
    monkeypatch.setattr(module, "monotonic", lambda: now)
    monkeypatch.setattr(ExternalBot, "start", start_slowly)
    guest = seated(HONEST)
    assert answers(guest, asked(TINY.start(2, 3)))
    assert now > 0


def test_a_fault_costs_the_decision_and_nothing_else(seated: Seated) -> None:
    guest = seated("greet()\nwhile True: act(hear(), **{'move': 'lay 9'} if first_time() else {})")
    chair, match = BotSeat(guest), TINY.start(2, 3)
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
    guest = seated("greet(); first_time() and time.sleep(60)\nwhile True: act(hear())", SHORT)
    match = TINY.start(2, 3)
    assert fault_of(guest, asked(match)).kind == "overran"
    guest.limits = PATIENT
    assert answers(guest, asked(match))
    assert answers(guest, asked(match))
    assert guest.starts == 2


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(seated: Seated, tmp_path: Path) -> None:
    late = "while not (HERE / 'asked-again').exists(): time.sleep(0.01)"
    guest = seated(f"greet(); question = hear()\nif first_time():\n  {late}\nact(question)", SHORT)
    match = TINY.start(2, 3)
    assert fault_of(guest, asked(match)).kind == "overran"
    guest.limits = PATIENT
    (tmp_path / "asked-again").touch()
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
    with pytest.raises(BotFault, match="garbled"):
        guest.line(Deadline(1))


def test_what_it_said_in_an_earlier_life_is_forgotten(seated: Seated) -> None:
    guest = seated(
        "greet(); question = hear()\n"
        "line = json.dumps({'type': 'act', 'number': question['number'], 'move': question['legal'][0]})\n"
        "print(line + 3 * '\\nrubbish', flush=True); time.sleep(60)"
    )
    question = asked(TINY.start(2, 3))
    assert [answers(guest, question) for _ in range(3)] == [True, False, True]


def test_who_does_not_read_cannot_hold_up_the_server(seated: Seated) -> None:
    guest = seated("say(type='hello'); time.sleep(60)")
    question = asked(TINY.start(2, 3))
    guest.start()
    said = guest.observed(question, ["lay 1"] * 20_000)
    with pytest.raises(BotFault, match="overran"):
        guest.say(said, Deadline(0.1))


def test_one_that_does_not_leave_is_stopped(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FAREWELL_SECONDS", 0.1)
    guest = seated("greet(); act(hear())\nwhile True: time.sleep(1)")
    match = TINY.start(2, 3)
    assert answers(guest, asked(match))
    process = guest.process
    guest.leave(TINY.outcome(match.state))
    assert process is not None
    assert process.returncode == -signal.SIGKILL
    guest.leave(None)  # leaving twice does no harm
