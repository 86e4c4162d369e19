"""A match of Wispwood for those who play it: moves, views, events, prompts, refusals, the result."""
