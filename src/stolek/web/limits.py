"""Limits: how much and how often anybody may ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from stolek.kernel.refusal import Refusal

LONGEST_MESSAGE = 16_384  # bytes of a request on a socket
LONGEST_BODY = 1_100_000  # bytes; a record may be that long
HELLO_WITHIN = 10  # seconds
FETCH_WITHIN = 60  # seconds; who has read nothing for so long is not there any more
MOST_REFUSED = 200  # requests in a row that came too fast
MOST_WAITING = 16  # requests on one socket, while one of them is answered
CALLS_A_MINUTE = 600  # over HTTP, from one address
SOCKETS_AN_ADDRESS = 60  # open at the same time: a family or a class behind one router
REQUESTS_A_SECOND = 20  # on one socket, in the long run
CODES_AT_ONCE, CODES_A_SECOND = 5, 1 / 60  # tries at one table


class Bucket:
    """So many requests at once, and so many a second in the long run."""

    def __init__(self, a_second: float, most: float | None = None) -> None:
        self.a_second = a_second
        self.most = 2 * a_second if most is None else most
        self.left = self.most
        self.at = monotonic()

    def take(self) -> bool:
        """Whether one more request may pass."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        """Whether nobody has asked for long."""
        self.fill()
        return self.left >= self.most

    def fill(self) -> None:
        """Count the time that has gone by."""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now


class Codes:
    """How often codes may be tried at one table: guessing one would take longer than a life."""

    def __init__(self) -> None:
        self.buckets: dict[str, Bucket] = {}

    def check(self, table: str) -> None:
        """Refuse one try too many."""
        self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.is_full()}
        if not self.buckets.setdefault(table, Bucket(CODES_A_SECOND, CODES_AT_ONCE)).take():
            raise Refusal("too-fast")


class Addresses:
    """How many sockets are open from each address: none gets in the way of all others."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open; refuses one too many."""
        if self.open[address] >= self.most:
            raise Refusal("too-many-sockets", most=self.most)
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
