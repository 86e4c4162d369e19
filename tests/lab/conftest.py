"""Programs from outside are waited for."""

from __future__ import annotations

from tests.bots.patience import patience  # noqa: F401
