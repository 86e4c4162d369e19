"""Reading what is written: clauses of rule books, and the tests that prove them.

A test proves the clauses that its docstring begins with: `\"\"\"TPL-8, TPL-9: the highest …\"\"\"`.
It must be a test function with a claim in it; a list of clauses anywhere else counts for nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+[a-z]?)\*\*", re.MULTILINE)
PROVES = re.compile(r"\s*([A-Z]+-\d+[a-z]?(?:,\s*[A-Z]+-\d+[a-z]?)*)\s*:")
MOST_AT_ONCE = 8  # a test that proves more than this proves nothing in particular


def clauses_of(rules: Path) -> list[str]:
    """The clauses of a rule book, in its order."""
    return CLAUSE.findall(rules.read_text(encoding="utf-8"))


def proven(tests: Path) -> dict[str, list[str]]:
    """Every clause that a test below this folder proves, with the names of the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for function in test_functions(path):
            for clause in cited(function):
                found.setdefault(clause, []).append(f"{path.name}::{function.name}")
    return found


def test_functions(path: Path) -> Iterator[ast.FunctionDef]:
    """All test functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def cited(function: ast.FunctionDef) -> list[str]:
    """The clauses that a test begins with, when it claims anything."""
    match = PROVES.match(ast.get_docstring(function) or "")
    if match is None or not claims(function):
        return []
    clauses = re.split(r",\s*", match[1])
    return clauses if len(clauses) <= MOST_AT_ONCE else []


def claims(function: ast.FunctionDef) -> bool:
    """Whether a function asserts something, by itself or by one that it calls."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call) and re.search("raises|refus|check|assert", ast.unparse(node.func)):
            return True
    return False
