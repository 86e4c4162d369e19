"""The flake hunter: runs a part of the tests again and again, in random order on a busy machine.

`make flakes PART=web TIMES=10`. PART is a folder of tests/. Rounds are stored in build/flakes: a hunt
that was stopped is resumed, unless the code has changed since.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tests.flake_words import read_words
from tests.report import clock, read_cases

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build/flakes"
CODE = ("src", "tests", "web", "bench", "pyproject.toml", "requirements", "package-lock.json")
CORES = os.cpu_count() or 1
WORKERS = CORES + 1
# Exits when its parent is killed.
BUSY = "import os; hunter = os.getppid()\nwhile os.getppid() == hunter: sum(range(100_000))"


class Round(msgspec.Struct):
    """One run of the part."""

    seed: int
    passed: int
    seconds: float
    failed: list[str]


class Hunt(msgspec.Struct):
    """All rounds of one part on the same code."""

    code: str
    rounds: list[Round] = []


def main(part: str, times: int) -> int:
    """Hunt; return 0 when every round was run and passed, else 1."""
    hunt = go_on(part)
    if hunt.rounds:
        print(f"Going on after round {len(hunt.rounds)}.")
    try:
        with busy_cores():
            while len(hunt.rounds) < times:
                hunt.rounds.append(run_round(part, len(hunt.rounds) + 1, times))
                save(part, hunt)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on after the last whole round.")
    return report(part, hunt) or int(len(hunt.rounds) < times)


def go_on(part: str) -> Hunt:
    """The unfinished hunt on this code, or a new one."""
    code = digest_of_code()
    kept = KEPT / part / "hunt.json"
    if kept.exists():
        hunt = msgspec.json.decode(kept.read_bytes(), type=Hunt)
        if hunt.code == code:
            return hunt
        print("The code has changed since the last hunt: a new one begins.")
        shutil.rmtree(kept.parent)
    return Hunt(code)


def save(part: str, hunt: Hunt) -> None:
    """Store the rounds so far."""
    (KEPT / part).mkdir(parents=True, exist_ok=True)
    (KEPT / part / "hunt.json").write_bytes(msgspec.json.encode(hunt))


def digest_of_code() -> str:
    """A digest of all that the tests run."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard", *CODE], cwd=ROOT, capture_output=True, check=True
    )
    digest = sha256(sys.version.encode())
    for name in sorted(filter(None, listed.stdout.decode().split("\0"))):
        path = ROOT / name
        digest.update(name.encode() + b"\0" + (path.read_bytes() if path.is_file() else b"gone"))
    return digest.hexdigest()


@contextmanager
def busy_cores() -> Iterator[None]:
    """One busy process per core."""
    with ExitStack() as stack:
        for _ in range(CORES):
            process = stack.enter_context(subprocess.Popen([sys.executable, "-c", BUSY]))
            stack.callback(process.kill)
        yield


def run_round(part: str, number: int, times: int) -> Round:
    """One run in a random order."""
    seed = random.SystemRandom().randrange(1, 1_000_000)
    print(f"\n--- {part}: round {number} of {times}, seed {seed} ---", flush=True)
    xml = KEPT / part / f"round-{number}.xml"
    begun = time.monotonic()
    run_pytest(part, seed, xml)
    cases = read_cases(xml)
    return Round(
        seed,
        passed=sum(case.result == "passed" for case in cases),
        seconds=time.monotonic() - begun,
        failed=[case.name for case in cases if case.result == "failed"],
    )


def run_pytest(part: str, seed: int, xml: Path) -> None:
    """Run pytest; browsers are throttled."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal"]
    order = ["-p", "tests.shuffled", "--seed", str(seed)]
    done = subprocess.run(
        [*command, *order, f"--junitxml={xml}", f"tests/{part}"],
        cwd=ROOT,
        env={**os.environ, "STOLEK_SLOW_BROWSER": "1"},
    )
    if done.returncode == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if done.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(f"pytest ended with exit code {done.returncode}; the round does not count.")


def report(part: str, hunt: Hunt) -> int:
    """Print which tests did not always pass, and in which rounds."""
    rounds = hunt.rounds
    print(f"\n{part}: {len(rounds)} rounds, {sum(not one.failed for one in rounds)} without a failure.")
    for number, one in enumerate(rounds, start=1):
        took = clock(one.seconds)
        print(f"  round {number}, seed {one.seed}: {one.passed} passed, {len(one.failed)} failed in {took}")
    for name in sorted({name for one in rounds for name in one.failed}):
        seeds = [str(one.seed) for one in rounds if name in one.failed]
        print(f"  failed in {len(seeds)} of {len(rounds)}: {name} (seeds {', '.join(seeds)})")
    if any(one.failed for one in rounds):
        print(f"What they said: {KEPT / part}/round-*.xml")
    return int(any(one.failed for one in rounds))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: pytest must not outlive the hunter
    raise SystemExit(main(*read_words()))
