"""A match of The Border for its players: moves, views, events, prompts, refusals, the result."""
