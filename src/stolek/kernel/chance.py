"""Fair chance: tickets from a secret seed and the number of the entry, with a commitment to the seed.

Before the match the commitment (SHA-256 of the seed) is published, after it the seed itself: anybody
can draw every ticket again.
"""

from __future__ import annotations

import hashlib
import secrets

from stolek.kernel.refusal import Refusal

SEED_BYTES = 32


def secret_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: int | bytes | None) -> bytes:
    """A seed as bytes; None gives a secret one."""
    if seed is None:
        return secret_seed()
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    raise Refusal("bad-seed", bytes=SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """A seed written as hexadecimal digits."""
    try:
        return seed_bytes(bytes.fromhex(text))
    except ValueError:
        raise Refusal("bad-seed", bytes=SEED_BYTES) from None


def commitment(seed: bytes) -> str:
    """The commitment to a seed."""
    return hashlib.sha256(seed).hexdigest()


def ticket(seed: bytes, entry: int, tickets: int) -> int:
    """One of so many equally likely tickets: numbers beyond a whole multiple are drawn again."""
    fair = (1 << 64) // tickets * tickets
    attempt = 0
    while True:
        message = entry.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        word = int.from_bytes(hashlib.blake2b(message, key=seed, digest_size=8).digest(), "big")
        if word < fair:
            return word % tickets
        attempt += 1
