"""A pytest plugin: all tests in a random order that a seed tells (`-p tests.shuffled --seed 7`)."""

from __future__ import annotations

from random import Random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the seed."""
    parser.addoption("--seed", type=int, required=True, help="the seed of the order")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle, after everybody else has sorted; all workers know the same seed, and so the same order."""
    Random(config.getoption("seed")).shuffle(items)
