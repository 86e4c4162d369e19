"""Tokens in messages: they confirm or delete a channel, from any browser and without a session."""

from __future__ import annotations

from typing import Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from stolek.kernel.refusal import Refusal

TokenAction = Literal["confirm", "stop"]
SALT = "stolek-calls"


class Token(msgspec.Struct, frozen=True, array_like=True):
    """A channel, and what to do with it."""

    way: str
    deed: TokenAction


def make_token(secret: bytes, token: Token) -> str:
    """Sign a token with the server's secret."""
    return signer(secret).dumps(msgspec.to_builtins(token))


def read_token(secret: bytes, text: str) -> Token:
    """Verify and decode a token; refuse one that this server did not sign."""
    try:
        return msgspec.convert(signer(secret).loads(text), Token)
    except (BadSignature, msgspec.ValidationError):
        raise Refusal("wrong-token") from None


def signer(secret: bytes) -> URLSafeSerializer:
    """The serializer; its salt separates tokens from everything else that the secret signs."""
    return URLSafeSerializer(secret, salt=SALT)
