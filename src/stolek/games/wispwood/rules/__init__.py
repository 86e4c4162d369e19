"""The rules of Wispwood: the State and what it is made of."""
