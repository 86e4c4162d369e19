"""The rules, clause by clause: each test begins with the clauses that it proves."""

from __future__ import annotations

from typing import Any

import pytest

import stolek
from stolek import CHANCE, Match, Refusal
from stolek.games._template import GAME
from stolek.games._template.codes import DRAWING, LAYING, NO_STONE
from stolek.games._template.rules import Template


def laying(*hands: list[int], stake: int = 4, **fields: Any) -> Template:
    """A position in which everyone is to lay a stone; what nobody holds is out of the game."""
    start = GAME.set_up(len(hands), GAME.agreed(len(hands), {})).dump()
    counts = [hand.count(number) for hand in hands for number in range(1, 7)]
    counts += [0] * (24 - len(counts))
    gone = [4 - sum(counts[kind::6]) for kind in range(6)]
    chosen = {"bag": [0] * 6, "gone": gone, "hands": counts, "stake": stake, "phase": LAYING, **fields}
    return Template.load(start | chosen)


def lay(state: Template, *numbers: int) -> Template:
    """Everyone lays a stone, seat by seat."""
    for seat, number in enumerate(numbers):
        state.apply(seat, number - 1)
    return state


def by_hand(draws: str, **options: Any) -> Match[Template]:
    """A match in which these stones and throws have come."""
    match = GAME.start(chance="manual", **options)
    for text in draws.split():
        match.draw(text)
    return match


def test_two_to_four_play() -> None:
    """TPL-1: other numbers of players, or pairs of anything but four, are refused."""
    for players in (0, 1, 5):
        with pytest.raises(Refusal, match="bad-players"):
            GAME.start(players)
    for players in (2, 3):
        with pytest.raises(Refusal, match="teams-of-two"):
            GAME.start(players, teams=True)
    state = GAME.start(4, seed=1, teams=True).state
    assert [GAME.side(state, seat) for seat in range(4)] == [0, 1, 0, 1]


def test_stones_of_the_box() -> None:
    """TPL-2: four stones of each number from 1 to 6."""
    assert GAME.set_up(2, GAME.agreed(2, {})).bag == [4] * 6


def test_what_is_hidden() -> None:
    """TPL-3: an eye sees its own hand only, and of the others and the bag how much there is."""
    state = laying([1, 2], [3, 4])
    seen = GAME.telling.view(state, 0)
    assert seen["hands"] == [[1, 2], None]
    assert seen["held"] == [2, 2]
    assert GAME.telling.view(state, None)["hands"] == [None, None]


@pytest.mark.parametrize("hand", [2, 3])
def test_hands_are_filled_up(hand: int) -> None:
    """TPL-4: seat by seat to a full hand, then after each round by one stone."""
    match = by_hand("1 1 1 2 2 2"[: 4 * hand], hand=hand)
    assert match.view(0)["held"] == [hand, hand]
    match.draw("6")
    match.play(0, "1")
    match.play(1, "2")
    assert match.chance is not None
    assert match.chance["facts"] == {"seat": 0, "missing": 1}
    with pytest.raises(Refusal, match="stone-not-in-bag"):
        by_hand("1 1 1 1", players=3).draw("1")


def test_the_die_sets_the_stake() -> None:
    """TPL-5: the number thrown, every face equally likely."""
    match = by_hand("1 1 2 2")
    assert match.chance is not None
    assert match.chance["name"] == "throw"
    assert GAME.odds(match.state) == dict.fromkeys(range(6), 1)
    match.draw("5")
    assert match.view(None)["stake"] == 5


def test_all_lay_at_the_same_time() -> None:
    """TPL-6: in any order, one stone from the hand, and back again while others think."""
    match = by_hand("1 2 1 2 1 2 4", players=3)
    match.play(2, "lay 1")
    match.play(0, "lay 2")
    assert match.to_act == (1,)
    match.undo(2)
    assert match.view(None)["laid"] == [2, None, None]
    with pytest.raises(Refusal, match="stone-not-in-hand"):
        match.play(1, "6")


def test_an_open_hand_stays_open() -> None:
    """TPL-7: everyone sees it, also what comes later; once is enough, and there is no way back."""
    match = by_hand("1 2 3 4 5")
    match.play(0, "open")
    assert match.to_act == (0, 1)
    assert match.view(1)["hands"] == [[1, 2], [3, 4]]
    with pytest.raises(Refusal, match="already-open"):
        match.play(0, "open")
    with pytest.raises(Refusal, match="undo-revealed"):
        match.undo(0)
    match.play(0, "1")
    match.play(1, "3")
    match.draw("6")
    assert match.view(None)["hands"] == [[2, 6], None]
    assert [event.name for event in match.told(None)][:2] == ["drew-unseen", "drew-unseen"]
    assert match.told(None)[-1].facts == {"seat": 0, "number": 6}


