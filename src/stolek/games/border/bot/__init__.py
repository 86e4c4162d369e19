"""What the bots of The Border know of good play."""
