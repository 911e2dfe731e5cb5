"""Grapples: how they begin, their contests, and what grapplers do to each other."""
