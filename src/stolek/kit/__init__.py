"""Parts that several boxes share."""
