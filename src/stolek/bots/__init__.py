"""Bots for any game: levels, tree search, rollouts, and external programs in a sandbox."""
