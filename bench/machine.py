"""The machine of a run: how many cores it has, and how many were free."""

from __future__ import annotations

import os
import platform

import msgspec

OURS = 1.0  # what the run itself adds to the load


class Machine(msgspec.Struct):
    """Cores, and the load by others before and during the run."""

    system: str
    cores: int
    load_before: float
    load_after: float

    def free(self) -> float:
        """Cores that others did not use; an estimate, for load is a mean over a minute."""
        others = max(self.load_before, self.load_after - OURS)
        return max(0.0, self.cores - others)

    def is_busy(self) -> bool:
        """Whether two threads could not have had a core each."""
        return self.free() < 1.8


def load() -> float:
    """The load average of the last minute; 0 where the system has none."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def seen(load_before: float) -> Machine:
    """The machine as it is at the end of a run."""
    return Machine(f"{platform.system()} {platform.machine()}", cores(), load_before, load())
