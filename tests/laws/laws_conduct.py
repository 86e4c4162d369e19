"""Laws 8 to 11: pieces, questions, places, and choices at the same time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

from stolek import CHANCE, Match, Outcome, Refusal, State
from stolek.kernel.outcome import places
from stolek.kernel.record import Record
from tests.laws.clauses import clauses_of
from tests.laws.play import do_something, some_move
from tests.laws.tables import Eye, Table
from tests.laws.walks import decisions, fingerprint, positions, some_action, walk

LOOKS = 30  # at undo in a match of the longest sort: each one is a replay


def law_08_pieces(table: Table, dice: Random) -> None:
    """Pieces are never lost or made, neither in play nor in imagination."""
    census = dict(table.game.census(table.start(dice)))
    for turn in walk(table, dice):
        for state in (turn.after, turn.after.imagine(dice.choice(table.eyes))):
            found = dict(table.game.census(state))
            assert found == census, (
                f"{table}: pieces {found} after {turn.action} of {turn.seat}, not {census}"
            )


def law_09_asking(table: Table, dice: Random) -> None:
    """Asking changes nothing: neither the position nor the record, nor the searcher's dice."""
    for state in positions(table, dice, 8):
        for name, ask in questions(table, state).items():
            before = fingerprint(state)
            ask()
            assert fingerprint(state) == before, f"{table}: asking for {name} changed the state"
        for eye in table.eyes:
            before = fingerprint(state)[:2]
            state.imagine(eye)
            assert fingerprint(state)[:2] == before, f"{table}: imagining changed the state"
    match = table.match(dice)
    for _ in range(6):
        ask_match(table, match, dice)
        if match.outcome:
            return
        do_something(match, dice)


def questions(table: Table, state: State) -> dict[str, Callable[[], object]]:
    """All that may be asked of a state."""
    game, actors = table.game, state.actors()
    seats = [seat for seat in actors if seat != CHANCE]
    return {
        "actors": state.actors,
        "over": state.over,
        "ranks": state.ranks,
        "notes": state.notes,
        "clone": state.clone,
        "room": state.room,
        "digest": state.digest,
        "legal": lambda: [state.legal(seat) for seat in actors],
        "is_legal": lambda: [state.is_legal(seat, 0) for seat in range(-1, table.players)],
        "idle": lambda: [state.idle(seat) for seat in seats],
        "tickets": lambda: [state.outcome(ticket) for ticket in range(min(state.tickets(), 50))],
        "view": lambda: [game.telling.view(state, eye) for eye in table.eyes],
        "prompt": lambda: [game.telling.prompt(state, seat) for seat in actors],
        "outcome": lambda: game.outcome(state),
        "objection": lambda: [str(objected(table, state, seat)) for seat in actors],
        "census": lambda: game.census(state),
        "odds": lambda: game.odds(state) if CHANCE in actors else None,
        "hides": lambda: [game.hides(state, eye) for eye in table.eyes],
        "side": lambda: [game.side(state, seat) for seat in range(table.players)],
        "face": lambda: game.face.draw(shown(game, state), lambda text, _: text) if game.face else None,
    }


def objected(table: Table, state: State, seat: int) -> Refusal:
    """Why a seat cannot do the first thing that it cannot do."""
    legal = set(state.legal(seat))
    return table.game.objection(state, seat, next(action for action in range(10**6) if action not in legal))


def shown(game: Any, state: State, eye: Eye = None) -> dict[str, Any]:
    """A view as a match hands it out."""
    return {"game": game.name, "to_act": list(state.actors()), **game.telling.view(state, eye)}


def ask_match(table: Table, match: Match[Any], dice: Random) -> None:
    """Ask a match everything; it is as before."""
    before = match.record.to_json(), match.log, match.state, fingerprint(match.state)
    _ = (
        match.to_act,
        match.outcome,
        match.chance,
        match.players,
        match.record.digest(),
        match.record.standing(),
    )
    for eye in table.eyes:
        match.view(eye)
        match.told(eye)
    for seat in match.to_act:
        match.offer(seat)
        match.preview(seat, some_move(match, seat, dice))
    after = match.record.to_json(), match.log, match.state, fingerprint(match.state)
    assert before == after, f"{table}: asking a match changed it"


def law_10_places(table: Table, dice: Random) -> None:
    """Places follow from what decides them, sides share them, and the ending is a declared one."""
    states = positions(table, dice, 10)
    for state in states:
        check_places(table, state, table.game.outcome(state))
    final = table.game.outcome(states[-1])
    if not states[-1].over():
        return
    assert final.ending in table.game.endings, f"{table}: the ending {final.ending} is not declared"
    assert final.clause in clauses_of(table.game.folder / "RULES.md"), f"{table}: no clause {final.clause}"


