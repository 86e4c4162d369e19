"""What every board game is."""