def test_the_highest_wins_the_stake() -> None:
    """TPL-8: and one point more with an open hand."""
    assert lay(laying([5, 1], [6, 1], [2, 1]), 5, 6, 2).points == [0, 4, 0, 0]
    assert lay(laying([5, 1], [6, 1], shown=[0, 1, 0, 0]), 5, 6).points == [0, 5, 0, 0]


def test_equal_stones_cancel() -> None:
    """TPL-9: the next one wins; when none is left alone, nobody does."""
    assert lay(laying([6, 1], [6, 1], [2, 1]), 6, 6, 2).points == [0, 0, 4, 0]
    state = lay(laying([6, 1], [6, 2]), 6, 6)
    assert state.points == [0, 0, 0, 0]
    assert GAME.telling.events(laying([6, 1], [6, 2]), 1, 5, state)[-1].name == "cancelled"


def test_stones_laid_are_gone() -> None:
    """TPL-10: they do not come back, and the next round begins."""
    state = lay(laying([5, 1], [6, 1]), 5, 6)
    assert state.gone == [2, 4, 4, 4, 4, 4]
    assert state.laid == [NO_STONE] * 4
    assert state.actors() == (CHANCE,)
    match = by_hand("1 1 2 2 3")
    match.play(0, "1")
    match.play(1, "2")
    assert match.state.phase == DRAWING


def test_the_end_by_points() -> None:
    """TPL-11: at once with 15 points, also those of a pair together."""
    almost = laying([5, 1], [6, 1], points=[0, 10, 0, 0])
    assert not lay(almost, 5, 6).over()
    enough = lay(laying([5, 1], [6, 1], points=[0, 11, 0, 0]), 5, 6)
    assert GAME.outcome(enough).ending == "target-reached"
    hands = [5, 1], [6, 1], [2, 1], [3, 1]
    pair = lay(laying(*hands, points=[0, 5, 0, 6], teams=1), 5, 6, 2, 3)
    assert GAME.outcome(pair).ending == "target-reached"
    assert not lay(laying(*hands, points=[0, 5, 0, 6]), 5, 6, 2, 3).over()


def test_the_end_without_stones() -> None:
    """TPL-12: when bag and hands are empty, and not before."""
    assert GAME.outcome(lay(laying([5], [6]), 5, 6)).ending == "stones-out"
    assert not lay(laying([5, 5], [6, 6]), 5, 6).over()


def test_places() -> None:
    """TPL-13: most points first, ties share, partners add up."""
    tied = lay(laying([5], [6], [5], points=[7, 3, 2, 0]), 5, 6, 5)
    assert GAME.outcome(tied).ranks == (1, 1, 3)
    pairs = lay(laying([5], [6], [5], [4], points=[7, 1, 2, 3], teams=1), 5, 6, 5, 4)
    result = GAME.outcome(pairs)
    assert result.scores == (9, 8, 9, 8)
    assert result.ranks == (1, 2, 1, 2)


def test_a_seat_that_was_left() -> None:
    """TPL-14: it lays its lowest stone, and its hand stays closed."""
    match = by_hand("3 2 4 4 5 5 6", players=3)
    match.resign(0)
    assert match.view(None)["laid"] == [2, None, None]
    assert match.view(None)["shown"] == [False] * 3


def test_the_table_in_a_terminal() -> None:
    match = by_hand("1 2 3 4 5")
    match.play(1, "3")
    assert GAME.face is not None
    drawn = GAME.face.draw(match.view(0), lambda text, _: text)
    assert drawn.splitlines() == ["[20]  *5*", "1:   0  -  (1 2)", "2:   0  3  (?)"]
    assert GAME.face.aliases(match.view(0)) == {}


def test_dumps_that_could_do_harm_are_refused() -> None:
    sound = laying([5, 1], [6, 1]).dump()
    for field, value in {
        "players": 5,
        "phase": 9,
        "stake": 7,
        "shown": [2, 0, 0, 0],
        "points": [0, 0, -1, 0],
        "hand": 4,
        "laid": [5, NO_STONE, NO_STONE, NO_STONE],
        "hands": [0] * 24,
    }.items():
        with pytest.raises(ValueError):
            Template.load({**sound, field: value})


def test_it_is_found_by_its_name() -> None:
    assert stolek.game(GAME.name) is GAME
