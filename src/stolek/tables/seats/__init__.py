"""Seats: joining, leaving, access keys, presence, and the host's actions."""
