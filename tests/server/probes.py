"""Probes: requests that change nothing, of every kind that an eye might try in order to learn more."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from stolek import CHANCE, Match, Refusal
from tests.laws.tables import Eye

Fields = dict[str, Any]
Asking = Callable[[Match[Any], int, Random], Fields]

FAR = 40  # how far an illegal action is from a legal one, at most


def now(match: Match[Any]) -> int:
    """How many entries there are."""
    return len(match.record.entries)


def other(match: Match[Any], seat: int) -> int:
    """Another seat; in a game for one, a seat that does not exist."""
    return (seat + 1) % max(2, match.players)


def legal(match: Match[Any], seat: int, dice: Random) -> int:
    """A legal action of this seat, or any when it is not to move."""
    return int(dice.choice(match.state.legal(seat) if seat in match.to_act else range(1000)))


def illegal(match: Match[Any], seat: int, dice: Random) -> int:
    """An illegal action near a legal one."""
    while True:
        action = abs(legal(match, seat, dice) + dice.randrange(-FAR, FAR))
        if not match.state.is_legal(seat, action):
            return action


def text(match: Match[Any], action: int) -> str:
    """A move in notation, if it is one."""
    try:
        return match.game.moves.move(action).notation
    except (ValueError, LookupError):
        return str(action)


def illegal_text(match: Match[Any], seat: int, dice: Random) -> str:
    """The same in notation; some impossible actions are written like possible ones."""
    while True:
        written = text(match, illegal(match, seat, dice))
        try:
            if not match.state.is_legal(seat, match.game.moves.parse(written)):
                return written
        except Refusal:
            return written


QUESTIONS: dict[str, tuple[str, Asking]] = {
    "an unreadable move": ("play", lambda m, s, d: {"seat": s, "seen": now(m), "move": "whatever"}),
    "an illegal action": ("play", lambda m, s, d: {"seat": s, "seen": now(m), "move": illegal(m, s, d)}),
    "an illegal move": (
        "play",
        lambda m, s, d: {"seat": s, "seen": now(m), "move": illegal_text(m, s, d)},
    ),
    "a stale move": (
        "play",
        lambda m, s, d: {"seat": s, "seen": d.randrange(now(m)), "move": illegal(m, s, d)},
    ),
    "ahead of time": ("play", lambda m, s, d: {"seat": s, "seen": now(m) + 1, "move": legal(m, s, d)}),
    "another's move": (
        "play",
        lambda m, s, d: {"seat": other(m, s), "seen": now(m), "move": illegal(m, s, d)},
    ),
    "a preview": ("preview", lambda m, s, d: {"seat": s, "move": text(m, legal(m, s, d))}),
    "a preview of the impossible": (
        "preview",
        lambda m, s, d: {"seat": s, "move": illegal_text(m, s, d)},
    ),
    "another's preview": ("preview", lambda m, s, d: {"seat": other(m, s), "move": illegal(m, s, d)}),
    "a hint": ("hint", lambda m, s, d: {"seat": s}),
    "another's hint": ("hint", lambda m, s, d: {"seat": other(m, s)}),
    "an old take-back": ("take-back", lambda m, s, d: {"seat": s, "seen": 0}),
    "another's take-back": ("take-back", lambda m, s, d: {"seat": other(m, s), "seen": now(m)}),
    "fortune's take-back": ("take-back", lambda m, s, d: {"seat": CHANCE, "seen": now(m)}),
    "a draw": ("draw", lambda m, s, d: {"seen": now(m), "outcome": "red-red"}),
    "consent to nothing": ("consent", lambda m, s, d: {"seat": s, "agrees": True, "wished": 0}),
    "another's resignation": ("resign", lambda m, s, d: {"seat": other(m, s)}),
    "a bot for another": ("stand-in", lambda m, s, d: {"seat": other(m, s), "level": "easy"}),
    "words": ("say", lambda m, s, d: {"seat": s, "text": "hm"}),
    "another hello": ("hello", lambda m, s, d: {}),
    "nonsense": ("dance", lambda m, s, d: {}),
}

IN_TURN = (  # probes that tell most when a decision is due
    "an illegal action",
    "an illegal move",
    "a stale move",
    "ahead of time",
    "a preview",
    "a preview of the impossible",
    "a hint",
)

CALLS: tuple[tuple[str, str, Fields], ...] = (
    ("GET", "/api/tables/{table}", {}),
    ("GET", "/api/tables/{table}/record", {}),
    ("GET", "/api/tables?which=mine", {}),
    ("GET", "/api/me/data", {}),
    ("GET", "/api/tables?which=watch", {}),
    ("GET", "/api/tables?which=join", {}),
    ("GET", "/api/tables/{table}x", {}),
    ("POST", "/api/tables/{table}/rematch", {}),
    ("POST", "/api/tables/{table}/seats", {"json": {}}),
    ("POST", "/api/tables/{table}/seats", {"json": {"seat": 0, "rack": 1}}),
    ("POST", "/api/records", {"json": {"record": "{}", "upto": 3}}),
    ("GET", "/api/health", {}),
    ("GET", "/metrics", {}),
)


def question(match: Match[Any], eye: Eye, dice: Random) -> tuple[str, Fields]:
    """A random probe; the gallery asks as if it had a seat."""
    kind, asking = QUESTIONS[dice.choice(IN_TURN if eye in match.to_act else tuple(QUESTIONS))]
    return kind, asking(match, dice.randrange(match.players) if eye is None else eye, dice)
