"""Fixtures for tests of tables: a clock and a registry."""

from __future__ import annotations

from collections.abc import AsyncIterator
from inspect import signature

import pytest

from stolek.tables.registry import TableRegistry
from tests.store.without_disk import without_disk  # noqa: F401
from tests.tables.registries import Hands, opened


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run on both kinds of database where a test or its module says so, else on SQLite alone."""
    says_so = "database" in signature(metafunc.function).parameters or hasattr(metafunc.module, "ON_BOTH")
    if "registry" in metafunc.fixturenames and not says_so:
        metafunc.definition.add_marker(pytest.mark.parametrize("database", ["sqlite"], indirect=True))


@pytest.fixture
def hands() -> Hands:
    """A clock that only the test moves."""
    return Hands()


@pytest.fixture
async def registry(database: str, hands: Hands) -> AsyncIterator[TableRegistry]:
    """A registry with running services."""
    async with opened(database, hands) as registry:
        yield registry
