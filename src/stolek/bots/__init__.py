"""Minds for any game, and the levels at which they play."""
