"""An attack from its number to its effect."""
