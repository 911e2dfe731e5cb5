"""GURPS manoeuvres: one-second turns on hexes, 3d6 under a skill."""
