"""King of the Dice: The Board Game (Kráľ kociek), by Nils Nilsson."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

from stolek.games.dicekings.bot.adviser import TRIALS, DiceKingsAdviser, levels
from stolek.games.dicekings.bot.terms import TERMS
from stolek.games.dicekings.edition.box import EDITION, MAPS
from stolek.games.dicekings.edition.checks import remarks
from stolek.games.dicekings.edition.schema import (
    FIELDS,
    GOLD_ON_MAP,
    IN_DECK,
    LANDS,
    MOST_DRAGONS,
    MOST_ECHOES,
    N_DECKS,
    N_FIELDS,
    N_LANDS,
    N_MAPS,
    N_NUMBERS,
    SEAT_COUNTS,
    WHITE_ON_MAP,
)
from stolek.games.dicekings.play import moves, view
from stolek.games.dicekings.play.moves import dice_in_hand
from stolek.games.dicekings.play.refusals import objection
from stolek.games.dicekings.play.result import ENDINGS, outcome, side
from stolek.games.dicekings.referee import odds
from stolek.games.dicekings.referee.score import desk, figures
from stolek.games.dicekings.rules.codes import (
    DRAGONS,
    DRAWING,
    GEMS,
    IN_PILE,
    JOINING,
    NO_CARD,
    OFFERING,
    ON_TOP,
)
from stolek.games.dicekings.rules.setup import laid, start
from stolek.games.dicekings.rules.state import DiceKings
from stolek.games.dicekings.terminal import text
from stolek.kernel.game import Game
from stolek.kernel.option import Option
from stolek.kernel.refusal import Refusal

LAID = ("dragons", "white", "gold")
OPTIONS = (
    Option("setup", ("standard", "random", "free"), "standard"),
    Option("map", ("standard", *SEAT_COUNTS), "standard"),
    Option("dragons", ("standard", "none"), "standard", examples=(["A6", "B6"],)),
    Option("white", ("standard",), "standard", examples=(list(MAPS[0].white),)),
    Option("gold", ("standard",), "standard", examples=(list(MAPS[0].gold),)),
    Option("first", ("rolled", 0, 1, 2, 3), "rolled"),
)


def agree(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """An existing start player; custom map, dragons and gems only for the free set-up (KOD-73)."""
    first = options["first"]
    if isinstance(first, int) and first >= players:
        raise Refusal("bad-first", "KOD-18", first=first, players=players)
    if options["setup"] == "free":
        return options | free_setup(players, options)
    for name in ("map", *LAID):
        if options[name] != "standard":
            raise Refusal("setup-not-free", "KOD-73", option=name)
    return options


def free_setup(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """What the host chose, the rest as for this number of players (KOD-73)."""
    chosen = options | ({"dragons": []} if options["dragons"] == "none" else {})
    found: dict[str, Any] = {name: named(name, laid(players, chosen, name)) for name in LAID}
    if len(found["dragons"]) > MOST_DRAGONS:
        raise Refusal("too-many-dragons", "KOD-73", count=len(found["dragons"]), most=MOST_DRAGONS)
    for name, expected in (("white", WHITE_ON_MAP), ("gold", GOLD_ON_MAP)):
        if len(found[name]) != expected:
            raise Refusal("number-of-gems", "KOD-73", gem=name, count=len(found[name]), expected=expected)
    for field in found["gold"]:
        if field in found["white"]:
            raise Refusal("two-gems", "KOD-73", field=field)
    return found | {"map": players if options["map"] == "standard" else options["map"]}


def named(option: str, fields: list[Any]) -> list[str]:
    """Fields by their names, none of them twice, in the order of the map."""
    found = [FIELDS[moves.field_named(str(field))] for field in fields]
    for field in found:
        if found.count(field) > 1:
            raise Refusal("field-twice", "KOD-73", key=option, field=field)
    return sorted(found, key=FIELDS.index)


def census(state: DiceKings) -> dict[str, int]:
    """Pieces wherever they are; tiles of every land against its free fields (KOD-2, KOD-5)."""
    unlaid = WHITE_ON_MAP + GOLD_ON_MAP if state.phase in (JOINING, DRAGONS) else 0
    unlaid = state.due if state.phase == GEMS else unlaid
    gold = min(unlaid, GOLD_ON_MAP)
    counts = {
        "white": state.white.bit_count() + sum(state.whites) + state.white_stock + unlaid - gold,
        "gold": state.gold.bit_count() + sum(state.golds) + state.gold_stock + gold,
        "fires": state.dragons.bit_count() + sum(state.fires) + state.fire_stock,
        "removed": sum(state.returned) + sum(state.unseen) - state.stock,
        "open cards": state.cards.count(ON_TOP) - sum(top != NO_CARD for top in state.tops),
    }
    tiles = [sum(heaps) for heaps in zip(state.returned, state.unseen, shown(state), strict=True)]
    free = [known["land"] for known in fields(state) if not known["tile"]]
    to_spare = {name: tiles[number] - free.count(name) for number, name in enumerate(LANDS)}
    return counts | to_spare


def fields(state: DiceKings) -> list[dict[str, Any]]:
    """All fields as everybody sees them."""
    return [view.field_view(state, number) for number in range(N_FIELDS)]


def shown(state: DiceKings) -> list[int]:
    """Per land: tiles that are shown now."""
    return [state.shown.count(number) for number in range(N_LANDS)]


def chances(state: DiceKings) -> dict[int, int]:
    """Maps, fields and cards are equally likely, and every result of a throw; tiles by their weights."""
    if state.phase == JOINING:
        return dict.fromkeys(range(N_MAPS), 1)
    if state.phase in (DRAGONS, GEMS):
        return {
            number: 1 for number, known in enumerate(fields(state)) if not known["tile"] and not known["gem"]
        }
    if state.phase == OFFERING:
        return dict.fromkeys(next_cards(state), 1)
    if state.phase == DRAWING:
        return tile_chances(state)
    return dict.fromkeys(range(N_NUMBERS ** len(dice_in_hand(state))), 1)


def next_cards(state: DiceKings) -> list[int]:
    """The unseen cards of the first pile without an open card."""
    for pile in range(N_DECKS):
        unseen = [
            card for card in range(pile * IN_DECK, (pile + 1) * IN_DECK) if state.cards[card] == IN_PILE
        ]
        if state.tops[pile] == NO_CARD and unseen:
            return unseen
    return []


def tile_chances(state: DiceKings) -> dict[int, int]:
    """Any two tiles that may be removed are removed; then every tile that is left may come (KOD-9)."""
    weights: Counter[int] = Counter()
    tiles = [returned + unseen for returned, unseen in zip(state.returned, state.unseen, strict=True)]
    doubtful = [land for land in range(N_LANDS) for _ in range(state.unseen[land])]
    for one, other in combinations(doubtful, 2):
        likely = 1 << (2 * MOST_ECHOES - state.echoes[one] - state.echoes[other])
        for land, count in enumerate(tiles):
            weights[land] += likely * (count - (land == one) - (land == other))
    return {land: weight for land, weight in weights.items() if weight}


def hides(state: DiceKings, eye: int | None) -> bool:
    """What nobody has seen has not been decided yet, so nothing is hidden (KOD-8)."""
    return False


def compulsory(players: int, options: dict[str, Any]) -> DiceKings:
    """The start by the rules of revision 1, in which no theft could be declined (KOD-50)."""
    return start(players, options, declinable=False)


MANIFEST = Game(
    name="dicekings",
    revision=2,
    edition=EDITION,
    players=SEAT_COUNTS,
    options=OPTIONS,
    endings=ENDINGS,
    outright=frozenset(ENDINGS[1:]),
    longest=600,  # 52 turns (KOD-30) of at most seven decisions, and thirty pairs of jokers with them
    state=DiceKings,
    set_up=start,
    agree=agree,
    side=side,
    moves=moves,
    telling=view,
    outcome=outcome,
    objection=objection,
    census=census,
    odds=chances,
    hides=hides,
    folder=Path(__file__).parent,
    face=text,
    score_desk=desk,
    score_figures=figures,
    edition_check=remarks,
    odds_desk=odds.desk,
    odds_figures=odds.figures,
    adviser=DiceKingsAdviser,
    terms=TERMS,
    levels=levels,
    trials=TRIALS,
)
GAME = replace(MANIFEST, older=(replace(MANIFEST, revision=1, set_up=compulsory),))
