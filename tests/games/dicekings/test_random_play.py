"""The engine against a second, obvious telling of the rules (second.py), on random play."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from stolek import Match
from stolek.games.dicekings import GAME
from stolek.games.dicekings.rules.state import DiceKings
from tests.alike import some
from tests.games.dicekings.second import CARDS, CITIZENS, LAND, SYMBOLS, Second, faces, is_met, tier

Policy = Callable[[Second, list[str], Random], str]


def any_verb(second: Second, moves: list[str], dice: Random) -> str:
    """First what to do, then with what."""
    verb = dice.choice(sorted({move.split()[0] for move in moves}))
    return dice.choice([move for move in moves if move.split()[0] == verb])


def lover_of_jokers(second: Second, moves: list[str], dice: Random) -> str:
    """Claims that need jokers, pairs and thefts before all else; superjokers where there is nothing."""
    if second.phase == "claiming":
        plain = second.plain
        met = {f"claim {citizen}" for citizen, card in second.tops.items() if card and tier(card, plain)}
        wanted = [move for move in moves if move.startswith("claim") and move not in met]
        alarms = [move for move in moves if move.startswith("alarm")]
        return dice.choice(wanted or alarms or moves)
    pairs = [move for move in moves if move != "done"]
    if second.phase == "pairing" and pairs:
        return dice.choice(pairs)
    return "stop" if "stop" in moves and dice.random() < 0.6 else any_verb(second, moves, dice)


def collector(second: Second, moves: list[str], dice: Random) -> str:
    """Alarms wherever they are allowed, so that superjokers pile up and fires run out."""
    alarms = [move for move in moves if move.startswith("alarm")]
    if alarms and dice.random() < 0.9:
        return dice.choice(alarms)
    return "stop" if "stop" in moves else any_verb(second, moves, dice)


def fighter(second: Second, moves: list[str], dice: Random) -> str:
    """Slayers and rogues first, tries long for them."""
    for citizen in ("rogue", "slayer", "landowner"):
        if f"claim {citizen}" in moves:
            return f"claim {citizen}"
    throws = [move for move in moves if move.startswith("throw")]
    return dice.choice(throws or moves)


class Start(NamedTuple):
    """A match to be followed, and rare things that happen in it."""

    players: int
    options: dict[str, Any]
    policy: Policy
    rare: str = ""
    seed: int = 0


EIGHT = ["A1", "A3", "A5", "A7", "A9", "A11", "B1", "B3"]
OWN: dict[str, Any] = {
    "setup": "free",
    "map": 2,
    "dragons": EIGHT,
    "white": ["A1", "A2", "A3", "B1", "B2", "B3"],
}
STARTS = [
    Start(2, {}, any_verb, "stopped no-gem-to-steal tied declined", seed=319),
    Start(2, {"setup": "random"}, lover_of_jokers, "joined dragon-laid gem-laid paired"),
    Start(
        2, {"setup": "free", "dragons": "none", "first": 1}, fighter, "no-dragon fire-from own-fire", seed=211
    ),
    Start(2, {"setup": "free", "map": 4, "dragons": EIGHT}, collector, "no-fire own-fire fire-from", seed=3),
    Start(3, {}, lover_of_jokers, "paired own-fire no-token", seed=10),
    Start(3, {"setup": "random", "first": 2}, any_verb),
    Start(
        3,
        {"setup": "free", "dragons": EIGHT, "map": 4},
        collector,
        "fire-from no-fire no-card-to-steal",
        seed=1,
    ),
    Start(4, {}, any_verb, "took-tier no-card-to-steal tied no-fire declined", seed=131),
    Start(4, {"setup": "random"}, fighter, "slew"),
    Start(4, OWN, lover_of_jokers, "paired"),
    Start(4, {"first": 3}, fighter, "conquered"),
]
ROUNDS = 10  # all but the first wait for the soak


def some_draw(second: Second, dice: Random) -> str:
    """What fortune brings, with true odds."""
    if second.phase in ("throwing", "roll-off"):
        return " ".join(dice.choice(faces(die)) for die in second.hand)
    odds = second.odds()
    return dice.choices(list(odds), weights=list(odds.values()))[0]


# ---- the same position --------------------------------------------------------------------------


def expected(second: Second) -> dict[str, Any]:
    """The view as the second telling has it."""
    seats = range(second.players)
    return {
        "players": second.players,
        "phase": second.phase,
        "turn": second.turn,
        "map": None if second.phase == "joining" else second.way,
        "fields": {field: field_of(second, field) for field in LAND},
        "dice": [die_of(die, number) for die, number in sorted(second.dice.items())],
        "joker_dice": sorted(second.jokers, key=SYMBOLS.index),
        "throws": second.throws,
        "throws_left": 3 - second.throws if second.phase == "rolling" else 0,
        "offer": [pile_of(second, citizen) for citizen in CITIZENS],
        "claiming": second.aim,
        "effect": second.effect,
        "shown": second.shown,
        "cards": [cards_of(second, seat) for seat in seats],
        "gems": second.purse,
        "fires": second.fires,
        "tokens": [16 - len(second.held(seat)) for seat in seats],
        "scores": [second.score(seat) for seat in seats],
        "stock": {"tiles": second.tiles, "fires": second.fire_stock} | second.gem_stock,
        "tiles": {
            land: {"returned": second.sure[land], "unseen": second.doubtful[land]} for land in LAND.values()
        },
        "discards": sorted(second.discards),
        "contenders": second.contenders if second.phase == "roll-off" else [],
        "sixes": [second.rolled.get(seat) for seat in seats],
        "winner": second.winner,
    }


def field_of(second: Second, field: str) -> dict[str, Any]:
    """A field as it is shown."""
    return {
        "land": LAND[field],
        "owner": second.owners.get(field),
        "dragon": field in second.dragons,
        "tile": second.has_tile(field),
        "gem": second.gems.get(field),
    }


def die_of(die: str, number: int) -> dict[str, Any]:
    """A die as it is shown."""
    face = faces(die)[number - 1]
    colour = {"r": "red", "b": "blue", "g": "green"}[face[1]]
    return {"die": die, "number": number, "colour": colour, "face": face}


def pile_of(second: Second, citizen: str) -> dict[str, Any]:
    """A pile as it is shown."""
    card = second.tops[citizen]
    left = len(second.piles[citizen]) + bool(card)
    if card is None:
        nothing = dict.fromkeys(("card", "effect", "joker", "condition", "gem", "met"))
        return {"citizen": citizen, "left": left} | nothing
    compared = second.phase in ("rolling", "claiming", "pairing") and second.throws
    return {
        "citizen": citizen,
        "left": left,
        "card": card,
        "effect": CARDS[card]["effect"],
        "joker": CARDS[card]["joker"],
        "condition": CARDS[card]["condition"],
        "gem": second.next_gem if citizen == "merchant" else None,
        "met": tier(card, second.plain + tuple(second.jokers)) if compared else None,
    }


def cards_of(second: Second, seat: int) -> list[dict[str, Any]]:
    """The area of a seat: open cards, then superjokers."""
    up = [
        {"card": card, "citizen": CITIZENS[int(card[1]) - 1], "up": True, "joker": CARDS[card]["joker"]}
        for card in sorted(second.up[seat])
    ]
    return up + [
        {"card": card, "citizen": CITIZENS[int(card[1]) - 1], "up": False, "joker": None}
        for card in sorted(second.down[seat])
    ]


def check_same(match: Match[DiceKings], second: Second) -> None:
    """Both tell the same of the position, of what may be done, and of what may come."""
    view = json.loads(json.dumps(match.view(None)))
    told = expected(second)
    assert {key: view[key] for key in told} == told
    for seat in range(second.players):
        assert {move.notation for move in match.legal(seat)} == second.legal(seat)
        assert sorted(map(len, view["territories"][seat]), reverse=True) == list(
            map(len, view["territories"][seat])
        )
    if match.chance:
        check_same_odds(match.state, second)
    if second.phase in ("fire", "over") or (second.phase == "rolling" and second.throws == 0):
        again = DiceKings.load(match.state.dump())  # which refuses what is no position
        assert again == match.state
        assert again.actors() == match.state.actors()


def check_same_odds(state: DiceKings, second: Second) -> None:
    """What may come, each as likely as the other telling has it."""
    if second.phase in ("throwing", "roll-off"):
        assert state.tickets() == second.odds()["throw"]
        return
    outcomes = Counter(state.outcome(ticket) for ticket in range(state.tickets()))
    odds = second.odds()
    assert {
        GAME.moves.draw_text(state, outcome): Fraction(count, state.tickets())
        for outcome, count in outcomes.items()
    } == {text: Fraction(weight, sum(odds.values())) for text, weight in odds.items()}


def check_sound(second: Second) -> None:
    """What is true in every position (KOD-2, KOD-5, KOD-30)."""
    if second.phase in ("joining", "dragons"):
        return
    lying = Counter(LAND[field] for field in second.free())
    assert lying == +(second.sure + second.doubtful + Counter(second.shown))
    assert sum(second.sure.values()) + sum(second.doubtful.values()) == second.tiles + 2
    assert second.fire_stock + sum(second.fires) + len(second.dragons) == 15
    assert any(second.tops.values()) or second.effect or second.phase in ("gems", "offering")


def played(start: Start, seed: int) -> tuple[Match[DiceKings], Second, Counter[str]]:
    """A whole match followed step by step; and how often each thing happened."""
    dice = Random(seed)
    match = GAME.start(start.players, chance="manual", **start.options)
    second = Second(start.players, match.record.header.options)
    check_same(match, second)
    while not match.outcome:
        if match.chance:
            text = some_draw(second, dice)
            match.draw(text)
            second.draw(text)
        else:
            seat = match.to_act[0]
            text = start.policy(second, sorted(second.legal(seat)), dice)
            match.play(seat, text)
            second.play(seat, text)
        check_same(match, second)
        check_sound(second)
    assert second.phase == "over"
    return match, second, Counter(event.name for event in match.told(None))


@pytest.mark.parametrize("again", some(range(ROUNDS), 0))
@pytest.mark.parametrize("number", range(len(STARTS)))
def test_both_tellings_agree_in_whole_games(number: int, again: int) -> None:
    """KOD-5, KOD-9, KOD-30, KOD-42, KOD-53, KOD-63, KOD-69, KOD-74: step by step, to the places."""
    match, second, happened = played(STARTS[number], 100 * number + STARTS[number].seed + again)
    assert match.outcome is not None
    assert list(match.outcome.ranks) == second.places()
    assert list(match.outcome.scores) == [second.score(seat) for seat in range(second.players)]
    if again == 0:
        assert set(happened) >= {"took-down", "offered", "threw", "drew", "next"}
        assert set(happened) >= set(STARTS[number].rare.split())


def test_the_second_telling_knows_its_conditions() -> None:
    """KOD-33, KOD-36, KOD-37: the examples that it could most easily get wrong."""
    assert not is_met({"type": "groups", "sizes": [2, 2]}, ("5r", "5r", "5b", "5g", "1r", "2r"))
    order = {"type": "color_order", "order": ["red", "blue", "green"]}
    assert is_met(order, ("6r", "6r", "4r", "5b"))
    assert not is_met(order, ("6r", "6r", "4r"))
    assert not is_met({"type": "straight", "length": 4}, ("5r", "6r", "1b", "2g"))
