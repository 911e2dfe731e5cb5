"""Weapons, missiles, potions, armour and spells: what is done with them."""
