"""What the bots of King of the Dice know of good play."""
