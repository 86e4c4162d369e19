"""The handlers of requests on a socket, one for each type."""

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
from stolek.tables.subscribers import Subscriber
from stolek.tables.table import Table, parse_move

Handler = Callable[[Table, Subscriber, Any], Awaitable[Message]]


def check_seat(subscriber: Subscriber, seat: int) -> None:
    """Refuse to act for a seat whose access key was not sent."""
    if seat not in subscriber.rights.seats:
        raise Refusal("not-your-seat", seat=seat)


def check_seated(subscriber: Subscriber) -> None:
    """Refuse to spectators what only players may do."""
    if not subscriber.rights.seats:
        raise Refusal("not-seated")


# ---- the match -------------------------------------------------------------------------------


async def play(table: Table, subscriber: Subscriber, asked: messages.Play) -> Message:
    """Make a move."""
    check_seat(subscriber, asked.seat)
    return Accepted(id=asked.id, entry=await table.play(asked.seat, asked.seen, asked.move, asked.id))


async def draw(table: Table, subscriber: Subscriber, asked: messages.Draw) -> Message:
    """Enter what was drawn from the real box."""
    check_seated(subscriber)
    entry = await manual_draws.draw(table, subscriber.rights.seats, asked.seen, asked.outcome, asked.id)
    return Accepted(id=asked.id, entry=entry)


async def take_back(table: Table, subscriber: Subscriber, asked: messages.TakeBack) -> Message:
    """Undo a mistyped draw or a decision; propose it, where others must agree."""
    if asked.seat == CHANCE:
        check_seated(subscriber)
        drawn = await manual_draws.take_back(table, subscriber.rights.seats, asked.seen, asked.id)
        return Accepted(id=asked.id, entry=drawn)
    check_seat(subscriber, asked.seat)
    return Accepted(id=asked.id, entry=await proposals.take_back(table, asked.seat, asked.seen, asked.id))


async def pause(table: Table, subscriber: Subscriber, asked: messages.Pause) -> Message:
    """Pause, or go on; propose it, where others must agree."""
    check_seat(subscriber, asked.seat)
    wish = proposals.pause if asked.paused else proposals.go_on
    await wish(table, asked.seat, subscriber.rights.seats)
    return Accepted(id=asked.id)


async def answer_proposal(table: Table, subscriber: Subscriber, asked: messages.Consent) -> Message:
    """Agree to a proposal, or decline it."""
    check_seat(subscriber, asked.seat)
    await proposals.answer(table, asked.seat, asked.agrees, asked.wished)
    return Accepted(id=asked.id)


async def resign(table: Table, subscriber: Subscriber, asked: messages.Resign) -> Message:
    """Give up."""
    check_seat(subscriber, asked.seat)
    return Accepted(id=asked.id, entry=await table.resign(asked.seat, asked.id))


async def preview(table: Table, subscriber: Subscriber, asked: messages.Preview) -> Message:
    """Preview a move; only for the one who asks."""
    check_seat(subscriber, asked.seat)
    match = table.running
    found = match.preview(asked.seat, parse_move(match, asked.seat, asked.move))
    return messages.Previewed(id=asked.id, events=found.events, view=found.view)


async def hint(table: Table, subscriber: Subscriber, asked: messages.Hint) -> Message:
    """The move of a strong bot; only for the one who asks."""
    check_seat(subscriber, asked.seat)
    if not table.agreement.hints:
        raise Refusal("hints-off")
    match, entry = table.running, table.entries
    if asked.seat not in match.to_act:
        raise Refusal("not-your-turn", seat=asked.seat, to_act=list(match.to_act))
    thought = await table.services.bot_pool.advise(table.id, match.game.name, match.state, asked.seat)
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


async def say(table: Table, subscriber: Subscriber, asked: messages.Say) -> Message:
    """Send a chat message."""
    check_seat(subscriber, asked.seat)
    await chat.say(table, asked.seat, asked.phrase, asked.text, asked.id)
    return Accepted(id=asked.id)


