"""The rules of The Border: the State and what it is made of."""
