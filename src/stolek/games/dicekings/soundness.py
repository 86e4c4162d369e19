"""Is this a position of King of the Dice at all? Asked of dumps that come from outside.

Compiled rules trust their numbers, so nothing gets past here that could lead them astray.
"""

from __future__ import annotations

from typing import Any

from stolek.games.dicekings.box import LAND_OF, citizen, tiers
from stolek.games.dicekings.codes import (
    ALARM,
    CLAIMING,
    CONQUERING,
    DISCARDED,
    DRAGON_ALARM,
    DRAGONS,
    DRAWING,
    FACE_DOWN,
    FACE_UP,
    FIRE,
    GEMS,
    IN_PILE,
    JOINING,
    LANDOWNER,
    MERCHANT,
    NO_CARD,
    NO_FIELD,
    NO_LAND,
    NO_PILE,
    NO_TASK,
    NOBODY,
    OFFERING,
    ON_TOP,
    OVER,
    PAIRING,
    PLACING,
    ROGUE,
    ROLL_OFF,
    ROLLING,
    SLAYER,
    SLAYING,
    STEALING_CARD,
    STEALING_GEM,
    THIEF_CARD,
    THIEF_GEM,
    THROWING,
)
from stolek.games.dicekings.edition import (
    FIELDS_OF_LAND,
    GOLD_ON_MAP,
    IN_DECK,
    MOST_DRAGONS,
    MOST_ECHOES,
    MOST_SEATS,
    MOST_SHOWN,
    MOST_THROWS,
    N_CARDS,
    N_DECKS,
    N_DICE,
    N_FIELDS,
    N_FIRES,
    N_GOLD,
    N_LANDS,
    N_MAPS,
    N_NUMBERS,
    N_REMOVED,
    N_SYMBOLS,
    N_TIERS,
    N_TOKENS,
    N_WHITE,
    SEAT_COUNTS,
    SHOWN_TO_LANDOWNER,
    SHOWN_TO_THIEF,
    WHITE_ON_MAP,
)
from stolek.games.dicekings.lacks import NO_CLASS, class_of, lack

Dump = dict[str, Any]
WITHOUT_TILES = ("slayer", "rogue")
SETTING_UP = (JOINING, DRAGONS, GEMS)
WITH_TILES = (MERCHANT, THIEF_CARD, THIEF_GEM, LANDOWNER)
TASKS_IN = {
    DRAWING: (*WITH_TILES, DRAGON_ALARM),
    PLACING: WITH_TILES,
    STEALING_CARD: (THIEF_CARD,),
    STEALING_GEM: (THIEF_GEM,),
    SLAYING: (SLAYER,),
    CONQUERING: (ROGUE,),
    ALARM: (DRAGON_ALARM,),
    FIRE: (DRAGON_ALARM,),
}


def problem(dump: Dump) -> str | None:
    """What is wrong with a dump, in one line, or None."""
    checks = (
        table_problem,
        realm_problem,
        piece_problem,
        tile_problem,
        card_problem,
        pile_problem,
        dice_problem,
        task_problem,
        field_problem,
        roll_off_problem,
        end_problem,
    )
    return next((found for check in checks if (found := check(dump))), None)


def is_before_play(dump: Dump) -> bool:
    """Whether the table is still being laid out, or rolled for."""
    return bool(dump["phase"] <= ROLL_OFF and dump["task"] == NO_TASK)


def table_problem(dump: Dump) -> str | None:
    """Seats, phase, map, and whose turn it is."""
    players = dump["players"]
    if players not in SEAT_COUNTS:
        return f"{players} players cannot play (KOD-1)"
    if not JOINING <= dump["phase"] <= OVER:
        return "no such phase"
    if not 0 <= dump["map"] < N_MAPS:
        return "no such map (KOD-10)"
    if dump["declinable"] not in (0, 1):
        return "thefts may be declined, or not (KOD-50)"
    last = players if is_before_play(dump) and dump["phase"] != ROLL_OFF else players - 1
    if not 0 <= dump["turn"] <= last:
        return "nobody's turn (KOD-1)"
    for name in ("tokens", "whites", "golds", "fires", "sixes"):
        if any(dump[name][players:]) or min(dump[name]) < 0:
            return f"{name} of seats that are not there"
    return None


# ---- the map ----------------------------------------------------------------------------------


