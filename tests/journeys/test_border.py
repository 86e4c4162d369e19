"""The Border in the browser: boards of others in the large, what is closed, where a click plays nothing."""

from __future__ import annotations

from collections.abc import Callable

from tests.journeys import late, matches
from tests.journeys.courier import Sent
from tests.journeys.people import Person

Come = Callable[..., Person]
GAME = "border"
HEARD = "[data-spoken] li"
# A point close to something that can be picked, but on nothing of that kind.
BESIDE = """() => {
    for (const hit of document.querySelectorAll('.own .hit')) {
        const {right, top, height, width} = hit.getBoundingClientRect();
        const [x, y] = [right + width / 5, top + height / 2];
        if (!document.elementFromPoint(x, y)?.closest('[data-pick], button')) return [x, y];
    }
}"""


def completing(person: Person) -> None:
    """At a table where areas can be completed."""
    late.sit_down(person, GAME, left=40)
    for _ in range(matches.LONGEST):
        person.see(matches.MINE)
        now = person.look(".own [data-pick]", "[data-stop]")
        if ".own [data-pick]" in now:
            return
        person.point("[data-stop]" if "[data-stop]" in now else "[data-done]")
        person.further(now.entry)


def test_the_board_of_somebody_else_is_shown_large(person: Come) -> None:
    guest = person()
    late.sit_down(guest, GAME)
    guest.see(matches.MINE)
    guest.page.click(".other")
    guest.see("dialog[open] svg")
    assert guest.page.locator(f"dialog {HEARD}").count() == 9
    assert (guest.faults, guest.hurdles()) == ([], [])
    guest.page.keyboard.press("Escape")
    guest.lose("dialog[open]")


def test_closed_territories_are_filled_circled_and_heard(person: Come) -> None:
    guest = person()
    late.sit_down(guest, GAME, left=1)
    guest.see(matches.MINE)
    heard = guest.page.locator(f".own {HEARD}").all_inner_texts()
    points = [int(line.rsplit(" ", 2)[1]) for line in heard if ": closed" in line]
    assert points
    assert guest.page.locator(".own .closed .ground").count() == len(points)
    assert guest.page.locator(".own .ring").count() == len(points)
    assert guest.page.locator(".own .sum").text_content() == str(sum(points))


def test_a_click_beside_an_area_plays_nothing(person: Come) -> None:
    guest = person()
    sent = Sent(guest)
    completing(guest)
    before = sent.kinds()
    guest.page.mouse.click(*guest.page.evaluate(BESIDE))
    assert sent.kinds() == before
    assert guest.is_shown(".own [data-pick]")


def test_keys_show_what_an_answer_would_bring(person: Come) -> None:
    guest = person()
    completing(guest)
    guest.page.focus("[data-done]")
    guest.see("[data-done].glows")
