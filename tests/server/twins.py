"""Twins: two plays of one game that differ only in what some eye cannot know, planned step by step.

What an eye knows of a position is what it imagines with given dice (`State.imagine` deals anew all that it
cannot know): two positions are the same to it when it imagines the same. So the plan rests on the rules
alone, and not on what any view tells.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, NamedTuple

from stolek import CHANCE, Match, Refusal, State
from stolek.kernel import undo
from stolek.kernel.record import Drawn, Entry, Played, Resigned, TookBack
from tests.laws.tables import Eye, Table

Pair = tuple[Match[Any], Match[Any]]
Tickets = tuple[dict[int, int], dict[int, int]]
Kind = Literal["begin", "play", "take-back", "wish", "resign"]

DICE = 20261116  # with which every eye imagines
IMAGINED = 5  # worlds, of which one is surely not the true one
TRIES = 20  # moves or draws to choose from
MOST_TICKETS = 200  # that are looked through for others that look the same
APART = 5  # numbers of a position, for each seat, in which twins differ at most
CAREFUL = 20  # one in so many decisions is taken back
TIRED = 40  # one in so many is to give up, where others go on
STEPS_BACK = 8  # at most, the first time that nothing leads on
MOST_DEAD_ENDS = 300


class DeadEnd(Exception):
    """Nothing can happen here that looks the same in both worlds."""


class Doing(NamedTuple):
    """One decision, what fortune answers to it in either world, and how both stand after it."""

    kind: Kind
    seat: int
    move: str
    tickets: Tickets
    after: Pair

    @property
    def entries(self) -> int:
        """How many entries there are after it."""
        return len(self.after[0].record.entries)


@dataclass
class Planner:
    """Plans two plays for one eye."""

    table: Table
    eye: Eye
    dice: Random
    dead_ends: int = 0

    def plan(self) -> list[Doing]:
        """Whole plays from the deal to the end; from a dead end some steps back and on another way."""
        doings: list[Doing] = []
        while not doings or doings[-1].after[0].outcome is None:
            try:
                doings.append(self.following(doings[-1]) if doings else self.deal())
            except DeadEnd:
                self.dead_ends += 1
                assert self.dead_ends < MOST_DEAD_ENDS, f"{self.table}: no twins for {self.eye}"
                del doings[-self.dice.randint(1, STEPS_BACK + self.dead_ends // 4) :]
        return doings

    # ---- one step ----------------------------------------------------------------------------

    def deal(self) -> Doing:
        """The beginning."""
        start = self.table.game.start(self.table.players, chance="manual", **self.table.options)
        return self.done("begin", CHANCE, "", (start, start))

    def following(self, last: Doing) -> Doing:
        """Some decision after another."""
        if last.kind == "play" and not self.dice.randrange(CAREFUL):
            return self.taken_back(last)
        if self.may_give_up(last.after[0]) and not self.dice.randrange(TIRED):
            assert self.eye is not None
            return self.done("resign", self.eye, "", self.entered(last.after, Resigned(self.eye)))
        return self.decision(last.after)

    def decision(self, pair: Pair) -> Doing:
        """A move that both worlds allow, and that looks the same in both."""
        one, other = pair
        seat = self.dice.choice(one.to_act)
        common = sorted(set(one.state.legal(seat)) & set(other.state.legal(seat)))
        for action in self.dice.sample(common, min(TRIES, len(common))):
            move = one.game.moves.move(action).notation
            try:
                return self.done("play", seat, move, self.entered(pair, Played(seat, move)))
            except DeadEnd:
                continue
        raise DeadEnd

    def taken_back(self, last: Doing) -> Doing:
        """The last decision taken back: freely, or by consent of all others."""
        for kind, consent in (("take-back", False), ("wish", True)):
            try:
                struck = undo.struck(last.after[0], last.seat, consent)
            except Refusal:
                continue
            return self.done(kind, last.seat, "", self.entered(last.after, TookBack(last.seat, struck)))
        raise DeadEnd

    def may_give_up(self, match: Match[Any]) -> bool:
        """Whether the eye's own seat can leave without an end to everything."""
        left = match.left
        return self.eye is not None and match.players > 2 and not left

    # ---- both worlds at once -----------------------------------------------------------------

    def done(self, kind: Any, seat: int, move: str, pair: Pair) -> Doing:
        """A step with all that happens after it without a decision."""
        tickets: Tickets = ({}, {})
        while not pair[0].outcome:
            actors = pair[0].state.actors()
            left = [seat for seat in actors if seat in pair[0].left]
            if actors == (CHANCE,):
                twins = self.twin_tickets(pair[0].state, pair[1].state)
                for own, ticket in zip(tickets, twins, strict=True):
                    own[len(pair[0].record.entries)] = ticket
                pair = self.entered(pair, *map(draw, pair, twins))
            elif left:
                pair = self.entered(pair, *(idle(match, left[0]) for match in pair))
            else:
                break
        return Doing(kind, seat, move, tickets, pair)

    def entered(self, pair: Pair, entry: Entry, there: Entry | None = None) -> Pair:
        """Both worlds after an entry, or after one each; none where the eye could tell them apart."""
        if isinstance(entry, Played) and there not in (None, entry):
            raise DeadEnd
        after = copy.copy(pair[0]), copy.copy(pair[1])
        after[0].enter(entry)
        after[1].enter(there or entry)
        if known(after[0].state, self.eye) != known(after[1].state, self.eye):
            raise DeadEnd
        return after

    def twin_tickets(self, one: State, other: State) -> tuple[int, int]:
        """A ticket for each world, such that both look the same; the worlds differ, but remain near enough to
        each other for common moves."""
        for _ in range(TRIES):
            ticket = self.dice.randrange(one.tickets())
            after = drawn(one, ticket)
            if one == other and not hides(after, self.eye):
                return ticket, ticket
            seen = known(after, self.eye)
            worlds = {drawn(other, number): number for number in self.tickets(other, ticket)}
            fitting = [world for world in worlds if known(world, self.eye) == seen]
            if fitting:
                near = [world for world in fitting if apart(after, world) <= self.most_apart]
                twin = self.dice.choice(near or [min(fitting, key=lambda world: apart(after, world))])
                return ticket, worlds[twin]
        raise DeadEnd

    @property
    def most_apart(self) -> float:
        """In how many numbers twins should differ at most: the less, the oftener they led nowhere."""
        return APART * self.table.players * (1 - 2 * self.dead_ends / MOST_DEAD_ENDS)

    def tickets(self, state: State, ticket: int) -> list[int]:
        """Tickets to be tried."""
        there = state.tickets()
        return list(range(there)) if there <= MOST_TICKETS else [ticket]


