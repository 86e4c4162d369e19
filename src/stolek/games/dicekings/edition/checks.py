"""What an edition must be: each check names the clause and the place where a file breaks it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise

from stolek.games.dicekings.edition.conditions import check_condition, is_harder
from stolek.games.dicekings.edition.schema import (
    CARDS,
    CITIZENS,
    COLOURS,
    EFFECTS,
    FIELDS,
    FIELDS_OF_LAND,
    GOLD_ON_MAP,
    IN_DECK,
    LANDS,
    MOST_DRAGONS,
    N_DICE,
    N_NUMBERS,
    N_TIERS,
    SEAT_COUNTS,
    WHITE_ON_MAP,
    Box,
    Card,
    Map,
    Tiered,
)
from stolek.games.dicekings.play import dice_notation
from stolek.kernel.events import Remark
from stolek.kernel.refusal import Refusal
from stolek.kit import typed
from stolek.kit.dice_plan import MOST_KINDS
from stolek.kit.hexes import beside

LONGEST_NAME = 40  # of an edition; records carry it
FARTHEST = 99  # a place on a map


def read(text: bytes) -> Box:
    """The box that a file describes; refuses what is none of this game."""
    box = typed.read(text, Box)
    if not 0 < len(box.edition) <= LONGEST_NAME or not box.edition.isprintable():
        raise Refusal("edition-name", longest=LONGEST_NAME)
    if box.game != "dicekings":
        raise Refusal("edition-other-game", game=box.game)
    check_dice(box)
    check_lands(box)
    check_names("maps", box.maps, [str(count) for count in SEAT_COUNTS], "KOD-10")
    for key, one in box.maps.items():
        check_map(f"maps.{key}", one)
    check_names("cards", (card.id for card in box.cards), CARDS, "KOD-7")
    for number, card in enumerate(box.cards):
        check_card(card, CITIZENS[number // IN_DECK])
    return box


def check_fixed(key: str, value: int, expected: int, clause: str) -> None:
    """What is the same in every edition."""
    if value != expected:
        raise Refusal("edition-fixed", clause, key=key, value=value, expected=expected)


def check_names(key: str, found: Iterable[str], expected: Collection[str], clause: str) -> None:
    """Exactly these, in this order: numbers of actions hang on it."""
    if list(found) != list(expected):
        raise Refusal("edition-names", clause, key=key, known=list(expected))


def check_known(key: str, found: str, known: Collection[str], clause: str) -> None:
    """A word that this game has."""
    if found not in known:
        raise Refusal("edition-unknown", clause, key=key, text=found[:LONGEST_NAME], known=list(known))


def check_dice(box: Box) -> None:
    """Six dice of known kinds, at most three of them, each number with its colour (KOD-6)."""
    check_fixed("dice.set", len(box.dice.set), N_DICE, "KOD-2")
    for kind, colours in box.dice.kinds.items():
        check_fixed(f"dice.kinds.{kind[:LONGEST_NAME]}", len(colours), N_NUMBERS, "KOD-6")
        for colour in colours:
            check_known(f"dice.kinds.{kind[:LONGEST_NAME]}", colour, COLOURS, "KOD-6")
    for kind in box.dice.set:
        check_known("dice.set", kind, box.dice.kinds, "KOD-6")
    if len(set(box.dice.set)) > MOST_KINDS:
        check_fixed("dice.kinds", len(set(box.dice.set)), MOST_KINDS, "KOD-6")


# ---- the map ----------------------------------------------------------------------------------


def check_lands(box: Box) -> None:
    """Every land on two fields: what KOD-5 rests on."""
    check_names("fields", box.fields, FIELDS, "KOD-2")
    for field, land in box.fields.items():
        check_known(f"fields.{field}", land, LANDS, "KOD-3")
    for land in LANDS:
        count = list(box.fields.values()).count(land)
        if count != FIELDS_OF_LAND:
            raise Refusal("edition-land", "KOD-5", land=land, count=count, expected=FIELDS_OF_LAND)


def check_map(key: str, one: Map) -> None:
    """All fields somewhere, joined into one map; dragons and gems on them (KOD-4, KOD-11, KOD-14)."""
    check_names(f"{key}.places", one.places, FIELDS, "KOD-4")
    taken: dict[tuple[int, int], str] = {}
    for field, place in one.places.items():
        if max(map(abs, place)) > FARTHEST:
            raise Refusal("edition-far", "KOD-4", key=f"{key}.places.{field}", most=FARTHEST)
        if place in taken:
            raise Refusal("edition-same-place", "KOD-4", key=key, field=taken[place], other=field)
        taken[place] = field
    check_neighbours(key, one)
    check_whole(key, one)
    check_fields(f"{key}.dragons", one.dragons, "KOD-11")
    if len(one.dragons) > MOST_DRAGONS:
        facts = {"key": f"{key}.dragons", "count": len(one.dragons), "most": MOST_DRAGONS}
        raise Refusal("edition-dragons", "KOD-73", **facts)
    check_fields(f"{key}.white", one.white, "KOD-14")
    check_fields(f"{key}.gold", one.gold, "KOD-14")
    check_fixed(f"{key}.white", len(one.white), WHITE_ON_MAP, "KOD-14")
    check_fixed(f"{key}.gold", len(one.gold), GOLD_ON_MAP, "KOD-14")
    for field in one.gold:
        if field in one.white:
            raise Refusal("two-gems", "KOD-3", field=field)


def check_fields(key: str, named: Iterable[str], clause: str) -> None:
    """Fields that there are, none of them twice."""
    seen: list[str] = []
    for field in named:
        check_known(key, field, FIELDS, clause)
        if field in seen:
            raise Refusal("field-twice", clause, key=key, field=field)
        seen.append(field)


def check_neighbours(key: str, one: Map) -> None:
    """Where neighbours are listed: for all fields, and both ways (KOD-4)."""
    if not one.neighbours:
        return
    check_names(f"{key}.neighbours", one.neighbours, FIELDS, "KOD-4")
    for field, others in one.neighbours.items():
        check_fields(f"{key}.neighbours.{field}", others, "KOD-4")
        for other in others:
            if field == other or field not in one.neighbours[other]:
                facts = {"key": f"{key}.neighbours", "field": field, "other": other}
                raise Refusal("edition-one-way", "KOD-4", **facts)


def adjacency(one: Map) -> dict[str, tuple[str, ...]]:
    """The neighbours of every field: as listed, else those whose hexagons touch (KOD-4)."""
    if one.neighbours:
        return dict(one.neighbours)
    at = {place: field for field, place in one.places.items()}
    return {
        field: tuple(at[near] for near in beside(place) if near in at) for field, place in one.places.items()
    }


def check_whole(key: str, one: Map) -> None:
    """Every field can be reached from every other, or there would be no nearest token (KOD-53)."""
    near = adjacency(one)
    reached, edge = {FIELDS[0]}, [FIELDS[0]]
    while edge:
        new = [field for field in near[edge.pop()] if field not in reached]
        reached |= set(new)
        edge += new
    for field in FIELDS:
        if field not in reached:
            raise Refusal("edition-island", "KOD-53", key=key, field=field, other=FIELDS[0])


# ---- cards ------------------------------------------------------------------------------------


def check_card(card: Card, citizen: str) -> None:
    """An effect of its deck, a joker symbol, and a condition; tiers for merchants only (KOD-7, KOD-38)."""
    check_known(f"{card.id}.effect", card.effect, EFFECTS[citizen], "KOD-7")
    if dice_notation.read(card.joker) is None:
        facts = {"text": card.joker[:LONGEST_NAME], "example": "6r"}
        raise Refusal("edition-joker", "KOD-7", card=card.id, **facts)
    if (citizen == "merchant") != isinstance(card.condition, Tiered):
        raise Refusal("edition-tiers", "KOD-38", card=card.id, citizen=citizen)
    tiers = card.condition.tiers if isinstance(card.condition, Tiered) else (card.condition,)
    if citizen == "merchant":
        check_fixed(f"{card.id}.condition.tiers", len(tiers), N_TIERS, "KOD-38")
    for asked in tiers:
        check_condition(f"{card.id}.condition", asked)
    for number, (easier, harder) in enumerate(pairwise(tiers)):
        if not is_harder(harder, easier):
            raise Refusal("edition-not-nested", "KOD-38", card=card.id, tier=number + 2)


# ---- remarks ----------------------------------------------------------------------------------


def remarks(text: bytes) -> list[Remark]:
    """What is odd about an edition, though the rules can work with it."""
    box = read(text)
    found = []
    for deck, name in enumerate(CITIZENS):
        cards = box.cards[deck * IN_DECK : (deck + 1) * IN_DECK]
        symbols = [dice_notation.read(card.joker) or 0 for card in cards]
        uneven = [n for n in range(N_NUMBERS) if sum(one % N_NUMBERS == n for one in symbols) != 2]
        if uneven:
            facts = {"citizen": name, "numbers": [number + 1 for number in uneven]}
            found.append(Remark(name="edition-jokers", clause="KOD-7", facts=facts))
        missing = [effect for effect in EFFECTS[name] if all(card.effect != effect for card in cards)]
        found += [Remark(name="edition-no-effect", clause="KOD-48", facts={"effect": e}) for e in missing]
    for key, one in box.maps.items():
        guarded = [field for field in one.dragons if field in (*one.white, *one.gold)]
        if guarded:
            seen = {"players": int(key), "fields": guarded}
            found.append(Remark(name="edition-guarded-gem", clause="KOD-59", facts=seen))
    return found
