"""The locked packages are those that pyproject.toml asks for, with hashes and without URLs."""

from __future__ import annotations

import os
import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
# The requirements that each file of requirements/ must satisfy.
ASKED = {
    "play": [*PROJECT["dependencies"], *EXTRAS["build"]],
    "test": [*PROJECT["dependencies"], *EXTRAS["build"], *EXTRAS["dev"]],
    "bench": [*PROJECT["dependencies"], *EXTRAS["bench"]],
    "uv": ["uv"],
}


def locked(name: str) -> dict[str, str]:
    """The versions in a file of requirements/."""
    lines = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split("==", 1) for line in lines if "==" in line.partition("#")[0].partition(";")[0]]
    return {canonicalize_name(package): re.split(r"[\s;\\]", version)[0] for package, version in pins}


@pytest.mark.parametrize("name", ASKED)
def test_every_package_is_locked_in_a_version_that_fits(name: str) -> None:
    versions = locked(name)
    for asked in map(Requirement, ASKED[name]):
        if asked.name != PROJECT["name"]:
            assert asked.specifier.contains(versions[canonicalize_name(asked.name)]), asked


@pytest.mark.parametrize("name", ASKED)
def test_every_package_has_hashes_and_none_an_address(name: str) -> None:
    text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^#.*\n", "", text))
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert re.findall(r"\w+://|@ |--index|--find-links", text) == []


@pytest.mark.skipif(os.environ.get("CI") != "true", reason="elsewhere pip may have to take the place of uv")
def test_packages_are_installed_by_uv() -> None:
    assert (distribution("msgspec").read_text("INSTALLER") or "").strip() == "uv"


def test_what_is_tested_is_what_is_played() -> None:
    tested = locked("test")
    assert {name: version for name, version in locked("play").items() if tested[name] != version} == {}


def test_the_pages_lock_names_no_address() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")
