"""What a table looks and sounds like: other words, another light, rules behind the log, sounds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import stolek
from stolek.words.speak import LANGUAGES, Speaker
from tests.journeys import late, matches, plain
from tests.journeys.matches import MINE
from tests.journeys.people import Person

Come = Callable[..., Person]
ANOTHER = """told => {
    const sentence = document.querySelector('[data-prompt]').innerText;
    return !told.includes(sentence) && sentence;
}"""
PAPER = "getComputedStyle(document.body).backgroundColor"

# Counts the tones that are played.
LISTENING = (
    "window.heard = 0; const quiet = AudioContext.prototype.createOscillator;"
    "AudioContext.prototype.createOscillator = function () { heard++; return quiet.call(this); }"
)


def test_words_and_light_change_at_a_running_table(person: Come) -> None:
    guest = person(color_scheme="light")
    late.sit_down(guest, "wispwood")
    guest.see(MINE)
    told: set[str] = set()
    for language in LANGUAGES:
        guest.page.locator("[data-language]").select_option(language)
        guest.see(f"html[lang={language}]")
        told.add(guest.until(ANOTHER, list(told)))
    assert len(told) == len(LANGUAGES)
    lights = []
    for theme in ("light", "dark", "auto"):
        guest.page.click("header .looks button >> nth=0")
        guest.see(f"html[data-theme={theme}]")
        guest.settle()
        lights.append(guest.page.evaluate(PAPER))
    assert lights[0] == lights[2] != lights[1]  # the machine of this guest likes it light
    assert guest.faults == []


def test_a_line_of_the_log_leads_to_its_rule(person: Come) -> None:
    guest = person("cs")
    late.sit_down(guest, "dicekings")
    guest.see("[data-log] .clause")
    guest.page.locator("[data-log] .clause").last.click()
    guest.see("dialog[open] a")  # it comes with the text
    clause = guest.page.inner_text("dialog[open] h2")
    text = Speaker("cs", stolek.game("dicekings")).clause(clause)
    assert guest.page.inner_text("dialog[open]").replace("\n", " ").count(text.split("\n")[0][:30]) == 1
    assert guest.hurdles() == []
    with guest.context.expect_page() as opened:
        guest.page.click("dialog[open] a")
    opened.value.wait_for_selector(f"#{clause}.sought")
    assert guest.faults == []


def test_what_happens_at_the_table_is_heard_when_sound_is_on(person: Come) -> None:
    guest = person()
    guest.page.add_init_script(LISTENING)
    late.sit_down(guest, "border", left=12)
    assert matches.decide(guest, plain.mouse, Random(1))
    guest.asked()
    assert guest.page.evaluate("heard") == 0  # sounds are off until somebody wishes them
    guest.page.click("header .looks button >> nth=1")
    assert guest.page.evaluate("heard") == 0
    assert matches.decide(guest, plain.mouse, Random(1))
    assert guest.page.evaluate("heard") > 0
    matches.to_the_end(guest, plain.mouse, Random(1))
    guest.see("[data-end]")
    heard = guest.page.evaluate("heard")
    assert heard > 0
    guest.page.locator("[data-language]").select_option("cs")
    guest.see("html[lang=cs]")
    guest.page.get_by_text("Hra skončila.").first.wait_for()
    assert guest.page.evaluate("heard") == heard
    assert guest.faults == []
