"""Web push: encrypted for one browser, and signed with the VAPID key (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import json
import time

import httpx
import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from stolek.notifications import subscriptions, webpush_encryption
from stolek.notifications.channels import ByPush
from stolek.notifications.webpush import VapidSigner
from tests.notifications.notifying import notifying_server, quiet, together
from tests.notifications.receivers import Exchange, Phone, calling, coded, decoded
from tests.tables.registries import EVA, JAN, SECRET, code_of

pytestmark = pytest.mark.anyio
# RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
READER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
WRITER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    writer = ec.derive_private_key(int.from_bytes(decoded(WRITER)), ec.SECP256R1())
    assert coded(webpush_encryption.encrypt(PLAIN, READER, AUTH, writer, decoded(SALT))) == SEALED


async def test_a_browser_is_told_and_nobody_else_could_read_it(file_database: str, there: Exchange) -> None:
    phone = Phone()
    async with notifying_server(file_database, calling(there)) as scheduler:
        wish = msgspec.convert(phone.wish(f"{there.base}/phone", "cs"), ByPush)
        await subscriptions.subscribe(scheduler.sender, EVA.id, wish)
        table = await together(scheduler.registry, "ingenious", JAN)
        await quiet(scheduler)
        first, then = there.heard
    assert phone.opened(first.body)["title"] == "Stolek vás bude upozorňovat zde"
    told = phone.opened(then.body)
    assert set(told) == {"title", "body", "url", "tag"}
    assert told["title"].endswith(": jste na tahu")
    assert (told["body"], told["url"], told["tag"]) == ("U stolu: Jan.", f"/table/{table}", table)
    assert (first.method, first.path) == ("POST", "/phone")
    assert first.headers["content-encoding"] == "aes128gcm"
    assert int(first.headers["ttl"]) == 24 * 3600
    assert first.headers["urgency"] == "normal"
    assert b"tahu" not in then.body
    assert first.body[:16] != then.body[:16]  # a new salt each time
    other = Phone()
    with pytest.raises(InvalidTag):
        other.opened(then.body)


def claims(shown: str, key: str) -> dict[str, object]:
    """The claims of a VAPID header, once its signature is verified with this key."""
    kind, token, shown_key = shown.replace(",", "").split()
    assert (kind, shown_key) == ("vapid", f"k={key}")
    head, body, signature = token.removeprefix("t=").split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    point.verify(pair, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, object] = json.loads(decoded(body))
    return found


def test_the_server_says_who_it_is_to_this_service_alone() -> None:
    signer = VapidSigner(SECRET, "mailto:host@play.example")
    for place in ("https://push.example", "https://push.example:8443"):
        shown = signer.shown(httpx.URL(f"{place}/a/b?c=d"))
        said = claims(shown, signer.public)
        assert (said["aud"], said["sub"]) == (place, "mailto:host@play.example")
        assert time.time() < int(str(said["exp"])) <= time.time() + 24 * 3600
    forged = shown.replace("t=", "t=e")
    with pytest.raises((InvalidSignature, ValueError)):
        claims(forged, signer.public)


def test_the_key_follows_from_the_secret_of_the_server() -> None:
    first, again, other = (
        VapidSigner(secret, "mailto:a@b.example").public for secret in (SECRET, SECRET, b"x" * 32)
    )
    assert first == again != other
    assert len(decoded(first)) == 65


async def test_keys_that_are_none_are_refused(file_database: str, there: Exchange) -> None:
    async with notifying_server(file_database, calling(there)) as scheduler:
        for changed in ("p256dh", "auth"):
            for value in ("", "AAAA", "=", "\u017e", "B" * 87, "A" * 100):
                wish = msgspec.convert(Phone().wish(f"{there.base}/phone") | {changed: value}, ByPush)
                assert await code_of(subscriptions.subscribe(scheduler.sender, EVA.id, wish)) == "bad-push", (
                    value
                )
    assert there.heard == []
