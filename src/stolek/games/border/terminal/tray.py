"""The dice: what lies there, and what of it can still be used."""

from __future__ import annotations

from typing import Any

from stolek.games.border.terminal import signs
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, clipped

TRAY_WIDE = 22


def tray(view: dict[str, Any], seat: int, say: Say) -> list[Row]:
    """What the dice are for, the dice, and below them their numbers or what is used."""
    dice: list[str] = view["dice"]
    used = used_ones(dice, left_over(view, seat))
    numbered = view["phase"] == "rolling"
    faces: list[Span] = []
    below = ""
    for number, (colour, is_used) in enumerate(zip(dice, used, strict=True), 1):
        faces += [signs.die(colour, used=is_used), Span(" ")]
        below += f" {signs.CROSS if is_used else number if numbered else ' '}  "
    above = clipped((Span(heading(view, say), "label"),), TRAY_WIDE)
    return [above, tuple(faces), (Span(below, "label"),)]


def heading(view: dict[str, Any], say: Say) -> str:
    """Which throw it was, or that the others use the dice now."""
    if view["phase"] == "second":
        return say("terminal-pool")
    thrown = view["throws"]
    return f"{say('terminal-dice')} {say('terminal-throw', number=thrown) if thrown else ''}".strip()


def left_over(view: dict[str, Any], seat: int) -> list[str]:
    """The dice that can still be used: in the second action those of a seat that is not active."""
    if view["phase"] == "second" and seat != view["turn"]:
        return list(view["boards"][seat]["pool"])
    return list(view["unused"])


def used_ones(dice: list[str], left: list[str]) -> list[bool]:
    """For each die whether it is used; of like ones the last."""
    rest = list(left)
    found = []
    for colour in dice:
        found.append(colour not in rest)
        if colour in rest:
            rest.remove(colour)
    return found
