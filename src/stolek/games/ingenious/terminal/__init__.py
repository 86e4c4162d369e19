"""How Ingenious looks."""
