"""Web push notifications: encrypted for the browser, signed with the server's VAPID key."""

from __future__ import annotations

import time

import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from stolek.notifications import webpush_encryption
from stolek.notifications.channels import ByPush
from stolek.notifications.messages import Message
from stolek.notifications.webpush_encryption import CURVE, to_base64

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # order of the curve P-256
NUMBER_BYTES = 32
SPARE_BYTES = 16  # extra bytes, so that the remainder is not biased
LASTS = 12 * 3600  # seconds for which a VAPID token is valid
KEPT = 24 * 3600  # seconds for which a push service keeps an undelivered message


class VapidSigner:
    """Identifies the server to push services (VAPID, RFC 8292); its key is derived from the secret."""

    def __init__(self, secret: bytes, contact: str) -> None:
        drawn = webpush_encryption.derived(secret, b"", b"stolek push", NUMBER_BYTES + SPARE_BYTES)
        self.key = derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, CURVE)
        self.contact = contact
        self.public = to_base64(webpush_encryption.written(self.key.public_key()))

    def shown(self, place: httpx.URL) -> str:
        """The `Authorization` header for an endpoint."""
        audience = f"{place.scheme}://{place.netloc.decode('ascii')}"
        claims = {"aud": audience, "exp": int(time.time()) + LASTS, "sub": self.contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_base64(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self.key.sign(text.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES) for number in numbers)
        return f"vapid t={text}.{to_base64(signature)}, k={self.public}"


def headers(signer: VapidSigner, place: httpx.URL) -> dict[str, str]:
    """Request headers: VAPID signature, encoding, and how long to keep the message (RFC 8030)."""
    return {
        "Authorization": signer.shown(place),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }


def body(wish: ByPush, message: Message) -> bytes:
    """The encrypted payload for the service worker; a later one with the same tag replaces it."""
    told = {
        "title": message.headline,
        "body": message.detail,
        "url": message.page,
        "tag": message.table or message.reason,
    }
    return webpush_encryption.encrypt(msgspec.json.encode(told), wish.p256dh, wish.auth)
