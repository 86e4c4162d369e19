"""Twins: two matches of one game that differ only in what an eye cannot know, planned step by step.

What an eye knows of a state is what it imagines with a given seed (`State.imagine` deals anew all that it
cannot know): two states are the same to it when it imagines the same. So the plan rests on the rules
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

DICE = 20261116  # the seed with which every eye imagines
IMAGINED = 5  # states, of which one is surely not the true one
TRIES = 20  # moves or draws to choose from
MOST_TICKETS = 200  # that are searched for others that look the same
APART = 5  # numbers of a state, for each seat, in which twins differ at most
CAREFUL = 20  # one in so many decisions is undone
TIRED = 40  # one in so many is a resignation, where others go on
STEPS_BACK = 8  # at most, at the first dead end
MOST_DEAD_ENDS = 300


class DeadEnd(Exception):
    """Nothing can happen here that looks the same in both matches."""


class Doing(NamedTuple):
    """One decision, the tickets drawn after it in either match, and both matches after that."""

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
    """Plans two matches for one eye."""

    table: Table
    eye: Eye
    dice: Random
    dead_ends: int = 0

    def plan(self) -> list[Doing]:
        """Whole matches from the deal to the end; from a dead end some steps back and another way."""
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
        """The deal."""
        start = self.table.game.start(self.table.players, chance="manual", **self.table.options)
        return self.done("begin", CHANCE, "", (start, start))

    def following(self, last: Doing) -> Doing:
        """The next decision."""
        if last.kind == "play" and not self.dice.randrange(CAREFUL):
            return self.taken_back(last)
        if self.may_give_up(last.after[0]) and not self.dice.randrange(TIRED):
            assert self.eye is not None
            return self.done("resign", self.eye, "", self.entered(last.after, Resigned(self.eye)))
        return self.decision(last.after)

    def decision(self, pair: Pair) -> Doing:
        """A move that is legal in both matches, and looks the same in both."""
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
        """The last decision undone: freely, or by consent of all others."""
        for kind, consent in (("take-back", False), ("wish", True)):
            try:
                struck = undo.struck(last.after[0], last.seat, consent)
            except Refusal:
                continue
            return self.done(kind, last.seat, "", self.entered(last.after, TookBack(last.seat, struck)))
        raise DeadEnd

    def may_give_up(self, match: Match[Any]) -> bool:
        """Whether the eye's own seat can resign without ending the match."""
        left = match.left
        return self.eye is not None and match.players > 2 and not left

    # ---- both matches at once ----------------------------------------------------------------

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
        """Both matches after an entry, or after one each; a dead end where the eye could tell them apart."""
        if isinstance(entry, Played) and there not in (None, entry):
            raise DeadEnd
        after = copy.copy(pair[0]), copy.copy(pair[1])
        after[0].enter(entry)
        after[1].enter(there or entry)
        if known(after[0].state, self.eye) != known(after[1].state, self.eye):
            raise DeadEnd
        return after

    def twin_tickets(self, one: State, other: State) -> tuple[int, int]:
        """A ticket for each match, such that both look the same; they differ, but remain near enough
        for common moves.
        """
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
        """In how many numbers twins should differ at most: the fewer, the more dead ends there were."""
        return APART * self.table.players * (1 - 2 * self.dead_ends / MOST_DEAD_ENDS)

    def tickets(self, state: State, ticket: int) -> list[int]:
        """Tickets to try."""
        there = state.tickets()
        return list(range(there)) if there <= MOST_TICKETS else [ticket]


def known(state: State, eye: Eye, dice: int = DICE) -> State:
    """What an eye knows of a state, with something imagined for what it does not know."""
    own = state.clone()
    own.seed(dice)
    return own.imagine(eye)


def hides(state: State, eye: Eye) -> bool:
    """Whether there is something that this eye does not know: then it may imagine something else."""
    return any(known(state, eye, DICE + other) != state for other in range(IMAGINED))


def drawn(state: State, ticket: int) -> State:
    """The state after a ticket was drawn."""
    after = state.clone()
    after.apply(CHANCE, state.outcome(ticket))
    return after


def draw(match: Match[Any], ticket: int) -> Drawn:
    """The entry of a ticket."""
    return Drawn(match.game.moves.draw_text(match.state, match.state.outcome(ticket)))


def idle(match: Match[Any], seat: int) -> Played:
    """The idle move of a seat that was left."""
    return Played(seat, match.game.moves.move(match.state.idle(seat)).notation)


def apart(one: State, other: State) -> int:
    """In how many numbers two states differ."""
    return sum(a != b for a, b in zip(numbers(one), numbers(other), strict=True))


def numbers(state: State) -> list[int]:
    """A state as one row of numbers."""
    found: list[int] = []
    for value in state.dump().values():
        found += value if isinstance(value, list) else [value]
    return found
