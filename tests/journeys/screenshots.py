"""Pictures of all boards: at set-up, in the middle, at the end; on a phone and a desk; by day and by night.

Matches are played by bots from fixed seeds; so the pictures change when the pages do. Some only, by how their
names begin: `python -m tests.journeys.screenshots border home`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import stolek
from stolek.bots.levels import bot_by_name
from tests.journeys import matches
from tests.journeys.people import Person, chromium
from tests.server.clients import settings
from tests.server.threaded import serving_apart

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
SCREENS = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1280, "height": 800}}
LIGHTS = ("light", "dark")
MOMENTS = {"set-up": 0.0, "middle": 0.55, "end": 1.0}
LEVEL, SEED, QUALITY = "easy", 2, 85
PAGES = {"home": ("/", "[data-game] svg"), "new": ("/new/wispwood", "[data-option]")}


@cache
def played(game: str) -> tuple[str, tuple[int, ...]]:
    """A match between bots, and before which entries the first seat had something to decide."""
    match = stolek.game(game).start(players=2, seed=SEED)
    asked = []
    while match.outcome is None:
        seat = match.to_act[0]
        if seat == 0:
            asked.append(len(match.record.entries))
        action = bot_by_name(game, 2, LEVEL).choose(match.state, seat, seed=len(match.record.entries))
        match.play(seat, next(move for move in match.legal(seat) if move.action == action))
    return match.record.to_json(), tuple(asked)


def sit_down(person: Person, game: str, share: float) -> None:
    """At the first seat when so much of the match is over; at the end, it is played out."""
    record, asked = played(game)
    upto = asked[min(int(len(asked) * share), len(asked) - 1)]
    opened = person.post("/api/records", record=record, upto=upto, seats=["me", LEVEL])
    matches.take_seat(person, opened)
    person.see(matches.MINE)
    if share == 1.0:
        matches.to_the_end(person, matches.hands_of(game).mouse, Random(SEED))
        person.see("[data-end]")


def scenes() -> dict[str, Callable[[Person], None]]:
    """What there is to see, by name."""
    found: dict[str, Callable[[Person], None]] = {}
    for name, (path, seen) in PAGES.items():
        found[name] = partial(Person.visit, path=path, selector=seen)
    for game, (moment, share) in product(stolek.games(), MOMENTS.items()):
        found[f"{game}-{moment}"] = partial(sit_down, game=game, share=share)
    return found


def pictures(browser: Any, base: str, wanted: list[str]) -> Iterator[Path]:
    """One after another, as they are taken; all of them, or those whose names begin like this."""
    for name, come in scenes().items():
        for screen, light in product(SCREENS, LIGHTS):
            path = FOLDER / f"{name}-{screen}-{light}.jpg"
            if not wanted or any(path.name.startswith(one) for one in wanted):
                person = Person(browser, base, viewport=SCREENS[screen], color_scheme=light)
                come(person)
                person.page.wait_for_timeout(400)  # until the last leaf has fallen
                person.page.screenshot(path=path, quality=QUALITY)
                person.leave()
                yield path


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving_apart(settings(Path(data))) as apart,
        chromium() as browser,
    ):
        for number, path in enumerate(pictures(browser, apart.base, sys.argv[1:]), 1):
            sys.stderr.write(f"\r{number} pictures, the last one: {path.name:40}")
    sys.stderr.write("\n")


if __name__ == "__main__":
    main()
