"""Grips and the contest of wrestlers."""
