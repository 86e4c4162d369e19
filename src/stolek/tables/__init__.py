"""Tables: seats, players, bots, clocks and subscribers around a match."""
