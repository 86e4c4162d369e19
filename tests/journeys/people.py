"""People with a browser: what they see, what goes wrong unseen, and whether everybody could use it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    TimeoutError,
    sync_playwright,
)

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
SERIOUS = {"serious", "critical"}
# Answers of the house that are no: a browser notes them, and the page shows what they mean.
NOTED = "Failed to load resource"
UNREACHED = "WebSocket connection to"
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
# The first is the second without its windows, and opens a page in half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, or the one that Playwright has fetched."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def launched(playwright: Playwright) -> Browser:
    """A browser without a window; as root it has no sandbox."""
    alone = ["--no-sandbox"] if os.getuid() == 0 else []
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *alone])


class Person:
    """Somebody with a browser of his own; he has visited nothing before."""

    def __init__(self, browser: Browser, base: str, language: str = "en", **looks: Any) -> None:
        self.touches = bool(looks.get("has_touch"))
        looks = {"viewport": DESK, "reduced_motion": "reduce"} | looks
        self.context = browser.new_context(locale=language, base_url=base, **looks)
        self.context.set_default_timeout(45_000)  # where much else runs
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        """Keep what the browser complains of."""
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    @property
    def faults(self) -> list[str]:
        """What went wrong, without the answers of the house that are no."""
        return [error for error in self.errors if not error.startswith(NOTED)]

    def forgive_the_wire(self) -> None:
        """Forget what the browser noted of a wire that was cut on purpose."""
        self.errors = [error for error in self.errors if not error.startswith(UNREACHED)]

    def see(self, selector: str) -> None:
        """Wait until something is to be seen; if it never is, say what there was instead."""
        try:
            self.page.wait_for_selector(selector)
        except TimeoutError as error:
            text = self.page.inner_text("body")
            raise AssertionError(f"{selector} at {self.page.url}: {text!r} {self.errors}") from error

    def visit(self, path: str, selector: str) -> None:
        """Come to a page, and wait for it."""
        self.page.goto(path)
        self.see(selector)

    def is_shown(self, selector: str) -> bool:
        """Whether something is to be seen just now."""
        return self.page.query_selector(selector) is not None

    @property
    def entry(self) -> int:
        """Up to which entry of the match one has seen."""
        return int(self.page.get_attribute("main", "data-entry") or 0)

    def point(self, selector: str, **how: Any) -> None:
        """Click on something, or tap on it where there is no mouse."""
        where = self.page.locator(selector).first
        where.tap(**how) if self.touches else where.click(**how)

    def log(self) -> list[str]:
        """What has happened, line by line, in this person's language."""
        if self.is_shown("[data-all]"):
            self.page.click("[data-all]")
        return self.page.locator("[data-log] li > span").all_inner_texts()

    def post(self, path: str, **body: Any) -> Any:
        """Ask the house for something, with this browser's cookie."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def is_too_wide(self) -> bool:
        """Whether the page has to be pushed sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def hurdles(self) -> list[str]:
        """What would keep somebody from using the page, by the rules of axe."""
        self.page.evaluate(axe())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {[node['html'][:120] for node in one['nodes'][:3]]}"
            for one in found["violations"]
            if one["impact"] in SERIOUS
        ]

    def leave(self) -> None:
        """Close the browser; what it still asks for then is nobody's fault."""
        if self.page.is_closed():
            return  # he has left already
        for asked in (self.page, self.context):
            asked.unroute_all(behavior="ignoreErrors")
        self.context.close()


@cache
def axe() -> str:
    """The script that looks for hurdles; the content policy lets no page load it by itself."""
    return AXE.read_text(encoding="utf-8")
