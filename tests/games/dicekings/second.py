"""King of the Dice told a second time, as plainly as possible: names and dictionaries, nothing clever.

It knows the box only as the file that lies in it, and shares no code with the engine. What a player may do
is a set of notations; joker pairs are found by trying all of them out. The odds of a tile are counted by
removing every two tiles that may have been removed, weighed by all draws that were seen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import stolek.games.dicekings as package

BOX: dict[str, Any] = json.loads(Path(package.__file__).with_name("box.json").read_text(encoding="utf-8"))
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in BOX["cards"]}
LAND: dict[str, str] = BOX["fields"]
CITIZENS = ("merchant", "thief", "slayer", "rogue", "landowner")
COLOURS = {"r": "red", "b": "blue", "g": "green"}
SYMBOLS = [f"{number}{letter}" for letter in COLOURS for number in range(1, 7)]
LETTERS = "abcdef"
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Pair = tuple[str, str]  # the way and the symbol


@cache
def faces(die: str) -> list[str]:
    """The six faces of a die."""
    colours = BOX["dice"]["kinds"][BOX["dice"]["set"][LETTERS.index(die)]]
    return [f"{number}{colour[0]}" for number, colour in enumerate(colours, 1)]


@cache
def beside(way: int) -> dict[str, set[str]]:
    """Which fields touch each other, when the parts are joined as for so many players."""
    places = {tuple(place): field for field, place in BOX["maps"][str(way)]["places"].items()}
    return {
        field: {places[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in places}
        for (q, r), field in places.items()
    }


# ---- what a result meets ------------------------------------------------------------------------


def is_met(asked: Mapping[str, Any], shown: tuple[str, ...]) -> bool:
    """Whether dice meet a condition (KOD-31 … KOD-37)."""
    numbers = Counter(int(face[0]) for face in shown)
    colours = Counter(COLOURS[face[1]] for face in shown)
    totals = {colour: sum(int(face[0]) for face in shown if COLOURS[face[1]] == colour) for colour in colours}
    kind = asked["type"]
    if kind == "colors":
        return all(colours[colour] >= count for colour, count in asked["need"].items())
    if kind == "numbers":
        return all(numbers[int(number)] >= count for number, count in asked["need"].items())
    if kind == "groups":
        sizes = sorted(numbers.values(), reverse=True) + [0] * len(asked["sizes"])
        return all(size >= least for size, least in zip(sizes, asked["sizes"], strict=False))
    if kind == "sum":
        return sum(int(face[0]) for face in shown) >= int(asked["min"])
    if kind == "color_sum":
        return totals.get(asked["color"], 0) >= int(asked["min"])
    if kind == "color_order":
        first, second, third = (totals.get(colour, 0) for colour in asked["order"])
        return first > second > third
    assert kind == "straight"
    return any(all(start + k in numbers for k in range(asked["length"])) for start in range(1, 7))


def tier(card: str, shown: tuple[str, ...]) -> int:
    """The highest tier that is met (KOD-38); 1 for a card that has but one condition."""
    asked = CARDS[card]["condition"]
    tiers = asked["tiers"] if asked["type"] == "tiered" else [asked]
    return max((number for number, one in enumerate(tiers, 1) if is_met(one, shown)), default=0)


def kind_of(card: str, symbol: str) -> str:
    """Another symbol that is worth the same to a card; "" for one that never helps."""
    asked = CARDS[card]["condition"]
    asked = asked["tiers"][0] if asked["type"] == "tiered" else asked
    if asked["type"] == "colors":
        return "1" + symbol[1]
    if asked["type"] == "color_sum":
        return symbol if COLOURS[symbol[1]] == asked["color"] else ""
    if asked["type"] == "color_order":  # the colour that must be least never helps
        return "" if COLOURS[symbol[1]] == asked["order"][2] else symbol
    return symbol[0] + "r"


@cache
def is_complete(card: str, plain: tuple[str, ...], added: tuple[str, ...]) -> bool:
    """Whether a card is met, and less without any one of the joker dice (KOD-42)."""
    reached = tier(card, plain + added)
    less = (tier(card, plain + added[:k] + added[k + 1 :]) for k in range(len(added)))
    return reached > 0 and all(other < reached for other in less)


@cache
def leads_on(
    card: str, plain: tuple[str, ...], added: tuple[str, ...], up: tuple[tuple[str, int], ...], down: int
) -> bool:
    """Whether the joker dice so far, and perhaps some more, are a complete choice."""
    return any(is_complete(card, plain, tuple(sorted(added + more))) for more in all_ways(card, up, down))


@cache
def all_ways(card: str, up: tuple[tuple[str, int], ...], down: int) -> list[tuple[str, ...]]:
    """Every choice of dice that can be made of these jokers (KOD-39, KOD-40), fewest first."""
    found: set[tuple[tuple[str, ...], int]] = {((), down)}
    for symbol, count in up:
        kind = kind_of(card, symbol)
        if kind:
            found |= {
                (tuple(sorted((*dice, *[kind] * (alike + mixed)))), left - mixed)
                for dice, left in found
                for alike in range(count // 2 + 1)
                for mixed in range(min(count - 2 * alike, left) + 1)
            }
    kinds = sorted({kind_of(card, symbol) for symbol in SYMBOLS} - {""})
    whole = {
        tuple(sorted(dice + more))
        for dice, left in found
        for supers in range(left // 2 + 1)
        for more in combinations_with_replacement(kinds, supers)
    }
    return sorted(whole, key=len)


# ---- the game -----------------------------------------------------------------------------------


class Second:
    """A table with everything on it."""

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self.players = players
        self.random = options["setup"] == "random"
        self.first = options["first"]
        printed = BOX["maps"][str(players)]
        named = {
            key: printed[key] if options[key] == "standard" else options[key] for key in ("white", "gold")
        }
        lying = printed["dragons"] if options["dragons"] == "standard" else options["dragons"]
        self.dragons: set[str] = set() if self.random or lying == "none" else set(lying)
        self.gems: dict[str, str] = {}
        if not self.random:
            self.gems = {field: gem for gem, fields in named.items() for field in fields}
        self.way = 2 if self.random else players if options["map"] == "standard" else options["map"]
        self.owners: dict[str, int] = {}
        self.neutral: set[str] = set()
        self.sure: Counter[str] = Counter()
        self.doubtful: Counter[str] = Counter(LAND.values())
        self.doubtful.subtract(LAND[field] for field in self.dragons)
        self.suspects = self.all_pairs()
        self.tiles = 28 - len(self.dragons)
        self.fire_stock = 15 - len(self.dragons)
        self.gem_stock = {"white": 12 - players, "gold": 2}
        self.purse = [{"white": 1, "gold": 0} for _ in range(players)]
        self.fires = [0] * players
        self.up: list[list[str]] = [[] for _ in range(players)]
        self.down: list[list[str]] = [[] for _ in range(players)]
        self.discards: list[str] = []
        self.tops: dict[str, str | None] = dict.fromkeys(CITIZENS)
        self.piles = {
            citizen: [card for card in CARDS if card.startswith(f"K{deck}")]
            for deck, citizen in enumerate(CITIZENS, 1)
        }
        self.dice: dict[str, int] = {}
        self.hand: list[str] = list(LETTERS)
        self.jokers: list[str] = []
        self.throws = 0
        self.turn: int | None = self.first if isinstance(self.first, int) else None
        self.rolled: dict[int, int] = {}
        self.contenders = list(range(players))
        self.aim: str | None = None
        self.effect: str | None = None
        self.level = 0
        self.shown: list[str] = []
        self.to_draw = 0
        self.spot = ""
        self.winner: int | None = None
        self.phase = "joining" if self.random else "offering"

    # ---- looking ------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        assert self.turn is not None
        return self.turn

    @property
    def plain(self) -> tuple[str, ...]:
        """What the six dice show."""
        return tuple(sorted(faces(die)[number - 1] for die, number in self.dice.items()))

    def free(self) -> list[str]:
        """Fields without a tile."""
        return [field for field in LAND if not self.has_tile(field)]

    def has_tile(self, field: str) -> bool:
        """Whether a castle tile lies there (KOD-3)."""
        return field in self.owners or field in self.dragons or field in self.neutral

    def held(self, seat: int) -> list[str]:
        """The fields of a seat."""
        return [field for field in LAND if self.owners.get(field) == seat]

    def nearest(self) -> set[str]:
        """The nearest tokens of others (KOD-53), by steps from field to field."""
        targets = {field for field, owner in self.owners.items() if owner != self.seat}
        if not self.held(self.seat):
            return targets
        near = beside(self.way)
        steps = dict.fromkeys(self.held(self.seat), 0)
        queue = list(steps)
        for field in queue:
            for other in near[field] - set(steps):
                steps[other] = steps[field] + 1
                queue.append(other)
        return {target for target in targets if steps[target] == min(steps[other] for other in targets)}

    def score(self, seat: int) -> int:
        """All points (KOD-64 … KOD-68)."""
        near, left, largest = beside(self.way), set(self.held(seat)), 0
        while left:
            queue = [left.pop()]
            for field in queue:
                queue += near[field] & left
                left -= near[field]
            largest = max(largest, len(queue))
        others = len(self.held(seat)) - largest
        most = 4 if self.fires[seat] and self.fires[seat] == max(self.fires) else 0
        return 3 * largest + others + 3 * self.purse[seat]["gold"] + 2 * self.purse[seat]["white"] + most

    def places(self) -> list[int]:
        """Who is where (KOD-69, KOD-70)."""
        worth = [(seat == self.winner, self.score(seat), self.fires[seat]) for seat in range(self.players)]
        return [1 + sum(other > own for other in worth) for own in worth]

    # ---- what may be done ---------------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        """All that a seat may do now."""
        if seat != self.turn:
            return set()
        if self.phase == "rolling":
            return self.throwing()
        if self.phase == "claiming":
            return self.claiming()
        if self.phase == "pairing":
            done = is_complete(self.card_aimed_at, self.plain, self.joker_kinds())
            return {f"{way} {symbol}" for way, symbol in self.pairs()} | ({"done"} if done else set())
        if self.phase in ("placing", "alarm"):
            verb = "place" if self.phase == "placing" else "dragon"
            return {f"{verb} {field}" for field in self.free() if LAND[field] in self.shown}
        if self.phase == "slaying":
            return {f"slay {field}" for field in self.dragons}
        if self.phase == "conquering":
            return {f"conquer {field}" for field in self.nearest()}
        return self.thefts() | ({"pass"} if self.phase.startswith("stealing") else set())

    def throwing(self) -> set[str]:
        """All dice first, then any (KOD-19 … KOD-22)."""
        if self.throws == 0:
            return {"throw all"}
        some = {f"throw {','.join(dice)}" for n in range(1, 6) for dice in combinations(LETTERS, n)}
        return some | {"throw all", "stop"}

    def claiming(self) -> set[str]:
        """Cards that are met, with jokers or without; alarms when the dice meet none (KOD-24 … KOD-27)."""
        tops = {citizen: card for citizen, card in self.tops.items() if card}
        found = {
            f"claim {citizen}"
            for citizen, card in tops.items()
            if tier(card, self.plain) or leads_on(card, self.plain, (), *self.resources(card))
        }
        if not any(tier(card, self.plain) for card in tops.values()):
            found |= {f"alarm {citizen}" for citizen in tops}
        return found

    def thefts(self) -> set[str]:
        """What can be taken from whom (KOD-48 … KOD-50, KOD-61)."""
        others = [seat for seat in range(self.players) if seat != self.turn]
        if self.phase == "stealing-card":
            return {
                f"steal {CARDS[card]['joker']} from {seat + 1}" for seat in others for card in self.up[seat]
            }
        if self.phase == "stealing-gem":
            return {
                f"steal {gem} from {seat + 1}"
                for seat in others
                for gem, count in self.purse[seat].items()
                if count
            }
        if self.phase == "fire":
            return {f"fire from {seat + 1}" for seat in others if self.fires[seat]}
        return set()

    @property
    def card_aimed_at(self) -> str:
        """The card that is being claimed."""
        card = self.tops[self.aim or ""]
        assert card is not None
        return card

    def resources(self, card: str) -> tuple[tuple[tuple[str, int], ...], int]:
        """The jokers of the active player that may help: open ones by symbol, and superjokers."""
        own = Counter(CARDS[other]["joker"] for other in self.up[self.seat])
        return tuple(sorted((s, n) for s, n in own.items() if kind_of(card, s))), len(self.down[self.seat])

    def joker_kinds(self) -> tuple[str, ...]:
        """The joker dice of this turn, as far as they matter to the card."""
        return tuple(sorted(kind_of(self.card_aimed_at, symbol) for symbol in self.jokers))

    def pairs(self) -> Iterator[Pair]:
        """Pairs that lead on to a complete choice."""
        card = self.card_aimed_at
        own = Counter(CARDS[other]["joker"] for other in self.up[self.seat])
        down = len(self.down[self.seat])
        for symbol in SYMBOLS:
            for way, (fronts, backs) in {"pair": (2, 0), "super": (1, 1), "supers": (0, 2)}.items():
                kind = kind_of(card, symbol)
                if kind and own[symbol] >= fronts and down >= backs:
                    rest = own - Counter({symbol: fronts})
                    up = tuple(sorted((s, n) for s, n in rest.items() if kind_of(card, s)))
                    added = tuple(sorted((*self.joker_kinds(), kind)))
                    if leads_on(card, self.plain, added, up, down - backs):
                        yield way, symbol

    # ---- what is done -------------------------------------------------------------------------

    def play(self, seat: int, notation: str) -> None:
        """A decision."""
        assert notation in self.legal(seat), notation
        verb, _, rest = notation.partition(" ")
        if verb == "throw":
            self.hand = list(LETTERS) if rest == "all" else rest.split(",")
            self.dice = {die: number for die, number in self.dice.items() if die not in self.hand}
            self.phase = "throwing"
        elif verb == "stop":
            self.phase = "claiming"
        elif verb == "claim":
            self.aim = rest
            if any(True for _ in self.pairs()):
                self.phase = "pairing"
            else:
                self.take()
        elif verb == "alarm":
            card = self.tops[rest]
            assert card is not None
            self.down[seat].append(card)
            self.leave(rest, "alarm")
        elif verb == "done":
            self.take()
        elif verb in ("pair", "super", "supers"):
            self.pay(verb, rest)
        else:
            self.carry_on(verb, rest)

    def pay(self, way: str, symbol: str) -> None:
        """Two cards for a die; of equal ones the lowest number goes."""
        up, down = {"pair": (2, 0), "super": (1, 1), "supers": (0, 2)}[way]
        for _ in range(up):
            card = min(card for card in self.up[self.seat] if CARDS[card]["joker"] == symbol)
            self.up[self.seat].remove(card)
            self.discards.append(card)
        for _ in range(down):
            card = min(self.down[self.seat])
            self.down[self.seat].remove(card)
            self.discards.append(card)
        self.jokers.append(symbol)

    def take(self) -> None:
        """The card comes face up into the area."""
        card, citizen = self.card_aimed_at, self.aim or ""
        self.level = tier(card, self.plain + tuple(self.jokers))
        self.up[self.seat].append(card)
        self.aim = None
        self.leave(citizen, CARDS[card]["effect"])

    def leave(self, citizen: str, effect: str) -> None:
        """The next card is uncovered, if there is one; then the effect."""
        self.tops[citizen] = None
        self.effect = effect
        if self.piles[citizen]:
            self.phase = "offering"
        else:
            self.begin_effect()

    def begin_effect(self) -> None:
        """Tiles are drawn, or a token is due at once (KOD-46 … KOD-58)."""
        if self.effect == "slayer":
            self.token_due("slaying", bool(self.dragons))
        elif self.effect == "rogue":
            self.token_due("conquering", any(owner != self.turn for owner in self.owners.values()))
        else:
            count = {"merchant": self.level, "thief_card": 2, "landowner": 2}.get(self.effect or "", 1)
            self.to_draw = min(count, self.tiles)
            self.phase = "drawing"

    def token_due(self, phase: str, exists: bool) -> None:
        """Without a token left the game is won (KOD-57), without a target nothing happens."""
        if not exists:
            self.end_turn()
        elif len(self.held(self.seat)) == 16:
            self.winner = self.turn
            self.phase = "over"
        else:
            self.phase = phase

    def carry_on(self, verb: str, rest: str) -> None:
        """The effect itself."""
        if verb == "place":
            self.place(rest)
        elif verb == "slay":
            self.dragons.remove(rest)
            self.fires[self.seat] += 1
            self.put_token(rest)
            self.end_turn()
        elif verb == "conquer":
            self.put_token(rest)
            self.end_turn()
        elif verb == "dragon":
            self.let_dragon_come(rest)
        elif verb == "pass":
            self.end_turn()
        elif verb == "fire":
            self.light(int(rest.split()[-1]) - 1)
        else:
            self.steal(*rest.split(" from "))

    def put_token(self, field: str) -> None:
        """A token, and the gem that lies there."""
        self.owners[field] = self.seat
        gem = self.gems.pop(field, None)
        if gem:
            self.purse[self.seat][gem] += 1

    @property
    def next_gem(self) -> str | None:
        """The gem that a merchant's highest tier brings (KOD-47)."""
        return next((gem for gem in ("gold", "white") if self.gem_stock[gem]), None)

    def place(self, field: str) -> None:
        """One tile; what else the card brings."""
        self.shown.remove(LAND[field])
        self.put_token(field)
        if self.effect == "landowner" and self.shown:
            self.token_due("placing", exists=True)
            return
        self.sure.update(self.shown)
        self.tiles += len(self.shown)
        self.shown = []
        if self.effect == "merchant" and self.level == 3:
            gem = self.next_gem
            if gem:
                self.gem_stock[gem] -= 1
                self.purse[self.seat][gem] += 1
        if self.effect in ("thief_card", "thief_gem"):
            self.phase = "stealing-card" if self.effect == "thief_card" else "stealing-gem"
            if self.thefts():
                return
        self.end_turn()

    def steal(self, what: str, seat: str) -> None:
        """A card or a gem."""
        victim = int(seat) - 1
        if what in ("white", "gold"):
            self.purse[victim][what] -= 1
            self.purse[self.seat][what] += 1
        else:
            card = min(card for card in self.up[victim] if CARDS[card]["joker"] == what)
            self.up[victim].remove(card)
            self.up[self.seat].append(card)
        self.end_turn()

    def let_dragon_come(self, field: str) -> None:
        """A tile; a fire of the stock, an own one, another's, or none (KOD-58 … KOD-62)."""
        self.shown = []
        self.spot = field
        self.neutral.add(field)
        if self.fire_stock:
            self.fire_stock -= 1
            self.light(None)
        elif self.fires[self.seat]:
            self.light(self.seat)
        elif any(self.fires):
            self.phase = "fire"
        else:
            self.end_turn()

    def light(self, owner: int | None) -> None:
        """The fire of somebody, or of the stock."""
        if owner is not None:
            self.fires[owner] -= 1
        self.neutral.remove(self.spot)
        self.dragons.add(self.spot)
        self.end_turn()

    def end_turn(self) -> None:
        """The end, or the next one (KOD-63)."""
        self.dice, self.hand, self.jokers, self.throws = {}, list(LETTERS), [], 0
        self.effect, self.level = None, 0
        if self.tiles == 0:
            self.phase = "over"
        else:
            self.turn = (self.seat + 1) % self.players
            self.phase = "rolling"

    # ---- what fortune brings ------------------------------------------------------------------

    def odds(self) -> Counter[str]:
        """What may come, by weight; for throws only how many results there are."""
        if self.phase == "joining":
            return Counter("234")
        if self.phase in ("dragons", "gems"):
            return Counter(field for field in self.free() if field not in self.gems)
        if self.phase == "offering":
            return Counter(self.piles[self.bare_pile()])
        if self.phase == "drawing":
            return self.tile_odds()
        return Counter({"throw": 6 ** len(self.hand)})

    def all_pairs(self) -> Counter[tuple[str, str]]:
        """Any two tiles may be removed, each pair as likely as any other."""
        return Counter(combinations(sorted(self.doubtful.elements()), 2))

    def tile_odds(self) -> Counter[str]:
        """Any two may have been removed, as far as all draws so far allow it; then any tile comes."""
        odds: Counter[str] = Counter()
        for removed, weight in self.suspects.items():
            for land, count in (self.sure + self.doubtful).items():
                odds[land] += weight * (count - removed.count(land))
        return +odds

    def remember(self, land: str) -> None:
        """A draw is as likely as there were tiles of the land: so much it says about the removed ones."""
        face_down = (self.sure + self.doubtful)[land]
        for removed in list(self.suspects):
            self.suspects[removed] *= face_down - removed.count(land)

    def bare_pile(self) -> str:
        """The first pile that has no open card although it could."""
        return next(citizen for citizen in CITIZENS if not self.tops[citizen] and self.piles[citizen])

    def draw(self, text: str) -> None:
        """Something is drawn or thrown."""
        if self.phase == "joining":
            self.way = int(text)
            self.phase = "dragons"
        elif self.phase == "dragons":
            self.dragons.add(text)
            self.doubtful[LAND[text]] -= 1
            self.suspects = self.all_pairs()
            self.tiles -= 1
            self.fire_stock -= 1
            self.phase = "gems" if len(self.dragons) == self.players else "dragons"
        elif self.phase == "gems":
            self.gems[text] = "white" if len(self.gems) < 6 else "gold"
            self.phase = "offering" if len(self.gems) == 10 else "gems"
        elif self.phase == "offering":
            self.uncover(text)
        elif self.phase == "roll-off":
            self.roll_off(text.split())
        elif self.phase == "drawing":
            self.show(text)
        else:
            self.lie(text.split())

    def uncover(self, card: str) -> None:
        """A new open card."""
        citizen = CITIZENS[int(card[1]) - 1]
        self.piles[citizen].remove(card)
        self.tops[citizen] = card
        if self.effect:
            self.begin_effect()
        elif all(self.tops.values()):
            self.phase = "roll-off" if self.turn is None else "rolling"
            self.turn = self.turn or 0

    def roll_off(self, shown: list[str]) -> None:
        """Most sixes begins; those tied throw again (KOD-18)."""
        self.rolled[self.seat] = sum(face[0] == "6" for face in shown)
        waiting = [seat for seat in self.contenders if seat not in self.rolled]
        if waiting:
            self.turn = waiting[0]
            return
        self.contenders = [s for s in self.contenders if self.rolled[s] == max(self.rolled.values())]
        self.rolled = {}
        self.turn = self.contenders[0]
        if len(self.contenders) == 1:
            self.phase = "rolling"

    def lie(self, shown: list[str]) -> None:
        """The dice thrown come to lie, in the order of their names."""
        for die, face in zip(self.hand, shown, strict=True):
            assert face in faces(die)
            self.dice[die] = int(face[0])
        self.throws += 1
        self.phase = "claiming" if self.throws == 3 else "rolling"

    def show(self, land: str) -> None:
        """A tile; one that surely was there, if there is such a one."""
        self.remember(land)
        (self.sure if self.sure[land] else self.doubtful)[land] -= 1
        self.shown.append(land)
        self.tiles -= 1
        self.to_draw -= 1
        if self.to_draw == 0 and self.effect == "alarm":
            self.phase = "alarm"
        elif self.to_draw == 0:
            self.token_due("placing", exists=True)
