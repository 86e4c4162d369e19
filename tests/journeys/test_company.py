"""Two people and those who look on: consent, presence, talk, calls, and the next match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocket, WebSocketRoute

import stolek
from stolek.tables.seats import occupancy
from stolek.words.speak import Speaker
from tests.alike import some
from tests.journeys import late, matches, plain
from tests.journeys.matches import MINE, OVER
from tests.journeys.people import Person
from tests.journeys.test_table import BACK, first_turn, prompt

Come = Callable[..., Person]
# Phones have the name of it and let no page make one.
UNWILLING = """
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return this.permission = window.answer; }
        constructor() { throw new TypeError('Illegal constructor'); }
    };
    Object.defineProperty(document, 'visibilityState', { get: () => window.aside ? 'hidden' : 'visible' });
"""
HAS_CODE = """() => {
    const [, keys] = Object.entries(localStorage).find(([name]) => name.startsWith('stolek-keys-'));
    return JSON.parse(keys).seats[0].code !== null && !document.querySelector('[data-cut]');
}"""
# Whether the line is back, and another code stands there.
ANOTHER_CODE = """code => !document.querySelector('[data-cut]')
    && !['', code].includes(document.querySelector('[data-way-back] output').innerText)"""
GALLERY = "[data-stage]"
LONG_ENOUGH = 15_000  # milliseconds after which a line that was not closed would have come back
# A browser that notes its calls instead of showing them, and whose page can be put aside.
CALLED = """
    window.calls = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) { window.calls.push([title, body]); }
    };
    Object.defineProperty(document, 'visibilityState', { get: () => window.aside ? 'hidden' : 'visible' });
