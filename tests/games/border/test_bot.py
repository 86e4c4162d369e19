"""The bot of The Border: what it thinks of moves and positions whose answer is known."""

from __future__ import annotations

from itertools import product

import pytest

from stolek.bots.levels import make_bot
from stolek.bots.ranking import Ranking
from stolek.games.border import GAME
from stolek.games.border.bot.adviser import TERMS, BorderAdviser, levels
from stolek.games.border.rules.codes import DONE, OVER, ROLLING, STOP
from stolek.games.border.rules.dice import number_of
from stolek.games.border.rules.setup import start
from stolek.games.border.rules.state import Border
from stolek.kernel.adviser import Adviser
from stolek.kernel.level import NAMES
from stolek.kernel.seats import CHANCE
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.border.positions import DULL, Play, Table, written

TABLES = [(players, chaining) for players in (2, 3, 4) for chaining in (True, False)]
FIVE = "villa eagle goat bridge well"  # 33 points, or 15 for the lower values


def bot(state: Border) -> BorderAdviser:
    adviser = BorderAdviser()
    adviser.watch(state)
    return adviser


def terms(match: Play, seat: int, notation: str) -> dict[str, int]:
    """What speaks for a move, in hundredths of a point."""
    action = next(move.action for move in match.legal(seat) if move.notation == notation)
    return dict(zip(TERMS, bot(match.state).reasons(seat, action), strict=False))


def notation(match: Play, seat: int, action: int) -> str:
    return next(move.notation for move in match.legal(seat) if move.action == action)


def looks(state: Border, seat: int, adviser: Adviser | None = None) -> dict[int, int]:
    """How good every move looks."""
    sight = Ranking(adviser or BorderAdviser())
    sight.begin(state, seat, 1)
    return dict(sight.looks())


def rolling(dice: list[int], throws: int, **crossed: str) -> Border:
    """Seat 0 has thrown so often, and these dice lie there (counts per colour)."""
    dump = Table(crossed={int(seat[-1]): cells for seat, cells in crossed.items()}).dump()
    return Border.load(dump | {"phase": ROLLING, "turn": 0, "dice": dice, "throws": throws})


def at_random(players: int, chaining: bool, decisions: int) -> list[Border]:
    """Positions of a random game in which somebody decides."""
    state = start(players, GAME.agreed(players, {"chaining": chaining}))
    state.seed(players)
    found: list[Border] = []
    while len(found) < decisions and state.actors():
        seat = state.actors()[0]
        if seat != CHANCE:
            found.append(state.clone())
        state.apply(seat, state.sample(seat))
    return found


def test_closing_first_is_worth_more_than_closing_later() -> None:
    first = Table(turn=1, closed={0: "villa"}, but={0: "b28"})
    later = Table(turn=1, closed={0: "villa", 1: "villa"}, but={0: "b28"})
    dull = DULL.replace("gray", "green")
    high = terms(first.second(dull), 0, "cross b28")
    low = terms(later.second(dull), 0, "cross b28")
    assert high["closes"] > 0
    assert high["first"] > 0
    assert low["closes"] > 0
    assert low["first"] == 0
    assert high["closes"] + high["first"] > low["closes"]


@pytest.mark.parametrize("ahead", [True, False])
def test_the_sixth_territory_is_closed_by_who_is_ahead_only(ahead: bool) -> None:
    table = Table(
        turn=1,
        closed={0: f"{FIVE} lighthouse", 1: "well" if ahead else "castle sailboat windwheel villa"},
        but={0: "b74"},
        later={0: FIVE},
    )
    match = table.second("blue,gray,yellow,red,red")
    assert (terms(match, 0, "cross b74")["end"] > 0) == ahead
    while match.to_act == (0,):
        match.play(0, notation(match, 0, make_bot(GAME, 2, "expert").choose(match.state, 0, 1)))
    assert ("lighthouse" in written(match, 0)) == ahead


def test_dice_left_to_the_others_speak_against_a_move() -> None:
    match = Table(crossed={1: "b08 b14 b73 b78"}).match("red,red,blue,gray,yellow")
    done = terms(match, 0, "done")
    assert done["leaves"] < 0
    assert terms(match, 0, "complete a21")["leaves"] > done["leaves"]


def test_a_throw_is_worth_the_mean_of_what_it_may_bring() -> None:
    kept = [2, 1, 0, 1, 0, 0]
    results = []
    for face in range(6):
        dice = [count + (colour == face) for colour, count in enumerate(kept)]
        results.append(looks(rolling(dice, 2, seat0="b34 b42", seat1="b08"), 0)[STOP])
    again = looks(rolling([3, 1, 0, 1, 0, 0], 2, seat0="b34 b42", seat1="b08"), 0)[number_of([0])]
    assert again == pytest.approx(sum(results) / 6, abs=1)


def test_with_two_throws_left_dice_are_worth_more_than_with_one() -> None:
    two, one = (looks(rolling([2, 1, 0, 1, 1, 0], throws), 0) for throws in (1, 2))
    assert two[STOP] == one[STOP]
    assert all(two[handful] >= one[handful] for handful in one)
    assert max(two.values()) > max(one.values())


def test_the_baseline_counts_cells_alone() -> None:
    adviser = BorderAdviser()
    adviser.skill = levels(2)["most-cells"].skill
    state = Table(crossed={0: "b34", 1: "b08 b14"}).match("red,red,blue,gray,yellow").state
    seen = looks(state, 0, adviser)
    assert seen[DONE] == 0
    assert set(seen.values()) <= {0, 100, 200, 300, 400, 500}


@pytest.mark.parametrize(("players", "chaining"), TABLES)
def test_choices_are_legal_and_terms_add_up(players: int, chaining: bool) -> None:
    for state in at_random(players, chaining, 60)[::3]:
        seat = state.actors()[0]
        adviser = bot(state)
        before = state.dump()
        for action, judged in looks(state, seat).items():
            assert sum(adviser.reasons(seat, action)) == judged
        assert state.dump() == before


@pytest.mark.parametrize(("players", "chaining"), TABLES)
def test_chances_are_shares_of_one(players: int, chaining: bool) -> None:
    for state in at_random(players, chaining, 60)[::5]:
        chances = [bot(state).estimate(seat) for seat in range(players)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0)


def test_at_the_end_the_victory_counts() -> None:
    won = Table(closed={0: f"{FIVE} castle", 1: "well"}, later={1: "well"}).over()
    assert won.phase == OVER
    assert [bot(won).estimate(seat) for seat in (0, 1)] == [1.0, 0.0]
    tied = Table(closed={0: f"{FIVE} castle", 1: f"{FIVE} castle"}).over()
    assert [bot(tied).estimate(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_who_has_crossed_more_is_ahead() -> None:
    state = rolling([1, 1, 1, 1, 1, 0], 1, seat0="b34 b35 b39 b32 b33")
    assert bot(state).estimate(0) > 0.5


@pytest.mark.parametrize(("players", "name"), list(product((2, 3, 4), (*NAMES, "most-cells"))))
def test_levels_give_a_legal_move_and_the_same_again(players: int, name: str) -> None:
    for state in at_random(players, True, 24)[::8]:
        seat = state.actors()[0]
        chosen = make_bot(GAME, players, name).choose(state, seat, 5)
        assert state.is_legal(seat, chosen)
        assert make_bot(GAME, players, name).choose(state, seat, 5) == chosen


def test_terms_have_words_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(Speaker(language, GAME).has(f"term-{term}") for term in TERMS)
