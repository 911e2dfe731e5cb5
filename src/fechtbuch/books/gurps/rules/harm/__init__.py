"""Damage, injury, fatigue, critical results, and what is left after the fight."""
