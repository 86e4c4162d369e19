"""Looking back at a match: from a file, to and fro, through any eyes, and on from any place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolek
from tests.alike import some
from tests.journeys import films, late, matches
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]


# Whether the entry that is shown is one of these.
AT = """([first, last]) => {
    const at = Number(document.querySelector('input[type=range]').value);
    return first <= at && at <= last;
}"""


@pytest.mark.parametrize("game", some(stolek.games(), "border"))
def test_a_record_is_looked_through(person: Come, game: str) -> None:
    guest, (record, asked) = person(), late.played(game)
    films.open_film(guest, record)
    films.go(guest, asked[-1])
    films.see_log(guest, record, asked[-1])
    guest.page.keyboard.press("ArrowRight")
    guest.until(AT, [asked[-1] + 1, asked[-1] + 1])
    guest.page.keyboard.press("Shift+ArrowLeft")
    guest.until(AT, [1, asked[-1]])
    guest.page.keyboard.press("Home")
    guest.until(AT, [0, 0])
    guest.page.locator("[data-pace]").select_option("fast")
    guest.page.click("[data-play]")
    guest.until(AT, [2, len(record)])
    guest.page.click("[data-play]")
    guest.page.keyboard.press("End")
    guest.see("[data-outcome]")
    films.see_log(guest, record)
    assert (guest.hurdles(), guest.faults) == ([], [])


def test_a_record_is_seen_from_any_seat(person: Come) -> None:
    guest, (record, asked) = person(), late.played("ingenious")
    films.open_film(guest, record)
    films.go(guest, asked[3])
    racks = set()
    for eye in ("0", "1", "null"):
        guest.page.locator("[data-eye]").select_option(eye)
        said = films.told(record, None if eye == "null" else int(eye), "en", asked[3])
        guest.until(films.LAST, said[-1])
        guest.see("section.board svg")
        racks.add(guest.page.inner_html("section.board"))
    assert len(racks) == 3
    assert guest.faults == []


def test_from_any_place_the_match_goes_on_with_bots(person: Come) -> None:
    guest, (record, asked) = person("cs", viewport=PHONE), late.played("border")
    films.open_film(guest, record)
    films.go(guest, asked[-4])
    assert not guest.is_too_wide()
    guest.page.get_by_role("button", name="Pokračovat odsud").click()
    guest.see("dialog[open]")
    assert guest.hurdles() == []
    guest.page.locator("[data-mine]").select_option("0")
    guest.page.locator("[data-others]").select_option("easy")
    guest.page.click("dialog[open] button.main")
    guest.see(matches.MINE)
    assert guest.entry == asked[-4]
    assert guest.log()[-1] == films.told(record, 0, "cs", asked[-4])[-1]
    assert guest.faults == []


def test_from_any_place_a_friend_may_join(person: Come) -> None:
    guest, friend, (record, asked) = person(), person(), late.played("border")
    films.open_film(guest, record)
    films.go(guest, asked[-4])
    guest.page.get_by_role("button", name="Continue from here").click()
    guest.page.locator("[data-others]").select_option("open")
    guest.page.click("dialog[open] button.main")
    guest.see("[data-link=ui-link-play]")
    friend.visit(guest.page.input_value("[data-link=ui-link-play]"), "[data-sit]")
    friend.page.click("[data-sit]")
    guest.lose("[data-link=ui-link-play]")
    friend.see("[data-seat='1'] small")
    assert guest.faults + friend.faults == []


@pytest.mark.parametrize("text", some(["", "no record", "{}", '{"header": {}}', "[" * 9000], "{}"))
def test_what_is_no_record_is_told_so(person: Come, text: str) -> None:
    guest = person("sk")
    films.drop(guest, text)
    guest.see("[role=alert]")
    said = guest.page.inner_text("[role=alert]")
    assert " " in said
    assert "refusal-" not in said
    films.drop(guest, late.played("border")[0])
    guest.see(films.FILM)
    assert guest.faults == []


def test_another_record_is_dropped_on_a_film(person: Come) -> None:
    guest = person()
    films.open_film(guest, late.played("border")[0])
    guest.page.evaluate(films.DROP, "no record")
    guest.see("[role=alert]")
    guest.see(films.FILM)
    assert "Border" in guest.page.title()
    guest.page.evaluate(films.DROP, late.played("wispwood")[0])
    guest.until("() => document.title.includes('Wispwood')")
    guest.see(films.FILM)
    assert not guest.is_shown("[role=alert]")
    assert guest.faults == []


def test_a_finished_table_is_looked_at_again(person: Come) -> None:
    guest = person()
    opened = late.sit_down(guest, "wispwood")
    guest.page.click("[data-seat='0'] summary")
    guest.page.once("dialog", lambda dialog: dialog.accept())
    guest.page.click("[data-resign]")
    guest.page.click("[data-end] a[href^='/replay/']")
    guest.see(films.FILM)
    assert opened["table"] in guest.page.url
    guest.page.go_back()
    guest.see("[data-end]")
    guest.visit("/replay/2222222222", "[role=alert]")
    assert guest.faults == []
