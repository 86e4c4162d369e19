"""A match of Wispwood for its players: moves, views, events, prompts, refusals, the result."""
