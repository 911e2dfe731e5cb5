"""Life and wounds, fear, falls, things that break, and what is left after the fight."""
