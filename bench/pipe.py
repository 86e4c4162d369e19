"""A process that stays alive and is asked over pipes, so that nobody's start-up is timed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).parent.parent
Works = dict[str, Callable[..., Any]]


class Silent(Exception):
    """The process at the other end has died; the message is its last word."""


class Child:
    """The near end: a module run in a process of its own, which answers questions one by one."""

    def __init__(self, module: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=HOUSE,
            env={**os.environ, **environment},
        )

    def ask(self, work: str, **details: Any) -> Any:
        """What the process answers when told to do this."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            print(json.dumps({"work": work, **details}), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Silent(self.last_word()) from None
        answer = self.process.stdout.readline()
        if not answer:
            raise Silent(self.last_word())
        return json.loads(answer)

    def last_word(self) -> str:
        """The last line on the error stream, where Python says what was wrong."""
        _, words = self.process.communicate()
        return words.splitlines()[-1] if words else f"it ended with code {self.process.returncode}"

    def close(self) -> None:
        """End of questions: the process leaves by itself."""
        if self.process.returncode is None:
            self.process.communicate()


def serve(works: Works) -> None:
    """The far end: do what each line asks for, until there are no more lines."""
    for line in sys.stdin:
        details = json.loads(line)
        print(json.dumps(works[details.pop("work")](**details)), flush=True)
