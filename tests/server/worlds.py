"""Worlds: two servers that get the same requests in turn, and everything that they send and log.

Time, ids, keys and codes are the same in both. Each has its own seed, and chance is as planned, but only
for what is due now: later draws differ from server to server.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from stolek.kernel import chance
from stolek.kernel.record import Drawn
from tests.laws.tables import Eye, Table
from tests.server.clients import Message, Visitor, browser, open_table, serving, settings, visiting
from tests.server.stand_ins import StandIns, standing_in
from tests.server.twins import DICE, Doing
from tests.tables.registries import SECRET, Hands

SEEDS = (b"one world of thirty-two bytes ..", b"another one of as many bytes ...")
FAILING = "CREATE TRIGGER failing BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no room'); END"
MENDED = "DROP TRIGGER failing"
LONG = 60  # seconds for which a slow disk may keep a file locked
OF_TIME = re.compile(r"date|ratelimit-.*")  # headers that depend on time
FIGURES_OF_TIME = re.compile(
    r'^.*_(seconds|created|commits|stored|sockets|awake).*\n|"awake":\d+', re.MULTILINE
)


class Leak(AssertionError):
    """An eye was told what it cannot know."""


@dataclass
class World:
    """One server with one table, and its clients."""

    seed: bytes
    base: str
    memory: Path
    client: httpx.AsyncClient
    hands: Hands
    stand_ins: StandIns
    answers: list[str] = field(default_factory=list)
    place: Message = field(default_factory=dict)
    ears: dict[Eye, Visitor] = field(default_factory=dict)
    mover: Visitor | None = None
    """Plays all seats that are not watched, and types in what is drawn for none of the others."""
    manual: bool = False
    entries: int = 0
    spoken: bool = False
    over: bool = False

    @property
    def number(self) -> int:
        """Which of the twins is played here."""
        return SEEDS.index(self.seed)

    @property
    def everybody(self) -> list[Visitor]:
        """All clients at the table."""
        return [*self.ears.values(), *([self.mover] if self.mover else [])]

    def keys(self, *eyes: Eye) -> list[str]:
        """The keys of seats, or that of the gallery."""
        seats = self.place["seats"]
        return [self.place["watch"] if eye is None else seats[eye]["key"] for eye in eyes]

    def acting(self, seat: int) -> Visitor:
        """The client that plays a seat."""
        visitor = self.ears.get(seat) or self.mover
        assert visitor is not None
        return visitor

    # ---- the table ---------------------------------------------------------------------------

    async def begin(self, table: Table, manual: bool, doing: Doing) -> None:
        """Open a table, which deals the match."""
        self.ears, self.mover, self.manual = {}, None, manual
        self.entries, self.spoken, self.over = 0, False, False
        self.foresee(doing)
        agreement = {
            "players": table.players,
            "options": table.options,
            "chance": "manual" if manual else "sealed",
            "clock": {"kind": "bank", "seconds": 100_000, "increment": 7},
            "chat": "free",
        }
        self.place = await open_table(self.client, table.game.name, agreement=agreement, open=True)
        self.answers.append(json.dumps(self.place))

    async def attend(self, table: Table, eyes: tuple[Eye, ...], doing: Doing, stack: AsyncExitStack) -> None:
        """Connect everybody, one after the other, and let them see the deal."""
        for eye in eyes:
            self.ears[eye] = await self.come(stack, eye)
        others = [seat for seat in range(table.players) if seat not in eyes]
        if others:
            self.mover = await self.come(stack, *others)
        await self.see(doing, 0)

    async def come(self, stack: AsyncExitStack, *eyes: Eye, seen: int = 0) -> Visitor:
        """Connect with keys; those already there are told."""
        there = self.everybody
        coming = visiting(self.base, self.place["table"], *self.keys(*eyes), seen=seen)
        visitor = await stack.enter_async_context(coming)
        await visitor.wait_for("said" if self.spoken else "shown")
        await told(there, "situation")
        return visitor

    # ---- decisions ---------------------------------------------------------------------------

    def foresee(self, doing: Doing) -> None:
        """Plan the next tickets of chance."""
        self.stand_ins.fortune.planned[self.seed] = doing.tickets[self.number]

    async def do(self, doing: Doing) -> None:
        """Make a decision, and let everybody see it."""
        seen = self.entries
        self.hands.move(1)
        self.foresee(doing)
        self.over = doing.after[0].outcome is not None
        actor = self.acting(doing.seat)
        fields = {"play": {"seen": seen, "move": doing.move}, "resign": {}}.get(doing.kind, {"seen": seen})
        kind = "take-back" if doing.kind == "wish" else doing.kind
        accept(await actor.ask(kind, seat=doing.seat, **fields))
        if doing.kind == "wish":
            await self.agree()
        await self.see(doing, seen)

    async def see(self, doing: Doing, since: int) -> None:
        """Type in what was drawn from a real box; then everybody looks."""
        entries = doing.after[self.number].record.entries
        for number in range(since, len(entries)):
            entry = entries[number]
            if self.manual and isinstance(entry, Drawn):
                await self.shown(number)
                accept(await self.drawing().ask("draw", seen=number, outcome=entry.outcome))
        await self.shown(len(entries))
        self.entries = len(entries)

    def drawing(self) -> Visitor:
        """The client that types in a draw: that of its seat, else the one that plays the rest."""
        assert self.mover is not None
        assert self.mover.shown is not None
        seat = self.mover.shown["chance"]["facts"].get("seat")
        return self.mover if seat is None else self.acting(seat)

    async def shown(self, entries: int) -> None:
        """Wait until everybody has seen so many entries."""
        for visitor in self.everybody:
            while visitor.shown is None or visitor.shown["entry"] < entries:
                await visitor.receive()

    async def agree(self) -> None:
        """All who are asked agree to a proposal, one after the other."""
        await told(self.everybody, "situation")
        situation = self.everybody[0].situation
        assert situation is not None
        wish = situation["wish"]
        for other in wish["asked"] if wish else ():
            answer = {"seat": other, "agrees": True, "wished": wish["wished"]}
            accept(await self.acting(other).ask("consent", **answer))
            await told(self.everybody, "situation")

    async def fail(self, doing: Doing) -> None:
        """The database refuses to store a move; then it works again."""
        self.foresee(doing)
        await self.change_memory(FAILING)
        answer = await self.acting(doing.seat).ask(
            "play", seat=doing.seat, seen=self.entries, move=doing.move
        )
        assert answer["code"] == "not-stored", answer
        await self.change_memory(MENDED)

    async def change_memory(self, statement: str) -> None:
        """Change the database behind the server's back, which may be writing meanwhile."""

        def change() -> None:
            with closing(sqlite3.connect(self.memory, timeout=LONG)) as connection:
                connection.execute("PRAGMA synchronous = OFF")  # a slow disk must not lock the server out
                connection.execute(statement)
                connection.commit()

        await asyncio.to_thread(change)

    # ---- requests ----------------------------------------------------------------------------

    async def ask(self, eye: Eye, kind: str, fields: dict[str, Any]) -> None:
        """Send a request that changes nothing."""
        visitor = self.ears[eye]
        answer = await visitor.ask(kind, **fields)
        if answer.get("code") == "stale":
            await visitor.wait_for("shown")
        if kind == "say" and answer["type"] == "accepted":
            await told(self.everybody, "said")
            self.spoken = True

    async def call(self, eye: Eye, method: str, path: str, more: dict[str, Any]) -> None:
        """Send a request over HTTP."""
        keys = ",".join(self.keys(eye))
        answer = await self.client.request(
            method, path.format(table=self.place["table"]), headers={"X-Stolek-Keys": keys}, **more
        )
        heads = [pair for pair in answer.headers.multi_items() if not OF_TIME.match(pair[0])]
        text = FIGURES_OF_TIME.sub("", answer.text)
        if text != answer.text:
            heads = [pair for pair in heads if pair[0] != "content-length"]
        self.answers.append(f"{method} {path} {answer.status_code} {heads} {text}")

    async def come_back(self, eye: Eye, seen: int) -> None:
        """Connect an eye once more, and disconnect."""
        async with AsyncExitStack() as stack:
            visitor = await self.come(stack, eye, seen=seen)
            self.answers += visitor.texts
        await told(self.everybody, "situation")

    # ---- messages ----------------------------------------------------------------------------

    def taken(self) -> dict[str, list[str]]:
        """All that the eyes were told since the last call, by its source; without the commitment."""
        handed = self.stand_ins.workshop.handed
        ways = {f"eye {eye}": visitor.texts for eye, visitor in self.ears.items()}
        ways |= {"answers": self.answers, "log": self.stand_ins.book.taken(), "bots": handed}
        taken = {way: [self.unsealed(text) for text in texts] for way, texts in ways.items()}
        for texts in (self.answers, handed, *(visitor.texts for visitor in self.everybody)):
            texts.clear()
        return taken

    def unsealed(self, text: str) -> str:
        """A text without the commitment; when the match is over, without the seed."""
        text = text.replace(chance.commitment(self.seed), "seal")
        return text.replace(self.seed.hex(), "seed") if self.over else text


