"""The server as a process, as `stolek serve` starts it: to be killed and restarted."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.waiting import PATIENCE, until

COMMAND = [sys.executable, "-c", "import sys; from stolek.cli import main; sys.exit(main())", "serve"]
NOWHERE = "http://localhost:1"  # nobody listens there


class ServerProcess:
    """A server process that keeps its data over restarts."""

    def __init__(self, data: Path, database: str | None = None, logs: Path | None = None) -> None:
        self.data = data
        self.database = database or f"sqlite:///{data / 'stolek.sqlite'}"
        self.process: subprocess.Popen[bytes] | None = None
        self.base = NOWHERE
        self.out, self.err = (logs or data) / "stdout", (logs or data) / "stderr"

    async def start(self) -> None:
        """Start the server, and wait until it prints its address."""
        printed = self.out.stat().st_size if self.out.exists() else 0
        process = self.launch()
        await until(lambda: self.addresses(printed) or process.poll() is not None)
        assert self.addresses(printed), self.err.read_text()
        [self.base] = self.addresses(printed)

    def addresses(self, printed: int) -> list[str]:
        """The addresses that were printed after so many characters."""
        return re.findall(r"http://\S+:\d+(?=\s)", self.out.read_text()[printed:])

    def launch(self) -> subprocess.Popen[bytes]:
        """Start the process without waiting."""
        command = [*COMMAND, "--port", "0", "--data", str(self.data), "--database", self.database]
        with self.out.open("ab") as out, self.err.open("ab") as err:
            self.process = subprocess.Popen(command, stdout=out, stderr=err, start_new_session=True)
        return self.process

    def kill(self) -> None:
        """SIGKILL: it can neither finish nor store anything."""
        assert self.process is not None
        self.base = NOWHERE  # its port may soon be that of another server
        self.process.send_signal(signal.SIGKILL)
        assert self.process.wait(PATIENCE) == -signal.SIGKILL

    async def stop(self, polite: signal.Signals = signal.SIGTERM) -> int:
        """Shut it down, as a service manager does, or with its bots by Ctrl-C; the exit code."""
        assert self.process is not None
        if polite == signal.SIGINT:
            os.killpg(self.process.pid, polite)
        else:
            self.process.send_signal(polite)
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    @property
    def is_alive(self) -> bool:
        """Whether it runs."""
        return self.process is not None and self.process.poll() is None

    @property
    def children(self) -> list[int]:
        """Its child processes."""
        assert self.process is not None
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task").glob("*/children")
        return [int(child) for listed in found for child in listed.read_text().split()]

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines of its log."""
        return [json.loads(line) for line in self.err.read_text().splitlines()]

    @property
    def said(self) -> str:
        """All that it has printed or logged."""
        return self.out.read_text() + self.err.read_text()


@contextmanager
def server_process(
    data: Path, database: str | None = None, logs: Path | None = None
) -> Iterator[ServerProcess]:
    """A server that is not yet started; killed at the end, if it still runs."""
    server = ServerProcess(data, database, logs)
    try:
        yield server
    finally:
        if server.is_alive:
            server.kill()


def is_running(pid: int) -> bool:
    """Whether a process is there, and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def gone(pids: list[int]) -> None:
    """Wait until these processes have ended."""
    await until(lambda: not any(map(is_running, pids)))


def on_linux() -> bool:
    """Whether there is a /proc to look at processes."""
    return os.path.isdir("/proc/self/task")
