"""Limits: rate limits for addresses, sockets and codes, and size limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from time import monotonic

from stolek.kernel.refusal import Refusal

LONGEST_MESSAGE = 16_384  # characters of a request on a socket
LONGEST_BODY = 1_100_000  # bytes; a record may be that long
HELLO_WITHIN = 10  # seconds
FETCH_WITHIN = 60  # seconds; a client that has read nothing for so long counts as gone
MOST_REFUSED = 200  # requests in a row over the rate limit, after which a socket is closed
MOST_WAITING = 16  # requests queued on one socket while one of them is handled
CALLS_A_MINUTE = 600  # over HTTP, from one address
EXPENSIVE_CALLS_A_MINUTE = 60  # of those, expensive ones: tables, records and replays; as many at once
SOCKETS_AN_ADDRESS = 60  # open at the same time: a family or a class behind one router
HELLOS_A_MINUTE = 120  # from one address, and as many at once: that class reconnects after a restart
REQUESTS_A_SECOND = 20  # on one socket, in the long run
REMARKS_A_SECOND, REMARKS_AT_ONCE = 1, 10  # on one socket
CODES_A_MINUTE, CODES_AT_ONCE = 1, 5  # tries at one table from one address
MAILS_AN_HOUR = 5  # confirmation e-mails requested from one client address
MAILS_A_DAY = 3  # of those, to one e-mail address
CODES_A_TABLE = 60  # tries a minute from all addresses: guessing one would take longer than a life
PINS_A_MINUTE, PINS_AT_ONCE = 0.1, 10  # tries at one seat from all addresses, by those who know its code
MANY = 1_000  # buckets, after which the full ones are deleted
A_MINUTE = 60  # seconds
AN_HOUR, A_DAY = 60, 24 * 60  # minutes
HEALTH_LASTS = 5  # seconds for which the result of a health check is reused


class Bucket:
    """A token bucket: so many requests at once, and so many a second in the long run."""

    def __init__(self, a_second: float, most: float | None = None) -> None:
        self.a_second = a_second
        self.most = 2 * a_second if most is None else most
        self.left = self.most
        self.at = monotonic()

    def take(self) -> bool:
        """Take a token; whether there was one."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        """Whether all tokens are back, so nobody has asked for long."""
        self.fill()
        return self.left >= self.most

    def fill(self) -> None:
        """Add the tokens for the time since the last call."""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now


class Buckets:
    """Rate limits: one token bucket a key, such as an address; full ones are deleted."""

    def __init__(self, a_minute: float, at_once: float | None = None) -> None:
        self.a_minute = a_minute
        self.at_once = a_minute if at_once is None else at_once
        self.known: dict[Hashable, Bucket] = {}

    def check(self, who: Hashable) -> None:
        """Refuse a request over the rate limit of its key."""
        if len(self.known) > MANY:
            self.known = {name: bucket for name, bucket in self.known.items() if not bucket.is_full()}
        if not self.known.setdefault(who, Bucket(self.a_minute / A_MINUTE, self.at_once)).take():
            raise Refusal("too-fast")


class Codes:
    """Rate limits for tries of codes at one table, and of PINs at one seat.

    Guessing codes from one address locks out only that address; only many together lock out others.
    """

    def __init__(self) -> None:
        self.here = Buckets(CODES_A_MINUTE, CODES_AT_ONCE)
        self.everywhere = Buckets(CODES_A_TABLE)
        self.pins = Buckets(PINS_A_MINUTE, PINS_AT_ONCE)

    def check(self, table: str, address: str) -> None:
        """Refuse a try over the rate limit."""
        self.here.check((table, address))
        self.everywhere.check(table)


class Mails:
    """Rate limits for confirmation e-mails: for each client address, and for each e-mail address."""

    def __init__(self, an_hour: int) -> None:
        self.here = Buckets(an_hour / AN_HOUR, an_hour)
        self.there = Buckets(MAILS_A_DAY / A_DAY, MAILS_A_DAY)

    def check(self, household: str, address: str) -> None:
        """Refuse an e-mail over the rate limit."""
        self.here.check(household)
        self.there.check(address.lower())


class Addresses:
    """Counts open sockets for each address, so that none takes them all."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; refuse one too many."""
        if self.open[address] >= self.most:
            raise Refusal("too-many-sockets", most=self.most)
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
