"""The dragon alarm: a tile with a fire, and what happens when fires run out (KOD-58 … KOD-62)."""

from __future__ import annotations

from typing import Any

from stolek.games.dicekings import GAME
from stolek.games.dicekings.rules.state import DiceKings
from tests.games.dicekings.positions import (
    Play,
    Table,
    draw,
    moves,
    names,
    only,
    phase,
    play,
    refused,
    tickets,
)  # fmt: skip
from tests.games.dicekings.second import LAND

HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"
SLAYER_ONLY = "K1-02 K2-04 K3-03 K4-01 K5-02"


def alarmed(land: str = "coast", **table: Any) -> Play:
    """A player whose dice meet nothing has taken a card; the tile is shown."""
    match = Table(**{"dice": "123123", "offer": HARD} | table).match()
    play(match, "alarm rogue")
    draw(match, "K4-12", land)
    return match


def fires(match: Play) -> tuple[list[int], int, int]:
    """Fires in front of the players, in the stock, on the map."""
    view = match.view(None)
    return view["fires"], view["stock"]["fires"], sum(known["dragon"] for known in view["fields"].values())


def check_sound(match: Play) -> None:
    """The position is one that could be loaded: every field in one state, nothing left over."""
    assert DiceKings.load(match.state.dump()) == match.state


def twelve_dragons() -> str:
    """Twelve dragons, among them none on coast, floodplain or meadow."""
    fields = [field for field in LAND if LAND[field] not in ("coast", "floodplain", "meadow")]
    return " ".join(fields[:12])


def test_one_tile_with_a_fire() -> None:
    """KOD-46, KOD-58: on either free field of its land; nobody owns it."""
    match = Table(dice="123123", offer=HARD).match()
    play(match, "alarm rogue")
    draw(match, "K4-12")
    assert match.chance is not None
    lands = {"possible": list(tickets(match.state))}
    assert match.chance["facts"] == {"seat": 0, "count": 1, "stock": 26} | lands
    draw(match, "coast")
    assert (phase(match), moves(match)) == ("alarm", {"dragon A1", "dragon B15"})
    prompt = GAME.telling.prompt(match.state, 0)
    assert (prompt.name, prompt.clause, prompt.facts) == ("dragon", "KOD-58", {"seat": 0, "land": "coast"})
    events = play(match, "dragon A1")
    assert names(events) == ["dragon-came", "next"]
    assert (events[0].clause, events[0].facts) == ("KOD-58", {"seat": 0, "field": "A1", "land": "coast"})
    assert fires(match) == ([0, 0], 12, 3)
    view = match.view(None)
    assert view["fields"]["A1"] == {
        "land": "coast", "owner": None, "dragon": True, "tile": True, "gem": None,
    }  # fmt: skip
    assert (view["stock"]["tiles"], view["tokens"], match.to_act) == (25, [16, 16], (1,))


def test_a_gem_stays_under_the_dragon() -> None:
    """KOD-59: nobody has it."""
    match = alarmed()
    play(match, "dragon B15")
    view = match.view(None)
    assert (view["fields"]["B15"]["gem"], view["fields"]["B15"]["dragon"]) == ("white", True)
    assert view["gems"] == [{"white": 1, "gold": 0}] * 2


def test_where_no_dragon_can_come() -> None:
    """KOD-45, KOD-58: only to a free field of the land, and nothing else is done now."""
    match = alarmed(fields={1: "A1"})
    assert moves(match) == {"dragon B15"}
    with refused(match, "field-taken", "KOD-58"):
        match.play(0, "dragon A1")
    with refused(match, "other-land", "KOD-58"):
        match.play(0, "dragon A2")
    with refused(match, "place-dragon", "KOD-58"):
        match.play(0, "place B15")


def test_the_last_fire_of_the_stock() -> None:
    """KOD-58: it is used before any other."""
    match = alarmed(dragons=twelve_dragons(), fires={0: 1, 1: 1})
    assert fires(match) == ([1, 1], 1, 12)
    assert names(play(match, "dragon A1")) == ["dragon-came", "next"]
    assert fires(match) == ([1, 1], 0, 13)


def test_an_own_fire() -> None:
    """KOD-60, AC-11: when the stock is empty, although others have some."""
    match = alarmed(dragons=twelve_dragons(), fires={0: 1, 1: 2})
    events = play(match, "dragon A1")
    assert names(events) == ["own-fire", "next"]
    assert (events[0].clause, events[0].facts) == ("KOD-60", {"seat": 0, "field": "A1", "land": "coast"})
    assert fires(match) == ([0, 2], 0, 13)
    check_sound(match)


