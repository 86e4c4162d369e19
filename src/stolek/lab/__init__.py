"""The laboratory: what is measured about games and those who play them."""
