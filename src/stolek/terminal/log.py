"""What has happened, in words: a paragraph for each decision and the chance that followed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from stolek.kernel.events import Event
from stolek.kernel.match import Match
from stolek.kernel.record import Drawn
from stolek.words.speak import Speaker


def story(match: Match[Any], eye: int | None, speaker: Speaker, since: int = 0) -> list[str]:
    """Paragraphs on all entries from `since` on, as far as this eye may know them."""
    paragraphs: list[list[str]] = []
    for number in range(since, len(match.log)):
        if not paragraphs or not isinstance(match.record.entries[number], Drawn):
            paragraphs.append([])
        paragraphs[-1] += sentences(match, eye, speaker, number)
    return [" ".join(map(counted, groupby(paragraph))) for paragraph in paragraphs if paragraph]


def sentences(match: Match[Any], eye: int | None, speaker: Speaker, number: int) -> list[str]:
    """The sentences on one entry."""
    return [speaker.event(event) for event in match.told(eye, number, number + 1)]


def counted(group: tuple[str, Any]) -> str:
    """A repeated sentence once, with its count."""
    sentence, times = group[0], len(list(group[1]))
    return f"{sentence} ({times}×)" if times > 1 else sentence


def itemised(speaker: Speaker, events: list[Event]) -> Iterator[str]:
    """Events as sentences, each followed by the items that it lists: `runs` are worded as `item-run`."""
    for event in events:
        yield speaker.event(event)
        for name, fact in event.facts.items():
            parts = fact if isinstance(fact, list) else []
            items = [part for part in parts if isinstance(part, dict)]
            yield from (f"  {speaker.say(f'item-{name[:-1]}', **item)}" for item in items)
