"""One server and one browser for all journeys; a fresh visit for every person."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from stolek.server.static import SITE
from tests.journeys import people
from tests.journeys.people import Person
from tests.journeys.wire import IS_SLOW, Wire, wired
from tests.server.clients import settings
from tests.server.threaded import Apart, serving_apart


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Journeys come last: while their browser is open, an event loop runs where others want their own."""
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)


@pytest.fixture(scope="session")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    """A real server with its pages."""
    if not (SITE / "index.html").exists():
        lacking("The pages are not built: npm run build")
    with serving_apart(settings(tmp_path_factory.mktemp("journeys"))) as apart:
        yield apart


@pytest.fixture(scope="session")
def house(apart: Apart) -> Iterator[str]:
    """The address of the server, or of the end of a slow line to it."""
    if not IS_SLOW:
        yield apart.base
        return
    with wired(apart) as wire:
        yield wire.base


@pytest.fixture
def wire(apart: Apart) -> Iterator[Wire]:
    """A wire to the server that can be cut."""
    with wired(apart) as wire:
        yield wire


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A browser that stays open for all of them."""
    with people.chromium() as browser:
        yield browser


@pytest.fixture
def person(house: str, chromium: Any) -> Iterator[Callable[..., Person]]:
    """Invites people: each comes with a browser that has seen nothing yet."""
    came: list[Person] = []

    def come(language: str = "en", base: str = house, **looks: Any) -> Person:
        came.append(Person(chromium, base, language, **looks))
        return came[-1]

    yield come
    for one in came:
        one.leave()


def lacking(what: str) -> None:
    """Something is not there: in CI that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)
