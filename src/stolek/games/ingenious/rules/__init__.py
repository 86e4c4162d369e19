"""The rules of Ingenious: the State and what it is made of."""
