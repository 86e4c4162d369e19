"""A match of The Border for those who play it: moves, views, events, prompts, refusals, the result."""
