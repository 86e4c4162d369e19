"""Bots at a table: their turns, and the pool of worker processes in which they think."""
