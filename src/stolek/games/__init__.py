"""One complete folder per game."""
