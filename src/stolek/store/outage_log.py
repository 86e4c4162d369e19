"""How the memory is: the log hears when it begins to fail, and why, and when it works again."""

from __future__ import annotations

import logging

from stolek.store.engine import cause_of

log = logging.getLogger(__name__)


class OutageLog:
    """Whether one thing can be done with the memory: write, or read."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self.fails = False

    def failed(self, cause: Exception) -> None:
        """It could not be done."""
        if not self.fails:
            log.error("the memory cannot be %s: %s", self.doing, cause_of(cause))
        self.fails = True

    def worked(self) -> None:
        """It could be done."""
        if self.fails:
            log.warning("the memory can be %s again", self.doing)
        self.fails = False
