"""Leaks planted on purpose: ways in which a server could tell an eye what it cannot know."""

from __future__ import annotations

import copy
import logging
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine

from stolek import Match, Refusal, State
from stolek.kernel.chance import ticket
from stolek.kernel.match import MovePreview
from stolek.server.routes import tables
from stolek.server.ws import handlers, messages, render
from stolek.tables import subscribers
from stolek.tables.bots.pool import BotPool
from stolek.tables.registry import TableRegistry
from stolek.tables.seats.access import Rights
from stolek.tables.subscribers import SeatUpdate, Subscriber
from stolek.tables.table import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def of_sights(change: Callable[[Match[Any], SeatUpdate], SeatUpdate]) -> Plant:
    """A leak in the view of an eye."""
    look = subscribers.render_update

    def leaky(match: Match[Any], eye: int | None, since: int) -> SeatUpdate:
        return change(match, look(match, eye, since))

    return lambda patch: patch.setattr(subscribers, "render_update", leaky)


def another_view(match: Match[Any], sight: SeatUpdate) -> SeatUpdate:
    """The view of the next seat."""
    return sight._replace(view=match.view(0 if sight.eye is None else (sight.eye + 1) % match.players))


def everybody_offer(match: Match[Any], sight: SeatUpdate) -> SeatUpdate:
    """The offer of whoever is to act."""
    return sight._replace(offer=match.offer(match.to_act[0]) if match.to_act else None)


def order_of_keys(match: Match[Any], sight: SeatUpdate) -> SeatUpdate:
    """The same view, but its order depends on the whole state."""
    return sight._replace(view=dict(reversed(sight.view.items()))) if is_odd(match) else sight


def is_odd(match: Match[Any] | None) -> bool:
    """One bit of the whole state."""
    return match is not None and int(match.state.digest(), 16) % 2 == 1


def open_racks(patch: pytest.MonkeyPatch) -> None:
    """The game shows every rack to everybody."""
    patch.setattr("stolek.games.ingenious.play.view.sees", lambda state, eye, seat: True)


def bag_on_card(patch: pytest.MonkeyPatch) -> None:
    """The contents of the bag are on the card, among the options."""
    card = render.card

    def leaky(table: Table) -> messages.Card:
        known = card(table)
        return replace(known, options={**known.options, "bag": table.running.state.dump()["bag"]})

    patch.setattr(render, "card", leaky)


def time_of_change(patch: pytest.MonkeyPatch) -> None:
    """A table seems to have changed a little earlier or later."""
    card = render.card
    patch.setattr(
        render,
        "card",
        lambda table: replace(known := card(table), changed=known.changed + is_odd(table.match)),
    )


def what_comes_next(patch: pytest.MonkeyPatch) -> None:
    """The next ticket is sent before it is drawn."""
    shown = render.shown

    def leaky(table: Table, since: int, sights: list[SeatUpdate]) -> messages.Shown:
        seed = table.running.seed
        coming = ticket(seed, table.entries, 100) if seed else None
        return replace(shown(table, since, sights), chance={"next": coming})

    patch.setattr(render, "shown", leaky)


def events_in_full(patch: pytest.MonkeyPatch) -> None:
    """Events are sent unfiltered, to everybody."""
    patch.setattr(
        Match,
        "told",
        lambda self, eye, since=0, upto=None: [
            event for step in self.log[since:upto] for event in step.events
        ],
    )


def preview_of_chance(patch: pytest.MonkeyPatch) -> None:
    """A preview goes on until the next decision."""

    def leaky(self: Match[Any], seat: int, move: Any) -> MovePreview:
        draft = copy.copy(self)
        return MovePreview(draft.play(seat, move), draft.view(seat))

    patch.setattr(Match, "preview", leaky)


def refusal_with_moves(patch: pytest.MonkeyPatch) -> None:
    """A refusal lists the legal moves of another seat."""

    def leaky(subscriber: Subscriber, seat: int) -> None:
        if seat not in subscriber.rights.seats:
            raise Refusal(
                "not-your-seat", seat=seat, legal=[str(move) for move in subscriber.table.running.legal(seat)]
            )

    patch.setattr(handlers, "check_seat", leaky)


def refusal_over_http(patch: pytest.MonkeyPatch) -> None:
    """A refusal over HTTP contains a digest of the position."""

    async def leaky(registry: TableRegistry, name: str, keys: str | None) -> Rights:
        raise Refusal("wrong-key", position=registry.loaded[name].running.state.digest())

    patch.setattr(tables, "shown", leaky)


def one_more_message(patch: pytest.MonkeyPatch) -> None:
    """A message only says that something has changed, but whether it is sent depends on the state."""
    tell = Table.publish

    def leaky(self: Table, around: bool = True) -> None:
        tell(self, around or is_odd(self.match))

    patch.setattr(Table, "publish", leaky)


def seed_in_log(patch: pytest.MonkeyPatch) -> None:
    """A debugging line in the log contains the seed."""
    tell = Table.publish

    def leaky(self: Table, around: bool = True) -> None:
        logging.getLogger("stolek.tables").info("told: %r", self.match and self.match.seed)
        tell(self, around)

    patch.setattr(Table, "publish", leaky)


def values_in_errors(patch: pytest.MonkeyPatch) -> None:
    """Database errors in the log contain the values."""
    patch.setattr(Engine, "hide_parameters", property(lambda _: False), raising=False)


def truth_for_bots(patch: pytest.MonkeyPatch) -> None:
    """A bot gets the true state instead of an imagined one."""
    think = BotPool.think

    class Truth:
        def __init__(self, state: State) -> None:
            self.clone = lambda: self
            self.seed = lambda number: None
            self.imagine = lambda seat: state.clone()

    def leaky(self: BotPool, game: str, level: str, truth: Any, seat: int) -> Any:
        return think(self, game, level, Truth(truth), seat)  # type: ignore[arg-type]

    patch.setattr(BotPool, "think", leaky)


LEAKS: dict[str, tuple[Plant, str]] = {
    "the view of another seat": (of_sights(another_view), "eye"),
    "moves for everybody": (of_sights(everybody_offer), "eye"),
    "racks that lie open": (open_racks, "eye"),
    "the order of keys": (of_sights(order_of_keys), "eye"),
    "the bag on the card": (bag_on_card, "eye|answers"),
    "the time of a change": (time_of_change, "eye|answers"),
    "what comes next": (what_comes_next, "eye"),
    "events in full": (events_in_full, "eye"),
    "a preview of chance": (preview_of_chance, "eye"),
    "a refusal on the socket": (refusal_with_moves, "eye"),
    "a refusal over HTTP": (refusal_over_http, "answers"),
    "one more message": (one_more_message, "eye"),
    "the seed in the log": (seed_in_log, "log"),
    "values in errors": (values_in_errors, "log"),
    "the truth for bots": (truth_for_bots, "bots"),
}
