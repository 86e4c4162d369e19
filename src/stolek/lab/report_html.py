"""The report of a contest as one HTML file: tables and plots, no external resources."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from stolek.lab import report_markup, report_plots, report_tables
from stolek.lab.match_runner import Finished
from stolek.lab.report_histogram import binned, histogram
from stolek.lab.report_tables import ReportTable, worded
from stolek.lab.statistics import Report
from stolek.words.speak import Speaker

TICKS = 4  # parts of the axis of shares


def page(report: Report, matches: Sequence[Finished], speaker: Speaker, command: str) -> str:
    """The whole file."""
    say = speaker.say
    title = worded("heading", report, speaker, title=say("game-title"), matches=report.matches)
    small_print = worded("small-print", report, speaker, engine=report.contest.engine)
    sound = [match for match in matches if match.record]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p><code>{escape(command)}</code></p>",
        *programs(report, speaker),
        report_markup.heading(worded("victories", report, speaker)),
        shares(report, speaker),
        report_markup.table(report_tables.results(report, speaker)),
        f"<p>{escape(say('arena-broken', count=report.broken))}</p>" if report.broken else "",
        *seats(report, speaker),
        *scores(report, sound, speaker),
        *lengths(sound, speaker),
        report_markup.heading(say("arena-endings")),
        report_markup.table(endings(report, speaker), "counts"),
        report_markup.heading(say("arena-times")),
        report_markup.table(report_tables.times(report, speaker)),
        f'<p class="small">{escape(small_print)}</p>',
    ]
    return report_markup.document(title, speaker.language, parts)


def programs(report: Report, speaker: Speaker) -> Iterable[str]:
    """The programs by their full paths, where names are not enough."""
    found = report_tables.programs(report, speaker)
    if found.rows:
        yield report_markup.heading(speaker.say("arena-programs"))
        yield report_markup.table(found, "who")


def shares(report: Report, speaker: Speaker) -> str:
    """The plot of victories: names and numbers are HTML text, so they keep their size and may be long."""
    players = report.contest.players
    parts = []
    for label, line in zip(report_tables.labels(report.contest), report.lines, strict=True):
        value = report_tables.percent(line.victories.share, speaker)
        limits = report_tables.limits(line.victories, speaker)
        title = f"{label}: {value}, {speaker.say('arena-interval')} {limits}"
        parts += [
            f'<span class="name">{report_markup.name(label)}</span>',
            report_plots.share(line.victories, 1 / players if players > 1 else None, title),
            f'<span class="value">{escape(value)}</span>',
        ]
    ticks = [speaker.say("arena-tick", value=100 * tick // TICKS) for tick in range(TICKS + 1)]
    return '<div class="shares">' + "\n".join([*parts, report_plots.scale(ticks)]) + "</div>"


def seats(report: Report, speaker: Speaker) -> Iterable[str]:
    """Victories by seat; nothing for a single player."""
    if report.contest.players > 1:
        yield report_markup.heading(speaker.say("arena-seats"))
        yield report_markup.table(report_tables.seats(report, speaker), "seats")


def scores(report: Report, matches: Sequence[Finished], speaker: Speaker) -> Iterable[str]:
    """Histograms of scores, one per bot, on the same scales."""
    heading = speaker.say("arena-scores")
    every = [score for match in matches for score in match.scores]
    labels = report_tables.labels(report.contest)
    found = [binned([match.scores[bot] for match in matches], every) for bot in range(len(labels))]
    most = max((one.times for bins in found for one in bins), default=0)
    yield report_markup.heading(heading)
    for label, bins in zip(labels, found, strict=True):
        yield f"<h3>{report_markup.name(label)}</h3>"
        yield histogram(bins, most, f"{heading}: {label}", speaker.say("arena-matches"))


def lengths(matches: Sequence[Finished], speaker: Speaker) -> Iterable[str]:
    """A histogram of the lengths of matches."""
    heading = speaker.say("arena-lengths")
    found = [sum(match.decisions) for match in matches]
    bins = binned(found, found)
    yield report_markup.heading(heading)
    yield histogram(bins, max((one.times for one in bins), default=0), heading, speaker.say("arena-matches"))


def endings(report: Report, speaker: Speaker) -> ReportTable:
    """Why matches ended, and how often."""
    rows = [(speaker.say(f"ending-{kind}"), str(count)) for kind, count in report.endings.items()]
    return ReportTable(("", ""), rows)
