"""How this program was called, for commands that users can copy."""

from __future__ import annotations

import shlex
import shutil
import sys


def command(*words: str) -> str:
    """A command line that can be pasted into the shell from which this program was started."""
    called = sys.argv[0] if sys.argv[0].endswith("stolek") else "stolek"
    known = "stolek" if shutil.which("stolek") else called
    return shlex.join([known, *words])
