"""What all board games share: states, matches, records, replay, undo."""
