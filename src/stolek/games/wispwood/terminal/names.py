"""What is written above forests: whose they are, points, cats."""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.terminal import signs
from stolek.kernel.game import Say
from stolek.kit.labels import seat_name
from stolek.kit.rows import Row, Span, clipped, plain, width


def shortened(name: str, columns: int) -> str:
    """A name in a narrow column: whole, else its initials (Bot 1 is B1), else its beginning."""
    if width(plain(name)) <= columns:
        return name
    initials = "".join(word[0] for word in name.split())
    return initials if 1 < width(plain(initials)) <= columns else clipped(plain(name), columns)[0].text


def named(view: dict[str, Any], seat: int, say: Say) -> Row:
    """A name, with an arrow before those who are to act."""
    return (Span("▸ " if owes(view, seat) else "  "), Span(seat_name(seat, say), "bold"))


def owes(view: dict[str, Any], seat: int) -> bool:
    """Whether the game waits for this seat, or for what it turns up."""
    if view["phase"] == "cats":
        return seat in view["choosing"]
    return view["phase"] != "over" and bool(seat == view["turn"])


def is_open(view: dict[str, Any]) -> bool:
    """Whether the round still goes on, so that its points can change."""
    return bool(len(view["scored"][0]) < view["round"])


def in_short(view: dict[str, Any], seat: int) -> str:
    """The points so far, and what the round would bring now."""
    so_far, now = view["scores"][seat], view["now"][seat]["total"]
    return f"{so_far} +{now}" if is_open(view) else f"{so_far}"


def title(view: dict[str, Any], seat: int, say: Say, columns: int) -> Row:
    """A name with the points, in words if they fit; a name that is too long is cut."""
    so_far = say("terminal-points", points=view["scores"][seat])
    now = say("terminal-points-now", points=view["now"][seat]["total"]) if is_open(view) else ""
    name = named(view, seat, say)
    in_words = (*name, *notes([so_far, now]))
    if so_far and width(in_words) <= columns:
        return in_words
    points = notes([in_short(view, seat)])
    return (*clipped(name, columns - width(points)), *points)


def cat(view: dict[str, Any], seat: int, say: Say) -> Row:
    """A seat's cat as it is drawn, and its state."""
    is_ready = view["cats"][seat] == "ready"
    state = say("terminal-ready" if is_ready else "terminal-hidden")
    return (signs.peg(signs.CAT, ready=is_ready), Span(f" {state}", "label"))


def notes(told: list[str]) -> Row:
    """Notes behind a name."""
    return tuple(Span(f" · {note}", "label") for note in told if note)
