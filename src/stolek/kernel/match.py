"""The Match: one play of one Game. It checks and applies moves, draws chance, and reports events."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar

import msgspec

from stolek.kernel import forfeit, undo
from stolek.kernel.chance import ticket
from stolek.kernel.events import Event
from stolek.kernel.move import Move, Offer, offer
from stolek.kernel.outcome import Outcome
from stolek.kernel.record import FULL, Drawn, Entry, Filled, Played, Record, Resigned, TimedOut, TookBack
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE
from stolek.kernel.state import State

if TYPE_CHECKING:
    from stolek.kernel.game import Game

S = TypeVar("S", bound=State)
LONGEST_TEXT = 60  # characters of a foreign move that a refusal repeats


class MatchStep(NamedTuple, Generic[S]):
    """The events of an entry, and the position after it."""

    events: tuple[Event, ...]
    after: S


class MovePreview(NamedTuple):
    """The effect of a move, as its own seat would see it; no view when secrets would be revealed."""

    events: list[Event]
    view: dict[str, Any] | None


class Match(Generic[S]):
    """State, record and log of one play.

    Every change is first made on a shallow copy (states are replaced, never mutated). So a refusal
    leaves nothing behind, and a table can commit entries before it shows them.
    """

    def __init__(self, game: Game[S], record: Record, seed: bytes | None) -> None:
        self.game = game
        self.record = record
        self.seed = seed
        self.state = game.set_up(record.header.players, record.header.options)
        self.log: tuple[MatchStep[S], ...] = ()
        self.departures: tuple[Resigned | TimedOut, ...] = ()  # the entries by which seats were left

    # ---- queries -----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.record.header.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; () when the match is over or waits for chance."""
        actors = self.state.actors()
        return () if actors == (CHANCE,) or self.outcome else actors

    @property
    def chance(self) -> dict[str, Any] | None:
        """The prompt for the manual draw that is due; None when there is none."""
        if self.outcome or self.state.actors() != (CHANCE,):
            return None
        prompt: dict[str, Any] = msgspec.to_builtins(self.game.telling.prompt(self.state, CHANCE))
        return prompt

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match goes on."""
        if self.state.over():
            return self.game.outcome(self.state)
        if self.record.entries and isinstance(self.record.entries[-1], Filled):
            standing = self.game.outcome(self.state)
            return msgspec.structs.replace(standing, ending="record-full", clause=self.game.full_clause)
        return forfeit.outcome(self)

    @property
    def is_full(self) -> bool:
        """Whether the record has room only for the entry that ends the match."""
        return len(self.record.entries) >= FULL - 1

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that resigned or timed out, in order."""
        return tuple(entry.seat for entry in self.departures)

    def legal(self, seat: int) -> list[Move]:
        """All legal moves of a seat."""
        if self._seat(seat) not in self.to_act:
            return []
        return [self.game.moves.move(action) for action in self.state.legal(seat)]

    def offer(self, seat: int) -> Offer:
        """The legal moves of a seat as a tree of picks."""
        return offer(self.legal(seat))

    def view(self, eye: int | None) -> dict[str, Any]:
        """The view of a seat, or of the gallery (None)."""
        seen = self.game.telling.view(self.state, None if eye is None else self._seat(eye))
        return {"game": self.game.name, "to_act": list(self.to_act), **seen}

    def told(self, eye: int | None, since: int = 0, upto: int | None = None) -> list[Event]:
        """The events from entry `since` up to before `upto`, as far as this eye may know them."""
        if eye is not None:
            self._seat(eye)
        for number in (since, upto):
            if number is not None and type(number) is not int:
                raise Refusal("unknown-entry", entry=number, entries=len(self.log))
        # Filtered by the position then: a hand that is revealed later does not reveal its past in the log.
        happened = [(event, step.after) for step in self.log[since:upto] for event in step.events]
        told = (self.game.telling.told(event, eye, after) for event, after in happened)
        return [event for event in told if event is not None]

    def preview(self, seat: int, move: Move | str) -> MovePreview:
        """The effect of a move up to the next chance or secret, for its own seat only."""
        action = self._legal_action(seat, move)
        after = self.state.clone()
        after.apply(seat, action)
        events: list[Event] = []
        for event in self.game.telling.events(self.state, seat, action, after):
            if event.name in self.game.reveals:
                return MovePreview(events, None)
            told = self.game.telling.told(event, seat, after)
            events += [told] if told else []
        return MovePreview(events, self.game.telling.view(after, seat))

    # ---- actions -----------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move; chance that follows is drawn. Returns what the seat is told of it.

        Raises Refusal, and then nothing has changed.
        """
        action = self._legal_action(seat, move)
        self._can_go_on()
        return self.told(seat, self._try(Played(seat, self.game.moves.move(action).notation)))

    def draw(self, text: str) -> list[Event]:
        """Enter a manual draw (what was really drawn or thrown). Returns all that it brought."""
        if self.chance is None or self.record.header.chance != "manual":
            raise Refusal("nothing-to-draw")
        if not isinstance(text, str):
            raise Refusal("not-a-move")
        outcome = self.game.moves.parse_draw(self.state, text)
        if not self.state.is_legal(CHANCE, outcome):
            raise self.game.objection(self.state, CHANCE, outcome)
        since = self._try(Drawn(self.game.moves.draw_text(self.state, outcome)))
        return [event for step in self.log[since:] for event in step.events]

    def undo(self, seat: int, consent: bool = False) -> list[Event]:
        """Undo a seat's last decision: freely while it revealed nothing, else by consent of all.
        CHANCE undoes a mistyped manual draw."""
        eye = None if type(seat) is int and seat == CHANCE else self._seat(seat)
        self._can_go_on()
        return self.told(eye, self._try(TookBack(seat, undo.struck(self, seat, consent))))

    def resign(self, seat: int) -> list[Event]:
        """Resign a seat; it plays its game's idle moves while others go on."""
        return self._leave(Resigned(self._seat(seat)))

    def time_out(self, seat: int) -> list[Event]:
        """Time out a seat; the effect is that of a resignation."""
        return self._leave(TimedOut(self._seat(seat)))

    def settled(self) -> Self:
        """Apply all that happens without a decision; returns this match."""
        while not self.outcome:
            if self.is_full:
                self.enter(Filled())
                break
            actors = self.state.actors()
            if actors == (CHANCE,):
                if self.seed is None:
                    break
                number = ticket(self.seed, len(self.record.entries), self.state.tickets())
                outcome = self.state.outcome(number)
                self.enter(Drawn(self.game.moves.draw_text(self.state, outcome)))
                continue
            left = [seat for seat in actors if seat in self.left]
            if not left:
                break
            idle = self.game.moves.move(self.state.idle(left[0]))
            self.enter(Played(left[0], idle.notation))
        if self.outcome and self.seed and not self.record.seed:
            self.record = msgspec.structs.replace(self.record, seed=self.seed.hex())
        return self

    def enter(self, entry: Entry) -> None:
        """Append one entry and apply it; raises Refusal or ValueError where that is impossible."""
        before = self.state
        if isinstance(entry, TookBack):
            self.state = undo.rebuilt(self, entry.struck)
            events = [Event(name="took-back", facts={"seat": entry.seat, "entries": list(entry.struck)})]
        elif isinstance(entry, Played | Drawn):
            seat, action = self.decoded(entry, before)
            self.state = before.clone()
            self.state.apply(seat, action)
            events = self.game.telling.events(before, seat, action, self.state)
        elif isinstance(entry, Filled):
            facts = {"entries": len(self.record.entries) + 1}
            events = [Event(name="record-full", clause=self.game.full_clause, facts=facts)]
        else:
            self.departures = (*self.departures, entry)
            name = "resigned" if isinstance(entry, Resigned) else "timed-out"
            events = [Event(name=name, facts={"seat": entry.seat})]
        self.record = msgspec.structs.replace(self.record, entries=(*self.record.entries, entry))
        self.log = (*self.log, MatchStep(tuple(events), self.state))

    def decoded(self, entry: Played | Drawn, state: S) -> tuple[int, int]:
        """An entry as seat and action, in this position."""
        if isinstance(entry, Played):
            return entry.seat, self.game.moves.parse(entry.move)
        return CHANCE, self.game.moves.parse_draw(state, entry.outcome)

    # ---- internals ---------------------------------------------------------------------------

    def _try(self, entry: Entry) -> int:
        """Enter an entry and what follows; returns its number."""
        number = len(self.record.entries)
        draft = copy.copy(self)
        draft.enter(entry)
        draft.settled()
        self.__dict__.update(draft.__dict__)
        return number

    def _leave(self, entry: Resigned | TimedOut) -> list[Event]:
        if self.outcome:
            raise Refusal("match-over", self.outcome.clause)
        if entry.seat in self.left:
            raise Refusal("already-left", seat=entry.seat)
        self._can_go_on()
        return self.told(entry.seat, self._try(entry))

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise Refusal("unknown-seat", seat=seat, players=self.players)
        return seat

    def _legal_action(self, seat: int, move: Move | str) -> int:
        self._owed(seat)
        if not isinstance(move, Move | str):
            raise Refusal("not-a-move")
        action = self.game.moves.parse(move) if isinstance(move, str) else self._own_action(move)
        if not self.state.is_legal(seat, action):
            raise self.game.objection(self.state, seat, action)
        return action

    def _own_action(self, move: Move) -> int:
        """The action of a move of this game; in another game the same number may mean another move."""
        try:
            known = self.game.moves.move(move.action) if type(move.action) is int else None
        except ValueError:  # the game has no such action, and its own check says so best
            return move.action
        if move != known:
            raise Refusal("foreign-move", text=f"{move.notation}"[:LONGEST_TEXT])
        return move.action

    def _owed(self, seat: int) -> None:
        self._seat(seat)
        if self.outcome:
            raise Refusal("match-over", self.outcome.clause)
        actors = self.state.actors()
        if actors == (CHANCE,):
            raise Refusal("waiting-for-chance", self._asked_by(CHANCE))
        if seat not in actors:
            raise Refusal("not-your-turn", self._asked_by(actors[0]), seat=seat, to_act=list(actors))

    def _asked_by(self, seat: int) -> str | None:
        """The clause of what a seat is asked now."""
        return self.game.telling.prompt(self.state, seat).clause

    def _can_go_on(self) -> None:
        if self.record.header.chance == "sealed" and self.seed is None:
            raise Refusal("seed-unknown")
