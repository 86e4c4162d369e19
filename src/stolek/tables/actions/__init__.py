"""What people do at a table besides moving: create, start, pause, propose, chat, take their data along."""
