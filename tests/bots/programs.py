"""Programs of external bots: honest ones, and those that break every rule."""

from __future__ import annotations

import os
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"

HEAD = """
import json, os, subprocess, sys, time
from pathlib import Path

HERE = Path(__file__).parent

def hear():
    return json.loads(sys.stdin.readline())

def say(**message):
    print(json.dumps(message), flush=True)

def greet():
    hear()
    say(type="hello", name="somebody")

def act(question, **more):
    say(**{"type": "act", "number": question["number"], "move": question["legal"][0], **more})

def first_time():
    flag = HERE / "been-here"
    first = not flag.exists()
    flag.touch()
    return first
"""
HONEST = """
greet()
while (question := hear())["type"] == "observe":
    act(question)
"""


def program(folder: Path, body: str, name: str = "bot.py") -> Path:
    """A program in a folder: a few helper functions, then its body."""
    path = folder / name
    path.write_text(HEAD + body, encoding="utf-8")
    return path


def is_running(pid: int) -> bool:
    """Whether a process exists and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def running(mark: str) -> list[int]:
    """The other processes in whose command line or environment a text occurs."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        pid = int(folder.name)
        if pid != os.getpid() and mark.encode() in told_by(folder) and is_running(pid):
            found.append(pid)
    return found


def told_by(process: Path) -> bytes:
    """Command line and environment of a process; nothing where we may not read them."""
    try:
        return (process / "cmdline").read_bytes() + (process / "environ").read_bytes()
    except OSError:
        return b""
