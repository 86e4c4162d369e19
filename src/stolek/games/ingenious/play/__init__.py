"""A match of Ingenious for its players: moves, views, events, prompts, refusals, the result."""
