"""A Contest: which bots play which game how often, and who sits where in which match.

Matches come in rounds: all matches of a round have the same secret seed, so the same deal, and every bot sits
on every seat once. All seeds follow from that of the contest and the number of the match, so the order in
which matches are played does not matter.
"""

from __future__ import annotations

from dataclasses import asdict
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

import stolek
from stolek import binaries
from stolek.bots.bots import SearchBot
from stolek.bots.external import Limits, command
from stolek.bots.levels import make_bot
from stolek.kernel import shelf
from stolek.kernel.game import Game
from stolek.kernel.refusal import Refusal

MOST_MATCHES = 1_000_000
MOST_MILLISECONDS = 3_600_000
MOST_MEGABYTES = 1 << 20
# What decides in bots/.
DECIDING = ("bots", "imagined_state", "levels", "paired_rollouts", "ranking", "search")
SOURCES = {".py", ".pxd", ".json"}
FOR_PEOPLE = {"terminal", "web", "words"}  # folders that do not affect how bots play
SEED_BYTES = 6  # every language can hold such a number exactly


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """All that determines the matches; the same contest has the same results everywhere."""

    game: str
    revision: int
    edition: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """One for each seat of a match: names of levels and baselines, or paths of programs."""
    programs: tuple[str | None, ...]
    """Digests of the programs: a changed program is another bot."""
    levels: tuple[dict[str, Any] | None, ...]
    """Settings of the built-in bots, likewise; None for the random one."""
    rounds: int
    seed: int
    milliseconds: int
    """Time limit of a program for a decision."""
    megabytes: int
    engine: str
    """Version of the engine, and a digest of the sources that bots depend on."""
    compiled: bool

    @property
    def matches(self) -> int:
        """The number of matches in all."""
        return self.rounds * self.players

    def key(self) -> str:
        """A short unique name; a contest with more rounds has the same one."""
        named = msgspec.structs.replace(self, rounds=0)
        return blake2b(msgspec.json.encode(named, order="sorted"), digest_size=10).hexdigest()


def contest(game: str, bots: tuple[str, ...], matches: int, seed: int = 0, **wishes: Any) -> Contest:
    """A contest of these bots, one to a seat; refuses what cannot be played.

    `matches` is rounded up to whole rounds. `wishes` are options, milliseconds, megabytes.
    """
    manifest = shelf.game(game)
    if not all(bots):
        raise Refusal("bot-unnamed")
    options = manifest.agreed(len(bots), wishes.get("options", {}))
    if not 1 <= matches <= MOST_MATCHES:
        raise Refusal("bad-matches", most=MOST_MATCHES)
    limits = Limits()
    return Contest(
        game=game,
        revision=manifest.revision,
        edition=manifest.edition,
        players=len(bots),
        options=options,
        bots=bots,
        programs=tuple(program_digest(name) for name in bots),
        levels=tuple(settings(manifest, len(bots), name) for name in bots),
        rounds=-(-matches // len(bots)),
        seed=seed,
        milliseconds=within(wishes.get("milliseconds"), limits.milliseconds, MOST_MILLISECONDS),
        megabytes=within(wishes.get("megabytes"), limits.megabytes, MOST_MEGABYTES),
        engine=engine(game),
        compiled=stolek.compiled,
    )


def within(wish: int | None, usual: int, most: int) -> int:
    """A limit or its default; refuses one that is out of range."""
    if wish is not None and not 1 <= wish <= most:
        raise Refusal("bad-limit", most=most)
    return usual if wish is None else wish


def program_digest(bot: str) -> str | None:
    """The digest of a program, None for a built-in bot; refuses programs that cannot be started."""
    if not is_program(bot):
        return None
    command(Path(bot))
    try:
        return blake2b(Path(bot).read_bytes(), digest_size=8).hexdigest()
    except OSError:
        raise Refusal("file-unreadable", file=bot) from None


def settings(game: Game[Any], players: int, bot: str) -> dict[str, Any] | None:
    """The settings of a built-in bot; refuses bots that the game does not have."""
    if is_program(bot):
        return None
    chosen = make_bot(game, players, bot)
    return asdict(chosen.level) if isinstance(chosen, SearchBot) else None


def is_program(name: str) -> bool:
    """Whether a bot is named by a path; a bare word is a level or a baseline."""
    return "/" in name or "\\" in name or "." in name


def engine(game: str, package: Path = binaries.PACKAGE) -> str:
    """The version, and a digest of all sources that the strength of a game's bots depends on."""
    digest = blake2b(digest_size=5)
    found = [path for mind in DECIDING for path in (package / "bots").glob(f"{mind}.*")]
    for folder in ("kernel", "kit", f"games/{game}"):
        found += (package / folder).rglob("*")
    for path in sorted(found):
        name = path.relative_to(package)
        if path.suffix in SOURCES and not FOR_PEOPLE & set(name.parts):
            digest.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{version('stolek')}+{digest.hexdigest()}"


def seating(contest: Contest, match: int) -> tuple[int, ...]:
    """Per seat: the number of its bot. In the next match of a round every bot moves up a seat."""
    turn = match % contest.players
    return tuple((seat - turn) % contest.players for seat in range(contest.players))


def match_seed(contest: Contest, match: int) -> int:
    """The secret seed of a match: the same in a whole round."""
    return number("deal", contest.seed, match // contest.players)


def bot_seed(contest: Contest, match: int, seat: int, entry: int) -> int:
    """The seed of a bot's random numbers for one decision."""
    return number("luck", contest.seed, match, seat, entry)


def number(*parts: str | int) -> int:
    """A pseudo-random number derived from what it is for."""
    text = " ".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")
