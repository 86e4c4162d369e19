"""Time at a table: clocks, pauses, timeouts, and the uptime of the server."""
