"""How The Border looks."""
