"""Calls: people who are away hear that it is their turn, by ways that they have chosen themselves."""
