"""How a fight goes on."""
