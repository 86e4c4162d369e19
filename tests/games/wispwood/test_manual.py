"""A whole round at a real table: everything that fortune brought is typed in by hand."""

from __future__ import annotations

from stolek import Record, replay
from stolek.games.wispwood import GAME
from stolek.kernel.record import Drawn
from tests.games.wispwood.positions import deal, forest, only, play, pond, trees


def test_a_round_of_two() -> None:
    """WIS-9, WIS-10, WIS-12, WIS-13, WIS-25, WIS-39, WIS-43, WIS-49: from the set-up to the second round."""
    match = GAME.start(2, chance="manual", seats=("Tom", "Ema"))
    for card in ("P-PAIRS", "H-LINE", "O-AROUND", "E-ADJACENT", "T-LARGEST"):
        match.draw(card)
    match.draw("E3")
    match.draw("E2")
    assert match.view(None)["shapes"] == ["I2", "T4", "V3", "S4", "I3", "L4", "O4", "I4"]
    match.draw("2")
    deal(match, "PHOhPHOh")
    # Ema takes the orb of space 3 with a corner of three, Tom the heart of space 8 with a square.
    play(match, "take 3", "shape V3", "wisp m12", "lay n,e", "done")
    assert forest(match, 1) == "T. OT C."
    play(match, "take 8", "shape O4", "wisp n13", "lay s,e,se", "done")
    assert forest(match, 0) == "ChT .TT"
    # Ema's cat refreshes; she takes a pumpkin with a square, Tom a heart with a bar of four by his cat.
    play(match, "cat refresh")
    deal(match, "hhhhPPPP")
    play(match, "take 8", "shape O4", "wisp n13", "lay s,e,se", "done")
    assert forest(match, 1) == "T.. OT. CPT .TT"
    play(match, "take 2", "cat shape I4", "wisp m12", "lay e,ee,eee", "done")
    assert forest(match, 0) == "hTTT ChT. .TT."
    assert match.view(None)["cats"] == ["hidden", "hidden"]
    # Ema lays three trees and has her cat back; Tom a pumpkin with a bar of three.
    trees(match, "n11", "o11", "o12")
    assert (forest(match, 1), match.view(None)["cats"]) == ("TTT OTT CPT .TT", ["hidden", "ready"])
    play(match, "take 6", "shape I3", "wisp m15", "lay e,ee", "done")
    assert forest(match, 0) == "hTTT ChT. .TT. PTT."
    # Trees close Ema's square; Tom has one more turn and closes his.
    play(match, "tree p11", "tree p12", "tree p13", "done")
    trees(match, "p13", "p14", "p15")
    trees(match, "m14", "p14")
    assert match.view(None)["full"] == [False, True]
    trees(match, "m14")
    assert match.view(None)["full"] == [True, True]
    assert pond(match) == "h.hhP.P."
    view = match.view(None)
    assert view["phase"] == "cats"
    assert [forest(match, seat) for seat in (0, 1)] == ["hTTT ChTT TTTT PTTT", "TTTT OTTT CPTT TTTT"]
    alike = {"P-PAIRS": 0, "H-LINE": 0, "fill": 2}
    assert view["scored"] == [
        [alike | {"O-AROUND": 0, "E-ADJACENT": 8, "T-LARGEST": 12, "total": 22}],
        [alike | {"O-AROUND": 2, "E-ADJACENT": 0, "T-LARGEST": 13, "total": 17}],
    ]
    match.play(1, "cat n12")
    began = only(match.play(0, "stay"), "round")
    assert began.facts == {"round": 2, "grid": 5, "seat": 0}
    assert [forest(match, seat) for seat in (0, 1)] == ["h. Ch .. P.", "OC .P"]
    assert match.to_act == (0,)
    assert match.view(None)["supply"] == 160 - 2 - 8 - 8
    # The record tells all of it again, and needs no generator.
    record = Record.from_json(match.record.to_json())
    assert replay(record).state.dump() == match.state.dump()
    assert record.seed is None
    assert sum(isinstance(entry, Drawn) for entry in record.entries) == 5 + 2 + 1 + 8 + 8
