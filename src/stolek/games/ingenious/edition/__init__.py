"""The box of Ingenious as data: its schema, the box in use, the checks of an edition."""