def known(state: State, eye: Eye, dice: int = DICE) -> State:
    """What an eye knows of a position, with something imagined for what it does not know."""
    own = state.clone()
    own.seed(dice)
    return own.imagine(eye)


def hides(state: State, eye: Eye) -> bool:
    """Whether there is something that this eye does not know: then it may imagine something else."""
    return any(known(state, eye, DICE + other) != state for other in range(IMAGINED))


def drawn(state: State, ticket: int) -> State:
    """The position after a ticket was drawn."""
    after = state.clone()
    after.apply(CHANCE, state.outcome(ticket))
    return after


def draw(match: Match[Any], ticket: int) -> Drawn:
    """The entry that a ticket brings."""
    return Drawn(match.game.moves.draw_text(match.state, match.state.outcome(ticket)))


def idle(match: Match[Any], seat: int) -> Played:
    """What a seat does that was left."""
    return Played(seat, match.game.moves.move(match.state.idle(seat)).notation)


def apart(one: State, other: State) -> int:
    """In how many numbers two positions differ."""
    return sum(a != b for a, b in zip(numbers(one), numbers(other), strict=True))


def numbers(state: State) -> list[int]:
    """A position as one row of numbers."""
    found: list[int] = []
    for value in state.dump().values():
        found += value if isinstance(value, list) else [value]
    return found
