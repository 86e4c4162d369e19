"""How Wispwood looks."""
