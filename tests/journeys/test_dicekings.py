"""King of the Dice in the browser: what is asked lies in sight, and all signs are explained."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.alike import some
from tests.journeys.moments import moment, sit_down
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]
GAME = "dicekings"
PICK = ".realm [data-pick]:not(:disabled)"
# What can be picked, but lies outside the page or under something else.
HIDDEN = """pick => [...document.querySelectorAll(pick)].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen?.closest('[data-pick]') !== one;
}).map((one) => one.dataset.pick)"""
ASKED = {
    "roll-again": "jokers",
    "claim-or-alarm": "jokers",
    "pair": "jokers",
    "place": "won-at-once",
    "steal-card-or-pass": "declined-three-players",
    "steal-gem-or-pass": "declined-four-players",
    "slay": "jokers",
    "conquer": "jokers",
    "dragon": "jokers",
}
TITLE, TEXT = "dialog[open] h2", "dialog[open] [data-card]"


@pytest.mark.parametrize("prompt", some(ASKED, "claim-or-alarm"))
def test_what_is_asked_lies_in_sight_on_a_phone(person: Come, prompt: str) -> None:
    guest = person("sk", viewport=PHONE, has_touch=True)
    sit_down(guest, moment(GAME, ASKED[prompt], prompt))
    guest.see(PICK)
    guest.settle()
    assert guest.page.evaluate(HIDDEN, PICK) == []
    assert (guest.faults, guest.is_too_wide()) == ([], False)


def test_a_finger_and_a_key_learn_what_a_card_means(person: Come) -> None:
    guest = person("cs", viewport=PHONE, has_touch=True, color_scheme="dark")
    sit_down(guest, moment(GAME, "jokers", "claim-or-alarm"))
    entry = guest.entry
    guest.point("[data-about=merchant]")
    guest.see(TEXT)
    assert guest.page.inner_text(TITLE) == "Nevrlý obchodník"
    assert guest.page.locator(f"{TEXT} li").count() == 3  # tiers
    assert guest.hurdles() == []
    guest.page.keyboard.press("Escape")
    guest.lose(TEXT)
    guest.page.focus("[data-about=rogue]")
    guest.page.keyboard.press("Enter")
    guest.see(TEXT)
    assert guest.page.inner_text(TITLE) == "Agresivní lotr"
    assert (guest.entry, guest.faults) == (entry, [])


def test_one_legend_explains_all_signs(person: Come) -> None:
    guest = person(viewport=PHONE, has_touch=True)
    sit_down(guest, moment(GAME, "jokers", "roll-again"))
    guest.point("[data-legend]")
    guest.see("dialog[open] dl")
    told = guest.page.locator("dialog[open] dd").all_inner_texts()
    assert len(told) == guest.page.locator("dialog[open] dt").count()
    assert all(told)
    assert (guest.hurdles(), guest.faults) == ([], [])


def test_chances_stand_beside_what_is_asked_for(person: Come) -> None:
    guest = person()
    found = moment(GAME, "jokers", "roll-again")
    sit_down(guest, found)
    view = found.view()
    expected = [
        "✓" if pile["met"] > tier else f"{round(100 * chance)} %"
        for pile in view["offer"]
        for tier, chance in enumerate(view["odds"][pile["citizen"]])
    ]
    assert guest.page.locator(".offer .chip").all_inner_texts() == expected


def test_the_steps_of_an_effect_are_shown(person: Come) -> None:
    guest = person()
    sit_down(guest, moment(GAME, "fires-run-out", "steal-card"))
    guest.see(".tray [aria-current=step]")
    steps = guest.page.locator(".tray ol li")
    assert steps.all_inner_texts() == ["Lay a tile", "Steal a card"]
    assert guest.page.inner_text(".tray [aria-current=step]") == "Steal a card"


def test_what_is_aimed_at_stays_where_it_is(person: Come) -> None:
    guest = person()
    sit_down(guest, moment(GAME, "jokers", "steal-gem"))
    gem = guest.page.locator(f"{PICK}[data-pick*=gem]").first
    gem.wait_for()
    guest.settle()
    before = gem.bounding_box()
    gem.hover()
    guest.see(".score em")
    guest.settle()
    assert gem.bounding_box() == before


def test_a_theft_is_declined(person: Come) -> None:
    guest = person()
    sit_down(guest, moment(GAME, "declined-two-players", "steal-card-or-pass"))
    entry = guest.entry
    guest.see("[data-pick=pass]")
    guest.page.keyboard.press("ArrowRight")  # into the board: a theft comes first, and to decline last
    assert guest.page.evaluate("document.activeElement.dataset.pick") != "pass"
    guest.point("[data-pick=pass]")
    guest.see(f"main:not([data-entry='{entry}'])")
    guest.asked()  # while bots decide, lines come
    assert any(line.endswith("declines to steal.") for line in guest.log())
    assert (guest.hurdles(), guest.faults) == ([], [])
