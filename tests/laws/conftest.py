"""How long Hypothesis searches: the same cases every time, or many new ones in a soak."""

from __future__ import annotations

from hypothesis import settings

from tests.laws.tables import SOAK

settings.register_profile("sample", derandomize=True, database=None, deadline=None, max_examples=200)
settings.register_profile("soak", deadline=None, max_examples=5000)
settings.load_profile("soak" if SOAK else "sample")
