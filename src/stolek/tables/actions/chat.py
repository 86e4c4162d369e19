"""Chat at a table: ready phrases, and free text where that was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import ChatRow

if TYPE_CHECKING:
    from stolek.tables.table import Table

PHRASES = ("hello", "luck", "well-played", "thanks", "sorry", "moment", "your-turn", "again", "bye")
LONGEST_TEXT = 300
MOST_REMARKS = 1000  # messages at one table


async def say(
    table: Table,
    seat: int,
    phrase: str | None = None,
    text: str | None = None,
    request: str | None = None,
) -> None:
    """Post a chat message from a seat: a phrase, shown in each reader's language, or free text."""
    check(table.agreement.chat, phrase, text)
    async with table.exclusive(seat):
        if request and await table.services.store.is_in_chat(table.id, seat, request):
            return
        if table.chat_count >= MOST_REMARKS:
            raise Refusal("enough-said", most=MOST_REMARKS)
        row = ChatRow(
            table=table.id,
            number=table.chat_count,
            seat=seat,
            name=table.seat_row(seat).name,
            phrase=phrase,
            text=text,
            at=table.services.now(),
            request=request,
        )
        await table.store([statements.insert_chat(row)])
        table.chat_count += 1
        table.publish(around=False)


def check(chat: str, phrase: str | None, text: str | None) -> None:
    """Refuse a message that the chat setting does not allow."""
    if chat == "off":
        raise Refusal("chat-off")
    if (phrase is None) == (text is None):
        raise Refusal("nothing-said")
    if phrase is not None and phrase not in PHRASES:
        raise Refusal("unknown-phrase", known=list(PHRASES))
    if text is not None and chat != "free":
        raise Refusal("phrases-only")
    if text is not None and not (0 < len(text) <= LONGEST_TEXT and text.isprintable()):
        raise Refusal("bad-text", longest=LONGEST_TEXT)
