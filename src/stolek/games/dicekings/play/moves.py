"""Moves of King of the Dice: action id, notation and picks (KOD-19 … KOD-62).

    throw a,c,f      throw these dice                  stop              the result stands
    claim slayer     claim the open card of a pile     alarm rogue       take it face down: a dragon comes
    pair 6r          two alike jokers                  super 6r          a joker and a superjoker
    supers 6r        two superjokers, any die          done              claim with the pairs chosen
    place A1         a tile and a token                dragon A1         a tile and a fire
    slay A6          a token for a dragon              conquer B2        a token for another's
    steal 6r from 2  an open card of player 2          steal gold from 2 a gem
    fire from 2      a dragon fire                     pass              steal nothing

Dice are named a to f, seats are counted from 1. `keep a,b` throws the other dice; a pile may be named by its
number. Draws are written `3r 3r 5b 1g 6r 2r` for a throw, in any order,
`coast` for a tile, `K3-01` for a card, `A6` for a field, `2`, `3` or `4` for the way in which the parts are
joined: as for so many players.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from stolek.games.dicekings.conditions import matched, members
from stolek.games.dicekings.edition.box import LAND_OF, faces_of
from stolek.games.dicekings.edition.conditions import LONGEST_TEXT
from stolek.games.dicekings.edition.schema import (
    CARDS,
    CITIZENS,
    DICE,
    FIELDS,
    LANDS,
    MOST_SEATS,
    N_DICE,
    N_FIELDS,
    N_NUMBERS,
    N_SYMBOLS,
    SEAT_COUNTS,
)
from stolek.games.dicekings.play import dice_notation
from stolek.games.dicekings.play.dice_notation import SYMBOLS
from stolek.games.dicekings.rules.codes import (
    ALIKE,
    ALL_DICE,
    DONE,
    DRAGONS,
    DRAWING,
    FIRST_ALARM,
    FIRST_CARD_THEFT,
    FIRST_CLAIM,
    FIRST_CONQUER,
    FIRST_DRAGON,
    FIRST_FIRE,
    FIRST_GEM_THEFT,
    FIRST_PAIR,
    FIRST_PLACE,
    FIRST_SLAY,
    GEMS,
    GEMSTONES,
    GOLD,
    JOINING,
    N_ACTIONS,
    N_THROWS,
    OFFERING,
    PASS,
    ROLL_OFF,
    STOP,
    WAYS,
    WHITE,
    WITH_SUPER,
)
from stolek.games.dicekings.rules.state import DiceKings
from stolek.kernel.move import Move, Path
from stolek.kernel.refusal import Refusal

PLAIN = {"stop": STOP, "done": DONE, "pass": PASS}
ON_FIELD = {"place": FIRST_PLACE, "slay": FIRST_SLAY, "conquer": FIRST_CONQUER, "dragon": FIRST_DRAGON}
THEFTS = ["steal 6r from 2", "steal gold from 2", "fire from 2"]
EXAMPLES = ["throw a,c,f", "claim slayer", "place A1"]


@cache
def move(action: int) -> Move:
    """The move with this action id."""
    if not 0 <= action < N_ACTIONS:
        raise ValueError(f"no action {action}")
    if action < N_THROWS:
        return throwing(action)
    if action < FIRST_PAIR:
        return taking(action)
    if action == DONE:
        return Move(action=action, notation="done", name="done", facts={}, paths=(("done",),))
    if action < DONE:
        return pairing(action)
    if action == PASS:
        return Move(action=action, notation="pass", name="pass", facts={}, paths=(("pass",),))
    if action < FIRST_CARD_THEFT:
        return pointing_at_field(action)
    return taking_from(action)


def throwing(dice: int) -> Move:
    """Which dice are thrown; none: to stop."""
    if dice == STOP:
        return Move(action=dice, notation="stop", name="stop", facts={}, paths=(("stop",),))
    named = [DICE[die] for die in members(dice)]
    path = (*(f"die:{die}" for die in named), "throw")
    if dice == ALL_DICE:
        paths = (("all",), path)
        return Move(action=dice, notation="throw all", name="throw-all", facts={}, paths=paths)
    notation = f"throw {','.join(named)}"
    return Move(action=dice, notation=notation, name="throw", facts={"dice": named}, paths=(path,))


def taking(action: int) -> Move:
    """To take the open card of a pile, face up or face down."""
    name = "claim" if action < FIRST_ALARM else "alarm"
    citizen = CITIZENS[action - (FIRST_CLAIM if name == "claim" else FIRST_ALARM)]
    path = (f"pile:{citizen}", name)
    return Move(
        action=action, notation=f"{name} {citizen}", name=name, facts={"citizen": citizen}, paths=(path,)
    )


def pairing(action: int) -> Move:
    """Two jokers for one die."""
    way, symbol = divmod(action - FIRST_PAIR, N_SYMBOLS)
    joker = SYMBOLS[symbol]
    notation, facts = f"{WAYS[way]} {joker}", {"joker": joker}
    if way == ALIKE:
        path: Path = (f"joker:{joker}", f"joker:{joker}")
        return Move(action=action, notation=notation, name="pair", facts=facts, paths=(path,))
    if way == WITH_SUPER:
        path = (f"joker:{joker}", "superjoker")
        return Move(action=action, notation=notation, name="super", facts=facts, paths=(path,))
    path = ("superjoker", "superjoker", f"as:{joker}")
    return Move(action=action, notation=notation, name="supers", facts=facts, paths=(path,))


def pointing_at_field(action: int) -> Move:
    """Where something is put down."""
    number = (action - FIRST_PLACE) % N_FIELDS
    field = FIELDS[number]
    facts, paths = {"field": field, "land": LANDS[LAND_OF[number]]}, ((f"field:{field}",),)
    if action < FIRST_SLAY:
        return Move(action=action, notation=f"place {field}", name="place", facts=facts, paths=paths)
    if action < FIRST_CONQUER:
        return Move(action=action, notation=f"slay {field}", name="slay", facts=facts, paths=paths)
    if action < FIRST_DRAGON:
        return Move(action=action, notation=f"conquer {field}", name="conquer", facts=facts, paths=paths)
    return Move(action=action, notation=f"dragon {field}", name="dragon", facts=facts, paths=paths)


def taking_from(action: int) -> Move:
    """What is taken from whom."""
    if action >= FIRST_FIRE:
        victim = action - FIRST_FIRE
        notation = f"fire from {victim + 1}"
        paths = ((f"seat:{victim + 1}",),)
        return Move(action=action, notation=notation, name="fire", facts={"victim": victim}, paths=paths)
    if action >= FIRST_GEM_THEFT:
        kind, victim = divmod(action - FIRST_GEM_THEFT, MOST_SEATS)
        gem = GEMSTONES[GOLD if kind else WHITE]
        stolen = {"victim": victim, "gem": gem}
        way = (f"seat:{victim + 1}", f"gem:{gem}")
        notation = f"steal {gem} from {victim + 1}"
        return Move(action=action, notation=notation, name="steal-gem", facts=stolen, paths=(way,))
    victim, symbol = divmod(action - FIRST_CARD_THEFT, N_SYMBOLS)
    joker = SYMBOLS[symbol]
    robbed = {"victim": victim, "joker": joker}
    notation, path = f"steal {joker} from {victim + 1}", (f"seat:{victim + 1}", f"joker:{joker}")
    return Move(action=action, notation=notation, name="steal-card", facts=robbed, paths=(path,))


# ---- reading ----------------------------------------------------------------------------------


def parse(text: str) -> int:
    """The action that a notation names."""
    words = re.sub(r"[\s,]+", " ", text.strip().lower()) if len(text) <= LONGEST_TEXT else ""
    verb, _, rest = words.partition(" ")
    if words in PLAIN:
        return PLAIN[words]
    if verb in ("throw", "keep"):
        return dice_named(rest) if verb == "throw" else ALL_DICE & ~dice_named(rest)
    if verb in ("claim", "alarm"):
        return (FIRST_CLAIM if verb == "claim" else FIRST_ALARM) + pile_named(rest)
    if verb in WAYS:
        return FIRST_PAIR + WAYS.index(verb) * N_SYMBOLS + joker_named(rest)
    if verb in ON_FIELD:
        return ON_FIELD[verb] + field_named(rest)
    if verb in ("steal", "fire"):
        return theft_named(words)
    raise Refusal("unreadable-move", "KOD-19", text=text[:LONGEST_TEXT], examples=EXAMPLES)


def dice_named(text: str) -> int:
    """Dice by their letters, as bits."""
    letters = DICE if text == "all" else text.replace(" ", "")
    for letter in letters:
        if letter not in DICE:
            raise Refusal("unknown-dice", "KOD-19", text=text, known=list(DICE))
        if letters.count(letter) > 1:
            raise Refusal("die-twice", "KOD-19", die=letter)
    if not letters:
        raise Refusal("no-dice-named", "KOD-19", known=list(DICE))
    return sum(1 << DICE.index(letter) for letter in letters)


def pile_named(text: str) -> int:
    """A pile by its citizen or by its number."""
    numbers = {str(number + 1): number for number in range(len(CITIZENS))}
    if text in numbers:
        return numbers[text]
    found = [number for number, citizen in enumerate(CITIZENS) if text and citizen.startswith(text)]
    if len(found) != 1:
        raise Refusal("unknown-pile", "KOD-17", text=text, known=list(CITIZENS))
    return found[0]


def joker_named(text: str) -> int:
    """A joker symbol."""
    symbol = dice_notation.read(text)
    if symbol is None:
        raise Refusal("unknown-joker", "KOD-39", text=text, example="6r")
    return symbol


def field_named(text: str) -> int:
    """A field by its name."""
    name = text.strip().upper().replace(" ", "")
    if name not in FIELDS:
        raise Refusal("unknown-field", "KOD-3", text=text[:LONGEST_TEXT], first=FIELDS[0], last=FIELDS[-1])
    return FIELDS.index(name)


def theft_named(words: str) -> int:
    """What is taken from whom."""
    found = re.fullmatch(rf"(?:fire|steal (?P<what>.+)) from (?P<seat>[1-{MOST_SEATS}])", words)
    if not found:
        raise Refusal("unreadable-theft", "KOD-50", text=words, examples=THEFTS)
    what, victim = found["what"], int(found["seat"]) - 1
    if what is None:
        return FIRST_FIRE + victim
    if what in ("white", "gold", "golden"):
        return FIRST_GEM_THEFT + (0 if what == "white" else MOST_SEATS) + victim
    symbol = dice_notation.read(what)
    if symbol is None:
        raise Refusal("unreadable-theft", "KOD-50", text=words, examples=THEFTS)
    return FIRST_CARD_THEFT + victim * N_SYMBOLS + symbol


# ---- draws of chance --------------------------------------------------------------------------


def dice_in_hand(state: DiceKings) -> list[int]:
    """The dice that are thrown now."""
    if state.phase == ROLL_OFF:
        return list(range(N_DICE))
    return [die for die, number in enumerate(state.dice) if number == 0]


def faces_thrown(dice: list[int], outcome: int) -> list[int]:
    """What these dice show after a throw, the first one by the highest digit."""
    shown = []
    for die in reversed(dice):
        outcome, number = divmod(outcome, N_NUMBERS)
        shown.append(faces_of(die)[number])
    return shown[::-1]


def draw_text(state: DiceKings, outcome: int) -> str:
    """How the parts are joined, a field, a card, a tile, or dice."""
    if state.phase == JOINING:
        return str(SEAT_COUNTS[outcome])
    if state.phase in (DRAGONS, GEMS):
        return FIELDS[outcome]
    if state.phase == OFFERING:
        return CARDS[outcome]
    if state.phase == DRAWING:
        return LANDS[outcome]
    return " ".join(SYMBOLS[face] for face in faces_thrown(dice_in_hand(state), outcome))


def parse_draw(state: DiceKings, text: str) -> int:
    """The outcome that a text names."""
    if state.phase == JOINING:
        return way_named(text)
    if state.phase in (DRAGONS, GEMS):
        return field_named(text)
    if state.phase == OFFERING:
        return card_named(text)
    if state.phase == DRAWING:
        return land_named(text)
    return throw_named(dice_in_hand(state), text)


def way_named(text: str) -> int:
    """How the parts are joined: as for so many players."""
    ways = {str(count): number for number, count in enumerate(SEAT_COUNTS)}
    if text.strip() not in ways:
        raise Refusal("unknown-map", "KOD-72", text=text[:LONGEST_TEXT], known=list(SEAT_COUNTS))
    return ways[text.strip()]


def card_named(text: str) -> int:
    """A card by its name: K3-01, or k3-1."""
    found = re.fullmatch(r"k?([1-5])-0?(\d\d?)", text.strip().lower())
    name = f"K{found[1]}-{int(found[2]):02}" if found else ""
    if name not in CARDS:
        raise Refusal("unknown-card", "KOD-7", text=text[:LONGEST_TEXT], first=CARDS[0], last=CARDS[-1])
    return CARDS.index(name)


def land_named(text: str) -> int:
    """A land by its name or the beginning of it."""
    word = re.sub(r"[\s_-]+", "_", text.strip().lower())
    found = [LANDS.index(word)] if word in LANDS else []
    found = found or [number for number, land in enumerate(LANDS) if word and land.startswith(word)]
    if len(found) != 1:
        raise Refusal("unknown-land", "KOD-3", text=text[:LONGEST_TEXT], known=list(LANDS))
    return found[0]


def throw_named(dice: Sequence[int], text: str) -> int:
    """The outcome of a throw of these dice that shows the faces named."""
    outcome = 0
    for number in numbers_thrown(dice, text):
        outcome = outcome * N_NUMBERS + number - 1
    return outcome


def numbers_thrown(dice: Sequence[int], text: str) -> list[int]:
    """The numbers of these dice when they show the faces named, in any order."""
    shown = [symbol_named(word) for word in re.split(r"[\s,]+", text.strip()) if word]
    if len(shown) != len(dice):
        raise Refusal("other-number-of-dice", "KOD-6", count=len(shown), expected=len(dice))
    numbers = matched(shown, dice)
    if numbers is None:
        raise Refusal("dice-cannot-show", "KOD-6", dice=[DICE[die] for die in dice], text=text[:LONGEST_TEXT])
    return numbers


def symbol_named(word: str) -> int:
    """What a die shows."""
    symbol = dice_notation.read(word)
    if symbol is None:
        raise Refusal("unknown-die", "KOD-6", text=word[:LONGEST_TEXT], example="3r")
    return symbol