def test_a_fire_of_somebody_else() -> None:
    """KOD-61, AC-11: of whom, the active player decides; those without any cannot be named."""
    match = alarmed(players=4, dragons=twelve_dragons(), fires={1: 1, 3: 2})
    assert play(match, "dragon A1") == []
    assert (phase(match), moves(match)) == ("fire", {"fire from 2", "fire from 4"})
    prompt = GAME.telling.prompt(match.state, 0)
    assert (prompt.name, prompt.clause, prompt.facts) == ("fire", "KOD-61", {"seat": 0, "field": "A1"})
    assert match.view(None)["waiting"] == "A1"
    assert match.view(None)["fields"]["A1"] == {
        "land": "coast", "owner": None, "dragon": False, "tile": True, "gem": None,
    }  # fmt: skip
    for text in ("fire from 1", "fire from 3"):
        with refused(match, "has-no-fire", "KOD-61"):
            match.play(0, text)
    events = play(match, "fire from 4")
    assert names(events) == ["fire-from", "next"]
    assert events[0].clause == "KOD-61"
    assert events[0].facts == {"seat": 0, "victim": 3, "field": "A1", "land": "coast"}
    assert fires(match) == ([0, 1, 0, 1], 0, 13)
    assert match.view(None)["fields"]["A1"]["dragon"]
    check_sound(match)


def test_only_one_can_give_a_fire() -> None:
    """KOD-61: asked all the same."""
    match = alarmed(dragons=" ".join([*twelve_dragons().split(), "B13", "B8"]), fires={1: 1})
    play(match, "dragon A1")
    assert moves(match) == {"fire from 2"}


def test_no_fire_anywhere() -> None:
    """KOD-3, KOD-62, AC-11: the tile lies bare; the field is nobody's, and its gem is lost."""
    fifteen = " ".join([field for field in LAND if LAND[field] != "coast"][:15])
    match = alarmed(dragons=fifteen, white="A2 B15 B1 B2 B3 B12")
    assert fires(match) == ([0, 0], 0, 15)
    events = play(match, "dragon B15")
    assert names(events) == ["no-fire", "next"]
    assert (events[0].clause, events[0].facts) == ("KOD-62", {"seat": 0, "field": "B15", "land": "coast"})
    assert match.view(None)["fields"]["B15"] == {
        "land": "coast", "owner": None, "dragon": False, "tile": True, "gem": "white",
    }  # fmt: skip
    assert fires(match) == ([0, 0], 0, 15)
    check_sound(match)


def test_a_neutral_field_stays_neutral() -> None:
    """KOD-62: no slayer, no rogue and no tile comes there; it counts for nobody."""
    slaying = Table(dice="515151", offer=SLAYER_ONLY, neutral="A1", dragons="A6").match()
    play(slaying, "claim slayer")
    draw(slaying, "K3-12")
    assert moves(slaying) == {"slay A6"}
    rogue = Table(dice="331121", offer="K4-01", neutral="A1", fields={0: "A2", 1: "A15"}).match()
    play(rogue, "claim rogue")
    draw(rogue, "K4-12")
    assert moves(rogue) == {"conquer A15"}
    assert rogue.view(None)["scores"] == [5, 5]
    tile = Table(dice="341611", offer="K1-01", neutral="A1").match()
    play(tile, "claim merchant")
    draw(tile, "K1-12", "coast")
    assert moves(tile) == {"place B15"}


def test_one_alarm_after_another() -> None:
    """KOD-58, KOD-60, KOD-61, KOD-62, AC-11: stock, own fire, another's, none."""
    thirteen = " ".join(
        [field for field in LAND if LAND[field] not in ("coast", "floodplain", "meadow")][:13]
    )
    match = Table(dice="123123", offer=HARD, dragons=thirteen, fires={0: 1, 1: 1}).match()
    # An own fire of the first player, an own one of the second; then nobody has any.
    happened = []
    for deck, land, field in ((4, "coast", "A1"), (5, "floodplain", "A2"), (3, "meadow", "A3")):
        play(match, f"alarm {deck}")
        draw(match, f"K{deck}-12", land)
        happened += names(play(match, f"dragon {field}"))
        play(match, "throw all")
        draw(match, "1b 2g 3g 1r 2r 3b")
        play(match, "stop")
    assert [name for name in happened if name != "next"] == ["own-fire", "own-fire", "no-fire"]
    view = match.view(None)
    assert [view["fields"][field]["dragon"] for field in ("A1", "A2", "A3")] == [True, True, False]


def test_the_game_may_end_with_a_dragon() -> None:
    """KOD-58, KOD-63: the last tile of the stock."""
    match = alarmed(LAND["A1"], stock=1, free="A1")
    events = play(match, "dragon A1")
    assert names(events) == ["dragon-came", "ended"]
    assert only(events, "ended").facts == {"ending": "stock-empty"}
    robbed = alarmed(LAND["A1"], stock=1, free="A1 B15", dragons=twelve_dragons(), fires={1: 3})
    play(robbed, "dragon A1")
    assert names(play(robbed, "fire from 2")) == ["fire-from", "ended"]
