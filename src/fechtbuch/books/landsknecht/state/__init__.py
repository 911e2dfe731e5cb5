"""What changes in a fight: fighters, the battle, things, and what can be said about them."""
