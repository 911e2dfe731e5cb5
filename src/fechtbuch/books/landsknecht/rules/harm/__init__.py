"""Wounds, injuries, morale, and what is left after the fight."""
