"""A pytest plugin: runs all tests in a random order, given by a seed (`-p tests.shuffled --seed 7`)."""

from __future__ import annotations

from random import Random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--seed", type=int, required=True, help="the seed of the order")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle after all other sorting; all workers know the seed, and so have the same order."""
    Random(config.getoption("seed")).shuffle(items)
