"""Hexagons in axial coordinates (q, r), pointy top, y downwards."""

from __future__ import annotations

Axial = tuple[int, int]

# E, NE, NW, W, SW, SE; the opposite of d is (d + 3) % 6.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def beside(place: Axial) -> list[Axial]:
    """The six hexagons that share a side with this one."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]
