"""The State: the whole truth at one instant, as ints, and all that is generic about it.

A game subclasses State in its rules (`rules.py` or `rules/state.py`) and gives C types to its fields in the
sheet beside it. Compiled, a position is one block of memory: the searcher's dice and the
notes lie in front, then what a game can work out again (its index), then the position itself.
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

STEP = 6364136223846793005  # the searcher's dice: a linear congruential generator
ODD = 1442695040888963407
MASK63 = 0x7FFFFFFFFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15  # splitmix64, so that neighbouring seeds have nothing in common
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
    """A seat or an action as C can hold it; what is too large for any game becomes NOWHERE."""
    if type(number) is not int:
        number = integer(number)
    try:
        return number
    except OverflowError:
        return NOWHERE


class State:
    """A position of some game. Mutable; `clone` it before you try things."""

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

    # ---- what a game says: overridden in its rules.py ---------------------------------------

    def seats(self) -> int:
        """The number of seats."""
        return 0

    def owing(self) -> int:
        """A bit for every seat that owes a decision, or CHANCE_DUE; 0 when the game is over."""
        return 0

    def can(self, seat: int, action: int) -> bool:
        """Whether one who owes may do this; for CHANCE, whether this outcome can come."""
        return False

    def pick(self, seat: int) -> int:
        """One legal action, uniform, without listing them."""
        return 0

    def do(self, seat: int, action: int) -> int:
        """The rule itself, unchecked."""
        return 0

    def most_moves(self) -> int:
        """Room that `moves_into` needs at the very most."""
        return 0

    def moves_into(self, seat: int, out: list[int]) -> int:
        """Write all legal actions in ascending order; return how many."""
        return 0

    def n_tickets(self) -> int:
        """How many equally likely tickets fortune has now."""
        return 0

    def outcome_of(self, ticket: int) -> int:
        """Which outcome a ticket brings."""
        return 0

    def redeal(self, eye: int) -> int:
        """Deal anew, in place, all that this eye cannot know."""
        return 0

    def rank(self, seat: int) -> int:
        """The place of a seat, from 1, shared by ties."""
        return 1

    def quiet(self, seat: int) -> int:
        """The quietest legal action: what an abandoned seat does."""
        return self.pick(seat)

    def index(self) -> int:
        """Work out the fields that are not part of the position (after a load)."""
        return 0

    def problem(self) -> str | None:
        """Why fields in their ranges do not go together (asked after a load, before `index`): only what
        could lead compiled rules out of their memory, or keep a playout from ending."""
        return None

    # ---- what the kernel lends ---------------------------------------------------------------

    def rand(self, n: int) -> int:
        """A number below n from the searcher's own dice."""
        self.rng = (self.rng * STEP + ODD) & MASK63
        return ((self.rng >> 31) * n) >> 32

    def note(self, kind: int, a: int, b: int, c: int) -> int:
        """Write down a fact of the apply under way; events are made of it later."""
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
        """Whether this seat owes a decision and may take this one."""
        return self.owes(seat) and self.can(seat, action)

    def play_out(self) -> int:
        """Play uniformly at random to the end; return the decisions taken, chance not counted."""
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
        """Play so many random games from a start; return the decisions taken in all."""
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
        """A state of the same class, fields not yet filled."""
        kind = type(self)
        return kind.__new__(kind)

    def find_start(self) -> int:
        """Where the position begins in memory: found once a class by marking its first field."""
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

    # ---- the Python face ---------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy."""
        new = self.blank()
        if cython.compiled:
            new.size = self.size
            new.start = self.start
        new.copy_from(self)
        return new

    def seed(self, number: int) -> None:
        """Set the searcher's own dice."""
        self.rng = mix(integer(number) & MASK63)

    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision; (CHANCE,) when fortune is due; () when over."""
        return ACTORS[self.owing()]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.owing() == 0

    def ranks(self) -> tuple[int, ...]:
        """The place of every seat as things stand, from 1, shared by ties."""
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
        """How many actions `legal` has room for; a longer list would be written past its end."""
        return self.most_moves()

    def checked_actor(self, seat: int) -> int:
        """A seat (or CHANCE) that owes a decision; ValueError for any other."""
        who = whole(seat)
        if not self.owes(who):
            raise ValueError(f"seat {seat} owes no decision")
        return who

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether this seat may do this now."""
        return self.allows(whole(seat), whole(action))

    def apply(self, seat: int, action: int) -> None:
        """Do a legal action; anything else raises ValueError and changes nothing."""
        who = whole(seat)
        what = whole(action)
        if not self.allows(who, what):
            raise ValueError(f"seat {seat} cannot do {action} now")
        self.n_notes = 0
        self.do(who, what)

    def sample(self, seat: int) -> int:
        """One legal action, uniform; for CHANCE one outcome with its true odds."""
        who = self.checked_actor(seat)
        if who == CHANCE:
            return self.outcome_of(self.rand(self.n_tickets()))
        return self.pick(who)

    def tickets(self) -> int:
        """How many equally likely tickets fortune has; 0 when it is not due."""
        return self.n_tickets() if self.owes(CHANCE) else 0

    def outcome(self, ticket: int) -> int:
        """Which outcome a ticket brings."""
        number = whole(ticket)
        if not 0 <= number < self.tickets():
            raise ValueError(f"no ticket {ticket}")
        return self.outcome_of(number)

    def idle(self, seat: int) -> int:
        """What an abandoned seat does now."""
        return self.quiet(self.checked_actor(seat))

    def imagine(self, seat: int | None) -> Self:
        """A new state that this eye (None: the gallery) cannot tell from the truth."""
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
        """Play uniformly at random to the end, in place; return the decisions taken."""
        with cython.nogil:
            decisions = self.play_out()
        return decisions

    def playouts(self, games: int) -> int:
        """Play so many random games from here on a copy; return the decisions taken in all."""
        count = whole(games)
        trial = self.clone()
        with cython.nogil:
            decisions = trial.play_many(self, count)
        self.rng = trial.rng
        return decisions

    def notes(self) -> list[tuple[int, int, int, int]]:
        """The facts of the last apply."""
        if self.n_notes > NOTE_ROOM:
            raise OverflowError(f"{self.n_notes} notes in one apply, room for {NOTE_ROOM}")
        facts = [self.facts[i] for i in range(4 * self.n_notes)]
        return list(zip(facts[::4], facts[1::4], facts[2::4], facts[3::4], strict=True))

    def dump(self) -> dict[str, Any]:
        """The position as plain data."""
        return {field.name: field.copied(getattr(self, field.name)) for field in fields(type(self))}

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """The state that a dump came from; ValueError when it cannot be one."""
        check_values(cls, data)
        state = cls()
        state.fill(data)
        return state

    def fill(self, data: dict[str, Any]) -> None:
        """Take over checked values and work out the rest."""
        for name, value in data.items():
            setattr(self, name, value[:] if type(value) is list else value)
        problem = self.problem()
        if problem is None:
            self.index()
            problem = self.dead_end()
        if problem is not None:
            raise ValueError(problem)

    def dead_end(self) -> str | None:
        """Who owes a decision, but is not there or has none to take: `pick` would look for ever."""
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
        """Good for a table of positions within one process, while the state is left alone."""
        return hash(self.block())

    def digest(self) -> str:
        """A fingerprint of the position, the same on every machine."""
        return blake2b(msgspec.json.encode(self.dump()), digest_size=16).hexdigest()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (type(self), self.dump(), self.rng)


def restored(kind: type[State], data: dict[str, Any], rng: int) -> State:
    """A state come back from another process."""
    state = kind.load(data)
    state.rng = rng
    return state
