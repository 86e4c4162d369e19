"""The Border for the referee of a real table."""
