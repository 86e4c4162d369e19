"""Bots at a table: whose turn it is, and the pool of processes in which they think."""
