"""A match of King of the Dice for its players: moves, views, events, prompts, refusals, the result."""
