"""A real PostgreSQL for tests and measurements, in a folder of its own; it ends with them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

ACCOUNT = "postgres"  # PostgreSQL refuses to run as root; Debian has this account for it
ROLE = "stolek"


def binaries() -> Path | None:
    """The folder with initdb and pg_ctl, the newest one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    beside = shutil.which("initdb")
    return found[-1].parent if found else Path(beside).parent if beside else None


@contextmanager
def running(programs: Path, durable: bool = False) -> Iterator[Path]:
    """A running cluster that listens on a socket in this folder; removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="stolek-postgres-"))
    if os.getuid() == 0:
        shutil.chown(folder, ACCOUNT, ACCOUNT)
    try:
        run(programs, folder, "initdb", "-A", "trust", "-U", ROLE, "-E", "UTF8", "--locale=C", "--no-sync")
        start(programs, folder, durable)
        try:
            yield folder
        finally:
            stop(programs, folder)
    finally:
        shutil.rmtree(folder)


def start(programs: Path, folder: Path, durable: bool = False) -> None:
    """Start a cluster; only a durable one waits for the disk, as in production."""
    fsync = "on" if durable else "off"
    options = f"-c listen_addresses='' -k {folder} -c fsync={fsync} -c max_connections=50"
    run(programs, folder, "pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")


def stop(programs: Path, folder: Path) -> None:
    """Stop a cluster immediately, whatever it does."""
    run(programs, folder, "pg_ctl", "-w", "-m", "immediate", "stop")


@contextmanager
def hanging(folder: Path) -> Iterator[None]:
    """A cluster with all its processes stopped (SIGSTOP): it neither refuses nor answers anything."""
    first = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    os.kill(first, signal.SIGSTOP)
    while Path(f"/proc/{first}/stat").read_text().rpartition(")")[2].split()[0] != "T":
        time.sleep(0.001)  # until then it may fork new ones
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    for process in map(int, children):
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def run(programs: Path, folder: Path, program: str, *arguments: str) -> None:
    """Run a program of PostgreSQL on a cluster, not as root."""
    account: dict[str, Any] = {}
    if os.getuid() == 0:
        account = {"user": ACCOUNT, "group": ACCOUNT, "extra_groups": []}
    command = [str(programs / program), "-D", str(folder / "data"), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, **account)
    assert done.returncode == 0, done.stdout + done.stderr


def url(folder: Path, database: str) -> str:
    """The address of a database of a cluster."""
    return f"postgresql://{ROLE}@/{database}?host={folder}"
