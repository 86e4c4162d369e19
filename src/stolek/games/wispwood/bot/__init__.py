"""What the bots of Wispwood know of good play."""
