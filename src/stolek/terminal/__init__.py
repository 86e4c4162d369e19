"""A table in a terminal: people share one keyboard, bots play in a worker process."""
