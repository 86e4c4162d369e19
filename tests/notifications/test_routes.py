"""The notification routes: adding, confirming and deleting channels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolek.notifications import scheduler, tokens
from stolek.notifications.tokens import Token
from stolek.server.limits import MAILS_A_DAY, MAILS_AN_HOUR
from stolek.server.settings import Settings
from tests.notifications.guests import asked, by_hook, by_mail, guest, refusal, token_in, ways
from tests.notifications.receivers import Exchange, MailRoom, Phone, calling
from tests.server.clients import browser, open_table, serving, settings

pytestmark = pytest.mark.anyio
PHONE = Phone()


# ---- none configured -------------------------------------------------------------------------


async def test_a_server_that_calls_nobody(
    tmp_path: Path, there: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler.NotificationScheduler, "__init__", None)  # must not be created
    async with serving(settings(tmp_path)) as base, guest(base) as eva:
        nothing = {"offers": {"push": None, "email": False, "webhook": []}, "ways": []}
        assert (await eva.get("/api/me/calls")).json() == nothing
        for wish in (by_mail(), by_hook(f"{there.base}/eva"), PHONE.wish(f"{there.base}/eva")):
            assert await refusal(eva, wish) == (409, "calls-off")
        await open_table(eva, "ingenious")
    assert there.heard == []


async def test_each_way_is_off_by_itself(tmp_path: Path, there: Exchange, room: MailRoom) -> None:
    wishes = {
        "email": by_mail(),
        "webhook": by_hook(f"{there.base}/e"),
        "push": PHONE.wish(f"{there.base}/p"),
    }
    off: dict[str, Any] = {"email": {"smtp": None}, "webhook": {"webhooks": ()}, "push": {"contact": None}}
    for name, missing in off.items():
        chosen = settings(tmp_path, notifications=calling(there, room, **missing))
        async with serving(chosen) as base, guest(base) as eva:
            offers = (await eva.get("/api/me/calls")).json()["offers"]
            assert [kind for kind in offers if not offers[kind]] == [name]
            assert await refusal(eva, wishes[name]) == (409, "calls-off")


# ---- channels --------------------------------------------------------------------------------


async def test_a_browser_and_a_webhook_are_greeted_and_kept(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        offers = (await eva.get("/api/me/calls")).json()["offers"]
        assert offers["webhook"] == [there.place]
        assert offers["email"] is True
        await asked(eva, PHONE.wish(f"{there.base}/phone", "sk"))
        pushed, hooked = await asked(eva, by_hook(f"{there.base}/hook?secret=s"))
        greeting = PHONE.opened(there.heard[0].body)
        assert (greeting["title"], greeting["url"]) == ("Stolek vás bude upozorňovať tu", "/")
        assert there.heard[0].headers["authorization"].endswith(f"k={offers['push']}")
        assert there.heard[1].json["reason"] == "greeting"
        assert "Stolek will call you here." in there.heard[1].json["text"]
        assert pushed == {
            "id": pushed["id"],
            "way": "push",
            "shown": "127.0.0.1",
            "confirmed": True,
            "language": "sk",
        }
        assert (hooked["way"], hooked["shown"], hooked["confirmed"]) == ("webhook", "127.0.0.1", True)
        assert await ways(eva) == [pushed, hooked]


async def test_the_same_again_changes_nothing_but_the_language(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        [before] = await asked(eva, by_hook(f"{there.base}/hook"))
        [after] = await asked(eva, by_hook(f"{there.base}/hook", "cs"))
        assert after == before | {"language": "cs"}
        assert len(there.heard) == 1  # one greeting


async def test_where_nothing_arrives_nothing_is_kept(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        for path in ("status/500", "moved"):
            url = f"{there.base}/{path}"
            for wish in (by_hook(url), PHONE.wish(url)):
                assert await refusal(eva, wish) == (409, "call-failed")
        assert await ways(eva) == []
        assert len(there.heard) == 4  # and redirects were not followed


async def test_nobody_is_sent_where_the_operator_has_not_been(calling_base: str, there: Exchange) -> None:
    other = f"127.0.0.1:{there.port + 1}"
    async with guest(calling_base) as eva:
        for place in (
            "https://elsewhere.example",
            f"http://{other}",
            f"http://localhost:{there.port}",
            f"http://me:secret@{there.place}",
            f"http://{there.place}@{other}",
            f"http://{other}#{there.place}",
            f"//{there.place}",
        ):
            assert await refusal(eva, by_hook(f"{place}/hook")) == (400, "bad-webhook"), place
            assert await refusal(eva, PHONE.wish(f"{place}/phone")) == (400, "bad-push"), place
        assert await refusal(eva, PHONE.wish(f"{there.base}/p") | {"auth": "AAAA"}) == (400, "bad-push")
        assert await ways(eva) == []
    assert there.heard == []


async def test_a_stranger_sees_nothing_and_deletes_nothing(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva, guest(calling_base, "Jan") as jan, browser(calling_base) as nobody:
        [way] = await asked(eva, by_hook(f"{there.base}/hook"))
        assert await ways(jan) == await ways(nobody) == []
        for client in (jan, nobody):
            answer = await client.delete(f"/api/me/calls/{way['id']}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-way")
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await eva.delete(f"/api/me/calls/{way['id']}", headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        assert await ways(eva) == [way]
        answer = await eva.delete(f"/api/me/calls/{way['id']}")
        assert (answer.status_code, answer.json()["ways"]) == (200, [])
        assert (await eva.delete(f"/api/me/calls/{way['id']}")).status_code == 404


async def test_eight_ways_are_enough(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        for number in range(8):
            await asked(eva, by_hook(f"{there.base}/{number}"))
        assert await refusal(eva, by_hook(f"{there.base}/9")) == (409, "too-many-ways")
        assert len(there.heard) == len(await ways(eva)) == 8


async def test_a_new_guest_is_known_again(calling_base: str, there: Exchange) -> None:
    async with browser(calling_base) as stranger:
        assert len(await asked(stranger, by_hook(f"{there.base}/hook"))) == 1
        assert len(await ways(stranger)) == 1


# ---- e-mail ----------------------------------------------------------------------------------


async def test_an_address_is_confirmed_by_who_reads_it_and_stopped_by_him(
    calling_base: str, room: MailRoom
) -> None:
    async with guest(calling_base) as eva, browser(calling_base) as reader:
        [way] = await asked(eva, by_mail())
        assert (way["shown"], way["confirmed"]) == ("eva@mail.example", False)
        [letter] = room.letters
        confirm, stop = token_in(letter), token_in(letter, 1)
        # Following a link changes nothing.
        assert (await reader.get("/calls")).status_code == 200
        assert (await reader.get(f"/api/calls/stop/{stop}")).status_code == 405
        assert (await reader.get("/api/calls", params={"token": confirm})).status_code == 405
        assert not (await ways(eva))[0]["confirmed"]
        for _ in range(2):
            answer = await reader.post("/api/calls", json={"token": confirm})
            assert (answer.status_code, answer.json()) == (200, {"done": "confirmed"})
            assert (await ways(eva))[0]["confirmed"]
        for _ in range(2):
            answer = await reader.post("/api/calls", json={"token": stop})
            assert (answer.status_code, answer.json()) == (200, {"done": "stopped"})
            assert await ways(eva) == []
        answer = await reader.post("/api/calls", json={"token": confirm})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


async def test_one_click_in_a_mail_program(calling_base: str, room: MailRoom) -> None:
    async with guest(calling_base) as eva, browser(calling_base) as program:
        await asked(eva, by_mail())
        [letter] = room.letters
        path = letter["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
        answer = await program.post(path, data={"List-Unsubscribe": "One-Click"})
        assert (answer.status_code, answer.json()) == (200, {"done": "stopped"})
        assert await ways(eva) == []


async def test_no_other_token_opens_anything(calling_base: str, chosen: Settings, room: MailRoom) -> None:
    async with guest(calling_base) as eva, browser(calling_base) as reader:
        [way] = await asked(eva, by_mail())
        good = token_in(room.letters[0])
        foreign = tokens.make_token(b"another house, another secret", Token(way["id"], "confirm"))
        cookie = eva.cookies["stolek-guest"]
        odd = tokens.signer(chosen.secret).dumps([way["id"], "read"])
        for bad in (good[:-1], f"{good}x", foreign, cookie, odd, "", ".", "x" * 200):
            answer = await reader.post("/api/calls", json={"token": bad})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token"), bad
        answer = await reader.post(f"/api/calls/stop/{good}")  # this endpoint only unsubscribes
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
        assert await ways(eva) == [way]


async def test_no_letter_to_what_is_no_address(calling_base: str, room: MailRoom) -> None:
    async with guest(calling_base) as eva:
        for bad in ("eva", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "a@b.example\n"):
            assert await refusal(eva, by_mail(bad)) == (400, "bad-email")
        assert (room.letters, await ways(eva)) == ([], [])


async def test_mails_are_few_from_one_household_and_to_one_address(
    tmp_path: Path, there: Exchange, room: MailRoom
) -> None:
    assert (MAILS_AN_HOUR, MAILS_A_DAY) == (5, 3)
    usual = settings(tmp_path, notifications=calling(there, room))
    async with serving(usual) as base, guest(base) as eva, guest(base, "Jan") as jan:
        for number in range(MAILS_AN_HOUR):
            await asked((eva, jan)[number % 2], by_mail(f"{number}@mail.example"))
        for client in (eva, jan):
            assert await refusal(client, by_mail("more@mail.example")) == (429, "too-fast")
        assert len(room.letters) == MAILS_AN_HOUR
        assert len(await asked(eva, by_hook(f"{there.base}/hook"))) == 4  # the limit is for e-mail only
    room.letters.clear()
    async with serving(
        settings(tmp_path / "b", notifications=calling(there, room), mails_an_hour=100)
    ) as base:
        for _ in range(MAILS_A_DAY):
            async with guest(base) as one:
                await asked(one, by_mail("All@mail.example"))
        async with guest(base) as one:
            assert await refusal(one, by_mail("all@MAIL.example")) == (429, "too-fast")
            assert len(room.letters) == MAILS_A_DAY
