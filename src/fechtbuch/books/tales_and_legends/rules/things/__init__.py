"""Weapons, missiles, potions, armour: what is done with them, and what is found after a fight."""
