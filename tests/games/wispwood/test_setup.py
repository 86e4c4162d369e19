"""Box, options and set-up (WIS-1, WIS-7 … WIS-13a)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from stolek import CHANCE, Refusal
from stolek.games.wispwood import GAME
from stolek.games.wispwood.rules.codes import NO_SHAPE
from stolek.games.wispwood.rules.state import Wispwood
from tests.games.wispwood.facts import DECKS, EDGES, FIRST_GAME, KINDS, ONE_PAW, PROMOS, RING, SHAPES
from tests.games.wispwood.positions import Play, deal, forest, only, play, pond, refused, tickets, trees

USUAL: dict[str, Any] = {"cards": "first-game", "first": 0}
PICKED = ["P-PAIRS", "H-CHAIN", "O-CORNER", "E-BEAM", "T-DIAGONAL"]


def opened(players: int, **options: Any) -> Wispwood:
    """The state before anything happened."""
    return GAME.set_up(players, GAME.agreed(players, options))


def arranged(players: int = 2, **options: Any) -> Play:
    """A match whose cards are known and whose pond lies as in the box."""
    match = GAME.start(players, chance="manual", **USUAL | options)
    match.draw("E2")
    match.draw("E3")
    return match


# ---- players and options ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play(players: int) -> None:
    """WIS-8, WIS-11: each has a cat on a tile of the supply, ready, and nothing else; no tile is lost."""
    view = GAME.start(players, chance="manual").view(None)
    assert view["forests"] == [["C"]] * players
    assert view["corners"] == ["m13"] * players
    assert view["cats"] == ["ready"] * players
    assert view["supply"] == (156 if players == 1 else 160) - players
    assert view["discards"] == dict.fromkeys(KINDS.values(), 0)
    assert view["scores"] == [0] * players
    assert (view["round"], view["rounds"], view["grid"]) == (1, 3, 4)


@pytest.mark.parametrize(
    ("players", "options", "code", "clause"),
    [
        (0, {}, "bad-players", None),
        (5, {}, "bad-players", None),
        (2, {"cards": "all"}, "bad-option", None),
        (2, {"cards": FIRST_GAME}, "bad-option", None),
        (2, {"cards": []}, "deck-without-card", "WIS-12"),
        (2, {"cards": [*PICKED[:3], "T-LINES"]}, "deck-without-card", "WIS-12"),
        (2, {"cards": [*PICKED, "P-AROUND"]}, "two-of-a-deck", "WIS-12"),
        (2, {"cards": ["P-PAIRS", "P-PAIRS", *PICKED[1:]]}, "two-of-a-deck", "WIS-12"),
        (2, {"cards": ["P-NONE", *PICKED[1:]]}, "unknown-card", "WIS-12"),
        (2, {"cards": [3, *PICKED[1:]]}, "unknown-card", "WIS-12"),
        (2, {"cards": PICKED, "tree_card": False}, "tree-card-not-wanted", "WIS-86"),
        (2, {"tree_card": 0}, "bad-option", None),
        (2, {"rounds": 1}, "bad-option", None),
        (2, {"rounds": 4}, "bad-option", None),
        (2, {"pond": "round"}, "bad-option", None),
        (2, {"first": 2}, "bad-first", "WIS-13"),
        (2, {"first": -1}, "bad-option", None),
        (4, {"first": 4}, "bad-option", None),
        (2, {"first": True}, "bad-option", None),
        (2, {"first": "me"}, "bad-option", None),
        (1, {"first": 0}, "bad-first", "WIS-92"),
        (2, {"ghost": 2}, "ghost-alone-only", "WIS-89"),
        (1, {"ghost": 0}, "bad-option", None),
        (1, {"ghost": 5}, "bad-option", None),
        (2, {"limit": 30}, "unknown-option", None),
    ],
)
def test_what_cannot_be_chosen(players: int, options: dict[str, Any], code: str, clause: str | None) -> None:
    """WIS-8, WIS-12, WIS-13, WIS-86, WIS-87, WIS-89: refused before anything begins."""
    with pytest.raises(Refusal) as caught:
        GAME.start(players, seed=1, **options)
    assert (caught.value.code, caught.value.clause) == (code, clause)


def test_what_is_chosen_unless_said_otherwise() -> None:
    """WIS-9, WIS-12, WIS-13, WIS-89: cards, pond and start player drawn, three rounds, the easiest ghost."""
    usual = {"cards": "random", "tree_card": True, "rounds": 3, "pond": "edges", "first": "drawn", "ghost": 1}
    for players in (1, 3):
        assert GAME.agreed(players, {}) == usual
    assert GAME.agreed(4, {"first": 3})["first"] == 3


def test_what_a_refusal_of_cards_knows() -> None:
    """WIS-12, WIS-86: which deck lacks a card and what it has, which cards do not go together."""
    with pytest.raises(Refusal) as caught:
        GAME.agreed(2, {"cards": PICKED[1:]})
    assert caught.value.facts == {"deck": "pumpkin", "known": list(DECKS["pumpkin"])}
    with pytest.raises(Refusal) as caught:
        GAME.agreed(2, {"cards": [*PICKED, "O-LINE"]})
    assert caught.value.facts == {"card_a": "O-CORNER", "card_b": "O-LINE", "deck": "orb"}
    with pytest.raises(Refusal) as caught:
        GAME.agreed(2, {"cards": PICKED, "tree_card": False})
    assert caught.value.facts == {"card": "T-DIAGONAL"}


# ---- cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["random", "one-paw", "promos"])
@pytest.mark.parametrize("tree_card", [True, False])
def test_one_card_of_each_deck_is_drawn(choice: str, tree_card: bool) -> None:
    """WIS-12, WIS-86: each card of its deck equally likely, promos only when they are wanted."""
    match = GAME.start(2, chance="manual", cards=choice, tree_card=tree_card)
    drawn = []
    for deck, cards in DECKS.items():
        if deck == "tree" and not tree_card:
            continue
        offered = list(ONE_PAW[deck] if choice == "one-paw" else cards)
        offered += [PROMOS[deck]] if choice == "promos" and deck in PROMOS else []
        assert tickets(match.state) == dict.fromkeys(offered, 1)
        assert match.chance == {"name": "draw-card", "clause": "WIS-12", "facts": {"deck": deck}}
        drawn.append(offered[-1])
        drew = only(match.draw(offered[-1]), "drew-card")
        assert (drew.clause, drew.facts) == ("WIS-12", {"card": offered[-1]})
    assert [card["id"] for card in match.view(None)["cards"]] == drawn
    assert match.chance is not None
    assert match.chance["name"] == "draw-edge"


def test_the_first_game() -> None:
    """WIS-12: the set that is recommended; nothing is drawn."""
    assert GAME.agreed(2, {"cards": "first-game"})["cards"] == list(FIRST_GAME)
    match = GAME.start(2, chance="manual", cards="first-game")
    assert [card["id"] for card in match.view(None)["cards"]] == list(FIRST_GAME)
    agreed = GAME.agreed(2, {"cards": "first-game", "tree_card": False})
    assert (agreed["cards"], agreed["tree_card"]) == (list(FIRST_GAME[:4]), False)


def test_cards_are_picked_in_any_order() -> None:
    """WIS-12: also promos; they lie deck by deck."""
    match = GAME.start(3, chance="manual", cards=[card.lower() for card in reversed(PICKED)])
    assert [card["id"] for card in match.view(None)["cards"]] == PICKED
    assert match.record.header.options["cards"] == PICKED


def test_picked_cards_without_a_tree_card() -> None:
    """WIS-12, WIS-86: who picks none for the trees plays the variant."""
    agreed = GAME.agreed(2, {"cards": PICKED[:4]})
    assert (agreed["cards"], agreed["tree_card"]) == (PICKED[:4], False)
    match = GAME.start(2, chance="manual", cards=PICKED[:4])
    assert [card["id"] for card in match.view(None)["cards"]] == PICKED[:4]


def test_cards_lie_open_with_their_numbers() -> None:
    """WIS-12, WIS-14: the same for all."""
    match = GAME.start(2, seed=4, cards=["P-PAIRS", "H-TWO", "O-LEAST", "E-BEAM", "T-LINES"])
    for eye in (None, 0, 1):
        cards = match.view(eye)["cards"]
        assert [card["paws"] for card in cards] == [2, 2, 2, 2, 1]
        assert (cards[0]["table"], cards[0]["more"]) == ([11, 23, 37], 14)
        assert cards[2]["values"] == {"orb": 7, "pumpkin": 5, "hat": 4, "heart": 3}
        assert (cards[3]["points"], cards[4]["points"]) == (2, 2)


# ---- the pond -----------------------------------------------------------------------------------


def test_the_edges_of_the_pond() -> None:
    """WIS-9: a ring has no beginning, so the first edge lies first; the others in any order."""
    found = []
    for order in permutations(("E2", "E3", "E4")):
        match = GAME.start(2, chance="manual", cards="first-game", first=0)
        assert match.view(None)["shapes"] == [*EDGES["E1"], *[None] * 6]
        assert tickets(match.state) == {"E2": 1, "E3": 1, "E4": 1}
        match.draw(order[0])
        assert tickets(match.state) == dict.fromkeys(sorted(order[1:]), 1)
        match.draw(order[1])
        ring = tuple(shape for edge in ("E1", *order) for shape in EDGES[edge])
        assert tuple(match.view(None)["shapes"]) == ring
        found.append(ring)
    assert len(set(found)) == 6


def test_a_free_pond() -> None:
    """WIS-9: all eight shapes in any order, each as likely; the last one is left."""
    match = GAME.start(2, chance="manual", cards="first-game", first=0, pond="free")
    order = ["O4", "L4", "I2", "S4", "T4", "V3", "I4", "I3"]
    for number, shape in enumerate(order[:7]):
        assert tickets(match.state) == {other: 1 for other in SHAPES if other not in order[:number]}
        assert match.chance == {"name": "draw-shape", "clause": "WIS-9", "facts": {"slot": number + 1}}
        match.draw(shape)
    assert match.view(None)["shapes"] == order
    assert match.chance is not None
    assert match.chance["name"] == "draw-tile"


def test_the_ring() -> None:
    """WIS-9: eight spaces and eight shapes; the wisp of a space lies between two of them, also the first."""
    match = deal_all(arranged(), "P" * 8)
    assert tuple(match.view(None)["shapes"]) == RING
    for space in range(8):
        play(match, f"take {space + 1}")
        near = {str(move).split()[-1] for move in match.legal(0) if move.name == "shape"}
        assert near == {RING[space - 1], RING[space]}
        match.undo(0)


def deal_all(match: Play, letters: str) -> Play:
    """A match after the deal."""
    deal(match, letters)
    return match


def test_eight_tiles_are_dealt() -> None:
    """WIS-10: space by space, and they leave the supply."""
    match = arranged()
    for number, letter in enumerate("PHOhhOHP"):
        facts = {"space": number + 1, "count": 8 - number}
        assert match.chance == {"name": "draw-tile", "clause": "WIS-10", "facts": facts}
        assert match.view(None)["supply"] == 158 - number
        dealt = only(match.draw(letter), "dealt")
        assert (dealt.clause, dealt.facts) == ("WIS-10", {"space": number + 1, "kind": KINDS[letter]})
    assert pond(match) == "PHOhhOHP"
    assert match.view(None)["supply"] == 150
    assert match.to_act == (0,)


# ---- the start player ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn(players: int) -> None:
    """WIS-13: everybody is as likely; he has the paw and begins."""
    match = arranged(players, first="drawn")
    assert match.chance == {"name": "draw-start", "clause": "WIS-13", "facts": {"count": players}}
    assert tickets(match.state) == {str(seat + 1): 1 for seat in range(players)}
    assert (match.view(None)["turn"], match.view(None)["paw"]) == (None, None)
    begins = only(match.draw(str(players)), "begins")
    assert (begins.clause, begins.facts) == ("WIS-13", {"seat": players - 1})
    deal(match, "PHOhPHOh")
    assert match.to_act == (players - 1,)
    assert match.view(None)["paw"] == players - 1


def test_a_chosen_start_player_is_not_drawn() -> None:
    """WIS-13: and begins at once."""
    match = arranged(3, first=1)
    assert match.chance is not None
    assert match.chance["name"] == "draw-tile"
    assert (match.view(None)["turn"], match.view(None)["paw"]) == (1, 1)
    assert [event.facts for event in match.told(None) if event.name == "begins"] == [{"seat": 1}]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise(first: int) -> None:
    """WIS-7, WIS-13a: from the paw to the left neighbour, and round again: a cycle."""
    match = deal_all(arranged(3, first=first), "PHOhPHOh")
    order = []
    for cell in ("m12", "m12", "m12", "m11", "m11", "m11"):
        order.append(match.to_act[0])
        trees(match, cell)
    assert order == [first, (first + 1) % 3, (first + 2) % 3] * 2


# ---- cells --------------------------------------------------------------------------------------


def test_cells_are_never_moved() -> None:
    """WIS-1: a forest keeps its cells, however it grows; rows are counted downwards, columns to the right."""
    match = deal_all(arranged(), "PHOhPHOh")
    trees(match, "m12")
    assert (forest(match), match.view(None)["corners"]) == ("T C", ["m12", "m13"])
    trees(match, "l13")
    assert (forest(match, 1), match.view(None)["corners"]) == ("TC", ["m12", "l13"])
    trees(match, "n13", "n14")
    assert (forest(match), match.view(None)["corners"]) == ("T. CT .T", ["m12", "l13"])


def test_a_position_before_fortune_waits_for_it() -> None:
    """WIS-9, WIS-12: fortune is asked first, one thing after another."""
    state = opened(2)
    assert state.actors() == (CHANCE,)
    match = GAME.start(2, chance="manual")
    with refused(match, "waiting-for-chance", "WIS-12"):
        match.play(0, "take 1")


@pytest.mark.parametrize("way", ["edges", "free"])
def test_shapes_lie_clockwise_without_a_gap(way: str) -> None:
    """WIS-9: no position in which the next piece would not find its place."""
    dump = GAME.start(2, chance="manual", cards="first-game", first=0, pond=way).state.dump()
    lying = 8 - dump["slots"].count(NO_SHAPE)
    for slot in range(lying + 1, 8):
        for shape in range(8):
            slots = [*dump["slots"][:slot], shape, *dump["slots"][slot + 1 :]]
            with pytest.raises(ValueError, match="WIS-9"):
                Wispwood.load(dump | {"slots": slots})
    assert Wispwood.load(dump).dump() == dump
