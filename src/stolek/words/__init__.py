"""How Stolek speaks: shared phrases, and facts turned into sentences."""
