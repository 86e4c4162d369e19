"""Phase 2 of a turn: which card is taken, or the alarm (KOD-23 … KOD-30)."""

from __future__ import annotations

from stolek.games.dicekings import GAME
from tests.games.dicekings.positions import (
    Play,
    Table,
    area,
    discards,
    draw,
    moves,
    names,
    only,
    open_cards,
    phase,
    play,
    refused,
    targets,
    tickets,
)

PILES = {"merchant", "thief", "slayer", "rogue", "landowner"}
HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"  # four red, four blue, three fives, five red, a straight of six
PLAIN = "123123"  # two of each colour, three pairs: meets none of them
FIVES = "515151"  # two of each colour, three fives and three ones
TWO_FIVES = "515123"  # three blue ones, two red ones


def asked(match: Play) -> tuple[str, str | None]:
    """What the active player is asked."""
    prompt = GAME.telling.prompt(match.state, match.to_act[0])
    return prompt.name, prompt.clause


# ---- the duty to claim --------------------------------------------------------------------------


def test_several_cards_met() -> None:
    """KOD-23, KOD-28, KOD-38: any of those that the dice meet, and no other; the tier is shown."""
    match = Table(dice="525151", offer="K1-07 K2-11 K3-03 K4-01 K5-01").match()
    assert moves(match) == {"claim merchant", "claim thief", "claim slayer"}
    assert [pile["met"] for pile in match.view(None)["offer"]] == [1, 1, 1, 0, 0]
    assert asked(match) == ("claim", "KOD-28")


def test_a_card_met_excludes_the_alarm() -> None:
    """KOD-26, AC-9: one card met by the dice alone, and it must be claimed."""
    match = Table(dice="162512", offer="K1-01 K2-04 K3-03 K4-01 K5-01").match()
    assert moves(match) == {"claim thief"}
    with refused(match, "must-claim", "KOD-26"):
        match.play(0, "alarm thief")
    with refused(match, "must-claim", "KOD-26"):
        match.play(0, "alarm rogue")


def test_no_card_met() -> None:
    """KOD-22, KOD-25, KOD-26: then the alarm, with any open card."""
    match = Table(dice=PLAIN, offer=HARD).match()
    assert moves(match) == {f"alarm {citizen}" for citizen in PILES}
    assert asked(match) == ("alarm", "KOD-25")
    with refused(match, "not-met", "KOD-24"):
        match.play(0, "claim slayer")


def test_jokers_are_voluntary() -> None:
    """KOD-24, KOD-27, AC-9: what only jokers can reach may be claimed, but the alarm stays allowed."""
    match = Table(dice=TWO_FIVES, offer=HARD, up={0: "K1-02 K3-08"}).match()  # two red fives
    assert targets(match, "claim") == {"slayer"}
    assert targets(match, "alarm") == PILES
    assert asked(match) == ("claim-or-alarm", "KOD-27")
    with refused(match, "not-met-with-jokers", "KOD-24"):
        match.play(0, "claim landowner")


def test_another_card_with_jokers() -> None:
    """KOD-26: the duty excludes the alarm, not a card that jokers reach."""
    match = Table(dice="515231", offer="K1-01 K2-04 K3-03 K4-01 K5-02", up={0: "K1-02 K3-08"}).match()
    assert moves(match) == {"claim thief", "claim slayer"}
    play(match, "claim slayer")
    assert phase(match) == "pairing"
    assert moves(match) == {"pair 5r"}


def test_jokers_of_others_help_nobody() -> None:
    """KOD-27, KOD-39: only cards of the own area; one card alone is no pair."""
    match = Table(dice=TWO_FIVES, offer=HARD, up={1: "K1-02 K3-08"}, down={1: "K1-03 K1-04"}).match()
    assert targets(match, "claim") == set()
    match = Table(dice=TWO_FIVES, offer=HARD, up={0: "K1-02"}).match()
    assert targets(match, "claim") == set()


# ---- what a claim brings ------------------------------------------------------------------------


def test_a_card_comes_face_up_and_the_next_is_uncovered() -> None:
    """KOD-9, KOD-17, KOD-24: at once, before the effect; any card of the deck that nobody has seen."""
    match = Table(dice=FIVES, offer="K3-03", up={1: "K3-01"}, down={1: "K3-05"}).match()
    events = play(match, "claim slayer")
    assert names(events) == ["took"]
    assert events[0].facts == {
        "seat": 0, "card": "K3-03", "citizen": "slayer", "effect": "slayer", "joker": "4g",
    }  # fmt: skip
    assert (open_cards(match)["slayer"], phase(match)) == (None, "offering")
    unseen = {f"K3-{number:02}" for number in range(1, 13)} - {"K3-01", "K3-03", "K3-05"}
    assert set(tickets(match.state)) == unseen
    assert set(tickets(match.state).values()) == {1}
    assert only(draw(match, "K3-09"), "offered").facts["card"] == "K3-09"
    assert (area(match, 0), open_cards(match)["slayer"]) == ((["K3-03"], 0), "K3-09")
    assert phase(match) == "slaying"


def test_one_card_a_turn() -> None:
    """KOD-24: the new open card is not for this turn, though the dice would meet it."""
    match = Table(dice=FIVES, offer="K3-03", dragons="A6").match()
    play(match, "claim slayer")
    draw(match, "K3-08")
    with refused(match, "slay-dragon", "KOD-51"):
        match.play(0, "claim slayer")
    play(match, "slay A6")
    assert match.to_act == (1,)
    assert area(match, 0) == (["K3-03"], 0)


