"""Tokens: who holds one may confirm a way, or close it, whatever browser he has. They stand in messages."""

from __future__ import annotations

from typing import Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from stolek.kernel.refusal import Refusal

Deed = Literal["confirm", "stop"]
SALT = "stolek-calls"


class Token(msgspec.Struct, frozen=True, array_like=True):
    """A way, and what is to become of it."""

    way: str
    deed: Deed


def signed(secret: bytes, token: Token) -> str:
    """A token that only the house can make."""
    return signer(secret).dumps(msgspec.to_builtins(token))


def opened(secret: bytes, text: str) -> Token:
    """The same, from who holds it; refuses one that is not the house's."""
    try:
        return msgspec.convert(signer(secret).loads(text), Token)
    except (BadSignature, msgspec.ValidationError):
        raise Refusal("wrong-token") from None


def signer(secret: bytes) -> URLSafeSerializer:
    """Signs with the secret of the house, so that it can be taken for nothing else that is signed."""
    return URLSafeSerializer(secret, salt=SALT)
