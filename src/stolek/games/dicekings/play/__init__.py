"""A match of King of the Dice for those who play it: moves, views, events, prompts, refusals, the result."""
