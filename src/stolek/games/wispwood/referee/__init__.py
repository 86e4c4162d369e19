"""Wispwood for the referee of a real table."""
