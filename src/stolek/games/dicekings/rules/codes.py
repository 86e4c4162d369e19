"""Numbers with names: phases, actions and notes of King of the Dice.

Separate from state.py because compiled rules do not export their constants, while moves, views and
words need the same numbers.
"""

from stolek.games.dicekings.edition.schema import (
    MOST_SEATS,
    N_CARDS,
    N_DECKS,
    N_DICE,
    N_FIELDS,
    N_LANDS,
    N_SYMBOLS,
)

# Phases: what the game waits for; those up to DRAWING for chance, ROLLING to FIRE for a seat
UNSET, JOINING, DRAGONS, GEMS, OFFERING, ROLL_OFF, THROWING, DRAWING = range(8)
ROLLING, CLAIMING, PAIRING, PLACING, STEALING_CARD, STEALING_GEM, SLAYING, CONQUERING = range(8, 16)
ALARM, FIRE, OVER = range(16, 19)
PHASES = (
    "unset", "joining", "dragons", "gems", "offering", "roll-off", "throwing", "drawing",
    "rolling", "claiming", "pairing", "placing", "stealing-card", "stealing-gem", "slaying", "conquering",
    "alarm", "fire", "over",
)  # fmt: skip

# What the active player does in this turn: the effect of the card taken, or the alarm (KOD-25, KOD-56)
NO_TASK, MERCHANT, THIEF_CARD, THIEF_GEM, SLAYER, ROGUE, LANDOWNER, DRAGON_ALARM = range(8)
TASKS = ("", "merchant", "thief_card", "thief_gem", "slayer", "rogue", "landowner", "alarm")

# Where a card is
IN_PILE, ON_TOP, DISCARDED, FACE_UP = range(4)  # face up in front of seat 0; of seat 1: one more
FACE_DOWN = FACE_UP + MOST_SEATS  # face down in front of seat 0

# Gems
NO_GEM, WHITE, GOLD = range(3)
GEMSTONES = ("", "white", "gold")

# Ways to make a joker die: of two alike, of one and a superjoker, of two superjokers (KOD-39)
ALIKE, WITH_SUPER, SUPERS = range(3)
N_WAYS = 3
WAYS = ("pair", "super", "supers")

NO_CARD, NO_PILE, NO_LAND, NO_FIELD, NOBODY = N_CARDS, N_DECKS, N_LANDS, N_FIELDS, MOST_SEATS

# Actions. One set of ids for all options and editions.
STOP = 0
FIRST_THROW = 0  # which dice, as bits; none of them is to stop
N_THROWS = 1 << N_DICE
ALL_DICE = N_THROWS - 1
FIRST_CLAIM = FIRST_THROW + N_THROWS
FIRST_ALARM = FIRST_CLAIM + N_DECKS
FIRST_PAIR = FIRST_ALARM + N_DECKS  # by way, then by symbol
DONE = FIRST_PAIR + N_WAYS * N_SYMBOLS
FIRST_PLACE = DONE + 1
FIRST_SLAY = FIRST_PLACE + N_FIELDS
FIRST_CONQUER = FIRST_SLAY + N_FIELDS
FIRST_DRAGON = FIRST_CONQUER + N_FIELDS
FIRST_CARD_THEFT = FIRST_DRAGON + N_FIELDS  # by victim, then by symbol
FIRST_GEM_THEFT = FIRST_CARD_THEFT + MOST_SEATS * N_SYMBOLS  # white ones by victim, then golden ones
FIRST_FIRE = FIRST_GEM_THEFT + 2 * MOST_SEATS
PASS = FIRST_FIRE + MOST_SEATS  # to steal nothing (KOD-50)
N_ACTIONS = PASS + 1
MOST_MOVES = N_THROWS  # more than any other list: 55 to pair, 55 to steal

# Notes: the facts of an apply
JOINED, DRAGON_LAID, GEM_LAID, OFFERED, ROLLED_OFF, TIED, BEGINS, NEXT = range(1, 9)
THREW, THROWS_AGAIN, STOPPED, AIMED, PAIRED, TOOK, TOOK_DOWN = range(9, 16)
DREW, PLACED, GEM_FOUND, RETURNED, GEM_TAKEN, NO_GEM_LEFT = range(16, 22)
STOLE_CARD, STOLE_GEM, NOTHING_TO_STEAL, SLEW, NO_DRAGON, CONQUERED, NO_TOKEN = range(22, 29)
DRAGON_CAME, NO_FIRE, ENDED, WON, DECLINED = range(29, 34)
