"""Notes of the rules as events, with the names behind the numbers."""

from __future__ import annotations

from stolek.games.dicekings.conditions import members
from stolek.games.dicekings.edition.box import tiers
from stolek.games.dicekings.edition.schema import CARDS, DICE, FIELDS, LANDS, N_DICE, N_TIERS, SEAT_COUNTS
from stolek.games.dicekings.play.dice_notation import SYMBOLS
from stolek.games.dicekings.play.moves import dice_in_hand, faces_thrown
from stolek.games.dicekings.play.result import ENDINGS
from stolek.games.dicekings.play.summary import card_facts, faces_shown, gem_name, joker_of, land
from stolek.games.dicekings.rules.codes import (
    AIMED,
    BEGINS,
    CONQUERED,
    DECLINED,
    DRAGON_CAME,
    DRAGON_LAID,
    DREW,
    ENDED,
    GEM_FOUND,
    GEM_LAID,
    GEM_TAKEN,
    JOINED,
    NEXT,
    NO_DRAGON,
    NO_FIRE,
    NO_GEM_LEFT,
    NO_TOKEN,
    NOBODY,
    NOTHING_TO_STEAL,
    OFFERED,
    PAIRED,
    PLACED,
    RETURNED,
    ROLLED_OFF,
    SLAYING,
    SLEW,
    STEALING_CARD,
    STOLE_CARD,
    STOLE_GEM,
    STOPPED,
    THIEF_CARD,
    THREW,
    THROWS_AGAIN,
    TIED,
    TOOK,
    TOOK_DOWN,
    WAYS,
    WON,
)
from stolek.games.dicekings.rules.state import DiceKings
from stolek.kernel.events import Event

Note = tuple[int, int, int, int]


def event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event:
    """One note as an event."""
    for tell in (set_up_event, dice_event, claim_event, tile_event, theft_event, field_event, end_event):
        found = tell(before, action, after, note)
        if found:
            return found
    raise ValueError(f"no note {note[0]}")


def set_up_event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event | None:
    """What is laid out, and who begins."""
    kind, a, b, _ = note
    if kind == JOINED:
        return Event(name="joined", clause="KOD-72", facts={"players": SEAT_COUNTS[a]})
    if kind == DRAGON_LAID:
        return Event(name="dragon-laid", clause="KOD-72", facts=field_facts(a))
    if kind == GEM_LAID:
        return Event(name="gem-laid", clause="KOD-72", facts=field_facts(a) | {"gem": gem_name(b)})
    if kind == OFFERED:
        return Event(name="offered", clause="KOD-17", facts=card_facts(b))
    if kind == ROLLED_OFF:
        shown = [SYMBOLS[face] for face in faces_thrown(list(range(N_DICE)), action)]
        facts = {"seat": a, "count": b, "faces": shown}
        return Event(name="rolled-off", clause="KOD-18", facts=facts)
    if kind == TIED:
        return Event(name="tied", clause="KOD-18", facts={"seats": list(members(a)), "count": b})
    if kind == BEGINS:
        return Event(name="begins", clause="KOD-18", facts={"seat": a})
    return None


def field_facts(field: int) -> dict[str, object]:
    """A field and its land."""
    return {"field": FIELDS[field], "land": land(FIELDS[field])}


def dice_event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event | None:
    """Throws (KOD-19 … KOD-21)."""
    kind, seat, a, _ = note
    if kind == THREW:
        thrown = dice_in_hand(before)
        facts = {
            "seat": seat,
            "throw": a,
            "dice": [DICE[die] for die in thrown],
            "thrown": [SYMBOLS[face] for face in faces_thrown(thrown, action)],
            "faces": faces_shown(after),
        }
        return Event(name="threw", clause="KOD-19", facts=facts)
    if kind == THROWS_AGAIN:
        dice = [DICE[die] for die in members(a)]
        kept = [face for die, face in enumerate(faces_shown(before)) if not a >> die & 1]
        if kept:
            keeping = {"seat": seat, "dice": dice, "kept": kept}
            return Event(name="throws-again", clause="KOD-20", facts=keeping)
        return Event(name="throws-all-again", clause="KOD-20", facts={"seat": seat})
    if kind == STOPPED:
        stopped = {"seat": seat, "throw": a, "faces": faces_shown(before)}
        return Event(name="stopped", clause="KOD-21", facts=stopped)
    return None


