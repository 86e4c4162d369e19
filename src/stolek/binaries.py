"""Chooses which form of the rules runs: compiled binaries or Python sources.

`setup.py` loads this file by its path, so it imports nothing of the package.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent


def settle() -> bool:
    """Choose the form for this process: True when the rules run as C.

    Called before anything else of the package is imported. Raises ImportError when the binaries
    were not compiled from the sources beside them.
    """
    if os.environ.get("STOLEK_INTERPRETED", "") not in ("", "0"):
        read_sources_only()
        return False
    try:
        sealed: dict[str, str] = import_module("stolek._seal").MARKS
    except ModuleNotFoundError:
        read_sources_only()  # without the digests in _seal, the binaries may be outdated
        return False
    fault = find_fault(PACKAGE, sealed)
    if fault:
        line = f"{fault}; `make setup` compiles again, STOLEK_INTERPRETED=1 runs the sources"
        if Path(sys.argv[0]).stem == "stolek":  # command line: one line, no traceback
            print(line, file=sys.stderr)
            raise SystemExit(2)
        raise ImportError(line)
    return True


def read_sources_only() -> None:
    """Make imports within this package ignore binaries; other packages are not affected."""

    def is_ours(path: str) -> bool:
        return Path(path).is_relative_to(PACKAGE)

    def source_finder(path: str) -> FileFinder:
        if not is_ours(path):
            raise ImportError("not a folder of stolek", path=path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, source_finder)
    # The finder that loaded this very file knows binaries and is cached.
    for path in filter(is_ours, list(sys.path_importer_cache)):
        del sys.path_importer_cache[path]


def find_fault(package: Path, sealed: dict[str, str]) -> str | None:
    """The first mismatch between sources and binaries, or None."""
    present = marks(package)
    for name in sorted(present.keys() | sealed.keys()):
        if name not in sealed:
            return f"{package / name} is not compiled yet"
        if name not in present:
            return f"{package / name} was compiled, but it or its sheet is gone"
        if present[name] != sealed[name]:
            return f"{package / name} has changed since it was compiled"
        if name.endswith(".py") and not has_binary(package / name):
            return f"{package / name} has lost its binary"
    return None


def marks(package: Path) -> dict[str, str]:
    """A digest of each file that compilation reads: every .pxd file, and the .py file beside it."""
    found: dict[str, str] = {}
    for folder, inner, files in os.walk(package):
        inner[:] = [name for name in inner if not name.startswith(("__", "."))]  # caches
        for sheet in (Path(folder, name) for name in files if name.endswith(".pxd")):
            for path in (sheet, sheet.with_suffix(".py")):
                if path.exists():
                    name = path.relative_to(package).as_posix()
                    found[name] = blake2b(path.read_bytes(), digest_size=16).hexdigest()
    return found


def has_binary(source: Path) -> bool:
    """Whether this Python would import a binary instead of the source."""
    return any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