def realm_problem(dump: Dump) -> str | None:
    """A field is in one state only, with one gem at most, and none beside a token (KOD-3)."""
    everything = [*dump["tokens"], dump["dragons"], dump["neutral"]]
    for fields in (*everything, dump["white"], dump["gold"]):
        if not 0 <= fields < 1 << N_FIELDS:
            return "fields that are not there"
    if sum(everything) != union(everything):
        return "a field in two states (KOD-3)"
    if dump["white"] & dump["gold"]:
        return "two gems on a field (KOD-3)"
    if union(dump["tokens"]) & (dump["white"] | dump["gold"]):
        return "a gem beside a token (KOD-45)"
    if any(fields.bit_count() > N_TOKENS for fields in dump["tokens"]):
        return "more tokens than there are (KOD-2)"
    if is_before_play(dump) and (any(dump["tokens"]) or dump["neutral"]):
        return "castles before the first turn (KOD-45)"
    return None


def union(sets: list[int]) -> int:
    """The fields of all these sets."""
    found = 0
    for fields in sets:
        found |= fields
    return found


def piece_problem(dump: Dump) -> str | None:
    """Gems and fires are as many as lie in the box (KOD-2)."""
    phase, due = dump["phase"], dump["due"]
    unlaid = WHITE_ON_MAP + GOLD_ON_MAP if phase in (JOINING, DRAGONS) else due if phase == GEMS else 0
    if not 0 <= unlaid <= WHITE_ON_MAP + GOLD_ON_MAP:
        return "more gems than there are (KOD-14)"
    golds = min(unlaid, GOLD_ON_MAP)
    counts = (
        (dump["white"].bit_count() + sum(dump["whites"]) + unlaid - golds, "white_stock", N_WHITE),
        (dump["gold"].bit_count() + sum(dump["golds"]) + golds, "gold_stock", N_GOLD),
        (dump["dragons"].bit_count() + sum(dump["fires"]), "fire_stock", N_FIRES),
    )
    for out, stock, expected in counts:
        if dump[stock] < 0 or out + dump[stock] != expected:
            return f"{stock}: {out + dump[stock]} pieces instead of {expected} (KOD-2)"
    if is_before_play(dump) and (any(dump["golds"]) or any(dump["fires"])):
        return "treasures before the first turn (KOD-15)"
    if is_before_play(dump) and dump["whites"][: dump["players"]] != [1] * dump["players"]:
        return "everybody begins with a white gem (KOD-15)"
    return None


def tile_problem(dump: Dump) -> str | None:
    """As many tiles of a land as free fields, two of them removed (KOD-5, KOD-13)."""
    shown = [land for land in dump["shown"] if land != NO_LAND]
    if dump["shown"] != shown + [NO_LAND] * (MOST_SHOWN - len(shown)):
        return "tiles are shown one after another"
    if any(not 0 <= land < N_LANDS for land in shown):
        return "no such land"
    if min(dump["returned"]) < 0 or min(dump["unseen"]) < 0:
        return "fewer tiles than none"
    taken = union([*dump["tokens"], dump["dragons"], dump["neutral"]])
    for land in range(N_LANDS):
        used = sum(1 for field, other in enumerate(LAND_OF) if other == land and taken >> field & 1)
        left = dump["returned"][land] + dump["unseen"][land] + shown.count(land)
        if used + left != FIELDS_OF_LAND:
            return "tiles of a land are as many as its free fields (KOD-5)"
    returned, others = sum(dump["returned"]), sum(dump["unseen"])
    if returned + others != dump["stock"] + N_REMOVED or others < N_REMOVED:
        return "two tiles are removed unseen (KOD-13)"
    for echoes, unseen in zip(dump["echoes"], dump["unseen"], strict=True):
        if not 0 <= echoes <= (MOST_ECHOES if unseen == 1 else 0):
            return "echoes of a land that has not come again (KOD-9)"
    if (is_before_play(dump) or dump["phase"] in (ROLLING, THROWING, CLAIMING, PAIRING)) and shown:
        return "tiles shown before a card was taken (KOD-46)"
    if is_before_play(dump) and (returned or any(dump["echoes"])):
        return "tiles returned before the first turn (KOD-47)"
    return due_problem(dump, len(shown))


def due_problem(dump: Dump, shown: int) -> str | None:
    """What is still to be laid or drawn."""
    phase, due = dump["phase"], dump["due"]
    if phase in (JOINING, DRAGONS):
        sound = (
            (phase == JOINING or due > 0) and due >= 0 and due + dump["dragons"].bit_count() <= MOST_DRAGONS
        )
        return None if sound else "no such number of dragons (KOD-73)"
    if phase == DRAWING:
        wanted = tiles_wanted(dump["task"], dump["level"])
        sound = due > 0 and shown + due == min(wanted, shown + dump["stock"])
        return None if sound else "no such number of tiles to draw (KOD-46)"
    if phase == GEMS:
        return None if due > 0 else "no gem to be laid"
    return "nothing is to be drawn now" if due else None


