"""Snowballs: a small book in all its rooms, which declares every kind of field there is.

Two gangs throw snowballs at each other. Whoever is hit three times is soaked and out. Walls keep
balls off, a sledge is everybody's, and who is at feud throws harder at his foe.
"""
