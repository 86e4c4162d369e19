"""From records back to matches: replay, resume, branch, verify."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from stolek.kernel import shelf, undo
from stolek.kernel.chance import commitment, seed_bytes, seed_from_text, ticket
from stolek.kernel.game import Game, check_names
from stolek.kernel.match import Match
from stolek.kernel.record import Drawn, Entry, Filled, Origin, Record, Resigned, TimedOut, TookBack
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE


def replay(record: Record, upto: int | None = None) -> Match[Any]:
    """The match after `upto` entries (all of them by default), for inspection."""
    game = game_of(record)
    if upto is not None and (type(upto) is not int or not 0 <= upto <= len(record.entries)):
        raise Refusal("unknown-entry", entry=upto, entries=len(record.entries))
    match = entered(game, record, upto)
    if upto is None or upto == len(record.entries):
        check_seed(record, match)
        match.record = record
    return match


def resume(record: Record, seed: bytes | None) -> Match[Any]:
    """A saved match, ready to go on with its secret seed; if it is over, the seed is revealed."""
    match = entered(game_of(record), record)
    sealed = record.header.commitment
    fits = commitment(seed) == sealed if isinstance(seed, bytes) else seed is None and sealed is None
    if not fits:
        raise Refusal("wrong-seed")
    match.record, match.seed = record, seed
    match.settled()
    check_seed(match.record, match)
    return match


def entered(game: Game[Any], record: Record, upto: int | None = None) -> Match[Any]:
    """A match to which the entries of a record, up to `upto`, were applied again."""
    match = Match(game, Record(header=record.header), None)
    for entry in record.entries[:upto]:
        enter(match, entry)
    return match


def branch(record: Record, upto: int | None = None, seed: int | bytes | None = None) -> Match[Any]:
    """A new match that begins with the entries of another one and has a commitment of its own."""
    match = replay(record, upto)
    taken = len(match.record.entries)
    secret = seed_bytes(seed) if record.header.chance == "sealed" else None
    header = msgspec.structs.replace(
        record.header,
        commitment=commitment(secret) if secret else None,
        origin=Origin(record.header.commitment, taken),
    )
    match.record = Record(header=header, entries=match.record.entries)
    match.seed = secret
    return match.settled()


def verify(record: Record) -> int:
    """Draw every ticket again from the revealed seed; return how many outcomes were checked."""
    game = game_of(record)
    if record.header.chance == "manual":
        raise Refusal("dice-were-real")
    if record.seed is None:
        replay(record)
        raise Refusal("seed-not-revealed")
    seed = seed_from_text(record.seed)
    first = record.header.origin.entries if record.header.origin else 0
    match = Match(game, Record(header=record.header), None)
    checked = 0
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Drawn) and number >= first:
            check_outcome(match, seed, number, entry)
            checked += 1
        enter(match, entry)
    check_seed(record, match)
    return checked


def check_outcome(match: Match[Any], seed: bytes, number: int, entry: Drawn) -> None:
    """Refuse an outcome that does not follow from the seed."""
    if match.state.actors() != (CHANCE,):
        raise Refusal("record-broken", entry=number, detail="nothing was to be drawn")
    outcome = match.state.outcome(ticket(seed, number, match.state.tickets()))
    if match.game.moves.draw_text(match.state, outcome) != entry.outcome:
        raise Refusal("dice-differ", entry=number)


def game_of(record: Record) -> Game[Any]:
    """The game of a record; refuses an unknown game, edition, revision or header."""
    if not isinstance(record, Record):
        raise Refusal("record-unreadable", detail=f"a Record is needed, not {type(record).__name__}")
    check_types(record)
    header = record.header
    newest = shelf.game(header.game)
    game = next((one for one in newest.older if one.revision == header.revision), newest)
    if header.edition != game.edition:
        raise Refusal("other-edition", game=game.name, edition=header.edition, known=game.edition)
    if header.revision != game.revision:
        raise Refusal("other-revision", game=game.name, revision=header.revision, known=game.revision)
    if game.agreed(header.players, header.options) != header.options:
        raise Refusal("record-broken", entry=0, detail="header")
    if (header.chance == "sealed") != (header.commitment is not None):
        raise Refusal("record-broken", entry=0, detail="seal")
    check_names(header.seats, header.players)
    if header.origin and not 0 <= header.origin.entries <= len(record.entries):
        raise Refusal("record-broken", entry=0, detail="origin")
    return game


def check_types(record: Record) -> None:
    """Refuse a record built in code that has a value of a wrong type."""
    try:
        msgspec.convert(msgspec.to_builtins(record), Record)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise Refusal("record-unreadable", detail=str(error)) from None


def enter(match: Match[Any], entry: Entry) -> None:
    """Apply a recorded entry; refuses a record that cannot have happened."""
    number = len(match.record.entries)
    try:
        check_entry(match, entry)
        match.enter(entry)
    except ValueError as error:
        raise Refusal("record-broken", entry=number, detail=str(error)) from None
    except Refusal as refusal:
        raise Refusal("record-broken", entry=number, detail=str(refusal)) from None


def check_entry(match: Match[Any], entry: Entry) -> None:
    """Raise ValueError for an entry that no match would have written."""
    if match.outcome:
        raise ValueError("the match was over")
    if isinstance(entry, Drawn):
        return
    if isinstance(entry, Filled):
        if not match.is_full:
            raise ValueError("there was room for more")
        return
    if match.record.header.chance == "sealed" and match.state.actors() == (CHANCE,):
        raise ValueError("fortune was asked and did not answer")
    scribe = isinstance(entry, TookBack) and entry.seat == CHANCE
    if not scribe and not 0 <= entry.seat < match.players:
        raise ValueError(f"no seat {entry.seat}")
    if isinstance(entry, TookBack):
        if not could_take_back(match, entry):
            raise ValueError("nobody could have taken this back")
    elif isinstance(entry, Resigned | TimedOut) and entry.seat in match.left:
        raise ValueError(f"seat {entry.seat} had left already")


def could_take_back(match: Match[Any], entry: TookBack) -> bool:
    """Whether the seat of an undo could strike out just these entries now, by consent or freely."""
    for consent in (True, False):
        with suppress(Refusal):
            if undo.struck(match, entry.seat, consent) == entry.struck:
                return True
    return False


def check_seed(record: Record, match: Match[Any]) -> None:
    """The seed is revealed exactly when a sealed match is over, and must match the commitment."""
    if record.header.chance == "manual":
        return
    if (record.seed is not None) != (match.outcome is not None):
        raise Refusal("record-cut")
    if record.seed is not None and commitment(seed_from_text(record.seed)) != record.header.commitment:
        raise Refusal("wrong-seed")