"""


def friends(person: Come, game: str = "border", left: int = 4) -> tuple[Person, Person, dict[str, Any]]:
    """Two people at a table, and its keys."""
    host, friend = person(), person("cs")
    opened = late.sit_down(host, game, other="open", left=left)
    matches.join(friend, opened)
    host.see(MINE)
    return host, friend, opened


def until_asked(host: Person, friend: Person) -> None:
    """The host plays until the friend is asked."""
    while matches.next_of([friend, host]) is host:
        matches.decide(host, plain.mouse, Random(2))
    friend.see(MINE)


def test_what_others_rely_on_is_taken_back_by_consent(person: Come) -> None:
    host, friend = person(), person("cs")
    opened, match = first_turn(host, other="open")
    matches.join(friend, opened)
    host.see(MINE)
    asked, entry = prompt(host), host.entry
    again = next(move for move in match.legal(0) if move.name == "roll")
    plain.play(host, again.picks)
    host.see(f"{MINE}:not([data-entry='{entry}'])")
    rolled, entry = prompt(host), host.entry
    assert rolled != asked
    host.page.click(BACK)
    refuse = friend.page.get_by_role("button", name="Ne", exact=True)
    refuse.click()
    refuse.wait_for(state="detached")
    host.see("[role=alert]")
    assert "your move stays as it is" in host.page.inner_text("[role=alert]")
    assert (prompt(host), host.entry) == (rolled, entry)
    host.page.click(BACK)
    host.page.get_by_role("button", name="Withdraw").wait_for()
    friend.page.get_by_role("button", name="Souhlasím").click()
    host.see(f"{MINE}:not([data-entry='{entry}'])")
    assert prompt(host) == asked
    assert not host.is_shown("[role=alert]")
    assert host.faults + friend.faults == []


def test_the_next_match_brings_both_to_the_same_table(person: Come) -> None:
    host, friend, opened = friends(person)
    host.page.click("[data-seat='0'] summary")
    host.page.once("dialog", lambda dialog: dialog.accept())
    host.page.click("[data-resign]")
    for one in (host, friend):
        one.see("[data-end]")
    host.page.click("[data-again]")
    friend.see("[data-end] [role=status]")
    friend.page.click("[data-again]")
    for one in (host, friend):
        one.see("main[data-stage]:not([data-stage=over])")
    assert host.page.url == friend.page.url
    assert opened["table"] not in host.page.url
    assert host.faults + friend.faults == []


def test_a_host_lets_others_look_on_until_the_link_has_gone_too_far(person: Come) -> None:
    host, looker = person(), person("cs")
    late.sit_down(host, "border")
    host.page.click("[data-watching] summary")
    host.page.click("[data-new-watch]")
    host.see("[data-link=ui-link-watch]")
    assert (host.hurdles(), host.is_too_wide()) == ([], False)
    link = host.page.input_value("[data-link=ui-link-watch]")
    looker.visit(link, "main[data-stage]")
    host.see("[data-gallery]")
    host.page.click("[data-new-watch]")
    looker.see("[data-trouble=wrong-key]")
    host.until("link => document.querySelector('[data-link=ui-link-watch]').value !== link", link)
    assert host.faults + looker.faults == []


def test_who_looks_on_sees_moves_at_once_and_no_secrets(person: Come) -> None:
    host, friend, opened = friends(person, "ingenious")
    looker = person()
    looker.visit(f"/table/{opened['table']}#watch={opened['watch']}", GALLERY)
    host.page.get_by_text("One person is watching.").wait_for()
    entry = looker.entry
    plain.listed(host)
    rack = plain.choices(host, host.entry)
    matches.decide(host, plain.mouse, Random(3))
    for one in (looker, friend):
        one.further(entry)
    assert len(looker.log()) == len(friend.log())
    assert not looker.is_shown(f"{plain.LIST}, {BACK}, [data-ask-hint], [data-resign]")
    assert rack
    assert not [tile for tile in rack if tile.partition(":")[2] in looker.page.content()]
    assert looker.hurdles() == []
    assert host.faults + friend.faults + looker.faults == []


def test_presence_and_phrases_reach_the_other_side(person: Come) -> None:
    host, friend, _ = friends(person)
    host.page.select_option("[data-phrases] select", "luck")
    host.page.click("[data-phrases] button")
    friend.see("[data-talk] li")
    assert Speaker("cs").say("phrase-luck") in friend.page.inner_text("[data-talk]")
    table = friend.page.url
    friend.page.goto("/about")
    host.see("[data-seat='1'] .away")
    friend.visit(table, GALLERY)
    host.lose("[data-seat='1'] .away")
    assert host.faults + friend.faults == []


def test_who_leaves_by_the_bar_is_away_until_he_comes_back(person: Come) -> None:
    host, friend, _ = friends(person)
    friend.see("[data-way-back]")  # his line is open, and is not counted below
    lines: list[WebSocket] = []
    friend.page.on("websocket", lambda line: lines.append(line))
    friend.page.clock.install()
    friend.page.click("header a[href='/tables']")
    host.see("[data-seat='1'] .away")
    friend.see("[data-table]")
    friend.page.clock.fast_forward(LONG_ENOUGH)
    friend.page.evaluate("0")  # a line that was called is told before the answer
    assert lines == []
    friend.page.go_back()
    host.lose("[data-seat='1'] .away")
    assert host.faults + friend.faults == []


def test_whose_turn_it_is_is_called_to_the_table(person: Come) -> None:
    host, friend = person(), person("sk")
    friend.page.add_init_script(CALLED)
    matches.join(friend, late.sit_down(host, "wispwood", other="open"))
    friend.see("main[data-stage=others]")
    assert "●" not in friend.page.title()
    friend.page.evaluate("window.aside = true")
    until_asked(host, friend)
    title = stolek.game("wispwood")
    called = Speaker("sk", title).say("game-title")
    assert friend.until("() => window.calls.length && window.calls") == [[called, "Ste na ťahu · Hráč 1"]]
    assert friend.page.title().startswith("● Ste na ťahu")
    assert host.faults + friend.faults == []


@pytest.mark.parametrize("answer", some(["granted", "denied"], "granted"))
def test_a_browser_that_shows_no_notes_is_asked_once(person: Come, answer: str) -> None:
    host, friend = person(), person()
    friend.page.add_init_script(UNWILLING)
    matches.join(friend, late.sit_down(host, "border", other="open", left=12))
    friend.see("main[data-stage=others]")
    friend.page.evaluate("answer => window.answer = answer", answer)
    friend.page.click("[data-call-me]")
    friend.lose("[data-call-me]")
    friend.page.evaluate("window.aside = true")
    until_asked(host, friend)
    assert friend.page.title().startswith("● Your turn")
    assert host.faults + friend.faults == []


def test_a_bot_plays_for_somebody_who_has_gone(person: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend, _ = friends(person, left=12)
    until_asked(host, friend)
    friend.page.goto("/about")
    host.page.click("[data-replace]")
    host.see("[role=alert]")  # somebody may be away for a moment
    monkeypatch.setattr(occupancy, "ABSENCE", 0)
    host.page.click("[data-replace]")
    host.see(f"{MINE}, {OVER}")
    assert not host.is_shown("[data-replace]")
    assert host.faults + friend.faults == []


def test_whose_line_breaks_before_he_hears_of_his_new_key_keeps_his_seat(person: Come) -> None:
    guest = person()
    lost: list[str] = []

    def lose(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"admitted"' in str(message) and not lost:
                lost.append(str(message))
                line.close(code=4000)
            else:
                line.send(message)

        house.on_message(pass_on)

    guest.page.route_web_socket("**/socket", lose)
    late.sit_down(guest, "border")
    guest.see(MINE)
    guest.page.click("[data-way-back] summary")
    guest.page.click("[data-renew]")
    guest.until(HAS_CODE)
    assert lost
    matches.decide(guest, plain.mouse, Random(1))
    assert not guest.is_shown("[data-trouble]")
    assert guest.faults == []


def test_a_new_code_shows_out_who_came_with_the_old_one(person: Come) -> None:
    guest, stranger = person(), person()
    opened = late.sit_down(guest, "border")
    guest.see(MINE)
    guest.page.click("[data-way-back] summary")
    assert not guest.is_shown("[data-way-back] output")  # who came by a link has no code yet
    guest.page.click("[data-renew]")
    guest.see("[data-way-back] output")
    code = guest.page.inner_text("[data-way-back] output")
    stranger.visit("/join", "[data-way-in]")
    stranger.page.fill("[data-way-in]", code)
    stranger.page.press("[data-way-in]", "Enter")
    stranger.see(MINE)
    guest.page.click("[data-renew]")
    stranger.see("[data-trouble=seat-lost]")
    guest.until(ANOTHER_CODE, code)
    assert opened["table"] in guest.page.url
    matches.decide(guest, plain.mouse, Random(1))
    assert guest.faults + stranger.faults == []
