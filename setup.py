"""Compiles every source that has a .pxd file beside it: all of them, or none.

STOLEK_COMPILE=0 leaves them interpreted, STOLEK_COMPILE=must turns a failure into an error.
STOLEK_TRAP=1 makes binaries in which an array index out of bounds kills the process.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

PACKAGE = Path("src/stolek")
C_FILES = Path("build/c")
SEAL = C_FILES / "_seal.py"

WISH = os.environ.get("STOLEK_COMPILE", "")
# No debug information; and no fused multiply-add, which would round differently.
PLAIN = ["-g0", "-ffp-contract=off"]
OPTIMISED = ["-O3", *PLAIN]
TRAP = os.environ.get("STOLEK_TRAP", "") not in ("", "0")

# Without cdivision: it would turn the quotient of two ints into an int.
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "auto_pickle": False,  # a State is pickled as its dump, nothing else ever; it would be half of the C
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "warn.unreachable": False,  # a source also holds the branches for interpreted mode
}

marks = runpy.run_path(str(PACKAGE / "binaries.py"))["marks"]


def extensions() -> list[Extension]:
    """The module with the digests, and every pair of .py and .pxd files."""
    pairs = sorted(name for name in marks(PACKAGE) if name.endswith(".py"))
    modules = {name: "stolek." + name.removesuffix(".py").replace("/", ".") for name in pairs}
    # The digests come first: if copying breaks off, missing binaries are noticed at import.
    return [
        Extension("stolek._seal", [SEAL.as_posix()]),
        *(Extension(module, [(PACKAGE / name).as_posix()]) for name, module in modules.items()),
    ]


class Unwanted(Exception):
    """No binaries are wanted this time."""


class all_or_nothing(build_ext):
    """Builds every extension, or leaves the whole package to the interpreter."""

    def initialize_options(self) -> None:
        """Reset the count of modules built."""
        super().initialize_options()
        self.finished = count(1)

    def finalize_options(self) -> None:
        """Use every core unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Compile; on failure remove what was compiled and say why."""
        places = [PACKAGE, Path(self.build_lib)] if self.inplace else [Path(self.build_lib)]
        if self.inplace:
            remove_binaries(PACKAGE)  # also those whose source is gone
        try:
            if WISH == "0":
                raise Unwanted("STOLEK_COMPILE is 0")
            super().run()
        except BaseException as error:
            for place in places:
                remove_binaries(place)
            shutil.rmtree(C_FILES, ignore_errors=True)
            self.extensions = []
            if not isinstance(error, Exception):
                raise
            go_on_without(error)

    def build_extensions(self) -> None:
        """Turn the sources into C, and the C into binaries."""
        say("Compiling the rules: Python to C", last=False)
        c_files = self.cythonized()
        flags = self.flags()
        for extension in self.extensions:
            extension.sources = c_files[extension.name]
            extension.extra_compile_args = flags
        made_with = f"{sys.version} {self.compiler_command()} {flags}"
        # Timestamps alone would keep a binary that was made with other flags.
        self.force = is_news(Path(self.build_temp, "made_with.txt"), made_with) or self.force
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Compile one module and report progress."""
        super().build_extension(ext)
        done, all_of_them = next(self.finished), len(self.extensions)
        if sys.stdout.isatty() or done % 10 == 0 or done == all_of_them:
            say(f"Compiling the rules: {done} of {all_of_them} modules", last=done == all_of_them)

    def flags(self) -> list[str]:
        """The C compiler's flags in addition to Python's own."""
        fast = ["/O2"] if os.name == "nt" else OPTIMISED
        return trap_flags(self.compiler_command()[0]) if TRAP else fast

    def compiler_command(self) -> list[str]:
        """The C compiler's command; empty where Python calls it in another way."""
        return getattr(self.compiler, "compiler_so", [])

    def cythonized(self) -> dict[str, list[str]]:
        """The C files of each module, generated again where their inputs have changed."""
        import Cython.Build

        sources = marks(PACKAGE)
        forget_outdated({**sources, "made with": f"{Cython.__version__} {DIRECTIVES}"})
        SEAL.write_text(f"MARKS = {sources!r}\n", encoding="utf-8")
        made = Cython.Build.cythonize(
            self.extensions,
            build_dir=str(C_FILES),
            include_path=["src"],
            compiler_directives=DIRECTIVES,
            nthreads=self.parallel,
            quiet=True,
        )
        return {extension.name: extension.sources for extension in made}


def say(line: str, last: bool) -> None:
    """Show progress: on a terminal in one line that changes, elsewhere line by line."""
    if sys.stdout.isatty():
        print(f"\r{line}   ", end="\n" if last else "", flush=True)
    else:
        print(line, flush=True)


def go_on_without(error: Exception) -> None:
    """Say in one line that the sources will run interpreted; exit if binaries are required."""
    reason = str(error).partition("\n")[0]
    if isinstance(error, CCompilerError):
        reason = "the C compiler failed"
    elif type(error).__name__ == "CompileError":
        reason = f"Cython refuses {reason}"
    if WISH == "must":
        raise SystemExit(f"Stolek: the rules did not compile: {reason}") from error
    print(f"Stolek: the rules run interpreted, which is far slower: {reason}", file=sys.stderr)


def remove_binaries(place: Path) -> None:
    """Delete every compiled module below a folder."""
    for pattern in ("*.so", "*.pyd"):
        for binary in place.rglob(pattern):
            binary.unlink()


def forget_outdated(inputs: dict[str, str]) -> None:
    """Delete C files made from other inputs; timestamps alone would trust a file restored from a backup."""
    record = C_FILES / "inputs.json"
    before = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    changed = {name for name in inputs.keys() | before.keys() if inputs.get(name) != before.get(name)}
    if not all(name.endswith(".py") for name in changed):  # a .pxd file or a flag affects every module
        shutil.rmtree(C_FILES, ignore_errors=True)
    for name in changed:
        (C_FILES / PACKAGE / name).with_suffix(".c").unlink(missing_ok=True)
    C_FILES.mkdir(parents=True, exist_ok=True)
    record.write_text(json.dumps(inputs), encoding="utf-8")


def is_news(note: Path, text: str) -> bool:
    """Whether a file's text differs from this or is missing; writes this text."""
    news = not note.exists() or note.read_text(encoding="utf-8") != text
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(text, encoding="utf-8")
    return news


def trap_flags(compiler: str) -> list[str]:
    """Flags that make an index out of bounds kill the process."""
    # Without it the last array of a struct goes unchecked, as a flexible one; gcc knows it from 13 on.
    last = "-fstrict-flex-arrays=1"
    trial = subprocess.run([compiler, last, "-E", "-x", "c", os.devnull], capture_output=True)
    known = [last] if trial.returncode == 0 else []
    return ["-O1", *PLAIN, "-fsanitize=bounds", *known, "-fsanitize-undefined-trap-on-error"]


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": all_or_nothing})
