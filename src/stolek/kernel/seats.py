"""Seats that are not players: chance, and the gallery of spectators."""

CHANCE = -1  # the seat of chance
GALLERY = -2  # the eye of spectators
CHANCE_DUE = 256  # the bit of chance in `State.owing`


def actors_of(mask: int) -> tuple[int, ...]:
    """The seats that owe a decision, from the bit mask of `State.owing`."""
    if mask & CHANCE_DUE:
        return (CHANCE,)
    return tuple(seat for seat in range(8) if mask >> seat & 1)


ACTORS = [actors_of(mask) for mask in range(CHANCE_DUE + 1)]
