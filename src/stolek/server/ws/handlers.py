"""What can be asked for at a table, each request with the one thing it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE
from stolek.server.ws import messages
from stolek.server.ws.messages import Accepted, Message
from stolek.tables.actions import chat, manual_draws, proposals
from stolek.tables.seats import host_actions, occupancy, rejoin
from stolek.tables.seats.occupancy import Guest
from stolek.tables.subscribers import Watcher
from stolek.tables.table import Table, understood

Handler = Callable[[Table, Watcher, Any], Awaitable[Message]]


def check_seat(watcher: Watcher, seat: int) -> None:
    """Refuse to act for a seat whose key was not shown."""
    if seat not in watcher.rights.seats:
        raise Refusal("not-your-seat", seat=seat)


def check_seated(watcher: Watcher) -> None:
    """Refuse what only those who play may do."""
    if not watcher.rights.seats:
        raise Refusal("not-seated")


# ---- the match -------------------------------------------------------------------------------


async def play(table: Table, watcher: Watcher, asked: messages.Play) -> Message:
    """A move."""
    check_seat(watcher, asked.seat)
    return Accepted(id=asked.id, entry=await table.play(asked.seat, asked.seen, asked.move, asked.id))


async def draw(table: Table, watcher: Watcher, asked: messages.Draw) -> Message:
    """What was drawn from the real box."""
    check_seated(watcher)
    entry = await manual_draws.draw(table, watcher.rights.seats, asked.seen, asked.outcome, asked.id)
    return Accepted(id=asked.id, entry=entry)


async def take_back(table: Table, watcher: Watcher, asked: messages.TakeBack) -> Message:
    """Take back a mistyped draw, or a decision; or ask the others."""
    if asked.seat == CHANCE:
        check_seated(watcher)
        drawn = await manual_draws.take_back(table, watcher.rights.seats, asked.seen, asked.id)
        return Accepted(id=asked.id, entry=drawn)
    check_seat(watcher, asked.seat)
    return Accepted(id=asked.id, entry=await proposals.take_back(table, asked.seat, asked.seen, asked.id))


async def pause(table: Table, watcher: Watcher, asked: messages.Pause) -> Message:
    """A break, or its end; or ask the others."""
    check_seat(watcher, asked.seat)
    wish = proposals.pause if asked.paused else proposals.go_on
    await wish(table, asked.seat, watcher.rights.seats)
    return Accepted(id=asked.id)


async def answer_wish(table: Table, watcher: Watcher, asked: messages.Consent) -> Message:
    """The answer to a wish."""
    check_seat(watcher, asked.seat)
    await proposals.answer(table, asked.seat, asked.agrees, asked.wished)
    return Accepted(id=asked.id)


async def resign(table: Table, watcher: Watcher, asked: messages.Resign) -> Message:
    """Give up."""
    check_seat(watcher, asked.seat)
    return Accepted(id=asked.id, entry=await table.resign(asked.seat, asked.id))


async def preview(table: Table, watcher: Watcher, asked: messages.Preview) -> Message:
    """What a move would bring, told to the asker alone."""
    check_seat(watcher, asked.seat)
    match = table.running
    found = match.preview(asked.seat, understood(match, asked.seat, asked.move))
    return messages.Previewed(id=asked.id, events=found.events, view=found.view)


async def hint(table: Table, watcher: Watcher, asked: messages.Hint) -> Message:
    """What a strong bot would do, told to the asker alone."""
    check_seat(watcher, asked.seat)
    if not table.agreement.hints:
        raise Refusal("hints-off")
    match, entry = table.running, table.entries
    if asked.seat not in match.to_act:
        raise Refusal("not-your-turn", seat=asked.seat, to_act=list(match.to_act))
    thought = await table.house.thinkers.advise(table.id, match.game.name, match.state, asked.seat)
    move = match.game.moves.move(thought.action)
    reasons = [messages.Reason(term=one.term, points=one.points) for one in thought.reasons]
    return messages.Hinted(
        id=asked.id,
        entry=entry,
        action=move.action,
        move=move.notation,
        picks=list(move.picks),
        reasons=reasons,
    )


# ---- people ----------------------------------------------------------------------------------


async def say(table: Table, watcher: Watcher, asked: messages.Say) -> Message:
    """Say something."""
    check_seat(watcher, asked.seat)
    await chat.say(table, asked.seat, asked.phrase, asked.text, asked.id)
    return Accepted(id=asked.id)


async def stand_in(table: Table, watcher: Watcher, asked: messages.StandIn) -> Message:
    """A bot for a person."""
    await occupancy.stand_in(table, watcher.rights, asked.seat, asked.level)
    return Accepted(id=asked.id)


async def take_over(table: Table, watcher: Watcher, asked: messages.TakeOver) -> Message:
    """A person for a bot."""
    check_seat(watcher, asked.seat)
    await occupancy.take_over(table, asked.seat)
    return Accepted(id=asked.id)


async def rename(table: Table, watcher: Watcher, asked: messages.Rename) -> Message:
    """Another name and colour."""
    check_seat(watcher, asked.seat)
    await occupancy.rename(table, asked.seat, Guest("", asked.name, asked.colour))
    return Accepted(id=asked.id)


async def get_up(table: Table, watcher: Watcher, asked: messages.GetUp) -> Message:
    """Leave before the start."""
    check_seat(watcher, asked.seat)
    await occupancy.get_up(table, asked.seat)
    return Accepted(id=asked.id)


async def renew(table: Table, watcher: Watcher, asked: messages.Renew) -> Message:
    """New secrets."""
    check_seat(watcher, asked.seat)
    admission = await occupancy.renew(table, asked.seat, watcher.guest, asked.key)
    return messages.Admitted(id=asked.id, seat=admission.seat, key=admission.key, code=admission.code)


async def set_pin(table: Table, watcher: Watcher, asked: messages.SetPin) -> Message:
    """A PIN, or none any more."""
    check_seat(watcher, asked.seat)
    await rejoin.set_pin(table, asked.seat, asked.pin)
    return Accepted(id=asked.id)


# ---- the host --------------------------------------------------------------------------------


async def begin(table: Table, watcher: Watcher, asked: messages.Begin) -> Message:
    """Begin."""
    await host_actions.begin(table, watcher.rights)
    return Accepted(id=asked.id)


async def lock(table: Table, watcher: Watcher, asked: messages.Lock) -> Message:
    """Let nobody else sit down."""
    await host_actions.lock(table, watcher.rights, asked.locked)
    return Accepted(id=asked.id)


async def kick(table: Table, watcher: Watcher, asked: messages.Kick) -> Message:
    """Send somebody away."""
    await host_actions.kick(table, watcher.rights, asked.seat)
    return Accepted(id=asked.id)


async def seat_bot(table: Table, watcher: Watcher, asked: messages.SeatBot) -> Message:
    """Seat a bot."""
    await host_actions.seat_bot(table, watcher.rights, asked.seat, asked.level)
    return Accepted(id=asked.id)


async def hand_over(table: Table, watcher: Watcher, asked: messages.HandOver) -> Message:
    """Make somebody else the host."""
    await host_actions.hand_over(table, watcher.rights, asked.seat)
    return Accepted(id=asked.id)


async def link(table: Table, watcher: Watcher, asked: messages.Link) -> Message:
    """A new link."""
    key = await host_actions.link(table, watcher.rights, asked.opens)
    return messages.Linked(id=asked.id, opens=asked.opens, key=key)


async def ping(table: Table, watcher: Watcher, asked: messages.Ping) -> Message:
    """Yes, we are here."""
    return Accepted(id=asked.id)


async def hello(table: Table, watcher: Watcher, asked: messages.Hello) -> Message:
    """Once is enough."""
    raise Refusal("hello-again")


HANDLERS: dict[type[messages.Asked], Handler] = {
    messages.Hello: hello,
    messages.Play: play,
    messages.Draw: draw,
    messages.TakeBack: take_back,
    messages.Pause: pause,
    messages.Consent: answer_wish,
    messages.Resign: resign,
    messages.Preview: preview,
    messages.Hint: hint,
    messages.Say: say,
    messages.StandIn: stand_in,
    messages.TakeOver: take_over,
    messages.Rename: rename,
    messages.GetUp: get_up,
    messages.Renew: renew,
    messages.SetPin: set_pin,
    messages.Begin: begin,
    messages.Lock: lock,
    messages.Kick: kick,
    messages.SeatBot: seat_bot,
    messages.HandOver: hand_over,
    messages.Link: link,
    messages.Ping: ping,
}

# Those that leave no entry by which a repeated one could be known.
ONCE = (
    messages.TakeBack,
    messages.Pause,
    messages.Consent,
    messages.StandIn,
    messages.TakeOver,
    messages.Rename,
    messages.Renew,
    messages.SetPin,
    messages.Begin,
    messages.Lock,
    messages.Kick,
    messages.SeatBot,
    messages.HandOver,
    messages.Link,
)
