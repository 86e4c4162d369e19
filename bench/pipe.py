"""A child process that stays alive and is asked over pipes, so that its start-up is not timed."""

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
    """The child process has died; the message is the last line of its stderr."""


class Child:
    """The parent's end: runs a module in a child process, and asks it one question at a time."""

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
        """The child's answer to a request."""
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
        """The last line of stderr, where Python says what was wrong."""
        _, words = self.process.communicate()
        return words.splitlines()[-1] if words else f"it ended with code {self.process.returncode}"

    def close(self) -> None:
        """Close the pipe, so that the child exits by itself."""
        if self.process.returncode is None:
            self.process.communicate()


def serve(works: Works) -> None:
    """The child's end: answer each line, until there are no more lines."""
    for line in sys.stdin:
        details = json.loads(line)
        print(json.dumps(works[details.pop("work")](**details)), flush=True)
