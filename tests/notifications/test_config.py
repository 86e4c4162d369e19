"""Settings from the environment: parsed, or refused with a clear message. The host allowlist."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from stolek.cli.main import BAD_INPUT, main
from stolek.kernel.refusal import Refusal
from stolek.notifications import allowlist
from stolek.notifications.config import (
    EXAMPLES,
    PUSH,
    SENDER,
    SERVICES,
    SMTP,
    WEBHOOKS,
    NotificationConfig,
    Smtp,
    config_from,
)
from stolek.store.rows import Language
from stolek.words.speak import LANGUAGES, Speaker

HOME = ("https://play.example/", "https://other.example")
MAIL = {SMTP: "smtp://mail.example", SENDER: "table@play.example"}


def refused(environment: dict[str, str], origins: tuple[str, ...] = HOME) -> tuple[str, str]:
    """The code of a refusal, and the variable it names."""
    with pytest.raises(Refusal) as found:
        config_from(environment, origins)
    return found.value.code, str(found.value.facts["variable"])


def test_people_are_called_in_every_language_of_the_server() -> None:
    assert get_args(Language) == LANGUAGES


def test_nothing_is_said_and_nobody_is_called() -> None:
    assert config_from({}, ()) == NotificationConfig()
    assert config_from({SMTP: "", WEBHOOKS: " ", PUSH: ""}, ()) == NotificationConfig()
    assert not NotificationConfig().is_on
    assert not config_from({SENDER: "table@play.example"}, ()).is_on


def test_everything_is_said() -> None:
    environment = {
        SMTP: "smtps://me%40play.example:a%3Ab@mail.example",
        SENDER: "table@play.example",
        WEBHOOKS: "Chat.example  hooks.example:8443 plain.example:443 localhost:9000",
        PUSH: "mailto:me@play.example",
    }
    found = config_from(environment, HOME)
    assert found == NotificationConfig(
        smtp=Smtp(host="mail.example", port=465, tls=True, user="me@play.example", password="a:b"),
        sender="table@play.example",
        webhooks=("chat.example", "hooks.example:8443", "plain.example", "localhost:9000"),
        contact="mailto:me@play.example",
        origin="https://play.example",
    )
    assert config_from(EXAMPLES, HOME).is_on  # the examples in refusals are valid


def test_the_usual_ports() -> None:
    for url, port, tls in (
        ("smtp://mail.example", 587, False),
        ("smtps://mail.example/", 465, True),
        ("smtp://localhost:25", 25, False),
    ):
        smtp = config_from(MAIL | {SMTP: url}, HOME).smtp
        assert smtp == Smtp(host=url.split("/")[2].partition(":")[0], port=port, tls=tls)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        *((SMTP, bad) for bad in ("mail.example", "https://mail.example", "smtp://", "smtp://a:b/c")),
        *((SMTP, bad) for bad in ("smtp://mail.example:99999", "smtp://mail.example/x", "smtp://[")),
        *((SENDER, bad) for bad in ("table", "a@b.example, c@d.example", "Table <a@b.example>")),
        *(
            (WEBHOOKS, bad)
            for bad in ("https://chat.example", "a/b", "*", "*.example", "a@b.example", "[::1]")
        ),
        *((PUSH, bad) for bad in ("me@play.example", "mailto:", "http://play.example", "https://", "x:y")),
    ],
)
def test_what_cannot_be_understood_is_refused(variable: str, value: str) -> None:
    assert refused(MAIL | {variable: value}) == ("bad-calls-variable", variable)


def test_mail_needs_a_sender() -> None:
    assert refused({SMTP: "smtp://mail.example"}) == ("bad-calls-variable", SENDER)


@pytest.mark.parametrize("origins", [(), ("play.example",), ("https://",), ("https://play.example/a",)])
def test_links_need_an_origin(origins: tuple[str, ...]) -> None:
    assert refused(MAIL, origins) == ("calls-need-origin", SMTP)
    assert refused({WEBHOOKS: "chat.example"}, origins) == ("calls-need-origin", WEBHOOKS)
    assert config_from({PUSH: "mailto:me@play.example"}, origins).is_on


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_does_not_open_and_says_what_to_add(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    def line(*words: str) -> str:
        assert (
            main(("serve", "--port", "0", "--data", str(tmp_path), "--lang", language, *words)) == BAD_INPUT
        )
        return capsys.readouterr().err.strip()

    speaker = Speaker(language)
    monkeypatch.setenv(WEBHOOKS, "chat.example")
    assert line() == speaker.say("refusal-calls-need-origin", variable=WEBHOOKS)
    assert "--origin https://" in line()
    monkeypatch.setenv(SMTP, "smtp://me:secret@:25")
    said = line("--origin", "https://play.example")
    assert said == speaker.say("refusal-bad-calls-variable", variable=SMTP, example=EXAMPLES[SMTP])
    assert "secret" not in said


# ---- the host allowlist ----------------------------------------------------------------------

NAMED = ("chat.example", "hooks.example:8443", "localhost:9000", "127.0.0.1:9001")
ALLOWED = [
    "https://chat.example/hook?a=b",
    "https://CHAT.example:443/",
    "https://hooks.example:8443/x",
    "http://localhost:9000/x",
    "https://localhost:9000/x",
    "http://127.0.0.1:9001/x",
]
REFUSED = [
    "http://chat.example/",
    "https://chat.example:444/",
    "https://hooks.example/",
    "http://hooks.example:8443/",
    "http://localhost/",
    "http://localhost:9001/",
    "http://127.0.0.1:9000/",
    "http://127.1:9001/",
    "http://2130706433:9001/",
    "http://[::1]:9000/",
    "https://other.example/",
    "https://chat.example.evil.example/",
    "https://evilchat.example/",
    "https://chat.example@evil.example/",
    "https://evil.example/chat.example",
    "https://evil.example#chat.example",
    "https://evil.example?chat.example",
    "https://evil.example\\@chat.example/",
    "https://me@chat.example/",
    "https://me:secret@chat.example/",
    "https://169.254.169.254/",
    "https://chat.example\r\nHost: evil.example/",
    "https://chat.example\t/",
    "https://chat.example./",
    "https:chat.example",
    "//chat.example/",
    "ftp://chat.example/",
    "file:///etc/passwd",
    "chat.example",
    "https://",
    "https://chat.example:99999/",
    "https://chat.example:a/",
    "",
    "\u017e",
]


@pytest.mark.parametrize("address", ALLOWED)
def test_hosts_that_were_named_are_called(address: str) -> None:
    url = allowlist.allowed_url(address, NAMED)
    assert url is not None
    assert url.host in ("chat.example", "hooks.example", "localhost", "127.0.0.1")


@pytest.mark.parametrize("address", REFUSED)
def test_no_other_is(address: str) -> None:
    assert allowlist.allowed_url(address, NAMED) is None


def test_push_services_that_are_known() -> None:
    for address in (
        "https://fcm.googleapis.com/fcm/send/a:b",
        "https://updates.push.services.mozilla.com/wpush/v2/a",
        "https://wns2-db5p.notify.windows.com/w/?token=a",
        "https://web.push.apple.com/a",
    ):
        assert allowlist.allowed_url(address, SERVICES), address
    for address in (
        "https://notify.windows.com/",
        "https://evilnotify.windows.com/",
        "https://a.notify.windows.com.evil.example/",
        "https://a.notify.windows.com:8443/",
        "http://web.push.apple.com/",
        "https://push.example/",
    ):
        assert allowlist.allowed_url(address, SERVICES) is None, address
