"""People with a browser: what they see, what goes wrong unseen, and whether everybody could use it."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    TimeoutError,
    ViewportSize,
    sync_playwright,
)

from tests.journeys.wire import IS_SLOW

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
SERIOUS = ["serious", "critical"]
# Only rules whose violations count are tried: axe takes longer than the rest of most journeys.
HURDLES = """async (impacts) => {
    const rules = axe._audit.rules.filter((one) => one.enabled && impacts.includes(one.impact));
    const values = rules.map((one) => one.id);
    const how = { runOnly: { type: 'rule', values }, resultTypes: ['violations'], preload: false };
    return (await axe.run(document, how)).violations;
}"""
# Answers of the house that are no: a browser notes them, and the page shows what they mean.
NOTED = "Failed to load resource"
UNREACHED = "WebSocket connection to"
PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}
T = TypeVar("T")
# The first is the second without its windows, and opens a page in half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# A safety net: every wait is for something that comes, however slow the machine is.
LONGEST_WAIT = 120_000  # milliseconds
OFTEN = 20  # milliseconds after which one looks again for what no page tells
# How many times slower a processor may be in the hunt after tests that do not always pass. Not all alike:
# now one person is the first to see something and now another. Most are not slowed down, because Chromium
# keeps a core busy for each page that is, even while nothing happens there.
SLOWDOWNS = (1, 1, 1, 2)
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


def slow_down(rate: int, page: Page) -> None:
    """Give a page a slow processor."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


# All that hands need to know before they act, read in one go: the page may change between two questions.
LOOK = """selectors => {
    const { stage = '', entry = 0 } = document.querySelector('main')?.dataset ?? {};
    const counts = selectors.map((one) => [one, document.querySelectorAll(one).length]);
    return { stage, entry: Number(entry), counts: Object.fromEntries(counts) };
}"""
ASKED = f"() => {{ const now = ({LOOK})([]); return ['mine', 'over'].includes(now.stage) && now; }}"
FURTHER = "entry => Number(document.querySelector('main')?.dataset.entry) > entry"
# No transition and no animation runs any more; reduced ones still last for a few frames.
AT_REST = "() => document.getAnimations().every((one) => one.playState === 'finished')"
# A page notes each answer that it has read as JSON, once it has done with it what it does at once.
NOTE_ANSWERS = """(() => {
    if (window.answers) return;
    window.answers = [];
    const json = Response.prototype.json;
    Response.prototype.json = function () {
        const read = json.call(this);
        const answer = `${this.status} ${new URL(this.url).pathname}`;
        const note = () => setTimeout(() => window.answers.push(answer));
        read.then(note, note);
        return read;
    };
})()"""
# Timers run in their order: what was read before is noted before.
FORGET_ANSWERS = "() => new Promise((done) => setTimeout(() => { window.answers = []; done(); }))"


@dataclass(frozen=True)
class Look:
    """A table at one instant: its stage, up to which entry it is shown, how many there are of some things."""

    stage: str
    entry: int
    counts: dict[str, int]

    def __contains__(self, selector: str) -> bool:
        return self.counts[selector] > 0

    def __getitem__(self, selector: str) -> int:
        return self.counts[selector]


class Person:
    """Somebody with a browser of his own; he has visited nothing before."""

    def __init__(self, browser: Browser, base: str, language: str = "en", **looks: Any) -> None:
        self.touches = bool(looks.get("has_touch"))
        looks = {"viewport": DESK, "reduced_motion": "reduce"} | looks
        self.context = browser.new_context(locale=language, base_url=base, **looks)
        self.context.set_default_timeout(LONGEST_WAIT)
        if IS_SLOW:
            luck = random.Random(f"{os.environ.get('PYTEST_CURRENT_TEST')} {len(browser.contexts)}")
            self.context.on("page", partial(slow_down, luck.choice(SLOWDOWNS)))
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
        with self.telling(selector):
            self.page.wait_for_selector(selector)

    def lose(self, selector: str) -> None:
        """Wait until something is there no more."""
        with self.telling(f"not {selector}"):
            self.page.wait_for_selector(selector, state="detached")

    def until(self, script: str, arg: Any = None) -> Any:
        """Wait until a script returns something true; what it returns."""
        with self.telling(f"{script} of {arg!r}"):
            return self.page.wait_for_function(script, arg=arg).json_value()

    def eventually(self, find: Callable[[], T]) -> T:
        """Wait until something beside the page is found, while the page goes on."""
        for _ in range(LONGEST_WAIT // OFTEN):
            if found := find():
                return found
            self.page.wait_for_timeout(OFTEN)
        raise AssertionError(f"it never came, at {self.page.url}")

    def settle(self) -> None:
        """Wait until every colour, size and place is what it will be."""
        self.until(AT_REST)

    @contextmanager
    def expect_answer(self, answer: str) -> Iterator[None]:
        """Wait until the page has read an answer to what is done here: its status and its path."""
        self.page.add_init_script(NOTE_ANSWERS)
        self.page.evaluate(NOTE_ANSWERS)
        self.page.evaluate(FORGET_ANSWERS)
        yield
        self.until("answer => window.answers?.includes(answer)", answer)

    @contextmanager
    def telling(self, wanted: str) -> Iterator[None]:
        """Say what there was instead of what was waited for."""
        try:
            yield
        except TimeoutError as error:
            text = self.page.inner_text("body")
            raise AssertionError(f"{wanted} at {self.page.url}: {text!r} {self.errors}") from error

    def visit(self, path: str, selector: str) -> None:
        """Come to a page, and wait for it."""
        with self.telling(path):
            self.page.goto(path)
        self.see(selector)

    def is_shown(self, selector: str) -> bool:
        """Whether something is there just now: for what changes only when this person acts."""
        return self.look(selector)[selector] > 0

    def look(self, *selectors: str) -> Look:
        """The table, and how many there are of each of these, at one instant."""
        return Look(**self.page.evaluate(LOOK, selectors))

    def asked(self) -> Look:
        """Wait until there is something to decide, or the match is over."""
        return Look(**self.until(ASKED))

    def further(self, entry: int) -> None:
        """Wait until the match has gone beyond an entry."""
        self.until(FURTHER, entry)

    @property
    def entry(self) -> int:
        """Up to which entry of the match one has seen."""
        return self.look().entry

    def point(self, selector: str, **how: Any) -> None:
        """Click on something, or tap on it where there is no mouse."""
        where = self.page.locator(selector).first
        where.tap(**how) if self.touches else where.click(**how)

    def log(self) -> list[str]:
        """What has happened, line by line, in this person's language."""
        if self.is_shown("[data-all]"):  # it goes by a click only
            self.page.click("[data-all]")
        return self.page.locator("[data-log] li > span").all_inner_texts()

    def post(self, path: str, **body: Any) -> Any:
        """Ask the house for something, with this browser's cookie."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def is_too_wide(self) -> bool:
        """Whether the page has to be pushed sideways."""
        self.settle()
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def hurdles(self) -> list[str]:
        """What would keep somebody from using the page, by the rules of axe."""
        self.settle()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe())
        found = self.page.evaluate(HURDLES, SERIOUS)
        return [f"{one['id']}: {[node['html'][:120] for node in one['nodes'][:3]]}" for one in found]

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
