"""Arguments of every type to the functions that outside programs call.

They are refused by a Refusal or a ValueError, compiled or not, and nothing has changed afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

import stolek
from stolek import CHANCE, Game, Match, Move, Record, Refusal, State
from tests.laws.laws_legality import HUGE, check_refusal
from tests.laws.tables import Table, all_games
from tests.laws.walks import fingerprint

NO_NUMBERS: list[Any] = [
    *(None, ..., True, False, 0.0, 1.0, -0.5, float("nan"), float("inf"), 1j),
    *("", "0", "x", "\ud800", b"", b"0", bytearray(b"0")),
    *((), (0,), [], [0], [[]], {}, {0: 0}, set(), range(2)),
    *(int, len, object(), NotImplemented, Refusal("not-a-move"), Random(0)),
]
FAR = [*HUGE, -2]
games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


class Index:
    """A number that is no int, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def begun(game: Game[Any], chance: str = "sealed") -> Match[Any]:
    """A match with a few decisions behind it."""
    match = Table(game, game.players[-1], {}).match(Random(7), chance)
    for _ in range(3 if chance == "sealed" else 0):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


def is_refused(ask: Callable[[], object]) -> bool:
    """Whether a question is answered by a Refusal or a ValueError; any other exception goes through."""
    try:
        ask()
    except (Refusal, ValueError):
        return True
    return False


# ---- the engine ---------------------------------------------------------------------------------