def tiles_wanted(task: int, level: int) -> int:
    """How many tiles a card shows, where there are enough (KOD-47 … KOD-49, KOD-54, KOD-58)."""
    return {MERCHANT: level, THIEF_CARD: SHOWN_TO_THIEF, LANDOWNER: SHOWN_TO_LANDOWNER}.get(task, 1)


# ---- cards and dice ---------------------------------------------------------------------------


def card_problem(dump: Dump) -> str | None:
    """Every card in its pile, on top of it, in front of a seat, or gone (KOD-7)."""
    places = dump["cards"]
    seats = dump["players"]
    known = {
        IN_PILE,
        ON_TOP,
        DISCARDED,
        *range(FACE_UP, FACE_UP + seats),
        *range(FACE_DOWN, FACE_DOWN + seats),
    }
    if any(place not in known for place in places):
        return "a card is nowhere (KOD-7)"
    for pile, top in enumerate(dump["tops"]):
        if top != NO_CARD and not pile * IN_DECK <= top < (pile + 1) * IN_DECK:
            return "a card on the wrong pile (KOD-17)"
    if {top for top in dump["tops"] if top != NO_CARD} != {k for k in range(N_CARDS) if places[k] == ON_TOP}:
        return "open cards lie on top (KOD-17)"
    if is_before_play(dump) and any(place > ON_TOP for place in places):
        return "cards taken before the first turn"
    if places.count(DISCARDED) % 2:
        return "jokers go in pairs (KOD-40)"
    return None


def pile_problem(dump: Dump) -> str | None:
    """A pile has an open card as long as it has any, unless the next one is just being drawn (KOD-17)."""
    places, tops, phase = dump["cards"], dump["tops"], dump["phase"]
    unseen = [IN_PILE in places[pile * IN_DECK : (pile + 1) * IN_DECK] for pile in range(N_DECKS)]
    bare = [pile for pile in range(N_DECKS) if tops[pile] == NO_CARD and unseen[pile]]
    if phase in SETTING_UP:
        return None if len(bare) == N_DECKS else "cards before dragons and gems (KOD-9)"
    if phase == OFFERING and dump["task"] == NO_TASK:
        sound = bare and bare == list(range(bare[0], N_DECKS))
        return None if sound else "cards are uncovered pile by pile (KOD-17)"
    if (phase == OFFERING) != (len(bare) == 1) or len(bare) > 1:
        return "an open card for every pile (KOD-17)"
    if cards_for_tiles(dump) < dump["stock"]:
        return "the cards do not last as long as the tiles (KOD-30)"
    return None


def cards_for_tiles(dump: Dump) -> int:
    """Cards still in the piles that lead to a tile: of all decks but those of slayers and rogues (KOD-30)."""
    there = [card for card, place in enumerate(dump["cards"]) if place in (IN_PILE, ON_TOP)]
    return sum(citizen(card) not in WITHOUT_TILES for card in there)


def dice_problem(dump: Dump) -> str | None:
    """Dice in hand or lying there, joker dice only after a claim (KOD-19, KOD-24)."""
    dice, throws, phase = dump["dice"], dump["throws"], dump["phase"]
    if any(not 0 <= number <= N_NUMBERS for number in dice) or not 0 <= throws <= MOST_THROWS:
        return "no such dice (KOD-6, KOD-19)"
    idle = is_before_play(dump) or (phase == OVER and dump["winner"] == NOBODY)
    in_hand = dice.count(0)
    if (idle or throws == 0) and (throws or in_hand < N_DICE):
        return "dice lie there, and nobody has thrown them (KOD-19)"
    if not idle and throws == 0 and phase not in (ROLLING, THROWING):
        return "nobody has thrown (KOD-19)"
    if phase == THROWING and (not in_hand or throws == MOST_THROWS):
        return "nothing is thrown (KOD-19)"
    if phase == ROLLING and throws == MOST_THROWS:
        return "the third throw stands (KOD-21)"
    if phase != THROWING and throws and in_hand:
        return "a die is missing (KOD-19)"
    jokers = sum(dump["jokers"])
    if min(dump["jokers"]) < 0 or 2 * jokers > dump["cards"].count(DISCARDED):
        return "joker dice without jokers (KOD-39)"
    taking = phase == PAIRING or dump["task"] not in (NO_TASK, DRAGON_ALARM)
    return "joker dice without a claim (KOD-24)" if jokers and not taking else None


