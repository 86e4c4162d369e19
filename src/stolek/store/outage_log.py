"""The outage log: one line when the database begins to fail, and why; one when it works again."""

from __future__ import annotations

import logging

from stolek.store.engine import cause_of

log = logging.getLogger(__name__)


class OutageLog:
    """Whether one operation works: reading or writing."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self.fails = False

    def failed(self, cause: Exception) -> None:
        """The operation failed; only the first failure is logged."""
        if not self.fails:
            log.error("the database cannot be %s: %s", self.doing, cause_of(cause))
        self.fails = True

    def worked(self) -> None:
        """The operation succeeded; logged only after failures."""
        if self.fails:
            log.warning("the database can be %s again", self.doing)
        self.fails = False
