"""The rules of King of the Dice: the State and what it is made of."""
