"""Seats that are no chairs: fortune and the gallery."""

CHANCE = -1  # the seat of fortune
GALLERY = -2  # the eye of those who only watch
CHANCE_DUE = 256  # fortune's bit in the mask of those who owe a decision


def actors_of(mask: int) -> tuple[int, ...]:
    """Those who owe a decision, read from the bit mask of `State.owing`."""
    if mask & CHANCE_DUE:
        return (CHANCE,)
    return tuple(seat for seat in range(8) if mask >> seat & 1)


ACTORS = [actors_of(mask) for mask in range(CHANCE_DUE + 1)]
