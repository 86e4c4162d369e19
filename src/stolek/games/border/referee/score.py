"""The score desk: crosses of a real table typed in by hand; points, places and what is missing.

    {"players": [{"board": "A", "crossed": ["b01", "b02"]}, {"crossed": ["b10"]}],
     "first": {"villa": [1]}}

`first` names those who closed a territory first, by their places in the list counted from 1;
several when they closed it in the same second action, none when it was somebody not listed. It may
be left out for a territory that only one of them has closed. The board is needed for colours only.
"""

from __future__ import annotations

import msgspec

from stolek.games.border.edition.box import BOARDS, BOX, CELL_NUMBER, RINGS, TERRITORIES, VALUES, colours_on
from stolek.games.border.edition.schema import MOST_SEATS
from stolek.games.border.play.moves import LONGEST_TEXT, padded
from stolek.kernel.events import Item
from stolek.kernel.outcome import places
from stolek.kernel.refusal import Refusal
from stolek.kit import typed


class Player(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One player's board."""

    crossed: tuple[str, ...]
    board: str | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All boards, and who was first."""

    players: tuple[Player, ...]
    first: dict[str, tuple[int, ...]] = {}


def desk(text: bytes) -> list[Item]:
    """Score a table typed in by hand: per player the total, the closed territories, the open ones."""
    position = typed.read(text, Position)
    if not 1 <= len(position.players) <= MOST_SEATS:
        raise Refusal("desk-players", "BOR-1", count=len(position.players), most=MOST_SEATS)
    check_boards(position)
    lacking = [missing(player) for player in position.players]
    first = {territory: closed_first(position, lacking, territory) for territory in TERRITORIES}
    for territory in position.first:
        check_territory(territory)
    written = [points(seat, lacking[seat], first) for seat in range(len(position.players))]
    order = [(sum(row.values()), max(row.values(), default=0)) for row in written]
    ranks = places(order, range(len(order)))
    items = []
    for seat, player in enumerate(position.players):
        facts = {"seat": seat, "place": ranks[seat], "count": len(written[seat])}
        items.append(Item(name="total", clause="BOR-28", points=order[seat][0], facts=facts))
        items += [closed_item(territory, seat, first) for territory in written[seat]]
        for territory, cells in lacking[seat].items():
            if cells:
                items += missing_items(player, territory, cells, gone=first[territory] is not None)
    return items


# ---- reading ----------------------------------------------------------------------------------


def check_boards(position: Position) -> None:
    """Boards are distinct, where they are named (BOR-7)."""
    letters = [player.board.upper() for player in position.players if player.board is not None]
    for letter in letters:
        if letter not in BOARDS:
            raise Refusal("unknown-board", "BOR-2", text=letter[:LONGEST_TEXT], known=list(BOARDS))
        if letters.count(letter) > 1:
            raise Refusal("desk-same-board", "BOR-7", board=letter)


def missing(player: Player) -> dict[str, list[str]]:
    """Per territory the cells of its ring that are still open."""
    named = [cell_named(cell) for cell in player.crossed]
    for cell in named:
        if named.count(cell) > 1:  # most likely another one was meant
            raise Refusal("desk-cell-twice", "BOR-3", cell=cell)
    crossed = {*named, *BOX.white_cells}
    return {territory: [cell for cell in ring if cell not in crossed] for territory, ring in RINGS.items()}


def cell_named(text: str) -> str:
    """A cell by its name."""
    name = padded(text.strip().lower())
    if name not in CELL_NUMBER:
        raise Refusal("unknown-cell", "BOR-3", text=text[:LONGEST_TEXT], example="b08")
    return name


def check_territory(text: str) -> None:
    """Refuse a territory that is not there."""
    if text not in TERRITORIES:
        raise Refusal("unknown-territory", "BOR-5", text=text[:LONGEST_TEXT], known=list(TERRITORIES))


def closed_first(
    position: Position, lacking: list[dict[str, list[str]]], territory: str
) -> tuple[int, ...] | None:
    """The seats that closed a territory first; None when nobody has closed it."""
    closers = [seat for seat, rings in enumerate(lacking) if not rings[territory]]
    if territory not in position.first:
        if len(closers) > 1:
            raise Refusal("desk-who-first", "BOR-22", territory=territory, seats=closers)
        return tuple(closers) or None
    first = position.first[territory]
    if len(set(first)) < len(first) or len(first) >= MOST_SEATS:
        raise Refusal("desk-too-many-first", "BOR-23", territory=territory, most=MOST_SEATS - 1)
    for number in first:
        if not 1 <= number <= len(position.players):
            raise Refusal("desk-unknown-player", territory=territory, number=number, most=len(lacking))
        if number - 1 not in closers:
            cells = lacking[number - 1][territory]
            raise Refusal("desk-not-closed", "BOR-22", territory=territory, seat=number - 1, cells=cells)
    return tuple(number - 1 for number in first)


# ---- counting ---------------------------------------------------------------------------------


def points(
    seat: int, lacking: dict[str, list[str]], first: dict[str, tuple[int, ...] | None]
) -> dict[str, int]:
    """What a seat has written for each closed territory (BOR-22, BOR-23)."""
    return {
        territory: VALUES[territory][seat not in (first[territory] or ())]
        for territory, cells in lacking.items()
        if not cells
    }


def closed_item(territory: str, seat: int, first: dict[str, tuple[int, ...] | None]) -> Item:
    """A closed territory."""
    high, low = VALUES[territory]
    if seat in (first[territory] or ()):
        return Item(name="closed-first", clause="BOR-22", points=high, facts={"territory": territory})
    return Item(name="closed-later", clause="BOR-22", points=low, facts={"territory": territory})


def missing_items(player: Player, territory: str, cells: list[str], *, gone: bool) -> list[Item]:
    """An open territory: what it would bring now, and which cells it lacks, by colours when the board
    is known."""
    worth = VALUES[territory][gone]
    facts = {"territory": territory, "cells": cells, "count": len(cells)}
    if player.board is None:
        return [Item(name="missing", clause="BOR-22", points=worth, facts=facts)]
    colours = colours_on(BOARDS.index(player.board.upper()))
    by_colour: dict[str, list[str]] = {}
    for cell in cells:
        by_colour.setdefault(colours[cell], []).append(cell)
    heading = Item(name="missing-on-board", clause="BOR-22", points=worth, facts=facts)
    return [heading, *(missing_colour(territory, *pair) for pair in sorted(by_colour.items()))]


def missing_colour(territory: str, colour: str, cells: list[str]) -> Item:
    """The cells of one colour that a territory lacks."""
    facts = {"territory": territory, "colour": colour, "cells": cells}
    return Item(name="missing-colour", clause="BOR-17", points=0, facts=facts)