def asked_of_state(state: State, odd: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every method of a state that takes a number, with something else in its place."""
    actor = state.actors()[0]
    action = state.sample(actor)
    yield from {
        "apply-action": lambda: state.apply(actor, odd),
        "apply-seat": lambda: state.apply(odd, action),
        "is_legal-action": lambda: state.is_legal(actor, odd),
        "is_legal-seat": lambda: state.is_legal(odd, action),
        "legal": lambda: state.legal(odd),
        "sample": lambda: state.sample(odd),
        "outcome": lambda: state.outcome(odd),
        "idle": lambda: state.idle(odd),
        "playouts": lambda: state.playouts(odd),
        "seed": lambda: state.seed(odd),
    }.items()
    if odd is not None:
        yield "imagine", lambda: state.imagine(odd)


def moments(game: Game[Any]) -> list[State]:
    """A position in which a seat is to decide, and one in which chance is to answer."""
    seat, chance = begun(game).state, begun(game, "manual").state
    assert seat.actors() != (CHANCE,) == chance.actors()
    return [seat.clone(), chance.clone()]


@games
def test_what_is_no_number_is_no_seat_and_no_action(game: Game[Any]) -> None:
    for state in moments(game):
        for odd in NO_NUMBERS:
            for name, ask in asked_of_state(state, odd):
                before = fingerprint(state)
                assert is_refused(ask), f"{name}: {odd!r}"
                assert fingerprint(state) == before, f"{name}: {odd!r} left a trace"


@games
def test_numbers_far_from_any_seat_or_action(game: Game[Any]) -> None:
    answered = {"is_legal-action": False, "is_legal-seat": False, "legal": []}
    for state in moments(game):
        for odd in FAR:
            for name, ask in asked_of_state(state, odd):
                before = fingerprint(state)
                if name in answered:
                    assert ask() == answered[name], f"{name}: {odd}"
                elif name not in ("seed", "playouts"):
                    assert is_refused(ask), f"{name}: {odd}"
                    assert fingerprint(state) == before, f"{name}: {odd} left a trace"


@games
def test_numbers_of_other_types_are_numbers(game: Game[Any]) -> None:
    for state in moments(game):
        actor = state.actors()[0]
        action = state.sample(actor)
        one, other = state.clone(), state.clone()
        assert one.is_legal(Index(actor), Index(action))  # type: ignore[arg-type]
        one.apply(Index(actor), Index(action))  # type: ignore[arg-type]
        other.apply(actor, action)
        assert one == other
        one.seed(Index(5))  # type: ignore[arg-type]
        other.seed(5)
        assert one.rng == other.rng


# ---- matches ------------------------------------------------------------------------------------


def asked_of_match(match: Match[Any], odd: Any) -> Iterator[Callable[[], object]]:
    """Every function of a match, with something else in the place of a seat, a move or a draw."""
    seat = match.to_act[0] if match.to_act else 0
    yield from (
        partial(ask, odd) for ask in (match.legal, match.offer, match.undo, match.resign, match.time_out)
    )
    yield from (partial(ask, odd, "x") for ask in (match.play, match.preview))
    yield partial(match.draw, odd)
    for move in (odd, Move(action=odd, notation="x", name="x", facts={}, paths=(("x",),))):
        yield from (partial(ask, seat, move) for ask in (match.play, match.preview))
    if odd is not None:
        yield from (partial(ask, odd) for ask in (match.view, match.told))


@games
@pytest.mark.parametrize("chance", ["sealed", "manual"])
def test_a_match_refuses_whatever_is_no_seat_no_move_and_no_draw(game: Game[Any], chance: str) -> None:
    match = begun(game, chance)
    table = Table(game, match.players, {})
    for odd in [*NO_NUMBERS, *FAR]:
        for ask in asked_of_match(match, odd):
            check_refusal(table, match, ask)


@games
def test_a_move_of_another_game_is_none_here(game: Game[Any]) -> None:
    match = begun(game)
    seat = match.to_act[0]
    table = Table(game, match.players, {})
    own = match.legal(seat)[0]
    for other in all_games():
        if other is not game:
            stranger = begun(other)
            move = stranger.legal(stranger.to_act[0])[0]
            here = type(move)(**{**vars(move), "action": own.action})
            for wish in (move, here):
                if wish in match.legal(seat):
                    continue  # a game made from the template has the template's moves
                check_refusal(table, match, partial(match.play, seat, wish))


# ---- starting, reading, replaying ---------------------------------------------------------------


def asked_to_start(start: Callable[..., object], players: int, odd: Any) -> dict[str, Callable[[], object]]:
    """Everything that a start is told, with something else in its place."""
    return {
        "players": partial(start, odd),
        "seed": partial(start, players, odd),
        "chance": partial(start, players, 1, odd),
        "seats": partial(start, players, 1, seats=odd),
        "names": partial(start, players, 1, seats=[odd] * players),
    }


@games
def test_odd_players_options_seeds_and_names(game: Game[Any]) -> None:
    players = game.players[0]
    for odd in NO_NUMBERS:
        legit = {"seed": odd is None, "seats": odd is None, "names": odd in ("", "0", "x")}
        for name, ask in asked_to_start(game.start, players, odd).items():
            assert legit.get(name) or is_refused(ask), f"{name}: {odd!r}"
        for option in game.options:
            is_odd = not any(type(odd) is type(value) for value in option.known)
            options: dict[str, Any] = {option.name: odd}
            assert is_refused(partial(game.start, players, 1, **options)) or not is_odd, options


@games
def test_options_that_look_like_their_examples(game: Game[Any]) -> None:
    for option in game.options:
        for example in option.examples:
            for odd in NO_NUMBERS:
                options: dict[str, Any] = {option.name: [odd] if isinstance(example, list) else odd}
                is_refused(partial(game.start, game.players[0], 1, **options))


@games
def test_records_and_entries_that_are_none(game: Game[Any]) -> None:
    record, manual = begun(game).record, begun(game, "manual").record
    for odd in [*NO_NUMBERS, *FAR]:
        for ask in (Record.from_json, stolek.replay, stolek.verify, stolek.branch, stolek.game):
            assert is_refused(partial(ask, odd)), f"{ask}: {odd!r}"
        assert is_refused(partial(stolek.resume, odd, bytes(32))), f"{odd!r}"
        assert is_refused(partial(stolek.resume, record, odd)), f"{odd!r}"
        assert odd is None or is_refused(partial(stolek.resume, manual, odd)), f"{odd!r}"
        if odd is not None:
            is_entry = odd in range(len(record.entries) + 1) if type(odd) is int else False
            for look in (stolek.replay, stolek.branch):
                assert is_entry or is_refused(partial(look, record, odd)), f"{look}: {odd!r}"
            assert type(odd) is int or is_refused(partial(stolek.branch, record, 0, odd)), f"{odd!r}"
