"""The sandbox of an external bot: limits resources, then execs it (`sandbox.py MEGABYTES PARENT PROGRAM …`).

It is run by its path in an interpreter of its own, and imports nothing of the package.
"""

import contextlib
import ctypes
import os
import signal
import sys

LARGEST_FILE = 1 << 20
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux


def limit(megabytes: int) -> None:
    """Limit memory and file size; no limits where the system has none."""
    try:
        import resource
    except ImportError:
        return
    size = megabytes << 20
    # Not the address space: Node.js reserves gigabytes of it and uses little.
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def exit_with_parent() -> None:
    """Make the bot die with its parent, where the system can do that."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


if __name__ == "__main__":
    limit(int(sys.argv[1]))
    exit_with_parent()
    if os.getppid() != int(sys.argv[2]):  # the parent has ended already
        sys.exit()
    os.execvp(sys.argv[3], sys.argv[3:])
