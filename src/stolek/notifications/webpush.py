"""Push: a call to a browser through the service of its makers, sealed for it and signed by the house."""

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

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve's points
NUMBER_BYTES = 32
SPARE_BYTES = 16  # so many more, that every key is as likely as any other
LASTS = 12 * 3600  # seconds for which a signature is good
KEPT = 24 * 3600  # seconds for which a service keeps what a browser has not fetched


class VapidSigner:
    """Shows a push service who calls (RFC 8292). The key follows from the secret of the house."""

    def __init__(self, secret: bytes, contact: str) -> None:
        drawn = webpush_encryption.derived(secret, b"", b"stolek push", NUMBER_BYTES + SPARE_BYTES)
        self.key = derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, CURVE)
        self.contact = contact
        self.public = to_base64(webpush_encryption.written(self.key.public_key()))

    def shown(self, place: httpx.URL) -> str:
        """What is shown to the service at a place."""
        audience = f"{place.scheme}://{place.netloc.decode('ascii')}"
        claims = {"aud": audience, "exp": int(time.time()) + LASTS, "sub": self.contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_base64(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self.key.sign(text.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES) for number in numbers)
        return f"vapid t={text}.{to_base64(signature)}, k={self.public}"


def headers(signer: VapidSigner, place: httpx.URL) -> dict[str, str]:
    """What goes with a message: who calls, and how long it is worth keeping (RFC 8030)."""
    return {
        "Authorization": signer.shown(place),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }


def body(wish: ByPush, message: Message) -> bytes:
    """A message as the page's servant takes it; what comes later for the same table takes its place."""
    told = {
        "title": message.headline,
        "body": message.detail,
        "url": message.page,
        "tag": message.table or message.reason,
    }
    return webpush_encryption.encrypt(msgspec.json.encode(told), wish.p256dh, wish.auth)
