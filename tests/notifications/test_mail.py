"""E-mail: plain text, one recipient, an unsubscribe link; TLS where it is offered."""

from __future__ import annotations

import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from stolek.notifications import email, subscriptions, tokens
from stolek.notifications.channels import ByEmail
from stolek.notifications.config import Smtp, smtp_at
from stolek.notifications.messages import Message, greeting
from stolek.notifications.tokens import Token
from stolek.store import statements
from tests.notifications.notifying import notifying_server, quiet, together
from tests.notifications.receivers import ORIGIN, SENDER, MailRoom, calling, mail_room
from tests.tables.registries import EVA, JAN, SECRET, code_of

pytestmark = pytest.mark.anyio
HERS = ByEmail(address="eva@mail.example", language="sk")


async def test_a_letter_when_it_is_ones_turn(database: str, room: MailRoom) -> None:
    async with notifying_server(database, calling(room=room)) as scheduler:
        await subscriptions.subscribe(scheduler.sender, EVA.id, HERS)
        [row] = await scheduler.registry.services.store.channels(EVA.id)
        await scheduler.registry.services.store.write(statements.confirm_channel(row.id))
        table = await together(scheduler.registry, "ingenious", JAN)
        await quiet(scheduler)
    asked, letter = room.letters
    assert room.to == [["eva@mail.example"]] * 2
    stop = tokens.make_token(SECRET, Token(row.id, "stop"))
    confirm = tokens.make_token(SECRET, Token(row.id, "confirm"))
    assert f"{ORIGIN}/calls#{confirm}" in asked.get_content().splitlines()
    assert asked["Subject"] == "Stolek: potvrďte túto adresu"
    assert letter["Subject"] == "Genial: ste na ťahu"
    assert letter.get_content().splitlines()[:3] == [
        "Genial: ste na ťahu. Pri stole: Jan.",
        "",
        f"{ORIGIN}/table/{table}",
    ]
    assert letter["From"] == f"Stolek <{SENDER}>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Date"]
    assert letter["Message-ID"].endswith("@play.example>")
    in_one_piece = f"\r\nList-Unsubscribe: <{ORIGIN}/api/calls/stop/{stop}>\r\n".encode()
    assert all(in_one_piece in raw and raw.isascii() for raw in room.raw)
    for one in room.letters:
        assert one.get_content_type() == "text/plain"
        assert one["List-Unsubscribe"] == f"<{ORIGIN}/api/calls/stop/{stop}>"
        assert one["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"{ORIGIN}/calls#{stop}" in one.get_content()


async def test_no_letter_before_it_is_wanted(file_database: str, room: MailRoom) -> None:
    async with notifying_server(file_database, calling(room=room)) as scheduler:
        await subscriptions.subscribe(scheduler.sender, EVA.id, HERS)
        await together(scheduler.registry, "ingenious", JAN)
        await quiet(scheduler)
        assert len(room.letters) == 1
        await subscriptions.subscribe(scheduler.sender, EVA.id, HERS)  # asked again: the e-mail was lost
        assert len(room.letters) == 2
        assert len(await scheduler.registry.services.store.channels(EVA.id)) == 1


BAD = [
    "eva@mail.example\r\nBcc: all@mail.example",
    "eva@mail.example\n",
    "eva@mail.example, all@mail.example",
    "eva@mail.example;all@mail.example",
    "Eva <eva@mail.example>",
    '"eva\\" all"@mail.example',
    "eva@mail.example (Eva)",
    "<eva@mail.example>",
    "@one.example:eva@mail.example",
    "eva@",
    "@mail.example",
    "eva",
    "",
    "eva@localhost",
    "eva@[127.0.0.1]",
    "eva@mail .example",
    "eva@ma\x00il.example",
    "eva@př\u00edklad.example",
    "a" * 65 + "@mail.example",
    "eva@" + "a." * 130 + "example",
]


async def test_what_is_no_single_address_is_refused(file_database: str, room: MailRoom) -> None:
    async with notifying_server(file_database, calling(room=room)) as scheduler:
        for address in BAD:
            wish = ByEmail(address=address, language="en")
            assert await code_of(subscriptions.subscribe(scheduler.sender, EVA.id, wish)) == "bad-email", (
                address
            )
    assert room.letters == []


@pytest.mark.parametrize("address", BAD)
def test_no_letter_can_be_written_to_it_either(address: str) -> None:
    with pytest.raises(ValueError):
        email.make_email(calling(), address, greeting("en"), "token")


def test_no_header_has_a_second_line() -> None:
    said = Message(reason="turn", headline="a\r\nBcc: all@mail.example", detail="", page="/", language="en")
    with pytest.raises(ValueError):
        email.make_email(calling(), "eva@mail.example", said, "token")


# ---- SMTP ------------------------------------------------------------------------------------


@pytest.fixture
def certified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A TLS context for localhost with a certificate that clients on this machine trust."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = tmp_path / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + certificate.public_bytes(Encoding.PEM))
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


async def sent(smtp: Smtp) -> None:
    """Send an e-mail by this server."""
    chosen = calling(smtp=smtp)
    letter = email.make_email(chosen, "eva@mail.example", greeting("en"), "token")
    await email.send(chosen, smtp, letter, "eva@mail.example")


@pytest.mark.parametrize("from_the_start", [False, True])
async def test_letters_are_encrypted_where_that_is_offered(
    certified: ssl.SSLContext, from_the_start: bool
) -> None:
    async with mail_room(certified, from_the_start) as room:
        await sent(smtp_at(f"{'smtps' if from_the_start else 'smtp'}://localhost:{room.port}"))
        assert room.encrypted == [True] or from_the_start
        assert len(room.letters) == 1


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_a_server_that_is_somebody_else_gets_nothing(
    certified: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    async with mail_room(certified, scheme == "smtps") as room:
        with pytest.raises(Exception, match=r"(?i)certificate"):
            await sent(smtp_at(f"{scheme}://localhost:{room.port}"))
        assert room.letters == []


async def test_the_server_shows_its_password() -> None:
    async with mail_room(auth_require_tls=False) as room:
        await sent(smtp_at(f"smtp://postman%40play.example:p%40ss%2Fword@localhost:{room.port}"))
        assert room.users == [b"postman@play.example"]
        assert len(room.letters) == 1


async def test_a_password_is_not_told_where_others_could_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(email, "HERE", ())
    async with mail_room(auth_require_tls=False) as room:
        with pytest.raises(Exception, match="TLS"):
            await sent(smtp_at(f"smtp://postman:p%40ss%2Fword@localhost:{room.port}"))
        assert room.users == []
        assert room.letters == []
