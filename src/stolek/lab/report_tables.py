"""The numbers of a report as cells of tables, in words: for the HTML page and the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import PurePath
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

from stolek.lab.contest import Contest, is_program
from stolek.lab.statistics import Interval, Line, Pace, Report
from stolek.words.speak import Speaker

Facts = TypeVar("Facts")


class ReportTable(NamedTuple):
    """A table: the first cell of a row is its label."""

    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    notes: Sequence[tuple[str, str]] = ()
    """Explanations of the columns: their heads, and a sentence on each."""


def worded(name: str, report: Report, speaker: Speaker, **facts: Any) -> str:
    """A phrase about a contest; it may have a variant for a single player."""
    alone = f"arena-{name}-solo"
    is_solo = report.contest.players == 1 and speaker.has(alone)
    return speaker.say(alone if is_solo else f"arena-{name}", **facts)


def results(report: Report, speaker: Speaker) -> ReportTable:
    """The table of results, one row per bot."""
    cells: dict[str, Callable[[Line, Speaker], str]] = {
        "share": lambda line, speaker: percent(line.victories.share, speaker),
        "interval": lambda line, speaker: limits(line.victories, speaker),
        "score": lambda line, speaker: spread((line.score, line.deviation), speaker),
        "rating": lambda line, speaker: spread(line.rating, speaker),
        "faults": lambda line, _: str(sum(line.faults.values())),
    }
    if all(line.rating is None for line in report.lines):
        del cells["rating"]
    return filled(report, report.lines, cells, speaker)


def times(report: Report, speaker: Speaker) -> ReportTable:
    """The table of thinking times, one row per bot."""
    cells: dict[str, Callable[[Pace, Speaker], str]] = {
        "decision-time": lambda pace, speaker: milliseconds(pace.decision, speaker),
        "longest-decision": lambda pace, speaker: milliseconds(pace.longest_decision, speaker),
        "longest-turn": lambda pace, speaker: milliseconds(pace.longest_turn, speaker),
    }
    return filled(report, report.times, cells, speaker)


def filled(
    report: Report,
    facts: Sequence[Facts],
    cells: Mapping[str, Callable[[Facts, Speaker], str]],
    speaker: Speaker,
) -> ReportTable:
    """A table with a row for each bot; the keys of its cells are those of their heads and explanations."""
    heads = [worded(name, report, speaker) for name in cells]
    abouts = [worded(f"about-{name}", report, speaker) for name in cells]
    rows = [
        (label, *(cell(fact, speaker) for cell in cells.values()))
        for label, fact in zip(labels(report.contest), facts, strict=True)
    ]
    return ReportTable((speaker.say("arena-bot"), *heads), rows, list(zip(heads, abouts, strict=True)))


def seats(report: Report, speaker: Speaker) -> ReportTable:
    """Victories on each seat, by each bot and by all."""
    places = range(report.contest.players)
    everybody = [fmean(line.by_seat[seat] for line in report.lines) for seat in places]
    alone = zip(labels(report.contest), (line.by_seat for line in report.lines), strict=True)
    everything = [*alone, (speaker.say("arena-all-bots"), everybody)]
    return ReportTable(
        (speaker.say("arena-bot"), *(speaker.say("arena-seat", number=seat + 1) for seat in places)),
        [(label, *(percent(share, speaker) for share in shares)) for label, shares in everything],
        [
            (speaker.say("arena-seat", number=1), speaker.say("arena-about-seat")),
            (speaker.say("arena-all-bots"), speaker.say("arena-about-all-bots")),
        ],
    )


def programs(report: Report, speaker: Speaker) -> ReportTable:
    """The full paths of programs that are labelled by a part of them."""
    known = zip(labels(report.contest), report.contest.bots, strict=True)
    rows = [(name, bot) for name, bot in known if is_program(bot) and name != PurePath(bot).as_posix()]
    return ReportTable((speaker.say("arena-bot"), speaker.say("arena-given")), rows)


def labels(contest: Contest) -> list[str]:
    """Labels of the bots: programs by as much of their paths as is unique, duplicates numbered."""
    paths = {bot: PurePath(bot) for bot in contest.bots if is_program(bot)}
    names = [tail(paths[bot], set(paths.values())) if bot in paths else bot for bot in contest.bots]
    return [
        f"{name} ({names[: k + 1].count(name)})" if names.count(name) > 1 else name
        for k, name in enumerate(names)
    ]


def tail(path: PurePath, all_paths: set[PurePath]) -> str:
    """The shortest end of a path that no other path has."""
    others = all_paths - {path}
    for length in range(1, len(path.parts)):
        end = path.parts[-length:]
        if all(other.parts[-length:] != end for other in others):
            return PurePath(*end).as_posix()
    return path.as_posix()


def percent(share: float, speaker: Speaker) -> str:
    """A share in per cent."""
    return speaker.say("arena-percent", value=hundredth(share))


def limits(found: Interval, speaker: Speaker) -> str:
    """Both ends of an interval."""
    return speaker.say("arena-range", low=hundredth(found.low), high=hundredth(found.high))


def hundredth(share: float) -> float:
    """A share in per cent, rounded to one decimal."""
    return round(100 * share, 1)


def spread(found: tuple[float, float] | None, speaker: Speaker) -> str:
    """A mean and its deviation, or a dash."""
    if found is None:
        return "–"
    return speaker.say("arena-spread", mean=round(found[0], 1), deviation=round(found[1], 1))


def milliseconds(value: float, speaker: Speaker) -> str:
    """A time: short ones with more digits, so that they do not show as zero."""
    digits = next(digits for digits, least in enumerate((10, 1, 0.1, 0)) if value >= least)
    return speaker.say("arena-milliseconds", value=round(value, digits))
