"""The end of `make test`: what passed, what failed, the time of each part, and the slowest tests."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

SLOWEST = 10


class Case(NamedTuple):
    """One test as pytest reports it."""

    name: str
    seconds: float
    result: str  # passed, failed or skipped


def read_cases(report: Path) -> list[Case]:
    """The tests of one JUnit report."""
    return [
        Case(f"{case.get('classname')}::{case.get('name')}", float(case.get("time") or 0), result_of(case))
        for case in ElementTree.parse(report).iter("testcase")
    ]


def result_of(case: ElementTree.Element) -> str:
    """The result of a test; an error in a fixture is a failure."""
    tags = {child.tag for child in case}
    return "failed" if tags & {"failure", "error"} else "skipped" if "skipped" in tags else "passed"


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def read_all(folder: Path) -> list[Case]:
    """The tests of every report in a folder; one that was cut off is named and counts as a failure."""
    cases = []
    for report in sorted(folder.glob("*.xml")):
        try:
            cases += read_cases(report)
        except ElementTree.ParseError:
            cases.append(Case(f"{report} cannot be read", 0, "failed"))
    return cases


def main(folder: Path) -> int:
    """Print the report of a folder; return 1 when a part or a test has failed."""
    parts = [line.split(":") for line in (folder / "parts.txt").read_text(encoding="utf-8").splitlines()]
    cases = read_all(folder)
    print("\n=== report ===")
    for case in sorted(cases, key=lambda case: -case.seconds)[:SLOWEST]:
        print(f"{case.seconds:7.1f} s  {case.name}")
    for name, code, seconds in parts:
        print(f"{clock(int(seconds)):>7}    {name}{'' if code == '0' else ': FAILED'}")
    print(f"{clock(sum(int(seconds) for _, _, seconds in parts)):>7}    in all")
    failed = [case.name for case in cases if case.result == "failed"]
    for name in failed:
        print(f" FAILED    {name}")
    counts = Counter(case.result for case in cases)
    print(", ".join(f"{counts[result]} {result}" for result in ("passed", "failed", "skipped")))
    return int(bool(failed) or any(code != "0" for _, code, _ in parts))


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
