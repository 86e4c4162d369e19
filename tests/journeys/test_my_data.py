"""Journeys of one who takes his data along, removes a table, and is forgotten."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable

from playwright.sync_api import Dialog

from tests.journeys.people import Person
from tests.journeys.test_lobby import opened

Come = Callable[..., Person]
CREDITS = "main dd"  # they come later, and push away what lies below
KEYS = "Object.keys(localStorage).filter(name => name.startsWith('stolek-keys-')).length"


def table_of(person: Person) -> str:
    """The table at which somebody sits."""
    return person.page.url.rsplit("/", 1)[-1].partition("?")[0]


def test_a_host_removes_a_table_that_nobody_needs(person: Come) -> None:
    host = opened(person())
    name = table_of(host)
    host.page.on("dialog", lambda asked: asked.accept() if "undone" in asked.message else asked.dismiss())
    host.visit("/tables", f"[data-table='{name}']")
    host.page.click(f"[data-table='{name}'] [data-remove]")
    host.lose(f"[data-table='{name}']")
    assert host.page.evaluate(KEYS) == 0
    host.visit(f"/table/{name}", "[data-trouble]")
    assert "no such table" in host.page.inner_text("main")
    assert host.faults == []


def test_one_thinks_better_of_it(person: Come) -> None:
    host = opened(person())
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    host.page.on("dialog", refuse)
    host.visit("/tables", "[data-remove]")
    host.page.click("[data-remove]")
    host.visit("/about", CREDITS)
    host.page.click("[data-forget]")
    host.visit("/tables", "[data-remove]")
    assert host.page.evaluate(KEYS) == 1
    assert len(asked) == 2


def test_who_is_not_the_host_has_no_bin(person: Come) -> None:
    host, friend = opened(person()), person()
    friend.visit("/join", "[data-way-in]")
    friend.page.fill("[data-way-in]", host.page.input_value("[data-link=ui-link-play]"))
    friend.page.press("[data-way-in]", "Enter")
    friend.page.click("[data-sit]")
    friend.see("[data-way-back]")
    friend.visit("/tables", "[data-table]")
    assert not friend.is_shown("[data-remove]")


def test_one_takes_everything_along_and_is_forgotten(person: Come) -> None:
    guest = opened(person())
    name = table_of(guest)
    guest.page.on("dialog", lambda asked: asked.accept())
    guest.page.click("[data-me]")
    guest.page.get_by_role("dialog").get_by_role("link", name="Your data").click()
    guest.see(CREDITS)
    with guest.page.expect_download() as saved:
        guest.page.click("[data-take]")
    with zipfile.ZipFile(saved.value.path()) as files:
        assert [one["table"] for one in json.loads(files.read("me.json"))["tables"]] == [name]
    guest.page.click("[data-forget]")
    guest.page.get_by_text("nothing here tells who you were").wait_for()
    assert guest.page.evaluate(KEYS) == 0
    guest.visit("/tables", "main h2")
    guest.page.get_by_text("You sit at no table now.").wait_for()
    assert not guest.is_shown(f"[data-table='{name}']")
    assert guest.faults == []
