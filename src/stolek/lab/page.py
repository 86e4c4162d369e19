"""The report of a contest as one HTML file: tables and plots, nothing loaded from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import PurePath

from stolek.lab import plots
from stolek.lab.contest import Contest, is_program
from stolek.lab.fixture import Finished
from stolek.lab.statistics import Report
from stolek.words.speak import Speaker

TICKS = 4  # parts of the scale of shares

STYLE = """
:root { color-scheme: light dark; --ink: #1f2933; --paper: #fdfcf9; --soft: #8794a1; --hue: #2f6f8f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --paper: #16191d; --soft: #75808b; --hue: #7cc0de; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
h3 { font-size: 1rem; margin: .8rem 0 0; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid color-mix(in srgb, var(--soft) 40%, transparent); }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } text { fill: var(--ink); font-size: 14px; }
.end { text-anchor: end; } .middle { text-anchor: middle; } .tick { fill: var(--soft); font-size: 12px; }
.rail { stroke: var(--soft); stroke-opacity: .35; } .even { stroke: var(--soft); stroke-dasharray: 4 4; }
.span { stroke: var(--hue); stroke-width: 3; } .dot, .bar { fill: var(--hue); }
code { font-size: .9em; overflow-wrap: anywhere; } .small { color: var(--soft); font-size: .9rem; }
"""  # noqa: E501


def page(report: Report, matches: Sequence[Finished], speaker: Speaker, command: str) -> str:
    """The whole file."""
    say = speaker.say
    names = labels(report.contest)
    title = say("arena-heading", title=say("game-title"), matches=report.matches)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p><code>{escape(command)}</code></p>",
        f"<h2>{escape(say('arena-victories'))}</h2>",
        shares(report, names, speaker),
        f"<div class='wide'>{table(heads(speaker), rows(report, names, speaker))}</div>",
        f"<p>{escape(say('arena-broken', count=report.broken))}</p>" if report.broken else "",
        *distributions(matches, names, speaker),
        f"<h2>{escape(say('arena-endings'))}</h2>",
        table((), [(speaker.say(f"ending-{kind}"), str(count)) for kind, count in report.endings.items()]),
        f"<h2>{escape(say('arena-times'))}</h2>",
        f"<div class='wide'>{table(time_heads(speaker), time_rows(report, names, speaker))}</div>",
        f"<p class='small'>{escape(say('arena-small-print', engine=report.contest.engine))}</p>",
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{speaker.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def shares(report: Report, names: Sequence[str], speaker: Speaker) -> str:
    """The plot of victories."""
    rows = [
        plots.Row(name, line.victories, percent(line.victories.share, speaker))
        for name, line in zip(names, report.lines, strict=True)
    ]
    ticks = [speaker.say("arena-tick", value=100 * tick // TICKS) for tick in range(TICKS + 1)]
    return plots.shares(rows, ticks, speaker.say("arena-victories"))


def labels(contest: Contest) -> list[str]:
    """What the bots are called in tables: programs by the names of their files, twins by a number."""
    names = [PurePath(bot).name if is_program(bot) else bot for bot in contest.bots]
    return [
        f"{name} ({names[: k + 1].count(name)})" if names.count(name) > 1 else name
        for k, name in enumerate(names)
    ]


def heads(speaker: Speaker) -> tuple[str, ...]:
    """Over the columns of the main table."""
    return (
        speaker.say("arena-bot"),
        speaker.say("arena-share"),
        speaker.say("arena-interval"),
        speaker.say("arena-score"),
        speaker.say("arena-rating"),
        speaker.say("arena-faults"),
    )


def rows(report: Report, names: Sequence[str], speaker: Speaker) -> list[tuple[str, ...]]:
    """The main table, bot by bot."""
    return [
        (
            name,
            percent(line.victories.share, speaker),
            speaker.say(
                "arena-range", low=hundredth(line.victories.low), high=hundredth(line.victories.high)
            ),
            spread((line.score, line.deviation), speaker),
            spread(line.rating, speaker),
            str(sum(line.faults.values())),
        )
        for name, line in zip(names, report.lines, strict=True)
    ]


def percent(share: float, speaker: Speaker) -> str:
    """A share in per cent."""
    return speaker.say("arena-percent", value=hundredth(share))


def hundredth(share: float) -> float:
    """A share in per cent, as a number with one digit behind the point."""
    return round(100 * share, 1)


def spread(found: tuple[float, float] | None, speaker: Speaker) -> str:
    """A mean and its deviation, or a dash."""
    if found is None:
        return "–"
    return speaker.say("arena-spread", mean=round(found[0], 1), deviation=round(found[1], 1))


def distributions(matches: Sequence[Finished], names: Sequence[str], speaker: Speaker) -> Iterable[str]:
    """Histograms of scores, bot by bot on one scale, and of lengths."""
    heading = speaker.say("arena-scores")
    matches = [match for match in matches if match.record]  # without broken ones
    every = [score for match in matches for score in match.scores]
    yield f"<h2>{escape(heading)}</h2>"
    for bot, name in enumerate(names):
        yield f"<h3>{escape(name)}</h3>"
        yield plots.histogram([match.scores[bot] for match in matches], f"{heading}: {name}", every)
    yield f"<h2>{escape(speaker.say('arena-lengths'))}</h2>"
    lengths = [sum(match.decisions) for match in matches]
    yield plots.histogram(lengths, speaker.say("arena-lengths"), lengths)


def time_heads(speaker: Speaker) -> tuple[str, ...]:
    """Over the columns of the times."""
    return (
        speaker.say("arena-bot"),
        speaker.say("arena-decision-time"),
        speaker.say("arena-longest-decision"),
        speaker.say("arena-longest-turn"),
    )


def time_rows(report: Report, names: Sequence[str], speaker: Speaker) -> list[tuple[str, ...]]:
    """How long the bots thought."""
    return [
        (
            name,
            speaker.say("arena-milliseconds", value=round(pace.decision, 1)),
            speaker.say("arena-milliseconds", value=round(pace.longest_decision)),
            speaker.say("arena-milliseconds", value=round(pace.longest_turn)),
        )
        for name, pace in zip(names, report.times, strict=True)
    ]


def table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table."""
    above = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    below = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in one) + "</tr>" for one in lines)
    return f"<table>{f'<thead><tr>{above}</tr></thead>' if head else ''}<tbody>{below}</tbody></table>"
