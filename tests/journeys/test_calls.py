"""Journeys of those who want to be called when they are away: on their device, by e-mail, by a webhook."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest
from anyio.from_thread import start_blocking_portal

import stolek
from stolek.words.speak import Speaker
from tests.journeys import late, matches
from tests.journeys.people import PHONE, QUIET, Person
from tests.journeys.test_company import until_asked
from tests.notifications.receivers import Exchange, MailRoom, Phone, calling, decoded, exchange, mail_room
from tests.server.clients import serving, settings

Come = Callable[..., Person]
SOON = 0.2  # seconds that a table is quiet before anybody is called
BELL, BUSY = "[data-push]", "[data-calls][aria-busy=true]"
CALLS = "200 /api/me/calls"
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
FOCUS = "document.activeElement.id"
TOO_SMALL = """[...document.querySelectorAll('#calls button, #calls input')]
    .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).map((one) => one.outerHTML)"""
# Without the net there is no push service that would give a browser an address: one is put in its hands, with
# real keys. That the house calls there, what it says, the servant, and the note that he shows are real.
SUBSCRIBING = """(() => {
    let now = null;
    PushManager.prototype.getSubscription = async () => now;
    PushManager.prototype.subscribe = async (wish) => {
        window.subscribed = [wish.userVisibleOnly, ...new Uint8Array(wish.applicationServerKey)];
        return now = {
            toJSON: () => ({ endpoint: 'ENDPOINT', keys: { p256dh: 'POINT', auth: 'AUTH' } }),
            unsubscribe: async () => { now = null; window.subscribed = null; return true; },
        };
    };
})()"""
NOTES = """async () => {
    const notes = await (await navigator.serviceWorker.ready).getNotifications();
    return notes.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
}"""
SERVED = """async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
}"""
ASIDE = (
    "Object.defineProperty(document, 'visibilityState', { get: () => window.aside ? 'hidden' : 'visible' })"
)
OVER_HTTP = "Object.defineProperty(window, 'isSecureContext', { value: false })"
IPHONE = "delete window.PushManager; navigator.standalone = false"


class CallingHouse(NamedTuple):
    """A server that calls by all ways, and where its calls arrive."""

    base: str
    there: Exchange
    room: MailRoom

    @property
    def hook(self) -> str:
        """Where a webhook may point."""
        return f"{self.there.base}/hook"


@pytest.fixture(scope="module")
def loud(apart: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CallingHouse]:
    """Such a server; there is one only where pages are built."""
    with ExitStack() as stack:
        portal = stack.enter_context(start_blocking_portal())
        there = stack.enter_context(portal.wrap_async_context_manager(exchange()))
        room = stack.enter_context(portal.wrap_async_context_manager(mail_room()))
        chosen = settings(
            tmp_path_factory.mktemp("calls"),
            notifications=calling(there, room),
            notify_after=SOON,
            mails_an_hour=1_000,
        )
        base = stack.enter_context(portal.wrap_async_context_manager(serving(chosen)))
        yield CallingHouse(base, there, room)


@pytest.fixture(scope="module")
def whole(chromium: Any) -> Iterator[Any]:
    """A whole browser: the one without windows shows no notes."""
    found = shutil.which("chromium")
    if not found:
        pytest.skip("Notes are shown by the whole Chromium only; on Debian: apt install chromium")
    alone = ["--no-sandbox"] if os.getuid() == 0 else []
    browser = chromium.browser_type.launch(executable_path=found, args=[*QUIET, *alone])
    yield browser
    browser.close()


@pytest.fixture
def windowed(whole: Any, loud: CallingHouse) -> Iterator[Come]:
    """Invites people whose browsers show notes."""
    came: list[Person] = []

    def come(language: str, **looks: Any) -> Person:
        came.append(Person(whole, loud.base, language, **looks))
        return came[-1]

    yield come
    for one in came:
        one.leave()


def fetched(person: Person, find: Callable[[], list[Any]], number: int = 1) -> list[Any]:
    """What has arrived, when there are so many."""
    person.eventually(lambda: len(find()) >= number)
    found = find()
    assert len(found) == number
    return found


def notes(person: Person) -> list[Any]:
    """The notes that a servant shows."""
    return fetched(person, lambda: list(person.page.evaluate(NOTES)))


def links(person: Person, room: MailRoom, address: str) -> list[str]:
    """The pages that the only letter to an address leads to: to confirm, and to stop."""
    (letter,) = fetched(person, lambda: [one for one in room.letters if one["To"] == address])
    return [f"/calls{token}" for token in re.findall(r"/calls(#\S+)", letter.get_content())]


def write(person: Person, way: str, address: str) -> None:
    """Type an address, and send it off, by keys alone; while the house thinks, nothing is sent."""
    person.lose(BUSY)
    person.page.focus(f"[data-offer={way}] input")
    person.page.keyboard.insert_text(address)
    person.page.keyboard.press("Enter")


def hear(person: Person, way: str, role: str, text: str) -> None:
    """Wait until something is told beside a way."""
    person.page.locator(f"[data-offer={way}] [role={role}]").filter(has_text=text).wait_for()


def check_ease(person: Person) -> None:
    """Everybody can use the page, on this screen; while the house thinks, buttons are pale."""
    person.lose(BUSY)
    assert [*person.hurdles(), *person.page.evaluate(TOO_SMALL)] == []
    assert not person.is_too_wide()


def test_a_server_that_calls_nobody_offers_nothing(person: Come) -> None:
    guest = person()
    with guest.expect_answer(CALLS):
        late.sit_down(guest, "border")
    assert not guest.is_shown("[data-call-away]")
    with guest.expect_answer(CALLS):
        guest.page.click("header a[href='/tables']")
    guest.see("[data-table]")
    assert not guest.is_shown("[data-calls]")
    assert guest.faults == []


def test_who_has_a_seat_is_shown_the_way_to_the_calls(person: Come, loud: CallingHouse) -> None:
    guest, looker = person(base=loud.base), person(base=loud.base)
    asked: list[str] = []
    for one in (guest, looker):
        one.page.on("request", lambda request: asked.append(request.url))
    opened = late.sit_down(guest, "border")
    looker.visit(f"/table/{opened['table']}#watch={opened['watch']}", "main[data-stage]")
    guest.see("[data-call-away]")
    assert len([url for url in asked if url.endswith("/api/me/calls")]) == 1
    guest.page.focus("[data-call-away]")
    guest.page.keyboard.press("Enter")
    guest.see("[data-calls]")
    guest.until(f"() => {FOCUS} === 'calls-title'")
    write(guest, "webhook", loud.hook)
    guest.see("[data-way=webhook]")
    with guest.expect_answer(CALLS):
        guest.page.go_back()
    guest.see("[data-way-back]")
    assert not guest.is_shown("[data-call-away]")
    assert not looker.is_shown("[data-call-away]")
    assert guest.faults + looker.faults == []


def test_an_address_is_called_once_somebody_has_confirmed_it_there(person: Come, loud: CallingHouse) -> None:
    guest, reader = person(base=loud.base), person("sk", base=loud.base)
    guest.visit("/tables", "[data-calls]")
    write(guest, "email", "eva")
    hear(guest, "email", "alert", "no e-mail address")
    assert guest.page.get_attribute("[data-offer=email] input", "aria-invalid") == "true"
    guest.page.fill("[data-offer=email] input", "")
    write(guest, "email", "eva@mail.example")
    hear(guest, "email", "status", "sent a mail to eva@mail.example")
    assert "not confirmed yet" in guest.page.inner_text("[data-way=email]")
    check_ease(guest)
    yes, no = links(guest, loud.room, "eva@mail.example")
    for link, button, title in (
        (yes, "Áno, píšte mi e-mailom", "Ďakujeme!"),
        (no, "Už mi nepíšte", "Už sa neozveme"),
    ):
        reader.visit(link, "[data-obey]")
        reader.page.wait_for_url(f"{loud.base}/calls")
        check_ease(reader)
        reader.page.get_by_role("button", name=button).press("Enter")
        reader.page.get_by_role("heading", name=title).wait_for()
        assert reader.page.inner_text(":focus") == title
        guest.page.evaluate(LOOK_AGAIN)
        guest.lose("[data-way=email] .open")
        assert guest.is_shown("[data-way=email]") or link == no
    guest.lose("[data-way=email]")
    assert guest.faults + reader.faults == []


def test_a_link_that_is_no_good_has_a_way_on(person: Come, loud: CallingHouse) -> None:
    guest = person(base=loud.base)
    signed = "WyI5YjI3c2d2cnp5Iiwic3RvcCJd.by-somebody-else"
    guest.visit(f"/calls#{signed}", "[data-deed=stop]")
    guest.page.click("[data-obey]")
    guest.see("[data-trouble=wrong-token]")
    for address in ("/calls", "/calls#half-of-"):
        guest.visit("/about", "main")
        guest.visit(address, "[data-trouble=wrong-token]")
    assert guest.hurdles() == []
    guest.page.click("[data-trouble] .main")
    guest.see("[data-calls]")
    assert guest.faults == []


def test_a_webhook_is_greeted_and_can_be_removed_by_keys(person: Come, loud: CallingHouse) -> None:
    guest = person(base=loud.base, color_scheme="dark")
    guest.visit("/tables", "[data-calls]")
    write(guest, "webhook", "https://elsewhere.example/hook")
    hear(guest, "webhook", "alert", loud.there.place)
    check_ease(guest)
    assert guest.page.evaluate("document.activeElement.value") == "https://elsewhere.example/hook"
    guest.page.keyboard.press("Control+A")
    write(guest, "webhook", f"{loud.hook}/mine")
    hear(guest, "webhook", "status", "will call you there")
    (heard,) = fetched(guest, lambda: [one for one in loud.there.heard if one.path == "/hook/mine"])
    assert heard.json["text"].startswith(Speaker("en").say("call-greeting"))
    assert "127.0.0.1" in guest.page.inner_text("[data-way=webhook]")
    check_ease(guest)
    guest.page.keyboard.press("Tab")  # the button beside the field
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    guest.lose("[data-way]")
    assert guest.page.evaluate(FOCUS) == "calls-title"
    assert "no more calls" in guest.page.inner_text("[data-calls]")
    assert guest.faults == []


def test_who_lets_no_notes_be_shown_is_told_what_to_do(person: Come, loud: CallingHouse) -> None:
    guest = person("cs", base=loud.base, viewport=PHONE)
    guest.visit("/tables", BELL)
    guest.page.press(BELL, "Enter")
    hear(guest, "push", "alert", "Povolte")
    assert guest.page.locator(BELL).evaluate("bell => bell === document.activeElement")
    check_ease(guest)
    assert guest.page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    assert guest.faults == []


@pytest.mark.parametrize(
    ("browser", "advice"),
    [(OVER_HTTP, "https://"), (IPHONE, "Přidat na plochu")],
    ids=["over-http", "iphone"],
)
def test_a_browser_that_cannot_be_called_says_why(
    person: Come, loud: CallingHouse, browser: str, advice: str
) -> None:
    guest = person("cs", base=loud.base, viewport=PHONE)
    guest.page.add_init_script(browser)
    guest.visit("/tables", "[data-hindered]")
    assert advice in guest.page.inner_text("[data-hindered]")
    assert not guest.is_shown(BELL)
    check_ease(guest)
    assert guest.faults == []


def listening(guest: Person, phone: Phone, endpoint: str) -> None:
    """From now on this browser subscribes to calls as this phone does."""
    told = phone.wish(endpoint)
    script = SUBSCRIBING.replace("ENDPOINT", endpoint)
    guest.page.add_init_script(script.replace("POINT", told["p256dh"]).replace("AUTH", told["auth"]))


def carry(guest: Person, call: dict[str, str]) -> None:
    """Bring a call to the servant, as a push service would."""
    known: list[str] = []
    line = guest.context.new_cdp_session(guest.page)
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    guest.eventually(lambda: known)
    origin = guest.page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": known[0], "data": json.dumps(call)}
    line.send("ServiceWorker.deliverPushMessage", message)


def test_a_device_is_called_when_it_is_ones_turn(windowed: Come, loud: CallingHouse) -> None:
    phone, guest = Phone(), windowed("cs", viewport=PHONE)
    listening(guest, phone, f"{loud.there.base}/push")
    guest.visit("/tables", BELL)
    guest.context.grant_permissions(["notifications"])
    guest.page.press(BELL, "Enter")
    guest.see("[data-way=push]")
    assert "Toto zařízení" in guest.page.inner_text("[data-way=push]")
    assert guest.page.evaluate(FOCUS) == "calls-title"
    check_ease(guest)
    offered = guest.context.request.get("/api/me/calls").json()["offers"]["push"]
    assert guest.page.evaluate("subscribed") == [True, *decoded(offered)]
    agreement = {"game": "border", "players": 2, "at_once": True}
    opened = guest.post("/api/tables", agreement=agreement, seats=["me", "easy"])
    pushed = fetched(guest, lambda: [one for one in loud.there.heard if one.path == "/push"], 2)
    greeting, turn = (phone.opened(one.body) for one in pushed)
    title = Speaker("cs", stolek.game("border")).say("game-title")
    assert greeting["title"] == Speaker("cs").say("call-greeting")
    assert turn["title"] == Speaker("cs").say("call-turn", title=title)
    assert (turn["url"], turn["tag"]) == (f"/table/{opened['table']}", opened["table"])
    carry(guest, turn)
    assert notes(guest) == [turn]
    guest.page.press("[data-remove-way]", "Enter")
    guest.see(BELL)
    assert guest.page.evaluate("subscribed") is None
    assert guest.faults == []


def test_a_service_worker_shows_the_notifications_of_an_open_page(
    person: Come, windowed: Come, loud: CallingHouse
) -> None:
    host, friend = person(base=loud.base), windowed("en")
    friend.context.grant_permissions(["notifications"])
    friend.page.add_init_script(ASIDE)
    friend.visit("/about", "main h1")
    friend.page.evaluate(SERVED)
    matches.join(friend, opened := late.sit_down(host, "border", other="open", left=12))
    friend.see("main[data-stage=others]")
    friend.page.evaluate("window.aside = true")
    until_asked(host, friend)
    (note,) = notes(friend)
    assert note["body"] == "Your turn · Player 1"
    assert (note["url"], note["tag"]) == (f"/table/{opened['table']}", opened["table"])
    assert host.faults + friend.faults == []


def test_the_service_worker_is_not_cached_and_may_control_the_whole_site(person: Come) -> None:
    answer = person().context.request.get("/service-worker.js")
    assert answer.headers["content-type"].partition(";")[0] == "text/javascript"
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
