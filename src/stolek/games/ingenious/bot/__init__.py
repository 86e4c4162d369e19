"""What the bots of Ingenious know of good play."""
