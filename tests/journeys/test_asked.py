"""What is asked and answered at a table: said aloud, over slow lines, by fingers, with a board that fails."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import stolek
from stolek.words.speak import Speaker
from tests.alike import some
from tests.journeys import late, matches, plain
from tests.journeys.courier import Courier, Sent, blank_views
from tests.journeys.matches import CONFIRM, MINE
from tests.journeys.people import PHONE, Person
from tests.journeys.test_table import prompt

Come = Callable[..., Person]
ALOUD, BRINGS = "[data-aloud][aria-live=polite]", "[data-brings][aria-live=polite]"
SPOKEN = "main [aria-live], main [role=status], main [role=alert]"
# Whether each sign of a rule is the thing that a finger hits anywhere in a square of 44 around its middle.
HIT = """signs => signs.map((sign) => {
    sign.scrollIntoView({ block: 'center' });
    const box = sign.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return [-21, 21].every((far) => document.elementFromPoint(x + far, y) === sign
        && document.elementFromPoint(x, y + far) === sign);
})"""
UNBROKEN = "them => them.every((one) => one.getClientRects().length === 1)"
FITS = """row => [...row.querySelectorAll('button')].every((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
}) && row.scrollWidth <= row.clientWidth"""


# The log, what ears were told, what is asked, and all that is said aloud, at one instant.
TOLD = """([aloud, spoken]) => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
    const log = [...document.querySelectorAll('[data-log] li > span')].map((one) => one.innerText);
    return [log, texts(aloud)[0], document.querySelector('[data-prompt]').innerText, texts(spoken)];
}"""
# Scrolling is told to a page later than it is done.
SCROLL = """(one, top) => new Promise((told) => {
    one.addEventListener('scroll', told, { once: true });
    one.scrollTo(0, top);
})"""


def aloud(person: Person) -> str:
    """What ears were told last."""
    return (person.page.text_content(ALOUD) or "").strip()


def test_ears_are_told_what_happened_and_what_to_do_now(person: Come) -> None:
    guest = person()
    late.sit_down(guest, "border", left=12)
    guest.see(MINE)
    told = len(guest.log())
    assert told > 5
    assert aloud(guest) == prompt(guest)  # who comes anew is not told the whole match
    matches.decide(guest, plain.mouse, Random(1))
    guest.asked()
    log, said, asked, regions = guest.page.evaluate(TOLD, [ALOUD, SPOKEN])
    assert len(log) > told
    assert said.endswith(f"{log[-1]} {asked}")
    assert [text for text in regions if log[-1] in text] == [said]
    assert guest.faults == []


@pytest.mark.parametrize("game", some(["ingenious", "wispwood", "dicekings"], "wispwood"))
def test_ears_are_told_what_a_move_would_bring(person: Come, game: str) -> None:
    guest = person("cs")
    late.sit_down(guest, game)
    guest.see(MINE)
    assert guest.page.locator(BRINGS).count() == 1  # it is there before it has anything to say
    match = late.match(game)
    move = next(move for move in match.legal(0) if match.preview(0, move).events)
    *first, last = move.picks
    plain.play(guest, first)
    guest.page.focus(f"{plain.PICK}[data-pick='{last}']")
    guest.see(f"{BRINGS} li")
    assert guest.faults == []


def test_a_move_that_takes_its_time_is_said_to_be_on_its_way(person: Come) -> None:
    guest = person()
    courier = Courier(guest)
    late.sit_down(guest, "border", left=12)
    guest.see(MINE)
    asked = prompt(guest)
    courier.keep("accepted", "shown")
    plain.listed(guest)
    guest.page.locator(plain.PICK).first.click()
    sending = "Your move is on its way …"
    guest.until("said => document.querySelector('[data-prompt]').innerText === said", sending)
    assert aloud(guest) == sending
    assert not guest.is_shown(f"{MINE}, {plain.PICK}")  # what was offered is offered no more
    courier.hand_over()
    guest.until("said => document.querySelector('[data-prompt]').innerText !== said", sending)
    assert asked
    assert guest.faults == []


def test_a_hint_for_another_question_is_not_shown(person: Come) -> None:
    guest = person()
    courier = Courier(guest)
    late.sit_down(guest, "border", left=12)
    guest.see(MINE)
    courier.keep("hinted")
    guest.page.click("[data-ask-hint]")
    matches.decide(guest, plain.mouse, Random(1))
    guest.see(MINE)
    courier.wait()
    courier.hand_over()
    guest.see("[data-ask-hint]:enabled")
    assert not guest.is_shown(f"[data-hint], {CONFIRM}")
    assert guest.faults == []


@pytest.mark.parametrize("game", some(stolek.games(), "border"))
def test_a_board_that_fails_leaves_the_list_of_choices(person: Come, game: str) -> None:
    guest = person("sk")
    Courier(guest, blank_views)
    late.sit_down(guest, game)
    guest.see("[data-trouble=board] button")
    guest.see(plain.PICK)
    assert guest.hurdles() == []
    matches.decide(guest, plain.mouse, Random(1))
    assert len(guest.errors) == 1  # what the board stumbled over is noted, once
    assert "no words" not in guest.errors[0]


def test_a_finger_sees_what_a_choice_brings_before_it_is_played(person: Come) -> None:
    guest = person(viewport=PHONE, has_touch=True)
    sent = Sent(guest)
    late.sit_down(guest, "border", left=12)
    guest.see(MINE)
    guest.point(plain.LIST)
    entry = guest.entry
    while not guest.is_shown(CONFIRM):
        guest.point(plain.PICK)
    assert sent.kinds() == []
    guest.point(CONFIRM)
    guest.further(entry)
    assert sent.kinds() == ["play"]
    assert guest.faults == []


def test_the_sign_of_a_rule_suits_a_finger_and_never_begins_a_line(person: Come) -> None:
    guest = person("cs", viewport=PHONE, has_touch=True)
    late.sit_down(guest, "dicekings")
    guest.see("[data-log] .clause")
    guest.settle()
    hit = guest.page.locator("[data-log] .clause").evaluate_all(HIT)
    assert len(hit) > 10
    assert [number for number, is_hit in enumerate(hit) if not is_hit] == []
    for width in range(330, 400, 5):  # lines end elsewhere in each
        guest.page.set_viewport_size({"width": width, "height": 640})
        assert guest.page.locator("[data-log] .bound").evaluate_all(UNBROKEN), width
    guest.point("[data-prompt] .clause")  # in a bold sentence
    guest.see("dialog[open] a")  # it comes with the text
    text = guest.page.locator("dialog[open] p").first
    assert text.evaluate("one => getComputedStyle(one).fontWeight") == "400"
    assert guest.faults == []


@pytest.mark.parametrize("language", ["cs", "sk"])
def test_all_buttons_are_in_sight_on_a_phone(person: Come, language: str) -> None:
    guest = person(language, viewport=PHONE, has_touch=True)
    late.sit_down(guest, "ingenious")
    guest.see(f"{MINE} [data-back]")
    guest.settle()
    assert guest.page.locator(".asked .row").first.evaluate(FITS)
    guest.point(plain.LIST)
    guest.point(plain.PICK)
    guest.see("[data-put-back]")
    guest.settle()
    assert guest.page.locator(".asked .row").first.evaluate(FITS)
    assert not guest.is_too_wide()


def test_who_reads_back_in_the_log_is_left_in_peace(person: Come) -> None:
    guest = person()
    late.sit_down(guest, "border", left=12)
    guest.see(MINE)
    log = guest.page.locator("[data-log]")
    place = "one => one.scrollTop"
    rest = "one => one.scrollHeight - one.clientHeight - one.scrollTop"
    assert log.evaluate(place) > 0
    assert log.evaluate(rest) < 2
    matches.decide(guest, plain.mouse, Random(1))
    guest.see(MINE)
    assert log.evaluate(rest) < 2
    log.evaluate(SCROLL, 40)
    matches.decide(guest, plain.mouse, Random(1))
    guest.see(MINE)
    assert log.evaluate(place) == 40
    assert guest.faults == []


def test_the_ready_phrase_is_said_by_its_button_alone(person: Come) -> None:
    guest = person()
    sent = Sent(guest)
    late.sit_down(guest, "border")
    guest.see(MINE)
    guest.page.focus("[data-phrases] select")
    for _ in range(3):
        guest.page.keyboard.press("ArrowDown")
    assert sent.kinds() == []
    guest.page.select_option("[data-phrases] select", "luck")
    guest.page.click("[data-phrases] button")
    guest.see("[data-talk] li")
    assert sent.kinds() == ["say"]
    assert Speaker("en").say("phrase-luck") in guest.page.inner_text("[data-talk]")
    guest.until("() => document.querySelector('[data-phrases] select').value === ''")
    assert guest.faults == []
