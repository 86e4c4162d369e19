"""Bad luck of every kind: never a blank page, always a way on."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.alike import some
from tests.journeys import films, late, matches, plain
from tests.journeys.people import PHONE, Person
from tests.journeys.test_lobby import opened
from tests.journeys.wire import Wire

Come = Callable[..., Person]
# Browsers that keep nothing: they forbid it, or there is no room left.
FORGETFUL = {
    "forbidden": """Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('denied', 'SecurityError'); } })""",
    "full": """Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }""",
}


def test_a_server_that_does_not_answer_is_called_again(person: Come) -> None:
    guest = person()
    guest.page.route("**/api/**", lambda route: route.abort())
    guest.visit("/", "main button")
    assert guest.hurdles() == []
    guest.page.unroute("**/api/**")
    guest.page.click("main button")
    guest.see("[data-game]")


def test_a_tab_from_an_older_server_is_loaded_anew(person: Come) -> None:
    guest = person()
    guest.visit("/", "[data-game]")
    guest.page.route("**/assets/About*", lambda route: route.fulfill(status=404))
    guest.page.click("footer a")
    guest.see("[data-trouble=old-page]")
    guest.page.unroute("**/assets/About*")
    guest.page.click("[data-trouble] button")
    guest.see("main dd")
    assert not guest.is_shown("[data-trouble]")


def test_a_table_that_is_not_there(person: Come) -> None:
    guest = person("cs")
    guest.visit("/table/2222222222", "[data-trouble=unknown-table] a[href='/tables']")
    assert guest.hurdles() == []
    guest.page.get_by_role("link", name="Na úvodní stránku").last.click()
    guest.see("[data-game]")
    guest.visit("/no/such/page", "[data-trouble=not-found]")


def test_a_private_table_opens_to_a_code(person: Come) -> None:
    host, stranger = opened(person()), person()
    stranger.visit(host.page.url, "[data-trouble=not-invited] form")
    assert stranger.hurdles() == []
    stranger.page.get_by_label("Code").fill("222222")
    stranger.page.keyboard.press("Enter")
    stranger.see("[data-trouble] p.bad")
    stranger.page.get_by_label("Code").fill(host.page.inner_text("[data-code]")[-7:])
    stranger.page.keyboard.press("Enter")
    stranger.see("[data-gathering]")


def test_an_outdated_link_keeps_nobody_out_for_ever(person: Come) -> None:
    host, friend = opened(person()), person()
    wrong = f"{host.page.url}#invite=outdated"
    friend.visit(wrong, "[data-trouble=wrong-key]")
    friend.page.get_by_role("button", name="Look in without the old link").click()
    friend.see("[data-trouble=not-invited]")
    friend.page.goto(host.page.input_value("[data-link=ui-link-play]"))
    friend.see("[data-sit]")
    assert host.faults + friend.faults == []


def test_who_comes_too_late_is_told_so(person: Come) -> None:
    host, first, second = opened(person()), person(), person()
    link = host.page.input_value("[data-link=ui-link-play]")
    for friend in (first, second):
        friend.page.goto(link)
        friend.see("[data-sit]")
    lock = host.page.get_by_role("button", name="Lock the table", exact=True)
    unlock = host.page.get_by_role("button", name="Unlock the table")
    lock.click()
    unlock.wait_for()
    first.page.click("[data-sit]")
    first.see("[role=alert]")
    unlock.click()
    lock.wait_for()
    first.page.click("[data-sit]")
    host.page.click("[data-begin]:enabled")
    second.see("[data-seat]")  # the match has begun: he watches
    assert host.faults + first.faults + second.faults == []


def test_somebody_who_was_sent_away_may_ask_again(person: Come) -> None:
    host, friend = opened(person()), person()
    friend.page.goto(host.page.input_value("[data-link=ui-link-play]"))
    friend.page.click("[data-sit]")
    host.page.get_by_role("button", name="Send away").click()
    friend.see("[role=alert]")
    assert "taken from you" in friend.page.inner_text("[role=alert]")
    assert friend.hurdles() == []
    friend.page.click("[data-sit]")  # the invitation holds
    friend.see("[data-way-back]")
    assert not friend.is_shown("[role=alert]")
    assert host.faults + friend.faults == []


def test_somebody_who_had_nothing_but_his_seat_comes_back_with_the_code(person: Come) -> None:
    host, friend = opened(person()), person()
    code = host.page.inner_text("[data-code]")
    friend.visit("/join", "[data-way-in]")
    friend.page.fill("[data-way-in]", code)
    friend.page.keyboard.press("Enter")
    friend.see("[data-way-back]")
    host.page.get_by_role("button", name="Send away").click()
    friend.see("[data-trouble=seat-lost]")
    friend.page.get_by_label("Code").fill("222222")
    friend.page.keyboard.press("Enter")
    friend.see("[data-trouble] p.bad")
    friend.page.get_by_label("Code").fill(code[-7:])
    friend.page.keyboard.press("Enter")
    friend.see("[data-gathering] [data-way-back]")
    assert host.faults + friend.faults == []


def test_who_gets_up_is_still_at_the_table(person: Come) -> None:
    host, friend = opened(person()), person()
    friend.page.goto(host.page.input_value("[data-link=ui-link-play]"))
    friend.page.click("[data-sit]")
    host.lose("[data-chair=free]")
    friend.page.get_by_role("button", name="Get up").click()
    friend.see("[data-sit]")
    host.see("[data-chair=free]")
    assert not friend.is_shown("[data-trouble], [role=alert]")
    friend.page.click("[data-sit]")
    friend.see("[data-way-back]")
    assert host.faults + friend.faults == []


def test_one_outdated_link_takes_no_good_key_away(person: Come) -> None:
    guest = person()
    table = late.sit_down(guest, "border")["table"]
    guest.page.goto("about:blank")
    guest.visit(f"/table/{table}#invite=outdated", "[data-prompt]")
    assert not guest.is_shown("[role=alert]")
    kept = guest.page.evaluate("table => localStorage.getItem(`stolek-keys-${table}`)", table)
    assert "outdated" not in kept
    assert guest.faults == []


def test_a_table_whose_line_does_not_come_says_so_and_comes_by_itself(person: Come, wire: Wire) -> None:
    guest = person(base=wire.base)
    late.sit_down(guest, "border")
    guest.page.click("header a[href='/tables']")
    guest.see("[data-table]")
    wire.cut()
    guest.page.go_back()
    guest.see("[data-trouble=no-answer] [data-try]")
    assert guest.hurdles() == []
    guest.page.click("[data-try]")
    wire.mend()
    guest.see("[data-prompt]")


def test_a_server_that_has_no_room_says_so(person: Come) -> None:
    guest = person("cs")
    table = late.sit_down(guest, "border")["table"]
    full = {"type": "refused", "id": None, "code": "too-many-sockets", "facts": {"most": 60}, "clause": None}

    def turn_away(socket: WebSocketRoute) -> None:
        def answer(_: str | bytes) -> None:
            socket.send(json.dumps(full))
            socket.close(code=4429)

        socket.on_message(answer)

    guest.page.route_web_socket("**/socket", turn_away)
    guest.visit(f"/table/{table}", "[data-trouble=too-many-sockets] [data-try]")
    assert "60" in guest.page.inner_text("[data-trouble]")
    guest.page.click("[data-try]")
    guest.see("[data-trouble=too-many-sockets]")
    assert (guest.hurdles(), guest.faults) == ([], [])


@pytest.mark.parametrize("page", some(["learn", "desk", "rules", "new", "table", "replay"], "table"))
def test_words_that_do_not_come_are_asked_for_again(person: Come, page: str) -> None:
    guest = person("sk")
    path = f"/{page}/border"
    if page == "table":
        path = f"/table/{late.sit_down(guest, 'border')['table']}"
    silent = "**/book/**" if page == "rules" else "**/games/border/words/**"
    guest.page.route(silent, lambda route: route.abort())
    if page == "replay":
        films.drop(guest, late.played("border")[0])
    else:
        guest.page.goto(path)
    guest.see("[data-try]")
    assert "refusal-" not in guest.page.inner_text("main")
    assert guest.hurdles() == []
    guest.page.unroute(silent)
    guest.page.click("[data-try]")
    guest.lose("[data-try]")
    guest.see("main h1")
    assert guest.faults == []


@pytest.mark.parametrize("why", FORGETFUL)
def test_a_browser_that_keeps_nothing_can_play(person: Come, why: str) -> None:
    guest = person()
    guest.page.add_init_script(FORGETFUL[why])
    guest.visit("/", "[data-game=border] button.main")
    guest.page.locator("[data-language]").select_option("cs")
    guest.see("html[lang=cs]")
    guest.page.click("[data-game=border] button.main")
    guest.see("[data-prompt]")
    matches.decide(guest, plain.mouse, Random(1))
    assert guest.faults == []


def test_a_browser_without_cookies_can_play(person: Come) -> None:
    guest = person()

    def without_cookies(route: Route) -> None:
        route.fulfill(response=route.fetch())
        guest.context.clear_cookies()

    guest.page.route("**/api/**", without_cookies)
    guest.visit("/", "[data-game=border] button.main")
    guest.page.click("[data-game=border] button.main")
    guest.see("[data-prompt]")
    matches.decide(guest, plain.mouse, Random(1))
    guest.eventually(lambda: guest.context.cookies() == [])
    guest.page.reload()
    guest.see("[data-prompt]")
    assert guest.faults == []


@pytest.mark.parametrize("page", some(["new", "learn", "desk", "rules"], "rules"))
def test_a_game_that_is_not_on_the_shelf(person: Come, page: str) -> None:
    guest = person("sk", viewport=PHONE)
    guest.visit(f"/{page}/chess", "[data-trouble]")
    assert "refusal-" not in guest.page.inner_text("[data-trouble]")
    assert (guest.hurdles(), guest.faults, guest.is_too_wide()) == ([], [], False)
    guest.page.click("[data-trouble] a[href='/']")
    guest.see("[data-game]")


def test_a_seat_that_somebody_else_has_just_taken(person: Come) -> None:
    host, friend = opened(person()), person()
    friend.visit(host.page.input_value("[data-link=ui-link-play]"), "[data-sit]")
    taken = json.dumps({"code": "seat-taken", "facts": {}, "clause": None})
    friend.page.route(
        "**/seats", lambda route: route.fulfill(status=409, body=taken, content_type="application/json")
    )
    friend.page.click("[data-sit]")
    friend.see("[role=alert]")
    assert "refusal-" not in friend.page.inner_text("[role=alert]")
    friend.page.unroute("**/seats")
    friend.page.click("[data-sit]")
    friend.see("[data-way-back]")
    assert friend.faults == []


def test_a_seat_that_went_to_another_device_is_told_so(person: Come) -> None:
    guest, stranger = person(), person()
    table = late.sit_down(guest, "border")["table"]
    stranger.visit(f"/table/{table}#seat=worthless&n=0", "[data-trouble] form")
    assert stranger.hurdles() == []
    stranger.page.get_by_role("button", name="Look in without the old link").click()
    stranger.see("[data-trouble=not-invited]")
    assert stranger.faults == []


def test_mangled_local_storage_keeps_nobody_out(person: Come) -> None:
    guest = person()
    table = late.sit_down(guest, "border")["table"]
    guest.page.evaluate("table => localStorage.setItem(`stolek-keys-${table}`, '{}')", table)
    guest.page.evaluate("localStorage.setItem('stolek-language', 'xx')")
    guest.page.reload()
    guest.see("[data-prompt]")  # the cookie knows the seat
    assert guest.faults == []


def test_a_late_answer_says_nothing_of_a_newer_position(person: Come) -> None:
    guest, held = person(), list[Route]()

    def hold(route: Route) -> None:
        held.append(route) if "broken" in str(route.request.post_data) else route.continue_()

    guest.page.route("**/score", hold)
    guest.visit("/desk/border", "[data-items]")
    guest.page.click("[data-typed]")
    guest.page.fill("textarea", "broken")
    guest.page.click("form button.main")
    guest.page.click("[data-example]")
    guest.page.click("form button.main")
    guest.see("[data-items]")
    with guest.expect_answer("400 /api/games/border/score"):
        held[0].continue_()
    assert guest.is_shown("[data-items]")
    assert not guest.is_shown("[role=alert]")
    assert guest.faults == []


def test_what_was_refused_is_not_said_of_another_plan(person: Come) -> None:
    guest = person()
    guest.page.route("**/api/tables", lambda route: route.abort())
    guest.visit("/new/border", "[data-open-table]")
    guest.page.click("[data-open-table]")
    guest.see("[role=alert]")
    guest.page.get_by_role("button", name="3 players").click()
    guest.lose("[role=alert]")
    assert guest.faults == []
