"""The texts of notifications: why, at which table and who plays; nothing of the match itself."""

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
    """The text of a notification, and the page it links to."""

    reason: Reason
    headline: str
    detail: str
    page: str
    language: Language
    game: str | None = None
    table: str | None = None

    @property
    def text(self) -> str:
        """Headline and detail in one line."""
        return f"{self.headline}. {self.detail}".rstrip()


def news(table: Table, guest: str, reason: Literal["turn", "over"], language: Language) -> Message:
    """The message that it is a guest's turn or that the match is over; names the other players."""
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
    """A player's name; for a bot its level. If it is empty, the speaker names the seat instead."""
    if seat_row.name or seat_row.bot is None or seat_row.guest is not None:
        return seat_row.name
    level = f"level-{seat_row.bot}"
    return speaker.say("call-bot", level_name=speaker.say(level) if speaker.has(level) else seat_row.bot)


def greeting(language: Language) -> Message:
    """The first message on a new channel."""
    return said("greeting", language, HOME)


def question(language: Language, page: str) -> Message:
    """The request to confirm an e-mail address; it links to the page for that."""
    return said("confirm", language, page)


def said(reason: Literal["greeting", "confirm"], language: Language, page: str) -> Message:
    """A message that belongs to no table."""
    speaker = Speaker(language)
    return Message(
        reason=reason,
        headline=speaker.say(f"call-{reason}"),
        detail=speaker.say(f"call-{reason}.detail"),
        page=page,
        language=language,
    )
