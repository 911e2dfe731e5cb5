"""Dice, states of the body and its parts: what every other chapter counts with."""
