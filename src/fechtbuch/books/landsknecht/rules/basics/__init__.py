"""Saves, initiative, load, weapons in hand, and the circumstances of a blow."""