def check_places(table: Table, state: State, outcome: Outcome) -> None:
    """Ranks, scores and order say the same."""
    assert outcome.ranks == state.ranks(), f"{table}: outcome and state give different places"
    seats = range(table.players)
    assert len(outcome.scores) == len(outcome.items) == len(outcome.order) == table.players
    sides = [table.game.side(state, seat) for seat in seats]
    if table.players == 1:  # alone: first, or second behind the ghost
        assert outcome.ranks in ((1,), (2,)), f"{table}: place {outcome.ranks}"
        return
    expected = places(outcome.order, sides)
    assert outcome.ranks == expected, f"{table}: places {outcome.ranks} by {outcome.order}"
    results = list(zip(outcome.order, outcome.scores, strict=True))
    for one, other in permutations(seats, 2):
        partners = sides[one] == sides[other]
        assert not partners or results[one] == results[other], f"{table}: {one} and {other} are not equal"
        outright = outcome.ending in table.game.outright and outcome.ranks[one] == 1
        assert not outright or outcome.ranks[other] > 1, f"{table}: {one} wins outright, but not alone"
        ahead = outcome.ranks[one] < outcome.ranks[other] and not outright
        level = outcome.scores[one] >= outcome.scores[other]
        assert level or not ahead, f"{table}: seat {one} is ahead with a lower score"


def law_11_same_time(table: Table, dice: Random) -> None:
    """The order of simultaneous choices does not matter, and taking one back leaves the others."""
    for state in decisions(table, dice, 12):
        actors = state.actors()
        if len(actors) < 2:
            continue
        one, other = dice.sample(actors, 2)
        choices = (one, some_action(state, one)), (other, some_action(state, other))
        forth, back = played(table, state, choices), played(table, state, choices[::-1])
        assert forth == back, f"{table}: the order of {choices} matters"
        check_phase(table, state, dice)
    check_undo(table, dice)


def played(table: Table, state: State, choices: Any) -> State:
    """The position after these choices."""
    trial = state.clone()
    for seat, action in choices:
        assert trial.is_legal(seat, action), f"{table}: the choice of another took {action} from seat {seat}"
        trial.apply(seat, action)
    return trial


def check_phase(table: Table, state: State, dice: Random) -> None:
    """All choices of a phase, each seat's in its order, mixed otherwise: the same in the end.

    The last one left makes one choice more and no second: it may already have begun another phase.
    """
    choices: dict[int, list[int]] = {}
    trial, done, alone = state.clone(), set[int](), False
    while (actors := trial.actors()) and CHANCE not in actors and not done.intersection(actors) and not alone:
        alone = len(actors) == 1
        seat = dice.choice(actors)
        action = some_action(trial, seat)
        trial.apply(seat, action)
        choices.setdefault(seat, []).append(action)
        if seat not in trial.actors():
            done.add(seat)
    order = [seat for seat, actions in choices.items() for _ in actions]
    dice.shuffle(order)
    queues = {seat: iter(actions) for seat, actions in choices.items()}
    mixed = [(seat, next(queues[seat])) for seat in order]
    assert played(table, state, mixed) == trial, f"{table}: the order {mixed} matters"


def check_undo(table: Table, dice: Random) -> None:
    """One of two simultaneous choices taken back: the other one stands."""
    match = table.match(dice)
    seldom = max(1, table.game.longest // LOOKS)
    for _ in range(table.game.longest):
        if match.outcome:
            return
        if len(match.to_act) > 1 and not dice.randrange(seldom):
            take_one_back(table, match, dice)
        seat = dice.choice(match.to_act)
        match.play(seat, some_move(match, seat, dice))


def take_one_back(table: Table, match: Match[Any], dice: Random) -> None:
    """Two seats choose on a copy of the match, and the first one takes its choice back."""
    copy: Match[Any] = Match(match.game, Record(header=match.record.header), match.seed)
    for entry in match.record.entries:
        copy.enter(entry)
    one, other = dice.sample(match.to_act, 2)
    mine, theirs = some_move(copy, one, dice), some_move(copy, other, dice)
    alone = played(table, copy.state, [(other, theirs.action)])
    copy.play(one, mine)
    played(table, copy.state, [(other, theirs.action)])  # still there for the other one
    copy.play(other, theirs)
    try:
        copy.undo(one)
    except Refusal:
        return  # something was revealed or drawn
    assert copy.state == alone, f"{table}: taking back the choice of {one} did not leave that of {other}"