def claim_event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event | None:
    """Cards claimed or taken face down, and the jokers for it (KOD-24, KOD-25, KOD-39)."""
    kind, seat, a, b = note
    if kind == AIMED:
        return Event(name="aimed", clause="KOD-24", facts={"seat": seat} | card_facts(a))
    if kind == PAIRED:
        paired = {"seat": seat, "joker": SYMBOLS[b], "way": WAYS[a]}
        return Event(name="paired", clause="KOD-39", facts=paired)
    if kind == TOOK:
        facts = {"seat": seat, "joker": joker_of(a)} | card_facts(a)
        if len(tiers(a)) == N_TIERS:
            return Event(name="took-tier", clause="KOD-38", facts=facts | {"tier": b})
        return Event(name="took", clause="KOD-24", facts=facts)
    if kind == TOOK_DOWN:
        return Event(name="took-down", clause="KOD-25", facts={"seat": seat} | card_facts(a))
    return None


def tile_event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event | None:
    """Tiles and gems (KOD-45 … KOD-47)."""
    kind, seat, a, b = note
    if kind == DREW:
        return Event(name="drew", clause="KOD-46", facts={"seat": seat, "land": LANDS[a]})
    if kind == RETURNED:
        clause = "KOD-48" if before.task == THIEF_CARD else "KOD-47"
        return Event(name="returned", clause=clause, facts={"seat": seat, "land": LANDS[a]})
    if kind == PLACED:
        return Event(name="placed", clause="KOD-45", facts={"seat": seat} | field_facts(a))
    if kind == GEM_FOUND:
        facts = {"seat": seat, "gem": gem_name(b)} | field_facts(a)
        clause = "KOD-51" if before.phase == SLAYING else "KOD-45"
        return Event(name="gem-found", clause=clause, facts=facts)
    if kind == GEM_TAKEN:
        return Event(name="gem-taken", clause="KOD-47", facts={"seat": seat, "gem": gem_name(a)})
    if kind == NO_GEM_LEFT:
        return Event(name="no-gem-left", clause="KOD-47", facts={"seat": seat})
    return None


def theft_event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event | None:
    """Thefts (KOD-48 … KOD-50)."""
    kind, seat, a, b = note
    if kind == STOLE_CARD:
        facts = {"seat": seat, "victim": a, "joker": joker_of(b), "card": CARDS[b]}
        return Event(name="stole-card", clause="KOD-48", facts=facts)
    if kind == STOLE_GEM:
        stolen = {"seat": seat, "victim": a, "gem": gem_name(b)}
        return Event(name="stole-gem", clause="KOD-49", facts=stolen)
    if kind == NOTHING_TO_STEAL:
        name = "no-card-to-steal" if a == STEALING_CARD else "no-gem-to-steal"
        return Event(name=name, clause="KOD-50", facts={"seat": seat})
    if kind == DECLINED:
        return Event(name="declined", clause="KOD-50", facts={"seat": seat})
    return None


def field_event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event | None:
    """Dragons and conquests (KOD-51, KOD-52, KOD-58 … KOD-62)."""
    kind, seat, a, b = note
    if kind == SLEW:
        return Event(name="slew", clause="KOD-51", facts={"seat": seat} | field_facts(a))
    if kind == NO_DRAGON:
        return Event(name="no-dragon", clause="KOD-51", facts={"seat": seat})
    if kind == CONQUERED:
        facts = {"seat": seat, "victim": b} | field_facts(a)
        return Event(name="conquered", clause="KOD-52", facts=facts)
    if kind == NO_TOKEN:
        return Event(name="no-token", clause="KOD-52", facts={"seat": seat})
    if kind == DRAGON_CAME:
        return dragon_came(seat, a, b)
    if kind == NO_FIRE:
        return Event(name="no-fire", clause="KOD-62", facts={"seat": seat} | field_facts(a))
    return None


def dragon_came(seat: int, field: int, owner: int) -> Event:
    """A dragon, and whose fire it has (KOD-58, KOD-60, KOD-61)."""
    facts = {"seat": seat} | field_facts(field)
    if owner == NOBODY:
        return Event(name="dragon-came", clause="KOD-58", facts=facts)
    if owner == seat:
        return Event(name="own-fire", clause="KOD-60", facts=facts)
    robbed = facts | {"victim": owner}
    return Event(name="fire-from", clause="KOD-61", facts=robbed)


def end_event(before: DiceKings, action: int, after: DiceKings, note: Note) -> Event | None:
    """The next turn, or the end (KOD-57, KOD-63)."""
    kind, a, _, _ = note
    if kind == NEXT:
        return Event(name="next", clause="KOD-1", facts={"seat": a})
    if kind == WON:
        won = {"seat": a, "ending": ENDINGS[1]}
        return Event(name="won", clause="KOD-57", facts=won)
    if kind == ENDED:
        return Event(name="ended", clause="KOD-63", facts={"ending": ENDINGS[0]})
    return None
