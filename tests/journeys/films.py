"""Records in the browser: dropped on the page, looked at, compared with what Python knows of them."""

from __future__ import annotations

from stolek.kernel.record import Record
from stolek.kernel.replay import replay
from stolek.tables.subscribers import render_update
from stolek.words.speak import Speaker
from tests.journeys.people import Person

DROP = """text => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'match.json', { type: 'application/json' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
}"""
LAST = "line => [...document.querySelectorAll('[data-log] li > span')].at(-1)?.innerText === line"
LATEST = 60  # lines that a log shows until somebody asks for all
FILM, SLIDER = "[data-sentence]", "input[type=range]"


def drop(person: Person, text: str) -> None:
    """Drop a file on the page for records."""
    person.visit("/replay", "input[type=file]")
    person.page.evaluate(DROP, text)


def open_film(person: Person, record: str) -> None:
    """A record dropped there is shown."""
    drop(person, record)
    person.see(FILM)


def go(person: Person, entry: int) -> None:
    """Pull the slider to an entry, and wait until that is what is shown."""
    person.page.locator(SLIDER).fill(str(entry))
    person.until("at => document.querySelector('.count').innerText.startsWith(`${at} /`)", entry)
    person.lose("section.board .waiting")


def see_log(person: Person, record: str, upto: int | None = None) -> None:
    """Wait until the log has what the first seat was told, as far as it is shown: it comes piece by piece."""
    lines = min(LATEST, len(told(record, 0, "en", upto)))
    person.until("lines => document.querySelectorAll('[data-log] li > span').length === lines", lines)


def told(record: str, eye: int | None, language: str, upto: int | None = None) -> list[str]:
    """Everything that an eye is told of a match, as Python words it."""
    match = replay(Record.from_json(record), upto)
    speaker = Speaker(language, match.game)
    return [speaker.event(one.event) for one in render_update(match, eye, 0).told]
