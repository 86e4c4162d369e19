"""The State: the whole truth of a match at one instant, as ints, and all that is generic about it.

A game subclasses State in its rules (`rules.py` or `rules/state.py`) and gives C types to its fields in the
.pxd file beside it. Compiled, a position is one block of memory: the random generator of searches and the
notes come first, then the index (what can be computed from the position), then the position itself.
Dump, hash and equality see the position only.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Self

import msgspec

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

from stolek.kernel.integers import integer
from stolek.kernel.seats import ACTORS, CHANCE, CHANCE_DUE, GALLERY
from stolek.kernel.state_fields import Field, check_values, fields, index_fields

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memcpy

NOTE_ROOM = 64  # notes that one apply may leave, four ints each

NOWHERE = -0x7FFFFFFF  # no seat and no action of any game

STEP = 6364136223846793005  # the random generator of searches: a linear congruential generator
ODD = 1442695040888963407
MASK63 = 0x7FFFFFFFFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15  # splitmix64, so that neighbouring seeds give unrelated numbers
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB

STARTS: dict[type, int] = {}


def mix(number: int) -> int:
    """A number scrambled into 63 bits."""
    number = (number + GOLDEN) & MASK64
    number = ((number ^ (number >> 30)) * MIX_A) & MASK64
    number = ((number ^ (number >> 27)) * MIX_B) & MASK64
    return (number ^ (number >> 31)) & MASK63


def whole(number: int) -> int:
    """A seat or an action as a C int; what is too large for any game becomes NOWHERE."""
    if type(number) is not int:
        number = integer(number)
    try:
        return number
    except OverflowError:
        return NOWHERE


class State:
    """A position of some game. Mutable; `clone` it before trying moves."""

    def __init__(self) -> None:
        self.rng = 0
        if cython.compiled:
            here = cython.cast(cython.Py_ssize_t, cython.cast(cython.p_void, self))
            front = cython.cast(cython.Py_ssize_t, cython.address(self.rng)) - here
            self.size = type(self).__basicsize__ - front
            self.start = self.find_start()
        else:
            self.n_notes = 0
            self.facts = [0] * (4 * NOTE_ROOM)
            for field in index_fields(type(self)) + fields(type(self)):
                setattr(self, field.name, field.zero())

    # ---- implemented by games, in their rules -----------------------------------------------

    def seats(self) -> int:
        """The number of seats."""
        return 0

    def owing(self) -> int:
        """A bit for every seat that owes a decision, or CHANCE_DUE; 0 when the game is over."""
        return 0

    def can(self, seat: int, action: int) -> bool:
        """Whether a seat that owes a decision may do this; for CHANCE, whether this outcome can come."""
        return False

    def pick(self, seat: int) -> int:
        """One legal action, uniformly random, without listing them."""
        return 0

    def do(self, seat: int, action: int) -> int:
        """Apply an action by the rules, unchecked."""
        return 0

    def most_moves(self) -> int:
        """An upper bound on the room that `moves_into` needs."""
        return 0

    def moves_into(self, seat: int, out: list[int]) -> int:
        """Write all legal actions in ascending order; return how many."""
        return 0

    def n_tickets(self) -> int:
        """How many equally likely tickets chance has now."""
        return 0

    def outcome_of(self, ticket: int) -> int:
        """The outcome of a ticket."""
        return 0

    def redeal(self, eye: int) -> int:
        """Determinize in place: deal anew all that this eye cannot know."""
        return 0

    def rank(self, seat: int) -> int:
        """The place of a seat, from 1; ties share it."""
        return 1

    def quiet(self, seat: int) -> int:
        """The legal action of an abandoned seat: the one that changes least."""
        return self.pick(seat)

    def index(self) -> int:
        """Compute the fields that are not part of the position (after a load)."""
        return 0

    def problem(self) -> str | None:
        """Why fields in their ranges do not go together (called after a load, before `index`): only what
        could make compiled rules access memory out of bounds, or keep a playout from ending."""
        return None

    # ---- provided by the kernel --------------------------------------------------------------

    def rand(self, n: int) -> int:
        """A random number below n, from the generator of searches."""
        self.rng = (self.rng * STEP + ODD) & MASK63
        return ((self.rng >> 31) * n) >> 32

    def note(self, kind: int, a: int, b: int, c: int) -> int:
        """Note a fact of the current apply; events are made from the notes later."""
        if self.n_notes < NOTE_ROOM:
            at = 4 * self.n_notes
            self.facts[at] = kind
            self.facts[at + 1] = a
            self.facts[at + 2] = b
            self.facts[at + 3] = c
        self.n_notes += 1
        return 0

    def owes(self, seat: int) -> bool:
        """Whether this seat (or CHANCE) owes a decision."""
        mask = self.owing()
        if seat == CHANCE:
            return mask & CHANCE_DUE != 0
        return 0 <= seat < 8 and mask >> seat & 1 != 0

    def allows(self, seat: int, action: int) -> bool:
        """Whether this seat owes a decision and this action is legal."""
        return self.owes(seat) and self.can(seat, action)

    def play_out(self) -> int:
        """Play uniformly random moves to the end; return the decisions, chance not counted."""
        decisions = 0
        mask = self.owing()
        while mask:
            self.n_notes = 0
            if mask & CHANCE_DUE:
                self.do(CHANCE, self.outcome_of(self.rand(self.n_tickets())))
            else:
                seat = 0
                while mask >> seat & 1 == 0:
                    seat += 1
                self.do(seat, self.pick(seat))
                decisions += 1
            mask = self.owing()
        return decisions

    def play_many(self, start: State, games: int) -> int:
        """Play so many random games from a start; return the decisions in all."""
        decisions = 0
        for _ in range(games):
            dice = self.rng
            self.copy_from(start)
            self.rng = dice
            decisions += self.play_out()
        return decisions

    def copy_from(self, other: State) -> int:
        """Become an exact copy of another state of the same game."""
        if cython.compiled:
            memcpy(cython.address(self.rng), cython.address(other.rng), self.size)
        else:
            for name, value in vars(other).items():
                setattr(self, name, value[:] if type(value) is list else value)
        return 0

    def blank(self) -> Self:
        """A state of the same class, its fields not yet set."""
        kind = type(self)
        return kind.__new__(kind)

    def find_start(self) -> int:
        """Where the position begins in memory: found once a class, by marking its first field."""
        kind = type(self)
        if kind not in STARTS:
            first = fields(kind)[0]
            setattr(self, first.name, first.mark())
            block = self.memory(0)
            setattr(self, first.name, first.zero())
            STARTS[kind] = len(block) - len(block.lstrip(b"\0"))
        return STARTS[kind]

    def memory(self, start: int) -> bytes:
        """The raw bytes from an offset on (compiled only)."""
        if cython.compiled:
            block: bytes = cython.cast(cython.p_char, cython.address(self.rng))[start : self.size]
            return block
        raise NotImplementedError

    # ---- Python interface --------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy."""
        new = self.blank()
        if cython.compiled:
            new.size = self.size
            new.start = self.start
        new.copy_from(self)
        return new

    def seed(self, number: int) -> None:
        """Seed the random generator of searches."""
        self.rng = mix(integer(number) & MASK63)

    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision; (CHANCE,) when chance is due; () when over."""
        return ACTORS[self.owing()]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.owing() == 0

    def ranks(self) -> tuple[int, ...]:
        """The place of every seat as things stand, from 1; ties share it."""
        return tuple([self.rank(seat) for seat in range(self.seats())])

    def legal(self, seat: int) -> list[int]:
        """All legal actions of a seat, ascending; for CHANCE all outcomes that can come."""
        who = whole(seat)
        if not self.owes(who):
            return []
        if who == CHANCE:
            return sorted({self.outcome_of(ticket) for ticket in range(self.n_tickets())})
        if cython.compiled:
            out = cython.cast(cython.p_int, malloc(self.most_moves() * cython.sizeof(cython.int)))
            n = self.moves_into(who, out)
            moves = [out[i] for i in range(n)]
            free(out)
            return moves
        buffer = [0] * self.most_moves()
        return buffer[: self.moves_into(who, buffer)]

    def room(self) -> int:
        """The capacity of `legal`; a longer list would be written past its end."""
        return self.most_moves()

    def checked_actor(self, seat: int) -> int:
        """A seat (or CHANCE) that owes a decision; ValueError for any other."""
        who = whole(seat)
        if not self.owes(who):
            raise ValueError(f"seat {seat} owes no decision")
        return who

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether this seat owes a decision and may do this."""
        return self.allows(whole(seat), whole(action))

    def apply(self, seat: int, action: int) -> None:
        """Apply a legal action; anything else raises ValueError and changes nothing."""
        who = whole(seat)
        what = whole(action)
        if not self.allows(who, what):
            raise ValueError(f"seat {seat} cannot do {action} now")
        self.n_notes = 0
        self.do(who, what)

    def sample(self, seat: int) -> int:
        """One legal action, uniformly random; for CHANCE an outcome with its true odds."""
        who = self.checked_actor(seat)
        if who == CHANCE:
            return self.outcome_of(self.rand(self.n_tickets()))
        return self.pick(who)

    def tickets(self) -> int:
        """How many equally likely tickets chance has; 0 when it is not due."""
        return self.n_tickets() if self.owes(CHANCE) else 0

    def outcome(self, ticket: int) -> int:
        """The outcome of a ticket."""
        number = whole(ticket)
        if not 0 <= number < self.tickets():
            raise ValueError(f"no ticket {ticket}")
        return self.outcome_of(number)

    def idle(self, seat: int) -> int:
        """What an abandoned seat does now."""
        return self.quiet(self.checked_actor(seat))

    def imagine(self, seat: int | None) -> Self:
        """A determinization: a new state that this eye (None: the gallery) cannot tell from the truth."""
        eye = GALLERY if seat is None else whole(seat)
        if seat is not None and not 0 <= eye < self.seats():
            raise ValueError(f"no seat {seat}")
        world = self.clone()
        self.rand(1)
        world.rng = mix(self.rng)
        world.n_notes = 0
        world.redeal(eye)
        return world

    def playout(self) -> int:
        """Play uniformly random moves to the end, in place; return the decisions."""
        with cython.nogil:
            decisions = self.play_out()
        return decisions

    def playouts(self, games: int) -> int:
        """Play so many random games from here on a copy; return the decisions in all."""
        count = whole(games)
        trial = self.clone()
        with cython.nogil:
            decisions = trial.play_many(self, count)
        self.rng = trial.rng
        return decisions

    def notes(self) -> list[tuple[int, int, int, int]]:
        """The facts noted by the last apply."""
        if self.n_notes > NOTE_ROOM:
            raise OverflowError(f"{self.n_notes} notes in one apply, room for {NOTE_ROOM}")
        facts = [self.facts[i] for i in range(4 * self.n_notes)]
        return list(zip(facts[::4], facts[1::4], facts[2::4], facts[3::4], strict=True))

    def dump(self) -> dict[str, Any]:
        """The position as plain data."""
        return {field.name: field.copied(getattr(self, field.name)) for field in fields(type(self))}

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """The state of a dump; ValueError when the data cannot be one."""
        check_values(cls, data)
        state = cls()
        state.fill(data)
        return state

    def fill(self, data: dict[str, Any]) -> None:
        """Take over checked values and compute the index."""
        for name, value in data.items():
            setattr(self, name, value[:] if type(value) is list else value)
        problem = self.problem()
        if problem is None:
            self.index()
            problem = self.dead_end()
        if problem is not None:
            raise ValueError(problem)

    def dead_end(self) -> str | None:
        """A seat that owes a decision but does not exist or has no legal action: `pick` would never end."""
        if not self.owes(CHANCE) and self.owing() >> self.seats():
            return "a seat that is not there owes a decision"
        for seat in self.actors():
            if not (self.tickets() if seat == CHANCE else self.legal(seat)):
                return f"seat {seat} owes a decision and has none to take"
        return None

    def block(self) -> object:
        """The position as one comparable value."""
        if cython.compiled:
            return self.memory(self.start)
        return tuple(map(Field.frozen, self.dump().values()))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return self.block() == other.block()

    def __hash__(self) -> int:
        """For dicts within one process, while the state does not change."""
        return hash(self.block())

    def digest(self) -> str:
        """A digest of the position, the same on every machine."""
        return blake2b(msgspec.json.encode(self.dump()), digest_size=16).hexdigest()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (type(self), self.dump(), self.rng)


def restored(kind: type[State], data: dict[str, Any], rng: int) -> State:
    """Unpickle a state."""
    state = kind.load(data)
    state.rng = rng
    return state