async def told(visitors: list[Visitor], kind: str) -> None:
    """Wait until all of these got a message of a type."""
    for visitor in visitors:
        await visitor.wait_for(kind)


def accept(answer: Message) -> None:
    """Check that a request was accepted."""
    assert answer["type"] == "accepted", answer


class Worlds:
    """Both servers; everything happens on one and then on the other, and is compared."""

    def __init__(self, worlds: tuple[World, World]) -> None:
        self.worlds = worlds

    async def each(self, act: Callable[..., Awaitable[None]], *fields: Any) -> None:
        """Do something on both servers; nobody may notice on which."""
        ways = []
        for world in self.worlds:
            await act(world, *fields)
            ways.append(world.taken())
        compare(*ways)


def compare(one: dict[str, list[str]], other: dict[str, list[str]]) -> None:
    """Raise Leak where two servers tell different things."""
    for way, texts in one.items():
        if texts != other[way]:
            pairs = zip([*texts, ""], [*other[way], ""], strict=False)
            here, there = next(pair for pair in pairs if pair[0] != pair[1])
            place = next(
                (n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b),
                min(len(here), len(there)),
            )
            start = max(0, place - 120)
            raise Leak(f"{way}\n  {here[start : place + 120]}\n  {there[start : place + 120]}")


@asynccontextmanager
async def both_worlds(folder: Path) -> AsyncIterator[Worlds]:
    """Run two servers."""
    async with AsyncExitStack() as stack:
        stand_ins = stack.enter_context(standing_in())
        one = await opened(stack, folder / "one", SEEDS[0], stand_ins)
        other = await opened(stack, folder / "other", SEEDS[1], stand_ins)
        stand_ins.book.taken()
        yield Worlds((one, other))


async def opened(stack: AsyncExitStack, home: Path, seed: bytes, stand_ins: StandIns) -> World:
    """Run a server in which all but the seed is the same as in any other."""
    hands, dice = Hands(), Random(DICE)

    def source(size: int) -> bytes:
        return seed if size == chance.SEED_BYTES else dice.randbytes(size)

    base = await stack.enter_async_context(serving(settings(home, secret=SECRET, now=hands, source=source)))
    client = await stack.enter_async_context(browser(base))
    return World(seed, base, home / "stolek.sqlite", client, hands, stand_ins)
