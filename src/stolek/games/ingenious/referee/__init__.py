"""Ingenious for the referee of a real table."""
