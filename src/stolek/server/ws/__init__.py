"""The WebSocket of a table: messages, decoding, handlers, rendering."""
