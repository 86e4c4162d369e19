"""Access keys: secrets that open a seat, the gallery, an invitation or the host's powers.

A key is so long that its plain hash can be stored. A rejoin code, which people copy by hand, is short: its
hash is keyed with the server's secret, and attempts are rate-limited. So is a PIN, which its owner chooses:
a code that somebody finds cannot be used without it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from stolek.store.rows import KeyRow

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
ID_SIGNS = 10
CODE_SIGNS = 8
INVITATION_SIGNS = 6
KEY_BYTES = 24
GivenOut = Literal["watch", "invite"]  # what a host's links open
MOST_KEYS = 8  # in one request


class KeyIssuer:
    """Issues ids, keys and codes; tests may pass another source of random bytes."""

    def __init__(self, secret: bytes, source: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.secret = secret
        self.source = source

    def id(self) -> str:
        """A random id for a table or a guest, too long to guess."""
        return self._signs(ID_SIGNS)

    def key(self) -> str:
        """A new access key."""
        return urlsafe_b64encode(self.source(KEY_BYTES)).decode()

    def code(self) -> str:
        """A new rejoin code, short enough to read out."""
        return self._signs(CODE_SIGNS)

    def invitation(self, table: str, number: int) -> str:
        """The short invitation code of a table; its number goes up with every new invitation link.

        It is derived from id and number, so it is not stored.
        """
        drawn = hmac.digest(self.secret, f"invitation {table} {number}".encode(), hashlib.sha256)
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in drawn[:INVITATION_SIGNS])

    def invites(self, code: str, table: str, number: int) -> bool:
        """Whether this is the invitation code of a table; case and separators do not matter."""
        return hmac.compare_digest(normalize_code(code), self.invitation(table, number))

    def code_digest(self, code: str) -> str:
        """The keyed hash that is stored for a rejoin code; case and separators do not matter."""
        return hmac.new(self.secret, normalize_code(code).encode(), hashlib.sha256).hexdigest()

    def pin_digest(self, pin: str, table: str, seat: int) -> str:
        """The keyed hash that is stored for a PIN; it differs from seat to seat."""
        return hmac.new(self.secret, f"pin {table} {seat} {pin}".encode(), hashlib.sha256).hexdigest()

    def _signs(self, number: int) -> str:
        """So many random characters, all equally likely."""
        found = ""
        while len(found) < number:
            drawn = (byte & 31 for byte in self.source(number))
            found += "".join(ALPHABET[place] for place in drawn if place < len(ALPHABET))
        return found[:number]


def normalize_code(code: str) -> str:
    """A code in lower case, without spaces and other separators."""
    return "".join(sign for sign in code.lower() if sign in ALPHABET)


def could_be_id(text: str) -> bool:
    """Whether this has the form of a table id."""
    return len(text) == ID_SIGNS and all(sign in ALPHABET for sign in text)


def digest(key: str) -> str:
    """The hash that is stored for an access key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Rights(msgspec.Struct, frozen=True):
    """What somebody's access keys allow at one table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watch: bool = False
    invited: bool = False


def rights(keys: Iterable[KeyRow]) -> Rights:
    """What these access keys of one table allow together."""
    held = list(keys)
    opens = {key.opens for key in held}
    seats = {key.seat for key in held if key.opens == "seat" and key.seat is not None}
    return Rights(tuple(sorted(seats)), "host" in opens, "watch" in opens, "invite" in opens)


def without(rights: Rights, opens: GivenOut) -> Rights:
    """The rights without those of a kind of link that was revoked."""
    if opens == "watch":
        return msgspec.structs.replace(rights, watch=False)
    return msgspec.structs.replace(rights, invited=False)
