"""A guest: a bot from outside, in a process of its own behind a fence, asked in JSON lines.

It has so much time for a decision and so much memory. When it breaks a limit, ends, or answers nonsense, it
loses the decision; its process is stopped and, for the next decision, started anew, a few times in a match.
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
START_SECONDS = 10.0  # until the greeting: interpreters take a while on a busy machine
FAREWELL_SECONDS = 0.5
LONGEST_NOTE = 200  # characters of what it said, or of what was wrong with that
MOST_ERRORS = 1 << 19  # bytes of complaints that are kept; the fence ends who writes a file twice as long
KEPT = ("PATH", "LANG", "SYSTEMROOT")  # of the environment
INTERPRETERS = {".py": (sys.executable, "-E", "-s"), ".js": ("node",), ".mjs": ("node",)}

Message = TypeVar("Message")


class Limits(NamedTuple):
    """What a guest may use."""

    milliseconds: int = 2000
    megabytes: int = 512


class Deadline:
    """So many seconds from now; `late` is what to say of who has not kept to them."""

    def __init__(self, seconds: float, late: str = "") -> None:
        self.end = monotonic() + seconds
        self.late = late

    def left(self) -> float:
        """Seconds that are left."""
        return max(0.0, self.end - monotonic())


def command(program: Path) -> list[str]:
    """How a program is started; refuses what cannot be."""
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
    """The file for what bots write to their standard error and what is said of them, while that has room."""
    if errors is None or (errors.exists() and errors.stat().st_size >= MOST_ERRORS):
        return os.devnull
    return str(errors)


class ExternalBot:
    """A bot from outside at one seat of one match."""

    listens = True

    def __init__(
        self, program: Path, game: Game[Any], place: SeatAtMatch, limits: Limits, errors: Path | None = None
    ) -> None:
        self.command = command(program)
        self.game = game
        self.place = place
        self.limits = limits
        self.errors = errors  # where its own complaints go
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.unread = b""  # what it said beyond its last line

    # ---- as a player ----------------------------------------------------------------------------

    def get_ready(self) -> None:
        """Start its process when there is none; that takes no time of the decision."""
        if self.process is None:
            self.start()

    def answer(self, question: BotQuestion) -> int:
        """The action that it names among the legal ones."""
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
        """A question as it is sent."""
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
        """Say how it ended, let it end by itself, else stop it."""
        if outcome is not None and self.process is not None:
            said = Result(ending=outcome.ending, ranks=outcome.ranks, scores=outcome.scores)
            with contextlib.suppress(BotFault, subprocess.TimeoutExpired):
                self.say(said, Deadline(FAREWELL_SECONDS))
                self.process.stdin.close()  # type: ignore[union-attr]
                self.process.wait(FAREWELL_SECONDS)
        self.stop()

    # ---- its process ----------------------------------------------------------------------------

    def start(self) -> None:
        """Start it and be greeted."""
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
        """Send a line; one who does not read it overruns."""
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
        """The next line that it says, read as the message that is due."""
        line = self.line(deadline)
        try:
            return messages.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise self.dismissed("garbled", str(error), line) from None

    def line(self, deadline: Deadline) -> bytes:
        """The next line that it says."""
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
        """A fault, after the process was stopped for it."""
        self.stop()
        return BotFault(kind, detail[:LONGEST_NOTE], said[:LONGEST_NOTE].decode(errors="replace"))

    def stop(self) -> None:
        """End the process and all of its group."""
        if self.process is None:
            return
        process, self.process = self.process, None
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        process.wait()
