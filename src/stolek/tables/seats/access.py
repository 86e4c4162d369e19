"""Keys: secrets that open a seat, the gallery, an invitation or the host's powers.

A key has so many signs that its plain digest tells nothing. A code, which people copy by hand, is short: its
digest is made with the secret of the house, and the doors to it are guarded by limits. So is a PIN, which its
owner chooses: whoever finds a code that he wrote down cannot use it without.
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

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no signs that look alike
ID_SIGNS = 10
CODE_SIGNS = 8
INVITATION_SIGNS = 6
KEY_BYTES = 24
GivenOut = Literal["watch", "invite"]  # what a host's links open
MOST_KEYS = 8  # that somebody may show at once


class KeyIssuer:
    """Makes ids, keys and codes; tests may hand in another source of bytes."""

    def __init__(self, secret: bytes, source: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.secret = secret
        self.source = source

    def id(self) -> str:
        """A name for a table or a guest that nobody guesses."""
        return self._signs(ID_SIGNS)

    def key(self) -> str:
        """A new secret."""
        return urlsafe_b64encode(self.source(KEY_BYTES)).decode()

    def code(self) -> str:
        """A short secret that can be read out."""
        return self._signs(CODE_SIGNS)

    def invitation(self, table: str, number: int) -> str:
        """A short secret by which people sit down at a table, the latest of several.

        It follows from name and number: nobody stores it.
        """
        drawn = hmac.digest(self.secret, f"invitation {table} {number}".encode(), hashlib.sha256)
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in drawn[:INVITATION_SIGNS])

    def invites(self, code: str, table: str, number: int) -> bool:
        """Whether this is the code that invites to a table, however it was typed."""
        return hmac.compare_digest(normalize_code(code), self.invitation(table, number))

    def code_digest(self, code: str) -> str:
        """What is stored of a code, however it was typed."""
        return hmac.new(self.secret, normalize_code(code).encode(), hashlib.sha256).hexdigest()

    def pin_digest(self, pin: str, table: str, seat: int) -> str:
        """What is stored of a PIN; the same digits at another seat are something else."""
        return hmac.new(self.secret, f"pin {table} {seat} {pin}".encode(), hashlib.sha256).hexdigest()

    def _signs(self, number: int) -> str:
        """So many signs, all equally likely."""
        found = ""
        while len(found) < number:
            drawn = (byte & 31 for byte in self.source(number))
            found += "".join(ALPHABET[place] for place in drawn if place < len(ALPHABET))
        return found[:number]


def normalize_code(code: str) -> str:
    """A code without what people put between its signs."""
    return "".join(sign for sign in code.lower() if sign in ALPHABET)


def could_be_id(text: str) -> bool:
    """Whether this could be the name of a table."""
    return len(text) == ID_SIGNS and all(sign in ALPHABET for sign in text)


def digest(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Rights(msgspec.Struct, frozen=True):
    """What somebody's keys open at one table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    watch: bool = False
    invited: bool = False


def rights(keys: Iterable[KeyRow]) -> Rights:
    """What these keys of one table open together."""
    held = list(keys)
    opens = {key.opens for key in held}
    seats = {key.seat for key in held if key.opens == "seat" and key.seat is not None}
    return Rights(tuple(sorted(seats)), "host" in opens, "watch" in opens, "invite" in opens)


def without(rights: Rights, opens: GivenOut) -> Rights:
    """What is left of them when no link of this kind is good any more."""
    if opens == "watch":
        return msgspec.structs.replace(rights, watch=False)
    return msgspec.structs.replace(rights, invited=False)
