"""Settings of a server."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from stolek.kernel.refusal import Refusal
from stolek.notifications.config import NotificationConfig, config_from
from stolek.notifications.scheduler import AFTER
from stolek.server.limits import (
    CALLS_A_MINUTE,
    EXPENSIVE_CALLS_A_MINUTE,
    HEALTH_LASTS,
    HELLOS_A_MINUTE,
    MAILS_AN_HOUR,
    REMARKS_A_SECOND,
    REQUESTS_A_SECOND,
    SOCKETS_AN_ADDRESS,
)
from stolek.tables.services import now_ms

SECRET_BYTES = 32
SILENT = NotificationConfig()
METRICS_TOKEN = "STOLEK_METRICS_TOKEN"  # in the environment: everybody on the machine can see a command line


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Where the database is, the limits, and the sources of chance and time."""

    database: str
    secret: bytes
    origins: tuple[str, ...] = ()
    """The addresses of this server: for links in messages, and if a proxy changes the Host header."""
    listening: tuple[str, int] | None = None
    """The address and port at which it listens, if known."""
    metrics_token: str | None = None
    """Opens the metrics; without a token, they are for clients on this machine."""
    notifications: NotificationConfig = SILENT
    """The notification channels that are offered."""
    notify_after: float = AFTER
    bot_workers: int = 1
    calls_a_minute: int = CALLS_A_MINUTE
    expensive_calls_a_minute: int = EXPENSIVE_CALLS_A_MINUTE
    sockets_an_address: int = SOCKETS_AN_ADDRESS
    hellos_a_minute: int = HELLOS_A_MINUTE
    mails_an_hour: int = MAILS_AN_HOUR
    requests_a_second: float = REQUESTS_A_SECOND
    remarks_a_second: float = REMARKS_A_SECOND
    health_lasts: float = HEALTH_LASTS
    now: Callable[[], int] = now_ms
    source: Callable[[int], bytes] = secrets.token_bytes


def settings_for(data: Path, database: str | None = None, origins: tuple[str, ...] = ()) -> Settings:
    """Settings of a server that keeps everything in a folder; creates it if needed."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        secret = server_secret(data / "secret.key")
    except OSError as error:
        raise Refusal("bad-data-folder", path=str(data), detail=error.strerror or str(error)) from None
    url = database or f"sqlite:///{data / 'stolek.sqlite'}"
    return Settings(
        database=url,
        secret=secret,
        origins=origins,
        notifications=config_from(os.environ, origins),
        metrics_token=os.environ.get(METRICS_TOKEN) or None,
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
    )


def server_secret(path: Path) -> bytes:
    """The signing secret of the server; created at the first start, readable by its owner only."""
    if not path.exists():
        make_secret(path)
    secret = path.read_bytes()
    if len(secret) != SECRET_BYTES:
        raise Refusal("bad-secret", path=str(path))
    return secret


def make_secret(path: Path) -> None:
    """Create a secret atomically: the disk may be full, and the server may be killed."""
    draft = path.with_suffix(f".{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):  # another server was faster, and its secret is used
            os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)
