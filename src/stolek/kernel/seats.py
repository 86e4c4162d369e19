"""Seats that are no chairs: fortune and the gallery."""

CHANCE = -1  # the seat of fortune
GALLERY = -2  # the eye of those who only watch
CHANCE_DUE = 256  # fortune's bit in the mask of those who owe a decision
