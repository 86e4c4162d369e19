"""`python -m bench.ladder`: every level against the one below it; writes docs/ladder.md and docs/ladder.json.

Contests, numbers of matches and the seed are fixed here beforehand. It can be stopped and resumed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import stolek
from stolek.cli.arena import command
from stolek.kernel.level import NAMES
from stolek.lab import arena
from stolek.lab.contest import Contest, contest
from stolek.lab.match_runner import Finished
from stolek.lab.statistics import Report, summed_up

SEED = 2026
MATCHES = 200  # of a level against the one below it
CROWD, CROWD_MATCHES = ("expert", "normal", "normal", "normal"), 80
BARS = {"easy": 0.75}  # what the lower end of the interval must exceed
BAR = 0.55
BUILD = Path("build/ladder")
DOCS = Path("docs")


class Rung(NamedTuple):
    """A contest of the ladder, and what its first bot must reach: a lower end, a share or a score."""

    contest: Contest
    lower: float | None = None
    share: float | None = None
    score: float | None = None


class Sample(msgspec.Struct, frozen=True):
    """A contest as it was played, match by match: what a later run must agree with."""

    contest: Contest
    records: list[str]
    scores: list[tuple[int, ...]]


def rungs(name: str) -> Iterator[Rung]:
    """The contests of a game: neighbouring levels, one against three, and the game's own trials."""
    for lower, upper in pairwise(NAMES):
        yield Rung(contest(name, (upper, lower), MATCHES, SEED), lower=BARS.get(upper, BAR))
    game = stolek.game(name)
    if len(CROWD) in game.players:
        yield Rung(contest(name, CROWD, CROWD_MATCHES, SEED))
    for trial in game.trials:
        planned = contest(name, trial.bots, trial.matches, SEED, options=trial.options)
        yield Rung(planned, share=trial.share, score=trial.score)


def main(arguments: list[str] | None = None) -> int:
    """Play what is missing, then write the ladder."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder")
    parser.add_argument("--workers", type=int, default=arena.cores())
    parser.add_argument("--game", choices=stolek.games(), action="append")
    wish = parser.parse_args(arguments)
    if not stolek.compiled:
        print("The rules are not compiled here; `make setup` compiles them.", file=sys.stderr)
        return 2
    games = wish.game or list(stolek.games())
    found = {name: [(rung, *played(rung.contest, wish.workers)) for rung in rungs(name)] for name in games}
    if not wish.game:
        write(found)
    for name in games:
        print("\n".join(section(name, found[name])))
    return 0


def played(planned: Contest, workers: int) -> tuple[Report, list[Finished]]:
    """The report of a contest, after its missing matches were played."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{planned.game} {','.join(planned.bots)}", total=planned.matches)
        folder = BUILD / f"{planned.game}-{planned.key()}"
        matches = arena.run(planned, folder, workers, lambda done: bar.update(task, completed=done))
    return summed_up(planned, matches), matches


Found = list[tuple[Rung, Report, list[Finished]]]


def write(found: dict[str, Found]) -> None:
    """Write the ladder: as a page for people, and match by match for the tests."""
    head = (DOCS / "ladder.head.md").read_text(encoding="utf-8")
    pages = [head.format(seed=SEED)]
    for name, rows in found.items():
        pages += [*section(name, rows), *times(rows)]
    (DOCS / "ladder.md").write_text("\n".join(pages) + "\n", encoding="utf-8")
    samples = [
        Sample(rung.contest, [match.record for match in matches], [match.scores for match in matches])
        for rows in found.values()
        for rung, _, matches in rows
    ]
    (DOCS / "ladder.json").write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, samples)) + b"\n]\n")


def section(name: str, rows: Found) -> list[str]:
    """The part of the page about one game."""
    lines = [f"## {name}", "", f"Engine {rows[0][0].contest.engine}.", ""]
    lines += ["| bots | matches | share of victories | 95 % interval | mean scores | bar |"]
    lines += ["|---|---|---|---|---|---|"]
    lines += [row(rung, report) for rung, report, _ in rows]
    lines += ["", "```", *(command(rung.contest) for rung, _, _ in rows), "```", ""]
    return lines


def times(rows: Found) -> list[str]:
    """How long the first bots thought, on the machine that played."""
    lines = ["| bot | of | ms a decision | longest decision | longest turn |", "|---|---|---|---|---|"]
    for rung, report, _ in rows:
        pace = report.times[0]
        cells = [rung.contest.bots[0], called(rung.contest), f"{pace.decision:.1f}"]
        cells += [f"{pace.longest_decision:.0f}", f"{pace.longest_turn:.0f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def row(rung: Rung, report: Report) -> str:
    """One contest as a row of the table."""
    first = report.lines[0]
    scores = " : ".join(f"{line.score:.1f}" for line in report.lines)
    cells: list[Any] = [called(rung.contest), report.matches, f"{first.victories.share:.3f}"]
    cells += [f"{first.victories.low:.3f} – {first.victories.high:.3f}", scores, bar(rung, report)]
    return f"| {' | '.join(map(str, cells))} |"


def called(planned: Contest) -> str:
    """The bots of a contest, and the options that are not the defaults."""
    usual = stolek.game(planned.game).agreed(len(planned.bots), {})
    chosen = {name: value for name, value in planned.options.items() if value != usual[name]}
    return ", ".join([*planned.bots, *(f"{name} {value}" for name, value in chosen.items())])


def bar(rung: Rung, report: Report) -> str:
    """What had to be reached, and whether it was."""
    first = report.lines[0]
    if rung.lower is not None:
        return f"lower end > {rung.lower:g}: {said(first.victories.low > rung.lower)}"
    if rung.share is not None:
        return f"share ≥ {rung.share:g}: {said(first.victories.share >= rung.share)}"
    if rung.score is not None:
        score = fmean(line.score for line in report.lines if line.bot == first.bot)
        return f"mean score ≥ {rung.score:g}: {said(score >= rung.score)}"
    return ""


def said(reached: bool) -> str:
    """Yes or no."""
    return "yes" if reached else "**no**"


if __name__ == "__main__":
    sys.exit(main())
