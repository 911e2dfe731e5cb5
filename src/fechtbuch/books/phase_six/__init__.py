"""Phase Six: pools of exploding dice, actions and reactions. See README.md."""
