"""The template broken on purpose: which law notices, and what was changed.

Some faults break several promises at once: a stone that is lost (law 8) also leaves a dump that
nobody can load (law 2), and whatever changes the course of play spoils golden records (law 15).
Those others are named, too; a law that is not named must hold.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.laws.copies import Edit

GOLDEN = 15
REDEAL = "    def redeal(self, eye: int) -> int:\n"
GONE = "            self.gone[self.laid[other]] += 1\n"
SCORED = "self.points[seat] += self.stake + self.shown[seat]"
OPENS = "return self.shown[seat] == 0"
STUMBLES = "edition_check=lambda text: __import__('json').loads(text) and []"
LOWEST = "        kind = 0\n        while self.hands"


class Breakage(NamedTuple):
    """The law meant, others that may notice, and the edits."""

    law: int
    also: tuple[int, ...]
    edits: tuple[Edit, ...]


def rules(old: str, new: str) -> Edit:
    """A change of the rules."""
    return Edit("rules.py", old, new)


BREAKAGES = {
    "the winner depends on the searcher's dice": Breakage(
        1,
        (2, 6, 11, GOLDEN),
        (rules("seat = self.winner()\n", "seat = self.winner() if self.rand(4) else self.players\n"),),
    ),
    "the rules remember what is not in the position": Breakage(
        1,
        (2, 6, 11, GOLDEN),
        (
            rules("TARGET = BOX.target\n", "TARGET = BOX.target\nTHROWN = [0]\n"),
            rules("self.stake = action + 1\n", "THROWN[0] ^= 1; self.stake = action + THROWN[0]\n"),
        ),
    ),
    "a field that no dump keeps": Breakage(
        2,
        (14, GOLDEN),
        (
            rules(
                SCORED, f"{SCORED}; self.luck = 1 - getattr(self, 'luck', 0); self.points[seat] += self.luck"
            ),
        ),
    ),
    "a view that is no plain data": Breakage(
        2, (), (Edit("view.py", "state.points[: state.players],", "tuple(state.points),"),)
    ),
    "a move that is listed, but not legal": Breakage(
        3,
        (2, 4, 6, 7, 9, 11, 12, 18),
        (rules("if self.can(seat, action):\n", "if self.can(seat, action) or action == OPEN:\n"),),
    ),
    "a move that is legal, but not listed": Breakage(
        3, (2, 4), (rules("for action in range(N_ACTIONS):\n", "for action in range(OPEN):\n"),)
    ),
    "an outcome that cannot come is let in": Breakage(
        3, (), (rules("(self.phase == THROWING or self.bag[action] > 0)", "True"),)
    ),
    "a refusal that leaves a trace": Breakage(
        3,
        (6, 9),
        (Edit("objections.py", "if action == OPEN:", "state.shown[0] = 1\n    if action == OPEN:"),),
    ),
    "a loaded die": Breakage(
        4,
        (GOLDEN,),
        (
            rules("return N_KINDS if self.phase", "return 7 if self.phase"),
            rules("return ticket if self.phase", "return ticket % 6 if self.phase"),
        ),
    ),
    "odds that forget how many stones there are": Breakage(
        4, (), (Edit("__init__.py", "{kind: count for kind, count", "{kind: 1 for kind, count"),)
    ),
    "sampling that likes high stones": Breakage(
        4,
        (),
        (
            rules(
                "        action = self.rand(N_ACTIONS)\n        while",
                "        action = max(self.rand(N_ACTIONS), self.rand(N_ACTIONS))\n        while",
            ),
        ),
    ),
    "an idle move that is not legal": Breakage(
        4,
        (1, 2, 5, 9, 13, GOLDEN, 18),
        (rules("return kind\n\n    # ---- what happens", "return kind + 1\n\n    # ----"),),
    ),
    "an end without an outcome": Breakage(
        4, (10, 13, GOLDEN), (Edit("result.py", "if state.phase == ENDED_OUT:", "if state.phase == -1:"),)
    ),
    "more decisions than declared": Breakage(5, (), (Edit("__init__.py", "longest=30", "longest=8"),)),
    "a game without end": Breakage(
        5,
        (GOLDEN, 18),
        (
            rules(GONE, "            self.bag[self.laid[other]] += 1\n            self.n_bag += 1\n"),
            rules(SCORED, "pass"),
        ),
    ),
    "a view that shows every hand": Breakage(
        6, (), (Edit("view.py", " if sees(state, eye, seat) else None for seat", " for seat"),)
    ),
    "a view that shows the bag": Breakage(
        6, (), (Edit("view.py", '"bag": sum(state.bag)', '"bag": state.bag'),)
    ),
    "an event that names the stone drawn": Breakage(
        6, (), (Edit("view.py", 'if happened.name != "drew" or', "if True or"),)
    ),
    "an event that tells the rest of the hand": Breakage(
        6,
        (),
        (Edit("view.py", '"laid", clause="CPY-6", facts={', '"laid", facts={"left": sum(hand(after, a)), '),),
    ),
    "a prompt that tells a secret": Breakage(
        6, (), (Edit("view.py", '"stake": state.stake})', '"stake": state.stake + max(state.hands)})'),)
    ),
    "a refusal that tells a secret": Breakage(
        6,
        (),
        (Edit("objections.py", '"CPY-6", number=action', '"CPY-6", left=state.bag[action], number=action'),),
    ),
    "imagining nothing but the truth": Breakage(6, (), (rules(REDEAL, f"{REDEAL}        return 0\n"),)),
    "imagining that changes what the eye sees": Breakage(
        6, (), (rules(REDEAL, f"{REDEAL}        self.points[0] ^= self.rand(2)\n"),)
    ),
    "legality that depends on what is in the bag": Breakage(
        7, (GOLDEN,), (rules(OPENS, f"{OPENS} and self.bag[2] != 2"),)
    ),
    "a stone that is lost": Breakage(8, (2, 6), (rules(GONE, ""),)),
    "a census that forgets what is laid": Breakage(8, (), (Edit("__init__.py", " + laid.count(kind)", ""),)),
    "a question that moves the searcher's dice": Breakage(
        9, (), (rules(LOWEST, LOWEST.replace("= 0", "= self.rand(1)")),)
    ),
    "a question that changes the position": Breakage(
        9,
        (6,),
        (Edit("__init__.py", "    hidden = [", "    state.stake ^= state.stake > 0\n    hidden = ["),),
    ),
    "places against what decides them": Breakage(
        10, (), (Edit("result.py", "order=tuple((total,)", "order=tuple((-total,)"),)
    ),
    "partners with different results": Breakage(
        10, (GOLDEN,), (Edit("result.py", "scores=tuple(totals)", "scores=tuple(points[: state.players])"),)
    ),
    "an ending that was not declared": Breakage(
        10, (13, GOLDEN), (Edit("result.py", 'return "stones-out", ', 'return "flood", '),)
    ),
    "the last one to choose is favoured": Breakage(
        11, (GOLDEN,), (rules("self.settle_round()\n", "self.points[seat] += 1; self.settle_round()\n"),)
    ),
    "a choice that takes a choice from others": Breakage(
        11, (3, GOLDEN), (rules(OPENS, "return self.shown[0] + self.shown[1] == 0"),)
    ),
    "a notation that must not be typed in capitals": Breakage(
        12, (), (Edit("moves.py", ".strip().lower().removeprefix", ".strip().removeprefix"),)
    ),
    "two moves with the same picks": Breakage(
        12, (9,), (Edit("moves.py", '((f"stone:{number}",),)', '(("stone",),)'),)
    ),
    "a missing word": Breakage(13, (), (Edit("words/sk.ftl", "event-laid =", "event-lain ="),)),
    "a word with a fact that nobody gives": Breakage(
        13, (), (Edit("words/cs.ftl", "Vyložit { $number }.", "Vyložit { $stone }."),)
    ),
    "a field that outgrows its type": Breakage(
        14, (), (rules("        self.n_bag = 0\n", "        self.n_bag = 0; self.held[3] = 40_000\n"),)
    ),
    "a range that lets in a stone of no kind": Breakage(
        18, (), (Edit("rules.pxd", "short[4] laid  # 0..6", "short[4] laid  # 0..9"),)
    ),
    "a range that lets in players without a place": Breakage(
        18, (), (Edit("rules.pxd", "short players  # 2..4", "short players  # 2..9"),)
    ),
    "stones that need not go round evenly": Breakage(
        18, (), (rules("return None if even else", "return None if even or True else"),)
    ),
    "a range that the game outgrows": Breakage(
        14, (2, GOLDEN), (Edit("rules.pxd", "short[4] points  # 0..100", "short[4] points  # 0..3"),)
    ),
    "a clause that no test proves": Breakage(
        15,
        (),
        tuple(
            Edit(book, "**CPY-14**", "**CPY-15** -\n\n**CPY-14**")
            for book in ("RULES.md", "RULES.cs.md", "RULES.sk.md")
        ),
    ),
    "a clause that one language lacks": Breakage(15, (), (Edit("RULES.sk.md", "**CPY-9**", "CPY-9"),)),
    "an ending without a golden record": Breakage(
        15, (), (Edit("result.py", 'ENDINGS = ("stones-out", ', 'ENDINGS = ("flood", "stones-out", '),)
    ),
    "a golden record that ends otherwise": Breakage(
        15, (), (Edit("golden/stones-out.outcome.json", '"ending":"stones-out"', '"ending":"flood"'),)
    ),
    "a golden record that is written otherwise": Breakage(
        15, (), (Edit("golden/stones-out.json", '"stolek": 1', '"stolek":1'),)
    ),
    "a clause that is named, but not written": Breakage(
        13, (), (Edit("view.py", 'name="threw", clause="CPY-5"', 'name="threw", clause="CPY-99"'),)
    ),
    "a drawing that is wider than the screen": Breakage(
        16, (), (Edit("terminal/text.py", """  ({hand})")""", """  ({hand})" + hand * 40)"""),)
    ),
    "a drawing with a name that fills the screen": Breakage(
        16, (9,), (Edit("terminal/text.py", "{seat + 1}: ", "{say('terminal-seat', seat=seat) * 2:>9}: "),)
    ),
    "a drawing in a colour that no terminal knows": Breakage(
        16, (), (Edit("terminal/text.py", "'bold'", "'pink'"),)
    ),
    "a drawing that ends in blanks": Breakage(16, (), (Edit("terminal/text.py", "({hand})", "({hand}) "),)),
    "a reader of boxes that stumbles over what is no JSON": Breakage(
        17, (), (Edit("__init__.py", "    levels=levels,\n", f"    levels=levels,\n    {STUMBLES},\n"),)
    ),
    "a reader of boxes that takes everything": Breakage(
        17,
        (),
        (Edit("__init__.py", "    levels=levels,\n", "    levels=levels, edition_check=lambda text: [],\n"),),
    ),
}
