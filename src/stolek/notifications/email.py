"""E-mail notifications: plain text with an unsubscribe link."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

import aiosmtplib

from stolek.notifications.allowlist import HERE
from stolek.notifications.config import NotificationConfig, Smtp, address_of
from stolek.notifications.messages import Message
from stolek.words.speak import Speaker

NAME = "Stolek"
# Lines as long as the standard allows: folding a header would break the unsubscribe link.
POLICY = SMTP.clone(max_line_length=990)


async def send(config: NotificationConfig, smtp: Smtp, letter: EmailMessage, address: str) -> None:
    """Send an e-mail by our SMTP server; a password is sent only over TLS or to this machine."""
    is_secret = smtp.password is not None and smtp.host not in HERE
    await aiosmtplib.send(
        letter.as_bytes(policy=POLICY),
        sender=config.sender,
        recipients=[address],
        hostname=smtp.host,
        port=smtp.port,
        use_tls=smtp.tls,
        start_tls=None if smtp.tls or not is_secret else True,
        username=smtp.user,
        password=smtp.password,
        local_hostname=domain(config.sender),
    )


def make_email(config: NotificationConfig, address: str, message: Message, stop: str) -> EmailMessage:
    """Build the e-mail with one-click unsubscribe (RFC 8058); `stop` is the unsubscribe token."""
    written = EmailMessage(policy=POLICY)
    written["From"] = Address(NAME, addr_spec=config.sender)
    written["To"] = Address(addr_spec=address_of(address))
    written["Subject"] = message.headline
    written["Date"] = formatdate()
    written["Message-ID"] = make_msgid(domain=domain(config.sender))
    written["Auto-Submitted"] = "auto-generated"
    written["List-Unsubscribe"] = f"<{config.origin}/api/calls/stop/{stop}>"
    written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    farewell = Speaker(message.language).say("call-stop", address=f"{config.origin}/calls#{stop}")
    text = f"{message.text}\n\n{config.origin}{message.page}\n\n-- \n{farewell}\n"
    written.set_content(text, cte="quoted-printable")
    return written


def domain(address: str) -> str:
    """The part after the @."""
    return address.rpartition("@")[2]
