"""`python -m bench`: exit code 0 when every bar holds, 1 when one is missed, 2 on bad input."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console

from bench.field import Field, Unready, Wish
from bench.figures import settle
from bench.machine import load, seen
from bench.pipe import Silent
from bench.report import show
from bench.rounds import run_all
from bench.yardstick import Unfit


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and return the exit code."""
    wish = wish_of(arguments)
    if wish.json and not wish.json.parent.is_dir():
        return refuse(f"There is no folder {wish.json.parent} to write figures into.")
    load_before = load()
    try:
        field = Field(wish)
        with field.ends:
            run_all(field, Console(stderr=True))
            result = settle(field, seen(load_before))
    except (Unfit, Unready) as fault:
        return refuse(str(fault))
    except Silent as fault:
        return refuse(f"A process that was measured has died: {fault}")
    except KeyboardInterrupt:
        return 130
    show(result, Console())
    if wish.json:
        wish.json.write_bytes(msgspec.json.format(msgspec.json.encode(result)))
    return 0 if result.holds() else 1


def refuse(reason: str) -> int:
    """Print one clear line; return the exit code of bad input."""
    print(reason, file=sys.stderr)
    return 2


def wish_of(arguments: list[str] | None) -> Wish:
    """The options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed as ratios, in one run.")
    parser.add_argument("--yardstick", type=Path, metavar="PATH", help="limit_ingenious.c, to compare with C")
    parser.add_argument("--game", default="ingenious")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=positive, default=15, help="runs of each side; the best counts")
    parser.add_argument("--seconds", type=float, default=0.3, help="about how long a run lasts")
    parser.add_argument("--without", action="append", choices=["momaland", "interpreted"], default=[])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    given = vars(parser.parse_args(arguments))
    return Wish(**{**given, "without": tuple(given["without"])})


def positive(text: str) -> int:
    """A number of rounds, at least 1."""
    if int(text) < 1:
        raise ValueError
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
