"""Runs one match of a contest: asks bots in turn; a bot that fails loses the decision to a random one."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from stolek.bots.external import ExternalBot, Limits, complaints
from stolek.bots.imagined_state import imagined_state
from stolek.bots.levels import bot_by_name
from stolek.bots.local import BotFault, BotQuestion, LocalBot, Player, SeatAtMatch
from stolek.kernel import shelf
from stolek.kernel.match import Match
from stolek.lab.contest import Contest, bot_seed, is_program, match_seed, seating


class Clock(msgspec.Struct):
    """The time that a bot used."""

    seconds: float = 0.0
    longest: float = 0.0
    longest_turn: float = 0.0
    """Of decisions in a row, no other seat asked in between; of a single player: without a draw."""


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match. Tuples are in the order of the contest's bots, not of the seats."""

    number: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str | None
    decisions: tuple[int, ...]
    faults: tuple[dict[str, int], ...]
    record: str
    """A digest of all entries: matches that went alike have the same."""
    clocks: tuple[Clock, ...]


class BotSeat:
    """A bot on its seat, with its statistics."""

    def __init__(self, player: Player, bot: str = "", match: int = 0, errors: Path | None = None) -> None:
        self.player = player
        self.bot = bot  # its name in the contest
        self.match = match  # the number of the match
        self.errors = errors  # the file for its faults
        self.heard = 0  # entries whose events it was told
        self.decisions = 0
        self.faults: dict[str, int] = {}
        self.clock = Clock()
        self.turn = 0.0

    def ask(self, match: Match[Any], seat: int, seed: int) -> int:
        """An action for this seat; a random one where the bot fails."""
        question = self.question(match, seat, seed)
        world = question.world.clone()
        self.decisions += 1
        try:
            self.player.get_ready()
            action = self.answer(question)
            if not world.is_legal(seat, action):
                raise BotFault("illegal", "not a legal move", str(action))
        except BotFault as fault:
            self.blame(fault, question)
            action = world.sample(seat)
        return action

    def answer(self, question: BotQuestion) -> int:
        """The bot's answer, timed."""
        began = perf_counter()
        try:
            return self.player.answer(question)
        finally:
            self.count(perf_counter() - began)

    def question(self, match: Match[Any], seat: int, seed: int) -> BotQuestion:
        """The question to a seat: an imagined position, so the bot never gets the true one."""
        told = match.told(seat, self.heard) if self.player.listens else []
        self.heard = len(match.record.entries)
        return BotQuestion(seat, self.heard, imagined_state(match.state, seat, seed), told, seed)

    def blame(self, fault: BotFault, question: BotQuestion) -> None:
        """Count a fault and write it down; `gone` only once a match."""
        self.faults[fault.kind] = self.faults.get(fault.kind, 0) + 1
        if fault.kind == "gone" and self.faults["gone"] > 1:  # these many lines would hide all others
            return
        note = {"match": self.match, "bot": self.bot, "seat": question.seat, "number": question.number}
        note |= {"fault": fault.kind, "detail": fault.detail}
        note |= {"said": fault.said} if fault.said else {}
        with open(complaints(self.errors), "ab") as errors:
            errors.write(msgspec.json.encode(note) + b"\n")

    def count(self, seconds: float) -> None:
        """Add the time of a decision."""
        self.turn += seconds
        self.clock.seconds += seconds
        self.clock.longest = max(self.clock.longest, seconds)
        self.clock.longest_turn = max(self.clock.longest_turn, self.turn)


def play(contest: Contest, number: int, errors: Path | None = None) -> Finished:
    """Play one match of a contest to its end."""
    game = shelf.game(contest.game)
    match = game.start(players=contest.players, seed=match_seed(contest, number), **contest.options)
    sits = seating(contest, number)
    chairs = [
        BotSeat(player(contest, bot, seat, errors), contest.bots[bot], number, errors)
        for seat, bot in enumerate(sits)
    ]
    try:
        while match.to_act:
            seat = match.to_act[0]
            for other, chair in enumerate(chairs):
                chair.turn = chair.turn if other == seat else 0.0
            written = len(match.record.entries)
            action = chairs[seat].ask(match, seat, bot_seed(contest, number, seat, written))
            match.play(seat, game.moves.move(action))
            if contest.players == 1 and len(match.record.entries) > written + 1:
                chairs[seat].turn = 0.0  # a single player's turn ends when chance is drawn
    finally:
        for chair in chairs:
            chair.player.leave(match.outcome)
    return summed_up(number, match, [chairs[sits.index(bot)] for bot in range(len(sits))], sits)


def player(contest: Contest, bot: int, seat: int, errors: Path | None) -> Player:
    """The player for a bot on a seat."""
    game = shelf.game(contest.game)
    name = contest.bots[bot]
    if not is_program(name):
        return LocalBot(bot_by_name(contest.game, contest.players, name))
    place = SeatAtMatch(contest.game, contest.revision, contest.players, contest.options, seat)
    return ExternalBot(Path(name), game, place, Limits(contest.milliseconds, contest.megabytes), errors)


def summed_up(number: int, match: Match[Any], chairs: list[BotSeat], sits: tuple[int, ...]) -> Finished:
    """The result of a match, to be stored."""
    outcome = match.outcome
    assert outcome is not None
    seats = [sits.index(bot) for bot in range(len(sits))]
    return Finished(
        number=number,
        ranks=tuple(outcome.ranks[seat] for seat in seats),
        scores=tuple(outcome.scores[seat] for seat in seats),
        ending=outcome.ending,
        decisions=tuple(chair.decisions for chair in chairs),
        faults=tuple(chair.faults for chair in chairs),
        record=blake2b(msgspec.json.encode(match.record.entries), digest_size=8).hexdigest(),
        clocks=tuple(chair.clock for chair in chairs),
    )
