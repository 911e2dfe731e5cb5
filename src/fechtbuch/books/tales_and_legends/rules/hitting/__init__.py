"""An attack from its number to its effect, in melee and at range."""
