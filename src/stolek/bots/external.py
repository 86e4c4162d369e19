"""External bots: programs in a sandboxed subprocess that are asked by JSON lines.

Time per decision and memory are limited. A bot that breaks a limit, exits or answers nonsense loses the
decision. Its process is killed and started again for the next decision, a few times in a match.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import msgspec

from stolek.bots.external_protocol import (
    ACTS,
    GREETINGS,
    LONGEST_LINE,
    PROTOCOL,
    BotHello,
    Observe,
    Result,
    ToBot,
)
from stolek.bots.local import BotFault, BotQuestion, SeatAtMatch
from stolek.kernel.game import Game
from stolek.kernel.outcome import Outcome
from stolek.kernel.refusal import Refusal

MOST_STARTS = 3
START_SECONDS = 10.0  # timeout for the greeting: interpreters start slowly on a busy machine
FAREWELL_SECONDS = 0.5
LONGEST_NOTE = 200  # characters of its output, or of the error in it, that a fault keeps
MOST_ERRORS = 1 << 19  # bytes of stderr and faults that are kept; the sandbox kills at twice that file size
KEPT = ("PATH", "LANG", "SYSTEMROOT")  # environment variables that are passed on
INTERPRETERS = {".py": (sys.executable, "-E", "-s"), ".js": ("node",), ".mjs": ("node",)}

Message = TypeVar("Message")


class Limits(NamedTuple):
    """Resource limits of an external bot."""

    milliseconds: int = 2000
    megabytes: int = 512


class Deadline:
    """A timeout; `late` is the detail of the fault when it has passed."""

    def __init__(self, seconds: float, late: str = "") -> None:
        self.end = monotonic() + seconds
        self.late = late

    def left(self) -> float:
        """Seconds that are left."""
        return max(0.0, self.end - monotonic())


def command(program: Path) -> list[str]:
    """The command that starts a program; refuses what cannot be started."""
    if program.is_dir():
        raise Refusal("bot-folder", folder=str(program))
    if not program.is_file():
        raise Refusal("bot-missing", file=str(program))
    words = INTERPRETERS.get(program.suffix)
    if words is None and not os.access(program, os.X_OK):
        raise Refusal("bot-not-executable", file=str(program))
    if words is not None and shutil.which(words[0]) is None:
        raise Refusal("bot-no-interpreter", file=str(program), program=words[0])
    return [*(words or ()), str(program.resolve())]


def complaints(errors: Path | None) -> str:
    """The file for the stderr of bots and for their faults, while it has room."""
    if errors is None or (errors.exists() and errors.stat().st_size >= MOST_ERRORS):
        return os.devnull
    return str(errors)


class ExternalBot:
    """An external bot at one seat of one match."""

    listens = True

    def __init__(
        self, program: Path, game: Game[Any], place: SeatAtMatch, limits: Limits, errors: Path | None = None
    ) -> None:
        self.command = command(program)
        self.game = game
        self.place = place
        self.limits = limits
        self.errors = errors  # the file for its stderr
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.unread = b""  # output beyond the last line

    # ---- as a player ----------------------------------------------------------------------------

    def get_ready(self) -> None:
        """Start the process if there is none; that takes no time of the decision."""
        if self.process is None:
            self.start()

    def answer(self, question: BotQuestion) -> int:
        """The action of the legal move that it names."""
        moves = [self.game.moves.move(action) for action in question.world.legal(question.seat)]
        legal = {move.notation: move.action for move in moves}
        milliseconds = self.limits.milliseconds
        deadline = Deadline(milliseconds / 1000, f"no answer within {milliseconds} ms")
        self.say(self.observed(question, list(legal)), deadline)
        act = self.heard(ACTS, deadline)
        if act.number != question.number:
            raise self.dismissed("illegal", f"question {question.number} was asked", msgspec.json.encode(act))
        if act.move not in legal:
            raise self.dismissed("illegal", "not a legal move", msgspec.json.encode(act))
        return legal[act.move]

    def observed(self, question: BotQuestion, legal: list[str]) -> Observe:
        """The question as a message."""
        view = self.game.telling.view(question.world, question.seat)
        return Observe(
            number=question.number,
            view={"game": self.game.name, "to_act": list(question.world.actors()), **view},
            events=question.told,
            legal=legal,
            seed=question.seed,
            milliseconds=self.limits.milliseconds,
        )

    def leave(self, outcome: Outcome | None) -> None:
        """Send the result and let the process exit by itself, else kill it."""
        if outcome is not None and self.process is not None:
            said = Result(ending=outcome.ending, ranks=outcome.ranks, scores=outcome.scores)
            with contextlib.suppress(BotFault, subprocess.TimeoutExpired):
                self.say(said, Deadline(FAREWELL_SECONDS))
                self.process.stdin.close()  # type: ignore[union-attr]
                self.process.wait(FAREWELL_SECONDS)
        self.stop()

    # ---- its process ----------------------------------------------------------------------------

    def start(self) -> None:
        """Start the process in the sandbox, say hello and wait for the greeting."""
        if self.starts == MOST_STARTS:
            raise BotFault("gone", f"it was started {MOST_STARTS} times already")
        self.starts += 1
        self.unread = b""
        fence = [sys.executable, "-I", str(Path(__file__).with_name("sandbox.py"))]
        with open(complaints(self.errors), "ab") as errors:
            self.process = subprocess.Popen(
                [*fence, str(self.limits.megabytes), str(os.getpid()), *self.command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={name: os.environ[name] for name in KEPT if name in os.environ},
                start_new_session=True,
            )
        assert self.process.stdin is not None
        os.set_blocking(self.process.stdin.fileno(), False)
        hello = BotHello(protocol=PROTOCOL, **self.place._asdict(), milliseconds=self.limits.milliseconds)
        late = f"no greeting within {START_SECONDS:g} s; is every line flushed?"
        deadline = Deadline(START_SECONDS, late)
        self.say(hello, deadline)
        self.heard(GREETINGS, deadline)

    def say(self, message: ToBot, deadline: Deadline) -> None:
        """Send a line; a bot that does not read it before the deadline has overrun."""
        assert self.process is not None
        assert self.process.stdin is not None
        left = memoryview(msgspec.json.encode(message) + b"\n")
        with selectors.DefaultSelector() as mouth:
            mouth.register(self.process.stdin, selectors.EVENT_WRITE)
            while left:
                if not mouth.select(deadline.left()):
                    raise self.dismissed("overran", deadline.late)
                try:
                    left = left[os.write(self.process.stdin.fileno(), left) :]
                except OSError:
                    raise self.dismissed("crashed", "it has ended") from None

    def heard(self, messages: msgspec.json.Decoder[Message], deadline: Deadline) -> Message:
        """The next line from the bot, decoded as the message that is due."""
        line = self.line(deadline)
        try:
            return messages.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise self.dismissed("garbled", str(error), line) from None

    def line(self, deadline: Deadline) -> bytes:
        """The next line from the bot."""
        assert self.process is not None
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as ear:
            ear.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.unread:
                if len(self.unread) > LONGEST_LINE:
                    raise self.dismissed("garbled", "a line without end", self.unread)
                if not ear.select(deadline.left()):
                    raise self.dismissed("overran", deadline.late)
                more = os.read(self.process.stdout.fileno(), LONGEST_LINE)
                if not more:
                    raise self.dismissed("crashed", "it has ended")
                self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise self.dismissed("garbled", "a line too long", line)
        return line

    def dismissed(self, kind: str, detail: str, said: bytes = b"") -> BotFault:
        """A fault to raise; the process is killed first."""
        self.stop()
        return BotFault(kind, detail[:LONGEST_NOTE], said[:LONGEST_NOTE].decode(errors="replace"))

    def stop(self) -> None:
        """Kill the process and its process group."""
        if self.process is None:
            return
        process, self.process = self.process, None
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        process.wait()
