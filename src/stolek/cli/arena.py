"""`stolek arena`: bots play each other; the result comes with its uncertainty."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stolek.bots.external import Limits
from stolek.cli import language
from stolek.cli.inspect import show_json
from stolek.cli.parameters import Choices, GameName, Json, Lang, chosen
from stolek.kernel import shelf
from stolek.kernel.refusal import Refusal
from stolek.lab import arena as lab
from stolek.lab import report_html, report_tables
from stolek.lab.contest import Contest, contest
from stolek.lab.match_runner import Finished
from stolek.lab.statistics import Report, summed_up
from stolek.words.speak import Speaker

Bots = Annotated[str, typer.Option("--bots", metavar="A,B")]
Games = Annotated[int, typer.Option("--games", metavar="N")]
Seed = Annotated[int, typer.Option("--seed", metavar="S")]
Workers = Annotated[int | None, typer.Option("--workers", metavar="W")]
Folder = Annotated[Path | None, typer.Option("--to", metavar="DIR")]
Fresh = Annotated[bool, typer.Option("--fresh")]
Limit = Annotated[int | None, typer.Option("--limit", metavar="MS")]
Memory = Annotated[int | None, typer.Option("--memory", metavar="MB")]
MOST_WORKERS = 256


def arena(  # noqa: PLR0913  a command line has as many parameters as it has options
    game: GameName,
    bots: Bots,
    games: Games = 100,
    seed: Seed = 0,
    workers: Workers = None,
    option: Choices = None,
    to: Folder = None,
    fresh: Fresh = False,
    limit: Limit = None,
    memory: Memory = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play bots against each other, same deals for all; the result comes with its uncertainty."""
    manifest = shelf.game(game)
    speaker = language.speaker(lang, manifest)
    named = tuple(name.strip() for name in bots.split(","))
    wishes = {"options": chosen(manifest, option), "milliseconds": limit, "megabytes": memory}
    planned = contest(game, named, games, seed, **wishes)
    folder = to or lab.home(planned)
    matches = played(planned, folder, checked_workers(workers), fresh, speaker)
    report = summed_up(planned, matches)
    write(report, matches, folder, speaker)
    if json:
        return show_json(report)
    show(report, speaker)
    if any(line.faults for line in report.lines):
        print(speaker.say("arena-faults-noted", file=str(folder / lab.ERRORS)))
    print(speaker.say("arena-written", file=str(folder / "report.html")))


def checked_workers(wanted: int | None) -> int:
    """The number of worker processes, by default one per core."""
    if wanted is not None and not 1 <= wanted <= MOST_WORKERS:
        raise Refusal("bad-workers", most=MOST_WORKERS)
    return wanted or lab.cores()


def played(planned: Contest, folder: Path, workers: int, fresh: bool, speaker: Speaker) -> list[Finished]:
    """All matches, played with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(file=sys.stderr))
    task = bar.add_task(speaker.say("arena-playing"), total=planned.matches)

    def watch(done: int) -> None:
        bar.start()  # not before the folder was accepted: a refusal is one line
        bar.update(task, completed=done)

    try:
        return lab.run(planned, folder, workers, watch, fresh=fresh)
    except KeyboardInterrupt:
        bar.stop()
        print(speaker.say("arena-interrupted"), file=sys.stderr)
        raise
    finally:
        if bar.live.is_started:  # otherwise it would still end its line
            bar.stop()


def write(report: Report, matches: list[Finished], folder: Path, speaker: Speaker) -> None:
    """Write the report beside the ledger: JSON for programs, HTML for people."""
    text = msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
    try:
        (folder / "report.json").write_bytes(text)
        html = report_html.page(report, matches, speaker, command(report.contest))
        (folder / "report.html").write_text(html, encoding="utf-8")
    except OSError:
        raise Refusal("file-not-written", file=str(folder / "report.html")) from None


def command(planned: Contest) -> str:
    """The command that plays the same contest."""
    words = ["stolek", "arena", planned.game, "--bots", ",".join(planned.bots)]
    words += ["--games", str(planned.matches), "--seed", str(planned.seed)]
    for name, own, usual in (
        ("--limit", planned.milliseconds, Limits().milliseconds),
        ("--memory", planned.megabytes, Limits().megabytes),
    ):
        words += [name, str(own)] if own != usual else []
    defaults = shelf.game(planned.game).agreed(planned.players, {})
    for name, value in planned.options.items():
        if value != defaults[name]:
            listed = ",".join(map(str, value)) if isinstance(value, list) else str(value)
            words += ["--option", f"{name}={listed}"]
    return shlex.join(words)


def show(report: Report, speaker: Speaker) -> None:
    """Print the tables of the report."""
    console = Console(markup=False)  # the name of a bot's file may contain markup
    title = language.about(speaker, "title")
    console.print(report_tables.worded("heading", report, speaker, title=title, matches=report.matches))
    console.print(grid(report_tables.results(report, speaker)))
    console.print(grid(report_tables.times(report, speaker)))
    endings = ", ".join(f"{speaker.say(f'ending-{kind}')} {count}" for kind, count in report.endings.items())
    console.print(f"{speaker.say('arena-endings')}: {endings}")
    lengths = {name: round(value) for name, value in report.lengths.items()}
    console.print(speaker.say("arena-length", **lengths))
    if report.broken:
        console.print(speaker.say("arena-broken", count=report.broken))


def grid(found: report_tables.ReportTable) -> Table:
    """A table for the terminal."""
    table = Table(*found.heads, box=None, pad_edge=False)
    table.columns[0].overflow = "fold"  # long names wrap, nothing is cut
    for column in table.columns[1:]:
        column.justify = "right"
    for cells in found.rows:
        table.add_row(*cells)
    return table
