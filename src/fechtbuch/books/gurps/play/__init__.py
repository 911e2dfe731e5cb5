"""Carrying out what was chosen, the sequence of play, and the fight as a whole."""