async def stand_in(table: Table, subscriber: Subscriber, asked: messages.StandIn) -> Message:
    """Let a bot play for a person."""
    await occupancy.stand_in(table, subscriber.rights, asked.seat, asked.level)
    return Accepted(id=asked.id)


async def take_over(table: Table, subscriber: Subscriber, asked: messages.TakeOver) -> Message:
    """Let a person play again in place of a bot."""
    check_seat(subscriber, asked.seat)
    await occupancy.take_over(table, asked.seat)
    return Accepted(id=asked.id)


async def rename(table: Table, subscriber: Subscriber, asked: messages.Rename) -> Message:
    """Change a seat's name and colour."""
    check_seat(subscriber, asked.seat)
    await occupancy.rename(table, asked.seat, Guest("", asked.name, asked.colour))
    return Accepted(id=asked.id)


async def get_up(table: Table, subscriber: Subscriber, asked: messages.GetUp) -> Message:
    """Leave a seat before the match has begun."""
    check_seat(subscriber, asked.seat)
    await occupancy.get_up(table, asked.seat)
    return Accepted(id=asked.id)


async def renew(table: Table, subscriber: Subscriber, asked: messages.Renew) -> Message:
    """Replace the access keys and the rejoin code of a seat; older ones are revoked."""
    check_seat(subscriber, asked.seat)
    admission = await occupancy.renew(table, asked.seat, subscriber.guest, asked.key)
    return messages.Admitted(id=asked.id, seat=admission.seat, key=admission.key, code=admission.code)


async def set_pin(table: Table, subscriber: Subscriber, asked: messages.SetPin) -> Message:
    """Set the PIN of a seat, or remove it."""
    check_seat(subscriber, asked.seat)
    await rejoin.set_pin(table, asked.seat, asked.pin)
    return Accepted(id=asked.id)


# ---- the host --------------------------------------------------------------------------------


async def begin(table: Table, subscriber: Subscriber, asked: messages.Begin) -> Message:
    """Begin the match."""
    await host_actions.begin(table, subscriber.rights)
    return Accepted(id=asked.id)


async def lock(table: Table, subscriber: Subscriber, asked: messages.Lock) -> Message:
    """Let nobody else join, or let them again."""
    await host_actions.lock(table, subscriber.rights, asked.locked)
    return Accepted(id=asked.id)


async def kick(table: Table, subscriber: Subscriber, asked: messages.Kick) -> Message:
    """Send somebody away from a seat."""
    await host_actions.kick(table, subscriber.rights, asked.seat)
    return Accepted(id=asked.id)


async def seat_bot(table: Table, subscriber: Subscriber, asked: messages.SeatBot) -> Message:
    """Seat a bot, or change its level."""
    await host_actions.seat_bot(table, subscriber.rights, asked.seat, asked.level)
    return Accepted(id=asked.id)


async def hand_over(table: Table, subscriber: Subscriber, asked: messages.HandOver) -> Message:
    """Make somebody else the host."""
    await host_actions.hand_over(table, subscriber.rights, asked.seat)
    return Accepted(id=asked.id)


async def link(table: Table, subscriber: Subscriber, asked: messages.Link) -> Message:
    """Replace the key for spectators, or the invitation."""
    key = await host_actions.link(table, subscriber.rights, asked.opens)
    return messages.Linked(id=asked.id, opens=asked.opens, key=key)


async def ping(table: Table, subscriber: Subscriber, asked: messages.Ping) -> Message:
    """Answer, as a sign that the connection works."""
    return Accepted(id=asked.id)


async def hello(table: Table, subscriber: Subscriber, asked: messages.Hello) -> Message:
    """Refuse a second hello."""
    raise Refusal("hello-again")


HANDLERS: dict[type[messages.Asked], Handler] = {
    messages.Hello: hello,
    messages.Play: play,
    messages.Draw: draw,
    messages.TakeBack: take_back,
    messages.Pause: pause,
    messages.Consent: answer_proposal,
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

# They store no entry by which a repeated request could be recognised, so answers are kept in memory.
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
