"""Beside a real box: dice and tiles tapped in when fortune is due, and the desk that counts points."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import stolek
from stolek.kernel.record import Drawn, Played
from stolek.tables.subscribers import render_update
from stolek.words.speak import Speaker
from tests.alike import some
from tests.journeys import plain
from tests.journeys.matches import MINE
from tests.journeys.people import PHONE, Person
from tests.journeys.test_one_screen import VEILED

Come = Callable[..., Person]
DECISIONS = 3
PAD = "[data-fortune] button"
ENTER = f"{PAD}[data-enter], {PAD}[data-draw=enter]"


def on_the_table(game: str) -> Iterator[Drawn | Played]:
    """What happens with a real box up to the third decision: a match at random, the same in every run."""
    luck, match = Random(game), stolek.game(game).start(players=2, seed=5)
    for _ in range(DECISIONS):
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(match.legal(seat)))
    for entry in match.record.entries:
        assert isinstance(entry, Drawn | Played)
        yield entry


def tap_in(person: Person, outcome: str) -> None:
    """What fortune has brought, on the keys of the game: in one piece, or in several."""
    key = f"{PAD}[data-draw='{outcome}']"
    parts = [outcome] if person.is_shown(key) else re.split("[-, ]", outcome)
    is_entered = person.is_shown(ENTER)  # asked first: the last tap may bring the next question and its keys
    for part in parts:
        person.page.locator(f"{PAD}[data-draw='{part}'], {PAD}[data-half='{part}']").click()
    if is_entered:
        person.page.locator(ENTER).click()


def ready(person: Person) -> None:
    """Whoever is asked sits down alone, where there are secrets; then he plays or draws."""
    person.see(f"{VEILED}, {MINE}, {PAD}")
    if person.is_shown(VEILED):
        person.page.click("[data-curtain] button")
    person.see(f"{MINE}, {PAD}")


def open_box(person: Person, game: str) -> dict[str, Any]:
    """Two people at one screen with a real box."""
    agreement = {"game": game, "players": 2, "chance": "manual", "at_once": True}
    opened: dict[str, Any] = person.post("/api/tables", agreement=agreement, seats=["me", "me"])
    person.visit(f"/table/{opened['table']}", "main[data-stage]")
    return opened


@pytest.mark.parametrize("game", some(stolek.games(), "dicekings"))
def test_real_dice_and_tiles_are_tapped_in(person: Come, game: str) -> None:
    guest = person("cs", viewport=PHONE)
    open_box(guest, game)
    ready(guest)
    guest.see(PAD)
    assert (guest.hurdles(), guest.is_too_wide()) == ([], False)
    assert not guest.is_shown("[data-seal]")  # Stolek draws nothing here
    match = stolek.game(game).start(players=2, chance="manual")
    for number, entry in enumerate(on_the_table(game)):
        guest.see(f"main[data-entry='{number}']")
        ready(guest)
        if isinstance(entry, Drawn):
            tap_in(guest, entry.outcome)
            match.draw(entry.outcome)
        else:
            move = next(move for move in match.legal(entry.seat) if move.notation == entry.move)
            plain.play(guest, move.picks)
            match.play(entry.seat, move)
    guest.see(f"main[data-entry='{len(match.record.entries)}']")
    ready(guest)
    assert guest.log()[-5:] == told(match)[-5:]
    assert guest.faults == []


def told(match: Any) -> list[str]:
    """What whoever is asked or draws now was told so far."""
    eye = match.to_act[0] if match.to_act else match.chance["facts"].get("seat", 0)
    speaker = Speaker("cs", match.game)
    return [speaker.event(one.event) for one in render_update(match, eye, 0).told]


def test_a_mistyped_draw_is_corrected(person: Come) -> None:
    guest = person()
    open_box(guest, "wispwood")
    ready(guest)
    asked = guest.page.inner_text("[data-prompt]")
    tap_in(guest, "P-SUDOKU")
    guest.see("main[data-entry='1']")
    assert guest.page.inner_text("[data-prompt]") != asked
    guest.page.get_by_role("button", name="Correct what was entered").click()
    guest.see("main[data-entry='2']")
    assert guest.page.inner_text("[data-prompt]") == asked
    assert guest.faults == []


def test_news_of_the_table_leave_alone_what_was_tapped_in(person: Come) -> None:
    guest, friend = person(), person()
    opened = open_box(guest, "border")
    for number, entry in enumerate(on_the_table("border")):
        guest.see(f"main[data-entry='{number}'] {PAD}")
        assert isinstance(entry, Drawn)
        first, *others = entry.outcome.split(",")
        if others:  # a throw of several dice
            break
        tap_in(guest, entry.outcome)
    guest.page.locator(f"{PAD}[data-draw='{first}']").click()
    tapped = guest.page.locator("[data-fortune]").inner_html()
    friend.visit(f"/table/{opened['table']}#watch={opened['watch']}", "main[data-stage]")
    guest.see("[data-gallery]")
    assert guest.page.locator("[data-fortune]").inner_html() == tapped


@pytest.mark.parametrize("game", some(stolek.games(), "border"))
def test_the_desk_counts_a_position_point_by_point(person: Come, game: str) -> None:
    guest, manifest = person("sk"), stolek.game(game)
    guest.visit(f"/desk/{game}", "[data-items] li")
    example = guest.context.request.get(f"/api/games/{game}/score").json()["position"]
    assert manifest.score_desk
    said = [Speaker("sk", manifest).item(item) for item in manifest.score_desk(example.encode())]
    assert guest.page.locator("[data-items] [data-line]").all_text_contents() == said
    assert guest.hurdles() == []
    if guest.is_shown("[data-typed]"):
        guest.page.click("[data-typed]")
    guest.page.fill("textarea", '{"nonsense": 1}')
    guest.page.click("form button.main")
    guest.see("[role=alert]")
    assert " " in guest.page.inner_text("[role=alert]")
    assert not guest.is_shown("[data-items]")
    guest.page.click("[data-example]")
    guest.page.click("form button.main")
    guest.see("[data-items] li")
    assert guest.faults == []


def test_where_nothing_can_be_tapped_it_is_typed(person: Come) -> None:
    guest = person()
    guest.page.route("**/assets/DrawPad*", lambda route: route.fulfill(status=404))
    open_box(guest, "wispwood")
    ready(guest)
    guest.see("[data-fortune] [role=alert]")
    entry = guest.entry
    guest.page.fill("[data-fortune] input", "P-SUDOKU")
    guest.page.press("[data-fortune] input", "Enter")
    guest.see(f"main[data-entry='{entry + 1}']")
    assert guest.hurdles() == []
