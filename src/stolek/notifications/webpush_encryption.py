"""Web push encryption: only the browser can read a message, not the push service (RFC 8291)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
SALT_BYTES = AUTH_BYTES = 16
KEY_BYTES, NONCE_BYTES, SECRET_BYTES = 16, 12, 32
RECORD = 4096  # bytes; push services need not accept longer messages
LAST = b"\x02"  # padding delimiter of the last record, which here is the only one


def encrypt(
    text: bytes,
    reader: str,
    auth: str,
    writer: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a text for one browser, with a new key pair and salt unless they are given."""
    writer = writer or generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    there, here = point(reader), written(writer.public_key())
    shared = writer.exchange(ECDH(), there)
    about = b"WebPush: info\0" + written(there) + here
    secret = derived(shared, from_base64(auth), about, SECRET_BYTES)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", KEY_BYTES)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", NONCE_BYTES)
    head = salt + RECORD.to_bytes(4) + len(here).to_bytes(1) + here
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def is_valid_key(reader: str, auth: str) -> bool:
    """Whether a browser's keys are valid for encryption."""
    try:
        point(reader)
        return len(from_base64(auth)) == AUTH_BYTES
    except ValueError:
        return False


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    """Derive bytes from a secret with HKDF; `about` is the purpose."""
    return HKDF(SHA256(), length, salt, about).derive(secret)


def point(key: str) -> EllipticCurvePublicKey:
    """Decode a public key from base64; ValueError if it is invalid."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(key))


def written(key: EllipticCurvePublicKey) -> bytes:
    """Encode a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(data: bytes) -> str:
    """Encode as URL-safe base64 without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Decode URL-safe base64 without padding; ValueError if it is malformed."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
