"""Time at a table: clocks, pauses, timeouts, and the hours in which the server was up."""
