"""Journeys around the tables: from the start page to a match, alone and with friends, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

import stolek
from stolek.words.speak import LANGUAGES
from tests.alike import some
from tests.journeys.courier import Sent
from tests.journeys.people import DESK, PHONE, Person

Come = Callable[..., Person]
TABLES = "main section > :is(p, ul)"  # how many there are, the house says later
PAGES = {
    "/": "[data-game]",
    "/new/ingenious": "[data-option]",
    "/join": TABLES,
    "/tables": TABLES,
    "/rules/ingenious": "article",
    "/about": "main dd",
}
# Whether a picture leaves nothing of its frame free, and has kept its shape.
FILLED = """frame => {
    const [box, { x, y, width, height }] = [frame, frame.querySelector('svg')].map((one) =>
        one.getBoundingClientRect());
    return x <= box.x + 1 && x + width >= box.right - 1 && y <= box.y + 1 && y + height >= box.bottom - 1
        && Math.abs(width / height - 4 / 3) < 0.01;
}"""
FOCUSED = "said => document.activeElement.matches('h1') && document.activeElement.innerText === said"
WELCOMES = {"en": "What shall we play?", "cs": "Co si zahrajeme?", "sk": "Čo si zahráme?"}


def planned(host: Person, path: str = "/new/ingenious") -> Person:
    """A host who has opened a table; by which address others come there may not be known yet."""
    host.visit(path, "[data-open-table]")
    host.page.click("[data-company=link]")
    host.page.click("[data-open-table]")
    host.see("[data-gathering]")
    return host


def opened(host: Person, path: str = "/new/ingenious") -> Person:
    """A host who has opened a table and waits for somebody."""
    planned(host, path).see("[data-copy]")  # links come later, and push away what lies below
    return host


@pytest.mark.soak  # where nothing is kept, one click does the same in every run
@pytest.mark.parametrize("game", stolek.games())
def test_one_click_leads_to_a_match_against_a_bot(person: Come, game: str) -> None:
    guest = person()
    guest.visit("/", f"[data-game={game}]")
    guest.page.click(f"[data-game={game}] button.main")
    guest.see("[data-prompt]")
    assert guest.faults == []


def test_friends_meet_by_a_link_and_begin(person: Come) -> None:
    host = person()
    host.visit("/new/ingenious", "[data-option]")
    host.page.locator("[data-option=first] select").select_option("1")
    host.page.click("details summary")
    host.page.locator("[data-clock]").select_option("bank-10")
    host.page.click("[data-open-table]")
    host.see("[data-gathering]")
    assert "second seat" in host.page.inner_text("main")
    assert "10 minutes" in host.page.inner_text("main")
    friend = person("cs", viewport=PHONE)
    friend.visit("/join", "[data-way-in]")
    friend.page.fill("[data-way-in]", host.page.input_value("[data-link=ui-link-play]"))
    friend.page.press("[data-way-in]", "Enter")
    friend.page.get_by_label("Jak vám mají ostatní říkat?").fill("Jan")
    friend.page.click("[data-sit]")
    friend.see("[data-way-back]")
    host.page.get_by_text("Jan").wait_for()
    host.page.click("[data-begin]:enabled")
    friend.see("[data-prompt]")
    host.see("[data-seat]")
    assert host.faults + friend.faults == []


def test_phones_get_a_picture_of_an_address_that_they_can_reach(person: Come) -> None:
    house = "http://192.168.1.7:8420"
    host, alone = person(), opened(person())
    host.page.route("**/api/whereabouts", lambda route: route.fulfill(json={"addresses": [house]}))
    opened(host).see("[data-gathering] figure img")
    assert host.page.input_value("[data-link=ui-link-play]").startswith(f"{house}/table/")
    alone.page.get_by_text("This address works on this device only").wait_for()
    assert not alone.is_shown("[data-gathering] figure")
    assert host.faults + alone.faults == []


def test_links_come_with_the_address_and_do_not_move_afterwards(person: Come) -> None:
    held: list[Route] = []
    host = person()
    host.page.route("**/api/whereabouts", lambda route: held.append(route))
    planned(host)
    host.eventually(lambda: held)
    assert not host.is_shown("[data-copy], [data-link], [data-new-invite]")
    held[0].continue_()
    host.see("[data-copy]")
    assert host.faults == []


def test_friends_meet_by_a_code_that_was_read_out(person: Come) -> None:
    host, friend = opened(person()), person()
    friend.visit("/join", "[data-way-in]")
    friend.page.fill("[data-way-in]", "nonsense")
    friend.page.press("[data-way-in]", "Enter")
    friend.see("[role=alert]")
    friend.page.fill("[data-way-in]", host.page.inner_text("[data-code]").upper())
    friend.page.press("[data-way-in]", "Enter")
    friend.see("[data-gathering]")
    host.page.click("[data-begin]:enabled")
    friend.see("[data-seat]")
    assert host.faults + friend.faults == []


def test_an_option_chosen_a_moment_ago_counts(person: Come) -> None:
    held: list[Route] = []
    host = person()
    host.visit("/new/ingenious", "[data-option]")
    host.page.route("**/choices*", lambda route: held.append(route))
    host.page.locator("[data-option=first] select").select_option("1")
    host.eventually(lambda: held)
    with host.page.expect_request("**/api/tables") as asked:
        host.page.click("[data-open-table]")
        held[0].continue_()
    assert (asked.value.post_data_json or {})["agreement"]["options"]["first"] == 1


def test_an_invitation_that_has_gone_too_far_opens_nothing(person: Come) -> None:
    host, stranger, friend = opened(person()), person(), person()
    link, code = host.page.input_value("[data-link=ui-link-play]"), host.page.inner_text("[data-code]")
    host.page.click("[data-new-invite]")
    host.until("code => document.querySelector('[data-code]').innerText !== code", code)
    host.until("link => document.querySelector('[data-link=ui-link-play]').value !== link", link)
    assert host.hurdles() == []
    for old in (link, code):
        stranger.visit("/join", "[data-way-in]")
        stranger.page.fill("[data-way-in]", old)
        stranger.page.press("[data-way-in]", "Enter")
        stranger.see("[role=alert], [data-trouble]")
    friend.visit("/join", "[data-way-in]")
    friend.page.fill("[data-way-in]", host.page.input_value("[data-link=ui-link-play]"))
    friend.page.press("[data-way-in]", "Enter")
    friend.page.click("[data-sit]")
    friend.see("[data-way-back]")
    assert host.faults + friend.faults == []


def test_a_seat_is_taken_along_to_another_device(person: Come) -> None:
    host, phone = opened(person()), person(viewport=PHONE)
    host.page.click("[data-way-back] summary")
    phone.visit("/join", "[data-way-in]")
    phone.page.fill("[data-way-in]", host.page.inner_text("[data-way-back] output"))
    phone.page.press("[data-way-in]", "Enter")
    phone.see("[data-begin]")
    assert host.faults + phone.faults == []


def test_a_code_with_a_pin_opens_nothing_alone(person: Come) -> None:
    host, phone = person(), person("cs", viewport=PHONE)
    sent = Sent(host)
    opened(host)
    host.page.click("[data-way-back] summary")
    host.page.click("[data-set-pin]")
    host.page.keyboard.type("12")  # the field has the focus
    host.page.keyboard.press("Enter")
    assert sent.kinds() == []
    host.page.keyboard.type("345")
    host.page.keyboard.press("Enter")
    host.see("[data-pinned]")
    assert host.hurdles() == []
    phone.visit("/join", "[data-way-in]")
    phone.page.fill("[data-way-in]", host.page.inner_text("[data-way-back] output"))
    phone.page.press("[data-way-in]", "Enter")
    phone.see("[data-pin]")
    phone.page.keyboard.type("54321")
    phone.page.keyboard.press("Enter")
    phone.page.get_by_text("To není PIN").wait_for()
    assert phone.hurdles() == []
    phone.page.fill("[data-pin]", "12345")
    phone.page.press("[data-pin]", "Enter")
    phone.see("[data-begin]")
    host.page.click("[data-drop-pin]")
    host.see("[data-set-pin]")
    assert host.faults + phone.faults == []


def test_a_game_is_chosen_with_the_keys(person: Come) -> None:
    host = person()
    host.visit("/new/border", "[data-option]")
    host.page.focus("input[name=game]:checked")
    host.page.keyboard.press("ArrowRight")
    host.page.wait_for_url("**/new/dicekings")
    host.see("[data-option=setup]")
    assert host.page.evaluate("document.activeElement.value") == "dicekings"
    assert host.faults == []


def test_an_option_is_written_out_freely(person: Come) -> None:
    host = person("cs")
    host.visit("/new/border", "[data-option=boards]")
    host.page.locator("[data-option=boards] select").select_option("free")
    example = "[data-option=boards] [data-example]"
    host.see(f"{example}:not(.bad)")
    for boards, class_ in {"AX": ".bad", "CA": ":not(.bad)"}.items():
        with host.expect_answer("200 /api/games/border/choices"):
            host.page.fill("[data-option=boards] input", boards)
            host.page.press("[data-option=boards] input", "Tab")
        host.see(f"{example}{class_}")
    assert host.hurdles() == []
    host.page.click("[data-open-table]")
    host.see("[data-gathering]")
    assert ": CA" in host.page.inner_text("main")
    assert host.faults == []


def test_people_at_one_screen_have_their_own_names(person: Come) -> None:
    host = person()
    host.visit("/new/border", "[data-open-table]")
    host.page.click("[data-company=screen]")
    host.page.get_by_label("Name at seat 2").fill("Jan")
    host.page.click("[data-open-table]")
    host.see("aside [data-seat]")
    assert "Jan" in host.page.inner_text("aside")
    assert host.faults == []


def test_an_open_table_is_found_and_one_s_own_is_found_again(person: Come) -> None:
    host, stranger = person(), person()
    host.visit("/new/border", "[data-open-table]")
    host.page.click("details summary")
    host.page.check("[data-open]")
    host.page.click("[data-open-table]")
    host.see("[data-gathering]")
    table = host.page.url.rpartition("/")[2]
    stranger.visit("/tables", f"[data-table='{table}']")
    stranger.page.click(f"[data-table='{table}'] a")
    stranger.see("[data-sit]")
    host.visit("/", f"[data-table='{table}']")
    assert host.faults + stranger.faults == []


def test_languages_change_at_once_and_are_remembered(person: Come) -> None:
    guest = person("sk")
    guest.visit("/", "[data-game]")
    for language in (*LANGUAGES, "sk"):
        guest.page.locator("[data-language]").select_option(language)
        guest.page.get_by_role("heading", name=WELCOMES[language]).wait_for()
        assert guest.page.get_attribute("html", "lang") == language
    guest.visit("/about", "main dd")
    assert guest.page.get_attribute("html", "lang") == "sk"
    assert guest.faults == []


def test_the_focus_goes_along_to_the_heading_of_each_page(person: Come) -> None:
    guest = person()
    guest.visit("/", "[data-game]")
    for link, heading in {
        "header a[href='/tables']": "Tables",
        "main a[href='/new']": "New table",
        "header a[href='/']": "What shall we play?",
        "[data-game=border] a[href='/learn/border']": "Learn The Border",
        "header a[href='/join']": "Join a table",
    }.items():
        guest.page.focus(link)
        guest.page.keyboard.press("Enter")
        guest.until(FOCUSED, heading)
    guest.page.keyboard.press("Tab")
    assert guest.page.evaluate("() => document.activeElement.matches('main *')")
    assert guest.faults == []


def test_rules_are_searched_and_a_clause_has_its_address(person: Come) -> None:
    guest = person("cs")
    guest.visit("/rules/ingenious#ING-13", "#ING-13.sought")
    guest.until("() => document.getElementById('ING-13').getBoundingClientRect().top < innerHeight")
    guest.page.fill("[data-search]", "VYMENA")
    guest.see("mark")
    assert guest.page.locator("article").count() < 20


@pytest.mark.parametrize("language", some(LANGUAGES, "sk"))
def test_every_page_is_free_of_faults_and_hurdles_and_fits_a_small_phone(person: Come, language: str) -> None:
    guest = person(language)
    for path, selector in PAGES.items():
        guest.page.set_viewport_size(DESK)
        guest.visit(path, selector)
        assert (path, guest.hurdles(), guest.errors) == (path, [], [])
        guest.page.set_viewport_size(PHONE)
        assert not guest.is_too_wide(), path
    opened(guest)
    assert (guest.hurdles(), guest.errors, guest.is_too_wide()) == ([], [], False)


@pytest.mark.soak
def test_every_page_is_free_of_hurdles_on_a_small_phone_in_the_dark(person: Come) -> None:
    guest = person(viewport=PHONE, color_scheme="dark")
    for path, selector in PAGES.items():
        guest.visit(path, selector)
        assert (path, guest.hurdles()) == (path, [])


@pytest.mark.parametrize("width", some([360, 390, 1280], 360))
def test_the_picture_of_a_game_fills_its_frame(person: Come, width: int) -> None:
    guest = person(viewport={"width": width, "height": 800})
    guest.visit("/", "[data-game] .frame svg")
    for game in stolek.games():
        guest.see(f"[data-game={game}] .frame svg")
        assert guest.page.locator(f"[data-game={game}] .frame").evaluate(FILLED), game


def test_a_bot_is_seated_by_its_button_alone(person: Come) -> None:
    host = person("cs")
    sent = Sent(host)
    opened(host)
    host.page.focus("[data-chair=free] select")
    for _ in range(3):
        host.page.keyboard.press("ArrowDown")
    assert sent.kinds() == []
    host.page.select_option("[data-chair=free] select", "hard")
    host.page.click("[data-seat-bot]")
    host.see("[data-chair=bot]")
    assert host.is_shown("[data-chair=bot] [data-seat-bot]:disabled")
    host.page.select_option("[data-chair=bot] select", "easy")
    host.page.click("[data-seat-bot]")
    host.page.get_by_text("bot (lehký)").wait_for()
    assert sent.kinds() == ["seat-bot", "seat-bot"]
    assert (host.hurdles(), host.faults) == ([], [])


@pytest.mark.parametrize(("works", "said"), [("true", "Copied"), ("false", "copy it yourself")])
def test_a_link_is_copied_where_there_is_no_clipboard(person: Come, works: str, said: str) -> None:
    host = person()
    host.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = (what) => { window.copied = what + getSelection(); return " + works + "; }"
    )
    opened(host)
    host.page.click("[data-copy=ui-link-play]")
    with host.telling(said):
        host.page.get_by_role("status").filter(has_text=said).wait_for()
    assert host.page.evaluate("copied") == "copy" + host.page.input_value("[data-link=ui-link-play]")
    assert (host.hurdles(), host.faults) == ([], [])