def test_a_claim_that_jokers_cannot_better_is_carried_out_at_once() -> None:
    """KOD-24, KOD-41, KOD-42: a question only where a tier can be gained."""
    jokers = {0: "K1-02 K3-08"}
    at_once = Table(dice=FIVES, offer="K3-03", up=jokers).match()
    assert names(play(at_once, "claim slayer")) == ["took"]
    tiers = Table(dice=FIVES, offer="K1-07", up=jokers).match()
    assert names(play(tiers, "claim merchant")) == ["aimed"]
    assert moves(tiers) == {"pair 5r", "done"}
    assert names(play(tiers, "done")) == ["took-tier"]
    assert area(tiers, 0)[0] == ["K1-02", "K1-07", "K3-08"]


def test_pairs_are_discarded_and_the_claim_is_made() -> None:
    """KOD-24, KOD-39, KOD-44: two cards leave the game, one die comes."""
    match = Table(dice=TWO_FIVES, offer=HARD, up={0: "K1-02 K3-08"}).match()
    events = play(match, "claim slayer", "pair 5r")
    assert names(events) == ["aimed", "paired"]
    assert events[1].facts == {"seat": 0, "joker": "5r", "way": "pair"}
    assert match.view(None)["joker_dice"] == ["5r"]
    assert match.view(None)["claiming"] == "slayer"
    assert (discards(match), area(match, 0)) == (["K1-02", "K3-08"], ([], 0))
    assert moves(match) == {"done"}
    play(match, "done")
    assert area(match, 0) == (["K3-03"], 0)


# ---- the alarm ----------------------------------------------------------------------------------


def test_an_alarm_takes_any_open_card_face_down() -> None:
    """KOD-7, KOD-8a, KOD-25: a superjoker; all know which card it is, and the next one is uncovered."""
    match = Table(dice=PLAIN, offer=HARD).match()
    events = play(match, "alarm landowner")
    assert events[0].facts == {"seat": 0, "card": "K5-01", "citizen": "landowner", "effect": "landowner"}
    assert names(events) == ["took-down"]
    assert area(match, 0) == ([], 1)
    assert match.view(1)["cards"][0] == [
        {"card": "K5-01", "citizen": "landowner", "up": False, "joker": None}
    ]
    draw(match, "K5-07")
    assert open_cards(match)["landowner"] == "K5-07"
    assert phase(match) == "drawing"


# ---- empty piles --------------------------------------------------------------------------------


def test_an_empty_pile_stays_empty() -> None:
    """KOD-30: nothing is uncovered, and nothing there can be taken any more."""
    match = Table(dice=FIVES, offer="K3-03", piles={3: 1}, dragons="A6").match()
    assert match.view(None)["offer"][2]["left"] == 1
    events = play(match, "claim slayer")
    assert phase(match) == "slaying"
    assert names(events) == ["took"]
    assert match.view(None)["offer"][2] == {
        "citizen": "slayer",
        "left": 0,
        **dict.fromkeys(("card", "effect", "joker", "condition", "gem", "met")),
    }
    play(match, "slay A6", "throw all")
    draw(match, "5g 1b 5b 1r 5r 1g")
    play(match, "stop")
    assert not {"claim slayer", "alarm slayer"} & moves(match)
    with refused(match, "pile-empty", "KOD-30"):
        match.play(1, "claim slayer")


def test_an_empty_pile_after_an_alarm() -> None:
    """KOD-25, KOD-30: the tile is drawn at once; other piles can be taken face down, the empty one cannot."""
    match = Table(dice=PLAIN, offer=HARD, piles={5: 1, 4: 0}).match()
    assert moves(match) == {f"alarm {citizen}" for citizen in PILES - {"rogue"}}
    with refused(match, "pile-empty", "KOD-30"):
        match.play(0, "alarm rogue")
    play(match, "alarm landowner")
    assert phase(match) == "drawing"
    assert open_cards(match)["landowner"] is None


# ---- effects that cannot be carried out ---------------------------------------------------------


def test_a_card_without_effect_may_be_claimed() -> None:
    """KOD-29, KOD-51, KOD-52: no dragon, no token of another; the card is a joker all the same."""
    match = Table(dice=FIVES, offer="K3-03 K4-01", dragons="").match()
    play(match, "claim slayer")
    assert names(draw(match, "K3-01")) == ["offered", "no-dragon", "next"]
    assert (area(match, 0), match.to_act) == ((["K3-03"], 0), (1,))
    rogue = Table(dice="3r 3r 1r 1r 2r 1g", offer="K1-02 K2-04 K3-03 K4-01 K5-02", fields={0: "A1"}).match()
    assert moves(rogue) == {"claim rogue"}
    play(rogue, "claim rogue")
    assert names(draw(rogue, "K4-02")) == ["offered", "no-token", "next"]
    assert area(rogue, 0) == (["K4-01"], 0)


def test_a_card_without_effect_must_be_claimed() -> None:
    """KOD-26, KOD-29: the duty has no exception."""
    match = Table(dice="3r 3r 1r 1r 2r 1g", offer="K1-02 K2-04 K3-03 K4-01 K5-02").match()
    assert moves(match) == {"claim rogue"}
    with refused(match, "must-claim", "KOD-26"):
        match.play(0, "alarm slayer")
