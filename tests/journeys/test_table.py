"""At a table: taking back, hints, giving up, the end and what it proves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Dialog

import stolek
from stolek.kernel import chance
from stolek.kernel.record import Record
from stolek.kernel.replay import replay
from stolek.words.speak import Speaker
from tests.alike import some
from tests.journeys import late, matches, plain
from tests.journeys.courier import Sent
from tests.journeys.matches import MINE
from tests.journeys.people import Person

Come = Callable[..., Person]
BACK = "[data-back]"


def prompt(person: Person) -> str:
    """What is to be done now."""
    return person.page.inner_text("[data-prompt]")


def first_turn(person: Person, other: str = "easy") -> tuple[dict[str, Any], Any]:
    """Before the first throw of the first seat was kept: at the table, and beside it in Python."""
    match = stolek.game("border").start(players=2, seed=7, first=0)
    record = match.record.to_json()
    opened = person.post("/api/records", record=record, seats=["me", other])
    return matches.take_seat(person, opened), match


def test_a_decision_that_nobody_relies_on_is_taken_back_at_once(person: Come) -> None:
    guest = person()
    _, match = first_turn(guest)
    guest.see(MINE)
    asked, entry = prompt(guest), guest.entry
    assert not guest.is_shown(BACK)  # there is nothing to take back yet
    plain.play(guest, next(move.picks for move in match.legal(0) if move.notation == "stop"))
    guest.see(f"{MINE}[data-entry='{entry + 1}']")
    assert prompt(guest) != asked
    guest.page.reload()  # what one has decided is known to the house, not to the page alone
    guest.see(MINE)
    guest.page.click(BACK)
    guest.see(f"{MINE}[data-entry='{entry + 2}']")
    assert (prompt(guest), guest.faults) == (asked, [])
    assert not guest.is_shown(f"{BACK}, [role=alert]")


@pytest.mark.parametrize("game", some(stolek.games(), "ingenious"))
def test_a_hint_comes_with_its_reasons_in_words(person: Come, game: str) -> None:
    guest = person("cs")
    late.sit_down(guest, game)
    guest.see(MINE)
    guest.page.click("[data-ask-hint]")
    guest.see("[data-hint]")
    said = guest.page.inner_text("[data-hint]")
    assert said.startswith("Silný bot by")
    assert "term-" not in said
    for reason in guest.page.locator("[data-hint] .reason").all_inner_texts():
        words, points = reason.rsplit(" ", 1)
        assert words.strip()
        assert float(points.replace(",", ".").replace("−", "-"))
    entry = guest.entry
    guest.page.click("[data-confirm]")
    guest.further(entry)
    assert guest.faults == []


def test_who_gives_up_is_told_how_it_ended(person: Come) -> None:
    guest = person("sk")
    sent = Sent(guest)
    late.sit_down(guest, "ingenious")
    guest.see(MINE)
    guest.page.click("[data-seat='0'] summary")
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    guest.page.once("dialog", refuse)
    guest.page.click("[data-resign]")
    assert "vzdávate" in asked[0]
    assert sent.kinds() == []
    guest.page.once("dialog", lambda dialog: dialog.accept())
    guest.page.click("[data-resign]")
    guest.see("[data-end]")
    assert Speaker("sk").say("ending-resigned") in guest.page.inner_text("[data-end]")
    assert guest.page.inner_text("[data-result='0'] .rank") == "2."
    assert guest.faults == []


@pytest.mark.parametrize("game", some(stolek.games(), "border"))
def test_the_end_shows_every_point_and_the_seed_behind_the_seal(person: Come, game: str) -> None:
    guest = person("cs")
    opened = late.sit_down(guest, game)
    seal = guest.page.text_content("[data-commitment]")
    assert not guest.is_shown("[data-seed]")
    matches.to_the_end(guest, plain.mouse, Random(game))
    guest.see("[data-end]")
    assert guest.page.text_content("[data-commitment]") == seal
    seed = guest.page.text_content("[data-seed]") or ""
    assert chance.commitment(bytes.fromhex(seed)) == seal
    outcome, speaker = ended(guest, opened)
    for seat, items in enumerate(outcome.items):
        shown = guest.page.locator(f"[data-result='{seat}'] li > span").all_inner_texts()
        assert shown == [speaker.item(item) for item in items]
        points = speaker.say("count-points", points=outcome.scores[seat])
        assert guest.page.inner_text(f"[data-result='{seat}'] .points") == points
    assert speaker.ending(outcome) in guest.page.inner_text("[data-end]")
    assert guest.faults == []


def ended(person: Person, opened: dict[str, Any]) -> tuple[Any, Speaker]:
    """The result as Python knows it, and somebody who tells it in Czech."""
    keys = {"X-Stolek-Keys": opened["seats"][0]["key"]}
    answer = person.context.request.get(f"/api/tables/{opened['table']}/record", headers=keys)
    match = replay(Record.from_json(answer.text()))
    return match.outcome, Speaker("cs", match.game)
