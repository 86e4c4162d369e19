"""Long timeouts for external programs."""

from __future__ import annotations

from tests.bots.patience import patience  # noqa: F401
