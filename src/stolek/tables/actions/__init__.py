"""Actions at a table besides moves: create, start, pause, propose, chat, export and delete data."""
