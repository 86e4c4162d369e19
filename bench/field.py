"""The sides that can be measured here, and one plain line for each that cannot."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench import yardstick
from bench.bars import BARS
from bench.pipe import Child
from bench.sides import Asked, Side, Yardstick

COMPARABLE = ("ingenious", 2)  # what the yardstick and MOMAland play
Options = dict[str, Any]
PLAIN: Options = {}
VARIANTS: dict[str, list[tuple[int, Options]]] = {
    "ingenious": [(4, {"mode": "team"})]
}  # beside the plain ones


class Wish(NamedTuple):
    """The options of the command line."""

    game: str = "ingenious"
    players: int = 2
    rounds: int = 15
    seconds: float = 0.3
    yardstick: Path | None = None
    without: tuple[str, ...] = ()
    json: Path | None = None


class Unready(Exception):
    """Nothing can be measured; the message says why in one line."""


class Field:
    """The sides of one run; ends its processes when closed."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.sides: dict[str, Side] = {}
        self.variants: list[Side] = []
        self.left_out: list[str] = []
        self.ends = ExitStack()
        try:
            self.gather()
        except BaseException:
            self.ends.close()
            raise

    def gather(self) -> None:
        """Set up all sides; the yardstick first, because its path may be wrong."""
        rivals = self.rivals()
        engine = self.child("bench.engine", STOLEK_INTERPRETED="")
        self.facts = self.checked(engine)
        self.enter("compiled", engine, "play")
        if "interpreted" not in self.wish.without:
            self.enter("interpreted", self.child("bench.engine", STOLEK_INTERPRETED="1"), "play")
        self.sides.update({side.name: side for side in rivals})
        self.enter("drive", engine, "drive")
        self.enter("clone", engine, "copy")
        for work in ("score", "odds", "search"):
            if work in BARS[self.wish.game]:
                self.enter(work, engine, work)
        self.enter("one thread", engine, "play", wall=True)
        self.enter("two threads", engine, "abreast", wall=True)
        self.enter_variants(engine)

    def checked(self, engine: Child) -> dict[str, Any]:
        """The facts of the compiled engine; raises Unready when it cannot be measured."""
        game, players = self.wish.game, self.wish.players
        facts: dict[str, Any] = engine.ask("facts", game=game, players=players, options=PLAIN)
        if "refused" in facts:
            raise Unready(f"This cannot be played: {facts['refused']}.")
        if game not in BARS:
            raise Unready(f"There are no bars for {game}; bars.py has those of {', '.join(BARS)}.")
        if not facts["compiled"]:
            raise Unready("The rules are not compiled here; `make setup` compiles them.")
        return facts

    def child(self, module: str, **environment: str) -> Child:
        """A child process that ends with the field."""
        child = Child(module, **environment)
        self.ends.callback(child.close)
        return child

    def enter(self, name: str, child: Child, kind: str, *, wall: bool = False) -> None:
        """Add a side of Stolek."""
        self.sides[name] = self.side(name, child, kind, self.wish.players, PLAIN, wall)

    def side(
        self, name: str, child: Child, kind: str, players: int, options: Options, wall: bool = False
    ) -> Side:
        """A side of Stolek: a table and a workload."""
        table = {"game": self.wish.game, "players": players, "options": options}
        return Asked(name, child, kind=kind, wall=wall, **table)

    def enter_variants(self, engine: Child) -> None:
        """Add all tables of the game, for information."""
        plain = [(players, PLAIN) for players in self.facts["players"]]
        for players, options in plain + VARIANTS.get(self.wish.game, []):
            self.variants.append(self.side(called(players, options), engine, "play", players, options))

    def rivals(self) -> list[Side]:
        """The sides that are not Stolek."""
        if self.wish.game == COMPARABLE[0] and self.wish.players != COMPARABLE[1]:
            self.left_out.append("Yardstick and MOMAland are left out: they play Ingenious for two.")
            return []
        return [*self.find_yardstick(), *self.find_momaland()]

    def find_yardstick(self) -> list[Side]:
        """The C program, if a path is given and there is a compiler."""
        if self.wish.yardstick is None:
            self.left_out.append("The C yardstick is left out: --yardstick gives its path.")
        elif yardstick.compiler() is None:
            self.left_out.append("The C yardstick is left out: there is no C compiler.")
        else:
            folder = Path(self.ends.enter_context(TemporaryDirectory()))
            return [Yardstick("yardstick", yardstick.build(self.wish.yardstick, folder))]
        return []

    def find_momaland(self) -> list[Side]:
        """MOMAland, if it is installed and wanted."""
        if self.wish.game != COMPARABLE[0]:
            self.left_out.append("MOMAland is left out: it plays Ingenious.")
        elif "momaland" in self.wish.without:
            self.left_out.append("MOMAland is left out as asked.")
        elif find_spec("momaland") is None:
            self.left_out.append("MOMAland is left out: it is not installed (pip install -e '.[bench]').")
        else:
            return [Asked("momaland", self.child("bench.rival"))]
        return []


def called(players: int, options: Options) -> str:
    """A name for a table."""
    return ", ".join([f"{players} player{'s' * (players > 1)}", *map(str, options.values())])
