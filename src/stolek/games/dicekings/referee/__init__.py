"""King of the Dice for the referee of a real table."""