def task_problem(dump: Dump) -> str | None:
    """What is done in a phase follows from the card taken, or from the alarm (KOD-45 … KOD-62)."""
    phase, task, level = dump["phase"], dump["task"], dump["level"]
    if phase in TASKS_IN and task not in TASKS_IN[phase]:
        return "this is not what the card brings about (KOD-56)"
    ended_at_once = phase == OVER and dump["winner"] != NOBODY
    free = phase == OFFERING or ended_at_once
    if phase not in TASKS_IN and not free and task != NO_TASK:
        return "nothing is to be done now"
    if not NO_TASK <= task <= DRAGON_ALARM or (ended_at_once and task in (NO_TASK, DRAGON_ALARM)):
        return "no such task"
    most = N_TIERS if task == MERCHANT else 0 if task in (NO_TASK, DRAGON_ALARM) else 1
    if not min(most, 1) <= level <= most:
        return "no such tier (KOD-38)"
    if (phase == PAIRING) != (dump["pile"] != NO_PILE) or not 0 <= dump["pile"] <= NO_PILE:
        return "a card is claimed, or none (KOD-24)"
    return pair_problem(dump) if phase == PAIRING else None


def pair_problem(dump: Dump) -> str | None:
    """Joker dice that have to do with what the claimed card asks for (KOD-42)."""
    card = dump["tops"][dump["pile"]]
    if card == NO_CARD:
        return "an empty pile is claimed (KOD-30)"
    asked = lack(tiers(card)[0])
    classes = class_of()[asked.sorting * N_SYMBOLS : (asked.sorting + 1) * N_SYMBOLS]
    if any(count and classes[symbol] == NO_CLASS for symbol, count in enumerate(dump["jokers"])):
        return "a joker die that is not needed (KOD-42)"
    return None


def field_problem(dump: Dump) -> str | None:
    """What fields are chosen for."""
    phase, turn = dump["phase"], dump["turn"]
    shown = sum(land != NO_LAND for land in dump["shown"])
    most = tiles_wanted(dump["task"], dump["level"]) if phase in (DRAWING, PLACING, ALARM) else 0
    if not (phase in (PLACING, ALARM)) <= shown <= most and not (phase == OVER and dump["winner"] != NOBODY):
        return "tiles are shown to be placed (KOD-46)"
    if phase in (PLACING, SLAYING, CONQUERING) and dump["tokens"][turn].bit_count() == N_TOKENS:
        return "who has no token left has won (KOD-57)"
    if (phase == FIRE) != (dump["spot"] != NO_FIELD):
        return "a dragon waits for its fire (KOD-61)"
    if phase == FIRE:
        waiting = 0 <= dump["spot"] < N_FIELDS and dump["neutral"] >> dump["spot"] & 1
        if not waiting or dump["fire_stock"] or dump["fires"][turn]:
            return "there are fires enough (KOD-60)"
    return None


def roll_off_problem(dump: Dump) -> str | None:
    """Those who throw for the first turn (KOD-18)."""
    contenders, sixes, turn = dump["contenders"], dump["sixes"], dump["turn"]
    if dump["phase"] != ROLL_OFF:
        return "the roll-off is over (KOD-18)" if contenders or any(sixes) else None
    if not 0 <= contenders < 1 << dump["players"] or contenders.bit_count() < 2:
        return "at least two throw for the first turn (KOD-18)"
    if not contenders >> turn & 1:
        return "somebody throws who is out (KOD-18)"
    for seat in range(MOST_SEATS):
        thrown = contenders >> seat & 1 and seat < turn
        if not 0 <= sixes[seat] <= (N_DICE if thrown else 0):
            return "sixes that nobody has thrown (KOD-18)"
    return None


def end_problem(dump: Dump) -> str | None:
    """The game ends with the stock, or at once (KOD-57, KOD-63)."""
    winner, over = dump["winner"], dump["phase"] == OVER
    if winner != NOBODY:
        if not over or winner != dump["turn"] or dump["tokens"][winner].bit_count() != N_TOKENS:
            return "nobody has won at once (KOD-57)"
        return None
    if over and dump["stock"]:
        return "the game goes on (KOD-63)"
    undrawn = (ROLLING, THROWING, CLAIMING, PAIRING, OFFERING, SLAYING, CONQUERING)
    begun = dump["phase"] in undrawn
    return "a turn begins with an empty stock (KOD-63)" if begun and not dump["stock"] else None
