"""Dice, states of the body and its parts, hands, shock: what every other chapter counts with."""
