"""Positions of King of the Dice told as people would tell them, and small questions to a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from stolek import Event, Match, Refusal
from stolek.games.dicekings import GAME
from stolek.games.dicekings.edition.schema import CARDS, CITIZENS, FIELDS, LANDS
from stolek.games.dicekings.play.moves import throw_named
from stolek.games.dicekings.play.view import view
from stolek.games.dicekings.rules.codes import (
    DISCARDED,
    FACE_DOWN,
    FACE_UP,
    IN_PILE,
    NO_CARD,
    NO_FIELD,
    NO_LAND,
    NO_PILE,
    NOBODY,
    ON_TOP,
    PHASES,
    TASKS,
)
from stolek.games.dicekings.rules.setup import start
from stolek.games.dicekings.rules.state import DiceKings
from stolek.words.speak import LANGUAGES, Speaker

Play = Match[DiceKings]
Dump = dict[str, Any]

SEATS = 4
DECK = 12


def bits(names: str) -> int:
    """Fields written in a row, as a set of bits."""
    return sum(1 << FIELDS.index(name) for name in names.split())


def names_of(fields: int) -> list[str]:
    """The fields of a set of bits."""
    return [name for number, name in enumerate(FIELDS) if fields >> number & 1]


def numbers(dice: str) -> list[int]:
    """What dice a to f show: six numbers by die, `116342`, or six faces in any order, `3r 3r 5b 1g 6b 2g`."""
    if dice.isdigit():
        return [int(number) for number in dice]
    outcome = throw_named(list(range(6)), dice)
    return [outcome // 6**power % 6 + 1 for power in range(5, -1, -1)]


@dataclass(kw_only=True)
class Table:
    """A position; whatever is not said is as at the start of a game.

    Fields, cards and lands are written in a row: `fields={0: "A1 A2"}`, `up={0: "K4-01 K5-01"}`. Stocks are
    what is left over. Without `dice` a turn is about to begin; with dice the result stands after three
    throws, and is about to be stopped at or thrown on after fewer. Any other step is named by `phase`, and
    `more` overrides numbers of the dump by their names.
    """

    players: int = 2
    map: int | None = None
    """As for so many players."""
    turn: int = 0
    fields: Mapping[int, str] = field(default_factory=dict)
    """Per seat: where its tokens lie."""
    dragons: str | None = None
    """None: as printed, but not where a token lies."""
    neutral: str = ""
    white: str | None = None
    """White gems on the map; None: as printed, but not beside a token."""
    gold: str | None = None
    whites: Mapping[int, int] = field(default_factory=dict)
    """Per seat: white gems in front of it, one if nothing is said."""
    golds: Mapping[int, int] = field(default_factory=dict)
    fires: Mapping[int, int] = field(default_factory=dict)
    stock: int | None = None
    """Tiles in the stock: fields become neutral, the last of the map first, until only so many are left.
    None: as many as there are, but no more than cards that bring a tile, or piles could run out (KOD-30)."""
    free: str = ""
    """Fields that stay free all the same."""
    returned: str = ""
    """Lands of tiles that are surely in the stock, because they were shown and returned."""
    shown: str = ""
    """Lands of the tiles shown now."""
    up: Mapping[int, str] = field(default_factory=dict)
    """Per seat: cards that lie face up."""
    down: Mapping[int, str] = field(default_factory=dict)
    """Per seat: superjokers."""
    offer: str = ""
    """Open cards; of other piles the first card that is nowhere else."""
    piles: Mapping[int, int] = field(default_factory=dict)
    """Per deck from 1: cards left of it, the open one included; others are discarded, of all discards
    together an odd one lies face up in front of the last seat."""
    dice: str = ""
    throws: int | None = None
    joker_dice: str = ""
    """Joker dice of this turn, `6r 1b`; their jokers must be among the discards."""
    phase: str | None = None
    task: str = ""
    level: int = 0
    winner: int | None = None
    more: Mapping[str, Any] = field(default_factory=dict)

    def match(self) -> Play:
        """A match that stands here, with chance put in by hand."""
        match = GAME.start(self.players, chance="manual", **self.options)
        match.state = self.state()
        return match

    def state(self) -> DiceKings:
        """The position itself."""
        return DiceKings.load(self.dump())

    @property
    def options(self) -> dict[str, Any]:
        """Options that go with it."""
        free = {} if self.map is None else {"setup": "free", "map": self.map}
        return {"first": self.turn} | free

    def dump(self) -> Dump:
        """The position as plain data."""
        dump = start(self.players, GAME.agreed(self.players, self.options)).dump()
        throws = self.throws if self.throws is not None else 3 if self.dice else 0
        phase = self.phase or ("claiming" if throws == 3 else "rolling")
        joker_dice = Counter(self.joker_dice.split())
        dump |= {
            "phase": PHASES.index(phase),
            "turn": self.turn,
            "throws": throws,
            "dice": numbers(self.dice) if self.dice else [0] * 6,
            "jokers": [joker_dice[f"{number}{colour}"] for colour in "rbg" for number in range(1, 7)],
            "task": TASKS.index(self.task),
            "level": self.level,
            "winner": NOBODY if self.winner is None else self.winner,
            "spot": NO_FIELD,
            "pile": NO_PILE,
        }
        self.lay_castles(dump)
        self.lay_treasures(dump)
        self.lay_tiles(dump)
        self.lay_cards(dump)
        return dump | dict(self.more)

    def lay_castles(self, dump: Dump) -> None:
        """Tokens, dragons, neutral fields."""
        tokens = [bits(self.fields.get(seat, "")) for seat in range(SEATS)]
        owned = sum(tokens)
        dragons = dump["dragons"] & ~owned if self.dragons is None else bits(self.dragons)
        dump |= {"tokens": tokens, "dragons": dragons, "neutral": bits(self.neutral)}
        taken = owned | dragons | dump["neutral"]
        unlaid = len(FIELDS) - taken.bit_count() - len(self.shown.split()) - 2
        stock = min(unlaid, self.cards_with_tiles()) if self.stock is None else self.stock
        if stock != unlaid:
            left = stock + 2 + len(self.shown.split())
            bare = [field for field in FIELDS if not taken & bits(field) and field not in self.free.split()]
            surplus = len(FIELDS) - taken.bit_count() - left
            assert 0 <= surplus <= len(bare), "so many tiles cannot be in the stock"
            dump["neutral"] |= bits(" ".join(bare[len(bare) - surplus :]))

    def cards_with_tiles(self) -> int:
        """Cards left of decks 1, 2 and 5, each of which takes a tile from the stock."""
        gone = Counter(name[1] for heap in (*self.up.values(), *self.down.values()) for name in heap.split())
        return sum(self.piles.get(deck, DECK - gone[str(deck)]) for deck in (1, 2, 5))

    def lay_treasures(self, dump: Dump) -> None:
        """Gems and fires on the map, in front of the players, and in the stocks."""
        owned = sum(dump["tokens"])
        dump["white"] = dump["white"] & ~owned if self.white is None else bits(self.white)
        dump["gold"] = dump["gold"] & ~owned if self.gold is None else bits(self.gold)
        dump["whites"] = [self.whites.get(seat, 1) if seat < self.players else 0 for seat in range(SEATS)]
        dump["golds"] = [self.golds.get(seat, 0) for seat in range(SEATS)]
        dump["fires"] = [self.fires.get(seat, 0) for seat in range(SEATS)]
        dump["white_stock"] = 18 - sum(dump["whites"]) - dump["white"].bit_count()
        dump["gold_stock"] = 6 - sum(dump["golds"]) - dump["gold"].bit_count()
        dump["fire_stock"] = 15 - sum(dump["fires"]) - dump["dragons"].bit_count()

    def lay_tiles(self, dump: Dump) -> None:
        """As many tiles of a land as free fields: shown, returned, else unseen."""
        taken = sum(dump["tokens"]) | dump["dragons"] | dump["neutral"]
        shown, returned = Counter(self.shown.split()), Counter(self.returned.split())
        free = Counter(land_of(field) for field in FIELDS if not taken & bits(field))
        lands = [LANDS.index(land) for land in self.shown.split()]
        dump["shown"] = lands + [NO_LAND] * (3 - len(lands))
        dump["returned"] = [returned[land] for land in LANDS]
        dump["unseen"] = [free[land] - shown[land] - returned[land] for land in LANDS]
        dump["stock"] = sum(free.values()) - len(lands) - 2

    def lay_cards(self, dump: Dump) -> None:
        """Cards in front of the players, open cards, piles, discards."""
        cards = [IN_PILE] * len(CARDS)
        for heaps, place in ((self.up, FACE_UP), (self.down, FACE_DOWN)):
            for seat, named in heaps.items():
                for name in named.split():
                    cards[CARDS.index(name)] = place + seat
        offer, tops = self.offer.split(), []
        for deck in range(1, 6):
            own = [card for card in range(DECK * (deck - 1), DECK * deck) if cards[card] == IN_PILE]
            own.sort(key=lambda card: CARDS[card] not in offer)
            left = self.piles.get(deck, len(own))
            tops.append(own[0] if left else NO_CARD)
            for number, card in enumerate(own):
                cards[card] = (ON_TOP if number == 0 else IN_PILE) if number < left else DISCARDED
        if cards.count(DISCARDED) % 2:
            cards[cards.index(DISCARDED)] = FACE_UP + self.players - 1
        dump |= {"cards": cards, "tops": tops}


def land_of(name: str) -> str:
    """The land of a field."""
    return str(FIELD_LANDS[name])


FIELD_LANDS = {
    name: known["land"] for name, known in view(start(2, GAME.agreed(2, {})), None)["fields"].items()
}


# ---- questions to a match -------------------------------------------------------------------------


def moves(match: Play, seat: int | None = None) -> set[str]:
    """All that a seat may do now, in notation; of the one who is asked, unless said otherwise."""
    seat = match.to_act[0] if seat is None else seat
    return {move.notation for move in match.legal(seat)}


def targets(match: Play, verb: str, seat: int | None = None) -> set[str]:
    """What may be named after a verb."""
    found = (move.partition(" ") for move in moves(match, seat))
    return {target for said, _, target in found if said == verb}


def play(match: Play, *notations: str) -> list[Event]:
    """Decisions of whoever is asked; all that they brought."""
    since = len(match.log)
    for notation in notations:
        match.play(match.to_act[0], notation)
    return [event for step in match.log[since:] for event in step.events]


def draw(match: Play, *texts: str) -> list[Event]:
    """What fortune brings, one after another: throws, tiles, cards; all that came of it."""
    since = len(match.log)
    for text in texts:
        match.draw(text)
    return [event for step in match.log[since:] for event in step.events]


def tickets(state: DiceKings) -> Counter[str]:
    """What fortune may bring now, with the number of its tickets."""
    outcomes = (state.outcome(ticket) for ticket in range(state.tickets()))
    return Counter(GAME.moves.draw_text(state, outcome) for outcome in outcomes)


def area(match: Play, seat: int) -> tuple[list[str], int]:
    """The open cards in front of a seat, and how many superjokers."""
    places = match.state.cards
    own = [card for card, place in zip(CARDS, places, strict=True) if place == FACE_UP + seat]
    return own, places.count(FACE_DOWN + seat)


def discards(match: Play) -> list[str]:
    """Cards that have left the game."""
    return [card for card, place in zip(CARDS, match.state.cards, strict=True) if place == DISCARDED]


def open_cards(match: Play) -> dict[str, str | None]:
    """The open card of every pile, by citizen."""
    tops = match.state.tops
    return {
        citizen: None if top == NO_CARD else CARDS[top] for citizen, top in zip(CITIZENS, tops, strict=True)
    }


def phase(match: Play) -> str:
    """What the game waits for."""
    return PHASES[match.state.phase]


def names(events: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [event.name for event in events]


def only(events: Sequence[Event], name: str) -> Event:
    """The one event of this name."""
    found = [event for event in events if event.name == name]
    assert len(found) == 1, names(events)
    return found[0]


def check_words(refusal: Refusal) -> None:
    """A refusal has words in every language."""
    for language in LANGUAGES:
        assert Speaker(language, GAME).refusal(refusal).strip()


@contextmanager
def refused(match: Play, code: str, clause: str | None) -> Iterator[None]:
    """What is asked inside is refused with this code and clause, and nothing has changed."""
    before = match.record, match.log, match.state.dump()
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert before == (match.record, match.log, match.state.dump())
