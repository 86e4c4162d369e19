"""Stands in for `cython` where Cython is not installed and nothing is compiled."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
