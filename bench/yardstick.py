"""The yardstick: a C program, compiled here, that prints its own speed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

SAMPLED = re.compile(r"^sample games=\d+ playouts_s=(\d+) moves_s=(\d+)", re.MULTILINE)
LISTED_GAMES = "1"  # a mode of the program that is not compared


class Unfit(Exception):
    """The yardstick cannot be used; the message says why in one line."""


def compiler() -> str | None:
    """The C compiler of this machine, if there is one."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def build(source: Path, folder: Path) -> Path:
    """The program, compiled from a C file with the flags that its notes name."""
    if not source.is_file():
        raise Unfit(f"There is no yardstick at {source}.")
    command = compiler()
    assert command, "asked for only where there is a compiler"
    program = folder / "yardstick"
    made = subprocess.run([command, "-O3", "-x", "c", "-o", program, source], capture_output=True)
    if made.returncode:
        raise Unfit(f"{source} does not compile as C.")
    measure(program, games=100)
    return program


def measure(program: Path, games: int) -> tuple[float, float]:
    """Playouts and moves a second of processor time; moves are drawn without a list of all."""
    told = subprocess.run([program, str(games), LISTED_GAMES], capture_output=True, text=True)
    found = SAMPLED.search(told.stdout)
    if found is None:
        raise Unfit("The yardstick does not print what it should: is it the right file?")
    return float(found[1]), float(found[2])
