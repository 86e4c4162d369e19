"""Laws 3, 4, 5 and 12: what can be done, and what it is called."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from stolek import CHANCE, Match, Move, Refusal, State
from stolek.kernel.move import Offer, offer
from tests.laws.tables import Table
from tests.laws.walks import PATIENCE, decisions, few, fingerprint, positions, walk

HUGE = (2**31 - 1, 2**31, -(2**31), 2**32, 2**63, -(2**63) - 1, 2**100, -(2**100))


def law_03_refused(table: Table, dice: Random) -> None:
    """Every listed move applies; all else is refused and changes nothing."""
    for state in positions(table, dice, 8):
        for seat in state.actors():
            legal = state.legal(seat)
            for action in few(dice, legal, 12):
                check_applies(table, state, seat, action)
        for seat, action in strange_wishes(table, state, dice, 25):
            check_unlisted(table, state, seat, action)
    check_match_refuses(table, dice)


def check_applies(table: Table, state: State, seat: int, action: int) -> None:
    """A listed move can be done."""
    assert state.is_legal(seat, action), f"{table}: {action} of seat {seat} is listed, but not legal"
    trial = state.clone()
    trial.apply(seat, action)
    assert trial != state, f"{table}: {action} of seat {seat} does nothing"


def strange_wishes(table: Table, state: State, dice: Random, count: int) -> list[tuple[int, int]]:
    """Seats and actions of all sorts: near legal ones, of others, of nobody, far beyond."""
    seats = [*range(-3, table.players + 2), *state.actors(), 8, 255, 256, -(2**31), 2**40]
    legal = [action for seat in state.actors() for action in few(dice, state.legal(seat), 20)]
    known = [*legal, *(action + 1 for action in legal), *(action - 1 for action in legal), 0, -1]
    wishes = []
    for _ in range(count):
        pool = dice.choice((known, known, HUGE, (dice.randrange(-100, 100_000),)))
        wishes.append((dice.choice(seats), dice.choice(pool)))
    return wishes


def check_unlisted(table: Table, state: State, seat: int, action: int) -> None:
    """What is not listed is refused and changes nothing."""
    if seat in state.actors() and action in state.legal(seat):
        return
    before = fingerprint(state)
    assert not state.is_legal(seat, action), f"{table}: {action} of seat {seat} is legal, but not listed"
    try:
        state.apply(seat, action)
    except ValueError:
        assert fingerprint(state) == before, f"{table}: a refused {action} of seat {seat} left a trace"
        return
    raise AssertionError(f"{table}: {action} of seat {seat} was done, but not listed")


def check_match_refuses(table: Table, dice: Random) -> None:
    """A match answers strange wishes with a Refusal, and nothing has changed."""
    match = table.match(dice, dice.choice(("sealed", "manual")))
    for _ in range(dice.randrange(12)):
        advance(match, dice)
    for seat, action in strange_wishes(table, match.state, dice, 25):
        if seat != CHANCE and seat in match.to_act and action in match.state.legal(seat):
            continue
        stranger = Move(action=action, notation="?", name="?", facts={}, paths=(("?",),))
        wish: Move | str = dice.choice(
            (own_move(match, action) or stranger, stranger, f"?{action}", "x" * 10_000)
        )
        check_refusal(table, match, lambda seat=seat, wish=wish: match.play(seat, wish))
        check_refusal(table, match, lambda seat=seat, wish=wish: match.preview(seat, wish))
    check_refusal(table, match, lambda: match.draw(f"?{dice.randrange(99)}"))


def own_move(match: Match[Any], action: int) -> Move | None:
    """The move that an action is in this game, legal or not; None when it has no such action."""
    try:
        return match.game.moves.move(action)
    except ValueError:
        return None


def advance(match: Match[Any], dice: Random) -> None:
    """One step on."""
    actors = match.state.actors()
    if match.chance:
        outcome = dice.choice(match.state.legal(CHANCE))
        match.draw(match.game.moves.draw_text(match.state, outcome))
    elif actors:
        seat = dice.choice(actors)
        match.play(seat, match.game.moves.move(dice.choice(match.state.legal(seat))))


def check_refusal(table: Table, match: Match[Any], wish: Any) -> None:
    """This wish is refused, and the match is as it was."""
    before = match.record, match.log, match.state, fingerprint(match.state)
    try:
        wish()
    except Refusal:
        assert (match.record, match.log, match.state, fingerprint(match.state)) == before, f"{table}: a trace"
        return
    raise AssertionError(f"{table}: a match did what is not legal")


def law_04_owing(table: Table, dice: Random) -> None:
    """Somebody owes exactly while there is no outcome, and has a fair choice."""
    assert table.game.state().actors() == (), f"{table}: an empty state is no game, yet somebody owes"
    for state in positions(table, dice, 10):
        actors = state.actors()
        outcome = table.game.outcome(state)
        assert (actors == ()) == state.over() == (outcome.ending is not None), (
            f"{table}: nobody owes anything"
        )
        assert CHANCE not in actors or actors == (CHANCE,), f"{table}: fortune and a seat at the same time"
        for seat in actors:
            check_list(table, state, seat)
            check_sampling(table, state, seat)
        if CHANCE in actors:
            check_odds(table, state)
        else:
            assert state.tickets() == 0, f"{table}: tickets, but fortune is not due"


def check_list(table: Table, state: State, seat: int) -> None:
    """The list of moves is there, in order, and within its room."""
    legal = state.legal(seat)
    assert legal, f"{table}: seat {seat} owes a decision and has none"
    assert legal == sorted(set(legal)), f"{table}: the list of seat {seat} is not ascending"
    assert seat == CHANCE or len(legal) <= state.room(), f"{table}: the list of seat {seat} has no room"
    if seat != CHANCE:
        assert state.idle(seat) in legal, f"{table}: the idle move of seat {seat} is not legal"


def check_sampling(table: Table, state: State, seat: int) -> None:
    """Samples are legal, and all equally likely (for fortune: by its tickets)."""
    legal = state.legal(seat)
    trial = state.clone()
    if seat == CHANCE:
        assert trial.sample(seat) in legal, f"{table}: fortune samples what cannot come"
        return
    buckets = min(len(legal), 8)
    rank = {action: place for place, action in enumerate(legal)}
    seen: Counter[int] = Counter()
    expected: Counter[int] = Counter(place * buckets // len(legal) for place in range(len(legal)))
    draws = 120 * buckets
    for _ in range(draws):
        action = trial.sample(seat)
        assert action in rank, f"{table}: seat {seat} samples {action}, which is not listed"
        seen[rank[action] * buckets // len(legal)] += 1
    means = {bucket: draws * width / len(legal) for bucket, width in expected.items()}
    distance = sum((seen[bucket] - mean) ** 2 / mean for bucket, mean in means.items())
    # A fair sampler goes beyond this once in a hundred million times.
    assert distance < 31 + 3 * buckets, f"{table}: seat {seat} samples {dict(seen)}, not all alike"


def check_odds(table: Table, state: State) -> None:
    """The outcomes of all tickets, counted, are the odds that the game declares."""
    tickets = state.tickets()
    assert tickets > 0, f"{table}: fortune is due and has no ticket"
    counted = Counter(state.outcome(ticket) for ticket in range(tickets))
    odds = dict(table.game.odds(state))
    total = sum(odds.values())
    assert counted.keys() == odds.keys(), f"{table}: tickets bring {set(counted)}, odds name {set(odds)}"
    for outcome, weight in odds.items():
        assert counted[outcome] * total == weight * tickets, f"{table}: wrong odds of {outcome}"


def law_05_ends(table: Table, dice: Random) -> None:
    """Play at random ends in time, also when one of the seats was abandoned; all of them at once cannot
    be, for a match ends when only one side is left."""
    longest = table.game.longest
    left = dice.randrange(table.players) if table.players > 1 else None
    for idle in (None, None, left):
        state = table.start(dice)
        taken = 0
        for _ in range(PATIENCE * longest):
            if not (actors := state.actors()):
                break
            seat = dice.choice(actors)
            state.apply(seat, state.idle(seat) if seat == idle else state.sample(seat))
            taken += seat != CHANCE
        assert state.over(), f"{table}: the game does not end"
        assert taken <= longest, f"{table}: {taken} decisions, more than {longest}"
    start = table.start(dice)
    taken = start.playout()
    assert start.over(), f"{table}: a playout does not end"
    assert taken <= longest, f"{table}: a playout takes {taken} decisions"


def law_12_names(table: Table, dice: Random) -> None:
    """Action id, notation and picks lead to each other."""
    moves = table.game.moves
    for state in decisions(table, dice, 5):
        for seat in state.actors():
            legal = few(dice, state.legal(seat), 150)
            texts = [str(moves.move(action)) for action in legal]
            assert len(set(texts)) == len(legal), f"{table}: two moves have one notation"
            for action, text in zip(legal, texts, strict=True):
                check_name(table, action, text)
            check_offer(table, [moves.move(action) for action in legal])
    for turn in few(dice, [turn for turn in walk(table, dice) if turn.seat == CHANCE], 8):
        outcomes = few(dice, turn.before.legal(CHANCE), 50)
        texts = [moves.draw_text(turn.before, outcome) for outcome in outcomes]
        for outcome, text in zip(outcomes, texts, strict=True):
            for written in (text, f"  {text} ", text.upper()):
                assert moves.parse_draw(turn.before, written) == outcome, (
                    f"{table}: draw {written!r} is another"
                )


def check_name(table: Table, action: int, text: str) -> None:
    """A move is called by its notation, however that is typed."""
    moves = table.game.moves
    assert moves.move(action).action == action, f"{table}: move {action} has another id"
    for written in (text, text.upper(), f"  {text}\n", text.replace(" ", "  ")):
        assert moves.parse(written) == action, f"{table}: {written!r} is not read as {action}"


def check_offer(table: Table, moves: list[Move]) -> None:
    """Every path of picks leads to one move, every move has a path."""
    try:
        tree = offer(moves)
    except ValueError as error:
        raise AssertionError(f"{table}: {error}") from None
    ends = dict(leaves(tree))
    expected = {path: move.action for move in moves for path in move.paths}
    assert ends == expected, f"{table}: paths of picks lead elsewhere"
    assert all(move.paths and all(move.paths) for move in moves), f"{table}: a move without picks"


def leaves(tree: Offer, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], int]]:
    """The ends of an offer, each with its path."""
    found: list[tuple[tuple[str, ...], int]] = []
    for pick, below in tree.items():
        if isinstance(below, int):
            found.append(((*path, pick), below))
        else:
            found += leaves(below, (*path, pick))
    return found
