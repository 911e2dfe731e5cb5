"""How sides meet, run past each other, and part."""
