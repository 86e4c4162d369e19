"""The box of King of the Dice as data: its schema, the box in use, the checks of an edition."""
