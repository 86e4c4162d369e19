"""Houses for tests of tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from inspect import signature

import pytest

from stolek.tables.registry import TableRegistry
from tests.store.without_disk import without_disk  # noqa: F401
from tests.tables.registries import Hands, opened


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A house is on each kind of memory where a test or its module says so, else on a file alone."""
    says_so = "database" in signature(metafunc.function).parameters or hasattr(metafunc.module, "ON_BOTH")
    if "desk" in metafunc.fixturenames and not says_so:
        metafunc.definition.add_marker(pytest.mark.parametrize("database", ["sqlite"], indirect=True))


@pytest.fixture
def hands() -> Hands:
    """The hands of the clock."""
    return Hands()


@pytest.fixture
async def registry(database: str, hands: Hands) -> AsyncIterator[TableRegistry]:
    """A house that is open."""
    async with opened(database, hands) as registry:
        yield registry
