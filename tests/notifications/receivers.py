"""Receivers of notifications: a real mail server, an HTTP server, and a browser with its keys."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ssl import SSLContext
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stolek.notifications.config import NotificationConfig, Smtp

SOON = 0.05  # seconds without updates before guests are notified
ORIGIN = "https://play.example"
SENDER = "table@play.example"


class Heard(NamedTuple):
    """A received HTTP request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        """The body, decoded from JSON."""
        found: dict[str, Any] = json.loads(self.body)
        return found


class Exchange:
    """An HTTP server that accepts everything and answers by path: /status/410, /moved, /hang."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.most = self.open = 0
        self.go_on = asyncio.Event()
        self.port = 0

    @property
    def place(self) -> str:
        """Host and port, as in the allowlist."""
        return f"127.0.0.1:{self.port}"

    @property
    def base(self) -> str:
        """The base URL."""
        return f"http://{self.place}"

    @property
    def texts(self) -> list[str]:
        """The first line of every received webhook text."""
        return [one.json["text"].splitlines()[0] for one in self.heard]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it."""
        self.open += 1
        self.most = max(self.most, self.open)
        try:
            heard = await request(reader)
            self.heard.append(heard)
            if heard.path.startswith("/hang"):
                await self.go_on.wait()
            asked = re.match("/status/([0-9]+)", heard.path)
            status = asked[1] if asked else "302" if heard.path == "/moved" else "201"
            writer.write(
                f"HTTP/1.1 {status} Well\r\nLocation: {self.base}/elsewhere\r\nContent-Length: 0\r\n"
                "Connection: close\r\n\r\n".encode()
            )
            await writer.drain()
        finally:
            self.open -= 1
            writer.close()


async def request(reader: asyncio.StreamReader) -> Heard:
    """Read an HTTP request."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    first, *lines = head.strip().split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    method, path, _ = first.split()
    return Heard(method, path, headers, await reader.readexactly(int(headers.get("content-length", 0))))


@asynccontextmanager
async def exchange() -> AsyncIterator[Exchange]:
    """Run an HTTP receiver."""
    found = Exchange()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        found.go_on.set()
        server.close()


class MailRoom:
    """A mail server that keeps every e-mail and its recipients."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.to: list[list[str]] = []
        self.users: list[bytes] = []
        self.encrypted: list[bool] = []
        self.port = 0

    async def handle_DATA(self, _server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Accept an e-mail."""
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.raw.append(envelope.content)
        self.to.append(envelope.rcpt_tos)
        self.encrypted.append(session.ssl is not None)
        return "250 OK"

    def let_in(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _how: str, shown: Any
    ) -> AuthResult:
        """Check the password."""
        assert isinstance(shown, LoginPassword)
        self.users.append(shown.login)
        return AuthResult(success=shown.password == b"p@ss/word")


@asynccontextmanager
async def mail_room(tls: SSLContext | None = None, from_the_start: bool = False, **more: Any) -> Any:
    """Run a mail server, with TLS from the start or by STARTTLS."""
    found = MailRoom()
    offered = None if from_the_start else tls
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(
            found, loop=loop, tls_context=offered, hostname="localhost", authenticator=found.let_in, **more
        ),
        "127.0.0.1",
        0,
        ssl=tls if from_the_start else None,
    )
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


def calling(
    there: Exchange | None = None, room: MailRoom | None = None, **changes: Any
) -> NotificationConfig:
    """A configuration with every channel that has a receiver."""
    ways = {
        "origin": ORIGIN,
        "sender": SENDER,
        "smtp": Smtp(host="localhost", port=room.port, tls=False) if room else None,
        "webhooks": (there.place,) if there else (),
        "services": (there.place,) if there else (),
        "contact": "mailto:host@play.example" if there else None,
    }
    return NotificationConfig(**(ways | changes))


# ---- a browser with push ---------------------------------------------------------------------


class Phone:
    """A browser with its keys; decrypts push messages with independent code (RFC 8188, 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = bytes(range(16))

    def wish(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """The subscription that its page sends."""
        keys = {"p256dh": coded(self.point), "auth": coded(self.auth)}
        return {"way": "push", "endpoint": endpoint, "language": language, **keys}

    def opened(self, sealed: bytes) -> dict[str, Any]:
        """Decrypt a push message."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, text = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(sealed) <= size == 4096
        there = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        extracted = mac(self.auth, self.key.exchange(ec.ECDH(), there))
        input_key = mac(extracted, b"WebPush: info\x00" + self.point + sender + b"\x01")
        pseudo = mac(salt, input_key)
        key = mac(pseudo, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = mac(pseudo, b"Content-Encoding: nonce\x00\x01")[:12]
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def mac(key: bytes, data: bytes) -> bytes:
    """One HMAC step of HKDF."""
    return hmac.new(key, data, hashlib.sha256).digest()


def coded(data: bytes) -> str:
    """Encode as URL-safe base64 without padding, as browsers do."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decode URL-safe base64 without padding."""
    return urlsafe_b64decode(text + "==")
