"""The box of The Border as data: its schema, the box in use, the checks of an edition."""
