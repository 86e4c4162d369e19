"""A match of Ingenious for those who play it: moves, views, events, prompts, refusals, the result."""
