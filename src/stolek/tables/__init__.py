"""People around a match: tables, seats, clocks, watchers, and the bots among them."""
