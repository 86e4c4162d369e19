"""Messages: what people are told who are away: that they are asked, and who plays; nothing of the match."""

from __future__ import annotations

from typing import Literal

import msgspec

from stolek.kernel import shelf
from stolek.store.rows import Language, SeatRow
from stolek.tables.table import Table
from stolek.words.speak import Speaker

Reason = Literal["turn", "over", "greeting", "confirm"]
HOME = "/"


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """What is said to somebody, and the page to which it leads."""

    reason: Reason
    headline: str
    detail: str
    page: str
    language: Language
    game: str | None = None
    table: str | None = None

    @property
    def text(self) -> str:
        """All of it in one line."""
        return f"{self.headline}. {self.detail}".rstrip()


def news(table: Table, guest: str, reason: Literal["turn", "over"], language: Language) -> Message:
    """That somebody is asked at a table, or that its match is over; and who else sits there."""
    game = shelf.game(table.row.game)
    plain = Speaker(language, game)
    speaker = Speaker(language, game, [name(seat_row, plain) for seat_row in table.seat_rows])
    others = [seat_row.seat for seat_row in table.seat_rows if seat_row.guest != guest]
    title = speaker.say("game-title")
    headline = speaker.say("call-turn" if reason == "turn" else "call-over", title=title)
    return Message(
        reason=reason,
        headline=headline,
        detail=speaker.say("call-with", seats=others) if others else "",
        page=f"/table/{table.id}",
        language=language,
        game=game.name,
        table=table.id,
    )


def name(seat_row: SeatRow, speaker: Speaker) -> str:
    """What somebody is called; a bot by how strong it is, and who has no name by his seat."""
    if seat_row.name or seat_row.bot is None or seat_row.guest is not None:
        return seat_row.name
    level = f"level-{seat_row.bot}"
    return speaker.say("call-bot", level_name=speaker.say(level) if speaker.has(level) else seat_row.bot)


def greeting(language: Language) -> Message:
    """The first message by a new way."""
    return said("greeting", language, HOME)


def question(language: Language, page: str) -> Message:
    """Whether whoever reads an address wants to be called there; he says so on a page."""
    return said("confirm", language, page)


def said(reason: Literal["greeting", "confirm"], language: Language, page: str) -> Message:
    """A message that is about no table."""
    speaker = Speaker(language)
    return Message(
        reason=reason,
        headline=speaker.say(f"call-{reason}"),
        detail=speaker.say(f"call-{reason}.detail"),
        page=page,
        language=language,
    )
