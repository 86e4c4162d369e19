"""The score desk: a map of a real table typed in by hand; territories, points and places.

    {"map": 4, "players": [{"fields": ["A1", "A2", "B13"], "gold": 1, "white": 2, "fires": 1},
                           {"fields": ["B1"]}]}

`map` is the number of players for which the parts are joined so; it may be left out where that is the
number of those listed. `winner` names an immediate winner, by the place in the list counted from 1.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stolek.games.dicekings.edition.schema import (
    FIELDS,
    N_FIELDS,
    N_FIRES,
    N_GOLD,
    N_REMOVED,
    N_TOKENS,
    N_WHITE,
    SEAT_COUNTS,
)
from stolek.games.dicekings.play.moves import field_named
from stolek.games.dicekings.play.summary import points, territories
from stolek.kernel.events import Item
from stolek.kernel.outcome import places
from stolek.kernel.refusal import Refusal
from stolek.kit import typed

LIMITS = {"gold": N_GOLD, "white": N_WHITE, "fires": N_FIRES}


class Player(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What one player owns."""

    fields: tuple[str, ...]
    gold: int = 0
    white: int = 0
    fires: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All players, and how the map is joined."""

    players: tuple[Player, ...]
    map: int | None = None
    winner: int | None = None


def desk(text: bytes) -> list[Item]:
    """Score a table typed in by hand: per player the total and the place, then the points one by one."""
    position = read(text)
    found = [items(position, seat) for seat in range(len(position.players))]
    totals = [sum(item.points for item in own) for own in found]
    ranks = ranked(position, totals)
    lines = []
    for seat, own in enumerate(found):
        facts = {"seat": seat, "place": ranks[seat], "fires": position.players[seat].fires}
        clause = "KOD-70" if position.winner == seat + 1 else "KOD-69"
        lines += [Item(name="desk-total", clause=clause, points=totals[seat], facts=facts), *own]
    return lines


def figures(text: bytes) -> dict[str, Any]:
    """The same as plain numbers, for programs."""
    position = read(text)
    found = [items(position, seat) for seat in range(len(position.players))]
    totals = [sum(item.points for item in own) for own in found]
    return {
        "players": [
            {
                "total": totals[seat],
                "place": place,
                "territories": territories(held(player), map_number(position)),
                "items": {item.name: item.points for item in found[seat]},
            }
            for seat, (player, place) in enumerate(
                zip(position.players, ranked(position, totals), strict=True)
            )
        ]
    }


# ---- reading ----------------------------------------------------------------------------------


def read(text: bytes) -> Position:
    """The position typed in; refuses what cannot lie on a table."""
    position = typed.read(text, Position)
    if len(position.players) not in SEAT_COUNTS:
        raise Refusal("desk-players", "KOD-1", count=len(position.players), known=list(SEAT_COUNTS))
    if position.map is not None and position.map not in SEAT_COUNTS:
        raise Refusal("desk-map", "KOD-10", number=position.map, known=list(SEAT_COUNTS))
    check_fields(position)
    for what, most in LIMITS.items():
        counts = [getattr(player, what) for player in position.players]
        if min(counts) < 0 or sum(counts) > most:
            raise Refusal("desk-too-many", "KOD-2", what=what, count=sum(counts), most=most)
    check_winner(position)
    return position


def check_fields(position: Position) -> None:
    """Known fields, each with one token at most, and two of all fields free (KOD-3, KOD-63)."""
    seen: dict[str, int] = {}
    for seat, player in enumerate(position.players):
        for field in held(player):
            if field in seen:
                raise Refusal("desk-field-twice", "KOD-3", field=field, seat=seat, rival=seen[field])
            seen[field] = seat
        if len(player.fields) > N_TOKENS:
            facts = {"seat": seat, "count": len(player.fields), "most": N_TOKENS}
            raise Refusal("desk-tokens", "KOD-2", **facts)
    if len(seen) > N_FIELDS - N_REMOVED:
        raise Refusal("desk-full", "KOD-63", count=len(seen), most=N_FIELDS - N_REMOVED)


def check_winner(position: Position) -> None:
    """An immediate winner has all tokens on the map (KOD-57)."""
    winner = position.winner
    if winner is None:
        return
    if not 1 <= winner <= len(position.players):
        raise Refusal("desk-unknown-player", "KOD-57", number=winner, most=len(position.players))
    count = len(position.players[winner - 1].fields)
    if count != N_TOKENS:
        raise Refusal("desk-no-winner", "KOD-57", seat=winner - 1, count=count, expected=N_TOKENS)


def held(player: Player) -> list[str]:
    """The fields of a player, by their names."""
    return [FIELDS[field_named(text)] for text in player.fields]


# ---- counting ---------------------------------------------------------------------------------


def map_number(position: Position) -> int:
    """Which map it is."""
    return SEAT_COUNTS.index(position.map or len(position.players))


def items(position: Position, seat: int) -> list[Item]:
    """The points of a player, one by one (KOD-64 … KOD-68)."""
    player = position.players[seat]
    most = max(other.fires for other in position.players)
    return points(
        held(player),
        map_number(position),
        player.gold,
        player.white,
        most_fires=0 < player.fires == most,
        fires=player.fires,
    )


def ranked(position: Position, totals: list[int]) -> tuple[int, ...]:
    """Places: an immediate winner, then points, then dragon fires (KOD-69, KOD-70)."""
    order = [
        (int(position.winner == seat + 1), totals[seat], player.fires)
        for seat, player in enumerate(position.players)
    ]
    return places(order, range(len(order)))
