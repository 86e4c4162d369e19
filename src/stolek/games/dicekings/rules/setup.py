"""The table before anything is thrown or drawn (KOD-10 … KOD-18, KOD-72, KOD-73)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stolek.games.dicekings.edition.box import LAND_OF, MAPS
from stolek.games.dicekings.edition.schema import (
    FIELDS,
    FIELDS_OF_LAND,
    GOLD_ON_MAP,
    LANDS,
    MOST_SEATS,
    MOST_SHOWN,
    N_CARDS,
    N_DECKS,
    N_DICE,
    N_FIRES,
    N_GOLD,
    N_REMOVED,
    N_SYMBOLS,
    N_TILES,
    N_WHITE,
    SEAT_COUNTS,
    WHITE_ON_MAP,
)
from stolek.games.dicekings.rules.codes import (
    IN_PILE,
    JOINING,
    NO_CARD,
    NO_FIELD,
    NO_LAND,
    NO_PILE,
    NO_TASK,
    NOBODY,
    OFFERING,
)
from stolek.games.dicekings.rules.state import DiceKings


def start(players: int, options: dict[str, Any], *, declinable: bool = True) -> DiceKings:
    """Map, gems and dragons as the options say; cards and start player are drawn."""
    drawn = options["setup"] == "random"
    first = options["first"]
    return DiceKings.load(
        realm(players, options, drawn=drawn)
        | stock(players, options, drawn=drawn)
        | {
            "cards": [IN_PILE] * N_CARDS,
            "tops": [NO_CARD] * N_DECKS,
            "dice": [0] * N_DICE,
            "jokers": [0] * N_SYMBOLS,
            "throws": 0,
            "phase": JOINING if drawn else OFFERING,
            "turn": first if isinstance(first, int) else players,
            "task": NO_TASK,
            "level": 0,
            "spot": NO_FIELD,
            "winner": NOBODY,
            "declinable": int(declinable),
            "sixes": [0] * MOST_SEATS,
            "contenders": 0,
            "pile": NO_PILE,
        }
    )


def laid(players: int, options: dict[str, Any], what: str) -> list[str]:
    """Fields of dragons or gems: those named, else those printed for this number of players."""
    named = options[what]
    standard: Iterable[str] = getattr(MAPS[SEAT_COUNTS.index(players)], what)
    return list(named if isinstance(named, list) else standard)


def bits(fields: Iterable[str]) -> int:
    """A set of fields."""
    return sum(1 << FIELDS.index(field) for field in fields)


def realm(players: int, options: dict[str, Any], *, drawn: bool) -> dict[str, Any]:
    """Dragons and gems on the map, a white gem for everybody (KOD-11 … KOD-16)."""
    there = [1] * players + [0] * (MOST_SEATS - players)
    like = options["map"] if isinstance(options["map"], int) else players
    dragons = [] if drawn else laid(players, options, "dragons")
    return {
        "tokens": [0] * MOST_SEATS,
        "dragons": bits(dragons),
        "neutral": 0,
        "white": 0 if drawn else bits(laid(players, options, "white")),
        "gold": 0 if drawn else bits(laid(players, options, "gold")),
        "whites": there,
        "golds": [0] * MOST_SEATS,
        "fires": [0] * MOST_SEATS,
        "white_stock": N_WHITE - WHITE_ON_MAP - players,
        "gold_stock": N_GOLD - GOLD_ON_MAP,
        "fire_stock": N_FIRES - len(dragons),
        "map": 0 if drawn else SEAT_COUNTS.index(like),
        "players": players,
    }


def stock(players: int, options: dict[str, Any], *, drawn: bool) -> dict[str, Any]:
    """All tiles but those of the dragons, two of them removed unseen (KOD-13)."""
    dragons = laid(players, options, "dragons")
    taken = [] if drawn else [LAND_OF[FIELDS.index(field)] for field in dragons]
    return {
        "returned": [0] * len(LANDS),
        "unseen": [FIELDS_OF_LAND - taken.count(land) for land in range(len(LANDS))],
        "echoes": [0] * len(LANDS),
        "shown": [NO_LAND] * MOST_SHOWN,
        "stock": N_TILES - N_REMOVED - len(taken),
        "due": len(dragons) if drawn else 0,
    }
