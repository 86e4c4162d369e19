"""HTML of the report: the page, its style, tables and notes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from stolek.lab.report_tables import ReportTable

SEAM = re.compile(r"(?<=\w[/_-])(?=\w)")  # between the parts of a path or a name

STYLE = """
:root { color-scheme: light dark; --ink: #1f2933; --paper: #fdfcf9; --soft: #5d6a76; --hue: #2f6f8f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --paper: #16191d; --soft: #9aa5b0; --hue: #7cc0de; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 760px; margin: 2rem auto; padding: 0 1.2rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
h3 { font-size: 1rem; margin: .8rem 0 .2rem; }
h3, th, code, .name { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0; }
th, td { text-align: right; vertical-align: baseline; padding: .3rem .6rem; font-weight: inherit;
  border-bottom: 1px solid color-mix(in srgb, var(--soft) 35%, transparent); }
th:first-child { text-align: left; padding-left: 0; } td:last-child, th:last-child { padding-right: 0; }
thead th { color: var(--soft); font-size: .9rem; overflow-wrap: normal; }
.numbers td, .seats td, .seats thead th { white-space: nowrap; }
.who td { text-align: left; overflow-wrap: anywhere; } .who th:last-child { text-align: left; }
.shares { display: grid; grid-template-columns: fit-content(40%) 1fr auto; gap: 0 1rem; align-items: center; }
.scale { grid-column: 2; } .value { text-align: right; } .name { line-height: 1.25; padding: .25rem 0; }
svg { display: block; width: 100%; overflow: visible; }
.histogram { margin-left: 2.5rem; width: calc(100% - 2.5rem); }
.tick, .count { fill: var(--soft); font-size: 12px; } .count { stroke: var(--paper); stroke-width: 3px; paint-order: stroke; }
 .end { text-anchor: end; } .middle { text-anchor: middle; }
.rail { stroke: var(--soft); stroke-opacity: .35; } .even { stroke: var(--soft); stroke-dasharray: 4 4; }
.mark { stroke: var(--soft); } .span { stroke: var(--hue); stroke-width: 3; } .dot, .bar { fill: var(--hue); }
code { font-size: .9em; } .small, dl { color: var(--soft); font-size: .9rem; }
dl { margin: .6rem 0; } dt, dd { display: inline; margin: 0; } dt { color: var(--ink); } dt::after { content: ": "; }
@media (max-width: 560px) {
  .shares { grid-template-columns: 1fr auto; grid-auto-flow: dense; } .plot, .scale { grid-column: 1 / -1; }
  .numbers thead { position: absolute; clip-path: inset(50%); }
  .numbers tr, .numbers th { display: block; border: 0; } .numbers tbody th { font-weight: 600; padding: .6rem 0 0; }
  .numbers td { display: flex; justify-content: space-between; gap: 1rem; padding: .2rem 0; }
  .numbers td::before { content: attr(data-head); color: var(--soft); }
  .seats tr { display: flex; flex-wrap: wrap; } .seats td, .seats thead th { flex: 1; padding: .2rem 0; }
  .seats tbody th { flex: 0 0 100%; border: 0; padding: .6rem 0 0; font-weight: 600; } .seats thead th:first-child { display: none; }
}
"""  # noqa: E501


def document(title: str, language: str, parts: Sequence[str]) -> str:
    """A whole page."""
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def heading(words: str) -> str:
    """The heading of a section."""
    return f"<h2>{escape(words)}</h2>"


def table(found: ReportTable, kind: str = "numbers") -> str:
    """A table with its notes; on a narrow screen every cell is labelled with its column."""
    above = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in found.heads)
    head = f"<thead><tr>{above}</tr></thead>" if any(found.heads) else ""
    below = "\n".join(row(one, found.heads) for one in found.rows)
    return f'<table class="{kind}">{head}<tbody>{below}</tbody></table>{notes(found.notes)}'


def row(cells: Sequence[str], heads: Sequence[str]) -> str:
    """A table row; its first cell is a header."""
    first = f'<th scope="row">{name(cells[0])}</th>'
    rest = (
        f'<td data-head="{escape(head)}">{name(cell)}</td>'
        for head, cell in zip(heads[1:], cells[1:], strict=True)
    )
    return f"<tr>{first}{''.join(rest)}</tr>"


def notes(found: Sequence[tuple[str, str]]) -> str:
    """Explanations of words."""
    lines = (f"<div><dt>{escape(word)}</dt><dd>{escape(told)}</dd></div>" for word, told in found)
    return f"<dl>{''.join(lines)}</dl>" if found else ""


def name(label: str) -> str:
    """A name or a path that may wrap between its parts; the number of a duplicate stays with it."""
    return SEAM.sub("<wbr>", escape(label.replace(" (", "\N{NO-BREAK SPACE}(")))
